"""Shifts, turns, what a space costs, the bank, money (CB-3, CB-4.8)."""

from random import Random
from typing import Any

import pytest

from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import BANK, SPACES
from spielwerk.games.coal_baron.state import PLACING

from .tables import ANNA, BEN, CLARA, asked, bare, close, opened, play, refused

MONEY_5 = [space.name for space in SPACES].index("money 5")


@pytest.mark.rule("CB-3.1")
def test_the_starter_begins_then_clockwise() -> None:
    s, turns = bare(3, start="2"), []
    for _ in range(6):
        turns.append(int(s.turn))
        s = play(s, "bank, done")
    assert turns == [CLARA, ANNA, BEN] * 2


@pytest.mark.rule("CB-3.1")
def test_one_action_a_turn() -> None:
    s = play(bare(), "0 money 4")
    assert asked(s) == ["done"]
    assert refused(s, "money 5") == "not-asked"
    assert refused(s, "money 5", BEN) == "not-your-turn"
    assert play(s, "done").turn == BEN


@pytest.mark.rule("CB-3.1")
def test_who_has_no_worker_left_is_skipped() -> None:
    s = bare(3)
    s.workers[:3] = (3, 1, 0)
    s, turns = play(s, "0 bank, done, 1 bank, done"), []
    while s.shift == 0:
        turns.append(int(s.turn))
        s = play(s, "bank, done")
    assert turns == [ANNA, ANNA], "only Anna has workers left, and plays until they are gone"


@pytest.mark.rule("CB-3.1")
def test_a_shift_ends_when_nobody_has_a_worker_left() -> None:
    s = bare(2)
    s.workers[:2] = 1
    s = play(s, "0 bank, done, 1 bank")
    assert s.shift == 0, "the last turn is not done yet"
    assert play(s, "done").shift == 1


@pytest.mark.rule("CB-3.1")
def test_three_shifts() -> None:
    s = close(close(bare(), 1), 2)
    assert (s.shift, s.phase) == (2, PLACING)
    s = close(s, 3)
    assert COAL_BARON.to_move(s) == []
    assert asked(s) == []
    assert refused(s, "bank") == "over"


@pytest.mark.rule("CB-3.2")
def test_one_worker_more_than_stand_there() -> None:
    """0, 1, 2, … workers stand there: it costs 1, 2, 3, …; the canteen takes the others."""
    s = bare(3)
    for cost in range(1, 6):
        seat, workers = int(s.turn), int(s.workers[s.turn])
        s = play(s, "money 5, done")
        assert s.workers[seat] == workers - cost
        assert (s.holder[MONEY_5], s.standing[MONEY_5]) == (seat, cost)
    assert list(s.canteen[:3]) == [1 + 4, 2, 3]


@pytest.mark.rule("CB-3.2")
def test_own_workers_are_displaced_too() -> None:
    s = play(bare(2), "0 money 6, done, 1 bank, done, 0 money 6")
    assert s.workers[ANNA] == 18 - 1 - 2
    assert s.canteen[ANNA] == 1


@pytest.mark.rule("CB-3.2")
def test_too_few_workers() -> None:
    s = play(bare(2), "0 money 6, done, 1 money 6, done")
    s.workers[ANNA] = 2
    assert refused(s, "money 6") == "workers"
    s.workers[ANNA] = 3
    assert refused(s, "money 6") == ""


@pytest.mark.rule("CB-3.3")
def test_only_where_the_action_can_be_carried_out() -> None:
    """No money for a tile, nothing to deliver: these spaces cannot be chosen; mining always can."""
    s = bare(4)
    s.marks[ANNA] = 0
    for order in range(4):
        s.board[order] = 0
    spaces = [f"mine {steps}" for steps in (4, 6, 8, 10)] + [f"money {n}" for n in (3, 4, 5, 6)]
    assert asked(s) == ["factory look", *spaces, "order look", "bank"]


@pytest.mark.rule("CB-3.3")
def test_an_action_nobody_can_take_costs_nothing() -> None:
    s = bare()
    before = s.copy()
    assert refused(s, "deliver train") == "nothing-complete"
    assert s == before


@pytest.mark.rule("CB-3.4")
def test_the_bank_takes_one_worker_and_pays_one_mark() -> None:
    s = bare(2)
    for _ in range(3):
        s = play(s, "0 bank, done, 1 bank, done")
    assert list(s.marks[:2]) == [10 + 3] * 2
    assert list(s.workers[:2]) == [18 - 3] * 2
    assert list(s.bank[:2]) == [3, 3]


@pytest.mark.rule("CB-3.4")
def test_the_bank_displaces_nobody() -> None:
    s = play(bare(2), "0 bank, done, 1 bank, done, 0 bank")
    assert not s.canteen.any()
    assert s.standing[BANK] == 0


@pytest.mark.rule("CB-3.4")
def test_there_is_no_pass() -> None:
    s = opened()
    assert refused(s, "done") == "not-asked"
    s.workers[ANNA] = 1
    s.standing[:] = 1
    assert asked(s) == ["bank"], "whoever has a worker can always place it in the bank"


@pytest.mark.rule("CB-4.8")
@pytest.mark.parametrize("marks", [3, 4, 5, 6])
def test_money(marks: int) -> None:
    s = play(bare(4), f"0 money {marks}")
    assert s.marks[ANNA] == 8 + marks


def workers_of(s: Any, seat: int) -> int:
    """All of a seat's workers, wherever they are."""
    standing = sum(n for n, whose in zip(s.standing, s.holder, strict=True) if whose == seat)
    return int(s.workers[seat] + s.canteen[seat] + s.bank[seat] + standing)


@pytest.mark.rule("CB-1.4")
@pytest.mark.parametrize(("seats", "workers"), [(2, 18), (3, 15), (4, 13)])
def test_no_worker_is_lost(seats: int, workers: int) -> None:
    """A whole game at random: after every move each seat still has all its workers."""
    s, rng = opened(seats), Random(seats)
    while COAL_BARON.to_move(s):
        s = play(s, rng.choice(asked(s)))
        assert [workers_of(s, seat) for seat in range(seats)] == [workers] * seats
