"""What the shift clock may still bring: who has how much of each element, and who will."""

import numpy as np
from numpy.typing import NDArray

from spielwerk.core.rule import rule
from spielwerk.games.coal_baron.components import (
    CLOCK,
    COLOURS,
    NONE,
    ORDER_BOX,
    PER_SHIFT,
    PER_VEHICLE,
    SHIFTS,
    SLOTS,
)
from spielwerk.games.coal_baron.rules.orders import asked, slots_of
from spielwerk.games.coal_baron.rules.shift import FIRST, SECOND, empty_carts
from spielwerk.games.coal_baron.state import MOST, CoalBaron

Counts = NDArray[np.float64]

# An order is counted before it is delivered: by so much at first, and more with every slot filled.
TAKEN, FILLED, COMPLETE = 0.15, 0.35, 0.5
EMPTIED = 0.75  # a cart with coal counts by so much for the end of a later shift
WORKERS_TO_DELIVER = 4  # with so many a shift is long enough for what is complete
SHARP, BLUNT = 0.45, 1.0  # slots ahead that decide: at the end of this shift, and a shift later
AHEAD = 0.3  # a tie for the first place is as good as the place


@rule
def prospects(s: CoalBaron, seat: int) -> float:
    """Points that a seat may expect from the clock, at the ends of this shift and the next."""
    soon, later = np.zeros((MOST, len(CLOCK))), np.zeros((MOST, len(CLOCK)))
    for order in ORDER_BOX:
        if s.place[order] >= 0:
            count_order(s, order, soon, later)
    for owner in range(s.seats):
        for colour in COLOURS:
            empty = empty_carts(s, owner, colour)
            soon[owner, 2 * PER_SHIFT + colour - 1] = empty
            full = s.mines[owner].levels[colour].carts - empty
            later[owner, 2 * PER_SHIFT + colour - 1] = empty + EMPTIED * full
    total = 0.0
    for shift in range(s.shift, SHIFTS):
        counts = soon if shift == s.shift else later
        margin = SHARP + (shift - s.shift) * BLUNT
        for element in range(PER_SHIFT * (shift + 1)):
            total += share(counts[: s.seats, element], seat, margin, element)
    return total


@rule
def count_order(s: CoalBaron, order: int, soon: Counts, later: Counts) -> None:
    """Its slots by colour and by transport, as far as they count already."""
    owner = s.place[order] % MOST
    now, then = 1.0, 1.0
    if s.place[order] < MOST:
        free = 0
        for slot in range(SLOTS):
            if asked(order, slot) and s.slots[order, slot, 0] == NONE:
                free += 1
        done = 1 - free / slots_of(order, NONE)
        then = TAKEN + FILLED * done + (0 if free else COMPLETE)
        now = (then - TAKEN) * min(1.0, s.workers[owner] / WORKERS_TO_DELIVER)
    for colour in COLOURS:
        soon[owner, colour - 1] += now * slots_of(order, colour)
        later[owner, colour - 1] += then * slots_of(order, colour)
    vehicle = PER_SHIFT + (order - 1) // PER_VEHICLE
    soon[owner, vehicle] += now * slots_of(order, NONE)
    later[owner, vehicle] += then * slots_of(order, NONE)


@rule
def share(counts: Counts, seat: int, margin: float, element: int) -> float:
    """What an element will bring, by how far the seat is ahead of the others or behind."""
    mine, best, second = counts[seat], 0.0, 0.0
    for other in range(len(counts)):
        if other != seat and counts[other] > best:
            best, second = counts[other], best
        elif other != seat:
            second = max(second, counts[other])
    wins = chance(mine, best, margin)
    points = wins * FIRST[element]
    if len(counts) > 2:
        points += (1 - wins) * chance(mine, second, margin) * SECOND[element]
    return points


@rule
def chance(mine: float, theirs: float, margin: float) -> float:
    """That so much is more, in the end; nothing at all is never."""
    if mine == 0 and margin == SHARP:
        return 0.0
    return float(1 / (1 + np.exp((theirs - mine - AHEAD) / margin)))
