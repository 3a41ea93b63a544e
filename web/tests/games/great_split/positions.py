"""Positions of whole games, for the tests of the drawn board: what the server would send at each.

Run from the root of the repository: `.venv/bin/python web/tests/games/great_split/positions.py`
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from spielwerk.bots.hints import HINTS
from spielwerk.core.game import Seat
from spielwerk.games import SHELF
from spielwerk.text import speaker

GAME = SHELF["great-split"]
HINT = HINTS["great-split"]
FOLDER = Path(__file__).parent / "positions"
NAMES = ["Anna", "Ben", "Cili", "Dora", "Emil", "Fanni", "Gabor"]

View = dict[str, Any]
Wanted = Callable[[View, Any, list[str]], bool]


def put(me: Any) -> int:
    return len(me["parts"]["a"]["cards"]) + len(me["parts"]["b"]["cards"])


def asks(me: Any, what: str) -> bool:
    return bool(me["asks"] and me["asks"][what])


# The first position of a game with so many players that shows it.
# fmt: off
WANTED: dict[str, tuple[int, Wanted]] = {
    "discard":     (3, lambda v, me, m: "discard" in m[0]),
    "hand":        (4, lambda v, me, m: v["phase"] == "split" and put(me) == 0),
    "dividing":    (7, lambda v, me, m: v["phase"] == "split" and put(me) == 3 and v["round"] > 2),
    "last-card":   (2, lambda v, me, m: v["phase"] == "split" and len(m) == 1 and "put" in m[0]),
    "to-offer":    (4, lambda v, me, m: v["phase"] == "split" and m == ["offer"]),
    "offered":     (4, lambda v, me, m: v["phase"] == "split" and m == ["reopen"]),
    "choose":      (4, lambda v, me, m: v["phase"] == "choose" and m != []),
    "choose-two":  (2, lambda v, me, m: v["phase"] == "choose" and m != []),
    "chosen":      (7, lambda v, me, m: v["phase"] == "choose" and me["chosen"]),
    "resolve":     (4, lambda v, me, m: v["phase"] == "resolution" and not me["played"]),
    "resolve-7":   (7, lambda v, me, m: v["phase"] == "resolution" and len(me["hand"]) > 5),
    "seal":        (4, lambda v, me, m: asks(me, "seals") and me["asks"]["seal"] == "diamond"),
    "square":      (3, lambda v, me, m: asks(me, "seals") and me["asks"]["seal"] == "square"),
    "star":        (2, lambda v, me, m: asks(me, "seals") and me["asks"]["seal"] == "star"),
    "arrow":       (4, lambda v, me, m: asks(me, "arrow") and not me["asks"]["seals"]),
    "arrow-chain": (7, lambda v, me, m: asks(me, "arrow") and me["asks"]["waits"] != []),
    "gold-full":   (2, lambda v, me, m: me["tracks"]["gold"] == 12 and "play" in m[0]),
    "splitter":    (3, lambda v, me, m: v["phase"] == "resolution" and "splitter" in m[0]),
    "done":        (4, lambda v, me, m: m == ["done"]),
    "resolved":    (3, lambda v, me, m: v["phase"] == "resolution" and not m and v["round"] > 3),
}
# fmt: on


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    missing = dict(WANTED)
    for number in range(60):
        seats = (2, 3, 4, 7)[number % 4]
        for table, view, seat, legal in game(seats, number):
            me = view["players"][seat]
            for name, (players, wanted) in list(missing.items()):
                sayable = legal or name in ("chosen", "resolved")
                if players == seats and sayable and wanted(view, me, legal):
                    write(name, table, view, seat, legal)
                    del missing[name]
            if view["phase"] == "over" and number < 4:
                write(f"over-{seats}", table, view, 0, [])
        if not missing and number > 3:
            return
    raise SystemExit(f"not found: {', '.join(missing)}")


def game(seats: int, number: int) -> Iterator[tuple[Any, View, Seat, list[str]]]:
    """A game of players with a little sense: what each of two seats sees, asked or not."""
    rng = Random(number)
    table = GAME.new(seats, bytes([number]) * 32, [bytes([seat]) for seat in range(seats)])
    while waiting := GAME.to_move(table):
        for seat in (0, 1):
            yield table, GAME.view(table, seat), seat, GAME.legal_moves(table, seat)
        seat = rng.choice(waiting)
        legal = GAME.legal_moves(table, seat)
        weights = [0.3 if move.startswith("sell") else 1.0 for move in legal]
        table = GAME.step(table, seat, rng.choices(legal, weights)[0])
    yield table, GAME.view(table, 0), 0, []


def write(name: str, table: Any, view: View, seat: Seat, legal: list[str]) -> None:
    say = speaker("en", GAME)
    position = {
        "view": view,
        "seat": seat,
        "names": NAMES[: view["seats"]],
        "legal": [[move, say.move(move)] for move in legal],
        "binding": sorted(GAME.binding & set(legal)),
        "draft": [],
        "hints": HINT(table, seat) if legal else None,
        "facts": [],
    }
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
