"""Looking ahead: an innovation before the worker action must leave a zone to go to (CG-3.5)."""

import numpy as np

from spielwerk.core.rule import rule

from ..components import INNOVATION, MINE_01, NONE, OBJECTIVE
from ..moves import FINE, STOP
from ..state import DOCKING, MINING, SENDING, CardGame
from .asked import BEYOND, FIRST, why_choice
from .memory import left
from .payment import can_pay, price, sums
from .play import play
from .zones import zone_left

TABLE = CardGame.dtype


@rule
def safe(s: CardGame) -> bool:
    """Whether a zone can be paid that no innovation spoils: mining 0/1, innovation, objective."""
    reach = sums(s, s.turn, NONE, NONE)
    if can_pay(reach, price(s, MINE_01)):
        return True
    for stack in (INNOVATION, OBJECTIVE):
        if left(s, stack) and can_pay(reach, price(s, stack)):
            return True
    return False


@rule
def leaves_zone(s: CardGame, move: int) -> bool:
    """Whether after this choice some zone can be chosen and paid."""
    if safe(s):
        return True
    twin = np.empty(1, TABLE)
    twin[0] = s
    play(twin[0], s.turn, move)
    return zone_left(twin[0])


@rule
def leaves_way(s: CardGame, move: int) -> bool:
    """Whether this innovation, and a first choice within it, leave such a zone."""
    if safe(s):
        return True
    twin = np.empty(1, TABLE)
    twin[0] = s
    play(twin[0], s.turn, move)
    if twin[0].phase not in (DOCKING, MINING, SENDING):
        return zone_left(twin[0])
    for choice in range(FIRST[twin[0].phase], BEYOND[twin[0].phase]):
        fine = choice != STOP and why_choice(twin[0], choice) == FINE
        if fine and leaves_zone(twin[0], choice):
            return True
    return False
