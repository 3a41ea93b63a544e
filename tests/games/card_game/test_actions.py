"""The actions of the stacks: lorries, wagons, engines, cards into the hand (CG-4.1 to 4.5, 4.9)."""

import pytest

from spielwerk.games.card_game import CARD_GAME

from .tables import (
    ANNA,
    BEN,
    asked,
    build,
    held,
    leave,
    numbers,
    play,
    prices,
    refused,
    row,
    row_of,
    stack,
    table,
    take_in,
    train,
)


@pytest.mark.rule("CG-4.1")
def test_a_lorry_comes_to_the_left_end() -> None:
    s = table(lorry_a="ff")
    row(s, ANNA, "w1 c2")
    assert row_of(play(s, "0 lorry a, pay 1"), ANNA) == "ff w1 c2"


@pytest.mark.rule("CG-4.2")
@pytest.mark.parametrize(
    ("wagon", "docks"), [("w", "1 2"), ("c", "1 3"), ("b", "2"), ("f", "3"), ("x", "1 2 3")]
)
def test_a_wagon_goes_where_its_crest_is_shown(wagon: str, docks: str) -> None:
    s = play(table(wagon_b=f"wagon-{wagon}"), "0 wagon b, pay 1")
    assert asked(s) == [f"dock {dock}" for dock in docks.split()]
    for dock in set("123") - set(docks.split()):
        assert refused(s, f"dock {dock}") == "no-crest"


@pytest.mark.rule("CG-4.2")
def test_right_of_the_wagons_left_of_the_engine() -> None:
    s = table(wagon_a="wagon-x")
    build(s, ANNA, 1, "c:cc w", engine=3)
    s = play(s, "0 wagon a, pay 1, dock 1")
    assert train(s, ANNA, 1) == "c:cc w x"
    assert s.players[ANNA].docks[0].engine == 3


@pytest.mark.rule("CG-4.3")
def test_an_engine_goes_to_a_dock_without_one() -> None:
    s = table(engine="engine-4 engine-1")
    build(s, ANNA, 2, "b", engine=1)
    s = play(s, "0 engine, pay 1")
    assert asked(s) == ["dock 1", "dock 3"]
    assert refused(s, "dock 2") == "engine-there"
    s = play(s, "dock 3, done, 1 pass, 2 pass")
    assert s.players[ANNA].docks[2].engine == 4
    build(s, ANNA, 1, "", engine=2)
    assert refused(s, "engine") == "three-engines"


@pytest.mark.rule("CG-4.4")
def test_orders_and_innovations_come_into_the_hand() -> None:
    s = table(order="factory-3", innovation="1-4")
    s = play(s, "0 order, pay 1, done, 1 innovation, pay 1, done")
    assert (held(s, ANNA), held(s, BEN)) == ("factory-3", "1-4")
    assert CARD_GAME.view(s, BEN)["players"][ANNA]["orders"] == {
        "count": 1,
        "cards": None,
        "open": ["factory-3"],
    }


@pytest.mark.rule("CG-4.5")
def test_shares_and_objectives_lie_open() -> None:
    s = table(share="share-furnace", objective="engines-2")
    s = play(s, "0 share, pay 1, done, 1 objective, pay 1, done")
    view = CARD_GAME.view(s, None)["players"]
    assert view[ANNA]["destinations"][1]["shares"] == 1
    assert view[BEN]["objectives"] == [{"word": "engines-2", "count": 0, "points": 0}]


@pytest.mark.rule("CG-4.9")
@pytest.mark.parametrize("name", ["engine", "order", "share", "innovation", "objective"])
def test_no_workers_for_an_empty_stack(name: str) -> None:
    s = table()
    leave(s, name)
    assert refused(s, name) == "stack-empty"


CUTS = [
    ("w1 w2 ww c1", "w1 w2", "ww c1"),
    ("w1 w2 ww c1 c2", "w1 w2 ww", "c1 c2"),
    ("w1 w2", "w1", "w2"),
    ("w1", "w1", ""),
    ("", "", ""),
]


@pytest.mark.rule("CG-4.9")
@pytest.mark.parametrize(("other", "stays", "moves"), CUTS)
@pytest.mark.parametrize(("empty", "cut"), [("lorry a", "lorry b"), ("lorry b", "lorry a")])
def test_the_other_stack_is_cut_in_halves(
    other: str, stays: str, moves: str, empty: str, cut: str
) -> None:
    """The upper cards stay, the larger half; workers stay in their zones."""
    s = table()
    leave(s, empty, "ff")
    leave(s, cut, other)
    prices(s, **{empty.replace(" ", "_"): 2})
    s = play(s, f"0 {empty}, pay 2")
    assert (stack(s, cut), stack(s, empty)) == (stays, moves), "at once"
    s = play(s, "done")
    tops = {each["name"]: each["top"] for each in CARD_GAME.view(s, None)["stacks"]}
    assert tops[empty] == (moves.split(maxsplit=1)[0] if moves else None)
    price = {each["name"]: each["price"] for each in CARD_GAME.view(s, None)["zones"]}
    assert (price[empty], price[cut]) == (3, 1)


@pytest.mark.rule("CG-4.9")
def test_wagons_are_cut_like_lorries_and_what_is_taken_next_is_its_card() -> None:
    s = table()
    leave(s, "wagon b", "wagon-f")
    leave(s, "wagon a", "wagon-w wagon-c wagon-x")
    take_in(s, ANNA, "wagon")
    s = play(s, "0 use wagon b, dock 3")
    assert asked(s) == ["on"], "the card of the new stack waits to be turned up"
    s = play(s, "on, wagon b, pay 1, dock 2, done")
    assert train(s, ANNA, 2) == "x"
    assert (stack(s, "wagon a"), stack(s, "wagon b")) == ("wagon-w", "wagon-c")


@pytest.mark.rule("CG-4.9")
def test_a_stack_looked_at_is_empty_only_if_nothing_goes_back() -> None:
    s = table()
    leave(s, "lorry a", "w1 w2")
    before = stack(s, "lorry b")
    s = play(s, "0 wild, pay 2, look lorry a, take w1, done")
    assert (stack(s, "lorry a"), stack(s, "lorry b")) == ("w2", before)
    prices(s, wild=2)
    s = play(s, "1 wild, pay 2, look lorry a, take w2, done")
    cards = before.split()
    assert (stack(s, "lorry b"), stack(s, "lorry a")) == (
        " ".join(cards[:10]),
        " ".join(cards[10:]),
    )
    assert numbers("lorries", "w1") == [1]
