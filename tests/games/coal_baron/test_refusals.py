"""Every reason a move may be refused for is met at least once."""

from collections.abc import Callable
from typing import Any

import pytest

from spielwerk.core.game import Refused
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.moves import REASONS

from .tables import ANNA, BEN, bare, close, dig, fill, give, leave, load, numbers, play, table


def at_the_factory() -> Any:
    """K2L, which costs 8, on space 1; nothing on space 2. Anna has 7 marks and two workers."""
    s = bare()
    s.factory[:2] = numbers("tiles", "K2L none")
    s.marks[ANNA], s.workers[ANNA] = 7, 2
    s.board[0], s.standing[20] = 0, 2
    return s


def decks_empty() -> Any:
    s = bare()
    leave(s, "tiles")
    leave(s, "orders")
    return s


def short_of_grey() -> Any:
    s = bare()
    s.factory[0], s.supply[3] = numbers("tiles", "G1L")[0], 0
    return play(s, "0 factory 1")


def mining(script: str = "", cage: str = "", store: str = "") -> Any:
    """Anna mines; she has YY and a half-filled GG, and six grey cubes on her carts; Ben has K."""
    s = bare()
    give(s, ANNA, "o03 o08")
    give(s, BEN, "o05")
    fill(s, "o08", "g", "gg")
    dig(s, ANNA, "g", "gggggg", tiles="G2L G2L G1L")
    load(s.mines[ANNA].cage, cage)
    load(s.mines[ANNA].store, store)
    return play(s, f"0 mine 6{script}")


CASES: dict[str, tuple[Callable[[], Any], int, str]] = {
    "not-asked": (bare, ANNA, "done"),
    "not-your-turn": (bare, BEN, "bank"),
    "over": (lambda: close(bare(), 3), ANNA, "bank"),
    "not-in-the-draft": (lambda: table(2, orders="o01 o02 o03 o04 o05 o06 o07"), BEN, "draft o08"),
    "locked": (bare, ANNA, "mine 4"),
    "workers": (at_the_factory, ANNA, "money 6"),
    "no-tile": (at_the_factory, ANNA, "factory 2"),
    "marks": (at_the_factory, ANNA, "factory 1"),
    "deck-empty": (decks_empty, ANNA, "factory look"),
    "nothing-complete": (bare, ANNA, "deliver cart"),
    "no-order": (at_the_factory, ANNA, "order 1"),
    "order-deck-empty": (decks_empty, ANNA, "order look"),
    "not-seen": (lambda: play(bare(), "0 order look"), ANNA, "keep K2L"),
    "not-in-supply": (short_of_grey, ANNA, "fuel g"),
    "cage-is-there": (mining, ANNA, "cage 0"),
    "at-the-surface": (mining, ANNA, "load g"),
    "no-such-coal": (lambda: mining(", cage 3"), ANNA, "load k"),
    "cage-full": (lambda: mining(", cage 3", cage="yybbk"), ANNA, "load g"),
    "below-the-surface": (lambda: mining(", cage 3", cage="y"), ANNA, "fill o03 y"),
    "not-in-cage": (lambda: mining(store="y"), ANNA, "fill o03 y"),
    "not-in-store": (lambda: mining(cage="y"), ANNA, "fill o03 y store"),
    "not-your-order": (lambda: mining(cage="k"), ANNA, "fill o05 k"),
    "no-free-slot": (lambda: mining(cage="g"), ANNA, "fill o08 g"),
    "one-step-left": (
        lambda: mining(", cage 1, cage 2, cage 1, cage 2, cage 0", cage="kk"),
        ANNA,
        "pair o03 y",
    ),
    "two-cubes": (lambda: mining(cage="k"), ANNA, "pair o03 y"),
}


def test_no_reason_is_left_out() -> None:
    assert list(CASES) == [reason.word for reason in REASONS[1:]]


@pytest.mark.parametrize("word", CASES)
def test_refused(word: str) -> None:
    """With that very reason and its rule; and the table stays as it was."""
    position, seat, text = CASES[word]
    s = position()
    before, rule = s.tobytes(), dict(REASONS)[word]
    with pytest.raises(Refused) as refused:
        COAL_BARON.step(s, seat, text)
    assert (refused.value.reason, refused.value.rule) == (word, rule)
    assert text not in COAL_BARON.legal_moves(s, seat)
    assert s.tobytes() == before


def test_only_the_seat_in_turn_has_moves() -> None:
    s = bare(4)
    assert [bool(COAL_BARON.legal_moves(s, seat)) for seat in range(4)] == [True, *[False] * 3]


@pytest.mark.parametrize(("seat", "reason"), [(3, "seat"), (-1, "seat"), (ANNA, "no-such-move")])
def test_what_is_no_move_at_all(seat: int, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        COAL_BARON.step(bare(), seat, "mine 5")
