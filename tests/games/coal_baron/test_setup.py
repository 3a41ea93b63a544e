"""Set-up and draft (CB-2)."""

from typing import Any

import pytest

from spielwerk.core.game import Refused
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import SPACES
from spielwerk.games.coal_baron.state import DRAFTING, PLACING

from .tables import ANNA, BEN, CLARA, DORA, PACKS, carts, left, opened, play, refused, supply, table

LOCKED = {
    2: "factory 4, factory 8, mine 4, mine 8, money 3, money 5, order 1",
    3: "factory 8, mine 4, money 3",
    4: "",
}


def on(s: Any, field: str) -> str:
    """The open tiles, or the open orders, from the first space to the last."""
    words = PACKS["tiles" if field == "factory" else "orders"].words
    return " ".join(words[card] for card in s[field])


@pytest.mark.rule("CB-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_locks(seats: int) -> None:
    s = opened(seats)
    s.marks[ANNA] = 99
    shut = [space.name for space in SPACES if refused(s, space.name) == "locked"]
    assert ", ".join(shut) == LOCKED[seats]


@pytest.mark.rule("CB-2.2")
def test_a_tile_on_every_open_space() -> None:
    """In drawing order; what is locked stays empty, what is not drawn is the deck."""
    s = table(2, tiles="Y1L B1L G1L K1L Y2D B2D G2D")
    assert on(s, "factory") == "Y1L B1L G1L none K1L Y2D B2D none"
    assert left(s, "tiles").startswith("G2D")
    assert len(left(s, "tiles").split()) == 48 - 6


@pytest.mark.rule("CB-2.2")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 7), (4, 8)])
def test_how_many_tiles_lie_open(seats: int, tiles: int) -> None:
    s = table(seats)
    assert sum(word != "none" for word in on(s, "factory").split()) == tiles
    assert len(left(s, "tiles").split()) == 48 - tiles


@pytest.mark.rule("CB-2.3")
@pytest.mark.parametrize(("seats", "workers", "marks"), [(2, 18, 10), (3, 15, 9), (4, 13, 8)])
def test_what_each_player_gets(seats: int, workers: int, marks: int) -> None:
    s = table(seats)
    assert list(s.workers[:seats]) == [workers] * seats
    assert list(s.marks[:seats]) == [marks] * seats
    assert set(supply(s).values()) == {16 - seats}
    for seat in range(seats):
        assert s.mines[seat].stop == 0
        assert [carts(s, seat, colour) for colour in "ybgk"] == ["y", "b", "g", "k"]
        assert not s.mines[seat].cage.any()
        assert not s.mines[seat].store.any()


@pytest.mark.rule("CB-2.4")
@pytest.mark.parametrize("start", [ANNA, BEN, CLARA])
def test_an_option_names_who_starts(start: int) -> None:
    s = COAL_BARON.new(3, bytes(32), options={"start": str(start)})
    assert (s.start, s.options.start) == (start, start)
    assert opened(3, start=str(start)).turn == start


@pytest.mark.rule("CB-2.4")
def test_else_the_start_is_drawn() -> None:
    starts = {int(COAL_BARON.new(4, bytes([number] * 32)).start) for number in range(30)}
    assert starts == {ANNA, BEN, CLARA, DORA}


@pytest.mark.rule("CB-2.4")
@pytest.mark.parametrize("option", [("start", "3"), ("start", "x"), ("haste", "yes")])
def test_no_such_option(option: tuple[str, str]) -> None:
    with pytest.raises(Refused, match="option"):
        COAL_BARON.blank(3, dict([option]))


@pytest.mark.rule("CB-2.5")
@pytest.mark.parametrize(("seats", "orders"), [(2, 7), (3, 10), (4, 13)])
def test_how_many_orders_are_revealed(seats: int, orders: int) -> None:
    s = table(seats)
    assert len(COAL_BARON.view(s, None)["draft"]) == orders == 3 * seats + 1
    assert len(left(s, "orders").split()) == 44 - orders


@pytest.mark.rule("CB-2.5")
def test_the_draft_goes_counter_clockwise_from_the_starters_right() -> None:
    """With four and Ben to start: Anna, Dora, Clara, Ben, three times; then Ben begins."""
    s, turns = table(4, start="1"), []
    while s.phase == DRAFTING:
        turns.append(int(s.turn))
        s = play(s, COAL_BARON.legal_moves(s, s.turn)[0])
    assert turns == [ANNA, DORA, CLARA, BEN] * 3
    assert (s.phase, s.turn) == (PLACING, BEN)
    assert [sum(s.place[1:] == seat) for seat in range(4)] == [3] * 4


@pytest.mark.rule("CB-2.5")
def test_the_last_order_goes_to_space_four() -> None:
    """The others are filled from the deck, in ascending number."""
    s = table(3, orders="o01 o02 o03 o04 o05 o06 o07 o08 o09 o10 o44 o43 o42 o41")
    s = play(s, "2 draft o10, 1 draft o01, 0 draft o05, 2 draft o09, 1 draft o02, 0 draft o06")
    s = play(s, "2 draft o08, 1 draft o03, 0 draft o07")
    assert on(s, "board") == "o44 o43 o42 o04"
    assert left(s, "orders").startswith("o41")
    held = {seat: [n for n in range(1, 45) if s.place[n] == seat] for seat in range(3)}
    assert held == {ANNA: [5, 6, 7], BEN: [1, 2, 3], CLARA: [8, 9, 10]}


@pytest.mark.rule("CB-2.5")
def test_two_players_leave_space_one_locked() -> None:
    s = opened(2, orders="o44 o43 o42 o41")
    assert on(s, "board") == "none o43 o42 o44"


@pytest.mark.rule("CB-2.5")
def test_an_order_is_drafted_once() -> None:
    s = play(table(2, orders="o01 o02 o03 o04 o05 o06 o07"), "1 draft o03")
    assert refused(s, "draft o03") == "not-in-the-draft"
    assert refused(s, "draft o08") == "not-in-the-draft"
    assert refused(s, "draft o04", BEN) == "not-your-turn"
    assert refused(s, "draft o04") == ""
