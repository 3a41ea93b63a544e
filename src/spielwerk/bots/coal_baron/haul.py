"""What it takes to bring coal up: the loads, and the ways of the cage from level to level.

Why two ways up are always enough, and what is left out because it is never better: decision 9.
"""

from typing import Annotated

from spielwerk.core.rule import rule
from spielwerk.core.struct import Count, Row, Struct
from spielwerk.games.coal_baron.components import BLACK, CAGE, COLOURS
from spielwerk.games.coal_baron.state import COLOURED, CoalBaron

LEVELS = 1 << BLACK  # sets of levels: bit 0 is the uppermost
HOW_MANY = tuple(bin(levels).count("1") for levels in range(LEVELS))
STAYS = -1  # instead of a set of levels: the cage does not move
FAR = 99  # steps, of what cannot be done


class Stock(Struct):
    """All the coal a seat can use, and where the cage is."""

    under: Annotated[Row, Count, LEVELS, COLOURED]  # cubes on the carts of each set of levels
    cage: Annotated[Row, Count, COLOURED]
    store: Annotated[Row, Count, COLOURED]
    stop: Count
    caged: Count  # cubes in the cage


class Way(Struct):
    """How the cubes that lack are brought up: from these levels, once or twice."""

    loads: Annotated[Row, Count, COLOURED]
    first: Count  # a set of levels, or STAYS
    second: Count


@rule
def survey(s: CoalBaron, seat: int, stock: Stock) -> None:
    """Count the coal of this seat."""
    mine = s.mines[seat]
    stock.stop = mine.stop
    stock.caged = 0
    for colour in COLOURS:
        stock.cage[colour] = mine.cage[colour]
        stock.store[colour] = mine.store[colour]
        stock.caged += mine.cage[colour]
    for levels in range(LEVELS):
        for colour in range(COLOURED):
            stock.under[levels, colour] = 0
    for level in COLOURS:
        alone = 1 << (level - 1)
        for cart in range(mine.levels[level].carts):
            stock.under[alone, mine.levels[level].coal[cart]] += 1
    for levels in range(1, LEVELS):
        alone = levels & -levels
        for colour in COLOURS:
            if alone != levels:
                rest = stock.under[levels - alone, colour]
                stock.under[levels, colour] = stock.under[alone, colour] + rest


@rule
def there_is(stock: Stock, colour: int) -> int:
    """Cubes of a colour, wherever they are."""
    return int(stock.under[LEVELS - 1, colour] + stock.cage[colour] + stock.store[colour])


@rule
def haul(stock: Stock, uses: Row, only_pairs: bool, way: Way) -> int:
    """Steps until all the cubes of `uses` can be spent; FAR if there is surely a better choice.

    Who goes up at all spends the cubes of the cage before those of the storage: that makes room.
    """
    loads, spare, hand, up = 0, 0, 0, False
    for colour in COLOURS:
        lack = max(0, uses[colour] - stock.cage[colour] - stock.store[colour])
        way.loads[colour] = lack
        loads += lack
        hand += uses[colour] - lack
        spare += max(0, stock.cage[colour] - uses[colour])
        up = up or uses[colour] > stock.store[colour]
    way.first = STAYS
    way.second = STAYS
    if not loads:
        if up and stock.stop:
            way.first = 0
            return 1
        return 0
    if spare > 1:
        return FAR  # two for one instead of a load
    odd = hand % 2 if only_pairs else 0  # a cube that waits in the cage for another
    return loads + way_with_room(stock, way, (loads, spare, odd, 1 if only_pairs else 0))


@rule
def way_with_room(stock: Stock, way: Way, cubes: tuple[int, int, int, int]) -> int:
    """Moves of the cage; and one step more where it pays to store a cube, to have its place."""
    loads, spare, odd, waiting = cubes
    best = FAR
    for stored in range(2):
        later = CAGE - max(0, spare + waiting - stored)
        first = CAGE - stock.caged if stock.stop else CAGE - max(0, spare + odd - stored)
        if stored == 0 or spare + waiting > 0:
            best = min(best, stored + ways(stock, way, (loads, first, later, best - stored)))
    return best


@rule
def ways(stock: Stock, way: Way, cubes: tuple[int, int, int, int]) -> int:
    """The fewest moves for these loads in one way up or in two; FAR if not below `limit`."""
    loads, first, _, limit = cubes
    here = 1 << (stock.stop - 1) if stock.stop else 0
    useful = useful_levels(stock, way)
    if loads > first:
        return two_ways(stock, way, cubes, (here, useful))
    best = FAR
    for levels in range(LEVELS):
        moves = HOW_MANY[levels & ~here] + 1
        if not levels & ~useful and moves < min(best, limit) and covers(stock, levels, way):
            best = moves
            way.first = levels
            way.second = STAYS
    return best


@rule
def useful_levels(stock: Stock, way: Way) -> int:
    levels = 0
    for level in COLOURS:
        alone = 1 << (level - 1)
        for colour in COLOURS:
            if way.loads[colour] and stock.under[alone, colour]:
                levels |= alone
    return levels


@rule
def covers(stock: Stock, levels: int, way: Way) -> bool:
    """Whether these levels have all that is to be loaded."""
    for colour in COLOURS:
        if stock.under[levels, colour] < way.loads[colour]:
            return False
    return True


@rule
def two_ways(
    stock: Stock, way: Way, cubes: tuple[int, int, int, int], sets: tuple[int, int]
) -> int:
    """The fewest moves if the cage does not hold all the loads at once."""
    _, _, _, limit = cubes
    here, useful = sets
    best = FAR
    for first in range(LEVELS):
        for second in range(1, LEVELS):
            moves = HOW_MANY[first & ~here] + 1 + HOW_MANY[second] + 1
            if (first | second) & ~useful or moves >= min(best, limit):
                continue
            if covers(stock, first | second, way) and can_share(stock, way, cubes, (first, second)):
                best = moves
                way.first = first
                way.second = second
    return best


@rule
def can_share(
    stock: Stock, way: Way, cubes: tuple[int, int, int, int], sets: tuple[int, int]
) -> bool:
    """Whether the loads can be parted so that each way has room for its own."""
    loads, first, second, _ = cubes
    least, most = 0, 0
    for colour in COLOURS:
        least += max(0, way.loads[colour] - stock.under[sets[1], colour])
        most += min(way.loads[colour], stock.under[sets[0], colour])
    return max(least, loads - second) <= min(most, first)
