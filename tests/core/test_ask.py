"""One answer for each question and kind of table."""

import pytest

from spielwerk.core.ask import answer
from spielwerk.core.struct import Count, Struct


class Table(Struct):
    seats: Count


def test_a_second_answer_is_refused() -> None:
    answer(Table, "score", score := lambda s, seat: 0)
    answer(Table, "score", score)
    with pytest.raises(ValueError, match="already has another answer to 'score'"):
        answer(Table, "score", lambda s, seat: 1)
