"""Minecart factory: buy a tunnel tile, fill its carts (CB-4.1, CB-4.3)."""

from spielwerk.core.rule import rule

from ..components import COLOURS, NONE, TILES
from ..state import FUELLING, CoalBaron, Level

COLOUR = (NONE, *(tile.colour for tile in TILES))
CARTS = (0, *(tile.carts for tile in TILES))


@rule
def price(tile: int) -> int:
    """CB-4.1: 1/2/3/4 marks for every yellow/brown/grey/black cart."""
    return COLOUR[tile] * CARTS[tile]


@rule
def buy(s: CoalBaron, tile: int) -> None:
    """CB-4.1: pay, put the tile into the mine, a cube of its colour on each cart."""
    colour = COLOUR[tile]
    s.marks[s.turn] -= price(tile)
    level = s.mines[s.turn].levels[colour]
    level.tiles[tiles_on(level)] = tile
    for _ in range(CARTS[tile]):
        fuel(s, level, colour if s.supply[colour] else NONE)
    s.level = colour
    s.lacking = 0
    if cubes_left(s):
        for cart in range(level.carts - CARTS[tile], level.carts):
            if level.coal[cart] == NONE:
                s.lacking += 1
    if s.lacking:
        s.phase = FUELLING


@rule
def tiles_on(level: Level) -> int:
    count = 0
    while count < len(level.tiles) and level.tiles[count]:
        count += 1
    return count


@rule
def fuel(s: CoalBaron, level: Level, colour: int) -> None:
    """One more cart on this level, with a cube from the supply or empty."""
    level.coal[level.carts] = colour
    level.carts += 1
    if colour:
        s.supply[colour] -= 1


@rule
def fuel_other(s: CoalBaron, colour: int) -> None:
    """CB-4.3: another colour on a cart that lacks its own; with no cube left it stays empty."""
    level = s.mines[s.turn].levels[s.level]
    level.coal[level.carts - s.lacking] = colour
    s.lacking -= 1
    if colour:
        s.supply[colour] -= 1
    if not cubes_left(s):
        s.lacking = 0


@rule
def cubes_left(s: CoalBaron) -> bool:
    for colour in COLOURS:
        if s.supply[colour]:
            return True
    return False
