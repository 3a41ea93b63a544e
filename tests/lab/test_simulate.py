"""Simulated games: the same for the same number, in the compiled loop and on paper."""

import numpy as np
import pytest

from spielwerk.core.record import read, write
from spielwerk.core.replay import verify
from spielwerk.games import SHELF
from spielwerk.lab.simulate import in_batches, joined, recorded, simulated

CASES = [(name, seats) for name, game in SHELF.items() for seats in game.about.seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_compiled_loop_plays_what_records_say(name: str, seats: int) -> None:
    game = SHELF[name]
    blank = game.blank(seats)
    run = simulated(game, blank, range(4), 11)
    papers = [recorded(game, blank, 11, i) for i in range(4)]
    assert [list(record.result or ()) for record, _ in papers] == run.scores.tolist()
    assert sum(len(record.moves) for record, _ in papers) == run.decisions
    for record, _ in papers:
        verify(game, read(write(record)))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_batches_change_nothing(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = SHELF[name]
    whole = simulated(game, game.blank(seats), range(7), 3)
    monkeypatch.setattr("spielwerk.lab.simulate.BATCH", 3)
    run = joined(list(in_batches(game, game.blank(seats), 7, 3)))
    assert (run.scores == whole.scores).all()
    assert run.decisions == whole.decisions
    assert run.rate > 0


def test_another_number_plays_other_games() -> None:
    game = SHELF["coal-baron"]
    runs = [simulated(game, game.blank(4), range(5), number) for number in (1, 2)]
    assert not np.array_equal(runs[0].scores, runs[1].scores)


def test_options_are_played() -> None:
    """The seat named starts; the variant scores empty carts of who delivered nothing."""
    game = SHELF["coal-baron"]
    plain = simulated(game, game.blank(4, {"start": "2"}), range(20), 5)
    carts = simulated(game, game.blank(4, {"start": "2", "carts-for-all": "yes"}), range(20), 5)
    assert carts.scores.sum() > plain.scores.sum()
    record, _ = recorded(game, game.blank(4, {"start": "2"}), 5, 0)
    assert record.options == {"start": "2"}
