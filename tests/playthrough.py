"""A game told in full: its record, and at every move what happened and what each seat then sees."""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.game import Game
from spielwerk.core.record import Record, write
from spielwerk.core.replay import replay


def flat(value: Any, path: str = "") -> dict[str, Any]:
    """A view as one value a path: `players.0.marks`."""
    if isinstance(value, dict):
        items: Iterator[tuple[Any, Any]] = iter(value.items())
    elif isinstance(value, list) and any(isinstance(part, dict) for part in value):
        items = enumerate(value)
    else:
        return {path: value}
    found: dict[str, Any] = {}
    for name, part in items:
        found |= flat(part, f"{path}.{name}" if path else str(name))
    return found


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for path in sorted(before.keys() | after.keys()):
        if path not in after:
            yield f"{path} is gone"
        elif path not in before:
            yield f"{path} = {after[path]}"
        elif before[path] != after[path]:
            yield f"{path}: {before[path]} → {after[path]}"


def private(game: Game, table: Any, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What this seat sees otherwise than a spectator."""
    own = flat(game.view(table, seat))
    return {
        path: own.get(path, "-")
        for path in own.keys() | public.keys()
        if own.get(path) != public.get(path)
    }


def playthrough(game: Game, record: Record) -> str:
    """The record as comments tell it; still a record that anybody can read."""
    head, _, moves = write(record).partition("\n\n")
    lines = [head, ""]
    public: dict[str, Any] = {}
    own: list[dict[str, Any]] = [{} for _ in range(record.seats)]
    tables = replay(game, record)
    table = next(tables)
    lines += seen(game, table, public, own)
    for move, said, after in zip(moves.splitlines(), record.moves, tables, strict=True):
        lines.append(move)
        for fact in game.tell(table, said.seat, said.text, after):
            readers = "" if fact.readers is None else f" to {sorted(fact.readers)}"
            data = " ".join(f"{name}={value}" for name, value in fact.data.items())
            lines.append(f"; ! {fact.word} {data}{readers}")
        table = after
        lines += seen(game, table, public, own)
    return "\n".join([*lines, ""])


def seen(
    game: Game, table: Any, public: dict[str, Any], own: list[dict[str, Any]]
) -> Iterator[str]:
    """What changed for everybody, and what more for each seat; brings both up to date."""
    now = flat(game.view(table, None))
    yield from (f";   {line}" for line in changes(public, now))
    public.clear()
    public.update(now)
    for seat in range(table.seats):
        more = private(game, table, seat, now)
        yield from (f";   {seat} sees {line}" for line in changes(own[seat], more))
        own[seat] = more
