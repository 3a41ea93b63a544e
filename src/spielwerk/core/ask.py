"""The questions every game answers, asked by the type of its table.

In compiled code `legal(s, …)` becomes the game's own function when the caller is compiled for that
kind of table. So one search, one playout, one batch serve all games at full speed and are kept on
disk like any rule (a closure over a game's functions would be compiled anew in every process).
"""

from collections.abc import Callable
from typing import Any

from numba import from_dtype
from numba.extending import overload

from .struct import Key, Row, Struct

QUESTIONS = ("deal", "begin", "awaits", "legal", "why", "play", "score", "tiebreak", "redeal")
ANSWERS: dict[tuple[Any, str], Any] = {}


def answer(table: type[Struct], question: str, rule: Callable[..., Any]) -> None:
    """Let this rule answer this question for this kind of table, once and for all."""
    for kind in (table.dtype, from_dtype(table.dtype)):
        if ANSWERS.setdefault((kind, question), rule) is not rule:
            raise ValueError(f"{table.__name__} already has another answer to {question!r}")


def deal(s: Any, key: Key) -> None:
    ANSWERS[s.dtype, "deal"](s, key)


def begin(s: Any) -> None:
    ANSWERS[s.dtype, "begin"](s)


def awaits(s: Any) -> int:
    return int(ANSWERS[s.dtype, "awaits"](s))


def legal(s: Any, seat: int, out: Row) -> int:
    return int(ANSWERS[s.dtype, "legal"](s, seat, out))


def why(s: Any, seat: int, move: int) -> int:
    return int(ANSWERS[s.dtype, "why"](s, seat, move))


def play(s: Any, seat: int, move: int) -> None:
    ANSWERS[s.dtype, "play"](s, seat, move)


def score(s: Any, seat: int) -> int:
    return int(ANSWERS[s.dtype, "score"](s, seat))


def tiebreak(s: Any, seat: int) -> int:
    return int(ANSWERS[s.dtype, "tiebreak"](s, seat))


def redeal(s: Any, seat: int, key: Key) -> None:
    ANSWERS[s.dtype, "redeal"](s, seat, key)


def _answered_by_the_table(question: Callable[..., Any]) -> None:
    @overload(question)
    def choose(s, *rest):  # type: ignore[no-untyped-def]  # numba wants the names bare
        own = ANSWERS[s, question.__name__]
        return lambda s, *rest: own(s, *rest)  # noqa: PLW0108  # numba wants a function made here


for _question in (deal, begin, awaits, legal, why, play, score, tiebreak, redeal):
    _answered_by_the_table(_question)
