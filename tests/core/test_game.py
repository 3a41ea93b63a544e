"""What a Game makes of its rules: one door, places and winners, refusals with their figures."""

from dataclasses import replace
from typing import Any

import pytest

from spielwerk.core.game import Fact, Game, Refused
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.moves import PLACES
from toys.halves import HALVES
from toys.halves.components import worth


def ranked(*worths: tuple[int, int]) -> tuple[list[int], list[int]]:
    """Places and winners, where seats are worth so much, with so much to part them."""
    table = COAL_BARON.new(len(worths), bytes(32))
    table.lines[:] = 0
    for seat, (score, marks) in enumerate(worths):
        table.lines[seat, 0] = score
        table.marks[seat] = marks
    return COAL_BARON.places(table), COAL_BARON.winners(table)


def test_the_best_score_wins() -> None:
    assert ranked((3, 0), (9, 0), (5, 0)) == ([3, 1, 2], [1])


def test_scores_below_nought_rank_too() -> None:
    assert ranked((-3, 0), (-9, 0)) == ([1, 2], [0])


def test_equal_scores_are_parted_by_the_tiebreak() -> None:
    """Of the marks of Coal Baron those count that are left of every full five."""
    assert ranked((7, 1), (7, 4), (7, 8), (6, 4)) == ([3, 1, 2, 4], [1])


def test_the_tiebreak_parts_nobody_else() -> None:
    assert ranked((7, 0), (6, 4)) == ([1, 2], [0])


def test_a_shared_victory() -> None:
    """Two share the first place; the next one is third."""
    assert ranked((7, 4), (7, 9), (7, 3), (6, 0)) == ([1, 1, 3, 4], [0, 1])
    assert ranked((2, 0), (2, 0), (2, 0)) == ([1, 1, 1], [0, 1, 2])


def test_a_shared_place_below_the_first() -> None:
    assert ranked((9, 0), (5, 1), (5, 1), (4, 0)) == ([1, 2, 2, 4], [0])


def test_scores_are_plain_numbers() -> None:
    table = COAL_BARON.new(3, bytes(32))
    assert {type(score) for score in COAL_BARON.scores(table)} == {int}
    assert {type(place) for place in COAL_BARON.places(table)} == {int}


def refusal(table: Any, seat: int, text: str, game: Game = COAL_BARON) -> Refused:
    with pytest.raises(Refused) as refused:
        game.step(table, seat, text)
    same = game.refusal(table, seat, text)
    assert same is not None
    assert (same.reason, same.figures) == (refused.value.reason, refused.value.figures)
    return refused.value


def placing(**fields: int) -> Any:
    """Seat 0 is to place workers; so many of its own fields are set."""
    table = COAL_BARON.new(2, bytes(32), options={"start": "0"})
    while COAL_BARON.view(table, None)["phase"] == "draft":
        (seat,) = COAL_BARON.to_move(table)
        table = COAL_BARON.step(table, seat, COAL_BARON.legal_moves(table, seat)[0])
    for name, number in fields.items():
        table[name][0] = number
    return table


def test_refusals_bring_their_figures() -> None:
    """What it takes and what there is, for the sentence to mention."""
    table = placing(workers=2)
    table.standing[PLACES.index("money 6")] = 2
    refused = refusal(table, 0, "money 6")
    assert (refused.reason, refused.rule) == ("workers", "CB-3.2")
    assert refused.figures == {"needs": 3, "has": 2}
    refused = refusal(placing(marks=0), 0, "factory 1")
    assert (refused.reason, refused.rule) == ("marks", "CB-4.1")
    assert refused.figures["has"] == 0
    assert refused.figures["needs"] in range(1, 9)


def test_a_refusal_without_figures() -> None:
    assert refusal(placing(), 1, "money 6").figures == {}


def test_the_door_knows_seats_and_words() -> None:
    table = placing()
    for seat in (-1, 2, 99):
        refused = refusal(table, seat, "money 6")
        assert (refused.reason, refused.rule, refused.figures) == ("seat", "", {"seat": seat})
    refused = refusal(table, 0, "x" * 100)
    assert (refused.reason, refused.figures) == ("no-such-move", {"move": "x" * 40})
    for text in ("Money 6", "money 6 ", "money  6", "0 money 6"):
        assert refusal(table, 0, text).reason == "no-such-move"


def test_what_may_be_said_is_not_refused() -> None:
    table = placing()
    assert COAL_BARON.refusal(table, 0, "money 6") is None
    assert "money 6" in COAL_BARON.legal_moves(table, 0)


def test_too_many_or_too_few_at_the_table() -> None:
    for seats in (1, 5):
        with pytest.raises(Refused, match="seats") as refused:
            COAL_BARON.new(seats, bytes(32))
        assert refused.value.figures == {"fewest": 2, "most": 4, "seats": seats}
    with pytest.raises(Refused, match="option") as refused:
        COAL_BARON.new(2, bytes(32), options={"x" * 50: "yes"})
    assert refused.value.figures == {"option": "x" * 40}


def test_a_deal_follows_from_seed_and_nonces() -> None:
    def tables(seed: int, *nonces: bytes) -> bytes:
        return bytes(COAL_BARON.new(2, bytes([seed]), nonces).tobytes())

    assert tables(1) == tables(1)
    assert len({tables(1), tables(2), tables(1, b"a", b"b"), tables(1, b"b", b"a")}) == 4


def test_several_owe_an_answer() -> None:
    table = HALVES.new(4, bytes(32))
    assert HALVES.to_move(table) == [0, 1, 2, 3]
    assert HALVES.to_move(HALVES.step(table, 2, "cut 1")) == [0, 1, 3]


def test_a_box_with_other_figures() -> None:
    """A Game may be boxed otherwise; its rules, and their machine code, are the same."""
    game = replace(HALVES, box=worth(5, 5, 5, 5))
    assert game.new(2, bytes(32)).sheet.points.tolist() == [5, 5, 5, 5]
    assert HALVES.new(2, bytes(32)).sheet.points.tolist() == [1, 2, 4, 7]
    assert game.score is HALVES.score


def test_another_rule_for_the_same_table_is_refused() -> None:
    with pytest.raises(ValueError, match="already has another answer to 'tiebreak'"):
        replace(HALVES, tiebreak=HALVES.score)


def test_facts_are_told_to_their_readers() -> None:
    assert all(Fact("said", {}).told(viewer) for viewer in (None, 0, 1))
    secret = Fact("saw", {}, frozenset({0}))
    assert [secret.told(viewer) for viewer in (None, 0, 1)] == [False, True, False]
    assert not any(Fact("nobody", {}, frozenset()).told(viewer) for viewer in (None, 0))
