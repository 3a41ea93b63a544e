"""What may be said now: the open question's candidates, less those that `why` refuses."""

from spielwerk.core.rule import rule
from spielwerk.core.struct import Row

from ..components import DECK_OF, NONE, WORKERS_TO, ZONES
from ..moves import BEFORE, FETCH, FINE, NEXT, ON, PASS, PAY, PAY_WITH, PLACE, STOP, TAKE, USE
from ..state import (
    INNOVATIONS_HELD,
    MINING,
    NAMING,
    OVER,
    PAYING,
    PLACING,
    TAKING,
    TRAY,
    CardGame,
)
from .answers import why_answer, why_use, why_within
from .asked import BEYOND, FIRST
from .memory import hand
from .mining import FETCH_CARD
from .payment import KIND, sums, why_pay
from .zones import why_zone


@rule
def legal(s: CardGame, seat: int, out: Row) -> int:
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == PLACING:
        return legal_turn(s, out)
    if s.phase == PAYING:
        return legal_payments(s, out)
    if s.phase == MINING:
        return legal_steps(s, out)
    if s.phase in (TAKING, NAMING):
        return legal_cards(s, out)
    count = 0
    for move in range(FIRST[s.phase], BEYOND[s.phase]):
        if why_answer(s, move) == FINE:
            out[count] = move
            count += 1
    return count


@rule
def legal_turn(s: CardGame, out: Row) -> int:
    """What can be paid is worked out once for all zones."""
    reach = sums(s, s.turn, NONE, NONE)
    count = 0
    for zone in range(len(ZONES)):
        if why_zone(s, zone, reach) == FINE:
            out[count] = PLACE + zone
            count += 1
    if not s.used:
        out[count] = PASS
        count += 1
    if s.held[s.turn, INNOVATIONS_HELD]:
        for move in range(USE, ON):
            if why_use(s, move) == FINE:
                out[count] = move
                count += 1
    return count


@rule
def legal_payments(s: CardGame, out: Row) -> int:
    """Only worker innovations that are in hand are looked at."""
    count = 0
    for move in range(PAY, PAY_WITH):
        if s.players[s.turn].workers[1 + move - PAY] and why_pay(s, move) == FINE:
            out[count] = move
            count += 1
    in_hand = 0
    first = hand(s.turn, INNOVATIONS_HELD)
    for place in range(first, first + s.held[s.turn, INNOVATIONS_HELD]):
        in_hand |= 1 << s.cards[place]
    if in_hand & ((1 << len(WORKERS_TO)) - 1):
        for i in range(len(KIND)):
            if in_hand >> KIND[i] & 1 and why_pay(s, PAY_WITH + i) == FINE:
                out[count] = PAY_WITH + i
                count += 1
    return count


@rule
def legal_steps(s: CardGame, out: Row) -> int:
    """Of the storage, only cards that lie there are looked at."""
    count = 0
    player = s.players[s.turn]
    for move in range(FIRST[MINING], BEYOND[MINING]):
        if FETCH <= move < STOP and not player.storage[FETCH_CARD[move - FETCH]]:
            continue
        if why_within(s, move) == FINE:
            out[count] = move
            count += 1
    return count


@rule
def legal_cards(s: CardGame, out: Row) -> int:
    """Of the cards looked at, each kind once."""
    first = (TAKE if s.phase == TAKING else NEXT) + BEFORE[DECK_OF[s.looked]] - 1
    count = 0
    for place in range(TRAY + s.named, TRAY + s.tray):
        if is_first_of_kind(s, place):
            out[count] = first + s.cards[place]
            count += 1
    return count


@rule
def is_first_of_kind(s: CardGame, place: int) -> bool:
    for other in range(TRAY + s.named, place):
        if s.cards[other] == s.cards[place]:
            return False
    return True
