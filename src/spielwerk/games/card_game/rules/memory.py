"""Stacks, hands, and who knows what in them (CG-2.2, CG-4.8, CG-4.9).

Every card that may be hidden lies in a place. `seen` has a bit for each seat that knows the card.
Where it was looked at, `batch` names the look: its owner knows each place of the batch, the others
only that the cards they have seen lie among these places.
"""

from spielwerk.core.rule import rule

from ..components import DECK_OF, DECKS, ENGINE, HALF, NONE, OF_INNOVATIONS, OF_ORDERS, STACKS
from ..state import (
    EVERYBODY,
    INNOVATION_HANDS,
    INNOVATIONS_HELD,
    MOST,
    ORDER_HANDS,
    PLACES,
    CardGame,
)

OPEN = 0  # the batch of a card that nobody looked at alone
ORDERS_A_HAND = DECKS[OF_ORDERS].size
INNOVATIONS_A_HAND = DECKS[OF_INNOVATIONS].size
FIRST = tuple(deck.first for deck in DECKS)


@rule
def owner(batch: int) -> int:
    """The seat that looked at these cards."""
    return batch % MOST


@rule
def left(s: CardGame, stack: int) -> int:
    return int(s.end[stack]) - int(s.top[stack])


@rule
def waits(s: CardGame) -> bool:
    """CG-2.3: whether some stack's next card is still to be turned up."""
    for stack in range(len(STACKS)):
        if not s.up[stack] and s.top[stack] < s.end[stack]:
            return True
    return False


@rule
def turn_up(s: CardGame) -> None:
    """CG-2.3: the next card of every stack that waits; all see it."""
    for stack in range(len(STACKS)):
        if not s.up[stack] and s.top[stack] < s.end[stack]:
            place = s.top[stack]
            leave_batch(s, place)
            s.seen[place] = EVERYBODY
            s.up[stack] = 1


@rule
def leave_batch(s: CardGame, place: int) -> None:
    """A card leaves its batch before everybody's eyes: it is the copy that was known of there."""
    batch = s.batch[place]
    if batch == OPEN:
        return
    s.batch[place] = OPEN
    unaware = EVERYBODY & ~(int(s.seen[place]) | 1 << owner(batch))
    batches, cards, seen = s.batch, s.cards, s.seen
    for other in range(PLACES):
        if batches[other] == batch and cards[other] == cards[place]:
            known = int(seen[other]) & unaware
            seen[other] = int(seen[other]) & ~known
            unaware &= ~known


@rule
def forget_batch(s: CardGame, batch: int) -> None:
    """Nobody can say any more which of these cards lies where, but who looked at them."""
    batches, seen = s.batch, s.seen
    for place in range(PLACES):
        if batches[place] == batch:
            seen[place] = int(seen[place]) & 1 << owner(batch)


@rule
def take_top(s: CardGame, stack: int) -> int:
    """The face-up card; the next one is not turned up yet."""
    place = s.top[stack]
    card = int(s.cards[place])
    clear(s, place)
    s.top[stack] += 1
    s.up[stack] = 0
    if s.top[stack] == s.end[stack]:
        refill(s, stack)
    return card


@rule
def clear(s: CardGame, place: int) -> None:
    s.cards[place] = NONE
    s.seen[place] = 0
    s.batch[place] = OPEN


@rule
def move(s: CardGame, place: int, to: int) -> None:
    """With all that is known of it."""
    card, seen, batch = s.cards[place], s.seen[place], s.batch[place]
    clear(s, place)
    s.cards[to] = card
    s.seen[to] = seen
    s.batch[to] = batch


@rule
def refill(s: CardGame, stack: int) -> None:
    """CG-4.9: a stack of lorries or wagons ran out; the lower half of the other one comes here."""
    if stack >= ENGINE:
        return
    other = stack ^ 1
    half = left(s, other) // 2
    s.top[stack] = first_place(stack)
    s.end[stack] = s.top[stack] + half
    s.end[other] -= half
    for i in range(half):
        move(s, s.end[other] + i, s.top[stack] + i)


@rule
def first_place(stack: int) -> int:
    """Of a stack of lorries or wagons: A comes before B."""
    return FIRST[DECK_OF[stack]] + HALF * (stack % 2)


# Hands: orders, and innovations.


@rule
def hand(seat: int, kind: int) -> int:
    """The first place of a seat's hand of this kind."""
    if kind == INNOVATIONS_HELD:
        return INNOVATION_HANDS + INNOVATIONS_A_HAND * seat
    return ORDER_HANDS + ORDERS_A_HAND * seat


@rule
def holds(s: CardGame, seat: int, kind: int, card: int) -> bool:
    first = hand(seat, kind)
    for place in range(first, first + s.held[seat, kind]):
        if s.cards[place] == card:
            return True
    return False


@rule
def hold(s: CardGame, seat: int, kind: int, card: int) -> None:
    """A card that all have seen comes into a hand."""
    place = hand(seat, kind) + s.held[seat, kind]
    s.cards[place] = card
    s.seen[place] = EVERYBODY
    s.held[seat, kind] += 1


@rule
def show(s: CardGame, seat: int, kind: int, card: int) -> None:
    """A card leaves the hand before everybody's eyes: an open one if it may be that, else one of
    those taken secretly. From which look it came, nobody else can say if there were several."""
    first = hand(seat, kind)
    end = first + s.held[seat, kind]
    shown = -1
    for place in range(first, end):
        if s.cards[place] == card and (shown < 0 or s.batch[place] == OPEN):
            shown = place
    if s.batch[shown] != OPEN:
        for place in range(first, end):
            if s.batch[place] != OPEN and s.batch[place] != s.batch[shown]:
                forget_batch(s, s.batch[place])
                forget_batch(s, s.batch[shown])
        leave_batch(s, shown)
    clear(s, shown)
    for place in range(shown + 1, end):
        move(s, place, place - 1)
    s.held[seat, kind] -= 1
