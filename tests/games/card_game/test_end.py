"""Shift tokens, the end, the score sheet, who has won (CG-5, CG-6)."""

import pytest

from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.components import OBJECTIVES

from .tables import (
    ANNA,
    BEN,
    CLARA,
    build,
    delivered,
    everyone_passes,
    owns,
    play,
    prices,
    sheet_of,
    store,
    table,
    take_in,
)


@pytest.mark.rule("CG-5.1")
def test_the_token_goes_to_the_last_in_mining_01() -> None:
    s = play(table(), "0 mining 0/1, pay 1, stop, done, 1 mining 0/1, pay 2, stop, done")
    s = everyone_passes(s)
    assert (s.tokens[1], s.turn) == (BEN, BEN)


@pytest.mark.rule("CG-5.1")
def test_nobody_there_in_the_first_shift() -> None:
    s = everyone_passes(table(start=CLARA))
    assert (s.tokens[1], s.turn) == (CLARA, CLARA)


@pytest.mark.rule("CG-5.1")
def test_nobody_there_later() -> None:
    s = play(table(), "0 pass, 1 mining 0/1, pay 1, stop, done")
    s = everyone_passes(everyone_passes(s))
    assert [int(each) for each in s.tokens[1:4]] == [BEN, BEN, -1]
    assert s.turn == BEN


@pytest.mark.rule("CG-5.2")
@pytest.mark.parametrize(("seats", "shifts"), [(2, 7), (3, 6), (4, 5)])
def test_the_last_token_ends_the_game(seats: int, shifts: int) -> None:
    s = table(seats)
    for _ in range(shifts):
        assert CARD_GAME.to_move(s)
        s = everyone_passes(s)
    assert not CARD_GAME.to_move(s)
    assert CARD_GAME.scores(s) == [shifts] + [0] * (seats - 1)


@pytest.mark.rule("CG-5.2")
def test_all_take_their_workers_back() -> None:
    s = table()
    prices(s, share=3)
    s = play(s, "0 share, pay 3, done, 1 share, pay 4, done")
    assert (s.players[0].workers[3], s.players[1].workers[4]) == (0, 0)
    s = everyone_passes(s)
    assert [p.workers.tolist() for p in s.players[:3]] == [[0, 5, 2, 1, 1, 0]] * 3


@pytest.mark.rule("CG-6.1")
def test_what_does_not_count() -> None:
    """What was not delivered, orders in hand, wagons, two-lorry cards, shares without an order."""
    s = table()
    build(s, ANNA, 1, "w:w2", engine=1)
    store(s, ANNA, "w2 c1")
    take_in(s, ANNA, "factory-4 share")
    delivered(s, ANNA, "ww cc wagon-x wagon-w engine-2")
    owns(s, ANNA, "share-furnace")
    assert sheet_of(s, ANNA) == [0, 0, 0, 0, 0]


@pytest.mark.rule("CG-6.2")
def test_the_five_categories() -> None:
    s = table()
    delivered(s, BEN, "w1 w2 c2 barracks-1 barracks-2 furnace-4")
    owns(s, BEN, "share-barracks share-barracks share-barracks share-factory objectives")
    s.tokens[2] = s.tokens[5] = BEN
    assert sheet_of(s, BEN) == [1 + 2 + 2, 3 + 5 + 10, 3 * 2, 2, 1]
    assert CARD_GAME.score(s, BEN) == 5 + 18 + 6 + 2 + 1


PLACES = ("barracks", "furnace", "factory", "steamboat")
SCORED = {
    "tokens": [("", 0, 0), ("", 1, 0), ("", 2, 3), ("", 3, 3), ("", 4, 6)],
    "objectives": [("", 0, 1), ("engines-1 tokens", 0, 3)],
    **{
        f"engines-{n}": [("", 0, 0), (f"engine-{n} engine-{n} engine-{n % 4 + 1}", 0, 2 * 2)]
        for n in (1, 2, 3, 4)
    },
    **{f"shares-{p}": [(f"{p}-1 share-{p} share-{p}", 0, 2), (f"share-{p}", 0, 0)] for p in PLACES},
    **{f"orders-{p}": [(f"{p}-1 {p}-4", 0, 2 + 2), ("", 0, 0)] for p in PLACES},
    **{
        f"lorries-{p}": [(f"{p}-1 {p}-3", 0, 0), (f"{p}-1 {p}-4", 0, 4), (f"{p}-3 {p}-4", 0, 4)]
        for p in PLACES
    },
}


@pytest.mark.rule("CG-1.7")
@pytest.mark.rule("CG-6.2")
@pytest.mark.parametrize("word", OBJECTIVES)
def test_every_objective(word: str) -> None:
    for cards, tokens, points in SCORED[word]:
        s = table(2)
        s.tokens[1 : tokens + 1] = ANNA
        mine = [c for c in cards.split() if c.startswith("share-") or c in OBJECTIVES]
        delivered(s, ANNA, " ".join(c for c in cards.split() if c not in mine))
        owns(s, ANNA, " ".join(mine))
        without = CARD_GAME.sheet(s, ANNA)[4]
        owns(s, ANNA, word)
        others = 1 if word != "objectives" and "objectives" in mine else 0
        assert CARD_GAME.sheet(s, ANNA)[4] - without - others == points, (cards, tokens)


@pytest.mark.rule("CG-6.3")
def test_most_points_then_the_highest_token() -> None:
    s = table()
    s.tokens[1], s.tokens[2], s.tokens[3] = ANNA, BEN, CLARA
    assert CARD_GAME.winners(s) == [CLARA]
    delivered(s, ANNA, "w1")
    delivered(s, BEN, "w1")
    assert CARD_GAME.places(s) == [2, 1, 3]
    delivered(s, ANNA, "w1")
    assert CARD_GAME.winners(s) == [ANNA]


@pytest.mark.rule("CG-6.3")
def test_a_shared_victory() -> None:
    """Neither of the tied holds a token."""
    s = table()
    s.tokens[1] = CLARA
    delivered(s, ANNA, "w2")
    delivered(s, BEN, "w1 c1")
    assert CARD_GAME.winners(s) == [ANNA, BEN]
    assert CARD_GAME.places(s) == [1, 1, 3]
