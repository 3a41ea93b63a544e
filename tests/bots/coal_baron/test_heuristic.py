"""The sensible opponent of Coal Baron: beats chance, brings its orders home, mines what it can."""

import os
from random import Random
from time import monotonic
from typing import Any

import pytest

from games.coal_baron.tables import bare, fill, give, load, play, table
from spielwerk.bots.bot import ask
from spielwerk.bots.coal_baron.heuristic import heuristic
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.state import END_BALANCE, END_ORDERS
from spielwerk.lab.arena import play_off

compiled = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="whole games take for ever")


def turn(s: Any, seat: int = 0) -> list[str]:
    """What the bot says until its turn is over."""
    moves: list[str] = []
    while not moves or moves[-1] != "done":
        move = ask(heuristic, COAL_BARON, s, seat, 1, monotonic() + 1)
        moves.append(move)
        s = COAL_BARON.step(s, seat, move)
    return moves


@compiled
@pytest.mark.parametrize("seats", COAL_BARON.about.seats)
def test_nineteen_games_of_twenty_against_chance(seats: int) -> None:
    first, *_ = play_off(COAL_BARON, ("heuristic", *["random"] * (seats - 1)), games=20, seed=1)
    assert first.level == "heuristic"
    assert first.wins >= 19
    assert first.seconds < 0.02  # a decision; usually a hundredth of that


@compiled
@pytest.mark.parametrize("seats", COAL_BARON.about.seats)
def test_few_orders_stay_behind(seats: int) -> None:
    """Among themselves: points as people make them, orders delivered, mines in balance."""
    lines, scores = [], []
    for game in range(3):
        s = COAL_BARON.new(seats, Random(game).randbytes(32))
        while waiting := COAL_BARON.to_move(s):
            move = ask(heuristic, COAL_BARON, s, waiting[0], game, monotonic() + 1)
            s = COAL_BARON.step(s, waiting[0], move)
        lines += [COAL_BARON.sheet(s, seat) for seat in range(seats)]
        scores += COAL_BARON.scores(s)
    assert sum(scores) / len(scores) > 70
    assert sum(line[END_ORDERS] for line in lines) / len(lines) > -2
    assert sum(line[END_BALANCE] for line in lines) / len(lines) > -3


def test_it_delivers_before_the_shift_ends() -> None:
    s = bare(4)
    s.workers[0] = 1
    give(s, 0, "o11")  # YBGK, 10 points
    fill(s, "o11", "y", "b", "g", "k")
    assert turn(s) == ["deliver barrow", "done"]


def test_it_digs_what_its_order_needs() -> None:
    s = play(bare(4), "0 mine 4")
    give(s, 0, "o05")  # K
    assert turn(s) == ["cage 4", "load k", "cage 0", "fill o05 k", "done"]


def test_with_two_cubes_it_fills_the_slot_it_has_no_coal_for() -> None:
    s = bare(4)
    give(s, 0, "o05")
    load(s.mines[0].store, "yy")
    s.mines[0].levels[4].coal[0] = 0
    moves = turn(play(s, "0 mine 4"))
    assert moves[:3] == ["pair o05 k", "add y store", "add y store"]


def test_it_drafts_the_order_that_pays_best_for_its_pains() -> None:
    """A single cube lies on each level: K for 5 points is four steps, GGG for 9 wants tiles."""
    s = table(2, orders="o01 o05 o10 o07 o12 o14 o13")
    assert ask(heuristic, COAL_BARON, s, int(s.turn), 1, monotonic() + 1) == "draft o05"


def test_it_buys_the_coal_it_lacks() -> None:
    s = bare(3, tiles="Y1L G1L B1L K2D Y2L G1D Y1D")
    give(s, 0, "o09")  # KK
    s.marks[0] = 20
    s.mines[0].levels["coal"][:] = 0  # nothing to mine
    assert turn(s) == ["factory 4", "done"]


def test_in_balance_if_all_else_is_equal() -> None:
    """Of two tiles with the same coal, the one for the poorer side of the mine."""
    s = bare(3, tiles="K2D K2L Y1D G1D Y1D Y1L B1D")
    give(s, 0, "o09 o42")
    s.marks[0] = 20
    s.mines[0].levels["coal"][:] = 0
    for side, tile in (("factory 2", 4), ("factory 1", 3)):  # Y2D, Y2L
        one = s.copy()
        one.mines[0].levels[1].tiles[:2] = tile
        assert turn(one)[0] == side
