"""Minecart factory: buying a tile, and what to do when its coal runs short (CB-4.1, CB-4.3)."""

from typing import Any

import pytest

from spielwerk.games.coal_baron.components import COAL, TILES
from spielwerk.games.coal_baron.scoring import imbalance

from .tables import (
    ANNA,
    PACKS,
    asked,
    bare,
    carts,
    leave,
    left,
    numbers,
    play,
    refused,
    stack,
    stock,
    supply,
)

PRICES = {"Y1": 1, "Y2": 2, "B1": 2, "B2": 4, "G1": 3, "G2": 6, "K1": 4, "K2": 8}


def offering(*tiles: str, marks: int = 20) -> Any:
    """A table with these tiles on the first spaces of the factory; Anna's turn."""
    s = bare()
    s.factory[: len(tiles)] = numbers("tiles", " ".join(tiles))
    s.marks[ANNA] = marks
    return s


def tile_on(s: Any, space: int) -> str:
    return str(PACKS["tiles"].words[s.factory[space - 1]])


@pytest.mark.rule("CB-4.1")
@pytest.mark.parametrize("tile", [tile.name for tile in TILES])
def test_a_tile_and_its_price(tile: str) -> None:
    """Paid by cart; a cube of its colour on each; at its level and on its side."""
    price, colour, count = PRICES[tile[:2]], tile[0].lower(), int(tile[1])
    assert refused(offering(tile, marks=price - 1), "factory 1") == "marks"
    s = play(offering(tile, marks=price), "0 factory 1")
    assert s.marks[ANNA] == 0
    assert carts(s, ANNA, colour) == colour + colour * count
    assert s.mines[ANNA].levels[COAL.index(colour)].tiles[0] == numbers("tiles", tile)[0]
    assert supply(s) == {cube: 13 - count * (cube == colour) for cube in "ybgk"}
    assert imbalance(s, ANNA) == (1 if tile[2] == "L" else -1)


@pytest.mark.rule("CB-4.1")
def test_all_other_levels_stay_as_they_were() -> None:
    s = play(offering("G2L"), "0 factory 1")
    assert [carts(s, ANNA, colour) for colour in "ybgk"] == ["y", "b", "ggg", "k"]
    assert [carts(s, 1, colour) for colour in "ybgk"] == ["y", "b", "g", "k"]


@pytest.mark.rule("CB-4.1")
def test_buying_is_compulsory() -> None:
    """Who goes there buys: no question is left but `done`."""
    assert asked(play(offering("K2L"), "0 factory 1")) == ["done"]


@pytest.mark.rule("CB-4.1")
def test_the_space_is_refilled_at_the_end_of_the_turn() -> None:
    s = offering("Y1L")
    stack(s, "tiles", "K2D K2L")
    s = play(s, "0 factory 1")
    assert tile_on(s, 1) == "none"
    s = play(s, "done")
    assert tile_on(s, 1) == "K2D"
    assert left(s, "tiles").startswith("K2L")


@pytest.mark.rule("CB-4.1")
def test_with_no_deck_the_space_stays_empty() -> None:
    s = offering("Y1L")
    leave(s, "tiles")
    s = play(s, "0 factory 1, done, 1 bank, done")
    assert tile_on(s, 1) == "none"
    assert refused(s, "factory 1") == "no-tile"


@pytest.mark.rule("CB-4.1")
def test_twelve_tiles_of_a_colour_fit_into_one_mine() -> None:
    """All black tiles of the box: 1 + 6 × 1 + 6 × 2 carts, 16 − 3 cubes for them."""
    s = offering(marks=99)
    for tile in ("K1L", "K1D", "K2L", "K2D") * 3:
        s.factory[0] = numbers("tiles", tile)[0]
        s = play(s, "0 factory 1")
        while "fuel none" in asked(s):
            s = play(s, "0 fuel none")
        s = play(s, "0 done, 1 bank, done, 2 bank, done")
        s.workers[:3], s.standing[0] = 15, 0
    assert len(carts(s, ANNA, "k")) == 1 + 6 * 1 + 6 * 2
    assert carts(s, ANNA, "k").count("k") == 1 + 13
    assert s.marks[ANNA] == 99 - 6 * 4 - 6 * 8


@pytest.mark.rule("CB-4.3")
def test_another_colour_may_stand_in() -> None:
    s = offering("G1L")
    stock(s, y=2, k=1)
    s = play(s, "0 factory 1")
    assert asked(s) == ["fuel none", "fuel y", "fuel k"]
    assert refused(s, "fuel g") == "not-in-supply"
    assert refused(s, "fuel b") == "not-in-supply"
    s = play(s, "fuel k")
    assert carts(s, ANNA, "g") == "gk"
    assert supply(s) == {"y": 2, "b": 0, "g": 0, "k": 0}
    assert s.marks[ANNA] == 20 - 3, "the price does not change"
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.3")
def test_or_the_cart_is_left_empty() -> None:
    s = offering("G1L")
    stock(s, y=2)
    s = play(s, "0 factory 1, fuel none")
    assert carts(s, ANNA, "g") == "g-"
    assert supply(s)["y"] == 2
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.3")
@pytest.mark.parametrize(
    ("answers", "loaded"),
    [("y, b", "yb"), ("none, y", "-y"), ("y, none", "y-"), ("none, none", "--")],
)
def test_two_carts_are_asked_one_by_one(answers: str, loaded: str) -> None:
    s = offering("G2D")
    stock(s, y=1, b=1)
    s = play(s, "0 factory 1")
    for answer in answers.split(", "):
        assert "fuel none" in asked(s)
        s = play(s, f"0 fuel {answer}")
    assert carts(s, ANNA, "g") == "g" + loaded
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.3")
def test_the_colour_runs_dry_between_two_carts() -> None:
    """The last grey cube goes on the first cart unasked; only the second is asked."""
    s = offering("G2D")
    stock(s, g=1, y=1)
    s = play(s, "0 factory 1")
    assert asked(s) == ["fuel none", "fuel y"]
    s = play(s, "fuel y")
    assert carts(s, ANNA, "g") == "ggy"
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.3")
def test_the_whole_supply_runs_dry_between_two_carts() -> None:
    """One cube left in all: it goes on one cart, the other stays empty and is not asked."""
    s = offering("G2D")
    stock(s, y=1)
    s = play(s, "0 factory 1, fuel y")
    assert carts(s, ANNA, "g") == "gy-"
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.3")
@pytest.mark.parametrize(("grey", "loaded"), [(1, "g-"), (0, "--")])
def test_with_no_cube_left_nothing_is_asked(grey: int, loaded: str) -> None:
    s = offering("G2D")
    stock(s, g=grey)
    s = play(s, "0 factory 1")
    assert carts(s, ANNA, "g") == "g" + loaded
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.3")
def test_after_a_look_fuel_comes_before_top_or_bottom() -> None:
    s = bare()
    stack(s, "tiles", "G2D Y1L B1L")
    stock(s, y=5)
    s = play(s, "0 factory look, keep G2D")
    assert asked(s) == ["fuel none", "fuel y"]
    assert refused(s, "top") == "not-asked"
    s = play(s, "fuel y, fuel none")
    assert carts(s, ANNA, "g") == "gy-"
    assert asked(s) == ["top", "bottom"]


@pytest.mark.rule("CB-4.3")
def test_fuel_after_the_last_tile_of_all() -> None:
    """The only tile left is bought: after its carts nothing is to be put back."""
    s = bare()
    leave(s, "tiles", "G1L")
    stock(s, y=5)
    assert asked(play(s, "0 factory look, keep G1L, fuel none")) == ["done"]
