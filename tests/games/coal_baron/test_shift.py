"""The end of a shift: the clock, ties, the next starter (CB-5)."""

from typing import Any

import pytest

from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import CLOCK, SPACES
from spielwerk.games.coal_baron.state import OVER, PLACING

from .tables import (
    ANNA,
    BEN,
    CLARA,
    bare,
    close,
    delivered,
    dig,
    fill,
    give,
    line,
    lines,
    play,
)

NAMES = [element.name for element in CLOCK]
SINGLES = {  # four orders of one slot, four of two, for every element that counts slots
    "yellow": ("o01 o12 o23 o34", "o03 o13 o24 o36"),
    "brown": ("o02 o14 o25 o35", "o06 o17 o28 o39"),
    "grey": ("o04 o16 o27 o37", "o08 o19 o30 o41"),
    "black": ("o05 o18 o29 o38", "o09 o20 o31 o42"),
    "barrow": ("o01 o02 o04 o05", "o03 o06 o08 o09"),
    "cart": ("o12 o14 o16 o18", "o13 o17 o19 o20"),
    "truck": ("o23 o25 o27 o29", "o24 o28 o30 o31"),
    "train": ("o34 o35 o37 o38", "o36 o39 o41 o42"),
}
F, S = "first", "second"


def counting(element: str, *counts: int, **how: Any) -> Any:
    """A table where the seats have these counts, 0 to 3, for an element; all have delivered."""
    s = bare(len(counts), **how)
    if element.startswith("empty"):
        for seat, count in enumerate(counts):
            delivered(s, seat, f"o{1 + seat:02}")
            dig(s, seat, "ybgk"[NAMES.index(element) - 8], "-" * count)
        return s
    ones, twos = (words.split() for words in SINGLES[element])
    for seat, count in enumerate(counts):
        delivered(s, seat, " ".join([ones.pop()] * (count % 2) + [twos.pop()] * (count // 2)))
    return s


@pytest.mark.rule("CB-5.1")
@pytest.mark.parametrize("shift", [1, 2, 3])
def test_four_eight_twelve_elements(shift: int) -> None:
    """Anna alone leads in all twelve, in every shift."""
    s = bare(2)
    delivered(s, ANNA, "o11 o12 o23 o34")
    for colour in "ybgk":
        dig(s, ANNA, colour, "-")
    s = close(s, shift)
    scored = [2 + 3 + 4 + 5, 6 + 7 + 8 + 9, 10 + 11 + 12 + 13]
    by_elements = [line(s, ANNA, f"shift-{shift}-{name}") for name in NAMES[: 4 * shift]]
    assert sum(by_elements) == sum(scored[:shift])
    others = {1: 0, 2: 0, 3: sum(COAL_BARON.sheet(s, ANNA)[-4:])}[shift]
    assert COAL_BARON.scores(s)[ANNA] == sum(by_elements) + others


@pytest.mark.rule("CB-5.1")
def test_what_was_delivered_scores_again_in_every_shift() -> None:
    s = bare(2)
    delivered(s, BEN, "o01")
    s = close(close(close(s, 1), 2), 3)
    assert [line(s, BEN, f"shift-{shift}-yellow") for shift in (1, 2, 3)] == [2, 2, 2]
    assert [line(s, BEN, f"shift-{shift}-barrow") for shift in (2, 3)] == [6, 6]


@pytest.mark.rule("CB-5.1")
def test_printed_slots_count_whatever_cubes_filled_them() -> None:
    """A yellow slot filled with two black cubes is a yellow slot."""
    s = bare(2)
    give(s, ANNA, "o01")
    fill(s, "o01", "kk")
    s = close(play(s, "0 deliver barrow, done"), 1)
    assert line(s, ANNA, "shift-1-yellow") == 2
    assert line(s, ANNA, "shift-1-black") == 0


@pytest.mark.rule("CB-5.1")
def test_outstanding_orders_do_not_count() -> None:
    s = bare(2)
    give(s, ANNA, "o11")
    fill(s, "o11", "y", "b", "g", "k")
    s = close(s, 2)
    assert COAL_BARON.scores(s) == [0, 0]


@pytest.mark.rule("CB-5.1")
def test_carts_without_a_cube() -> None:
    """The printed cart counts; a cart with coal of another colour is not empty."""
    s = bare(2)
    delivered(s, ANNA, "o11")
    delivered(s, BEN, "o44")
    dig(s, ANNA, "k", "-yk", tiles="K2L")
    dig(s, BEN, "k", "k--", tiles="K2L")
    s = close(s, 3)
    assert lines(s, "shift-3-empty-black") == [0, 13]


@pytest.mark.rule("CB-5.2")
@pytest.mark.parametrize("element", NAMES)
@pytest.mark.parametrize(
    ("counts", "places"),
    [
        ((3, 2, 1), (F, S, "")),
        ((1, 2, 3), ("", S, F)),
        ((2, 3, 1), (S, F, "")),
        ((3, 1, 1), (F, S, S)),
        ((1, 3, 1), (S, F, S)),
        ((2, 2, 1), (F, F, "")),
        ((1, 2, 2), ("", F, F)),
        ((2, 2, 2), (F, F, F)),
        ((0, 1, 0), ("", F, "")),
        ((2, 0, 1), (F, "", S)),
        ((0, 0, 0), ("", "", "")),
        ((3, 2, 2, 1), (F, S, S, "")),
        ((1, 0, 3, 2), ("", "", F, S)),
    ],
)
def test_most_and_second_most(
    element: str, counts: tuple[int, ...], places: tuple[str, ...]
) -> None:
    s = close(counting(element, *counts), 3)
    worth = CLOCK[NAMES.index(element)]._asdict() | {"": 0}
    assert lines(s, f"shift-3-{element}") == [worth[place] for place in places]


@pytest.mark.rule("CB-5.2")
@pytest.mark.parametrize("element", NAMES)
def test_two_players_have_no_second_place(element: str) -> None:
    first = CLOCK[NAMES.index(element)].first
    assert lines(close(counting(element, 1, 2), 3), f"shift-3-{element}") == [0, first]
    assert lines(close(counting(element, 1, 1), 3), f"shift-3-{element}") == [first, first]


def carts_without_deliveries(**how: Any) -> Any:
    """Anna has 3 empty grey carts and has delivered nothing; Ben has 2, Clara 1."""
    s = bare(3, **how)
    for seat, coal in enumerate(("---", "--", "-")):
        dig(s, seat, "g", coal)
    delivered(s, BEN, "o01")
    delivered(s, CLARA, "o02")
    return s


@pytest.mark.rule("CB-5.3")
def test_without_a_delivered_order_one_is_left_out() -> None:
    """The others are ranked as if Anna's count were zero."""
    s = close(carts_without_deliveries(), 3)
    assert lines(s, "shift-3-empty-grey") == [0, 12, 6]


@pytest.mark.rule("CB-5.3")
def test_an_outstanding_order_is_not_enough() -> None:
    s = carts_without_deliveries()
    give(s, ANNA, "o11")
    assert lines(close(s, 3), "shift-3-empty-grey") == [0, 12, 6]


@pytest.mark.rule("CB-5.3")
def test_the_variant_carts_for_all() -> None:
    s = close(carts_without_deliveries(carts_for_all="yes"), 3)
    assert lines(s, "shift-3-empty-grey") == [12, 6, 0]


@pytest.mark.rule("CB-5.3")
def test_one_delivered_order_of_any_kind_lets_all_carts_count() -> None:
    s = carts_without_deliveries()
    delivered(s, ANNA, "o34")
    assert lines(close(s, 3), "shift-3-empty-grey") == [12, 6, 0]


@pytest.mark.rule("CB-5.3")
def test_nobody_scores_for_nothing() -> None:
    """No order delivered, no cart empty: twelve elements without a point."""
    s = close(bare(4), 3)
    for name in NAMES:
        assert lines(s, f"shift-3-{name}") == [0, 0, 0, 0]


def in_the_factory(*workers: int, start: int = 0) -> Any:
    """So many workers of each seat stand in the factory; those of the last seat on the look."""
    s = bare(len(workers), start=str(start))
    for seat, count in enumerate(workers):
        space = 8 if seat == len(workers) - 1 else seat
        s.holder[space], s.standing[space] = seat, count
    return s


@pytest.mark.rule("CB-5.4")
@pytest.mark.parametrize(
    ("workers", "start", "starter"),
    [
        ((1, 3, 2), 0, 1),
        ((1, 2, 3), 0, 2),
        ((3, 1, 2), 0, 0),
        ((2, 2, 1), 0, 1),
        ((2, 1, 2), 0, 2),
        ((1, 2, 2), 2, 1),
        ((2, 2, 1), 2, 0),
        ((2, 2, 2), 1, 2),
        ((0, 0, 0), 0, 1),
        ((0, 0, 0), 2, 0),
        ((0, 0), 1, 0),
        ((1, 0, 1, 0), 2, 0),
    ],
)
def test_the_next_starter(workers: tuple[int, ...], start: int, starter: int) -> None:
    """A tie goes clockwise from the old starter, who is last in line."""
    s = close(in_the_factory(*workers, start=start), 1)
    assert (s.start, s.turn) == (starter, starter)


@pytest.mark.rule("CB-5.4")
def test_only_the_factory_counts() -> None:
    """Not the canteen, the bank nor any other space."""
    s = in_the_factory(0, 0, 1)
    s.canteen[ANNA], s.bank[ANNA] = 9, 9
    for space in range(9, len(SPACES)):
        s.holder[space], s.standing[space] = ANNA, 5
    assert close(s, 1).start == CLARA


@pytest.mark.rule("CB-5.4")
def test_all_spaces_of_a_seat_add_up() -> None:
    s = in_the_factory(0, 3, 2)
    s.holder[3], s.standing[3] = CLARA, 2
    assert close(s, 1).start == CLARA


@pytest.mark.rule("CB-5.4")
def test_everyone_takes_all_workers_back() -> None:
    s = in_the_factory(4, 3, 2)
    s.canteen[:3], s.bank[:3] = 2, 1
    s = close(s, 2)
    assert list(s.workers) == [15, 15, 15, 0]
    assert not s.standing.any()
    assert not s.canteen.any()
    assert not s.bank.any()
    assert (s.shift, s.phase) == (2, PLACING)


@pytest.mark.rule("CB-5.4")
def test_all_else_stays_as_it_was() -> None:
    s = bare(2)
    s = play(s, "0 mine 6, cage 3, load g, stop, done, 1 factory 1, done, 0 order 4, done")
    kept = ("factory", "board", "marks", "supply", "mines", "place", "slots", "tiles", "orders")
    after = close(s.copy(), 1)
    assert [getattr(after, name).tobytes() for name in kept] == [
        getattr(s, name).tobytes() for name in kept
    ]


@pytest.mark.rule("CB-5.4")
def test_not_after_the_third_shift() -> None:
    s = close(in_the_factory(1, 2, 3), 3)
    assert (s.phase, s.start) == (OVER, ANNA)
    assert s.standing.any(), "nobody takes workers back any more"
