"""What a move does. The open question is the phase."""

from spielwerk.core.rule import rule

from ..components import DECK_OF
from ..moves import BEFORE, LOOK_AT, NEXT, ON, PASS, PLACE, PUT, STOP, TAKE, USE
from ..state import CHOOSING, DOCKING, ENDING, MINING, PAYING, PLACING, SENDING, TAKING, CardGame
from .delivery import send
from .docks import put
from .innovations import play_innovation
from .memory import turn_up
from .mining import play_step
from .payment import pay
from .shift import next_turn
from .wild import look, name_next, take_from_tray
from .zones import act, after_taking, finish, go_to, take_seen


@rule
def play(s: CardGame, seat: int, move: int) -> None:
    if s.phase == PLACING:
        play_turn(s, move)
    elif s.phase == PAYING:
        pay(s, move)
        if s.owed == 0:
            act(s)
    elif s.phase == ENDING:
        play_end(s, move)
    elif s.phase == MINING:
        if play_step(s, move):
            finish(s)
    elif s.phase == DOCKING:
        put(s, move - PUT)
        after_taking(s)
    elif s.phase == SENDING:
        if move == STOP:
            finish(s)
        else:
            send(s, move)
    else:
        play_wild(s, move)


@rule
def play_turn(s: CardGame, move: int) -> None:
    """A zone, an innovation, or pass."""
    if move < PASS:
        go_to(s, move - PLACE)
    elif move == PASS:
        s.passed[s.turn] = 1
        next_turn(s)
    else:
        play_innovation(s, move - USE)


@rule
def play_end(s: CardGame, move: int) -> None:
    """CG-2.3: whether the turn ends or goes on, the next cards are turned up."""
    if move < ON:
        play_innovation(s, move - USE)
        return
    turn_up(s)
    if move == ON:
        finish(s)
    else:
        next_turn(s)


@rule
def play_wild(s: CardGame, move: int) -> None:
    if s.phase == CHOOSING:
        look(s, move - LOOK_AT)
    elif s.phase == TAKING:
        card = 1 + move - TAKE - BEFORE[DECK_OF[s.looked]]
        take_from_tray(s, card)
        take_seen(s, card)
    else:
        name_next(s, 1 + move - NEXT - BEFORE[DECK_OF[s.looked]])
        if s.tray == 0:
            finish(s)
