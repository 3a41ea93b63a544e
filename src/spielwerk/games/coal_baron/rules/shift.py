"""The end of a shift: score the clock, find the starter, take the workers back (CB-5)."""

from spielwerk.core.rule import rule

from ..components import CLOCK, MINE, NONE, PER_SHIFT, SHIFTS, SPACES, WORKERS
from ..scoring import score_end
from ..state import DELIVERED, OVER, CoalBaron
from .orders import delivered_by, delivered_slots, has_delivered

FIRST = tuple(element.first for element in CLOCK)
SECOND = tuple(element.second for element in CLOCK)
OF_COAL, OF_VEHICLES, OF_CARTS = range(3)


@rule
def end_shift(s: CoalBaron) -> None:
    for element in range(PER_SHIFT * (s.shift + 1)):
        score_element(s, element)
    if s.shift == SHIFTS - 1:
        for seat in range(s.seats):
            score_end(s, seat)
        s.phase = OVER
        return
    s.start = next_starter(s)
    s.turn = s.start
    s.shift += 1
    take_back(s)


@rule
def score_element(s: CoalBaron, element: int) -> None:
    """CB-5.2: most and second most. A tie for first leaves no second; with two players none is."""
    best, second, leaders = 0, 0, 0
    for seat in range(s.seats):
        amount = count(s, seat, element)
        if amount > best:
            best, second, leaders = amount, best, 1
        elif amount == best:
            leaders += 1
        else:
            second = max(second, amount)
    for seat in range(s.seats):
        amount = count(s, seat, element)
        line = DELIVERED[s.shift] + 1 + element
        if amount and amount == best:
            s.lines[seat, line] = FIRST[element]
        elif amount and amount == second and leaders == 1 and s.seats > 2:
            s.lines[seat, line] = SECOND[element]


@rule
def count(s: CoalBaron, seat: int, element: int) -> int:
    """CB-5.1: slots of a colour, of a transport, empty carts of a colour. CB-5.3: who counts."""
    kind, which = element // PER_SHIFT, element % PER_SHIFT
    if kind == OF_COAL:
        return delivered_slots(s, seat, 1 + which)
    if kind == OF_VEHICLES:
        return delivered_by(s, seat, which)
    if s.options.carts_for_all or has_delivered(s, seat):
        return empty_carts(s, seat, 1 + which)
    return 0


@rule
def empty_carts(s: CoalBaron, seat: int, colour: int) -> int:
    """Carts of that colour without a cube, the printed one included."""
    level = s.mines[seat].levels[colour]
    empty = 0
    for cart in range(level.carts):
        if level.coal[cart] == NONE:
            empty += 1
    return empty


@rule
def next_starter(s: CoalBaron) -> int:
    """CB-5.4: most workers in the factory; of the tied the next clockwise, the old starter last."""
    starter, most = -1, -1
    for step in range(1, s.seats + 1):
        seat = (s.start + step) % s.seats
        there = in_factory(s, seat)
        if there > most:
            starter, most = seat, there
    return starter


@rule
def in_factory(s: CoalBaron, seat: int) -> int:
    """Workers on factory spaces, look-at-five included, the canteen not."""
    there = 0
    for space in range(MINE):
        if s.holder[space] == seat:
            there += s.standing[space]
    return there


@rule
def take_back(s: CoalBaron) -> None:
    """CB-5.4: everyone takes all workers back; all else stays as it is."""
    for space in range(len(SPACES)):
        s.standing[space] = 0
        s.holder[space] = 0
    for seat in range(s.seats):
        s.workers[seat] = WORKERS[s.seats]
        s.canteen[seat] = 0
        s.bank[seat] = 0
