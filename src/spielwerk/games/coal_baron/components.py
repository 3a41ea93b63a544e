"""What is in the box (CB-1).

Sources: the rule books; what they only picture, as the published online edition shows it.
"""

from typing import NamedTuple

SEATS = range(2, 5)
SHIFTS = 3

# Coal, and the level it lies on. Nought is no coal, and the surface.
NONE, YELLOW, BROWN, GREY, BLACK = range(5)
COLOURS = (YELLOW, BROWN, GREY, BLACK)
COAL = " ybgk"  # as players write it
CUBES = 16  # of each colour (CB-1.3)

LIGHT, DARK = range(2)
PRINTED_SIDE = (NONE, DARK, LIGHT, LIGHT, DARK)  # of the cart printed on each level (CB-1.6)


class Tile(NamedTuple):
    name: str
    colour: int
    carts: int
    side: int


# CB-1.1: each of four colours, one cart or two, light or dark; every kind three times.
TILES = tuple(
    Tile(f"{'YBGK'[colour - 1]}{carts}{'LD'[side]}", colour, carts, side)
    for colour in COLOURS
    for carts in (1, 2)
    for side in (LIGHT, DARK)
)
COPIES = 3
TILE_BOX = tuple(kind for kind in range(1, len(TILES) + 1) for _ in range(COPIES))
TILE_WORDS = ("none", *(tile.name for tile in TILES))


class Order(NamedTuple):
    slots: str
    points: int
    vehicle: str = ""


# fmt: off
BARROW_AND_TRAIN = (
    Order("Y",     2), Order("B",     3), Order("YY",    3), Order("G",     4),
    Order("K",     5), Order("BB",    5), Order("BBB",   7), Order("GG",    7),
    Order("KK",    9), Order("GGG",   9), Order("YBGK", 10),
)
CART_AND_TRUCK = (
    Order("Y",     2), Order("YY",    3), Order("B",     3), Order("YYY",   4),
    Order("G",     4), Order("BB",    5), Order("K",     5), Order("GG",    7),
    Order("KK",    9), Order("YBGK", 10), Order("KKK",  12),
)
# fmt: on

VEHICLES = ("barrow", "cart", "truck", "train")
CARRIED = (BARROW_AND_TRAIN, CART_AND_TRUCK, CART_AND_TRUCK, BARROW_AND_TRAIN)
ORDERS = tuple(
    order._replace(vehicle=vehicle)
    for vehicle, orders in zip(VEHICLES, CARRIED, strict=True)
    for order in orders
)  # CB-1.2
PER_VEHICLE = len(BARROW_AND_TRAIN)
SLOTS = 4  # on the largest order
ORDER_BOX = tuple(range(1, len(ORDERS) + 1))
ORDER_WORDS = ("none", *(f"o{number:02}" for number in ORDER_BOX))


class Space(NamedTuple):
    name: str
    figure: int  # work steps, marks
    locked: int  # closed with so many players or fewer


# fmt: off
SPACES = (
    #     name           figure  locked
    Space("factory 1",        0,      0),
    Space("factory 2",        0,      0),
    Space("factory 3",        0,      0),
    Space("factory 4",        0,      2),
    Space("factory 5",        0,      0),
    Space("factory 6",        0,      0),
    Space("factory 7",        0,      0),
    Space("factory 8",        0,      3),
    Space("factory look",     0,      0),
    Space("mine 4",           4,      3),
    Space("mine 6",           6,      0),
    Space("mine 8",           8,      2),
    Space("mine 10",         10,      0),
    Space("deliver barrow",   0,      0),
    Space("deliver cart",     0,      0),
    Space("deliver truck",    0,      0),
    Space("deliver train",    0,      0),
    Space("money 3",          3,      3),
    Space("money 4",          4,      0),
    Space("money 5",          5,      2),
    Space("money 6",          6,      0),
    Space("order 1",          0,      2),
    Space("order 2",          0,      0),
    Space("order 3",          0,      0),
    Space("order 4",          0,      0),
    Space("order look",       0,      0),
    Space("bank",             1,      0),
)
# fmt: on
FACTORY, FACTORY_LOOK, MINE, DELIVER, MONEY, ORDER, ORDER_LOOK, BANK = 0, 8, 9, 13, 17, 21, 25, 26
OPEN_TILES, OPEN_ORDERS = 8, 4
NOWHERE = -1  # no space

#  players: 0  1   2   3   4
WORKERS = (0, 0, 18, 15, 13)  # fmt: skip
MARKS =   (0, 0, 10,  9,  8)  # fmt: skip
ORDERS_EACH = 3  # from the draft (CB-2.5)
LOOK = 5  # cards seen on "look at five"
CAGE = 5  # places in the cage


class Element(NamedTuple):
    name: str
    first: int
    second: int


# fmt: off
CLOCK = (
    #       name             first  second
    Element("yellow",            2,      1),
    Element("brown",             3,      1),
    Element("grey",              4,      2),
    Element("black",             5,      2),
    Element("barrow",            6,      3),
    Element("cart",              7,      3),
    Element("truck",             8,      4),
    Element("train",             9,      4),
    Element("empty-yellow",     10,      5),
    Element("empty-brown",      11,      5),
    Element("empty-grey",       12,      6),
    Element("empty-black",      13,      6),
)
# fmt: on
PER_SHIFT = 4  # elements more with every shift
