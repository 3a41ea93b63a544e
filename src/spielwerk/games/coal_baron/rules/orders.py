"""Orders: their slots, delivery, taking one (CB-4.7, CB-4.9)."""

from spielwerk.core.rule import rule

from ..components import NONE, ORDER_BOX, ORDERS, PER_VEHICLE, SLOTS
from ..state import COLOURED, DELIVERED, MOST, CoalBaron

POINTS = (0, *(order.points for order in ORDERS))
ASKED = tuple(
    " YBGK".index(colour) for order in (" ", *(o.slots for o in ORDERS)) for colour in f"{order:<4}"
)
SLOTS_OF = tuple(
    sum(colour in (NONE, asked) for asked in ASKED[order * SLOTS : (order + 1) * SLOTS] if asked)
    for order in range(len(ORDERS) + 1)
    for colour in range(COLOURED)
)


@rule
def asked(order: int, slot: int) -> int:
    """The colour of a slot; NONE where the order has no such slot."""
    return ASKED[order * SLOTS + slot]


@rule
def slots_of(order: int, colour: int) -> int:
    """How many slots of a colour are printed on an order; NONE: of any colour."""
    return SLOTS_OF[order * COLOURED + colour]


@rule
def points(order: int) -> int:
    return POINTS[order]


@rule
def free_slot(s: CoalBaron, order: int, colour: int) -> int:
    """The first free slot of this colour, or -1."""
    for slot in range(SLOTS):
        if asked(order, slot) == colour and s.slots[order, slot, 0] == NONE:
            return slot
    return -1


@rule
def complete(s: CoalBaron, order: int) -> bool:
    for slot in range(SLOTS):
        if asked(order, slot) and s.slots[order, slot, 0] == NONE:
            return False
    return True


@rule
def can_deliver(s: CoalBaron, vehicle: int) -> bool:
    first = 1 + vehicle * PER_VEHICLE
    for order in range(first, first + PER_VEHICLE):
        if s.place[order] == s.turn and complete(s, order):
            return True
    return False


@rule
def deliver(s: CoalBaron, vehicle: int) -> None:
    """CB-4.7: all own complete orders of this transport; points, and the cubes to the supply."""
    first = 1 + vehicle * PER_VEHICLE
    for order in range(first, first + PER_VEHICLE):
        if s.place[order] == s.turn and complete(s, order):
            s.place[order] = s.turn + MOST
            s.lines[s.turn, DELIVERED[s.shift]] += points(order)
            give_back(s, order)


@rule
def give_back(s: CoalBaron, order: int) -> None:
    for slot in range(SLOTS):
        for cube in range(2):
            s.supply[s.slots[order, slot, cube]] += 1
            s.slots[order, slot, cube] = NONE
    s.supply[NONE] = 0


@rule
def delivered_slots(s: CoalBaron, seat: int, colour: int) -> int:
    """Printed slots of a colour on all delivered orders; NONE: of any colour."""
    count = 0
    for order in ORDER_BOX:
        if s.place[order] == seat + MOST:
            count += slots_of(order, colour)
    return count


@rule
def delivered_by(s: CoalBaron, seat: int, vehicle: int) -> int:
    """Printed slots of any colour on orders delivered by this transport."""
    count = 0
    first = 1 + vehicle * PER_VEHICLE
    for order in range(first, first + PER_VEHICLE):
        if s.place[order] == seat + MOST:
            count += slots_of(order, NONE)
    return count


@rule
def has_delivered(s: CoalBaron, seat: int) -> bool:
    return delivered_slots(s, seat, NONE) > 0


@rule
def take(s: CoalBaron, space: int) -> None:
    """CB-4.9: take the order under the space. The space is refilled when the turn is done."""
    s.place[s.board[space]] = s.turn
    s.board[space] = NONE
