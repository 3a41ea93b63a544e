"""What a seat may imagine: the same table but for the cards it cannot know (CG-2.2, CG-4.8)."""

import numpy as np

from spielwerk.core.chance import shuffle
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row

from ..components import DECK_OF, DECKS, OF_INNOVATIONS, OF_ORDERS, STACKS
from ..moves import MOVES
from ..state import INNOVATIONS_HELD, ORDERS_HELD, OVER, PAYING, PLACES, TRAY, CardGame
from .legal import legal
from .memory import OPEN, hand, owner
from .zones import zone_left

ATTEMPTS = 32
SEEN = 32  # a cell is a card and, above it, who has seen it
BOOK = len(MOVES)
ALL_DECKS = len(DECKS)


@rule
def redeal(s: CardGame, seat: int, key: Key) -> None:
    """Deals anew what this seat has not seen, and the order in which others laid what it has.

    Whoever is in the midst of a turn can go on with it: all know that. A deal in which that seat
    could not is thrown away; if none will do, the cards stay as they are.
    """
    cards, seen = s.cards.copy(), s.seen.copy()
    for attempt in range(ATTEMPTS):
        for deck in range(ALL_DECKS):
            redeal_deck(s, deck, seat, key, (attempt * ALL_DECKS + deck) * (PLACES + 1))
        if s.turn == seat or s.phase == OVER or can_go_on(s):
            return
    s.cards[:] = cards
    s.seen[:] = seen


@rule
def can_go_on(s: CardGame) -> bool:
    """Whether the seat in turn has an answer, and a zone to go to where it has to."""
    if not legal(s, s.turn, np.empty(BOOK, np.int16)):
        return False
    return s.acted != 0 or s.used == 0 or s.phase == PAYING or zone_left(s)


@rule
def redeal_deck(s: CardGame, deck: int, seat: int, key: Key, dice: int) -> None:
    """Every shuffle of this deck has a number of its own, from `dice` on."""
    where, some = np.empty(PLACES, np.int16), np.empty(PLACES, np.int16)
    size = places_of(s, deck, where)
    seen, batches = s.seen, s.batch
    for first in range(size):
        batch = batches[where[first]]
        if batch != OPEN and owner(batch) != seat and is_first(batches, where, first):
            count = 0
            for i in range(first, size):
                if batches[where[i]] == batch:
                    some[count] = where[i]
                    count += 1
            mix_batch(s.cards, seen, some[:count], key, dice + first)
    count = 0
    for i in range(size):
        if not seen[where[i]] >> seat & 1:
            some[count] = where[i]
            count += 1
    mix_unseen(s.cards, some[:count], key, dice + PLACES)


@rule
def places_of(s: CardGame, deck: int, where: Row) -> int:
    """All places where cards of this deck lie: stacks, hands, those looked at."""
    count = 0
    for stack in range(len(STACKS)):
        if DECK_OF[stack] == deck:
            count = add(where, count, s.top[stack], s.end[stack])
    for seat in range(s.seats):
        for kind in (ORDERS_HELD, INNOVATIONS_HELD):
            if deck == (OF_ORDERS, OF_INNOVATIONS)[kind]:
                first = hand(seat, kind)
                count = add(where, count, first, first + s.held[seat, kind])
    if DECK_OF[s.looked] == deck:
        count = add(where, count, TRAY, TRAY + s.tray)
    return count


@rule
def add(where: Row, count: int, first: int, end: int) -> int:
    for place in range(first, end):
        where[count] = place
        count += 1
    return count


@rule
def is_first(batches: Row, where: Row, at: int) -> bool:
    """Whether no place before it is of the same batch."""
    for i in range(at):
        if batches[where[i]] == batches[where[at]]:
            return False
    return True


@rule
def mix_batch(cards: Row, seen: Row, where: Row, key: Key, dice: int) -> None:
    """Cards that another seat looked at lie in an order that it alone knows."""
    cells = np.empty(PLACES, np.int16)
    for i in range(len(where)):
        cells[i] = cards[where[i]] + SEEN * seen[where[i]]
    shuffle(cells, len(where), key, dice)
    for i in range(len(where)):
        cards[where[i]] = cells[i] % SEEN
        seen[where[i]] = cells[i] // SEEN


@rule
def mix_unseen(cards: Row, where: Row, key: Key, dice: int) -> None:
    """Cards this seat has not seen change places; who else has seen a place stays as it is."""
    unseen = np.empty(PLACES, np.int16)
    for i in range(len(where)):
        unseen[i] = cards[where[i]]
    shuffle(unseen, len(where), key, dice)
    for i in range(len(where)):
        cards[where[i]] = unseen[i]
