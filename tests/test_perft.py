"""How many ways there are to play so many moves: any change of what is legal changes the count."""

import numpy as np
import pytest

from spielwerk.bots.perft import perft
from spielwerk.games import SHELF

# Game, seats, moves played from the deal along the first legal ones, depth, ways.
COUNTS = [
    ("coal-baron", 2, 0, 7, 80_640),  # draft: 7 · 6 · 5 · 4 · 3 · 2, then 16 spaces
    ("coal-baron", 2, 43, 7, 85_819),  # turn
    ("coal-baron", 2, 91, 9, 105_792),  # next
    ("coal-baron", 2, 149, 7, 108_485),  # mining
    ("coal-baron", 3, 0, 6, 151_200),  # draft: 10 · 9 · 8 · 7 · 6 · 5
    ("coal-baron", 3, 43, 7, 118_988),  # turn
    ("coal-baron", 3, 91, 10, 105_888),  # next
    ("coal-baron", 3, 149, 8, 229_780),  # mining
    ("coal-baron", 4, 0, 5, 154_440),  # draft: 13 · 12 · 11 · 10 · 9
    ("coal-baron", 4, 43, 7, 183_604),  # turn
    ("coal-baron", 4, 149, 7, 78_936),  # mining
    ("coal-baron", 4, 187, 9, 119_760),  # put
    ("great-split", 2, 0, 5, 9_216),  # discard
    ("great-split", 2, 2, 5, 1_800),  # split
    ("great-split", 2, 20, 7, 423_072),  # resolution
    ("great-split", 3, 0, 5, 1_800),  # split: each of the five cards to either part
    ("great-split", 3, 30, 7, 132_864),  # resolution
    ("great-split", 4, 40, 6, 43_038),  # resolution
    ("great-split", 4, 70, 6, 672),  # split
    ("great-split", 7, 60, 6, 132_864),  # resolution
    ("great-split", 7, 70, 6, 19_020),  # resolution
]


@pytest.mark.parametrize(("name", "seats", "played", "depth", "ways"), COUNTS)
def test_perft(name: str, seats: int, played: int, depth: int, ways: int) -> None:
    game = SHELF[name]
    tables = game.state.new(depth + 1)
    table = game.new(seats, bytes(32))
    for number in range(played):
        seat = game.to_move(table)[0]
        legal = game.legal_moves(table, seat)
        table = game.step(table, seat, legal[number % len(legal)])
    tables[0] = table
    assert perft(tables, np.empty((depth, len(game.moves)), np.int16)) == ways
