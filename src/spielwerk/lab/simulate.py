"""Many games: at random in the compiled loop, or move by move for records and for bots."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic, perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielwerk.bots.bot import PATIENCE, ask
from spielwerk.bots.levels import LEVELS
from spielwerk.bots.playout import next_seat, playouts
from spielwerk.core.chance import deal_key, mix
from spielwerk.core.game import Game
from spielwerk.core.record import Record, Said
from spielwerk.core.replay import open_record

BATCH = 200  # games between two steps of a progress bar


@dataclass(frozen=True)
class Run:
    """Games that were played: how long it took, and how they ended."""

    decisions: int
    seconds: float
    scores: NDArray[np.int16]  # a row a game, a column a seat

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def joined(runs: Sequence[Run]) -> Run:
    """Several runs as one."""
    return Run(
        sum(run.decisions for run in runs),
        sum(run.seconds for run in runs),
        np.concatenate([run.scores for run in runs]),
    )


def seed_of(number: int, i: int) -> bytes:
    """The secret of game `i` of a simulation; whoever has the number can make it again."""
    return hashlib.sha256(f"spielwerk simulate {number} {i}".encode()).digest()


def dice_of(number: int, i: int) -> int:
    """What the random choices in that game begin with."""
    return int.from_bytes(seed_of(number, i)[:4], "little")


def simulated(game: Game, blank: Any, games: range, number: int) -> Run:
    """Whole random games from the deal, in one compiled loop."""
    tables = game.state.new(2)
    tables[0] = blank
    keys = np.stack([deal_key(seed_of(number, i)) for i in games])
    dice = np.array([dice_of(number, i) for i in games])
    scores = np.zeros((len(games), blank.seats), np.int16)
    playouts(tables, keys[:0], dice[:0], scores, len(game.moves))  # compiles, where it must
    begun = perf_counter()
    decisions = playouts(tables, keys, dice, scores, len(game.moves))
    return Run(decisions, perf_counter() - begun, scores)


def in_batches(game: Game, blank: Any, games: int, number: int) -> Iterator[Run]:
    for first in range(0, games, BATCH):
        yield simulated(game, blank, range(first, min(first + BATCH, games)), number)


def recorded(
    game: Game, blank: Any, number: int, i: int, levels: Sequence[str] = ()
) -> tuple[Record, Run]:
    """A game through the one door and written down: by bots, a level for each seat.

    Where none are named it is the random game that `simulated` plays.
    """
    begun = perf_counter()
    seed = seed_of(number, i)
    table = blank.copy()
    game.lay_out(table, seed)
    players = [f"bot:{level}" for level in levels or ["random"] * int(blank.seats)]
    record = open_record(game, table, players, seed)
    dice, moves = dice_of(number, i), list[Said]()
    while owed := game.awaits(table):
        seat = next_seat(owed)
        dice = mix(dice + 1)
        if levels:
            bot = LEVELS[game.about.id][levels[seat]]
            move = ask(bot, game, table, seat, dice, monotonic() + PATIENCE)
        else:
            legal = game.legal_moves(table, seat)
            move = legal[dice % len(legal)]
        moves.append(Said(seat, move))
        table = game.step(table, seat, move)
    scores = game.scores(table)
    run = Run(len(moves), perf_counter() - begun, np.array([scores], np.int16))
    return replace(record, moves=moves, result=scores), run
