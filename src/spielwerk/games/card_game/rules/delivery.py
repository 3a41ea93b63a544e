"""Delivery: trains leave, each with an engine and an order (CG-4.7)."""

from spielwerk.core.rule import rule

from ..components import DOCKS, LORRIES, NONE, ORDERS
from ..moves import (
    FINE,
    NO_ENGINE,
    NO_SUCH_ORDER,
    NO_TRAIN_YET,
    ORDER_TOO_LARGE,
    OTHER_ENGINE,
    SEND,
    STOP,
)
from ..state import ORDERS_HELD, SENDING, CardGame, Dock
from .memory import hand, holds, show

ON_CARD = (0, *(lorry.lorries for lorry in LORRIES))
ASKED = (0, *(order.lorries for order in ORDERS))
KINDS = len(ORDERS)


@rule
def lorries_on(dock: Dock) -> int:
    """Of all cards on its wagons."""
    count = 0
    for i in range(dock.length):
        count += ON_CARD[dock.loads[i]]
    return count


@rule
def can_send(s: CardGame, seat: int) -> bool:
    """Whether some train can leave: the longest one, with the smallest order."""
    smallest = 99
    first = hand(seat, ORDERS_HELD)
    for place in range(first, first + s.held[seat, ORDERS_HELD]):
        smallest = min(smallest, ASKED[s.cards[place]])
    for at in range(DOCKS):
        dock = s.players[seat].docks[at]
        if dock.engine and lorries_on(dock) >= smallest:
            return True
    return False


@rule
def begin_delivery(s: CardGame) -> None:
    s.sent = NONE
    s.phase = SENDING


@rule
def why_send(s: CardGame, move: int) -> int:
    if move == STOP:
        return FINE if s.sent else NO_TRAIN_YET
    dock = s.players[s.turn].docks[(move - SEND) // KINDS]
    order = 1 + (move - SEND) % KINDS
    if not dock.engine:
        return NO_ENGINE
    if not holds(s, s.turn, ORDERS_HELD, order):
        return NO_SUCH_ORDER
    if ASKED[order] > lorries_on(dock):
        return ORDER_TOO_LARGE
    return OTHER_ENGINE if s.sent and s.sent != dock.engine else FINE


@rule
def send(s: CardGame, move: int) -> None:
    """The whole train and its order go to the delivered stack."""
    player = s.players[s.turn]
    dock = player.docks[(move - SEND) // KINDS]
    order = 1 + (move - SEND) % KINDS
    show(s, s.turn, ORDERS_HELD, order)
    player.orders[order] += 1
    player.engines[dock.engine] += 1
    s.sent = dock.engine
    dock.engine = NONE
    for i in range(dock.length):
        player.wagons[dock.wagons[i]] += 1
        if dock.loads[i]:
            player.lorries[dock.loads[i]] += 1
        dock.wagons[i] = NONE
        dock.loads[i] = NONE
    dock.length = 0
