"""Look at five: tiles or orders (CB-4.2, CB-4.10). The deck remembers who knows what lies where."""

from spielwerk.core.rule import rule

from ..components import FACTORY_LOOK, LOOK, TILES
from ..state import ENDING, KEEPING, MOST, NAMING, PUTTING, CoalBaron, Deck
from .setup import draw

KINDS = len(TILES)


@rule
def looked_deck(s: CoalBaron) -> Deck:
    return s.tiles if s.space == FACTORY_LOOK else s.orders


@rule
def look(s: CoalBaron) -> None:
    """Take the top five, or as many as there are."""
    deck = looked_deck(s)
    s.tray_size = min(LOOK, deck.end - deck.top)
    split_batch(deck, deck.top + s.tray_size)
    for i in range(s.tray_size):
        s.tray_seen[i] = deck.seen[deck.top] | 1 << s.turn
        s.tray[i] = draw(deck)
    s.looks += 1
    s.phase = KEEPING


@rule
def split_batch(deck: Deck, end: int) -> None:
    """Where the look ends within a batch, only who laid it still knows which card went where."""
    if end == deck.end or deck.batch[end] == 0 or deck.batch[end] != deck.batch[end - 1]:
        return
    for i in range(deck.top, deck.end):
        if deck.batch[i] == deck.batch[end]:
            deck.seen[i] &= 1 << owner(deck.batch[i])


@rule
def owner(batch: int) -> int:
    """The seat that put these cards back."""
    return batch % MOST


@rule
def in_tray(s: CoalBaron, card: int) -> bool:
    """Whether this card is among those looked at and has no place yet."""
    for i in range(s.named, s.tray_size):
        if s.tray[i] == card:
            return True
    return False


@rule
def take_from_tray(s: CoalBaron, card: int, to: int) -> None:
    """Move a card of the tray to place `to`; those between move up by one."""
    at = to
    while s.tray[at] != card:
        at += 1
    seen = s.tray_seen[at]
    while at > to:
        s.tray[at] = s.tray[at - 1]
        s.tray_seen[at] = s.tray_seen[at - 1]
        at -= 1
    s.tray[to] = card
    s.tray_seen[to] = seen


@rule
def drop_from_tray(s: CoalBaron, card: int) -> None:
    """This card is kept: it leaves the tray."""
    take_from_tray(s, card, 0)
    s.tray_size -= 1
    for i in range(s.tray_size):
        s.tray[i] = s.tray[i + 1]
        s.tray_seen[i] = s.tray_seen[i + 1]
    s.tray[s.tray_size] = 0
    s.tray_seen[s.tray_size] = 0


@rule
def put_rest(s: CoalBaron) -> None:
    """CB-8: top or bottom is asked unless no card is left."""
    s.phase = PUTTING if s.tray_size else ENDING


@rule
def put(s: CoalBaron, bottom: int) -> None:
    """All on top or all at the bottom; with one card left there is nothing to order."""
    s.bottom = bottom
    s.phase = NAMING
    lay_down(s)


@rule
def name_next(s: CoalBaron, card: int) -> None:
    """The first named will be drawn first."""
    take_from_tray(s, card, s.named)
    s.named += 1
    lay_down(s)


@rule
def lay_down(s: CoalBaron) -> None:
    """Once at most one card has no place, the tray goes back to the deck as it lies."""
    if s.tray_size - s.named > 1:
        return
    deck, size = looked_deck(s), s.tray_size
    deck.top -= size
    first = deck.top
    if s.bottom:
        first = deck.end - size
        for i in range(deck.top, first):
            deck.cards[i] = deck.cards[i + size]
            deck.seen[i] = deck.seen[i + size]
            deck.batch[i] = deck.batch[i + size]
    for i in range(size):
        deck.cards[first + i] = s.tray[i]
        deck.seen[first + i] = s.tray_seen[i]
        deck.batch[first + i] = s.looks * MOST + s.turn
        s.tray[i] = 0
        s.tray_seen[i] = 0
    s.tray_size = 0
    s.named = 0
    s.bottom = 0
    s.phase = ENDING
