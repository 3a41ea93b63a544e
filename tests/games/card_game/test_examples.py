"""The worked examples of the rule book (CG-7)."""

import pytest

from spielwerk.games.card_game import CARD_GAME

from .tables import (
    ANNA,
    BEN,
    asked,
    build,
    delivered,
    everyone_passes,
    owns,
    payments,
    play,
    refused,
    row,
    row_of,
    sheet_of,
    table,
    take_in,
    train,
)


@pytest.mark.rule("CG-3.2")
@pytest.mark.rule("CG-3.3")
def test_prices_one_two_three_and_all_ways_to_pay_three() -> None:
    """3; 1 + 2; 1 + 1 + 1. No more than that, even if one would like to."""
    s = play(table(4), "0 order, pay 1, done")
    s = play(s, "1 order")
    assert payments(s) == {("2",), ("1", "1")}
    s = play(s, "pay 2, done, 2 order")
    assert payments(s) == {("3",), ("1", "2"), ("1", "1", "1")}
    assert refused(s, "pay 4") == refused(s, "pay 5") == "too-many-workers"
    laid = CARD_GAME.view(s, None)["zones"][5]["laid"]
    assert [card["number"] for card in laid] == [1, 2]


@pytest.mark.rule("CG-4.6")
def test_eszter_mines_two_of_three_steps() -> None:
    """A bastion lorry to dock 2, though a wild wagon stands at dock 1; a clover lorry on that wild
    wagon; the third step is not used, for the next card shows two lorries."""
    s = table()
    row(s, ANNA, "ww c1 b1")
    build(s, ANNA, 1, "x")
    build(s, ANNA, 2, "b")
    s = play(s, "0 mining 2/3, pay 1")
    assert asked(s) == ["load 2", "store"]
    assert refused(s, "load 1 wild") == "crest-not-shown"
    s = play(s, "load 2")
    assert asked(s) == ["load 1 wild", "store"]
    s = play(s, "load 1 wild")
    assert asked(s) == ["stop"]
    assert refused(s, "store") == "too-few-steps"
    assert (train(s, ANNA, 1), train(s, ANNA, 2)) == ("x:c1", "b:b1")
    assert row_of(s, ANNA) == "ww"


@pytest.mark.rule("CG-4.7")
def test_eszter_delivers_docks_one_and_two_together() -> None:
    """Both trains have engines of one type, and each gets an order."""
    s = table()
    build(s, ANNA, 1, "w:w1 x:cc", engine=4)
    build(s, ANNA, 2, "b:bb", engine=4)
    take_in(s, ANNA, "barracks-3 steamboat-2")
    s = play(s, "0 delivery, pay 1, send 1 barracks-3, send 2 steamboat-2, stop, done")
    view = CARD_GAME.view(s, ANNA)["players"][ANNA]
    assert view["delivered"]["orders"] == {"barracks-3": 1, "steamboat-2": 1}
    assert view["delivered"]["engines"] == {"engine-4": 2}
    assert all(not dock["wagons"] and not dock["engine"] for dock in view["docks"])


@pytest.mark.rule("CG-5.1")
def test_the_last_one_in_mining_01_gets_the_token() -> None:
    s = play(table(2), "0 mining 0/1, pay 1, stop, done, 1 mining 0/1, pay 2, stop, done")
    s = play(s, "0 lorry a, pay 1, done")
    s = everyone_passes(s)
    assert CARD_GAME.view(s, None)["tokens"][0] == BEN


@pytest.mark.rule("CG-6.2")
def test_eszters_fifty_nine_points() -> None:
    """6 + 30 + 9 + 2 + 12 = 59, with cards of the box that give it."""
    s = table(2)
    delivered(s, ANNA, "w1 w1 c2 b2")
    delivered(s, ANNA, "barracks-4 barracks-3 furnace-2 furnace-2 factory-1")
    delivered(s, ANNA, "engine-1 engine-1 engine-1 engine-3 ww x".replace(" x", " wagon-x"))
    owns(s, ANNA, "share-barracks share-barracks share-furnace")
    s.tokens[3] = s.tokens[4] = ANNA
    owns(s, ANNA, "engines-1 orders-barracks shares-furnace")
    assert sheet_of(s, ANNA) == [
        1 + 1 + 2 + 2,
        10 + 7 + 5 + 5 + 3,
        3 * (2 + 1),
        1 + 1,
        3 * 2 + 2 * 2 + 1 * 2,
    ]
    assert CARD_GAME.score(s, ANNA) == 6 + 30 + 9 + 2 + 12 == 59
