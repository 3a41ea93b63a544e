"""Who owes an answer, why not, what a move does. The open question is the phase."""

from spielwerk.core.rule import rule

from ..components import GOLD, KINDS, PRESTIGE
from ..moves import (
    ARROW,
    ARROW_FIRST,
    CHOSEN,
    DONE,
    FINE,
    FULL,
    GAME_OVER,
    KEEP,
    NO_ARROW,
    NO_SEAL,
    NOT_ALL_PLAYED,
    NOT_ASKED,
    NOT_OFFERED,
    NOT_OPEN,
    NOT_TO_DISCARD,
    OFFER,
    OFFERED,
    OTHERS_DISCARD,
    PASSED_ON,
    PLAY,
    PUT,
    REOPEN,
    RESOLVED,
    SEAL_FIRST,
    SEAL_STEP,
    SELL,
    SPLITTER,
    SPLITTER_USED,
    WITHIN_LIMIT,
)
from ..state import (
    CHOOSING,
    DISCARDING,
    IN_A,
    KEPT_A,
    LEVEL,
    OVER,
    RESOLVING,
    SPLITTING,
    UNDECIDED,
    GreatSplit,
)
from .resolution import (
    follow_arrow,
    place_seal,
    play_card,
    sell,
    use_splitter,
    why_card,
    why_seal,
    why_sell,
)
from .round_end import done
from .setup import above_limit, discard
from .split import choose, offer, passed_on, put, reopen, why_offer, why_put
from .steps import full


@rule
def awaits(s: GreatSplit) -> int:
    return int(s.owed)


@rule
def arrow_track(move: int) -> int:
    """Every track but gold has its move, in the order of the tracks."""
    track = move - ARROW
    return track if track < GOLD else track + 1


@rule
def why(s: GreatSplit, seat: int, move: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    if move < PUT:
        return why_discard(s, seat, 1 + move)
    if move < KEEP:
        return why_split(s, seat, move)
    if move < PLAY:
        return why_keep(s, seat)
    return why_resolve(s, seat, move)


@rule
def why_discard(s: GreatSplit, seat: int, kind: int) -> int:
    """GS-3.1: only above the limit, and what one has."""
    if s.phase != DISCARDING:
        return NOT_ASKED
    if not above_limit(s, seat):
        return WITHIN_LIMIT
    hand = s.hands[seat]
    for i in range(hand.held):
        if hand.cards[i] % LEVEL == kind:
            return FINE
    return NOT_TO_DISCARD


@rule
def why_split(s: GreatSplit, seat: int, move: int) -> int:
    """GS-3.2: put all, then offer. GS-3.3: a wallet passed on is passed on."""
    if s.phase == DISCARDING:
        return OTHERS_DISCARD
    if s.phase == CHOOSING:
        return PASSED_ON
    if s.phase != SPLITTING:
        return NOT_ASKED
    if s.offered >> seat & 1:
        if passed_on(s, seat):
            return PASSED_ON
        return FINE if move == REOPEN else OFFERED
    if move == REOPEN:
        return NOT_OFFERED
    if move == OFFER:
        return why_offer(s, seat)
    word = move - PUT
    return why_put(s, seat, 1 + word % KINDS, IN_A + word // KINDS)


@rule
def why_keep(s: GreatSplit, seat: int) -> int:
    """GS-3.3: nobody opens a wallet before its time; a choice is final."""
    if s.phase in (DISCARDING, RESOLVING):
        return NOT_ASKED
    if not s.opened >> seat & 1:
        return NOT_OPEN
    return FINE if s.kept[seat] == UNDECIDED else CHOSEN


@rule
def why_resolve(s: GreatSplit, seat: int, move: int) -> int:
    """GS-4.7: what a double arrow or a seal asks comes first."""
    if s.phase != RESOLVING:
        return NOT_ASKED
    if not s.owed >> seat & 1:
        return RESOLVED
    board = s.boards[seat]
    if board.arrow:
        if not ARROW <= move < SPLITTER:
            return ARROW_FIRST
        return FULL if full(s, seat, arrow_track(move)) else FINE
    if board.seals:
        if not SEAL_STEP <= move < ARROW:
            return SEAL_FIRST
        return why_seal(s, seat, move - SEAL_STEP)
    return why_next(s, seat, move)


@rule
def why_next(s: GreatSplit, seat: int, move: int) -> int:
    """Nothing waits: another card, the splitter, or done."""
    board = s.boards[seat]
    if move < SELL:
        return why_card(s, seat, 1 + move - PLAY)
    if move < SEAL_STEP:
        word = move - SELL
        return why_sell(s, seat, 1 + word % KINDS, GOLD if word < KINDS else PRESTIGE)
    if move < ARROW:
        return NO_SEAL
    if move < SPLITTER:
        return NO_ARROW
    if move == DONE:
        return NOT_ALL_PLAYED if board.unplayed or board.splitter else FINE
    if not board.splitter:
        return SPLITTER_USED
    return FULL if full(s, seat, move - SPLITTER) else FINE


@rule
def play(s: GreatSplit, seat: int, move: int) -> None:
    s.trailed = 0
    if move >= PLAY:
        resolve(s, seat, move)
    elif move >= KEEP:
        choose(s, seat, KEPT_A + move - KEEP)
    elif move == OFFER:
        offer(s, seat)
    elif move == REOPEN:
        reopen(s, seat)
    elif move >= PUT:
        put(s.hands[seat], 1 + (move - PUT) % KINDS, IN_A + (move - PUT) // KINDS)
    else:
        discard(s, seat, 1 + move)


@rule
def resolve(s: GreatSplit, seat: int, move: int) -> None:
    if move < SELL:
        play_card(s, seat, 1 + move - PLAY)
    elif move < SEAL_STEP:
        word = move - SELL
        sell(s, seat, 1 + word % KINDS, GOLD if word < KINDS else PRESTIGE)
    elif move < ARROW:
        place_seal(s, seat, move - SEAL_STEP)
    elif move < SPLITTER:
        follow_arrow(s, seat, arrow_track(move))
    elif move < DONE:
        use_splitter(s, seat, move - SPLITTER)
    else:
        done(s, seat)
