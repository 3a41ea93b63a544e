"""Write the golden playthroughs anew: one for each number of players, one for each rare branch.

Run by `make goldens`; read the difference before you commit it.
"""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from playthrough import playthrough
from spielwerk.core.game import Game
from spielwerk.core.record import Record, Said
from spielwerk.core.replay import open_record
from spielwerk.games import SHELF
from spielwerk.games.coal_baron.moves import PLACES
from spielwerk.games.coal_baron.rules.space import cost

FOLDER = Path(__file__).parent / "goldens"

Taste = Callable[[Any, str], float]  # how much a player at this table likes a move
Wanted = Callable[[Game, Sequence[Any], Record], bool]  # whether this game shows the branch


def liking(**tastes: float) -> Taste:
    """Likes moves by their first word; all others a little."""
    return lambda table, move: tastes.get(move.split(maxsplit=1)[0], tastes.get("other", 1.0))


def thrifty(table: Any, move: str) -> float:
    """Takes every tile and order where few workers stand; earns only what that needs."""
    if move not in PLACES:
        return 0.001 if move == "keep none" else 1.0
    action = move.split(maxsplit=1)[0]
    likes = {"factory": 8.0, "order": 6.0, "money": 4.0 if table.marks[table.turn] < 9 else 0.1}
    dry = {"factory": table.tiles, "order": table.orders}.get(action)
    if move == "factory look" or (dry and dry.top == dry.end):
        return 0.01
    return likes.get(action, 0.001) / int(cost(table, PLACES.index(move))) ** 4


def played(game: Game, seats: int, number: int, taste: Taste) -> tuple[Record, list[Any]]:
    rng = Random(number)
    seed = bytes([number % 256]) * 32
    nonces = [bytes([seat, number % 256]) for seat in range(seats)]
    options = {"carts-for-all": "yes", "open-deliveries": "yes"} if number % 2 else {}
    tables = [game.new(seats, seed, nonces, options)]
    names = ["Anna", "Ben", "Cili", "Dora"][:seats]
    record, moves = open_record(game, tables[0], names, seed, nonces), list[Said]()
    while waiting := game.to_move(tables[-1]):
        seat = rng.choice(waiting)
        legal = game.legal_moves(tables[-1], seat)
        move = rng.choices(legal, [taste(tables[-1], move) for move in legal])[0]
        moves.append(Said(seat, move))
        tables.append(game.step(tables[-1], seat, move))
    return replace(record, moves=moves, result=game.scores(tables[-1])), tables


def some_delivered(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return sum("deliver" in said.text for said in record.moves) >= 3 * record.seats


def decks_dry(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Both decks ran out, and spaces of both kinds stayed empty."""
    s = tables[-1]
    return s.tiles.top == s.tiles.end and s.orders.top == s.orders.end and 0 in s.board


def coal_out(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Carts got another colour, or none by choice, and once no cube was left at all."""
    texts = {said.text for said in record.moves}
    fuelled = {text for text in texts if text.startswith("fuel")}
    return "fuel none" in fuelled and len(fuelled) > 2 and any(not t.supply.any() for t in tables)


def four_share(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return len(game.winners(tables[-1])) == 4


def draw_without_marks(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Several win together, and none of them has a mark left over."""
    winners = game.winners(tables[-1])
    return len(winners) > 1 and not any(game.tiebreak(tables[-1], seat) for seat in winners)


MINER = liking(deliver=300, fill=60, load=20, mine=6, pair=3, bank=0.1)

GOLDENS: tuple[tuple[str, str, int, Taste, Wanted], ...] = (
    ("coal-baron", "two", 2, MINER, some_delivered),
    ("coal-baron", "three", 3, MINER, some_delivered),
    ("coal-baron", "four", 4, MINER, some_delivered),
    ("coal-baron", "decks-dry", 4, thrifty, decks_dry),
    ("coal-baron", "coal-out", 4, liking(factory=9, money=6, bank=0.1, mine=0, order=0), coal_out),
    ("coal-baron", "four-share", 4, liking(bank=1, draft=1, done=1, other=0), four_share),
    (
        *("coal-baron", "draw-without-marks", 2),
        liking(bank=1, money=1, draft=1, done=1, other=0),
        draw_without_marks,
    ),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, branch, seats, taste, wanted in GOLDENS:
        game = SHELF[name]
        for number in range(10_000):
            record, tables = played(game, seats, number, taste)
            if wanted(game, tables, record):
                break
        else:
            sys.exit(f"no game of ten thousand shows {branch}")
        path = FOLDER / f"{name}-{branch}.txt"
        path.write_text(playthrough(game, record), encoding="utf-8")
        print(f"{path.name}: game {number}, {len(record.moves)} moves, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
