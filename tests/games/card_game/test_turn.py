"""Turns: prices, exact payment, what may be chosen, innovations around it (CG-3)."""

import pytest

from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.components import ZONES

from .tables import (
    ANNA,
    BEN,
    all_prices,
    asked,
    build,
    held,
    leave,
    payments,
    play,
    prices,
    refused,
    row,
    store,
    table,
    take_in,
    train,
    workers,
    zone_of,
    zones,
)


@pytest.mark.rule("CG-3.1")
def test_clockwise_until_all_have_passed() -> None:
    s = play(table(), "0 lorry a, pay 1, done, 1 pass, 2 lorry a, pay 2, done")
    assert s.turn == ANNA
    s = play(s, "0 pass, 2 lorry a, pay 3, done, 2 lorry b, pay 1, done")
    assert (s.turn, s.shift) == (2, 0), "a lone player goes on"
    assert play(s, "2 pass").shift == 1


@pytest.mark.rule("CG-3.2")
def test_one_more_than_the_last_placement() -> None:
    """One's own counts, too; the wild one begins with 2; the next shift begins anew."""
    s = table(2)
    zone = zone_of("lorry_a")
    price = [each["price"] for each in CARD_GAME.view(s, None)["zones"]]
    assert price == [1] * 13 + [2]
    s = play(s, "0 lorry a, pay 1, done, 1 pass, 0 lorry a, pay 1")
    assert s.owed == 2 - 1
    s = play(s, "pay 1, done, 0 wild, pay 2, look share, take share-barracks")
    assert CARD_GAME.view(s, None)["zones"][zone]["price"] == 3
    assert CARD_GAME.view(s, None)["zones"][13]["price"] == 3
    rest = CARD_GAME.view(s, ANNA)["look"]["cards"]
    s = play(s, f"next {rest[0]}, next {rest[1]}, done, pass")
    assert [each["price"] for each in CARD_GAME.view(s, None)["zones"]] == [1] * 13 + [2]


@pytest.mark.rule("CG-3.3")
def test_too_many_or_never_exact() -> None:
    s = table()
    prices(s, order=3)
    workers(s, ANNA, [2, 2, 4])
    assert refused(s, "order") == "no-sum"
    workers(s, ANNA, [2, 2, 1, 4])
    s = play(s, "0 order")
    assert refused(s, "pay 4") == "too-many-workers"
    assert refused(s, "pay 3") == "no-such-worker"
    assert refused(play(s, "pay 2"), "pay 2") == "too-many-workers"
    prices(s := table(), order=4)
    workers(s, ANNA, [1, 1, 2, 3])
    s = play(s, "0 order, pay 1")
    assert asked(s) == ["pay 1", "pay 2", "pay 3"]
    workers(s := table(), ANNA, [1, 2, 2])
    prices(s, order=4)
    assert refused(play(s, "0 order"), "pay 1") == "never-exact"


@pytest.mark.rule("CG-3.3")
@pytest.mark.parametrize(
    ("cards", "innovations", "price", "ways"),
    [
        ([], "1-3", 3, {("1-3 as 3",)}),
        ([1], "1-3", 3, {("1", "1-3 as 2"), ("1-3 as 3",)}),
        ([1], "1-4", 5, {("1", "1-4 as 4")}),
        ([2], "1-5", 2, {("2",), ("1-5 as 2",)}),
        ([3], "1-3 1-3", 5, {("1-3 as 2", "3"), ("1-3 as 1", "1-3 as 1", "3")}),
        ([], "1-3 1-5", 8, {("1-3 as 3", "1-5 as 5")}),
        ([], "1-3 1-4", 2, {("1-3 as 2",), ("1-4 as 2",), ("1-3 as 1", "1-4 as 1")}),
        ([1], "mining 1-3", 3, {("1-3 as 3",), ("1", "1-3 as 2")}),
    ],
)  # fmt: skip
def test_innovations_in_payments(
    cards: list[int], innovations: str, price: int, ways: set[tuple[str, ...]]
) -> None:
    s = table(4)
    workers(s, ANNA, cards)
    take_in(s, ANNA, innovations)
    prices(s, share=price)
    found = payments(play(s, "0 share"))
    if innovations == "1-3 1-3":  # two of a kind: [3] + 2, or 2 + 3 of them, or 1 + 1
        found -= {way for way in found if "1-3 as 3" in way}
    assert found == {tuple(sorted(way)) for way in ways}


@pytest.mark.rule("CG-3.3")
def test_the_next_price_follows_the_number_and_innovations_leave() -> None:
    """A 1-5 played as 3: the next takes 4. At the end of the shift only worker cards come back."""
    s = table()
    take_in(s, ANNA, "1-5")
    prices(s, share=3)
    s = play(s, "0 share, pay 1-5 as 3, done, 1 lorry a, pay 1, done")
    zone = CARD_GAME.view(s, None)["zones"][zone_of("share")]
    assert (zone["price"], zone["last"]) == (4, ANNA)
    assert zone["laid"] == [{"seat": ANNA, "card": "1-5", "number": 3}]
    s = play(s, "2 pass, 0 pass, 1 pass")
    assert held(s, ANNA) == ""
    assert s.players[BEN].workers.tolist() == [0, 5, 2, 1, 1, 0]
    assert not any(zone["laid"] for zone in CARD_GAME.view(s, None)["zones"])


@pytest.mark.rule("CG-3.4")
def test_only_what_can_be_paid_and_carried_out() -> None:
    s = table()
    workers(s, ANNA, [2])
    assert zones(s) == ["wild"]
    workers(s, ANNA, [])
    assert asked(s) == ["pass"]
    workers(s, ANNA, [1])
    assert zones(s) == [*ZONES[:9], "mining 0/1"]
    assert refused(s, "delivery") == "no-train"
    assert refused(s, "wild") == "no-sum"


@pytest.mark.rule("CG-3.5")
def test_as_many_innovations_as_one_likes_before_and_after() -> None:
    s = table(lorry_a="w1 w2 ww", share="share-factory share-furnace")
    take_in(s, ANNA, "lorry lorry share share")
    s = play(s, "0 use lorry a, on, use share, on, order, pay 1, on, use share, on, use lorry b")
    assert s.players[ANNA].row_length == 2
    assert held(s, ANNA).count(" ") == 0, "they left the game"
    assert asked(s) == ["done"]


@pytest.mark.rule("CG-3.5")
def test_no_passing_after_an_innovation() -> None:
    s = table()
    take_in(s, ANNA, "share")
    s = play(s, "0 use share, on")
    assert refused(s, "pass") == "innovation-played"
    assert refused(play(table(), "0 lorry a, pay 1"), "pass") == "not-asked"


@pytest.mark.rule("CG-3.5")
def test_the_effect_must_be_possible() -> None:
    s = table()
    take_in(s, ANNA, "mining delivery engine share")
    for dock in (1, 2, 3):
        build(s, ANNA, dock, "", engine=dock)
    leave(s, "share")
    assert refused(s, "use mining") == "nothing-to-mine"
    assert refused(s, "use delivery") == "no-train"
    assert refused(s, "use engine") == "three-engines"
    assert refused(s, "use share") == "stack-empty"
    assert refused(s, "use wagon a") == "no-such-innovation"


@pytest.mark.rule("CG-3.5")
def test_nothing_between_workers_and_action() -> None:
    s = table()
    take_in(s, ANNA, "share")
    for script in ("0 lorry a", "0 wagon a, pay 1", "0 mining 0/1, pay 1"):
        assert refused(play(s, script), "use share") == "not-asked"


@pytest.mark.rule("CG-3.5")
def test_one_just_taken_may_be_played() -> None:
    s = table(innovation="share 1-3")
    s = play(s, "0 innovation, pay 1, on")
    assert asked(s) == ["use share", "done"]


@pytest.mark.rule("CG-3.5")
def test_before_the_action_a_zone_must_be_left() -> None:
    """Only shares can be paid, and the innovation would take the last one."""
    s = table()
    all_prices(s, 30)
    prices(s, share=1)
    take_in(s, ANNA, "share")
    assert "use share" in asked(s)
    leave(s, "share", "share-factory")
    assert refused(s, "use share") == "no-zone-left"
    prices(s, engine=15 - 1 + 5)
    assert refused(s, "use share") == "no-zone-left"
    take_in(s, ANNA, "1-5")
    assert "use share" in asked(s), "worker innovations pay, too"


@pytest.mark.rule("CG-3.5")
def test_an_innovation_may_open_the_zone_it_needs() -> None:
    """Only delivery can be paid. The train has its lorry and its order, but for the engine."""
    s = table(engine="engine-2")
    all_prices(s, 30)
    prices(s, delivery=1)
    take_in(s, ANNA, "engine share factory-1")
    build(s, ANNA, 2, "b:b1")
    assert asked(s) == ["pass", "use engine"]
    assert refused(s, "use share") == "no-zone-left"
    s = play(s, "0 use engine")
    assert asked(s) == ["dock 2"]
    assert refused(s, "dock 1") == "no-zone-left"
    assert zones(play(s, "dock 2, on")) == ["delivery"]


@pytest.mark.rule("CG-3.5")
def test_each_step_of_a_mining_innovation_must_leave_a_zone() -> None:
    """Only mining 1/2 can be paid; the last card must not leave row and storage idle."""
    s = table()
    all_prices(s, 30)
    prices(s, mining_12=1)
    take_in(s, ANNA, "mining")
    row(s, ANNA, "w1 w1")
    build(s, ANNA, 1, "w")
    s = play(s, "0 use mining, load 1")
    assert asked(s) == ["stop"], "the second card is what mining 1/2 will be for"
    assert refused(s, "store") == "no-zone-left"
    assert asked(play(s, "stop")) == ["mining 1/2"]


@pytest.mark.rule("CG-3.5")
def test_each_train_of_a_delivery_innovation_must_leave_a_zone() -> None:
    s = table()
    all_prices(s, 30)
    prices(s, delivery=1)
    take_in(s, ANNA, "delivery factory-1 factory-2")
    build(s, ANNA, 1, "w:w1", engine=1)
    build(s, ANNA, 2, "b:b1 b:b2", engine=1)
    s = play(s, "0 use delivery")
    assert asked(s) == ["send 1 factory-1", "send 2 factory-2"]
    assert refused(s, "send 2 factory-1") == "no-zone-left", "no train could take the other order"
    s = play(s, "send 1 factory-1")
    assert asked(s) == ["stop"]
    assert asked(play(s, "stop")) == ["delivery"]


@pytest.mark.rule("CG-3.5")
def test_after_the_action_nothing_must_be_left() -> None:
    s = table()
    workers(s, ANNA, [1])
    leave(s, "share", "share-factory")
    take_in(s, ANNA, "share")
    s = play(s, "0 lorry a, pay 1, on, use share")
    assert asked(s) == ["done"]
    store(s, ANNA, "w1")
    assert train(s, ANNA, 1) == ""
