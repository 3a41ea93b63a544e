"""Market, scoring lines, the end (GS-3.5, GS-3.6, GS-5)."""

import pytest

from .tables import (
    ANNA,
    BEN,
    CLARA,
    GAME,
    asked,
    character,
    close,
    hand,
    levels,
    line,
    over,
    refused,
    table,
    tokens,
)


@pytest.mark.rule("GS-3.5")
def test_the_slider_is_the_sum_of_the_tokens_turned_up() -> None:
    s = table(market="2 0 4 3 1 1")
    for number, total in enumerate((2, 2 + 0, 2 + 4, 6 + 3, 9 + 1, 10 + 1), 1):
        assert s.round_ == number - 1
        s = close(s, number)
        assert s.slider == total


@pytest.mark.rule("GS-3.5")
@pytest.mark.parametrize(("market", "end"), [("0 1 1 2 2 2", 8), ("4 3 3 2 2 2", 16)])
def test_the_slider_ends_between_8_and_16(market: str, end: int) -> None:
    s = table(market=market)
    for number in range(1, 7):
        s = close(s, number)
    assert s.slider == end


@pytest.mark.rule("GS-3.6")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_scoring_lines_after_the_third_and_the_fourth_round(number: int) -> None:
    s = table()
    tokens(s, "tome none gem artwork")
    s.market[:] = 0
    levels(s, ANNA, tome=4, topaz=3, emerald=5, artwork=0)
    s = close(s, number)
    assert line(s, ANNA, "mid-tome") == (3 if number == 3 else 0)
    assert line(s, ANNA, "mid-gem") == (2 * 3 if number == 4 else 0)
    assert line(s, ANNA, "mid-artwork") == (10 if number == 4 else 0)
    assert GAME.scores(s)[ANNA] == {3: 3, 4: 2 * 3 + 10}.get(number, 0)
    assert s.round_ == number, "and the marker moves on"


@pytest.mark.rule("GS-3.6")
def test_cards_return_to_the_hand() -> None:
    s = table()
    before = hand(s, BEN).split()
    after = hand(close(s, 1), BEN).split()
    for card in before:
        after.remove(card)
    assert len(after) == 1, "and one is dealt"


@pytest.mark.rule("GS-5.1")
@pytest.mark.parametrize(
    ("level", "prestige"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 7), (10, 9), (11, 9), (15, 10)]
)
def test_the_best_banner(level: int, prestige: int) -> None:
    s = table()
    levels(s, BEN, tome=level)
    assert line(over(s), BEN, "end-tome") == prestige


@pytest.mark.rule("GS-5.3")
def test_twice_the_lower_gem() -> None:
    s = table()
    for seat, (topaz, emerald) in enumerate([(7, 7), (0, 12), (15, 9)]):
        levels(s, seat, topaz=topaz, emerald=emerald)
    s = over(s)
    assert [line(s, seat, "end-gem") for seat in range(3)] == [2 * 7, 0, 2 * 9]


@pytest.mark.rule("GS-5.4")
def test_contracts_times_the_best_star() -> None:
    s = table()
    character(s, ANNA, "c2")  # T G G
    levels(s, ANNA, tome=8, tome_seal=5, gold=12, gold_seal=6, artwork=16, artwork_seal=1)
    s = over(s)
    assert line(s, ANNA, "contract-tome") == (3 + 1) * 2
    assert line(s, ANNA, "contract-gold") == (5 + 2) * 3
    assert line(s, ANNA, "contract-artwork") == 6 * 0
    assert line(close(table(), 3), ANNA, "contract-tome") == 0, "at the end only"


@pytest.mark.rule("GS-5.5")
def test_all_is_scored_at_the_end_whatever_was_scored_before() -> None:
    s = table()
    s.market[:] = 0
    tokens(s, "tome artwork gem none")
    levels(s, ANNA, tome=12, artwork=0, topaz=5, emerald=4)
    for number in (3, 4):
        s = close(s, number)
    assert GAME.scores(s)[ANNA] == 10 + 10 + 2 * 4
    character(s, ANNA, "c7")
    s = over(s)
    assert [line(s, ANNA, f"end-{name}") for name in ("tome", "artwork", "gem")] == [10, 10, 8]
    assert GAME.scores(s)[ANNA] == 2 * (10 + 10 + 8)
    assert (GAME.to_move(s), asked(s, ANNA)) == ([], [])
    assert refused(s, ANNA, "done") == "over GS-5.6"


@pytest.mark.rule("GS-5.5")
def test_in_this_order() -> None:
    s = table()
    s.round_, s.phase = 5, 3
    s.owed = 1
    s.boards[ANNA].splitter = s.boards[ANNA].unplayed = 0
    after = GAME.step(s, ANNA, "done")
    facts = GAME.tell(s, ANNA, "done", after)
    lines = [fact.data["line"] for fact in facts if fact.word == "scored"]
    assert list(dict.fromkeys(lines)) == [
        *("end-tome", "end-artwork", "end-gem"),
        *(f"contract-{name}" for name in ("tome", "artwork", "topaz", "emerald", "gold")),
    ]


@pytest.mark.rule("GS-5.6")
def test_most_prestige_wins_and_a_tie_is_shared() -> None:
    s = over(table())
    for seats, winners in (((40, 50, 45), [BEN]), ((50, 45, 50), [ANNA, CLARA])):
        for seat, prestige in enumerate(seats):
            levels(s, seat, prestige=prestige)
        assert GAME.winners(s) == winners
    assert GAME.places(s) == [1, 3, 1]
    assert GAME.tiebreak(s, ANNA) == GAME.tiebreak(s, CLARA)
