"""What may be said now: the open question's candidates, less those that `why` refuses."""

from spielwerk.core.rule import rule
from spielwerk.core.struct import Row

from ..components import GOLD, KINDS, PRESTIGE, SEAL, TRACKS
from ..moves import (
    ARROW,
    BEYOND_GOLD,
    DISCARD,
    DONE,
    FINE,
    KEEP,
    OFFER,
    PLAY,
    PUT,
    REOPEN,
    SEAL_STEP,
    SELL,
    SPLITTER,
)
from ..state import (
    CHOOSING,
    DISCARDING,
    IN_A,
    IN_B,
    IN_HAND,
    LEVEL,
    OVER,
    RESOLVING,
    SPLITTING,
    UNDECIDED,
    GreatSplit,
    Hand,
)
from .resolution import all_full, beyond_seal, first_seal
from .setup import above_limit
from .split import passed_on, why_put
from .steps import full


@rule
def legal(s: GreatSplit, seat: int, out: Row) -> int:
    if s.phase == RESOLVING:
        return legal_resolution(s, seat, out) if s.owed >> seat & 1 else 0
    if s.phase == DISCARDING:
        return cards(s.hands[seat], DISCARD, out, 0) if above_limit(s, seat) else 0
    if s.phase == OVER:
        return 0
    if s.opened >> seat & 1 and s.kept[seat] == UNDECIDED:
        out[0], out[1] = KEEP, KEEP + 1
        return 2
    if s.phase == CHOOSING or s.opened >> seat & 1:
        return 0
    return legal_split(s, seat, out)


@rule
def legal_split(s: GreatSplit, seat: int, out: Row) -> int:
    """GS-3.2: a card to either part, or the offer, when all are put."""
    if s.phase != SPLITTING:
        return 0
    if s.offered >> seat & 1:
        out[0] = REOPEN
        return 0 if passed_on(s, seat) else 1
    count = cards(s.hands[seat], PUT, out, 0)
    if count == 0:
        out[0] = OFFER
        return 1
    if count == 1:  # perhaps the last card, which may not go everywhere
        kind = out[0] - PUT + 1
        count = 0
        for part in range(IN_A, IN_B + 1):
            out[count] = PUT + kind - 1 + KINDS * (part - IN_A)
            count += why_put(s, seat, kind, part) == FINE
        return count
    for i in range(count):
        out[count + i] = out[i] + KINDS
    return 2 * count


@rule
def cards(hand: Hand, first: int, out: Row, count: int) -> int:
    """Each kind in hand once, as the moves from `first` on name it."""
    named = 0
    for i in range(hand.held):
        kind = int(hand.cards[i]) % LEVEL
        out[count] = first + kind - 1
        if hand.lies[i] == IN_HAND and not named >> kind & 1:
            named |= 1 << kind
            count += 1
    return count


@rule
def legal_resolution(s: GreatSplit, seat: int, out: Row) -> int:
    board = s.boards[seat]
    if board.arrow:
        return legal_arrows(s, seat, out)
    if board.seals:
        return legal_seals(s, seat, out)
    count = cards(s.hands[seat], PLAY, out, 0) if board.unplayed else 0
    kinds, gold_full = count, full(s, seat, GOLD)
    for i in range(kinds):
        sale = SELL + out[i] - PLAY
        out[count] = sale
        count += not gold_full
        out[count] = sale + KINDS
        count += 1
    if board.splitter:
        for track in range(len(TRACKS)):
            out[count] = SPLITTER + track
            count += not full(s, seat, track)
    if count == 0:
        out[0] = DONE
        count = 1
    return count


@rule
def legal_arrows(s: GreatSplit, seat: int, out: Row) -> int:
    """GS-4.5: any track but gold that is not full; prestige never is."""
    count = 0
    for track in range(GOLD):
        out[count] = ARROW + track
        count += not full(s, seat, track)
    for i in range(BEYOND_GOLD):
        out[count] = ARROW + GOLD + i
        count += not full(s, seat, GOLD + 1 + i)
    return count


@rule
def legal_seals(s: GreatSplit, seat: int, out: Row) -> int:
    """GS-4.2, GS-4.8."""
    symbol, count = s.boards[seat].symbol, 0
    lost = all_full(s, seat)
    for resource in range(first_seal(symbol), beyond_seal(symbol)):
        out[count] = SEAL_STEP + resource
        count += lost or not full(s, seat, SEAL + resource)
    return count


assert PRESTIGE + 1 == SEAL  # the tracks, in the order of the book
