"""What it is worth: the cards one ends with, by the points on the component sheet."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.rule import rule

from .components import CARDS, HAND, PEARL
from .moves import LEFT
from .state import OVER, Halves


@rule
def owned(s: Halves, seat: int, kind: int) -> int:
    """H-3: what you kept from your right, and what your left sent back. Nothing before the end."""
    if s.phase != OVER:
        return 0
    right, left = (seat - 1) % s.seats, (seat + 1) % s.seats
    count = 0
    for i in range(HAND):
        if s.hands[right, i] == kind and (i < s.cut[right]) == (s.kept[seat] == LEFT):
            count += 1
        if s.hands[seat, i] == kind and (i < s.cut[seat]) != (s.kept[left] == LEFT):
            count += 1
    return count


@rule
def score(s: Halves, seat: int) -> int:
    """H-4."""
    total = 0
    for kind in range(len(CARDS)):
        total += owned(s, seat, kind) * s.sheet.points[kind]
    return total


@rule
def tiebreak(s: Halves, seat: int) -> int:
    return owned(s, seat, PEARL)


def sheet(table: Any, seat: int) -> Sequence[int]:
    kinds = range(len(CARDS))
    return [int(owned(table, seat, kind)) * int(table.sheet.points[kind]) for kind in kinds]
