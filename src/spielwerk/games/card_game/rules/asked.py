"""Which part of the book each question asks from; choices judged without looking ahead."""

from spielwerk.core.rule import rule

from ..moves import DONE, END, LOAD, LOOK_AT, NEXT, ON, PAY, PLACE, PUT, SEND, STOP, TAKE, USE
from ..state import DOCKING, MINING, CardGame
from .delivery import why_send
from .docks import why_put
from .mining import why_step

# By phase, PLACING to OVER.
FIRST = (PLACE, PAY, PUT, LOAD, STOP, LOOK_AT, TAKE, NEXT, USE, END)
BEYOND = (ON, PUT, LOAD, SEND, LOOK_AT, TAKE, NEXT, END, DONE + 1, END)


@rule
def why_choice(s: CardGame, move: int) -> int:
    """A dock, a step of mining, a train."""
    if s.phase == DOCKING:
        return why_put(s, move - PUT)
    if s.phase == MINING:
        return why_step(s, move)
    return why_send(s, move)
