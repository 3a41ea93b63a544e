"""What is in the box (CG-1), and the sheet of figures that its owner may correct.

Source: the rule book. What it shows only in pictures, and no other source gives, is marked RECON.
"""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Annotated, Any, NamedTuple

from spielwerk.core.game import Broken
from spielwerk.core.plain import plain
from spielwerk.core.struct import Count, Row, Struct

SEATS = range(2, 5)
NONE = 0  # no card

# Crests, and the wagon that carries any of them.
WHEEL, CLOVER, BASTION, FOX, WILD_WAGON = range(1, 6)
CRESTS = (WHEEL, CLOVER, BASTION, FOX)
CREST = " wcbfx"  # as players write it
DOCK_CRESTS = ((WHEEL, CLOVER), (WHEEL, BASTION), (CLOVER, FOX))  # CG-1.10
DOCKS = len(DOCK_CRESTS)
DESTINATIONS = ("barracks", "furnace", "factory", "steamboat")
TYPES = 4  # of engines


class Sheet(Struct):
    """By crest, by destination, by kind of innovation."""

    lorries: Annotated[Row, Count, len(CRESTS), 3]  # one with 1 point, one with 2, two lorries
    orders: Annotated[Row, Count, len(DESTINATIONS), 4]  # for 1, 2, 3, 4 lorries
    order_points: Annotated[Row, Count, 4]
    innovations: Annotated[Row, Count, 10]


# RECON: no source gives these three break-ups; they add up to what the rule book says.
# fmt: off
LORRIES_A_CREST =        (3, 3, 4)  # one lorry with 1 point, one with 2 points, two lorries
ORDERS_A_DESTINATION =   (2, 2, 2, 1)  # for 1, 2, 3, 4 lorries
INNOVATIONS_A_KIND = (
    2, 2, 2,  # workers 1-3, 1-4, 1-5
    2, 2, 1, 1, 1, 2, 1,  # lorry, wagon, engine, order, share, mining, delivery
)
# fmt: on
ORDER_POINTS = (3, 5, 7, 10)  # CG-1.5, for 1, 2, 3, 4 lorries


class Lorry(NamedTuple):
    name: str
    crest: int
    lorries: int
    points: int


class Order(NamedTuple):
    name: str
    destination: int  # from 1
    lorries: int


LORRIES = tuple(
    lorry
    for crest in CRESTS
    for lorry in (
        Lorry(f"{CREST[crest]}1", crest, 1, 1),
        Lorry(f"{CREST[crest]}2", crest, 1, 2),
        Lorry(CREST[crest] * 2, crest, 2, 0),
    )
)  # CG-1.2
ORDERS = tuple(
    Order(f"{name}-{lorries}", destination, lorries)
    for destination, name in enumerate(DESTINATIONS, 1)
    for lorries in range(1, 5)
)  # CG-1.5
INNOVATIONS = (
    *("1-3", "1-4", "1-5"),
    *("lorry", "wagon", "engine", "order", "share", "mining", "delivery"),
)  # CG-1.8
WORKERS_TO = (0, 3, 4, 5)  # the most that each worker innovation counts as
(USE_LORRY, USE_WAGON, USE_ENGINE, USE_ORDER, USE_SHARE, USE_MINING, USE_DELIVERY) = range(4, 11)
INNOVATION_STEPS = 4  # of the mining innovation
PER_TYPE = ("shares", "orders", "lorries")
OBJECTIVES = (
    *("tokens", "objectives"),
    *(f"engines-{number}" for number in range(1, TYPES + 1)),
    *(f"{what}-{name}" for what, name in product(PER_TYPE, DESTINATIONS)),
)  # CG-1.7

LORRY_WORDS = ("none", *(lorry.name for lorry in LORRIES))
WAGON_WORDS = ("none", *(f"wagon-{CREST[wagon]}" for wagon in range(WHEEL, WILD_WAGON + 1)))
ENGINE_WORDS = ("none", *(f"engine-{number}" for number in range(1, TYPES + 1)))
ORDER_WORDS = ("none", *(order.name for order in ORDERS))
SHARE_WORDS = ("none", *(f"share-{name}" for name in DESTINATIONS))
INNOVATION_WORDS = ("none", *INNOVATIONS)
OBJECTIVE_WORDS = ("none", *OBJECTIVES)

WAGONS_A_KIND = (6, 6, 6, 6, 16)  # CG-1.3
ENGINES_A_TYPE = 7  # CG-1.4
SHARES_A_DESTINATION = 6  # CG-1.6


class Deck(NamedTuple):
    name: str
    words: Sequence[str]
    size: int
    first: int  # where its cards lie on the table
    copies: Callable[[Any], Sequence[int]]  # of each kind, by the component sheet


# fmt: off
DECKS = (
    #    name           words         size  first  copies
    Deck("lorries",     LORRY_WORDS,      40,    0, lambda s: s.lorries.ravel()),
    Deck("wagons",      WAGON_WORDS,      40,   40, lambda s: WAGONS_A_KIND),
    Deck("engines",     ENGINE_WORDS,     28,   80, lambda s: [ENGINES_A_TYPE] * TYPES),
    Deck("orders",      ORDER_WORDS,      28,  108, lambda s: s.orders.ravel()),
    Deck("shares",      SHARE_WORDS,      24,  136,
         lambda s: [SHARES_A_DESTINATION] * len(DESTINATIONS)),
    Deck("innovations", INNOVATION_WORDS, 16,  160, lambda s: s.innovations),
    Deck("objectives",  OBJECTIVE_WORDS,  18,  176, lambda s: [1] * len(OBJECTIVES)),
)
# fmt: on
CARDS = sum(deck.size for deck in DECKS)  # but for workers and actions
OF_LORRIES, OF_WAGONS, OF_ENGINES, OF_ORDERS, OF_SHARES, OF_INNOVATIONS, OF_OBJECTIVES = range(7)


def box(deck: Deck) -> Callable[[Any], Sequence[int]]:
    """The cards of a deck before the shuffle, by a table's component sheet."""

    def cards(table: Any) -> Sequence[int]:
        return [
            kind
            for kind, copies in enumerate(deck.copies(table.sheet), 1)
            for _ in range(int(copies))
        ]

    return cards


def _printed() -> Any:
    sheet = Sheet.new()[0]
    sheet.lorries[:] = LORRIES_A_CREST
    sheet.orders[:] = ORDERS_A_DESTINATION
    sheet.order_points[:] = ORDER_POINTS
    sheet.innovations[:] = INNOVATIONS_A_KIND
    return sheet


PRINTED = _printed()


def check_sheet(sheet: Any) -> Broken | None:
    """What the rule book fixes: the sums of CG-1.2, CG-1.5 and CG-1.8, the points of orders."""
    s = plain(sheet)
    for name, rule, rows, wanted in (
        ("lorries", "CG-1.2", s.lorries, 10),
        ("orders", "CG-1.5", s.orders, 7),
        ("innovations", "CG-1.8", [s.innovations], 16),
    ):
        for number, row in enumerate(rows, 1):
            if min(row) < 0:
                return "sheet-negative", rule, {"name": name, "row": number}
            if sum(row) != wanted:
                figures = {"wanted": wanted, "cards": sum(row)}
                return "sheet-sum", rule, {"name": name, "row": number, **figures}
    if sorted(s.order_points) != sorted(ORDER_POINTS):
        return "sheet-points", "CG-1.5", {"name": "order-points"}
    return None


# CG-2.6: a zone for each stack, in this order, then those of the action cards.
STACKS = (
    *("lorry a", "lorry b", "wagon a", "wagon b"),
    *("engine", "order", "share", "innovation", "objective"),
)
ACTIONS = ("mining 0/1", "mining 1/2", "mining 2/3", "delivery", "wild")
ZONES = (*STACKS, *ACTIONS)
LORRY_A, LORRY_B, WAGON_A, WAGON_B, ENGINE, ORDER, SHARE, INNOVATION, OBJECTIVE = range(9)
MINE_01, MINE_12, MINE_23, DELIVERY, WILD = range(len(STACKS), len(ZONES))
DECK_OF = (0, 0, 1, 1, 2, 3, 4, 5, 6)  # the deck of each stack
HALF = 20  # cards in each stack of lorries and of wagons
MINING_FROM = (0, 1, 2)  # CG-1.9: the lower number of steps; the higher is one more
NOBODY = -1
NO_ZONE = -1
LOOK = 4  # cards seen by the wild action

#  number:  0  1  2  3  4  5
WORKERS = (0, 5, 2, 1, 1, 1)  # CG-1.1
#  players:      0  1  2  3  4
LARGEST = (0, 0, 3, 4, 5)  # worker card in play
TOKENS =        (0, 0, 7, 6, 5)  # fmt: skip  # CG-1.9
ENOUGH_LORRIES = 5  # printed on orders of a destination, for four points
