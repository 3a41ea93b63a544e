"""Positions of whole games, for the tests of the drawn board: what the server would send at each.

Run from the root of the repository: `.venv/bin/python web/tests/games/card_game/positions.py`
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from spielwerk.core.game import Seat
from spielwerk.games import SHELF
from spielwerk.text import speaker

GAME = SHELF["card-game"]
FOLDER = Path(__file__).parent / "positions"
NAMES = ["Anna", "Ben", "Cili", "Dora"]

View = dict[str, Any]
Wanted = Callable[[View, list[str]], bool]


def starting(legal: list[str], *starts: str) -> bool:
    return all(any(move.startswith(start) for move in legal) for start in starts)


def mining(view: View) -> dict[str, Any]:
    player: dict[str, Any] = view["players"][view["turn"]]
    return player


# The first position of a game with so many players that shows it.
WANTED: dict[str, tuple[int, Wanted]] = {
    "first": (2, lambda v, m: v["phase"] == "turn"),
    "second": (2, lambda v, m: v["phase"] == "turn" and any(zone["laid"] for zone in v["zones"])),
    "late": (4, lambda v, m: v["phase"] == "turn" and v["shift"] == 4),
    "use": (3, lambda v, m: v["phase"] == "turn" and starting(m, "use lorry", "use ")),
    "waits": (3, lambda v, m: m == ["on"]),
    "pay": (2, lambda v, m: v["phase"] == "pay" and v["pay"]["owed"] > 2 and len(m) > 2),
    "pay-innovation": (4, lambda v, m: v["phase"] == "pay" and starting(m, "pay 1-", "pay 2")),
    "dock-wagon": (3, lambda v, m: v["phase"] == "dock" and v["docking"].startswith("wagon")),
    "dock-engine": (4, lambda v, m: v["phase"] == "dock" and v["docking"].startswith("engine")),
    "mining": (2, lambda v, m: v["phase"] == "mining" and starting(m, "load", "store")),
    "fetch": (3, lambda v, m: v["phase"] == "mining" and starting(m, "load", "fetch")),
    "fetch-only": (
        4,
        lambda v, m: v["phase"] == "mining" and starting(m, "fetch") and not mining(v)["row"],
    ),
    "send": (2, lambda v, m: v["phase"] == "send" and starting(m, "send")),
    "send-stop": (3, lambda v, m: v["phase"] == "send" and m == ["stop"]),
    "look": (4, lambda v, m: v["phase"] == "look"),
    "take": (3, lambda v, m: v["phase"] == "take" and len(m) == 4),
    "take-secret": (2, lambda v, m: v["phase"] == "take" and v["look"]["stack"] == "order"),
    "next": (4, lambda v, m: v["phase"] == "next" and v["look"]["named"] == 0),
    "next-second": (2, lambda v, m: v["phase"] == "next" and v["look"]["named"] == 1),
    "done": (3, lambda v, m: v["phase"] == "done" and m == ["done"]),
    "done-on": (2, lambda v, m: v["phase"] == "done" and starting(m, "done", "on")),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    missing = dict(WANTED)
    for number in range(600):
        seats = 2 + number % 3
        for table, seat, legal in game(seats, number):
            view = GAME.view(table, seat)
            for name, (players, wanted) in list(missing.items()):
                if players == seats and wanted(view, legal):
                    write(name, table, seat, legal)
                    del missing[name]
            if view["phase"] == "over" and number < 3:
                write(f"over-{seats}", table, 0, [])
        if not missing and number > 3:
            return
    raise SystemExit(f"not found: {', '.join(missing)}")


def game(seats: int, number: int) -> Iterator[tuple[Any, Seat, list[str]]]:
    """A game of players with a little sense: the table, who is in turn, and what may be said."""
    rng = Random(number)
    key = number.to_bytes(32, "little")
    table = GAME.new(seats, key, [bytes([seat]) for seat in range(seats)])
    while waiting := GAME.to_move(table):
        seat = waiting[0]
        legal = GAME.legal_moves(table, seat)
        yield table, seat, legal
        table = GAME.step(table, seat, rng.choices(legal, [liking(move) for move in legal])[0])
    yield table, 0, []


def liking(move: str) -> float:
    """A little sense: trains are built, loaded and sent."""
    verb = move.partition(" ")[0]
    return {"delivery": 40, "mining": 8, "send": 20, "load": 4, "pass": 0.1, "stop": 0.3}.get(
        verb, 2
    )


def write(name: str, table: Any, seat: Seat, legal: list[str]) -> None:
    say, view = speaker("en", GAME), GAME.view(table, seat)
    position = {
        "view": view,
        "seat": seat,
        "names": NAMES[: view["seats"]],
        "legal": [[move, say.move(move)] for move in legal],
        "binding": sorted(GAME.binding & set(legal)),
    }
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
