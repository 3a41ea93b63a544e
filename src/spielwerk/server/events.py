"""What happened, as it is written down, read again, and told to one viewer in one language."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Row

from spielwerk.core.game import Fact, Game, Seat
from spielwerk.text import speaker

from .table import Event


def told(event: Event) -> dict[str, Any]:
    """For the column `told`."""
    facts = [[f.word, dict(f.data), sorted(f.readers) if f.readers else None] for f in event.facts]
    return {"facts": facts, "heard": {str(viewer): said for viewer, said in event.heard.items()}}


def read(row: Row[Any]) -> Event:
    facts = (
        Fact(word, data, None if readers is None else frozenset(readers))
        for word, data, readers in row.told["facts"]
    )
    return Event(
        seq=row.seq,
        seat=row.seat,
        kind=row.kind,
        moves=tuple(row.moves.split("\n")),
        facts=tuple(facts),
        heard={int(viewer): tuple(said) for viewer, said in row.told["heard"].items()},
        at=row.at,
    )


def shown(
    event: Event, game: Game, viewer: Seat | None, language: str, names: Sequence[str]
) -> dict[str, Any]:
    """The event as this viewer may know it."""
    facts = [
        {
            "word": fact.word,
            "data": game.show(fact.data),
            "text": sentence(language, game, fact, names),
            **({} if fact.readers is None else {"private": True}),
        }
        for fact in event.facts
        if fact.told(viewer)
    ]
    moves = list(event.said_to(viewer))
    more = {} if event.kind == "moves" else {"kind": event.kind}
    return (
        {"seq": event.seq, "seat": event.seat, "moves": moves, "facts": facts}
        | more
        | {"at": round(event.at, 3)}
    )


def sentence(language: str, game: Game, fact: Fact, names: Sequence[str]) -> str:
    name = names[fact.data["seat"]] if "seat" in fact.data else ""  # type: ignore[index]
    return _sentence(language, game, fact.word, tuple(fact.data.items()), name)


@lru_cache(maxsize=20_000)
def _sentence(
    language: str, game: Game, word: str, data: tuple[tuple[str, Any], ...], name: str
) -> str:
    figures = dict(data)
    told = name or speaker(language).say("player-gone")
    names = {figures["seat"]: told} if "seat" in figures else {}
    return speaker(language, game).fact(Fact(word, figures), names)  # type: ignore[arg-type]
