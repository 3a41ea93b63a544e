"""The same games, compiled and as written, byte for byte."""

import os
import subprocess
import sys

import pytest

GAMES = """
import hashlib
import numpy as np
from spielwerk.bots.playout import playouts
from spielwerk.core.chance import deal_key
from spielwerk.games import SHELF
for game in SHELF.values():
    for seats in game.about.seats:
        tables = game.state.new(2)
        tables[0] = game.blank(seats)
        for number in range(3):
            keys, scores = deal_key(bytes([number]))[None], np.zeros((1, seats), np.int16)
            playouts(tables, keys, np.array([number]), scores, len(game.moves))
            game.redeal(tables[1], 0, keys[0])
            print(hashlib.sha256(tables.tobytes() + scores.tobytes()).hexdigest())
"""


def played(**switches: str) -> str:
    environment = {**os.environ, "PYTHONPATH": "src", **switches}
    run = [sys.executable, "-W", "error", "-c", GAMES]
    return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="needs both ways")
def test_compiled_as_written() -> None:
    """With warnings as errors: where Python would say that a number overflowed, it stops."""
    assert played() == played(NUMBA_DISABLE_JIT="1")
