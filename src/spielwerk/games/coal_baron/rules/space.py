"""Worker spaces: what they cost, whether they can be chosen, what happens there (CB-3, CB-4)."""

from spielwerk.core.rule import rule

from ..components import (
    BANK,
    DELIVER,
    FACTORY,
    FACTORY_LOOK,
    MINE,
    MONEY,
    ORDER,
    ORDER_LOOK,
    SPACES,
)
from ..moves import (
    DECK_EMPTY,
    FINE,
    LOCKED,
    NO_ORDER,
    NO_TILE,
    NOTHING_COMPLETE,
    ORDER_DECK_EMPTY,
    TOO_FEW_MARKS,
    TOO_FEW_WORKERS,
)
from ..state import ENDING, CoalBaron
from .factory import buy, price
from .look import look
from .mining import mine
from .orders import can_deliver, deliver, take
from .setup import locked

FIGURE = tuple(space.figure for space in SPACES)


@rule
def cost(s: CoalBaron, space: int) -> int:
    """CB-3.2: one worker more than stand there. CB-3.4: the bank always costs one."""
    return 1 if space == BANK else s.standing[space] + 1


@rule
def why_space(s: CoalBaron, space: int) -> int:
    """CB-3.3: only if its action can be carried out and the workers suffice."""
    if locked(s, space):
        return LOCKED
    if cost(s, space) > s.workers[s.turn]:
        return TOO_FEW_WORKERS
    return why_action(s, space)


@rule
def why_action(s: CoalBaron, space: int) -> int:
    if space < FACTORY_LOOK:
        return why_buy(s, s.factory[space - FACTORY])
    if space == FACTORY_LOOK:
        return DECK_EMPTY if s.tiles.top == s.tiles.end else FINE
    if DELIVER <= space < MONEY:
        return FINE if can_deliver(s, space - DELIVER) else NOTHING_COMPLETE
    if ORDER <= space < ORDER_LOOK:
        return FINE if s.board[space - ORDER] else NO_ORDER
    if space == ORDER_LOOK:
        return ORDER_DECK_EMPTY if s.orders.top == s.orders.end else FINE
    return FINE


@rule
def why_buy(s: CoalBaron, tile: int) -> int:
    """CB-4.1: there must be a tile, and marks enough."""
    if not tile:
        return NO_TILE
    return TOO_FEW_MARKS if price(tile) > s.marks[s.turn] else FINE


@rule
def go_to(s: CoalBaron, space: int) -> None:
    """Place the workers, then act."""
    stand(s, space)
    s.space = space
    s.phase = ENDING
    if space < FACTORY_LOOK:
        tile = s.factory[space - FACTORY]
        s.factory[space - FACTORY] = 0
        buy(s, tile)
    elif MINE <= space < DELIVER:
        mine(s, FIGURE[space])
    elif DELIVER <= space < MONEY:
        deliver(s, space - DELIVER)
    elif ORDER <= space < ORDER_LOOK:
        take(s, space - ORDER)
    elif space in (FACTORY_LOOK, ORDER_LOOK):
        look(s)
    else:  # CB-4.8, CB-3.4: money, or the bank
        s.marks[s.turn] += FIGURE[space]


@rule
def stand(s: CoalBaron, space: int) -> None:
    """CB-3.2: whoever stands there goes to the canteen. CB-3.4: but never from the bank."""
    s.workers[s.turn] -= cost(s, space)
    if space == BANK:
        s.bank[s.turn] += 1
        return
    s.canteen[s.holder[space]] += s.standing[space]
    s.standing[space] += 1
    s.holder[space] = s.turn
