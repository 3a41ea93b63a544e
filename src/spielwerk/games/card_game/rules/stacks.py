"""The nine stacks: what can be taken, and where it goes (CG-4.1 to 4.5)."""

from spielwerk.core.rule import rule

from ..components import DOCKS, ENGINE, INNOVATION, LORRY_B, ORDER, SHARE, WAGON_B
from ..moves import FINE, STACK_EMPTY, THREE_ENGINES
from ..state import DOCKING, INNOVATIONS_HELD, ORDERS_HELD, CardGame
from .docks import engines
from .memory import hold, left


@rule
def why_stack(s: CardGame, stack: int) -> int:
    """CG-4.9: not from an empty stack. CG-4.3: no fourth engine."""
    if not left(s, stack):
        return STACK_EMPTY
    if stack == ENGINE and engines(s.players[s.turn]) == DOCKS:
        return THREE_ENGINES
    return FINE


@rule
def receive(s: CardGame, stack: int, card: int) -> None:
    """A card that all have seen goes where the rules of its stack say."""
    player = s.players[s.turn]
    if stack <= LORRY_B:  # CG-4.1: to the left end of the row
        player.row[player.row_length] = card
        player.row_length += 1
    elif stack <= WAGON_B:
        s.wagon = card
        s.phase = DOCKING
    elif stack == ENGINE:
        s.engine = card
        s.phase = DOCKING
    elif stack == ORDER:
        hold(s, s.turn, ORDERS_HELD, card)
    elif stack == SHARE:
        player.shares[card] += 1
    elif stack == INNOVATION:
        hold(s, s.turn, INNOVATIONS_HELD, card)
    else:
        s.objectives[card] = s.turn
