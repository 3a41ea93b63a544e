"""What a position is worth to a seat, in points: what it has, and what its workers may still do.

The figures are a player's rules of thumb, tried out in games of bots against each other.
"""

import numpy as np

from spielwerk.core.rule import rule
from spielwerk.core.struct import Row
from spielwerk.games.coal_baron.components import (
    COLOURS,
    NONE,
    ORDER_BOX,
    PER_VEHICLE,
    SHIFTS,
    VEHICLES,
    WORKERS,
)
from spielwerk.games.coal_baron.rules.orders import points
from spielwerk.games.coal_baron.scoring import (
    CUBES_A_POINT,
    MARKS_A_POINT,
    UNBALANCED,
    imbalance,
    score,
)
from spielwerk.games.coal_baron.state import COLOURED, CoalBaron

from .goal import missing
from .prospects import prospects

# What things take, in workers.
STEP = 0.28
DELIVERY = 0.9
TILE, MARK = 1.8, 0.22
# What a worker brings who is not needed for what is planned: little at the very end.
FREE, LAST = 1.17, 0.6
WARM_UP = 8  # workers before the end from which on they bring less and less
# What is left over is worth more as long as there is time to use it.
SPARE_MARK, USEFUL_MARKS = 0.3, 12
SPARE_CUBE, USEFUL_CUBES = 0.8, 3
LONG = 14  # workers


@rule
def worth(s: CoalBaron, seat: int) -> float:
    workers = float(s.workers[seat] + (SHIFTS - 1 - s.shift) * WORKERS[s.seats])
    time = min(1.0, workers / LONG)
    stock = np.zeros((2, COLOURED), np.int16)
    cubes = coal(s, seat, stock)
    value = score(s, seat) + prospects(s, seat) + orders(s, seat, workers, stock)
    value += s.marks[seat] / MARKS_A_POINT + cubes / CUBES_A_POINT
    value += time * SPARE_MARK * min(s.marks[seat], USEFUL_MARKS)
    for colour in COLOURS:
        left = min(USEFUL_CUBES, stock[0, colour] + stock[1, colour])
        value += time * SPARE_CUBE * left * (0.5 + colour / 4)
    return float(value - UNBALANCED * abs(imbalance(s, seat)) * (1 - 0.4 * time))


@rule
def coal(s: CoalBaron, seat: int, stock: Row) -> int:
    """Cubes at hand, and on carts; how many there are, those on orders too."""
    mine, cubes = s.mines[seat], 0
    for colour in COLOURS:
        stock[0, colour] = mine.cage[colour] + mine.store[colour]
        for cart in range(mine.levels[colour].carts):
            stock[1, mine.levels[colour].coal[cart]] += 1
    for colour in COLOURS:
        cubes += stock[0, colour] + stock[1, colour]
    return cubes


@rule
def orders(s: CoalBaron, seat: int, workers: float, stock: Row) -> float:
    """The outstanding orders, the most rewarding first, as long as coal and workers suffice.

    What is left of the coal stays in `stock`; the workers left are worth something too.
    """
    todo, slots = np.zeros(len(ORDER_BOX), np.int16), np.zeros(COLOURED, np.int16)
    count = 0
    for order in ORDER_BOX:
        if s.place[order] == seat:
            todo[count] = order
            count += 1
    carts = np.zeros(len(VEHICLES), np.int16)  # orders already counted, by transport
    value = -float(count)
    while count:
        best, most, least = 0, 0.0, 0.0
        for i in range(count):
            effort = work(s, todo[i], stock, slots, carts)
            net = points(todo[i]) + 1 - free(workers) + free(workers - effort)
            if effort <= workers + 0.5 and net > most:
                best, most, least = i, net, effort
        if most == 0:
            break
        value += points(todo[best]) + 1
        workers -= least
        take_coal(s, todo[best], stock, slots)
        carts[(todo[best] - 1) // PER_VEHICLE] += 1
        count -= 1
        todo[best] = todo[count]
    return value + free(workers)


@rule
def free(workers: float) -> float:
    """What workers bring who are not needed for what is planned."""
    workers = max(0.0, workers)
    slow = min(workers, float(WARM_UP))
    slope = (FREE - LAST) / WARM_UP
    return LAST * slow + slope * slow * slow / 2 + FREE * (workers - slow)


@rule
def work(s: CoalBaron, order: int, stock: Row, slots: Row, carts: Row) -> float:
    """About how many workers it takes until this order is delivered."""
    missing(s, order, slots)
    steps, workers = 0.0, 0.3 if carts[(order - 1) // PER_VEHICLE] else DELIVERY
    for colour in COLOURS:
        need = slots[colour]
        near = min(need, stock[0, colour])
        below = min(need - near, stock[1, colour])
        lack = need - near - below
        steps += near + 2 * below + 2 * lack + (0.8 if below or lack else 0.0)
        workers += (lack + 1) // 2 * TILE + lack * colour * MARK
    if steps > slots[NONE]:
        steps += 0.7  # the way up
    return workers + steps * STEP


@rule
def take_coal(s: CoalBaron, order: int, stock: Row, slots: Row) -> None:
    missing(s, order, slots)
    for colour in COLOURS:
        near = min(slots[colour], stock[0, colour])
        stock[0, colour] -= near
        stock[1, colour] -= min(slots[colour] - near, stock[1, colour])
