"""Mining: up to 4/6/8/10 work steps with the cage, the storage and the orders (CB-4.4 to 4.6)."""

from spielwerk.core.rule import rule
from spielwerk.core.struct import Row

from ..components import BLACK, CAGE, COLOURS, NONE, ORDER_BOX
from ..moves import (
    ADD,
    AT_THE_SURFACE,
    BELOW_THE_SURFACE,
    CAGE_FULL,
    CAGE_IS_THERE,
    FILL,
    FINE,
    LOAD,
    NO_FREE_SLOT,
    NO_SUCH_COAL,
    NOT_IN_CAGE,
    NOT_IN_STORE,
    NOT_YOUR_ORDER,
    ONE_STEP_LEFT,
    PAIR,
    STOP,
    STORE,
    TWO_CUBES,
)
from ..moves import CAGE as CAGE_TO
from ..state import ENDING, MINING, PAIRING, CoalBaron, Level, Mine
from .orders import free_slot

IN_STORE = 1  # the second of the two sources of a cube


@rule
def mine(s: CoalBaron, steps: int) -> None:
    """CB-4.4: so many work steps; stopping early is allowed."""
    s.steps = steps
    s.phase = MINING


@rule
def why_step(s: CoalBaron, move: int) -> int:
    """Whether this work step can be taken."""
    mine = s.mines[s.turn]
    if move < LOAD:  # a and b
        return CAGE_IS_THERE if mine.stop == move - CAGE_TO else FINE
    if move < STORE:  # c
        return why_load(mine, 1 + move - LOAD)
    if move < STOP:  # e
        return why_cube(mine, 1 + move - STORE, 0)
    if move == STOP:
        return FINE
    if move < PAIR:  # d and f
        return why_fill(s, mine, move - FILL)
    return why_pair(s, mine, move - PAIR)


@rule
def why_load(mine: Mine, colour: int) -> int:
    """CB-4.4c: one cube from a cart of this level into the cage, which has five places."""
    if mine.stop == 0:
        return AT_THE_SURFACE
    if cart_with(mine.levels[mine.stop], colour) < 0:
        return NO_SUCH_COAL
    return CAGE_FULL if cubes_in_cage(mine) == CAGE else FINE


@rule
def cart_with(level: Level, colour: int) -> int:
    """The first cart of a level that carries this colour, or -1."""
    for cart in range(level.carts):
        if level.coal[cart] == colour:
            return cart
    return -1


@rule
def cubes_in_cage(mine: Mine) -> int:
    count = 0
    for colour in COLOURS:
        count += mine.cage[colour]
    return count


@rule
def why_cube(mine: Mine, colour: int, source: int) -> int:
    """A cube from the storage, wherever the cage is; or from the cage, at the surface."""
    if source == IN_STORE:
        return FINE if mine.store[colour] else NOT_IN_STORE
    if mine.stop:
        return BELOW_THE_SURFACE
    return FINE if mine.cage[colour] else NOT_IN_CAGE


@rule
def why_fill(s: CoalBaron, mine: Mine, fill: int) -> int:
    """CB-4.4d and f: a cube on a free slot of its colour of an own outstanding order."""
    order, colour, source = 1 + fill // 8, 1 + fill // 2 % 4, fill % 2
    if s.place[order] != s.turn:
        return NOT_YOUR_ORDER
    no_cube = why_cube(mine, colour, source)
    if no_cube:
        return no_cube
    return FINE if free_slot(s, order, colour) >= 0 else NO_FREE_SLOT


@rule
def why_pair(s: CoalBaron, mine: Mine, pair: int) -> int:
    """CB-4.5: any two cubes may fill one slot of any colour, in two steps taken together."""
    order, colour = 1 + pair // 4, 1 + pair % 4
    if s.place[order] != s.turn:
        return NOT_YOUR_ORDER
    if free_slot(s, order, colour) < 0:
        return NO_FREE_SLOT
    if s.steps < 2:
        return ONE_STEP_LEFT
    return FINE if usable_cubes(mine) >= 2 else TWO_CUBES


@rule
def usable_cubes(mine: Mine) -> int:
    """Those in the storage, and at the surface those in the cage."""
    count = 0 if mine.stop else cubes_in_cage(mine)
    for colour in COLOURS:
        count += mine.store[colour]
    return count


@rule
def why_add(s: CoalBaron, move: int) -> int:
    return why_cube(s.mines[s.turn], 1 + (move - ADD) // 2, (move - ADD) % 2)


@rule
def legal_steps(s: CoalBaron, out: Row) -> int:
    """Every step that can be taken; of fills and pairs, only those of own orders are looked at."""
    count = 0
    for move in range(CAGE_TO, FILL):
        if why_step(s, move) == FINE:
            out[count] = move
            count += 1
    if usable_cubes(s.mines[s.turn]):
        for order in ORDER_BOX:
            if s.place[order] == s.turn:
                count = legal_steps_with(s, order, out, count)
    return count


@rule
def legal_steps_with(s: CoalBaron, order: int, out: Row, count: int) -> int:
    for colour in range(BLACK):
        if free_slot(s, order, colour + 1) >= 0:
            fill = FILL + (order - 1) * 8 + colour * 2
            for move in (fill, fill + 1, PAIR + (order - 1) * 4 + colour):
                if why_step(s, move) == FINE:
                    out[count] = move
                    count += 1
    return count


@rule
def play_step(s: CoalBaron, move: int) -> None:
    """Take the step. With none left, mining is over."""
    mine = s.mines[s.turn]
    s.steps -= 1
    if move < LOAD:
        mine.stop = move - CAGE_TO
    elif move < STORE:
        load(mine, 1 + move - LOAD)
    elif move < STOP:
        mine.store[1 + move - STORE] += 1
        mine.cage[1 + move - STORE] -= 1
    elif move == STOP:
        s.steps = 0
    elif move < PAIR:
        fill_slot(s, mine, move - FILL)
    else:
        begin_pair(s, move - PAIR)
    if s.steps == 0:
        s.phase = ENDING


@rule
def load(mine: Mine, colour: int) -> None:
    level = mine.levels[mine.stop]
    level.coal[cart_with(level, colour)] = NONE  # CB-4.11: carts are never refilled
    mine.cage[colour] += 1


@rule
def fill_slot(s: CoalBaron, mine: Mine, fill: int) -> None:
    order, colour, source = 1 + fill // 8, 1 + fill // 2 % 4, fill % 2
    s.slots[order, free_slot(s, order, colour), 0] = colour
    spend(mine, colour, source)


@rule
def spend(mine: Mine, colour: int, source: int) -> None:
    if source == IN_STORE:
        mine.store[colour] -= 1
    else:
        mine.cage[colour] -= 1


@rule
def begin_pair(s: CoalBaron, pair: int) -> None:
    """Two cubes are to come; each of them is a step."""
    order, colour = 1 + pair // 4, 1 + pair % 4
    s.pair[0] = order
    s.pair[1] = free_slot(s, order, colour)
    s.steps += 1
    s.phase = PAIRING


@rule
def add_to_pair(s: CoalBaron, move: int) -> None:
    colour, source = 1 + (move - ADD) // 2, (move - ADD) % 2
    s.slots[s.pair[0], s.pair[1], s.paired] = colour
    spend(s.mines[s.turn], colour, source)
    s.paired += 1
    s.steps -= 1
    if s.paired == 2:
        s.paired = 0
        s.pair[0] = 0
        s.pair[1] = 0
        s.phase = MINING if s.steps else ENDING
