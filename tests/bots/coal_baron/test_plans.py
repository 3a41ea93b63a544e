"""The mining planner: as good as trying everything, and its moves can be played."""

import os
from random import Random
from typing import Any

import numpy as np
import pytest

from games.coal_baron.tables import bare, fill, give, load, play
from spielwerk.bots.coal_baron.harvest import STEPS
from spielwerk.bots.coal_baron.plans import harvested, hints, length, plan, reach, steps
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import NONE, ORDER_BOX, ORDER_WORDS, SLOTS
from spielwerk.games.coal_baron.rules.orders import asked, complete
from spielwerk.games.coal_baron.state import COLOURED, PAIRING

from .exhaustive import position, reached

POSITIONS = int(os.environ.get("POSITIONS", "40"))
compiled = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="it tries very much")
LONGER = 13  # steps; no single turn has so many, but an order may take two turns


def orders_of(s: Any) -> list[int]:
    return [order for order in ORDER_BOX if s.place[order] == 0]


def slots_of(order: int) -> list[int]:
    return [slot for slot in range(SLOTS) if asked(order, slot)]


def filled(tables: Any, order: int) -> Any:
    """A row a table, a column a slot: is it filled? Of two cubes for one, both must be there."""
    cubes = tables["slots"][:, order, slots_of(order)] != 0
    pair = (tables["phase"] == PAIRING) & (tables["pair"][:, 0] == order)
    cubes[pair, tables["pair"][pair, 1], 0] = False
    return cubes[:, :, 0]


def played(s: Any, moves: list[str]) -> Any:
    for move in moves:
        s = COAL_BARON.step(s, 0, move)
    return s


@compiled
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_no_way_to_fill_an_order_is_shorter(seed: int) -> None:
    s = position(Random(seed), LONGER if seed % 2 else STEPS, 1)
    (order,) = orders_of(s)
    word, first = ORDER_WORDS[order], None
    for used, tables in reached(s):
        if filled(tables, order).all(1).any():
            first = used
            break
    moves = plan(s, 0, word)
    if first is None:
        assert moves is None or length(moves) > s.steps
    else:
        assert moves is not None
        assert length(moves) == first == steps(s, 0)[word]
        assert complete(played(s, moves), order)


@compiled
@pytest.mark.parametrize("seed", range(POSITIONS))
def test_no_use_of_the_steps_is_worth_more(seed: int) -> None:
    """By a worth drawn at random for every slot and every order."""
    rng = Random(-seed)
    s = position(rng, STEPS, 2)
    worth = np.zeros((len(ORDER_WORDS), COLOURED), np.int64)
    for order in orders_of(s):
        worth[order] = [rng.randrange(9) for _ in range(COLOURED)]
    already = gains(np.array([s], s.dtype), s, worth)[0]
    most = [0] * (STEPS + 1)
    for used, tables in reached(s):
        most[used] = max(most[used], int(gains(tables, s, worth).max() - already))
    best, _ = harvested(s, 0, worth)
    assert best == np.maximum.accumulate(most).tolist()
    for limit in range(STEPS + 1):
        _, moves = harvested(s, 0, worth, limit)
        assert length(moves) <= limit
        after = played(s, moves)
        assert gains(np.array([after], s.dtype), s, worth)[0] - already == best[limit]


def gains(tables: Any, s: Any, worth: Any) -> Any:
    """What the slots that are filled and the orders that became complete are worth."""
    total = np.zeros(len(tables), np.int64)
    for order in orders_of(s):
        slots = filled(tables, order)
        total += slots @ np.array([worth[order, asked(order, slot)] for slot in slots_of(order)])
        if not complete(s, order):
            total += worth[order, NONE] * slots.all(1)
    return total


def with_order(word: str, cage: str = "", store: str = "") -> Any:
    """Anna has this order, and these cubes; the cage is at the surface, a cube on each level."""
    s = bare(4)
    give(s, 0, word)
    load(s.mines[0].cage, cage)
    load(s.mines[0].store, store)
    return s


def test_a_plan_before_anybody_mines() -> None:
    s = with_order("o05")  # K
    assert plan(s, 0, "o05") == ["cage 4", "load k", "cage 0", "fill o05 k"]
    assert steps(s, 0) == {"o05": 4}


def test_an_order_may_take_two_turns() -> None:
    """As its badge says; in one turn all but one slot is reached."""
    s = with_order("o11")  # YBGK
    assert steps(s, 0) == {"o11": 4 + 4 + 1 + 4}
    slots, moves = reach(s, 0, "o11")
    assert slots == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3]
    assert length(moves) == 3 + 3 + 1 + 3
    assert reach(s, 0, "o11", 9)[1] == reach(s, 0, "o11", 7)[1]  # no step for nothing


def test_without_the_coal_there_is_no_plan() -> None:
    s = with_order("o10", store="y")  # GGG: one cube fits, four more make two pairs
    assert steps(s, 0) == {"o10": 4 + 4 + 1 + 5}
    s.mines[0].levels[1].coal[0] = 0
    assert plan(s, 0, "o10") is None
    assert steps(s, 0) == {}


def test_what_is_filled_needs_no_step() -> None:
    s = with_order("o05")
    fill(s, "o05", "k")
    assert plan(s, 0, "o05") == []


@pytest.mark.parametrize("said", ["pair o05 k", "pair o05 k, add y store"])
def test_two_cubes_under_way_come_first(said: str) -> None:
    s = play(with_order("o05", store="ybg"), f"0 mine 4, {said}")
    moves = plan(s, 0, "o05")
    assert moves is not None
    assert length(moves) == 3 - len(said.split(", "))
    assert complete(played(s, moves), 5)


def test_a_pair_under_way_takes_what_the_plan_can_spare() -> None:
    """The black cube stays for the slot that it alone can fill."""
    s = with_order("o05", store="kyg")
    give(s, 0, "o02")  # B
    s = play(s, "0 mine 4, pair o02 b")
    moves = plan(s, 0, "o05")
    assert moves is not None
    assert sorted(moves) == ["add g store", "add y store", "fill o05 k store"]


@compiled
@pytest.mark.parametrize("seed", range(12))
def test_a_hint_can_be_played_as_it_stands(seed: int) -> None:
    """As much of the way as there are steps for, and no pair begun that could not be ended."""
    s = position(Random(seed), STEPS, 3)
    for left in (1, 2, 3, STEPS):
        s.steps = left
        told = hints(s, 0)
        assert told["steps"] == {order: n for order, n in steps(s, 0).items() if n}
        for order, moves in told["plans"].items():
            after = played(s, moves)
            assert after.phase != PAIRING
            whole = told["steps"][order] <= left
            assert whole == complete(after, ORDER_WORDS.index(order))
