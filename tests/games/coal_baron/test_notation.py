"""The words of the game as records write them (CB-8), and when which question is asked."""

import pytest

from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import ORDER_BOX, ORDER_WORDS, TILE_BOX, TILE_WORDS

from .tables import ANNA, BEN, CLARA, asked, bare, give, leave, load, numbers, play, table

O = [f"o{number:02}" for number in range(1, 45)]  # noqa: E741  # orders, as the book writes them
T = [f"{colour}{carts}{side}" for colour in "YBGK" for carts in (1, 2) for side in "LD"]
PLACES = [
    *(f"factory {space}" for space in (*range(1, 9), "look")),
    *(f"mine {steps}" for steps in (4, 6, 8, 10)),
    *(f"deliver {vehicle}" for vehicle in ("barrow", "cart", "truck", "train")),
    *(f"money {marks}" for marks in (3, 4, 5, 6)),
    *(f"order {space}" for space in (1, 2, 3, 4, "look")),
    "bank",
]


def test_the_book_of_moves() -> None:
    """Every move of the table in CB-8, and none beside."""
    book = {
        *(f"draft {order}" for order in O),
        *PLACES,
        *(f"keep {card}" for card in ("none", *T, *O)),
        *("top", "bottom"),
        *(f"next {card}" for card in (*T, *O)),
        *(f"fuel {coal}" for coal in ("none", *"ybgk")),
        *(f"cage {level}" for level in range(5)),
        *(f"{step} {coal}" for step in ("load", "store") for coal in "ybgk"),
        *(f"fill {order} {coal}{of}" for order in O for coal in "ybgk" for of in ("", " store")),
        *(f"pair {order} {coal}" for order in O for coal in "ybgk"),
        *(f"add {coal}{of}" for coal in "ybgk" for of in ("", " store")),
        *("stop", "done"),
    }
    assert set(COAL_BARON.moves) == book
    assert len(COAL_BARON.moves) == len(book)


def test_the_box_before_the_shuffle() -> None:
    """Copies of a kind side by side; colour outermost, side innermost. Orders by number."""
    assert [TILE_WORDS[kind] for kind in TILE_BOX] == [tile for tile in T for _ in range(3)]
    assert [ORDER_WORDS[order] for order in ORDER_BOX] == O


def test_seats_ascend_clockwise() -> None:
    assert play(bare(), "0 bank, done").turn == ANNA + 1
    assert play(table(4, start="3"), "2 draft o01").turn == CLARA - 1


def test_order_spaces_count_from_the_left() -> None:
    s = bare(orders="o04 o01 o02 o03")
    assert s.board.tolist() == numbers("orders", "o01 o02 o03 o04")
    assert play(s, "0 order 3").place[3] == ANNA


def test_drafting_needs_no_done() -> None:
    s = play(table(2, orders="o01 o02 o03 o04 o05 o06 o07"), "1 draft o01")
    assert s.turn == ANNA
    assert asked(s)[0] == "draft o02"


@pytest.mark.parametrize(
    "turn",
    [
        "factory 1",
        "factory look, keep none, top, next B2L, next B2D, next G1L, next G1D",
        "mine 6, stop",
        "deliver train",
        "money 4",
        "order 2",
        "order look, keep none, bottom, next o08, next o05, next o06, next o07",
        "bank",
    ],
)
def test_every_other_turn_does(turn: str) -> None:
    s = bare(orders="o01 o02 o03 o04 o05 o06 o07 o08 o09")
    leave(s, "tiles", "B2L B2D G1L G1D G2L K1D")
    give(s, ANNA, "o34")
    s.slots[34, 0, 0] = 1
    s = play(s, f"0 {turn}")
    assert (s.turn, asked(s)) == (ANNA, ["done"])
    assert play(s, "done").turn == BEN


def test_the_colour_of_a_pair_is_the_slots() -> None:
    """`pair o11 b` fills the brown slot, whatever the two cubes are."""
    s = bare()
    give(s, ANNA, "o11")
    load(s.mines[ANNA].store, "yk")
    s = play(s, "0 mine 6, pair o11 b, add k store, add y store")
    assert s.slots[11].tolist() == [[0, 0], [4, 1], [0, 0], [0, 0]]


def test_who_started_is_among_the_options() -> None:
    """Drawn or chosen; and each variant that is on."""
    drawn = COAL_BARON.new(3, bytes(32))
    assert COAL_BARON.view(drawn, None)["options"] == {"start": str(drawn.start)}
    s = table(3, start="2", open_deliveries="yes", carts_for_all="yes")
    options = {"start": "2", "open-deliveries": "yes", "carts-for-all": "yes"}
    assert COAL_BARON.view(s, None)["options"] == options


def test_what_others_hear_of_the_order_laid() -> None:
    s = play(bare(orders="o44 o43 o42 o41 o01 o02 o03"), "0 order look, keep none, top")
    assert COAL_BARON.said(s, ANNA, "next o01", BEN) == "next ?"
    assert COAL_BARON.said(s, ANNA, "next o01", None) == "next ?"
    assert COAL_BARON.said(s, ANNA, "next o01", ANNA) == "next o01"
    assert COAL_BARON.said(s, ANNA, "keep o01", BEN) == "keep o01"
