"""The wild action: look at the top four of a stack and take one (CG-4.8)."""

from spielwerk.core.rule import rule

from ..components import INNOVATION, LOOK, ORDER, STACKS
from ..moves import FINE, NOTHING_TO_TAKE
from ..state import INNOVATIONS_HELD, MOST, ORDERS_HELD, PLACES, TAKING, TRAY, CardGame
from .memory import OPEN, clear, forget_batch, hand, leave_batch, left, move, refill
from .stacks import why_stack


@rule
def why_wild(s: CardGame) -> int:
    """A card must be takeable from some stack."""
    for stack in range(len(STACKS)):
        if why_stack(s, stack) == FINE:
            return FINE
    return NOTHING_TO_TAKE


@rule
def is_secret(stack: int) -> bool:
    """Orders and innovations that are taken need not be shown."""
    return stack in (ORDER, INNOVATION)


@rule
def look(s: CardGame, stack: int) -> None:
    """The top four, or as many as there are, come into the looker's hand: one batch."""
    s.looks += 1
    s.looked = stack
    s.tray = min(LOOK, left(s, stack))
    s.named = 0
    first = int(s.top[stack])
    for place in range(first, first + s.tray):
        split_batch(s, int(s.batch[place]), first, first + s.tray)
    for i in range(s.tray):
        move(s, first + i, TRAY + i)
        s.seen[TRAY + i] |= 1 << s.turn
        s.batch[TRAY + i] = s.looks * MOST + s.turn
    s.top[stack] += s.tray
    s.up[stack] = 0
    s.phase = TAKING


@rule
def split_batch(s: CardGame, batch: int, first: int, end: int) -> None:
    """A set of which only a part is looked at is forgotten by all but who laid it."""
    if batch == OPEN:
        return
    for place in range(PLACES):
        if s.batch[place] == batch and not first <= place < end:
            forget_batch(s, batch)
            return


@rule
def in_tray(s: CardGame, card: int) -> bool:
    """Whether this card is among those looked at and has no place yet."""
    return place_in_tray(s, card) >= 0


@rule
def place_in_tray(s: CardGame, card: int) -> int:
    for place in range(TRAY + s.named, TRAY + s.tray):
        if s.cards[place] == card:
            return place
    return -1


@rule
def take_from_tray(s: CardGame, card: int) -> None:
    """Orders and innovations go to the hand unseen, others leave before everybody's eyes."""
    place = place_in_tray(s, card)
    if is_secret(s.looked):
        kind = ORDERS_HELD if s.looked == ORDER else INNOVATIONS_HELD
        move(s, place, hand(s.turn, kind) + s.held[s.turn, kind])
        s.held[s.turn, kind] += 1
    else:
        leave_batch(s, place)
        clear(s, place)
    for other in range(place + 1, TRAY + s.tray):
        move(s, other, other - 1)
    s.tray -= 1
    lay_down(s)


@rule
def name_next(s: CardGame, card: int) -> None:
    """The first named lies highest."""
    place = place_in_tray(s, card)
    seen = s.seen[place]
    batch = s.batch[place]
    while place > TRAY + s.named:
        move(s, place - 1, place)
        place -= 1
    s.cards[place] = card
    s.seen[place] = seen
    s.batch[place] = batch
    s.named += 1
    lay_down(s)


@rule
def lay_down(s: CardGame) -> None:
    """Once at most one card has no place, the rest goes under the stack as it lies."""
    if s.tray - s.named > 1:
        return
    stack, size = s.looked, int(s.tray)
    for place in range(s.top[stack], s.end[stack]):
        move(s, place, place - size)
    s.top[stack] -= size
    for i in range(size):
        move(s, TRAY + i, s.end[stack] - size + i)
    s.tray = 0
    s.named = 0
    if s.top[stack] == s.end[stack]:
        refill(s, stack)
