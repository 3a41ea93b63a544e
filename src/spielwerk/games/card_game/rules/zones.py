"""Worker zones: whether one may be chosen, and what happens there (CG-3.2, CG-3.4)."""

from spielwerk.core.rule import rule

from ..components import (
    DELIVERY,
    MINE_01,
    MINE_12,
    MINE_23,
    MINING_FROM,
    NO_ZONE,
    NONE,
    STACKS,
    ZONES,
)
from ..moves import FINE, NO_SUM, NO_TRAIN, NOT_IN_PLAY, OUT_OF_REACH
from ..state import CHOOSING, DOCKING, ENDING, NAMING, PAYING, PLACING, CardGame
from .delivery import begin_delivery, can_send
from .memory import take_top, waits
from .mining import can_mine, mine
from .payment import can_pay, price, sums
from .stacks import receive, why_stack
from .wild import is_secret, why_wild


@rule
def why_zone(s: CardGame, zone: int, reach: int) -> int:
    """CG-3.4: the exact number can be paid, `reach` has its bit; and the action carried out."""
    if zone == MINE_12 and s.seats == 2:
        return NOT_IN_PLAY
    if not can_pay(reach, price(s, zone)):
        return NO_SUM
    if zone < len(STACKS):
        return why_stack(s, zone)
    if zone <= MINE_23:
        reachable = can_mine(s.players[s.turn], MINING_FROM[zone - MINE_01])
        return FINE if reachable else OUT_OF_REACH
    if zone == DELIVERY:
        return FINE if can_send(s, s.turn) else NO_TRAIN
    return why_wild(s)


@rule
def zone_left(s: CardGame) -> bool:
    """Whether the seat in turn can choose and pay any zone."""
    reach = sums(s, s.turn, NONE, NONE)
    for zone in range(len(ZONES)):
        if why_zone(s, zone, reach) == FINE:
            return True
    return False


@rule
def go_to(s: CardGame, zone: int) -> None:
    """Now its number is to be paid."""
    s.zone = zone
    s.owed = price(s, zone)
    s.phase = PAYING


@rule
def act(s: CardGame) -> None:
    """The number is paid: the workers stand, and the action is carried out."""
    zone = int(s.zone)
    s.placed[zone] = price(s, zone)
    s.last[zone] = s.turn
    s.zone = NO_ZONE
    s.acted = 1
    if zone < len(STACKS):
        take(s, zone)
    elif zone <= MINE_23:
        least = MINING_FROM[zone - MINE_01]
        mine(s, least, least + 1)
    elif zone == DELIVERY:
        begin_delivery(s)
    else:
        s.phase = CHOOSING


@rule
def take(s: CardGame, stack: int) -> None:
    """The top card of a stack; a wagon or an engine then wants a dock."""
    s.phase = ENDING
    receive(s, stack, take_top(s, stack))
    if s.phase != DOCKING:
        finish(s)


@rule
def take_seen(s: CardGame, card: int) -> None:
    """CG-4.8: one of the cards looked at, by the rules of its stack."""
    s.phase = ENDING
    if not is_secret(s.looked):
        receive(s, s.looked, card)
    if s.phase != DOCKING:
        after_taking(s)


@rule
def after_taking(s: CardGame) -> None:
    """After a look the rest is put under the stack."""
    if s.tray:
        s.phase = NAMING
    else:
        finish(s)


@rule
def finish(s: CardGame) -> None:
    """An action or an innovation is carried out. What is asked next?"""
    s.phase = ENDING if s.acted or waits(s) else PLACING
