"""The wild action: look at four, take one, put the rest under the stack (CG-4.8)."""

import pytest

from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.components import STACKS

from .tables import (
    ANNA,
    BEN,
    asked,
    build,
    held,
    leave,
    play,
    prices,
    refused,
    row_of,
    stack,
    table,
    train,
    workers,
    zone_of,
)

pytestmark = pytest.mark.rule("CG-4.8")


def test_take_one_of_four_the_rest_under_the_stack() -> None:
    """The first named lies highest."""
    s = table(lorry_a="w1 w2 c1 cc b1")
    before = stack(s, "lorry a").split()
    s = play(s, "0 wild, pay 2")
    assert asked(s) == [f"look {name}" for name in STACKS]
    s = play(s, "look lorry a")
    assert asked(s) == ["take w1", "take w2", "take c1", "take cc"]
    assert refused(s, "take b1") == "not-seen"
    s = play(s, "take c1")
    assert row_of(s, ANNA) == "c1"
    assert asked(s) == ["next w1", "next w2", "next cc"]
    s = play(s, "next cc, next w1")
    assert stack(s, "lorry a").split() == [*before[4:], "cc", "w1", "w2"]
    assert CARD_GAME.view(s, ANNA)["stacks"][0]["top"] is None
    assert CARD_GAME.view(play(s, "done"), None)["stacks"][0]["top"] == "b1"


def test_a_wagon_or_an_engine_is_put_before_the_rest_goes_back() -> None:
    s = table(wagon_b="wagon-w wagon-b wagon-x wagon-x")
    s = play(s, "0 wild, pay 2, look wagon b, take wagon-b")
    assert asked(s) == ["dock 2"]
    s = play(s, "dock 2")
    assert asked(s) == ["next wagon-w", "next wagon-x"]
    assert train(s, ANNA, 2) == "b"


@pytest.mark.parametrize(
    ("cards", "taken", "then", "left"),
    [
        ("w1 w2 ww", "w2", ["next w1", "next ww"], ""),
        ("w1 w2", "w2", ["done"], "w1"),
        ("w1", "w1", ["done"], ""),
    ],
)
def test_fewer_if_fewer_are_left(cards: str, taken: str, then: list[str], left: str) -> None:
    s = table()
    leave(s, "lorry a", cards)
    leave(s, "lorry b", "ff")
    s = play(s, f"0 wild, pay 2, look lorry a, take {taken}")
    assert asked(s) == then
    if then == ["done"]:
        assert stack(s, "lorry a") == left


def test_orders_and_innovations_are_taken_unseen() -> None:
    s = table(order="barracks-1 barracks-2 factory-3 furnace-4")
    s = play(s, "0 wild, pay 2, look order")
    assert CARD_GAME.said(s, ANNA, "take factory-3", BEN) == "take ?"
    assert CARD_GAME.said(s, ANNA, "take factory-3", ANNA) == "take factory-3"
    after = play(s, "take factory-3")
    assert held(after, ANNA) == "factory-3"
    assert CARD_GAME.view(after, BEN)["players"][ANNA]["orders"] == {
        "count": 1,
        "cards": None,
        "open": [],
    }
    for fact in CARD_GAME.tell(s, ANNA, "take factory-3", after):
        assert not fact.told(BEN) or "factory-3" not in fact.data.values()
    assert CARD_GAME.said(after, ANNA, "next furnace-4", None) == "next ?"
    s = play(table(share="share-factory"), "0 wild, pay 2, look share")
    assert CARD_GAME.said(s, ANNA, "take share-factory", BEN) == "take share-factory"


def test_no_workers_in_the_zone_of_the_stack() -> None:
    s = table()
    workers(s, ANNA, [2])
    prices(s, share=4)
    s = play(s, "0 wild, pay 2, look share, take share-barracks")
    assert s.placed[zone_of("share")] == 3


def test_a_card_must_be_takeable() -> None:
    s = table()
    for dock in (1, 2, 3):
        build(s, ANNA, dock, "", engine=1)
    assert refused(play(s, "0 wild, pay 2"), "look engine") == "three-engines"
    for name in STACKS:
        if name != "engine":
            leave(s, name)
    assert refused(s, "wild") == "nothing-to-take"
    assert refused(s, "engine") == "three-engines"
    build(s, ANNA, 1, "")
    assert refused(s, "wild") == ""
    assert asked(play(s, "0 wild, pay 2")) == ["look engine"]
