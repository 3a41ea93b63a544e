"""Delivery and new orders (CB-4.7, CB-4.9)."""

import pytest

from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import ORDERS

from .tables import (
    ANNA,
    BEN,
    bare,
    close,
    cubes_on,
    delivered,
    fill,
    give,
    leave,
    left,
    line,
    lines,
    numbers,
    opened,
    play,
    refused,
    stock,
    supply,
)


@pytest.mark.rule("CB-4.7")
def test_all_complete_orders_of_that_transport() -> None:
    """The truck's KK and K go; its YYY, not complete, and a cart's Y stay."""
    s = bare()
    give(s, ANNA, "o31 o29 o26 o12")
    fill(s, "o31", "k", "k")
    fill(s, "o29", "k")
    fill(s, "o26", "y", "", "y")
    fill(s, "o12", "y")
    s = play(s, "0 deliver truck")
    assert line(s, ANNA, "shift-1-delivered") == 9 + 5
    player = COAL_BARON.view(s, None)["players"][ANNA]
    assert [order["order"] for order in player["orders"]] == ["o12", "o26"]
    assert cubes_on(s, "o26")[:3] == ["y", "", "y"]
    assert cubes_on(s, "o12")[0] == "y"


@pytest.mark.rule("CB-4.7")
def test_at_least_one_must_be_complete() -> None:
    s = bare()
    assert refused(s, "deliver train") == "nothing-complete"
    give(s, ANNA, "o44")
    fill(s, "o44", "y", "b", "g")
    assert refused(s, "deliver train") == "nothing-complete"
    fill(s, "o44", "y", "b", "g", "k")
    assert refused(s, "deliver train") == ""
    assert refused(s, "deliver barrow") == "nothing-complete"


@pytest.mark.rule("CB-4.7")
def test_nobody_delivers_what_belongs_to_another() -> None:
    s = bare()
    give(s, BEN, "o34")
    fill(s, "o34", "y")
    assert refused(s, "deliver train") == "nothing-complete"
    s = play(s, "0 bank, done, 1 deliver train")
    assert lines(s, "shift-1-delivered") == [0, 2, 0]


@pytest.mark.rule("CB-4.7")
def test_the_cubes_go_back_to_the_supply() -> None:
    """Both of a pair, too; a cube that is not on the order stays where it is."""
    s = bare()
    stock(s, y=1, b=2, g=3, k=4)
    give(s, ANNA, "o11 o12")
    fill(s, "o11", "yy", "bk", "g", "k")
    fill(s, "o12", "y")
    s = play(s, "0 deliver barrow")
    assert supply(s) == {"y": 1 + 2, "b": 2 + 1, "g": 3 + 1, "k": 4 + 2}
    assert cubes_on(s, "o11") == ["", "", "", ""]


@pytest.mark.rule("CB-4.7")
@pytest.mark.parametrize("number", range(1, 45))
def test_every_order_pays_its_points(number: int) -> None:
    s, word = bare(), f"o{number:02}"
    order, vehicle = ORDERS[number - 1], ("barrow", "cart", "truck", "train")[(number - 1) // 11]
    give(s, ANNA, word)
    fill(s, word, *order.slots.lower())
    s = play(s, f"0 deliver {vehicle}")
    assert COAL_BARON.scores(s) == [order.points, 0, 0]
    assert COAL_BARON.view(s, None)["players"][ANNA]["delivered"] == [word]


@pytest.mark.rule("CB-4.7")
def test_the_points_stand_in_the_shift_of_the_delivery() -> None:
    s = close(bare(), 1)
    give(s, s.turn, "o01")
    fill(s, "o01", "y")
    seat = int(s.turn)
    s = play(s, "deliver barrow")
    assert line(s, seat, "shift-2-delivered") == 2
    assert line(s, seat, "shift-1-delivered") == 0


@pytest.mark.rule("CB-4.7")
def test_delivered_orders_are_kept() -> None:
    """They are neither drawn nor delivered again, and cubes cannot be put on them."""
    s = bare()
    delivered(s, ANNA, "o01")
    assert refused(s, "deliver barrow") == "nothing-complete"
    s.mines[ANNA].store[1] = 1
    assert refused(play(s, "0 mine 6"), "fill o01 y store") == "not-your-order"


@pytest.mark.rule("CB-4.7")
def test_the_variant_of_open_deliveries_is_written_down() -> None:
    """It changes what lies face up on the table, no rule of play."""
    s, plain = opened(open_deliveries="yes"), opened()
    options = {"start": "0", "open-deliveries": "yes"}
    assert COAL_BARON.view(s, None)["options"] == options
    assert COAL_BARON.legal_moves(s, ANNA) == COAL_BARON.legal_moves(plain, ANNA)


@pytest.mark.rule("CB-4.9")
def test_taking_an_order() -> None:
    """At once with one's outstanding orders; the space is refilled when the turn is done."""
    s = bare(orders="o44 o43 o42 o41 o40 o39")
    s = play(s, "0 order 2")
    assert COAL_BARON.view(s, BEN)["players"][ANNA]["orders"][0]["order"] == "o42"
    assert s.board.tolist() == numbers("orders", "o43 none o41 o44")
    s = play(s, "done")
    assert s.board.tolist() == numbers("orders", "o43 o40 o41 o44")
    assert left(s, "orders").startswith("o39")


@pytest.mark.rule("CB-4.9")
def test_with_no_deck_the_order_space_stays_empty() -> None:
    s = bare()
    leave(s, "orders")
    s = play(s, "0 order 4, done, 1 bank, done")
    assert s.board[3] == 0
    assert refused(s, "order 4") == "no-order"
    assert refused(s, "order 3") == ""


@pytest.mark.rule("CB-4.9")
def test_no_hand_limit() -> None:
    """Twelve in a row from the same space, one worker each time."""
    s = bare(2, orders="o44")
    for number in range(12):
        s = play(s, "0 order 4, done, 1 bank, done")
        s.workers[:2], s.standing[:] = 18, 0
        assert sum(s.place[1:] == ANNA) == number + 1
