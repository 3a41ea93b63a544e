"""The box (CB-1): every sum of the rule book, and the figures its pictures show."""

from collections import Counter

import pytest

from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import (
    CLOCK,
    DARK,
    LIGHT,
    ORDERS,
    PER_VEHICLE,
    PRINTED_SIDE,
    SPACES,
    TILE_BOX,
    TILES,
    VEHICLES,
)

from .tables import ANNA, BEN, bare, carts, close, play, supply, table

BARROW_AND_TRAIN = "Y 2 · B 3 · YY 3 · G 4 · K 5 · BB 5 · BBB 7 · GG 7 · KK 9 · GGG 9 · YBGK 10"
CART_AND_TRUCK = "Y 2 · YY 3 · B 3 · YYY 4 · G 4 · BB 5 · K 5 · GG 7 · KK 9 · YBGK 10 · KKK 12"


@pytest.mark.rule("CB-1.1")
def test_48_tiles_every_kind_three_times() -> None:
    kinds = Counter(TILES[kind - 1][1:] for kind in TILE_BOX)
    four, one_or_two, sides = (1, 2, 3, 4), (1, 2), (LIGHT, DARK)
    assert kinds == {(c, n, side): 3 for c in four for n in one_or_two for side in sides}
    assert kinds.total() == 4 * 2 * 2 * 3 == 48


@pytest.mark.rule("CB-1.1")
def test_a_tile_is_called_what_it_shows() -> None:
    named = {tile.name: (tile.colour, tile.carts, tile.side) for tile in TILES}
    assert named["Y1L"] == (1, 1, LIGHT)
    assert named["K2D"] == (4, 2, DARK)
    assert all("YBGK"[c - 1] + str(n) + "LD"[side] == name for name, (c, n, side) in named.items())


@pytest.mark.rule("CB-1.2")
@pytest.mark.parametrize(
    ("vehicle", "book"),
    [
        ("barrow", BARROW_AND_TRAIN),
        ("cart", CART_AND_TRUCK),
        ("truck", CART_AND_TRUCK),
        ("train", BARROW_AND_TRAIN),
    ],
)
def test_eleven_orders_of_each_transport(vehicle: str, book: str) -> None:
    first = VEHICLES.index(vehicle) * PER_VEHICLE
    eleven = ORDERS[first : first + 11]
    assert " · ".join(f"{order.slots} {order.points}" for order in eleven) == book


@pytest.mark.rule("CB-1.2")
def test_44_orders() -> None:
    assert len(ORDERS) == 4 * 11 == 44
    assert sum(order.points for order in ORDERS) == 2 * 64 + 2 * 64


@pytest.mark.rule("CB-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_16_cubes_of_each_colour(seats: int) -> None:
    s = table(seats)
    for colour in "ybgk":
        on_carts = [carts(s, seat, colour) for seat in range(seats)]
        assert on_carts == [colour] * seats
        assert supply(s)[colour] + seats == 16


@pytest.mark.rule("CB-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_more_than_18_workers(seats: int) -> None:
    s = table(seats)
    assert max(s.workers) <= 18
    assert list(s.workers[seats:]) == [0] * (4 - seats)


@pytest.mark.rule("CB-1.4")
def test_money_is_unlimited_and_public() -> None:
    """The box holds 40 notes; a table may hold more marks than all of them."""
    s = bare()
    s.marks[:3] = 500
    s = play(s, "0 money 6, done, 1 bank")
    for viewer in (None, ANNA, BEN):
        players = COAL_BARON.view(s, viewer)["players"]
        assert [player["marks"] for player in players] == [500 + 6, 500 + 1, 500]


@pytest.mark.rule("CB-1.5")
def test_27_spaces() -> None:
    names = [space.name for space in SPACES]
    assert names == [
        *(f"factory {tile}" for tile in range(1, 9)),
        "factory look",
        *(f"mine {steps}" for steps in (4, 6, 8, 10)),
        *(f"deliver {vehicle}" for vehicle in ("barrow", "cart", "truck", "train")),
        *(f"money {marks}" for marks in (3, 4, 5, 6)),
        *(f"order {space}" for space in (1, 2, 3, 4)),
        "order look",
        "bank",
    ]
    assert len(names) == (8 + 1) + 4 + 4 + 4 + (4 + 1) + 1 == 27


@pytest.mark.rule("CB-1.5")
@pytest.mark.parametrize(("seats", "open_spaces"), [(2, 20), (3, 24), (4, 27)])
def test_how_many_are_open(seats: int, open_spaces: int) -> None:
    spaces = COAL_BARON.view(table(seats), None)["spaces"]
    assert sum(not space["locked"] for space in spaces) == open_spaces


@pytest.mark.rule("CB-1.6")
def test_printed_carts() -> None:
    """Yellow and black on the dark side, brown and grey on the light one. They are no tiles."""
    assert PRINTED_SIDE[1:] == (DARK, LIGHT, LIGHT, DARK)
    s = bare()
    assert [carts(s, ANNA, colour) for colour in "ybgk"] == ["y", "b", "g", "k"]
    assert not any(level.tiles.any() for level in s.mines[ANNA].levels)


@pytest.mark.rule("CB-1.7")
def test_the_shift_clock() -> None:
    assert [(name, first, second) for name, first, second in CLOCK] == [
        ("yellow", 2, 1),
        ("brown", 3, 1),
        ("grey", 4, 2),
        ("black", 5, 2),
        ("barrow", 6, 3),
        ("cart", 7, 3),
        ("truck", 8, 4),
        ("train", 9, 4),
        ("empty-yellow", 10, 5),
        ("empty-brown", 11, 5),
        ("empty-grey", 12, 6),
        ("empty-black", 13, 6),
    ]


@pytest.mark.rule("CB-1.7")
def test_the_sheet_has_a_line_for_whatever_scores() -> None:
    """Deliveries and 4, 8, 12 elements; then marks, cubes, orders and balance."""
    assert len(COAL_BARON.lines) == (1 + 4) + (1 + 8) + (1 + 12) + 4
    s = close(bare(), 3)
    assert len(COAL_BARON.sheet(s, ANNA)) == len(COAL_BARON.lines)
