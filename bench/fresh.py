"""What a new process costs: with machine code on the disk, and with none.

Seconds on the wall, as a person waits; and of the processor, which other work does not lengthen.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from statistics import median
from time import perf_counter
from typing import NamedTuple

from spielwerk.core.game import Game

NUMBA = "import numba"
FIRST_MOVE = """
from spielwerk.games import SHELF
game = SHELF[{id!r}]
table = game.new({seats}, b"bench")
seat = game.to_move(table)[0]
game.step(table, seat, game.legal_moves(table, seat)[0])
"""
RANDOM_GAME = """
from spielwerk.lab.speed import batch
from spielwerk.games import SHELF
batch(SHELF[{id!r}], {seats}, 1)()
"""


class Spent(NamedTuple):
    """Seconds from the start of a process to its end."""

    waited: float
    worked: float  # of the processor

    def __str__(self) -> str:
        return f"{self.waited:.2f} s ({self.worked:.2f})"


class Fresh(NamedTuple):
    warm: Spent  # import and first move
    numba: Spent  # `import numba` alone
    cold_move: Spent  # import and first move, everything compiled
    cold_game: Spent  # import and one random game, everything compiled

    @property
    def beyond(self) -> Spent:
        """What is ours of the warm start."""
        warm, numba = self.warm, self.numba
        return Spent(warm.waited - numba.waited, warm.worked - numba.worked)


def measure(game: Game, repetitions: int) -> Fresh:
    names = {"id": game.about.id, "seats": game.about.seats[-1]}
    first_move, random_game = FIRST_MOVE.format(**names), RANDOM_GAME.format(**names)
    run(first_move)  # compiles, if nobody has
    runs = [(run(first_move), run(NUMBA)) for _ in range(repetitions)]
    warm, numba = (middle(one) for one in zip(*runs, strict=True))
    return Fresh(warm, numba, cold(first_move), cold(random_game))


def middle(runs: Iterable[Spent]) -> Spent:
    waited, worked = zip(*runs, strict=True)
    return Spent(median(waited), median(worked))


def cold(code: str) -> Spent:
    with tempfile.TemporaryDirectory() as empty:
        return run(code, {"NUMBA_CACHE_DIR": empty})


def run(code: str, switches: Mapping[str, str] | None = None) -> Spent:
    environment = {**os.environ, **(switches or {})}
    worked, waited = children(), perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    return Spent(perf_counter() - waited, children() - worked)


def children() -> float:
    """Processor time of processes that have ended."""
    times = os.times()
    return times.children_user + times.children_system
