"""Mining: the work steps, two cubes for one, carts never refilled (CB-4.4 to 4.6, CB-4.11)."""

from typing import Any

import pytest

from spielwerk.games.coal_baron.components import COAL

from .tables import ANNA, asked, bare, carts, cubes_on, dig, fill, give, load, play, refused


def with_orders(words: str, cage: str = "", store: str = "") -> Any:
    """Anna has these orders, these cubes in the cage (at the surface) and in the storage."""
    s = bare(4)
    give(s, ANNA, words)
    load(s.mines[ANNA].cage, cage)
    load(s.mines[ANNA].store, store)
    return s


def held(row: Any) -> str:
    return "".join(COAL[colour] * row[colour] for colour in range(1, 5))


def cage(s: Any) -> str:
    return held(s.mines[ANNA].cage)


def store(s: Any) -> str:
    return held(s.mines[ANNA].store)


@pytest.mark.rule("CB-4.4")
@pytest.mark.parametrize("steps", [4, 6, 8, 10])
def test_so_many_work_steps(steps: int) -> None:
    """With the last of them mining ends by itself."""
    s = play(bare(4), f"0 mine {steps}")
    for step in range(steps):
        assert "stop" in asked(s)
        s = play(s, f"0 cage {1 + step % 2}")
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.4")
@pytest.mark.parametrize("steps", ["", ", cage 3", ", cage 3, load g"])
def test_stopping_early(steps: str) -> None:
    """Also before the first step."""
    assert asked(play(bare(), f"0 mine 8{steps}, stop")) == ["done"]


@pytest.mark.rule("CB-4.4")
def test_the_cage_goes_to_any_other_level_in_one_step() -> None:
    s = play(bare(), "0 mine 10")
    for level in (4, 1, 3, 0, 2):
        s = play(s, f"0 cage {level}")
        others = [f"cage {other}" for other in range(5) if other != level]
        assert [move for move in asked(s) if move.startswith("cage")] == others
        assert refused(s, f"cage {level}") == "cage-is-there"
        assert s.mines[ANNA].stop == level


@pytest.mark.rule("CB-4.4")
def test_loading_a_cube() -> None:
    s = play(bare(), "0 mine 8, cage 3")
    assert refused(s, "load y") == "no-such-coal"
    s = play(s, "load g")
    assert (cage(s), carts(s, ANNA, "g")) == ("g", "-")
    assert refused(s, "load g") == "no-such-coal"
    assert refused(play(s, "cage 0"), "load g") == "at-the-surface"


@pytest.mark.rule("CB-4.4")
def test_the_cage_stays_where_it_is_and_keeps_its_load() -> None:
    """The next turn begins where the last one ended."""
    s = play(bare(2), "0 mine 6, cage 3, load g, stop, done, 1 bank, done, 0 mine 10")
    assert s.mines[ANNA].stop == 3
    assert cage(s) == "g"


@pytest.mark.rule("CB-4.4")
def test_any_coal_of_a_level_can_be_loaded() -> None:
    """Carts of the grey level with yellow and black coal on them (CB-4.3)."""
    s = bare()
    dig(s, ANNA, "g", coal="gyk", tiles="G2L")
    s = play(s, "0 mine 8, cage 3")
    assert [move for move in asked(s) if move.startswith("load")] == ["load y", "load g", "load k"]
    s = play(s, "load k")
    assert (cage(s), carts(s, ANNA, "g")) == ("k", "gy-")


@pytest.mark.rule("CB-4.4")
def test_five_places_in_the_cage() -> None:
    s = bare()
    dig(s, ANNA, "g", coal="gggggg", tiles="G2L G2L G1D")
    s = play(s, "0 mine 10, cage 3, load g, load g, load g, load g, load g")
    assert cage(s) == "ggggg"
    assert refused(s, "load g") == "cage-full"


@pytest.mark.rule("CB-4.4")
def test_filling_a_slot_from_the_cage() -> None:
    s = play(with_orders("o11 o05", cage="gk"), "0 mine 6")
    assert refused(s, "fill o11 y") == "not-in-cage"
    assert refused(s, "fill o05 g") == "no-free-slot"
    assert refused(s, "fill o06 g") == "not-your-order"
    s = play(s, "fill o11 g, fill o11 k")
    assert cubes_on(s, "o11") == ["", "", "g", "k"]
    assert cage(s) == ""
    assert s.steps == 6 - 2


@pytest.mark.rule("CB-4.4")
def test_from_the_cage_only_at_the_surface() -> None:
    s = play(with_orders("o04", cage="g", store="y"), "0 mine 6, cage 2")
    assert refused(s, "fill o04 g") == "below-the-surface"
    assert refused(s, "store g") == "below-the-surface"
    assert refused(s, "pair o04 g") == "two-cubes"
    assert refused(play(s, "cage 0"), "fill o04 g") == ""


@pytest.mark.rule("CB-4.4")
def test_a_full_slot_takes_no_more() -> None:
    s = play(with_orders("o08", cage="ggg"), "0 mine 6, fill o08 g, fill o08 g")
    assert cubes_on(s, "o08") == ["g", "g", "", ""]
    assert refused(s, "fill o08 g") == "no-free-slot"
    assert refused(s, "pair o08 g") == "no-free-slot"


@pytest.mark.rule("CB-4.4")
def test_an_order_of_another_player_is_not_ones_own() -> None:
    s = with_orders("o04", cage="gg")
    give(s, 1, "o08")
    s = play(s, "0 mine 6")
    assert refused(s, "fill o08 g") == "not-your-order"
    assert refused(s, "pair o08 g") == "not-your-order"


@pytest.mark.rule("CB-4.4")
def test_the_storage_is_unlimited() -> None:
    s = play(with_orders("", cage="yybgk", store="k" * 15), "0 mine 6, store k, store y, store y")
    assert store(s) == "yy" + "k" * 16
    assert cage(s) == "bg"
    assert refused(s, "store y") == "not-in-cage"


@pytest.mark.rule("CB-4.4")
def test_from_the_storage_wherever_the_cage_is() -> None:
    s = play(with_orders("o08", store="gg"), "0 mine 6, fill o08 g store, cage 4")
    assert refused(s, "fill o08 g") == "below-the-surface"
    s = play(s, "fill o08 g store")
    assert cubes_on(s, "o08") == ["g", "g", "", ""]
    assert store(s) == ""
    assert refused(s, "fill o08 g store") == "not-in-store"
    assert s.steps == 6 - 3


@pytest.mark.rule("CB-4.5")
@pytest.mark.parametrize("cubes", ["yy", "yk", "gk", "gg"])
def test_any_two_cubes_for_one_slot(cubes: str) -> None:
    """Same colour or not, of the slot's colour or not; two steps."""
    s = play(with_orders("o11", cage=cubes), "0 mine 6, pair o11 g")
    s = play(s, f"add {cubes[0]}, add {cubes[1]}")
    assert cubes_on(s, "o11") == ["", "", cubes, ""]
    assert cage(s) == ""
    assert s.steps == 6 - 2


@pytest.mark.rule("CB-4.5")
@pytest.mark.parametrize(("first", "second"), [("y", "b store"), ("b store", "y")])
def test_one_from_the_cage_one_from_the_storage(first: str, second: str) -> None:
    s = with_orders("o05", cage="y", store="b")
    s = play(s, f"0 mine 6, pair o05 k, add {first}, add {second}")
    assert sorted(cubes_on(s, "o05")[0]) == ["b", "y"]
    assert (cage(s), store(s)) == ("", "")


@pytest.mark.rule("CB-4.5")
def test_both_from_the_storage_while_the_cage_is_below() -> None:
    s = play(with_orders("o05", cage="yy", store="bg"), "0 mine 6, cage 4, pair o05 k")
    assert asked(s) == ["add b store", "add g store"]
    assert refused(s, "add y") == "below-the-surface"
    assert refused(s, "add k store") == "not-in-store"
    s = play(s, "add g store, add b store")
    assert cubes_on(s, "o05")[0] == "gb"
    assert cage(s) == "yy"


@pytest.mark.rule("CB-4.5")
def test_the_two_steps_are_taken_together() -> None:
    """Once begun a pair is ended: neither stopping nor any other step in between."""
    s = play(with_orders("o05 o01", cage="yy", store="b"), "0 mine 6, pair o05 k")
    assert asked(s) == ["add y", "add b store"]
    assert refused(s, "stop") == refused(s, "cage 1") == refused(s, "done") == "not-asked"
    s = play(s, "add y")
    assert asked(s) == ["add y", "add b store"]
    assert refused(s, "add k") == "not-in-cage"
    s = play(s, "add y")
    assert asked(s)[-1] == "stop"


@pytest.mark.rule("CB-4.5")
def test_not_with_a_single_step_left() -> None:
    s = play(with_orders("o05", store="yy"), "0 mine 6, cage 1, cage 2, cage 3, cage 4")
    assert refused(s, "pair o05 k") == ""
    s = play(s, "cage 0")
    assert s.steps == 1
    assert refused(s, "pair o05 k") == "one-step-left"


@pytest.mark.rule("CB-4.5")
def test_with_the_last_two_steps_mining_ends() -> None:
    s = with_orders("o05", store="yy")
    s = play(s, "0 mine 6, cage 1, cage 2, cage 3, cage 4, pair o05 k, add y store, add y store")
    assert cubes_on(s, "o05")[0] == "yy"
    assert asked(s) == ["done"]


@pytest.mark.rule("CB-4.5")
def test_two_cubes_are_needed() -> None:
    s = play(with_orders("o05", cage="y"), "0 mine 6")
    assert refused(s, "pair o05 k") == "two-cubes"


@pytest.mark.rule("CB-4.5")
def test_two_pairs_fill_two_slots() -> None:
    s = with_orders("o20", cage="yybb")
    s = play(s, "0 mine 10, pair o20 k, add y, add b, pair o20 k, add b, add y")
    assert cubes_on(s, "o20") == ["yb", "by", "", ""]
    assert asked(s)[-1] == "stop"


@pytest.mark.rule("CB-4.6")
def test_a_cube_on_a_slot_stays_there() -> None:
    """No step takes it away: with nothing else in stock, only the cage can move."""
    s = with_orders("o08 o04")
    fill(s, "o08", "g")
    s = play(s, "0 mine 6")
    assert asked(s) == ["cage 1", "cage 2", "cage 3", "cage 4", "stop"]


@pytest.mark.rule("CB-4.6")
def test_storing_is_allowed_though_an_order_fits() -> None:
    s = play(with_orders("o04", cage="g"), "0 mine 6")
    assert {"store g", "fill o04 g"} <= set(asked(s))
    assert store(play(s, "store g")) == "g"


@pytest.mark.rule("CB-4.11")
def test_carts_are_never_refilled() -> None:
    """Not at the end of a turn, nor of a shift."""
    s = bare(2)
    s.workers[:2] = (2, 2)
    s = play(s, "0 mine 6, cage 4, load k, cage 0, store k, stop, done")
    s = play(s, "1 bank, done, 0 bank, done, 1 bank, done")
    assert s.shift == 1
    assert [carts(s, ANNA, colour) for colour in "ybgk"] == ["y", "b", "g", "-"]
