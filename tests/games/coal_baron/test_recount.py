"""Every final score again, from what all could see, by other means than the rules use.

The recount knows only views: it lists, sorts and adds up, and shares no code with scoring.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from spielwerk.games import SHELF

GAME = SHELF["coal-baron"]
VEHICLES = ("barrow", "cart", "truck", "train")
BARROW = ["Y2", "B3", "YY3", "G4", "K5", "BB5", "BBB7", "GG7", "KK9", "GGG9", "YBGK10"]
CART = ["Y2", "YY3", "B3", "YYY4", "G4", "BB5", "K5", "GG7", "KK9", "YBGK10", "KKK12"]
PRINTED = dict(zip((f"o{n:02}" for n in range(1, 45)), BARROW + CART + CART + BARROW, strict=True))
CLOCK = [
    *((2, 1), (3, 1), (4, 2), (5, 2)),
    *((6, 3), (7, 3), (8, 4), (9, 4)),
    *((10, 5), (11, 5), (12, 6), (13, 6)),
]
Shown = dict[str, Any]


def slots(order: str) -> str:
    return PRINTED[order].rstrip("0123456789")


def worth(order: str) -> int:
    return int(PRINTED[order].lstrip("YBGK"))


def vehicle(order: str) -> str:
    return VEHICLES[(int(order[1:]) - 1) // 11]


def amounts(player: Shown, everybody: bool) -> list[int]:
    """What a player has of each of the twelve elements."""
    delivered: list[str] = player["delivered"]
    coal = Counter("".join(map(slots, delivered)))
    carried = {v: sum(len(slots(o)) for o in delivered if vehicle(o) == v) for v in VEHICLES}
    empty = [
        (level["printed"] == "none") + sum(tile["carts"].count("none") for tile in level["tiles"])
        for level in player["levels"]
    ]
    counts = [*(coal[colour] for colour in "YBGK"), *carried.values()]
    return counts + (empty if delivered or everybody else [0] * 4)


def shared_out(counts: list[int], prizes: tuple[int, int]) -> list[int]:
    """Points for each seat: by rank, the ranks told from the sorted counts."""
    ranked = sorted((count for count in counts if count), reverse=True)
    tops = sorted(set(ranked), reverse=True)
    points = [0] * len(counts)
    for seat, count in enumerate(counts):
        if count and count == tops[0]:
            points[seat] = prizes[0]
        elif (
            count
            and len(counts) > 2
            and ranked.count(tops[0]) == 1
            and tops[1:]
            and count == tops[1]
        ):
            points[seat] = prizes[1]
    return points


def end(player: Shown) -> int:
    """CB-6.1: marks, cubes, outstanding orders, balance."""
    cubes: int = sum([*player["load"].values(), *player["store"].values()])
    tiles = [tile for level in player["levels"] for tile in level["tiles"]]
    carts = [cart for tile in tiles for cart in tile["carts"]]
    carts += [level["printed"] for level in player["levels"]]
    cubes += sum(cart != "none" for cart in carts)
    cubes += sum(len(slot["cubes"]) for order in player["orders"] for slot in order["slots"])
    light: int = sum(tile["tile"].endswith("L") for tile in tiles)
    dark = len(tiles) - light
    marks: int = player["marks"]
    open_orders = len(player["orders"])
    return marks // 5 + cubes // 3 - open_orders - 2 * abs(light - dark)


def recount(shown: list[Shown]) -> list[int]:
    """The scores from what stood on the table when each shift ended, the last entry the end."""
    last = shown[-1]
    totals = [0] * last["seats"]
    everybody = "carts-for-all" in last["options"]
    for shift, view in enumerate(shown, 1):
        counts = [amounts(player, everybody) for player in view["players"]]
        for element in range(4 * shift):
            for seat, points in enumerate(shared_out([c[element] for c in counts], CLOCK[element])):
                totals[seat] += points
    for seat, player in enumerate(last["players"]):
        totals[seat] += sum(map(worth, player["delivered"])) + end(player)
    return totals


@pytest.mark.parametrize("seats", GAME.about.seats)
@pytest.mark.parametrize("number", range(12))
def test_recount(seats: int, number: int) -> None:
    """Players who deliver when they can, so that there is something to count."""
    rng = Random(number)
    options = {"carts-for-all": "yes"} if number % 2 else {}
    table = GAME.new(seats, bytes([number]), options=options)
    ends, shift = [], 0
    while waiting := GAME.to_move(table):
        legal = GAME.legal_moves(table, waiting[0])
        eager = [m for m in legal if m.startswith(("deliver", "fill", "load"))]
        move = rng.choice(eager if eager and rng.random() < 0.8 else legal)
        table = GAME.step(table, waiting[0], move)
        if table.shift != shift or not GAME.to_move(table):
            shift = int(table.shift)
            ends.append(GAME.view(table, None))
    assert GAME.scores(table) == recount(ends)
    assert [sum(GAME.sheet(table, seat)) for seat in range(seats)] == recount(ends)
