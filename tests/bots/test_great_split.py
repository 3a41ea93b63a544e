"""The Great Split's heuristic bot: far better than chance, and sound in the simple cases."""

import os
from time import monotonic

import pytest

from games.great_split.tables import ANNA, BEN, GAME, divided, levels, resolving, splitting
from spielwerk.bots.bot import ask
from spielwerk.bots.levels import LEVELS
from spielwerk.lab.arena import play_off

HEURISTIC = LEVELS["great-split"]["heuristic"]


def answer(s: object, seat: int, seed: int = 1) -> str:
    return ask(HEURISTIC, GAME, s, seat, seed, monotonic() + 1)


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="whole games, compiled")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_it_beats_chance(seats: int) -> None:
    best, worst = play_off(GAME, ["heuristic", *["random"] * (seats - 1)], 2 * seats, 1)
    assert (best.level, worst.level) == ("heuristic", "random")
    assert best.share >= 0.9
    assert best.score > worst.score + 30


def test_it_needs_no_chance() -> None:
    """Whatever it imagines of what it does not see, it answers the same."""
    s = splitting("tome1 gold2 star2 prestige3", "gold1 gold2", "topaz1 topaz2")
    assert len({answer(s, ANNA, seed) for seed in range(10)}) == 1


def test_it_takes_the_better_part() -> None:
    s = divided(
        splitting("prestige5 prestige3 tome1", "gold1 topaz1"), ANNA, "tome1", "prestige5 prestige3"
    )
    s = divided(s, BEN, "gold1", "topaz1")
    assert answer(s, BEN) == "keep b"


def test_it_sells_what_a_full_track_cannot_use() -> None:
    s = resolving("tome3")
    levels(s, ANNA, tome=15, gold=12)
    s.boards[ANNA].splitter = 0
    assert answer(s, ANNA) == "sell tome3 prestige"


def test_it_feeds_the_lower_gem_before_the_end() -> None:
    s = resolving("tome1")
    levels(s, ANNA, topaz=5, emerald=4, emerald_seal=1, topaz_seal=1)
    s.round_, s.boards[ANNA].unplayed = 5, 0
    s.hands[ANNA].held = 0
    assert answer(s, ANNA) == "splitter emerald"
