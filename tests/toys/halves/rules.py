"""Who moves, what is legal, what it does. Reads top to bottom like the rule sheet."""

from spielwerk.core.chance import block, shuffle
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row

from .components import CARDS, CARDS_IN_BOX, HAND
from .moves import ANSWERED, CUT, END, FINE, GAME_OVER, KEEP, NOT_ASKED, NOT_IN_PLAY, SWAP
from .state import CHOOSING, CUTTING, NOT_YET, OVER, Halves


@rule
def deal(s: Halves, key: Key) -> None:
    card = 0
    for kind in range(len(CARDS)):
        for _ in range(s.sheet.copies[kind]):
            s.deck[card] = kind
            card += 1
    shuffle(s.deck, CARDS_IN_BOX, key, 0)


@rule
def begin(s: Halves) -> None:
    """H-1: four cards each, from the top of the deck."""
    s.phase = CUTTING
    for seat in range(s.seats):
        s.cut[seat] = NOT_YET
        s.kept[seat] = NOT_YET
        for card in range(HAND):
            s.hands[seat, card] = s.deck[seat * HAND + card]


@rule
def awaits(s: Halves) -> int:
    """Both questions are put to all at once."""
    owed = 0
    for seat in range(s.seats):
        answer = s.cut[seat] if s.phase == CUTTING else s.kept[seat]
        if s.phase != OVER and answer == NOT_YET:
            owed |= 1 << seat
    return owed


@rule
def why(s: Halves, seat: int, move: int) -> int:
    """H-2: a cut may be revised until the last is in. H-3: a choice is final."""
    if s.phase == OVER:
        return GAME_OVER
    if (s.phase == CUTTING) != (move < KEEP):
        return NOT_ASKED
    if SWAP <= move < KEEP and not s.options.swap:
        return NOT_IN_PLAY
    if s.phase == CHOOSING and s.kept[seat] != NOT_YET:
        return ANSWERED
    return FINE


@rule
def legal(s: Halves, seat: int, out: Row) -> int:
    """The open question's candidates, less those that `why` refuses."""
    first, last = (CUT, KEEP) if s.phase == CUTTING else (KEEP, END)
    count = 0
    for move in range(first, last):
        if why(s, seat, move) == FINE:
            out[count] = move
            count += 1
    return count


@rule
def play(s: Halves, seat: int, move: int) -> None:
    if move >= KEEP:
        s.kept[seat] = move - KEEP
    elif move >= SWAP:
        swap(s, seat, move - SWAP)
    else:
        s.cut[seat] = move - CUT
    if awaits(s) == 0:  # the last answer turns all up
        s.phase += 1


@rule
def swap(s: Halves, seat: int, card: int) -> None:
    """H-6."""
    kept = s.hands[seat, card]
    s.hands[seat, card] = s.hands[seat, card + 1]
    s.hands[seat, card + 1] = kept


@rule
def redeal(s: Halves, seat: int, key: Key) -> None:
    """The rest of the deck, hands that do not lie open, and every face-down answer."""
    redeal_cards(s, seat, key)
    dice = block(key, 1, 0)
    for other in range(s.seats):
        if other != seat and s.phase == CUTTING and s.cut[other] != NOT_YET:
            s.cut[other] = dice[other] % (HAND + 1)
        if other != seat and s.phase == CHOOSING and s.kept[other] != NOT_YET:
            s.kept[other] = dice[other] % 2


@rule
def knows(s: Halves, seat: int, card: int) -> bool:
    """Whether a seat knows what this card of the deck is: one of its own, or an open one."""
    holder = card // HAND
    return holder == seat or (holder < s.seats and (s.phase != CUTTING or s.options.open != 0))


@rule
def redeal_cards(s: Halves, seat: int, key: Key) -> None:
    """The cards this seat knows stay where they lie; all others change places."""
    size = 0
    unseen = s.deck.copy()
    for card in range(CARDS_IN_BOX):
        if not knows(s, seat, card):
            unseen[size] = s.deck[card]
            size += 1
    shuffle(unseen, size, key, 0)
    for card in range(CARDS_IN_BOX):
        if not knows(s, seat, card):
            size -= 1
            s.deck[card] = unseen[size]
            if card // HAND < s.seats:
                s.hands[card // HAND, card % HAND] = unseen[size]
