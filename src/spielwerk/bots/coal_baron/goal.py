"""What coal is for: a goal is the slots to be filled, and the cubes to fill them with."""

from typing import Annotated

from spielwerk.core.rule import rule
from spielwerk.core.struct import Count, Row, Struct
from spielwerk.games.coal_baron.components import (
    BLACK,
    BROWN,
    COLOURS,
    GREY,
    NONE,
    SLOTS,
    YELLOW,
)
from spielwerk.games.coal_baron.rules.orders import asked
from spielwerk.games.coal_baron.state import COLOURED, CoalBaron

from .haul import FAR, Stock, Way, haul, there_is

MOST_FILLS = 10  # that one goal can have: a step each


class Goal(Struct):
    """Slots to fill, by order and colour: with one cube of that colour, or with any two."""

    fills: Annotated[Row, Count, MOST_FILLS, 2]
    pairs: Annotated[Row, Count, MOST_FILLS, 2]
    filled: Count  # how many of each
    paired: Count
    uses: Annotated[Row, Count, COLOURED]  # the cubes for all that
    steps: Count


@rule
def missing(s: CoalBaron, order: int, slots: Row) -> int:
    """How many slots are free, and of which colours."""
    for colour in range(COLOURED):
        slots[colour] = 0
    for slot in range(SLOTS):
        if asked(order, slot) and s.slots[order, slot, 0] == NONE:
            slots[asked(order, slot)] += 1
            slots[NONE] += 1
    return int(slots[NONE])


@rule
def add_fill(goal: Goal, order: int, colour: int) -> None:
    goal.fills[goal.filled, 0] = order
    goal.fills[goal.filled, 1] = colour
    goal.filled += 1


@rule
def add_pair(goal: Goal, order: int, colour: int) -> None:
    goal.pairs[goal.paired, 0] = order
    goal.pairs[goal.paired, 1] = colour
    goal.paired += 1


@rule
def shortest(s: CoalBaron, order: int, stock: Stock, way: Way, goal: Goal) -> int:
    """The fewest steps that fill this order, however many; FAR if the coal does not suffice."""
    slots = goal.uses.copy()
    free = missing(s, order, slots)
    goal.filled = 0
    goal.paired = 0
    goal.steps = FAR if free else 0
    goal.uses[:] = 0
    for pairs in range(free + 1):
        if free + pairs < goal.steps:
            best_cubes(stock, slots, pairs, way, goal)
    if goal.steps < FAR:
        pairs = -free
        for colour in COLOURS:
            pairs += goal.uses[colour]
        haul(stock, goal.uses, pairs == free, way)
        share_out(order, slots, free - pairs, goal)
    return int(goal.steps)


@rule
def best_cubes(stock: Stock, slots: Row, pairs: int, way: Way, goal: Goal) -> None:
    """With so many slots filled by two cubes: the cubes that are brought up in the fewest steps."""
    uses, cubes = goal.uses.copy(), slots[NONE] + pairs
    for yellow in range(min(cubes, there_is(stock, YELLOW)) + 1):
        uses[YELLOW] = yellow
        for brown in range(min(cubes - yellow, there_is(stock, BROWN)) + 1):
            uses[BROWN] = brown
            rest = cubes - yellow - brown
            least = max(0, rest - there_is(stock, BLACK))
            for grey in range(least, min(rest, there_is(stock, GREY)) + 1):
                uses[GREY] = grey
                uses[BLACK] = rest - grey
                if fitting(uses, slots) >= slots[NONE] - pairs:
                    steps = cubes + haul(stock, uses, pairs == slots[NONE], way)
                    if steps < goal.steps:
                        goal.steps = steps
                        goal.uses[:] = uses


@rule
def fitting(uses: Row, slots: Row) -> int:
    """Slots that find a cube of their colour."""
    count = 0
    for colour in COLOURS:
        count += min(uses[colour], slots[colour])
    return count


@rule
def share_out(order: int, slots: Row, fills: int, goal: Goal) -> None:
    """So many slots get a cube of their colour, the others two."""
    for colour in COLOURS:
        for slot in range(slots[colour]):
            if slot < goal.uses[colour] and goal.filled < fills:
                add_fill(goal, order, colour)
            else:
                add_pair(goal, order, colour)
