"""The end of the game: what is left over, who wins (CB-6)."""

from typing import Any

import pytest

from spielwerk.games.coal_baron import COAL_BARON

from .tables import ANNA, BEN, bare, close, delivered, dig, fill, give, line, lines, load


def emptied(seats: int = 2) -> Any:
    """A table without money, coal or orders: everybody ends with nothing."""
    s = bare(seats)
    s.marks[:] = 0
    for seat in range(seats):
        for colour in "ybgk":
            dig(s, seat, colour, "-")
    return s


@pytest.mark.rule("CB-6.1")
@pytest.mark.parametrize(("marks", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (23, 4)])
def test_a_point_for_every_full_five_marks(marks: int, points: int) -> None:
    s = emptied()
    s.marks[ANNA] = marks
    s = close(s, 3)
    assert line(s, ANNA, "end-marks") == points
    assert COAL_BARON.scores(s) == [points, 0]
    assert COAL_BARON.tiebreak(s, ANNA) == marks - 5 * points


@pytest.mark.rule("CB-6.1")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (31, 10)])
def test_a_point_for_every_full_three_cubes(cubes: int, points: int) -> None:
    s = emptied()
    load(s.mines[ANNA].store, "k" * cubes)
    assert lines(close(s, 3), "end-cubes") == [points, 0]


@pytest.mark.rule("CB-6.1")
@pytest.mark.parametrize("where", ["carts", "cage", "storage", "orders"])
def test_cubes_count_wherever_they_are(where: str) -> None:
    """On carts, in the cage, in the storage, on outstanding orders; both of a pair."""
    s = emptied()
    if where == "carts":
        dig(s, ANNA, "g", "gy-k", tiles="G1L G2D")
    elif where == "cage":
        load(s.mines[ANNA].cage, "ybk")
    elif where == "storage":
        load(s.mines[ANNA].store, "ggk")
    else:
        give(s, ANNA, "o11")
        fill(s, "o11", "yb", "", "g")
    assert lines(close(s, 3), "end-cubes") == [1, 0]


@pytest.mark.rule("CB-6.1")
def test_cubes_of_all_places_are_added_before_they_are_divided() -> None:
    """2 + 2 + 1 + 1 make two points."""
    s = emptied()
    dig(s, ANNA, "y", "yy", tiles="Y1L")
    load(s.mines[ANNA].cage, "bb")
    load(s.mines[ANNA].store, "g")
    give(s, ANNA, "o05")
    fill(s, "o05", "k")
    assert line(close(s, 3), ANNA, "end-cubes") == (2 + 2 + 1 + 1) // 3


@pytest.mark.rule("CB-6.1")
def test_a_point_less_for_every_outstanding_order() -> None:
    """Complete or not; delivered ones cost nothing."""
    s = emptied()
    give(s, ANNA, "o01 o20 o44")
    fill(s, "o01", "y")
    delivered(s, BEN, "o02")
    assert lines(close(s, 3), "end-orders") == [-3, 0]


@pytest.mark.rule("CB-6.1")
@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("", 0),
        ("G1L", -2),
        ("G1D", -2),
        ("G1L G2D", 0),
        ("G2L G2L G2L G1D", -2 * 2),
        ("G1D G2D G1D", -2 * 3),
    ],
)
def test_two_points_less_per_tile_of_imbalance(tiles: str, points: int) -> None:
    """Tiles, not carts; the printed cart, on the light side, is none."""
    s = emptied()
    dig(s, ANNA, "g", "-" * (1 + sum(int(tile[1]) for tile in tiles.split())), tiles)
    assert lines(close(s, 3), "end-balance") == [points, 0]


@pytest.mark.rule("CB-6.1")
def test_sides_are_balanced_over_the_whole_mine() -> None:
    """Two light tiles above and two dark ones below are balanced."""
    s = emptied()
    dig(s, ANNA, "y", "---", tiles="Y1L Y1L")
    dig(s, ANNA, "k", "---", tiles="K1D K1D")
    assert line(close(s, 3), ANNA, "end-balance") == 0


@pytest.mark.rule("CB-6.1")
def test_only_at_the_end_of_the_game() -> None:
    s = bare()
    s.marks[:3] = 50
    give(s, ANNA, "o11")
    assert COAL_BARON.scores(close(close(s, 1), 2)) == [0, 0, 0]


@pytest.mark.rule("CB-6.2")
def test_most_points_win() -> None:
    s = emptied(3)
    s.marks[:3] = (14, 20, 10)
    s = close(s, 3)
    assert COAL_BARON.scores(s) == [2, 4, 2]
    assert COAL_BARON.places(s) == [2, 1, 3], "Anna has 14 − 10 marks left, Clara none"
    assert COAL_BARON.winners(s) == [BEN]


@pytest.mark.rule("CB-6.2")
def test_a_tie_goes_to_more_marks_left() -> None:
    """Both have a point, Anna from 5 + 3 marks, Ben from three cubes and 4 marks: he wins."""
    s = emptied()
    s.marks[:2] = (5 + 3, 4)
    load(s.mines[BEN].store, "yyy")
    s = close(s, 3)
    assert COAL_BARON.scores(s) == [1, 1]
    assert COAL_BARON.winners(s) == [BEN]


@pytest.mark.rule("CB-6.2")
def test_else_the_victory_is_shared() -> None:
    s = emptied(3)
    s.marks[:3] = (8, 3, 0)
    load(s.mines[BEN].store, "kkk")
    s = close(s, 3)
    assert COAL_BARON.scores(s) == [1, 1, 0]
    assert COAL_BARON.places(s) == [1, 1, 3]
    assert COAL_BARON.winners(s) == [ANNA, BEN]


@pytest.mark.rule("CB-6.2")
def test_points_may_go_below_zero() -> None:
    s = emptied()
    give(s, ANNA, "o01 o02")
    give(s, BEN, "o03")
    dig(s, ANNA, "k", "--", tiles="K1L")
    s = close(s, 3)
    assert COAL_BARON.scores(s) == [-2 - 2, -1]
    assert COAL_BARON.winners(s) == [BEN]
