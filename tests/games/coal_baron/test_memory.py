"""Who remembers what of the decks: what a seat laid back, what it saw, what it cannot know."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spielwerk.core.chance import key
from spielwerk.games.coal_baron import COAL_BARON

from .tables import ANNA, BEN, CLARA, PACKS, bare, leave, left, numbers, play

FIVE = "Y1L B1D G2L K1D Y2D"  # tiles Anna sees
LAID = ["K1D", "Y1L", "Y2D", "G2L", "B1D"]  # in the order she lays them back
LAY = "next K1D, next Y1L, next Y2D, next G2L"
OTHERS = "K2L K2L B2L B2D G1L G1D Y1D"  # the rest of a small deck


def imagined(s: Any, seat: int) -> Iterator[Any]:
    """Tables this seat cannot tell from the true one."""
    for number in range(40):
        twin = s.copy()
        COAL_BARON.redeal(twin, seat, key(hashlib.sha256(bytes([number])).digest()))
        yield twin


def decks(s: Any, seat: int, deck: str = "tiles") -> list[list[str]]:
    """The deck as this seat may imagine it, again and again."""
    return [left(twin, deck).split() for twin in imagined(s, seat)]


def known_cards(s: Any, seat: int, first: int, size: int) -> set[str]:
    """The tiles that are among these places of the deck, whatever this seat imagines."""
    return set.intersection(*(set(deck[first : first + size]) for deck in decks(s, seat)))


def orders_imagined(s: Any, seat: int, first: int, size: int) -> int:
    """In how many orders this seat imagines these places of the deck."""
    return len({tuple(deck[first : first + size]) for deck in decks(s, seat)})


def looked(side: str = "top", rest: str = OTHERS) -> Any:
    """Anna has looked at five tiles, kept none and laid them back; it is Ben's turn."""
    s = bare()
    leave(s, "tiles", f"{FIVE} {rest}")
    return play(s, f"0 factory look, keep none, {side}, {LAY}, done")


@pytest.mark.rule("CB-4.2")
@pytest.mark.parametrize(("side", "first"), [("top", 0), ("bottom", 7)])
def test_the_looker_remembers_what_it_laid_and_in_which_order(side: str, first: int) -> None:
    s = looked(side)
    imagined = decks(s, ANNA)
    assert all(deck[first : first + 5] == LAID for deck in imagined)
    rest = {tuple(deck[:first] + deck[first + 5 :]) for deck in imagined}
    assert len(rest) > 1, "what it has not seen is dealt anew"


@pytest.mark.rule("CB-4.2")
@pytest.mark.parametrize("seat", [BEN, CLARA])
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_the_others_know_nothing_of_it(seat: int, side: str) -> None:
    for cards_at_one_place in zip(*decks(looked(side), seat), strict=True):
        assert len(set(cards_at_one_place)) > 4


@pytest.mark.rule("CB-4.2")
def test_while_one_looks_the_others_imagine_other_tiles() -> None:
    """Deck and tray are one to them; the looker sees the tray, and imagines the rest."""
    s = bare()
    leave(s, "tiles", f"{FIVE} {OTHERS}")
    s = play(s, "0 factory look")
    trays = {tuple(twin.tray.tolist()) for twin in imagined(s, BEN)}
    assert len(trays) > 20
    assert {tuple(twin.tray.tolist()) for twin in imagined(s, ANNA)} == {tuple(s.tray.tolist())}
    assert orders_imagined(s, ANNA, 0, 7) > 20


@pytest.mark.rule("CB-4.2")
def test_what_is_named_next_stays_secret() -> None:
    s = bare()
    leave(s, "tiles", f"{FIVE} {OTHERS}")
    s = play(s, "0 factory look, keep none, top, next K1D, next Y1L")
    assert len({int(twin.tray[0]) for twin in imagined(s, CLARA)}) > 4
    assert {int(twin.tray[0]) for twin in imagined(s, ANNA)} == set(numbers("tiles", "K1D"))


@pytest.mark.rule("CB-4.2")
def test_after_anothers_look_one_knows_only_that_they_lie_among_them() -> None:
    """Ben sees Anna's five and lays them anew: he knows the order, she the set, Clara nothing."""
    s = play(looked(), f"1 factory look, keep none, top, {LAY}, done")
    assert orders_imagined(s, BEN, 0, 5) == 1
    assert known_cards(s, ANNA, 0, 5) == set(LAID)
    assert orders_imagined(s, ANNA, 0, 5) > 20
    assert known_cards(s, CLARA, 0, 5) == set()


@pytest.mark.rule("CB-4.2")
def test_while_another_lays_them_anew_their_order_is_its_secret() -> None:
    """Anna knows which five Ben holds, but hears no `next`."""
    s = play(looked(), "1 factory look, keep none, top, next Y1L, next K1D")
    trays = {tuple(twin.tray.tolist()) for twin in imagined(s, ANNA)}
    assert {tuple(sorted(tray)) for tray in trays} == {tuple(sorted(numbers("tiles", FIVE)))}
    assert len(trays) > 20


@pytest.mark.rule("CB-4.2")
def test_what_lies_deep_in_the_deck_is_remembered_when_it_moves_up() -> None:
    """Anna's five lie at the bottom; Ben takes five from the top and lays them below hers."""
    lay = "next K2L, next B2D, next B2L, next K2L"
    s = play(looked("bottom"), f"1 factory look, keep none, bottom, {lay}, done")
    assert {tuple(deck[2:7]) for deck in decks(s, ANNA)} == {tuple(LAID)}
    batch = {"after": 2, "among": 5, "ordered": True, "cards": LAID}
    assert COAL_BARON.view(s, ANNA)["tiles"]["known"] == [batch]
    assert {tuple(deck[7:]) for deck in decks(s, BEN)} == {("K2L", "B2D", "B2L", "K2L", "G1L")}
    assert orders_imagined(s, BEN, 0, 7) > 20
    assert orders_imagined(s, ANNA, 7, 5) > 20


@pytest.mark.rule("CB-4.2")
def test_four_known_among_five() -> None:
    """Anna bought one and laid four on top. Ben looked at these and a fifth, all to the bottom."""
    s = bare()
    leave(s, "tiles", f"{FIVE} {OTHERS}")
    s = play(s, "0 factory look, keep Y1L, top, next K1D, next Y2D, next G2L, done")
    s = play(s, "1 factory look, keep none, bottom, next K2L, next K1D, next Y2D, next B1D, done")
    assert left(s, "tiles").endswith("K2L K1D Y2D B1D G2L")
    assert known_cards(s, ANNA, 6, 5) == {"K1D", "Y2D", "B1D", "G2L"}
    assert {len(set(deck[6:]) - set(LAID)) for deck in decks(s, ANNA)} == {1}
    assert orders_imagined(s, ANNA, 6, 5) > 20
    assert orders_imagined(s, BEN, 6, 5) == 1


@pytest.mark.rule("CB-4.2")
def test_what_another_bought_is_no_longer_among_them() -> None:
    s = play(looked(), "1 factory look, keep Y1L, top, next B1D, next G2L, next K1D, done")
    assert known_cards(s, ANNA, 0, 4) == {"B1D", "G2L", "K1D", "Y2D"}


@pytest.mark.rule("CB-4.2")
def test_a_tile_turned_up_leaves_the_rest_known() -> None:
    """The first of Anna's five goes to the factory: she knows the order of the other four."""
    s = looked()
    s.factory[0] = numbers("tiles", "Y1D")[0]
    s = play(s, "1 factory 1, done")
    assert {tuple(deck[:4]) for deck in decks(s, ANNA)} == {tuple(LAID[1:])}
    assert known_cards(s, BEN, 0, 4) == set()


def split() -> Any:
    """Three unknown, then five laid by Ben of which Anna knows the set; Clara looks at 3 + 2."""
    s = play(looked(rest="K2L B2L G1L"), f"1 factory look, keep none, bottom, {LAY}, done")
    assert left(s, "tiles").split() == ["K2L", "B2L", "G1L", *LAID]
    assert known_cards(s, ANNA, 3, 5) == set(LAID), "before Clara's look"
    return play(s, "2 factory look, keep none, top")


@pytest.mark.rule("CB-4.2")
def test_a_split_set_is_forgotten_by_all_but_who_laid_it() -> None:
    s = play(split(), "2 next K1D, next K2L, next B2L, next Y1L, done")
    assert left(s, "tiles").split() == ["K1D", "K2L", "B2L", "Y1L", "G1L", *LAID[2:]]
    assert known_cards(s, ANNA, 0, 5) == known_cards(s, ANNA, 5, 3) == set()
    assert {tuple(deck[5:]) for deck in decks(s, BEN)} == {tuple(LAID[2:])}
    assert known_cards(s, BEN, 0, 5) >= {"K1D", "Y1L"}
    assert orders_imagined(s, BEN, 0, 5) > 20
    assert orders_imagined(s, CLARA, 0, 5) == 1
    assert known_cards(s, CLARA, 5, 3) == {"Y2D", "G2L", "B1D"}, (
        "by counting, all others being known"
    )


@pytest.mark.rule("CB-4.2")
def test_while_the_set_is_being_split() -> None:
    s = split()
    trays = [twin.tray.tolist() for twin in imagined(s, BEN)]
    assert all(set(numbers("tiles", "K1D Y1L")) <= set(tray) for tray in trays)
    assert len({tuple(sorted(twin.tray.tolist())) for twin in imagined(s, ANNA)}) > 4


@pytest.mark.rule("CB-4.10")
def test_orders_are_remembered_like_tiles() -> None:
    s = bare()
    leave(s, "orders", "o01 o12 o23 o34 o05 o06 o07 o08 o09")
    s = play(s, "0 order look, keep o23, top, next o34, next o01, next o05, done")
    assert {tuple(deck[:4]) for deck in decks(s, ANNA, "orders")} == {("o34", "o01", "o05", "o12")}
    assert len({tuple(deck[4:]) for deck in decks(s, ANNA, "orders")}) > 10
    assert len({deck[0] for deck in decks(s, BEN, "orders")}) > 4
    s = play(s, "1 order look, keep none, top, next o01, next o05, next o12, next o34, done")
    assert {frozenset(deck[:5]) for deck in decks(s, ANNA, "orders")} >= {
        frozenset({"o34", "o01", "o05", "o12", other}) for other in ("o06", "o07", "o08", "o09")
    }


@pytest.mark.rule("CB-4.2")
def test_a_view_tells_what_its_seat_remembers() -> None:
    s = play(looked(), f"1 factory look, keep none, top, {LAY}, done")
    known = {seat: COAL_BARON.view(s, seat)["tiles"]["known"] for seat in (ANNA, BEN, CLARA, None)}
    batch = {"after": 0, "among": 5}
    assert known[BEN] == [{**batch, "ordered": True, "cards": LAID}]
    assert known[ANNA] == [{**batch, "ordered": False, "cards": sorted(LAID)}]
    assert known[CLARA] == known[None] == []


SCENES: dict[str, Callable[[], Any]] = {
    "fresh": bare,
    "laid on top": looked,
    "laid at the bottom": lambda: looked("bottom"),
    "looking": lambda: play(looked(), "1 factory look"),
    "naming": lambda: play(looked(), "1 factory look, keep none, top, next Y1L"),
    "splitting": split,
    "orders": lambda: play(bare(), "0 order look, keep none, bottom"),
}


@pytest.mark.rule("CB-4.2")
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("seat", [ANNA, BEN, CLARA])
def test_redealing_changes_nothing_but_where_cards_lie(scene: str, seat: int) -> None:
    """The same cards in each deck with its tray; and the seat sees and may do what it did."""
    s = SCENES[scene]()
    for twin in imagined(s, seat):
        assert hidden_cards(twin) == hidden_cards(s)
        assert COAL_BARON.view(twin, seat) == COAL_BARON.view(s, seat)
        assert COAL_BARON.legal_moves(twin, seat) == COAL_BARON.legal_moves(s, seat)
        for hidden in ("tiles", "orders", "tray", "tray_seen"):
            setattr(twin, hidden, getattr(s, hidden))
        assert twin.tobytes() == s.tobytes()


def hidden_cards(s: Any) -> list[list[str]]:
    """Each deck and what was taken from it to be looked at."""
    seen = "tiles" if s.space == 8 else "orders"
    tray = {seen: [PACKS[seen].words[card] for card in s.tray[: s.tray_size]]}
    return [sorted(left(s, deck).split() + tray.get(deck, [])) for deck in PACKS]
