"""Positions of whole games, for the tests of the drawn board: what the server would send at each.

Run from the root of the repository: `.venv/bin/python web/tests/games/coal_baron/positions.py`
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from spielwerk.bots.coal_baron.plans import hints
from spielwerk.core.game import Seat
from spielwerk.games import SHELF
from spielwerk.text import speaker

GAME = SHELF["coal-baron"]
FOLDER = Path(__file__).parent / "positions"
NAMES = ["Anna", "Ben", "Cili", "Dora"]

View = dict[str, Any]
Wanted = Callable[[View, list[str]], bool]


def mining(view: View) -> dict[str, Any]:
    """Whose mine it is."""
    player: dict[str, Any] = view["players"][view["turn"]]
    return player


def has(legal: list[str], *starts: str) -> bool:
    return all(any(move.startswith(start) for move in legal) for start in starts)


# The first position of a game with so many players that shows it.
WANTED: dict[str, tuple[int, Wanted]] = {
    "draft": (4, lambda v, m: v["phase"] == "draft" and len(v["draft"]) < 9),
    "first": (2, lambda v, m: v["phase"] == "turn"),
    "early": (4, lambda v, m: v["phase"] == "turn" and v["players"][0]["workers"] < 9),
    "middle": (3, lambda v, m: v["phase"] == "turn" and v["shift"] == 2),
    "late": (
        4,
        lambda v, m: (
            v["phase"] == "turn" and v["shift"] == 3 and 0 < v["players"][v["turn"]]["workers"] < 7
        ),
    ),
    "late-two": (
        2,
        lambda v, m: v["phase"] == "turn" and v["shift"] == 3 and v["players"][0]["workers"] < 9,
    ),
    "done": (3, lambda v, m: v["phase"] == "done"),
    "keep-tile": (3, lambda v, m: v["phase"] == "keep" and v["space"] == "factory look"),
    "keep-order": (2, lambda v, m: v["phase"] == "keep" and v["space"] == "order look"),
    "put-tile": (3, lambda v, m: v["phase"] == "put" and v["space"] == "factory look"),
    "put-order": (4, lambda v, m: v["phase"] == "put" and v["space"] == "order look"),
    "next": (2, lambda v, m: v["phase"] == "next" and v["look"]["named"] == 1),
    "fuel": (4, lambda v, m: v["phase"] == "fuel"),
    "mining": (3, lambda v, m: v["phase"] == "mining" and v["steps"] == 10),
    "mining-two": (2, lambda v, m: v["phase"] == "mining" and mining(v)["cage"] == 3),
    "surface": (
        4,
        lambda v, m: v["phase"] == "mining" and has(m, "fill", "store") and v["steps"] > 3,
    ),
    "storage": (
        3,
        lambda v, m: any(f"{move} store" in m for move in m if move.startswith("fill")),
    ),
    "pair": (3, lambda v, m: v["phase"] == "pair"),
    "crowded": (
        2,
        lambda v, m: (
            v["phase"] == "mining" and sum(len(row["tiles"]) for row in mining(v)["levels"]) > 11
        ),
    ),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    missing = dict(WANTED)
    for number in range(400):
        seats = 2 + number % 3
        for table, seat, legal in game(seats, number):
            view = GAME.view(table, seat)
            for name, (players, wanted) in list(missing.items()):
                if players == seats and wanted(view, legal):
                    write(name, table, seat, legal)
                    del missing[name]
            if view["phase"] == "over" and (name := f"over-{seats}"):
                write(name, table, 0, [])
        if not missing and number > 3:
            return
    raise SystemExit(f"not found: {', '.join(missing)}")


def game(seats: int, number: int) -> Iterator[tuple[Any, Seat, list[str]]]:
    """A game of players with a little sense: the table, who is in turn, and what may be said."""
    rng = Random(number)
    table = GAME.new(seats, bytes([number % 256]) * 32, [bytes([seat]) for seat in range(seats)])
    while waiting := GAME.to_move(table):
        seat = waiting[0]
        legal = GAME.legal_moves(table, seat)
        yield table, seat, legal
        view = GAME.view(table, seat)
        weights = [liking(view, seat, move) for move in legal]
        table = GAME.step(table, seat, rng.choices(legal, weights)[0])
    yield table, 0, []


def liking(view: View, seat: Seat, move: str) -> float:
    """A little sense: dig what is asked for, bring it up, deliver it."""
    verb, *words = move.split()
    me = view["players"][seat]
    asked = {slot["asks"] for o in me["orders"] for slot in o["slots"] if not slot["cubes"]}
    if verb == "load":
        return 9 if words[0] in asked else 1
    if verb == "cage":
        return float(sum(me["load"].values())) if words[0] == "0" else 2
    if verb == "mine":
        return int(words[0]) / 3
    if verb == "order":
        return 3 / (1 + len(me["orders"]))
    return {"deliver": 60, "fill": 30, "stop": 0.2, "pair": 0.2, "factory": 2}.get(verb, 1)


def write(name: str, table: Any, seat: Seat, legal: list[str]) -> None:
    say, view = speaker("en", GAME), GAME.view(table, seat)
    position = {
        "view": view,
        "seat": seat,
        "names": NAMES[: view["seats"]],
        "legal": [[move, say.move(move)] for move in legal],
        "binding": sorted(GAME.binding & set(legal)),
        "draft": [],
        "hints": hints(table, seat),
        "facts": [],
    }
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
