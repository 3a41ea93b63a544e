"""Look at five tiles (CB-4.2) or five orders (CB-4.10)."""

from typing import Any

import pytest

from spielwerk.games.coal_baron import COAL_BARON

from .tables import (
    ANNA,
    BEN,
    CLARA,
    asked,
    bare,
    carts,
    leave,
    left,
    numbers,
    play,
    refused,
    stack,
)

FIVE = "Y1L B1D G2L K1D Y2D"


def before_a_look(tiles: str = FIVE) -> Any:
    """These tiles lie on top, and the orders o01 o12 o23 o34 o05; four others are open."""
    s = bare(orders="o44 o43 o42 o41 o01 o12 o23 o34 o05")
    stack(s, "tiles", tiles)
    return s


def of(word: str, cards: str) -> list[str]:
    return [f"{word} {card}" for card in cards.split()]


@pytest.mark.rule("CB-4.2")
def test_the_top_five_and_no_other() -> None:
    s = play(before_a_look(), "0 factory look")
    assert asked(s) == ["keep none", *of("keep", "Y1L Y2D B1D G2L K1D")]
    assert refused(s, "keep K2D") == "not-seen"
    assert refused(s, "keep o01") == "not-seen"


@pytest.mark.rule("CB-4.2")
def test_only_the_looker_sees_them() -> None:
    s = play(before_a_look(), "0 factory look")
    assert " ".join(COAL_BARON.view(s, ANNA)["look"]["cards"]) == FIVE
    for viewer in (BEN, CLARA, None):
        assert COAL_BARON.view(s, viewer)["look"]["cards"] is None


@pytest.mark.rule("CB-4.2")
def test_one_is_bought_at_its_price() -> None:
    s = play(before_a_look(), "0 factory look, keep G2L")
    assert s.marks[ANNA] == 9 - 6
    assert carts(s, ANNA, "g") == "g" + "gg"
    assert asked(s) == ["top", "bottom"]


@pytest.mark.rule("CB-4.2")
def test_too_dear() -> None:
    s = before_a_look()
    s.marks[ANNA] = 3
    s = play(s, "0 factory look")
    assert refused(s, "keep G2L") == "marks"
    assert asked(s) == ["keep none", "keep Y1L", "keep Y2D", "keep B1D"]


@pytest.mark.rule("CB-4.2")
def test_or_none() -> None:
    s = play(before_a_look(), "0 factory look, keep none, top")
    assert s.marks[ANNA] == 9
    assert asked(s) == of("next", "Y1L Y2D B1D G2L K1D")


@pytest.mark.rule("CB-4.2")
def test_the_first_named_is_drawn_first() -> None:
    """Back on top in her order; then each purchase turns up the next."""
    s = before_a_look("Y1L B1D G2L K1D Y2D K2L")
    s.factory[:3] = numbers("tiles", "Y1D Y1D Y1D")
    s = play(s, "0 factory look, keep B1D, top, next K1D, next Y1L, next Y2D")
    assert asked(s) == ["done"], "one is left: nothing to order"
    assert left(s, "tiles").startswith("K1D Y1L Y2D G2L K2L")
    s = play(s, "done, 1 factory 1, done, 2 factory 2, done, 0 factory 3, done")
    assert s.factory[:3].tolist() == numbers("tiles", "K1D Y1L Y2D")


@pytest.mark.rule("CB-4.2")
def test_all_at_the_bottom() -> None:
    s = before_a_look("Y1L B1D G2L K1D Y2D K2L K2D")
    deck = left(s, "tiles")
    s = play(s, "0 factory look, keep none, bottom, next K1D, next Y1L, next Y2D, next B1D")
    rest = deck.removeprefix("Y1L B1D G2L K1D Y2D ")
    assert left(s, "tiles") == f"{rest} K1D Y1L Y2D B1D G2L"


@pytest.mark.rule("CB-4.2")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_a_short_deck(side: str) -> None:
    """Fewer if fewer are left. Observed by later draws, all of them."""
    s = bare()
    leave(s, "tiles", "Y1L B1D G2L K1D")
    s.factory[:4] = numbers("tiles", "Y1D Y1D Y1D none")
    s = play(s, f"0 factory look, keep K1D, {side}, next G2L, next Y1L, done")
    assert left(s, "tiles") == "G2L Y1L B1D"
    s = play(s, "1 factory 1, done, 2 factory 2, done, 0 factory 3, done")
    assert s.factory[:3].tolist() == numbers("tiles", "G2L Y1L B1D")
    assert refused(s, "factory look") == "deck-empty"


@pytest.mark.rule("CB-4.2")
def test_two_left_and_one_kept() -> None:
    """One to put back: top or bottom is asked, but no `next`."""
    s = bare()
    leave(s, "tiles", "Y1L B1D")
    s = play(s, "0 factory look, keep Y1L")
    assert asked(s) == ["top", "bottom"]
    s = play(s, "bottom")
    assert asked(s) == ["done"]
    assert left(s, "tiles") == "B1D"


@pytest.mark.rule("CB-4.2")
def test_two_left_and_none_kept() -> None:
    s = bare()
    leave(s, "tiles", "Y1L B1D")
    s = play(s, "0 factory look, keep none, top")
    assert asked(s) == ["next Y1L", "next B1D"]
    s = play(s, "next B1D")
    assert asked(s) == ["done"]
    assert left(s, "tiles") == "B1D Y1L"


@pytest.mark.rule("CB-4.2")
def test_the_last_one_kept() -> None:
    """Nothing to put back: neither top nor bottom is asked."""
    s = bare()
    leave(s, "tiles", "Y1L")
    assert asked(play(s, "0 factory look, keep Y1L")) == ["done"]


@pytest.mark.rule("CB-4.2")
def test_the_last_one_put_back() -> None:
    s = bare()
    leave(s, "tiles", "Y1L")
    s = play(s, "0 factory look, keep none")
    assert asked(s) == ["top", "bottom"]
    s = play(s, "top")
    assert asked(s) == ["done"]
    assert left(s, "tiles") == "Y1L"


@pytest.mark.rule("CB-4.2")
def test_twins_in_the_tray() -> None:
    """Copies of a kind are one and the same: said once, laid down one by one."""
    s = before_a_look("K1L Y1L K1L Y1L K1L G1D")
    s = play(s, "0 factory look")
    assert asked(s) == ["keep none", "keep Y1L", "keep K1L"]
    s = play(s, "keep K1L, top, next Y1L, next K1L")
    assert asked(s) == ["next Y1L", "next K1L"]
    s = play(s, "next K1L")
    assert left(s, "tiles").startswith("Y1L K1L K1L Y1L G1D")


@pytest.mark.rule("CB-4.2")
def test_what_has_its_place_is_not_named_again() -> None:
    s = play(before_a_look(), "0 factory look, keep none, top, next K1D")
    assert refused(s, "next K1D") == "not-seen"
    assert refused(s, "next o01") == "not-seen"


@pytest.mark.rule("CB-4.2")
def test_a_look_leaves_the_open_tiles_alone() -> None:
    s = before_a_look()
    before = s.factory.tolist()
    s = play(s, "0 factory look, keep Y1L, top, next B1D, next G2L, next K1D, done")
    assert s.factory.tolist() == before


@pytest.mark.rule("CB-4.10")
def test_an_order_is_free_and_lies_face_up() -> None:
    s = before_a_look()
    s.marks[ANNA] = 0
    s = play(s, "0 order look")
    assert asked(s) == ["keep none", *of("keep", "o01 o05 o12 o23 o34")]
    assert refused(s, "keep o06") == "not-seen"
    assert refused(s, "keep Y1L") == "not-seen"
    s = play(s, "keep o23")
    outstanding = COAL_BARON.view(s, BEN)["players"][ANNA]["orders"]
    assert [order["order"] for order in outstanding] == ["o23"]
    assert s.marks[ANNA] == 0


@pytest.mark.rule("CB-4.10")
def test_the_rest_on_top() -> None:
    s = play(before_a_look(), "0 order look, keep o23, top, next o34, next o01, next o05, done")
    assert left(s, "orders").startswith("o34 o01 o05 o12")
    s = play(s, "1 order 2, done, 2 order 3, done")
    assert s.board[1:3].tolist() == numbers("orders", "o34 o01")


@pytest.mark.rule("CB-4.10")
def test_the_rest_at_the_bottom() -> None:
    s = bare()
    leave(s, "orders", "o01 o12 o23 o34 o05 o06 o07")
    s = play(s, "0 order look, keep none, bottom, next o34, next o01, next o05, next o23")
    assert left(s, "orders") == "o06 o07 o34 o01 o05 o23 o12"
    assert not (s.place[1:] == ANNA).any()


@pytest.mark.rule("CB-4.10")
def test_the_last_orders() -> None:
    s = bare()
    leave(s, "orders", "o01 o12")
    s = play(s, "0 order look, keep o12, top, done, 1 order look")
    assert asked(s) == ["keep none", "keep o01"]
    s = play(s, "keep o01, done")
    assert refused(s, "order look") == "order-deck-empty"
    assert refused(s, "factory look") == ""


@pytest.mark.rule("CB-4.10")
def test_only_the_looker_sees_the_orders() -> None:
    s = play(before_a_look(), "0 order look")
    assert " ".join(COAL_BARON.view(s, ANNA)["look"]["cards"]) == "o01 o12 o23 o34 o05"
    assert COAL_BARON.view(s, BEN)["look"]["cards"] is None
