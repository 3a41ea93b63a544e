"""Random games, compiled: the heart of every search and the yardstick of speed."""

from typing import Any

import numpy as np

from spielwerk.core.ask import awaits, begin, deal, legal, play, score
from spielwerk.core.chance import mix
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row


@rule
def next_seat(owed: int) -> int:
    """The first seat that owes an answer."""
    seat = 0
    while not owed >> seat & 1:
        seat += 1
    return seat


@rule
def playout(s: Any, moves: Row, seed: int) -> int:
    """Play a table to its end at random. `moves` is scratch paper as long as the book."""
    count = 0
    owed = awaits(s)
    while owed:
        seat = next_seat(owed)
        seed = mix(seed + 1)
        play(s, seat, moves[seed % legal(s, seat, moves)])
        count += 1
        owed = awaits(s)
    return count


@rule
def playouts(tables: Any, keys: Key, seeds: Key, scores: Row, book: int) -> int:
    """Whole games from the deal: tables[0] is blank, tables[1] is played on; counts decisions."""
    moves, count = np.empty(book, np.int16), 0
    for game in range(len(seeds)):
        tables[1] = tables[0]
        deal(tables[1], keys[game])
        begin(tables[1])
        count += playout(tables[1], moves, seeds[game])
        for seat in range(tables[1].seats):
            scores[game, seat] = score(tables[1], seat)
    return count
