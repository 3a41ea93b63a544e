"""What a new process costs: with machine code on the disk, and with none."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from speed import Sample
from spielwerk.core.game import Game

BENCH = str(Path(__file__).parent)
NUMBA = "import numba"
FIRST_MOVE = """
from spielwerk.games import SHELF
game = SHELF[{id!r}]
table = game.new({seats}, b"bench")
seat = game.to_move(table)[0]
game.step(table, seat, game.legal_moves(table, seat)[0])
"""
RANDOM_GAME = """
from speed import batch
from spielwerk.games import SHELF
batch(SHELF[{id!r}], {seats}, 1)()
"""


@dataclass(frozen=True)
class Fresh:
    """Seconds, from the start of the interpreter to its end."""

    warm: Sample  # import and first move
    numba: Sample  # `import numba` alone
    cold_move: float  # import and first move, everything compiled
    cold_games: float  # import and one random game, everything compiled


def measure(game: Game, repetitions: int) -> Fresh:
    names = {"id": game.about.id, "seats": game.about.seats[-1]}
    first_move, random_game = FIRST_MOVE.format(**names), RANDOM_GAME.format(**names)
    seconds(first_move)  # compiles, if nobody has
    warm, numba = [], []
    for _ in range(repetitions):
        warm.append(seconds(first_move))
        numba.append(seconds(NUMBA))
    return Fresh(Sample(tuple(warm)), Sample(tuple(numba)), cold(first_move), cold(random_game))


def cold(code: str) -> float:
    with tempfile.TemporaryDirectory() as empty:
        return seconds(code, {"NUMBA_CACHE_DIR": empty})


def seconds(code: str, switches: Mapping[str, str] | None = None) -> float:
    environment = {**os.environ, "PYTHONPATH": BENCH, **(switches or {})}
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    return perf_counter() - start
