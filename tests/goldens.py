"""Golden playthroughs: how they are found and written, and where each game keeps its list.

Run by `make goldens`, or by `.venv/bin/python tests/goldens.py great-split` for one game; read the
difference before you commit it.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from playthrough import playthrough
from spielwerk.core.game import Game
from spielwerk.core.record import Record, Said
from spielwerk.core.replay import open_record
from spielwerk.games import SHELF

FOLDER = Path(__file__).parent / "goldens"
NAMES = ("Anna", "Ben", "Cili", "Dora", "Emil", "Fanni", "Gerd")

Taste = Callable[[Any, str], float]  # how much a player at this table likes a move
Wanted = Callable[[Game, Sequence[Any], Record], bool]  # whether this game shows the branch


@dataclass(frozen=True)
class Golden:
    """The first game, of so many players with such a taste, that shows a branch."""

    branch: str
    seats: int
    taste: Taste
    wanted: Wanted
    variants: Mapping[str, str] = field(default_factory=dict)  # of every other game tried


def goldens() -> Iterator[tuple[Game, Golden]]:
    """Those of every game: `GOLDENS` in its folder of tests."""
    for name, game in SHELF.items():
        for golden in import_module(f"games.{name.replace('-', '_')}.goldens").GOLDENS:
            yield game, golden


def path_of(game: Game, golden: Golden) -> Path:
    return FOLDER / f"{game.about.id}-{golden.branch}.txt"


def liking(**tastes: float) -> Taste:
    """Likes moves by their first word; all others a little."""
    return lambda table, move: tastes.get(move.split(maxsplit=1)[0], tastes.get("other", 1.0))


def played(game: Game, golden: Golden, number: int) -> tuple[Record, list[Any]]:
    rng = Random(number)
    seed = bytes([number % 256]) * 32
    nonces = [bytes([seat, number % 256]) for seat in range(golden.seats)]
    tables = [game.new(golden.seats, seed, nonces, golden.variants if number % 2 else {})]
    record = open_record(game, tables[0], NAMES[: golden.seats], seed, nonces)
    moves = list[Said]()
    while waiting := game.to_move(tables[-1]):
        seat = rng.choice(waiting)
        legal = game.legal_moves(tables[-1], seat)
        move = rng.choices(legal, [golden.taste(tables[-1], move) for move in legal])[0]
        moves.append(Said(seat, move))
        tables.append(game.step(tables[-1], seat, move))
    return replace(record, moves=moves, result=game.scores(tables[-1])), tables


def main(names: Sequence[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for game, golden in goldens():
        if names and game.about.id not in names:
            continue
        for number in range(10_000):
            record, tables = played(game, golden, number)
            if golden.wanted(game, tables, record):
                break
        else:
            sys.exit(f"no game of ten thousand shows {golden.branch}")
        path = path_of(game, golden)
        path.write_text(playthrough(game, record), encoding="utf-8")
        print(f"{path.name}: game {number}, {len(record.moves)} moves, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
