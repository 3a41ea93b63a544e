"""Mining plans for people and servers: in how many steps each order can be filled, and how."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk.core.game import Seat
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import NONE, ORDER_BOX, ORDER_WORDS
from spielwerk.games.coal_baron.state import COLOURED, MINING, PAIRING, CoalBaron

from .goal import shortest
from .harvest import STEPS, harvest
from .haul import FAR, survey
from .script import Paper, spell_out


def plan(table: Any, seat: Seat, order: str) -> list[str] | None:
    """The moves that fill an order in the fewest steps, however many; None if the coal is lacking.

    Nobody need be mining: it is as if the seat began to mine now. Two cubes for one slot that are
    under way come first.
    """
    return plans(table, seat, [order]).get(order)


def plans(table: Any, seat: Seat, orders: Sequence[str]) -> dict[str, list[str]]:
    """As `plan`, for several orders; without those that cannot be filled."""
    paper = Paper.new()[0]
    script, ways = paper.script, dict[str, list[str]]()
    for begun, at in _paired(table, seat, ()):
        for order in orders:
            if fill_order(at, seat, ORDER_WORDS.index(order), paper) < FAR:
                way = [*begun, *_said(script)]
                ways[order] = min(ways.get(order, way), way, key=length)
    return ways


def steps(table: Any, seat: Seat) -> dict[str, int]:
    """In how many steps each outstanding order can be filled; without those that cannot be."""
    return {order: length(way) for order, way in plans(table, seat, own(table, seat)).items()}


def own(table: Any, seat: Seat) -> list[str]:
    """The outstanding orders of a seat."""
    places = table.place.tolist()
    return [ORDER_WORDS[order] for order in ORDER_BOX if places[order] == seat]


def harvested(
    table: Any, seat: Seat, worth: NDArray[np.int64], steps: int = STEPS
) -> tuple[list[int], list[str]]:
    """The most that 0, 1, … 10 steps can be worth over all orders, and the moves for so many.

    worth[order, colour] is for each slot of that colour that is filled, worth[order, 0] for all.
    """
    best, paper = np.empty(STEPS + 1, np.int64), Paper.new()[0]
    use_steps(table, seat, worth, steps, paper, best)
    return best.tolist(), list(_said(paper.script))


def reach(table: Any, seat: Seat, order: str, steps: int = STEPS) -> tuple[list[int], list[str]]:
    """How many slots of an order can be filled in 0, 1, … 10 steps, and the moves for so many."""
    worth = np.zeros((len(ORDER_WORDS), COLOURED), np.int64)
    worth[ORDER_WORDS.index(order), NONE + 1 :] = 1
    return harvested(table, seat, worth, steps)


def length(moves: Sequence[str]) -> int:
    """Work steps in a plan: every move is one, but to begin a pair is none."""
    return sum(not move.startswith("pair ") for move in moves)


def hints(table: Any, seat: Seat) -> dict[str, Any]:
    """For the seat's screen: in how many steps each order is filled, and as much of the way as the
    steps that are left allow."""
    mining = table.turn == seat and table.phase in (MINING, PAIRING)
    left = int(table.steps) if mining else STEPS
    ways = {order: way for order, way in plans(table, seat, own(table, seat)).items() if way}
    return {
        "steps": {order: length(moves) for order, moves in ways.items()},
        "plans": {order: _within(moves, left) for order, moves in ways.items()},
    }


def _within(moves: Sequence[str], steps: int) -> list[str]:
    """The first moves of a plan, as many as there are steps for; no pair is begun for one."""
    kept: list[str] = []
    for move in moves:
        pair = move.startswith("pair ")
        if steps < 1 + pair:
            break
        steps -= not pair
        kept.append(move)
    return kept


def _paired(
    table: Any, seat: Seat, begun: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The table as it is; or each way to bring the pair to its end that the seat has begun."""
    if table.phase != PAIRING or table.turn != seat:
        yield begun, table
        return
    for move in COAL_BARON.legal_moves(table, seat):
        yield from _paired(COAL_BARON.step(table, seat, move), seat, (*begun, move))


def _said(script: Any) -> Iterator[str]:
    moves = COAL_BARON.moves
    return (moves[move] for move in script["moves"][: script["length"]].tolist())


@rule
def fill_order(s: CoalBaron, seat: int, order: int, paper: Paper) -> int:
    """The fewest steps, and the script for them; FAR if it cannot be."""
    survey(s, seat, paper.stock)
    steps = shortest(s, order, paper.stock, paper.way, paper.goal)
    if steps < FAR:
        spell_out(paper)
    return steps


@rule
def use_steps(s: CoalBaron, seat: int, worth: Key, steps: int, paper: Paper, best: Key) -> None:
    """The most that steps can be worth, and the script for so many."""
    survey(s, seat, paper.stock)
    paper.goal.steps = steps
    harvest(s, seat, worth, paper, best)
    spell_out(paper)
