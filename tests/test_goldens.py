"""Whole games, told in full, must go on as they were told: every fact, every seat's view."""

import pytest

from goldens import FOLDER, Golden, goldens, path_of
from playthrough import playthrough
from spielwerk.core.game import Game
from spielwerk.core.record import read
from spielwerk.core.replay import replay, verify

CASES = [pytest.param(*golden, id=path_of(*golden).stem) for golden in goldens()]


@pytest.mark.parametrize(("game", "golden"), CASES)
def test_playthrough(game: Game, golden: Golden) -> None:
    text = path_of(game, golden).read_text(encoding="utf-8")
    record = read(text)
    verify(game, record)
    assert playthrough(game, record) == text


def test_every_golden_has_its_file() -> None:
    assert set(FOLDER.glob("*.txt")) == {path_of(*golden) for golden in goldens()}


@pytest.mark.parametrize(("game", "golden"), CASES)
def test_each_shows_its_branch(game: Game, golden: Golden) -> None:
    record = read(path_of(game, golden).read_text(encoding="utf-8"))
    assert record.seats == golden.seats
    assert golden.wanted(game, list(replay(game, record)), record)
