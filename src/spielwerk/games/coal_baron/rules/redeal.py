"""What a seat may imagine: the same table but for the cards it cannot know (CB-4.2, CB-4.10).

Nobody knows the shuffled deck. Who looked at five knows what it put back and where; another who had
seen some of those cards knows only that they lie among them.
"""

import numpy as np

from spielwerk.core.chance import shuffle
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row

from ..components import FACTORY_LOOK, LOOK
from ..state import DECK, CoalBaron, Deck
from .look import owner

CELLS = DECK + LOOK  # the deck, then the cards another seat is looking at
SEEN = 64  # a cell is a card and, above it, who has seen it


@rule
def redeal(s: CoalBaron, seat: int, key: Key) -> None:
    """Deals anew what this seat has not seen, and the order in which others laid what it has."""
    factory = s.space == FACTORY_LOOK
    looked_at = s.tray_size if s.turn != seat else 0
    redeal_deck(s, s.tiles, looked_at if factory else 0, seat, key, 0)
    redeal_deck(s, s.orders, 0 if factory else looked_at, seat, key, CELLS + 1)


@rule
def redeal_deck(s: CoalBaron, deck: Deck, looked_at: int, seat: int, key: Key, dice: int) -> None:
    """Every shuffle of this deck has a number of its own, from `dice` on."""
    cells = np.empty(CELLS, np.int16)
    left = deck.end - deck.top
    size = left + looked_at
    for i in range(left):
        cells[i] = deck.cards[deck.top + i] + SEEN * deck.seen[deck.top + i]
    for i in range(looked_at):
        cells[left + i] = s.tray[i] + SEEN * s.tray_seen[i]
    mix_batches(deck, cells, seat, key, dice)
    shuffle(cells[left:size], looked_at, key, dice + DECK)
    mix_unseen(cells, size, seat, key, dice + CELLS)
    for i in range(left):
        deck.cards[deck.top + i] = cells[i] % SEEN
        deck.seen[deck.top + i] = cells[i] // SEEN
    for i in range(looked_at):
        s.tray[i] = cells[left + i] % SEEN
        s.tray_seen[i] = cells[left + i] // SEEN


@rule
def mix_batches(deck: Deck, cells: Row, seat: int, key: Key, dice: int) -> None:
    """Cards that another seat put back lie in an order that it alone knows."""
    first = 0
    while first < deck.end - deck.top:
        batch = deck.batch[deck.top + first]
        end = first + 1
        while end < deck.end - deck.top and deck.batch[deck.top + end] == batch:
            end += 1
        if batch and owner(batch) != seat:
            shuffle(cells[first:end], end - first, key, dice + first)
        first = end


@rule
def mix_unseen(cells: Row, size: int, seat: int, key: Key, dice: int) -> None:
    """Cards this seat has not seen change places; who else has seen a place stays as it is."""
    unseen, count = np.empty(CELLS, np.int16), 0
    for i in range(size):
        if not cells[i] // SEEN >> seat & 1:
            unseen[count] = cells[i] % SEEN
            count += 1
    shuffle(unseen, count, key, dice)
    for i in range(size):
        if not cells[i] // SEEN >> seat & 1:
            count -= 1
            cells[i] = unseen[count] + SEEN * (cells[i] // SEEN)
