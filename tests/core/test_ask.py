"""One answer for each question and kind of table."""

import numpy as np
import pytest

from spielwerk.core import ask
from spielwerk.core.chance import deal_key
from spielwerk.core.struct import Count, Struct
from spielwerk.games import SHELF


class Table(Struct):
    seats: Count


def test_a_second_answer_is_refused() -> None:
    ask.answer(Table, "score", score := lambda s, seat: 0)
    ask.answer(Table, "score", score)
    with pytest.raises(ValueError, match="already has another answer to 'score'"):
        ask.answer(Table, "score", lambda s, seat: 1)


@pytest.mark.parametrize("name", SHELF)
def test_the_table_answers_for_its_game(name: str) -> None:
    """What is asked of the table and what is asked of the game are the same."""
    game = SHELF[name]
    asked, told = game.blank(2), game.blank(2)
    ask.deal(asked, deal_key(b"1"))
    game.deal(told, deal_key(b"1"))
    ask.begin(asked)
    game.begin(told)
    ask.redeal(asked, 0, deal_key(b"2"))
    game.redeal(told, 0, deal_key(b"2"))
    assert asked.tobytes() == told.tobytes()
    seat = game.to_move(told)[0]
    rows = np.zeros((2, len(game.moves)), np.int16)
    assert ask.awaits(asked) == game.awaits(told)
    assert ask.legal(asked, seat, rows[0]) == game.legal(told, seat, rows[1])
    assert (rows[0] == rows[1]).all()
    assert ask.why(asked, seat, rows[0, 0]) == 0
    ask.play(asked, seat, rows[0, 0])
    game.play(told, seat, rows[0, 0])
    assert asked.tobytes() == told.tobytes()
    assert ask.score(asked, seat) == game.score(told, seat)
    assert ask.tiebreak(asked, seat) == game.tiebreak(told, seat)
