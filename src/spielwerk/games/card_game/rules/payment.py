"""Workers are paid exactly, with worker cards and worker innovations (CG-3.2, CG-3.3)."""

from spielwerk.core.rule import rule

from ..components import NONE, WORKERS, WORKERS_TO
from ..moves import FINE, NEVER_EXACT, NO_SUCH_WORKER, PAY, PAY_AS, PAY_WITH, TOO_MANY_WORKERS
from ..state import INNOVATIONS_HELD, CardGame
from .memory import hand, holds, show

SUMS = 0xFFFFFFFF  # no price ever comes near 32
KIND = tuple(kind for kind, _ in PAY_AS)
AS = tuple(number for _, number in PAY_AS)


@rule
def price(s: CardGame, zone: int) -> int:
    """CG-3.2: exactly one worker more than the last placement in this shift."""
    return int(s.placed[zone]) + 1


@rule
def sums(s: CardGame, seat: int, worker: int, innovation: int) -> int:
    """Every number that can be paid: a bit for each. Without one such worker card, or one such
    worker innovation (NONE: with all)."""
    reach = 1
    workers = s.players[seat].workers
    for number in range(1, len(WORKERS)):
        for _ in range(workers[number] - (number == worker)):
            reach = (reach | reach << number) & SUMS
    first = hand(seat, INNOVATIONS_HELD)
    for place in range(first, first + s.held[seat, INNOVATIONS_HELD]):
        kind = int(s.cards[place])
        if kind == innovation:
            innovation = NONE
        elif kind < len(WORKERS_TO):
            reach = with_innovation(reach, kind)
    return reach


@rule
def with_innovation(reach: int, kind: int) -> int:
    """CG-3.3: it counts as any number in its range."""
    more = reach
    for number in range(1, WORKERS_TO[kind] + 1):
        more |= reach << number
    return more & SUMS


@rule
def can_pay(reach: int, number: int) -> bool:
    return reach >> number & 1 == 1


@rule
def why_pay(s: CardGame, move: int) -> int:
    """CG-3.3: a card in hand, not too many, and the rest can be paid exactly."""
    worker, innovation = card_of(move)
    number = counts_as(move)
    if worker and not s.players[s.turn].workers[worker]:
        return NO_SUCH_WORKER
    if innovation and not holds(s, s.turn, INNOVATIONS_HELD, innovation):
        return NO_SUCH_WORKER
    if number > s.owed:
        return TOO_MANY_WORKERS
    reach = sums(s, s.turn, worker, innovation)
    return FINE if can_pay(reach, int(s.owed) - number) else NEVER_EXACT


@rule
def card_of(move: int) -> tuple[int, int]:
    """The worker card, or the kind of worker innovation."""
    if move < PAY_WITH:
        return 1 + move - PAY, NONE
    return NONE, KIND[move - PAY_WITH]


@rule
def counts_as(move: int) -> int:
    return 1 + move - PAY if move < PAY_WITH else AS[move - PAY_WITH]


@rule
def pay(s: CardGame, move: int) -> None:
    """The card lies in the zone until the shift ends."""
    worker, innovation = card_of(move)
    number = counts_as(move)
    if worker:
        s.players[s.turn].workers[worker] -= 1
    else:
        show(s, s.turn, INNOVATIONS_HELD, innovation)
    laid = s.laid[s.laid_size]
    laid.zone = s.zone
    laid.seat = s.turn
    laid.innovation = innovation
    laid.number = number
    s.laid_size += 1
    s.owed -= number
