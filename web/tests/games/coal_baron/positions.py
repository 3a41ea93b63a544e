"""Positions of whole games, for the tests of the drawn board: what the server would send at each.

Run from the root of the repository: `.venv/bin/python web/tests/games/coal_baron/positions.py`
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from spielwerk.core.game import Seat
from spielwerk.games import SHELF
from spielwerk.text import speaker

GAME = SHELF["coal-baron"]
FOLDER = Path(__file__).parent / "positions"
NAMES = ["Anna", "Ben", "Cili", "Dora"]
COAL = "ybgk"

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
        for view, seat, legal in game(seats, number):
            for name, (players, wanted) in list(missing.items()):
                if players == seats and wanted(view, legal):
                    write(name, view, seat, legal)
                    del missing[name]
            if view["phase"] == "over" and (name := f"over-{seats}"):
                write(name, view, 0, [])
        if not missing and number > 3:
            return
    raise SystemExit(f"not found: {', '.join(missing)}")


def game(seats: int, number: int) -> Iterator[tuple[View, Seat, list[str]]]:
    """A game of players with a little sense: what who is in turn sees."""
    rng = Random(number)
    table = GAME.new(seats, bytes([number % 256]) * 32, [bytes([seat]) for seat in range(seats)])
    while waiting := GAME.to_move(table):
        seat = waiting[0]
        legal = GAME.legal_moves(table, seat)
        view = GAME.view(table, seat)
        yield view, seat, legal
        weights = [liking(view, seat, move) for move in legal]
        table = GAME.step(table, seat, rng.choices(legal, weights)[0])
    yield GAME.view(table, 0), 0, []


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


def write(name: str, view: View, seat: Seat, legal: list[str]) -> None:
    say = speaker("en", GAME)
    position = {
        "view": view,
        "seat": seat,
        "names": NAMES[: view["seats"]],
        "legal": [[move, say.move(move)] for move in legal],
        "binding": sorted(GAME.binding & set(legal)),
        "draft": [],
        "hints": {"plans": plans(view, seat)} if view["phase"] == "mining" else None,
        "facts": [],
    }
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


def plans(view: View, seat: Seat) -> dict[str, list[str]]:
    """For each own order a way to fill it, as the server suggests one; here not the shortest."""
    me, found = view["players"][seat], {}
    for order in me["orders"]:
        needs = [slot["asks"] for slot in order["slots"] if not slot["cubes"]]
        plan = plan_for(me, order["order"], needs)
        if plan and len(plan) <= view["steps"]:
            found[order["order"]] = plan
    return found


def plan_for(me: dict[str, Any], order: str, needs: list[str]) -> list[str] | None:
    store, load, stop = dict(me["store"]), dict(me["load"]), me["cage"]
    moves, up = list[str](), list[str]()
    for coal in sorted(needs):
        if store[coal]:
            store[coal] -= 1
            moves.append(f"fill {order} {coal} store")
            continue
        up.append(f"fill {order} {coal}")
        if load[coal]:
            load[coal] -= 1
            continue
        level = COAL.index(coal) + 1
        row = me["levels"][level - 1]
        lying = [row["printed"], *(cube for tile in row["tiles"] for cube in tile["carts"])]
        if lying.count(coal) < needs.count(coal) or sum(me["load"].values()) + len(up) > 5:
            return None
        moves += [f"cage {level}"] * (stop != level) + [f"load {coal}"]
        stop = level
    return moves + ["cage 0"] * bool(up and stop) + up


if __name__ == "__main__":
    main()
