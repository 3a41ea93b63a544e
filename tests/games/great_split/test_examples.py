"""The worked examples of the rule book (GS-7), in their order, with the sums they show."""

import pytest

from .tables import ANNA, GAME, asked, character, close, levels, line, moved, over, resolving, table
from .tables import play as played


@pytest.mark.rule("GS-4.1")
@pytest.mark.rule("GS-4.5")
@pytest.mark.rule("GS-4.6")
def test_leos_resolution() -> None:
    """Six cards: prestige, a topaz, tomes, gold past a double arrow, two squares, the splitter."""
    s = resolving("prestige3 topaz1 tome2 gold2 square2")
    levels(s, ANNA, gold=2, topaz_seal=0, emerald_seal=1)
    a = played(s, "0 play prestige3")
    assert moved(s, a, ANNA) == {"prestige": 3}
    b = played(a, "0 play topaz1")
    assert moved(a, b, ANNA) == {"topaz": 1}
    c = played(b, "0 play tome2")
    assert moved(b, c, ANNA) == {"tome": 2}
    d = played(c, "0 play gold2, arrow emerald")
    assert moved(c, d, ANNA) == {"gold": 2, "emerald": 2}
    e = played(d, "0 play square2, seal topaz, seal emerald")
    assert moved(d, e, ANNA) == {"topaz-seal": 1, "topaz": 1, "emerald-seal": 1}
    assert GAME.view(e, None)["players"][ANNA]["worth"]["stars"]["emerald"] == 1
    f = played(e, "0 splitter topaz")
    assert moved(e, f, ANNA) == {"topaz": 1}
    assert asked(f, ANNA) == ["done"]
    assert moved(s, f, ANNA)["topaz"] == 1 + 1 + 1


@pytest.mark.rule("GS-3.5")
@pytest.mark.rule("GS-5.2")
def test_the_slider_moves_two_fields_to_6() -> None:
    """And crossing the line scores artworks."""
    s = table()
    s.slider, s.market[2] = 4, 2
    s.scorings[:] = 1, 3, 0, 2
    levels(s, ANNA, artwork=9)
    s = close(s, 3)
    assert s.slider == 4 + 2 == 6
    assert line(s, ANNA, "mid-artwork") == 13


@pytest.mark.rule("GS-1.7")
@pytest.mark.rule("GS-5.2")
@pytest.mark.parametrize(
    ("first", "last", "prestige"), [(0, 2, 0), (3, 5, 6), (6, 6, 10), (7, 9, 13), (10, 16, 15)]
)
def test_the_bands_at_slider_6(first: int, last: int, prestige: int) -> None:
    for level in range(first, last + 1):
        s = table()
        s.slider, s.market[5] = 6, 0
        levels(s, ANNA, artwork=level)
        assert line(over(s), ANNA, "end-artwork") == prestige


@pytest.mark.rule("GS-5.1")
def test_a_tome_banner_of_9() -> None:
    s = table()
    levels(s, ANNA, tome=11)
    assert line(over(s), ANNA, "end-tome") == 9


@pytest.mark.rule("GS-5.3")
@pytest.mark.parametrize(("topaz", "emerald", "prestige"), [(12, 8, 2 * 8), (7, 7, 7 * 2)])
def test_gems(topaz: int, emerald: int, prestige: int) -> None:
    """The emerald has passed 8; both at 7 count once."""
    s = table()
    levels(s, ANNA, topaz=topaz, emerald=emerald)
    assert line(over(s), ANNA, "end-gem") == prestige


@pytest.mark.rule("GS-5.4")
def test_susi() -> None:
    """Five tome contracts and one of her character, four stars; four and one of art, two stars."""
    s = table()
    character(s, ANNA, "c1")
    levels(s, ANNA, tome=11, tome_seal=8, artwork=12, artwork_seal=4)
    s = over(s)
    assert line(s, ANNA, "contract-tome") == 6 * 4 == 24
    assert line(s, ANNA, "contract-artwork") == 5 * 2 == 10


@pytest.mark.rule("GS-5.5")
def test_klara() -> None:
    """10 + 0 + 18 = 28; 32 + 0 + 6 + 0 + 21; so 87, and 103 with the 16 she had."""
    s = table()
    character(s, ANNA, "c2")  # a tome and two gold contracts
    levels(s, ANNA, tome=14, tome_seal=8, artwork=6, topaz=14, topaz_seal=2, emerald=9)
    levels(s, ANNA, emerald_seal=1, gold=12, gold_seal=6, prestige=16)
    s.slider, s.market[5] = 10, 0
    contracts = GAME.view(s, None)["players"][ANNA]["worth"]["contracts"]
    assert list(contracts.values()) == [7 + 1, 2, 6, 2, 5 + 2]
    s = over(s)
    first = [line(s, ANNA, f"end-{name}") for name in ("tome", "artwork", "gem")]
    assert first == [10, 0, 2 * 9]
    assert sum(first) == 28
    names = ("tome", "artwork", "topaz", "emerald", "gold")
    contract = [line(s, ANNA, f"contract-{name}") for name in names]
    assert contract == [8 * 4, 2 * 0, 6 * 1, 2 * 0, 7 * 3] == [32, 0, 6, 0, 21]
    assert sum(first) + sum(contract) == 87
    assert GAME.scores(s)[ANNA] == 87 + 16 == 103
