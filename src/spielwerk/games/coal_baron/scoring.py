"""What it is worth: the score sheet, and the end of the game (CB-6)."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.rule import rule

from .components import COLOURS, LIGHT, NONE, ORDER_BOX, SLOTS, TILES
from .state import END_BALANCE, END_CUBES, END_MARKS, END_ORDERS, LINES, CoalBaron

SIDE = (NONE, *(tile.side for tile in TILES))
MARKS_A_POINT = 5
CUBES_A_POINT = 3
UNBALANCED = 2  # points lost per tile


@rule
def score(s: CoalBaron, seat: int) -> int:
    total = 0
    for line in range(len(LINES)):
        total += int(s.lines[seat, line])
    return total


def sheet(table: Any, seat: int) -> Sequence[int]:
    return [int(points) for points in table.lines[seat]]


@rule
def tiebreak(s: CoalBaron, seat: int) -> int:
    """CB-6.2: more marks left after every full five were exchanged."""
    return int(s.marks[seat]) % MARKS_A_POINT


@rule
def score_end(s: CoalBaron, seat: int) -> None:
    """CB-6.1."""
    s.lines[seat, END_MARKS] = s.marks[seat] // MARKS_A_POINT
    s.lines[seat, END_CUBES] = cubes_owned(s, seat) // CUBES_A_POINT
    s.lines[seat, END_ORDERS] = -outstanding(s, seat)
    s.lines[seat, END_BALANCE] = -UNBALANCED * abs(imbalance(s, seat))


@rule
def cubes_owned(s: CoalBaron, seat: int) -> int:
    """On carts, in the cage, in the storage, on outstanding orders."""
    mine, cubes = s.mines[seat], 0
    for colour in COLOURS:
        cubes += mine.cage[colour] + mine.store[colour]
        for cart in range(mine.levels[colour].carts):
            if mine.levels[colour].coal[cart] != NONE:
                cubes += 1
    for order in ORDER_BOX:
        if s.place[order] == seat:
            cubes += cubes_on(s, order)
    return cubes


@rule
def cubes_on(s: CoalBaron, order: int) -> int:
    cubes = 0
    for slot in range(SLOTS):
        for cube in range(2):
            if s.slots[order, slot, cube] != NONE:
                cubes += 1
    return cubes


@rule
def outstanding(s: CoalBaron, seat: int) -> int:
    count = 0
    for order in ORDER_BOX:
        if s.place[order] == seat:
            count += 1
    return count


@rule
def imbalance(s: CoalBaron, seat: int) -> int:
    """Light tiles less dark ones. Tiles count, not carts; the printed carts do not."""
    more = 0
    for colour in COLOURS:
        for tile in s.mines[seat].levels[colour].tiles:
            if tile:
                more += 1 if SIDE[tile] == LIGHT else -1
    return more
