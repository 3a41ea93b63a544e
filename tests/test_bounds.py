"""Random games stay within their rows. `make check` runs this compiled with bounds checks."""

import numpy as np
import pytest

from spielwerk.bots.playout import playouts
from spielwerk.core.chance import deal_key
from spielwerk.games import SHELF


@pytest.mark.parametrize("name", SHELF)
def test_no_rule_reaches_beyond_a_row(name: str) -> None:
    game = SHELF[name]
    for seats in game.about.seats:
        tables = game.state.new(2)
        tables[0] = game.blank(seats)
        keys = np.stack([deal_key(bytes([number])) for number in range(200)])
        scores = np.zeros((len(keys), seats), np.int16)
        assert playouts(tables, keys, np.arange(len(keys)), scores, len(game.moves)) > len(keys)
