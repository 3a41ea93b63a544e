"""Bots of every level: they answer by the rules, the same to the same seed, and see no secret."""

from random import Random
from time import monotonic
from typing import Any

import pytest

from spielwerk.bots.bot import Bot, ask
from spielwerk.bots.levels import LEVELS
from spielwerk.core.game import Game, Seat
from spielwerk.games import SHELF

CASES = [
    pytest.param(SHELF[name], level, bot, id=f"{name}-{level}")
    for name, levels in LEVELS.items()
    for level, bot in levels.items()
]
PATIENCE = 10  # seconds; none of these needs it


def test_every_game_has_bots_and_the_weakest_is_random() -> None:
    assert set(LEVELS) == set(SHELF)
    assert all(next(iter(levels)) == "random" for levels in LEVELS.values())


@pytest.mark.parametrize(("game", "level", "bot"), CASES)
def test_a_whole_game(game: Game, level: str, bot: Bot) -> None:
    """Every answer is legal at the true table, though the bot thought at another."""
    rng = Random(level)
    for seats in game.about.seats:
        table = game.new(seats, rng.randbytes(32))
        while waiting := game.to_move(table):
            seat, seed = rng.choice(waiting), rng.getrandbits(32)
            move = ask(bot, game, table, seat, seed, monotonic() + PATIENCE)
            assert move == ask(bot, game, table, seat, seed, monotonic() + PATIENCE)
            table = game.step(table, seat, move)


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.about.id)
def test_no_bot_sees_the_true_table(game: Game) -> None:
    """It is given one that its seat cannot tell apart, and that is another."""
    table = game.new(min(game.about.seats), bytes(32))
    seat = game.to_move(table)[0]
    shown = []

    def spy(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
        shown.append(table)
        return game.legal_moves(table, seat)[0]

    ask(spy, game, table, seat, 7, 0.0)
    assert game.view(shown[0], seat) == game.view(table, seat)
    assert shown[0].tobytes() != table.tobytes()
