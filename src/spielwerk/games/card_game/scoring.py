"""What it is worth: the five categories of the score sheet (CG-6)."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.rule import rule

from .components import DESTINATIONS, ENOUGH_LORRIES, LORRIES, OBJECTIVES, ORDERS, TYPES
from .state import LINES, CardGame

POINTS = (0, *(lorry.points for lorry in LORRIES))
ASKED = (0, *(order.lorries for order in ORDERS))
SHARE_POINTS = 3  # CG-1.6
SHIFTS = 7
LARGEST_ORDER = max(ASKED)
BY_TOKENS, BY_OBJECTIVES, BY_ENGINES = 1, 2, 3
BY_SHARES = BY_ENGINES + TYPES
BY_ORDERS = BY_SHARES + len(DESTINATIONS)
BY_LORRIES = BY_ORDERS + len(DESTINATIONS)


@rule
def score(s: CardGame, seat: int) -> int:
    total = 0
    for line in range(len(LINES)):
        total += int(points(s, seat, line))
    return total


def sheet(table: Any, seat: int) -> Sequence[int]:
    return [int(points(table, seat, line)) for line in range(len(LINES))]


@rule
def tiebreak(s: CardGame, seat: int) -> int:
    """CG-6.3: the highest shift token."""
    highest = 0
    for token in range(1, SHIFTS + 1):
        if s.tokens[token] == seat:
            highest = token
    return highest


@rule
def points(s: CardGame, seat: int, line: int) -> int:
    """CG-6.2: A to E."""
    player, total = s.players[seat], 0
    if line == 0:
        lorries = player.lorries
        for card in range(1, len(LORRIES) + 1):
            total += POINTS[card] * lorries[card]
    elif line == 1:
        orders, worth = player.orders, s.sheet.order_points
        for order in range(1, len(ORDERS) + 1):
            total += worth[ASKED[order] - 1] * orders[order]
    elif line == 2:
        for destination in range(1, len(DESTINATIONS) + 1):
            total += SHARE_POINTS * assigned(s, seat, destination)
    elif line == 3:
        total = tokens(s, seat)
    else:
        holders = s.objectives
        for objective in range(1, len(OBJECTIVES) + 1):
            if holders[objective] == seat:
                total += objective_points(s, seat, objective)
    return total


@rule
def fulfilled(s: CardGame, seat: int, destination: int) -> int:
    """Orders of a destination in the delivered stack."""
    orders, count = s.players[seat].orders, 0
    for asked in range(1, LARGEST_ORDER + 1):
        count += orders[LARGEST_ORDER * (destination - 1) + asked]
    return count


@rule
def printed(s: CardGame, seat: int, destination: int) -> int:
    """Lorries printed on these orders."""
    orders, count = s.players[seat].orders, 0
    for asked in range(1, LARGEST_ORDER + 1):
        count += asked * orders[LARGEST_ORDER * (destination - 1) + asked]
    return count


@rule
def assigned(s: CardGame, seat: int, destination: int) -> int:
    """Shares, at most one for each fulfilled order of the same destination."""
    return min(int(s.players[seat].shares[destination]), fulfilled(s, seat, destination))


@rule
def tokens(s: CardGame, seat: int) -> int:
    count = 0
    for token in range(1, SHIFTS + 1):
        if s.tokens[token] == seat:
            count += 1
    return count


@rule
def objective_count(s: CardGame, seat: int, objective: int) -> int:
    """CG-1.7: how many there are of what the objective counts."""
    if objective == BY_TOKENS:
        return tokens(s, seat)
    if objective == BY_OBJECTIVES:
        own = 0
        for other in range(1, len(OBJECTIVES) + 1):
            if s.objectives[other] == seat:
                own += 1
        return own
    if objective < BY_SHARES:
        return int(s.players[seat].engines[1 + objective - BY_ENGINES])
    if objective < BY_ORDERS:
        return assigned(s, seat, 1 + objective - BY_SHARES)
    if objective < BY_LORRIES:
        return fulfilled(s, seat, 1 + objective - BY_ORDERS)
    return printed(s, seat, 1 + objective - BY_LORRIES)


@rule
def objective_points(s: CardGame, seat: int, objective: int) -> int:
    """CG-1.7."""
    count = objective_count(s, seat, objective)
    if objective == BY_TOKENS:
        return count // 2 * 3
    if objective == BY_OBJECTIVES:
        return count
    if objective < BY_LORRIES:
        return 2 * count
    return 4 if count >= ENOUGH_LORRIES else 0
