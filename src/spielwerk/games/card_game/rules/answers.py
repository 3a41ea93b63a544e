"""Who owes an answer, and why a move may not be it."""

from spielwerk.core.rule import rule

from ..components import DECK_OF, DECKS, NONE
from ..moves import (
    ACTION_FIRST,
    BEFORE,
    DONE,
    FINE,
    GAME_OVER,
    INNOVATION_PLAYED,
    LOOK_AT,
    NEXT,
    NO_ZONE_LEFT,
    NOT_ASKED,
    NOT_SEEN,
    NOT_YOUR_TURN,
    NOTHING_FURTHER,
    NOTHING_WAITS,
    ON,
    ON_FIRST,
    PASS,
    PLACE,
    STOP,
    TAKE,
    USE,
)
from ..state import CHOOSING, ENDING, NAMING, OVER, PAYING, PLACING, TAKING, CardGame
from .ahead import leaves_way, leaves_zone
from .asked import BEYOND, FIRST, why_choice
from .innovations import why_innovation
from .memory import waits
from .payment import sums, why_pay
from .stacks import why_stack
from .wild import in_tray
from .zones import why_zone

KINDS = tuple(len(deck.words) - 1 for deck in DECKS)


@rule
def awaits(s: CardGame) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def why(s: CardGame, seat: int, move: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if not FIRST[s.phase] <= move < BEYOND[s.phase]:
        return NOT_ASKED
    return why_answer(s, move)


@rule
def why_answer(s: CardGame, move: int) -> int:
    """The seat in turn answers the open question."""
    if s.phase == PLACING:
        return why_turn(s, move)
    if s.phase == PAYING:
        return why_pay(s, move)
    if s.phase == ENDING:
        return why_end(s, move)
    if s.phase == CHOOSING:
        return why_stack(s, move - LOOK_AT)
    if s.phase in (TAKING, NAMING):
        return FINE if in_tray(s, card_of(s, move)) else NOT_SEEN
    return why_within(s, move)


@rule
def why_turn(s: CardGame, move: int) -> int:
    """A zone; pass, unless an innovation was played; an innovation."""
    if move < PASS:
        return why_zone(s, move - PLACE, sums(s, s.turn, NONE, NONE))
    if move == PASS:
        return INNOVATION_PLAYED if s.used else FINE
    return why_use(s, move)


@rule
def why_use(s: CardGame, move: int) -> int:
    """CG-3.5: its effect can be carried out; before the worker action some zone is left."""
    reason = why_innovation(s, move - USE)
    if reason == FINE and not s.acted and not leaves_way(s, move):
        return NO_ZONE_LEFT
    return reason


@rule
def why_within(s: CardGame, move: int) -> int:
    """A choice within an action. In an innovation before the worker action some zone is left."""
    reason = why_choice(s, move)
    if reason == FINE and not s.acted and move != STOP and not leaves_zone(s, move):
        return NO_ZONE_LEFT
    return reason


@rule
def why_end(s: CardGame, move: int) -> int:
    if move == DONE:
        return FINE if s.acted else ACTION_FIRST
    if move == ON:
        return why_on(s)
    return ON_FIRST if waits(s) else why_use(s, move)


@rule
def why_on(s: CardGame) -> int:
    """CG-2.3: a stack waits; and there is something to go on with."""
    if not waits(s):
        return NOTHING_WAITS
    if not s.acted:
        return FINE
    for move in range(USE, ON):
        if why_use(s, move) == FINE:
            return FINE
    return NOTHING_FURTHER


@rule
def card_of(s: CardGame, move: int) -> int:
    """The card of the deck looked at; -1 for one of another deck."""
    first = TAKE if s.phase == TAKING else NEXT
    deck = DECK_OF[s.looked]
    card = 1 + move - first - BEFORE[deck]
    return card if 1 <= card <= KINDS[deck] else -1
