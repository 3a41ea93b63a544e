"""Whole games, told in full, must go on as they were told: every fact, every seat's view."""

import pytest

from goldens import FOLDER, GOLDENS
from playthrough import playthrough
from spielwerk.core.record import read
from spielwerk.core.replay import replay, verify
from spielwerk.games import SHELF

NAMES = [f"{name}-{branch}" for name, branch, *_ in GOLDENS]


@pytest.mark.parametrize("name", NAMES)
def test_playthrough(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = read(text)
    game = SHELF[record.game]
    verify(game, record)
    assert playthrough(game, record) == text


def test_every_golden_has_its_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)


@pytest.mark.parametrize("golden", GOLDENS, ids=NAMES)
def test_each_shows_its_branch(golden: tuple) -> None:  # type: ignore[type-arg]
    name, branch, seats, _, wanted = golden
    record = read((FOLDER / f"{name}-{branch}.txt").read_text(encoding="utf-8"))
    game = SHELF[name]
    assert record.seats == seats
    assert wanted(game, list(replay(game, record)), record)
