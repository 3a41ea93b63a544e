"""Set-up and draft (CB-2)."""

from spielwerk.core.chance import block, pick, shuffle
from spielwerk.core.option import DRAWN
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key

from ..components import (
    COLOURS,
    CUBES,
    FACTORY,
    MARKS,
    NOWHERE,
    OPEN_ORDERS,
    OPEN_TILES,
    ORDER,
    ORDER_BOX,
    ORDERS_EACH,
    SPACES,
    TILE_BOX,
    WORKERS,
)
from ..state import DRAFTING, IN_DECK, IN_DRAFT, ON_BOARD, PLACING, CoalBaron, Deck

LOCKED = tuple(space.locked for space in SPACES)


@rule
def deal(s: CoalBaron, key: Key) -> None:
    """CB-8: deck 0 the tiles, deck 1 the orders; deck 2 draws the starter, where none was named."""
    for i in range(len(TILE_BOX)):
        s.tiles.cards[i] = TILE_BOX[i]
    shuffle(s.tiles.cards, len(TILE_BOX), key, 0)
    for i in range(len(ORDER_BOX)):
        s.orders.cards[i] = ORDER_BOX[i]
    shuffle(s.orders.cards, len(ORDER_BOX), key, 1)
    if s.options.start == DRAWN:
        s.options.start = pick(block(key, 2, 0)[0], s.seats)


@rule
def begin(s: CoalBaron) -> None:
    """CB-2.1 to 2.5: the table before the draft."""
    s.tiles.end = len(TILE_BOX)
    s.orders.end = len(ORDER_BOX)
    s.start = s.options.start
    s.space = NOWHERE
    for space in range(OPEN_TILES):
        if not locked(s, FACTORY + space):
            s.factory[space] = draw(s.tiles)
    for colour in COLOURS:
        s.supply[colour] = CUBES - s.seats
    for seat in range(s.seats):
        begin_seat(s, seat)
    for order in ORDER_BOX:
        s.place[order] = IN_DECK
    for _ in range(ORDERS_EACH * s.seats + 1):
        s.place[draw(s.orders)] = IN_DRAFT
    s.phase = DRAFTING
    s.turn = (s.start - 1) % s.seats


@rule
def begin_seat(s: CoalBaron, seat: int) -> None:
    """CB-2.3: a cube of its colour on each printed cart, workers and money."""
    s.workers[seat] = WORKERS[s.seats]
    s.marks[seat] = MARKS[s.seats]
    for colour in COLOURS:
        level = s.mines[seat].levels[colour]
        level.carts = 1
        level.coal[0] = colour


@rule
def locked(s: CoalBaron, space: int) -> bool:
    """CB-1.5, CB-2.1."""
    return s.seats <= LOCKED[space]


@rule
def draw(deck: Deck) -> int:
    """The next card of a deck; NONE from an empty one."""
    if deck.top == deck.end:
        return 0
    card = int(deck.cards[deck.top])
    deck.cards[deck.top] = 0
    deck.seen[deck.top] = 0
    deck.batch[deck.top] = 0
    deck.top += 1
    return card


@rule
def draft(s: CoalBaron, order: int) -> None:
    """CB-2.5: counter-clockwise from the starter's right, three each; the last goes to space 4."""
    s.place[order] = s.turn
    left, last = 0, 0
    for other in ORDER_BOX:
        if s.place[other] == IN_DRAFT:
            left += 1
            last = other
    s.turn = (s.turn - 1) % s.seats
    if left == 1:
        s.board[OPEN_ORDERS - 1] = last
        s.place[last] = ON_BOARD
        for space in range(OPEN_ORDERS - 1):
            if not locked(s, ORDER + space):
                open_order(s, space)
        s.turn = s.start
        s.phase = PLACING


@rule
def open_order(s: CoalBaron, space: int) -> None:
    """Turn up the next order under a space; with no deck it stays empty."""
    order = draw(s.orders)
    s.board[space] = order
    if order:
        s.place[order] = ON_BOARD
