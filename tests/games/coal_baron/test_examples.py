"""The worked examples of the rule books (CB-7), in their order, with the sums they show."""

from typing import Any

import pytest

from spielwerk.games.coal_baron import COAL_BARON

from .tables import (
    ANNA,
    BEN,
    CLARA,
    bare,
    carts,
    close,
    cubes_on,
    delivered,
    dig,
    fill,
    give,
    left,
    line,
    lines,
    load,
    numbers,
    play,
    supply,
)


@pytest.mark.rule("CB-3.2")
@pytest.mark.parametrize(("marks", "cost"), [(4, 1), (5, 2), (6, 3)])
def test_the_money_spaces(marks: int, cost: int) -> None:
    """The player's turn: 4 marks are free, one red worker stands on 5, two of her own on 6."""
    s = play(bare(), "0 bank, done, 1 money 5, done, 2 money 6, done")
    s = play(s, "0 money 6, done, 1 bank, done, 2 bank, done")
    workers, displaced = int(s.workers[ANNA]), s.canteen.copy()
    s = play(s, f"0 money {marks}")
    assert workers - s.workers[ANNA] == cost
    to_the_canteen = s.canteen - displaced
    assert list(to_the_canteen[:3]) == {4: [0, 0, 0], 5: [0, 1, 0], 6: [2, 0, 0]}[marks]


@pytest.mark.rule("CB-4.1")
def test_two_grey_carts() -> None:
    """Minecart factory: they cost 6 marks and carry two grey cubes, on the third level."""
    s = bare()
    s.factory[0] = numbers("tiles", "G2L")[0]
    s = play(s, "0 factory 1")
    assert 9 - s.marks[ANNA] == 3 + 3
    assert carts(s, ANNA, "g") == "g" + "gg"
    assert supply(s)["g"] == 16 - 3 - 2


@pytest.mark.rule("CB-4.4")
def test_eight_work_steps() -> None:
    """Mining: the grey level, two grey cubes, the yellow level, one yellow, up, two grey slots."""
    s = bare(4)
    give(s, ANNA, "o30")
    dig(s, ANNA, "g", "ggg", tiles="G2L")
    s = play(s, "0 mine 8, cage 3, load g, load g, cage 1, load y, cage 0, fill o30 g, fill o30 g")
    assert COAL_BARON.legal_moves(s, ANNA) == ["done"], "the eighth step was the last"
    assert cubes_on(s, "o30")[:2] == ["g", "g"]
    assert s.mines[ANNA].cage.tolist() == [0, 1, 0, 0, 0], "the yellow cube stays in the cage"
    assert carts(s, ANNA, "g").count("g") == 3 - 2
    assert carts(s, ANNA, "y") == "-"


@pytest.mark.rule("CB-4.7")
def test_both_horse_carts() -> None:
    """Delivery: all complete horse-cart orders, here two of them; their cubes go back."""
    s = bare()
    give(s, ANNA, "o20 o21")
    fill(s, "o20", "k", "k")
    fill(s, "o21", "y", "b", "g", "k")
    s = play(s, "0 deliver cart")
    assert line(s, ANNA, "shift-1-delivered") == 9 + 10
    assert supply(s) == {"y": 13 + 1, "b": 13 + 1, "g": 13 + 1, "k": 13 + 2 + 1}


@pytest.mark.rule("CB-4.8")
def test_five_marks() -> None:
    """Money: the space with 5 marks pays 5."""
    assert play(bare(4), "0 money 5").marks[ANNA] == 8 + 5


@pytest.mark.rule("CB-4.9")
def test_a_locomotive_order() -> None:
    """New order: she takes it, and the space is filled from the deck."""
    s = play(bare(orders="o01 o02 o44 o03 o04"), "0 order 2, done")
    assert s.place[44] == ANNA
    assert s.board.tolist() == numbers("orders", "o02 o04 o03 o01")


def counts(s: Any, element: str) -> list[int]:
    clock = {shown["name"]: shown["counts"] for shown in COAL_BARON.view(s, None)["clock"]}
    return list(clock[element])


@pytest.mark.rule("CB-5.1")
def test_slots_of_each_colour_and_transport() -> None:
    """Anna has delivered GG by wheelbarrow, YBGK and KK by horse cart."""
    s = bare()
    delivered(s, ANNA, "o08 o21 o20")
    assert counts(s, "grey")[ANNA] == 2 + 1
    assert counts(s, "black")[ANNA] == 1 + 2
    assert counts(s, "yellow")[ANNA] == counts(s, "brown")[ANNA] == 1
    assert counts(s, "barrow")[ANNA] == 2
    assert counts(s, "cart")[ANNA] == 4 + 2


@pytest.mark.rule("CB-5.1")
def test_empty_carts() -> None:
    """Grey: a tile of two and the printed cart; black: a tile of two, one of one, the printed."""
    s = bare()
    delivered(s, ANNA, "o01")
    dig(s, ANNA, "g", "---", tiles="G2L")
    dig(s, ANNA, "k", "----", tiles="K2L K1D")
    assert counts(s, "empty-grey")[ANNA] == 2 + 1
    assert counts(s, "empty-black")[ANNA] == 2 + 1 + 1


def three_players() -> Any:
    """Slots by wheelbarrow 3, 3 and 2, by horse cart 1, 1 and 6; no truck, no locomotive."""
    s = bare()
    delivered(s, ANNA, "o03 o02 o14")
    delivered(s, BEN, "o06 o01 o16")
    delivered(s, CLARA, "o08 o21 o20")
    return close(s, 2)


@pytest.mark.rule("CB-5.2")
def test_a_tie_for_first() -> None:
    assert lines(three_players(), "shift-2-barrow") == [6, 6, 0]


@pytest.mark.rule("CB-5.2")
def test_a_tie_for_second() -> None:
    assert lines(three_players(), "shift-2-cart") == [3, 3, 7]


@pytest.mark.rule("CB-5.3")
def test_nobody_delivered_by_truck_or_locomotive() -> None:
    assert lines(three_players(), "shift-2-truck") == [0, 0, 0]
    assert lines(three_players(), "shift-2-train") == [0, 0, 0]


@pytest.mark.rule("CB-5.4")
def test_five_four_and_two_workers_in_the_factory() -> None:
    s = bare(start="1")
    for space, seat, workers in ((0, ANNA, 4), (5, BEN, 2), (7, CLARA, 3), (8, CLARA, 2)):
        s.holder[space], s.standing[space] = seat, workers
    assert close(s, 1).start == CLARA, "3 + 2 are most"


@pytest.mark.rule("CB-6.1")
def test_what_is_left_at_the_end() -> None:
    """7 marks; a cube each on a cart, in the cage, the storage, an order; 7 light, 4 dark tiles."""
    s = bare()
    s.marks[ANNA] = 7
    for colour, coal in (("y", "y"), ("b", "-"), ("g", "-"), ("k", "-")):
        dig(s, ANNA, colour, coal)
    dig(s, ANNA, "b", "-" * 9, tiles="B1L B1L B1L B1L B1D B1D B1D B1D")
    dig(s, ANNA, "g", "-" * 7, tiles="G2L G2L G2L")
    load(s.mines[ANNA].cage, "b")
    load(s.mines[ANNA].store, "g")
    give(s, ANNA, "o09")
    fill(s, "o09", "k")
    s = close(s, 3)
    end = [line(s, ANNA, f"end-{name}") for name in ("marks", "cubes", "orders", "balance")]
    assert end == [7 // 5, (1 + 1 + 1 + 1) // 3, -1, -2 * (7 - 4)] == [+1, +1, -1, -6]
    assert COAL_BARON.scores(s)[ANNA] == 1 + 1 - 1 - 6
    assert COAL_BARON.tiebreak(s, ANNA) == 7 - 5


@pytest.mark.rule("CB-4.2")
def test_the_deck_is_not_touched_by_a_purchase_from_the_look() -> None:
    """Minecart factory, note on the look: one is bought, four go back, in the order chosen."""
    s = bare()
    deck = left(s, "tiles").split()
    s.marks[ANNA] = 99
    s = play(s, f"0 factory look, keep {deck[2]}, top")
    s = play(s, f"0 next {deck[4]}, next {deck[0]}, next {deck[1]}, done")
    assert left(s, "tiles").split() == [deck[4], deck[0], deck[1], deck[3], *deck[5:]]
