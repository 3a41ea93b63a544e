"""Action innovations: played beside the worker action (CG-3.5)."""

from spielwerk.core.rule import rule

from ..components import (
    USE_DELIVERY,
    USE_ENGINE,
    USE_LORRY,
    USE_MINING,
    USE_ORDER,
    USE_SHARE,
    USE_WAGON,
)
from ..moves import FINE, NO_SUCH_INNOVATION, NO_TRAIN, NOTHING_TO_MINE
from ..state import INNOVATIONS_HELD, CardGame
from .delivery import begin_delivery, can_send
from .memory import holds, show
from .mining import can_step, mine_by_innovation
from .stacks import why_stack
from .zones import take

# By number of the move: `use lorry a`, `use lorry b` and so on; the first seven are stacks.
CARD = (
    *(USE_LORRY, USE_LORRY, USE_WAGON, USE_WAGON, USE_ENGINE, USE_ORDER, USE_SHARE),
    *(USE_MINING, USE_DELIVERY),
)
BY_MINING, BY_DELIVERY = 7, 8


@rule
def why_innovation(s: CardGame, use: int) -> int:
    """Whether it is in hand, and its effect can be carried out."""
    if not holds(s, s.turn, INNOVATIONS_HELD, CARD[use]):
        return NO_SUCH_INNOVATION
    if use == BY_MINING:
        return FINE if can_step(s.players[s.turn]) else NOTHING_TO_MINE
    if use == BY_DELIVERY:
        return FINE if can_send(s, s.turn) else NO_TRAIN
    return why_stack(s, use)


@rule
def play_innovation(s: CardGame, use: int) -> None:
    show(s, s.turn, INNOVATIONS_HELD, CARD[use])
    s.used += 1
    if use == BY_MINING:
        mine_by_innovation(s)
    elif use == BY_DELIVERY:
        begin_delivery(s)
    else:
        take(s, use)
