"""Perft: all ways to play so many moves, counted. A yardstick of legality, and of speed."""

from typing import Any

import numpy as np

from spielwerk.core.ask import awaits, legal, play
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row

from .playout import next_seat


@rule
def perft(tables: Any, moves: Row) -> int:
    """Ways to play as many moves as `moves` has rows, from tables[0]; the rest is scratch paper.

    Where several seats owe an answer the first of them moves. A game that is over has no way on.
    """
    last = len(moves) - 1
    seats, left = np.zeros(last + 1, np.int64), np.zeros(last + 1, np.int64)
    ways, depth = 0, 0
    open_question(tables[0], 0, seats, left, moves)
    while depth >= 0:
        if depth == last:
            ways += left[depth]
            left[depth] = 0
        if left[depth] == 0:
            depth -= 1
            continue
        left[depth] -= 1
        tables[depth + 1] = tables[depth]
        play(tables[depth + 1], seats[depth], moves[depth, left[depth]])
        depth += 1
        open_question(tables[depth], depth, seats, left, moves)
    return ways


@rule
def open_question(s: Any, depth: int, seats: Key, left: Key, moves: Row) -> None:
    """Write down who moves at this depth, and what there is to choose from."""
    owed = awaits(s)
    left[depth] = 0
    if owed:
        seats[depth] = next_seat(owed)
        left[depth] = legal(s, seats[depth], moves[depth])
