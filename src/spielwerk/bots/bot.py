"""Who plays a seat without a person. A bot never sees the true table: it is dealt one like it."""

from random import Random
from typing import Any, Protocol

from spielwerk.core.chance import deal_key
from spielwerk.core.game import Game, Seat

PATIENCE = 1.0  # seconds a bot is given for a decision, where nobody says otherwise


class Bot(Protocol):
    """Answers the question that is open for its seat."""

    def __call__(self, game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
        """A legal move, before `deadline` on the monotonic clock; by the same seed the same one."""


def at_random(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    """Any legal move is as good as another."""
    return Random(seed).choice(game.legal_moves(table, seat))


def ask(bot: Bot, game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    """What the bot answers at a table that its seat cannot tell from the true one."""
    imagined = table.copy()
    game.redeal(imagined, seat, deal_key(seed.to_bytes(8, "little")))
    return bot(game, imagined, seat, seed, deadline)
