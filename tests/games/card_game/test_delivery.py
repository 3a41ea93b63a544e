"""Delivery: what leaves, with which order, and with which others (CG-4.7)."""

from typing import Any

import pytest

from spielwerk.games.card_game import CARD_GAME

from .tables import ANNA, BEN, asked, build, held, play, refused, table, take_in, train

pytestmark = pytest.mark.rule("CG-4.7")


def ready() -> Any:
    """Three trains: two lorries, three lorries, one lorry; the third with another engine."""
    s = table()
    build(s, ANNA, 1, "w:ww c", engine=2)
    build(s, ANNA, 2, "x:bb b:b1", engine=2)
    build(s, ANNA, 3, "f:f2", engine=3)
    take_in(s, ANNA, "barracks-1 factory-3 steamboat-4")
    return s


def test_a_train_needs_engine_order_and_lorries_enough() -> None:
    s = play(ready(), "0 delivery, pay 1")
    assert asked(s) == [
        "send 1 barracks-1",
        "send 2 barracks-1",
        "send 2 factory-3",
        "send 3 barracks-1",
    ]
    assert refused(s, "send 1 factory-3") == "order-too-large"
    assert refused(s, "send 1 furnace-1") == "no-such-order"
    assert refused(s, "stop") == "no-train-yet"
    s.players[ANNA].docks[0].engine = 0
    assert refused(s, "send 1 barracks-1") == "no-engine"


def test_the_whole_train_leaves() -> None:
    """Empty wagons and surplus lorries, too."""
    s = play(ready(), "0 delivery, pay 1, send 1 barracks-1, stop")
    assert train(s, ANNA, 1) == ""
    view = CARD_GAME.view(s, BEN)["players"][ANNA]
    assert view["delivered"] == {
        "lorries": {"ww": 1},
        "wagons": {"wagon-w": 1, "wagon-c": 1},
        "engines": {"engine-2": 1},
        "orders": {"barracks-1": 1},
    }
    assert held(s, ANNA) == "factory-3 steamboat-4"


def test_several_only_with_engines_of_a_type() -> None:
    s = play(ready(), "0 delivery, pay 1, send 2 factory-3")
    assert refused(s, "send 3 barracks-1") == "other-engine"
    assert asked(s) == ["stop", "send 1 barracks-1"]
    assert asked(play(s, "send 1 barracks-1")) == ["stop"]
    other = play(ready(), "0 delivery, pay 1, send 3 barracks-1")
    assert refused(other, "send 2 factory-3") == "other-engine"


def test_each_with_an_order_of_its_own() -> None:
    s = play(ready(), "0 delivery, pay 1, send 2 barracks-1")
    assert refused(s, "send 1 barracks-1") == "no-such-order"


def test_the_zone_needs_a_train_that_can_leave() -> None:
    s = ready()
    for dock in (1, 2, 3):
        build(s, ANNA, dock, "w", engine=1)
    assert refused(s, "delivery") == "no-train"
    build(s, ANNA, 1, "w:w1")
    assert refused(s, "delivery") == "no-train"
    build(s, ANNA, 1, "w:w1", engine=4)
    assert refused(s, "delivery") == ""


def test_the_next_delivery_may_use_another_type() -> None:
    s = ready()
    take_in(s, ANNA, "delivery")
    s = play(s, "0 delivery, pay 1, send 2 factory-3, stop, use delivery")
    assert "send 3 barracks-1" in asked(s)
