"""Bots against each other: everyone sits on every seat, the same seed plays the same games."""

from collections import defaultdict
from typing import Any

import pytest

from spielwerk.bots.bot import at_random
from spielwerk.core.game import Game, Seat
from spielwerk.games import SHELF
from spielwerk.lab.arena import Match, Played, line_up, play_off, standings, wilson
from toys.halves import HALVES

NAMES = ("one", "two", "three")
RANDOM = dict.fromkeys(NAMES, at_random)


def test_everyone_sits_on_every_seat_of_each_deal() -> None:
    """So nobody wins by the cards or by the seat."""
    seen: dict[Seat, list[tuple[int, ...]]] = defaultdict(list)

    def spy(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
        seen[seat].append(tuple(table.hands[seat].tolist()))
        return game.legal_moves(table, seat)[0]

    match = Match(HALVES, HALVES.blank(3), NAMES, 1, dict.fromkeys(NAMES, spy))
    games = list(match.games(range(6)))
    turns = [("one", "two", "three"), ("two", "three", "one"), ("three", "one", "two")]
    assert [game.levels for game in games] == turns + turns
    for hands in seen.values():  # two questions a game, after one game to warm up
        first, second = set(hands[2:8]), set(hands[8:])
        assert len(first) == len(second) == 1
        assert first != second


@pytest.mark.parametrize("game", [HALVES, SHELF["coal-baron"]], ids=lambda game: game.about.id)
def test_the_same_seed_plays_the_same_games(game: Game) -> None:
    def scores(seed: int) -> list[tuple[int, ...]]:
        match = Match(game, game.blank(2), NAMES[:2], seed, RANDOM)
        return [played.scores for played in match.games(range(4))]

    assert scores(1) == scores(1)
    assert scores(1) != scores(2)
    assert len(set(scores(1))) > 1


def test_who_answers_at_once_sees_no_answer() -> None:
    """A table with an answer face down on it is dealt anew, answer and all."""
    cuts: list[list[int]] = []

    def curious(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
        if seat == 1 and table.phase == 0:
            cuts.append(table.cut.tolist())
        return game.legal_moves(table, seat)[0]  # cut 0

    match = Match(HALVES, HALVES.blank(2), NAMES[:2], 1, dict.fromkeys(NAMES, curious))
    list(match.games(range(12)))
    assert len({cut[0] for cut in cuts}) > 1


def test_how_each_level_did() -> None:
    """A shared victory is divided; places and points are means over the seats of a level."""
    games = [
        Played(("a", "b", "b"), (10, 8, 6), (1, 2, 3), ((0.1,), (0.2, 0.4), (0.3,))),
        Played(("b", "a", "b"), (7, 7, 5), (1, 1, 3), ((0.1,), (0.1, 0.1), (0.1,))),
    ]
    a, b = standings(games)
    assert (a.level, a.games, a.wins, a.share) == ("a", 2, 1 + 1 / 2, 3 / 4)
    assert (a.place, a.score) == ((1 + 1) / 2, (10 + 7) / 2)
    assert (b.level, b.games, b.wins) == ("b", 2, 1 / 2)
    assert (b.place, b.score) == ((2 + 3 + 1 + 3) / 4, (8 + 6 + 7 + 5) / 4)
    assert b.seconds == pytest.approx((0.2 + 0.4 + 0.3 + 0.1 + 0.1) / 5)
    assert b.longest == 0.4


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (95, 100, 0.8882, 0.9785)],
)
def test_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """As tables of it say."""
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def test_the_last_level_named_takes_the_seats_left() -> None:
    assert line_up(("a", "b"), 4) == ("a", "b", "b", "b")
    assert line_up(("a", "b"), 2) == ("a", "b")


def test_a_play_off_by_level_names() -> None:
    (line,) = play_off(SHELF["coal-baron"], ("random", "random"), games=4, seed=1)
    assert (line.level, line.games, line.wins) == ("random", 4, 4)
    assert line.place == pytest.approx(1.5)
    assert 0 < line.seconds <= line.longest
