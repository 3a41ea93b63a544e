"""Who remembers what: stacks and hands as a seat may imagine them (CG-2.2, CG-4.8)."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spielwerk.core.chance import key
from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.state import PLACES, TRAY

from .tables import ANNA, BEN, CLARA, held, leave, play, prices, stack, table, take_in

FIVE = "factory-1 factory-2 factory-3 furnace-1 furnace-2"


def imagined(s: Any, seat: int) -> Iterator[Any]:
    """Tables this seat cannot tell from the true one."""
    for number in range(30):
        twin = s.copy()
        CARD_GAME.redeal(twin, seat, key(hashlib.sha256(bytes([number])).digest()))
        yield twin


def stacks(s: Any, seat: int, name: str) -> list[list[str]]:
    return [stack(twin, name).split() for twin in imagined(s, seat)]


def hands(s: Any, seat: int, of: int) -> set[str]:
    """The hand of a seat as another may imagine it."""
    return {held(twin, of) for twin in imagined(s, seat)}


def looked(take: str = "factory-2", **tops: Any) -> Any:
    """Anna looked at four, took one, and laid the rest under the stack in reverse."""
    tops = tops or {"order": FIVE}
    s = play(table(**tops), f"0 wild, pay 2, look {next(iter(tops))}")
    cards = CARD_GAME.view(s, ANNA)["look"]["cards"]
    cards.remove(take)
    s = play(s, f"take {take}, next {cards[2]}, next {cards[1]}")
    return play(s, "done")


@pytest.mark.rule("CG-2.2")
def test_nobody_knows_the_shuffled_cards_and_all_the_top_ones() -> None:
    s = table(lorry_a="w1 ff")
    for seat in (ANNA, BEN):
        found = stacks(s, seat, "lorry a")
        assert {each[0] for each in found} == {"w1"}
        assert len({each[1] for each in found}) > 5
        assert {tuple(sorted(each + other)) for each, other in both(s, seat)} == {
            tuple(sorted((stack(s, "lorry a") + " " + stack(s, "lorry b")).split()))
        }


def both(s: Any, seat: int) -> list[tuple[list[str], list[str]]]:
    """The two stacks of lorries are one deck to who knows neither."""
    twins = list(imagined(s, seat))
    pairs = [(stack(t, "lorry a").split(), stack(t, "lorry b").split()) for t in twins]
    assert len({tuple(sorted(a)) for a, _ in pairs}) > 5
    return pairs


@pytest.mark.rule("CG-2.2")
def test_what_was_taken_openly_is_remembered() -> None:
    s = play(table(order=FIVE), "0 order, pay 1, done, 1 order, pay 2, done")
    for seat in (ANNA, BEN, CLARA):
        assert hands(s, seat, ANNA) == {"factory-1"}
        assert hands(s, seat, BEN) == {"factory-2"}


@pytest.mark.rule("CG-4.8")
def test_the_looker_knows_what_lies_at_the_bottom_and_in_which_order() -> None:
    s = looked()
    bottoms = {tuple(each[-3:]) for each in stacks(s, ANNA, "order")}
    assert bottoms == {("furnace-1", "factory-3", "factory-1")}
    assert len({tuple(each[1:-3]) for each in stacks(s, ANNA, "order")}) > 20
    assert hands(s, ANNA, ANNA) == {"factory-2"}


@pytest.mark.rule("CG-4.8")
def test_the_others_know_of_the_top_card_only_that_it_is_among_them() -> None:
    """It was seen by all; it may be what Anna took."""
    s = looked()
    for seat in (BEN, CLARA):
        twins = list(imagined(s, seat))
        sets = [[*stack(t, "order").split()[-3:], held(t, ANNA)] for t in twins]
        assert all("factory-1" in each for each in sets)
        assert len({each.index("factory-1") for each in sets}) == 4
        assert len(hands(s, seat, ANNA)) > 4
    known = CARD_GAME.view(s, BEN)["known"]
    places = [{"stack": "order", "depth": depth} for depth in (25, 26, 27)]
    assert known == [
        {
            "deck": "orders",
            "ordered": False,
            "cards": ["factory-1"],
            "places": [*places, {"hand": ANNA}],
        }
    ]


@pytest.mark.rule("CG-4.8")
def test_what_is_delivered_leaves_the_set_before_all_eyes() -> None:
    """Anna took the top card itself, and plays it: of the three others nobody else knows any."""
    s = looked(take="share", innovation="share mining 1-3 1-4 1-5")
    assert CARD_GAME.view(s, BEN)["known"][0]["cards"] == ["share"]
    s = play(s, "1 pass, 2 pass, 0 use share")
    assert CARD_GAME.view(s, BEN)["known"] == []
    assert CARD_GAME.view(s, ANNA)["known"][0]["cards"] == ["1-4", "1-3", "mining"]


@pytest.mark.rule("CG-4.8")
def test_a_copy_that_leaves_is_the_one_that_was_known() -> None:
    """Of two copies in the set, one was seen by all. Anna took and plays the other: Ben cannot
    tell, so he does not know that the seen one still lies there."""
    s = looked(take="mining", innovation="mining mining 1-3 1-4 1-5")
    s.players[ANNA].row_length = 1
    s.players[ANNA].row[0] = 1
    s = play(s, "1 pass, 2 pass, 0 use mining")
    assert CARD_GAME.view(s, BEN)["known"] == []


@pytest.mark.rule("CG-4.8")
def test_a_copy_that_is_turned_up_is_the_one_that_was_known() -> None:
    """Ben saw one of the two, and imagines them either way. One is turned up: of the other he
    knows nothing, whichever it is."""
    s = table()
    leave(s, "share", "share-factory share-factory share-furnace share-barracks")
    s = play(s, "0 wild, pay 2, look share, take share-barracks, next share-factory")
    s = play(s, "next share-factory")
    turned_up = [play(twin, "done") for twin in imagined(s, BEN)]
    like = [twin for twin in turned_up if stack(twin, "share").startswith("share-factory")]
    assert len(like) > 5
    assert all(CARD_GAME.view(twin, BEN)["known"] == [] for twin in like)


@pytest.mark.rule("CG-4.8")
def test_shown_from_one_of_two_secrets_nobody_knows_which() -> None:
    """Both sets are forgotten by the others; Anna still knows both."""
    s = looked(take="1-4", innovation="share mining 1-4 lorry 1-5")
    prices(s, wild=2)
    s = play(s, "1 pass, 2 pass, 0 wild, pay 2, look innovation")
    cards = CARD_GAME.view(s, ANNA)["look"]["cards"]
    s = play(s, f"take {cards[1]}, next {cards[2]}, next {cards[3]}, done")
    assert len(CARD_GAME.view(s, BEN)["known"]) == 2
    prices(s, share=1)
    s = play(s, "0 share, pay 1-4 as 1")
    assert CARD_GAME.view(s, BEN)["known"] == []
    assert len(CARD_GAME.view(s, ANNA)["known"]) == 2


def small(rest: str) -> Any:
    """Anna looked at four of a small stack of shares; of what she laid down she knows all."""
    s = table()
    leave(s, "share", f"share-factory share-furnace share-furnace share-barracks {rest}")
    s = play(s, "0 wild, pay 2, look share, take share-barracks, next share-furnace")
    s = play(s, "next share-factory, done")
    prices(s, wild=2)
    return s


@pytest.mark.rule("CG-4.8")
def test_after_anothers_look_one_knows_only_that_they_lie_among_them() -> None:
    s = play(small("share-steamboat"), "1 wild, pay 2, look share, take share-steamboat")
    s = play(s, "next share-furnace, next share-furnace")
    known = {seat: CARD_GAME.view(s, seat)["known"] for seat in (ANNA, BEN, CLARA)}
    laid = ["share-furnace", "share-furnace", "share-factory"]
    assert (known[BEN][0]["cards"], known[BEN][0]["ordered"]) == (laid, True)
    assert (known[ANNA][0]["cards"], known[ANNA][0]["ordered"]) == (sorted(laid), False)
    assert known[CLARA][0]["cards"] == ["share-factory"], "once on top, it went under the stack"


@pytest.mark.rule("CG-4.8")
def test_a_split_set_is_forgotten_by_all_but_who_laid_it() -> None:
    """Three unknown, and the first of Anna's: Ben takes a part of her set."""
    s = small("share-steamboat share-steamboat share-barracks")
    assert CARD_GAME.view(s, CLARA)["known"][0]["cards"] == ["share-factory"]
    s = play(s, "1 wild, pay 2, look share")
    assert [each["cards"] for each in CARD_GAME.view(s, CLARA)["known"]] == [["share-steamboat"]]
    mine = [each["cards"] for each in CARD_GAME.view(s, ANNA)["known"]]
    assert ["share-factory", "share-furnace"] in mine


@pytest.mark.rule("CG-4.9")
def test_halves_of_a_stack_keep_what_is_known_of_them() -> None:
    s = table()
    leave(s, "lorry b", "w1 w2 ww c1 cc")
    s = play(s, "0 wild, pay 2, look lorry b, take w2, next c1, next ww, done")
    assert stack(s, "lorry b") == "cc c1 ww w1"
    leave(s, "lorry a", "ff")
    s = play(s, "1 lorry a, pay 1, done")
    assert (stack(s, "lorry b"), stack(s, "lorry a")) == ("cc c1", "ww w1")
    assert {tuple(each) for each in stacks(s, ANNA, "lorry a")} == {("ww", "w1")}
    assert {tuple(each) for each in stacks(s, ANNA, "lorry b")} == {("cc", "c1")}
    assert CARD_GAME.view(s, CLARA)["known"][0]["cards"] == ["w1"]


@pytest.mark.rule("CG-4.8")
def test_while_one_looks_the_others_imagine_other_cards() -> None:
    s = play(table(order=FIVE), "0 wild, pay 2, look order")
    trays = {tuple(t.cards[TRAY:PLACES].tolist()) for t in imagined(s, BEN)}
    assert len(trays) > 20
    assert {tuple(t.cards[TRAY:PLACES].tolist()) for t in imagined(s, ANNA)} == {
        tuple(s.cards[TRAY:PLACES].tolist())
    }


@pytest.mark.rule("CG-2.2")
def test_whoever_is_in_the_midst_of_a_turn_can_go_on_with_it() -> None:
    """Anna delivers with an order she took secretly: Ben imagines only what fits the train."""
    s = looked(take="factory-2")
    s.players[ANNA].docks[0].engine = 1
    s.players[ANNA].docks[0].wagons[0] = 1
    s.players[ANNA].docks[0].loads[0] = 3
    s.players[ANNA].docks[0].length = 1
    s = play(s, "1 pass, 2 pass, 0 delivery, pay 1")
    found = hands(s, BEN, ANNA)
    assert len(found) > 3
    assert all(order[-1] in "12" for order in found)
    for twin in imagined(s, BEN):
        assert CARD_GAME.legal_moves(twin, ANNA)


SCENES: dict[str, Callable[[], Any]] = {
    "fresh": table,
    "looked": looked,
    "later": lambda: play(looked(), "1 pass, 2 pass, 0 order, pay 1, done"),
    "naming": lambda: play(table(order=FIVE), "0 wild, pay 2, look order, take factory-3"),
    "shares": lambda: small("share-steamboat"),
}


@pytest.mark.rule("CG-2.2")
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("seat", [ANNA, BEN, CLARA])
def test_redealing_changes_nothing_but_where_cards_lie(scene: str, seat: int) -> None:
    """The same cards in all; the seat sees and may do what it did; all else is as it was."""
    s = SCENES[scene]()
    take_in(s, seat, "factory-4")
    for twin in imagined(s, seat):
        assert sorted(twin.cards.tolist()) == sorted(s.cards.tolist())
        assert CARD_GAME.view(twin, seat) == CARD_GAME.view(s, seat)
        assert CARD_GAME.legal_moves(twin, seat) == CARD_GAME.legal_moves(s, seat)
        twin.cards, twin.seen = s.cards, s.seen
        assert twin.tobytes() == s.tobytes()
