"""The best use of so many work steps: every order at once, each slot worth what the caller says."""

import numpy as np

from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row
from spielwerk.games.coal_baron.components import (
    BLACK,
    BROWN,
    COLOURS,
    GREY,
    NONE,
    ORDER_BOX,
    SLOTS,
    YELLOW,
)
from spielwerk.games.coal_baron.state import COLOURED, CoalBaron

from .goal import Goal, add_fill, add_pair, missing
from .haul import Stock, haul, there_is
from .script import Paper

STEPS = 10  # of the largest space for mining
PAIRS = 1 + STEPS // 2  # slots that can be filled with two cubes, none included
CHOICES = 3  # for each slot: leave it free, one cube, two cubes
LEFT, ONE, TWO = range(CHOICES)
NEVER = -1


@rule
def harvest(s: CoalBaron, seat: int, worth: Key, paper: Paper, best: Key) -> None:
    """best[n]: the most that n steps can be worth. How with goal.steps of them: the goal.

    worth[order, colour] is for each slot of that colour that is filled, worth[order, 0] for all.
    """
    stock, goal = paper.stock, paper.goal
    orders = np.zeros((len(ORDER_BOX), 1 + SLOTS), np.int16)
    count = open_slots(s, seat, orders)
    digits = cells_of(stock, orders, count)
    values = np.full((count + 1, PAIRS, len(digits)), NEVER, np.int64)
    values[0, 0, 0] = 0
    for i in range(count):
        with_order(orders[i], worth, digits, values[i], values[i + 1])
    chosen = np.zeros((STEPS + 1, 2), np.int64)
    uses = np.zeros((STEPS + 1, COLOURED), np.int16)
    best[:] = 0
    for cubes in range(1, STEPS + 1):
        pick_cubes(paper, digits, values[count], cubes, (best, chosen, uses))
    at = goal.steps
    while at and best[at] == best[at - 1]:  # no step for nothing
        at -= 1
    goal.steps = at
    goal.uses[:] = uses[at]
    haul(stock, goal.uses, False, paper.way)
    trace(orders[:count], worth, digits, values, (chosen[at, 0], chosen[at, 1]), goal)


@rule
def open_slots(s: CoalBaron, seat: int, orders: Row) -> int:
    """The seat's orders that are not complete: the card, then the colours of its free slots."""
    count = 0
    slots = np.zeros(COLOURED, np.int16)
    for order in ORDER_BOX:
        if s.place[order] == seat and missing(s, order, slots):
            orders[count, 0] = order
            free = 0
            for colour in COLOURS:
                for _ in range(slots[colour]):
                    free += 1
                    orders[count, free] = colour
            count += 1
    return count


@rule
def cells_of(stock: Stock, orders: Row, count: int) -> Row:
    """Each way to fill slots with one cube: how many of each colour, and of all.

    The number of a cell is written with these digits, the first colour counting least.
    """
    most, size = np.zeros(COLOURED, np.int16), 1
    for i in range(count):
        for slot in range(1, 1 + SLOTS):
            most[orders[i, slot]] += 1
    for colour in COLOURS:
        most[colour] = min(most[colour], there_is(stock, colour), STEPS)
        size *= most[colour] + 1
    digits = np.zeros((size, COLOURED), np.int16)
    for cell in range(size):
        rest = cell
        for colour in COLOURS:
            digits[cell, colour] = rest % (most[colour] + 1)
            digits[cell, NONE] += digits[cell, colour]
            rest //= most[colour] + 1
    return digits


@rule
def cell_of(digits: Row, wanted: Row) -> int:
    """The number that these digits write; -1 if there is none."""
    last, cell, scale = digits[len(digits) - 1], 0, 1
    for colour in COLOURS:
        if wanted[colour] > last[colour]:
            return NEVER
        cell += scale * wanted[colour]
        scale *= last[colour] + 1
    return cell


@rule
def choice(order: Row, worth: Key, number: int, fills: Row) -> int:
    """What the choice of this number is worth; its digits say what becomes of each slot."""
    value, left = 0, 0
    fills[:] = 0
    for slot in range(1, 1 + SLOTS):
        how = number % CHOICES
        number //= CHOICES
        if order[slot] and how == LEFT:
            left += 1
        elif order[slot]:
            value += worth[order[0], order[slot]]
            fills[order[slot] if how == ONE else NONE] += 1
    return value if left else value + worth[order[0], NONE]


@rule
def choices(order: Row) -> int:
    """How many choices there are: three for each slot."""
    count = 1
    for slot in range(1, 1 + SLOTS):
        if order[slot]:
            count *= CHOICES
    return count


@rule
def with_order(order: Row, worth: Key, digits: Row, before: Key, after: Key) -> None:
    """The most that all orders up to this one are worth, by what they take."""
    fills = np.zeros(COLOURED, np.int16)
    after[:] = before
    for number in range(1, choices(order)):
        value = choice(order, worth, number, fills)
        shift = cell_of(digits, fills)
        if shift == NEVER:
            continue
        for pairs in range(PAIRS - fills[NONE]):
            for cell in range(len(digits) - shift):
                if before[pairs, cell] != NEVER and fits(digits, cell, fills, pairs):
                    both = before[pairs, cell] + value
                    known = after[pairs + fills[NONE], cell + shift]
                    after[pairs + fills[NONE], cell + shift] = max(known, both)


@rule
def fits(digits: Row, cell: int, fills: Row, pairs: int) -> bool:
    """Whether there are cubes and steps for these fills too."""
    last, steps = digits[len(digits) - 1], digits[cell, NONE] + 2 * (pairs + fills[NONE])
    for colour in COLOURS:
        if digits[cell, colour] + fills[colour] > last[colour]:
            return False
        steps += fills[colour]
    return bool(steps <= STEPS)


@rule
def pick_cubes(
    paper: Paper, digits: Row, values: Key, cubes: int, found: tuple[Key, Key, Row]
) -> None:
    """Try every set of so many cubes: what it costs to have them, and what they are worth."""
    stock, way, uses = paper.stock, paper.way, np.zeros(COLOURED, np.int16)
    for yellow in range(min(cubes, there_is(stock, YELLOW)) + 1):
        uses[YELLOW] = yellow
        for brown in range(min(cubes - yellow, there_is(stock, BROWN)) + 1):
            uses[BROWN] = brown
            rest = cubes - yellow - brown
            least = max(0, rest - there_is(stock, BLACK))
            for grey in range(least, min(rest, there_is(stock, GREY)) + 1):
                uses[GREY] = grey
                uses[BLACK] = rest - grey
                steps = cubes + haul(stock, uses, False, way)
                if steps <= STEPS:
                    weigh(digits, values, uses, steps, found)


@rule
def weigh(digits: Row, values: Key, uses: Row, steps: int, found: tuple[Key, Key, Row]) -> None:
    """The most that these cubes are worth: some alone on a slot, the rest in pairs."""
    best, chosen, kept = found
    cubes = uses[1] + uses[2] + uses[3] + uses[4]
    for cell in range(len(digits)):
        alone = digits[cell]
        pairs = (cubes - alone[NONE]) // 2
        if alone[NONE] + 2 * pairs == cubes and 0 <= pairs < PAIRS and within(alone, uses):
            for at in range(steps, STEPS + 1):
                if values[pairs, cell] > best[at]:
                    best[at] = values[pairs, cell]
                    chosen[at, 0] = pairs
                    chosen[at, 1] = cell
                    kept[at] = uses


@rule
def within(fills: Row, uses: Row) -> bool:
    for colour in COLOURS:
        if fills[colour] > uses[colour]:
            return False
    return True


@rule
def trace(
    orders: Row, worth: Key, digits: Row, values: Key, at: tuple[int, int], goal: Goal
) -> None:
    """Which order got what: the choices that led to this value, from the last order on."""
    pairs, cell = at
    goal.filled = 0
    goal.paired = 0
    fills = np.zeros(COLOURED, np.int16)
    for i in range(len(orders) - 1, -1, -1):
        for number in range(choices(orders[i])):
            value = choice(orders[i], worth, number, fills) if number else 0
            if not number:
                fills[:] = 0
            shift = cell_of(digits, fills)
            if shift == NEVER or fills[NONE] > pairs or not within(fills, digits[cell]):
                continue
            before = values[i, pairs - fills[NONE], cell - shift]
            if before != NEVER and before + value == values[i + 1, pairs, cell]:
                note(orders[i], number, goal)
                pairs -= fills[NONE]
                cell -= shift
                break


@rule
def note(order: Row, number: int, goal: Goal) -> None:
    """Write a choice down."""
    for slot in range(1, 1 + SLOTS):
        how = number % CHOICES
        number //= CHOICES
        if order[slot] and how == ONE:
            add_fill(goal, order[0], order[slot])
        elif order[slot] and how == TWO:
            add_pair(goal, order[0], order[slot])
