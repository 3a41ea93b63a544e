"""Who knows which cards: what a seat has seen, what it can only imagine (GS-2.7)."""

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spielwerk.core.chance import key
from spielwerk.games.great_split.components import CARDS
from spielwerk.games.great_split.state import LEVEL

from .tables import (
    ANNA,
    BEN,
    CLARA,
    DORA,
    GAME,
    close,
    divided,
    face_up,
    give,
    hand,
    play,
    splitting,
    table,
)

pytestmark = pytest.mark.rule("GS-2.7")
HANDS = ("tome1 tome2 tome3", "gold1 gold2 gold3", "topaz1 topaz2 topaz3", "star2 square1 square2")
Words = Callable[[Any], list[str]]


def imagined(s: Any, seat: int) -> Iterator[Any]:
    """Tables this seat cannot tell from the true one."""
    for number in range(30):
        twin = s.copy()
        GAME.redeal(twin, seat, key(hashlib.sha256(bytes([number])).digest()))
        assert GAME.view(twin, seat) == GAME.view(s, seat)
        yield twin


def held(holder: int) -> Words:
    """What a seat holds, whatever lies where."""
    return lambda s: [CARDS[card % LEVEL] for card in s.hands[holder].cards[: s.hands[holder].held]]


def sure(s: Any, seat: int, words: Words) -> list[str]:
    """The cards that are there at every table this seat imagines."""
    twins = [words(twin) for twin in imagined(s, seat)]
    return sorted(
        card for card in set(twins[0]) for _ in range(min(twin.count(card) for twin in twins))
    )


def known(s: Any, seat: int, holder: int) -> list[str]:
    """What the view says that this seat knows of another's cards."""
    return sorted(GAME.view(s, seat)["players"][holder]["known"])


def started(pairs: bool = False) -> Any:
    """All have offered the first card against the other two; wallets are open."""
    s = splitting(*HANDS, pairs=pairs)
    for seat, words in enumerate(HANDS):
        first, rest = words.split(maxsplit=1)
        s = divided(s, seat, first, rest)
    return s


def exchanged() -> Any:
    """All have kept the first card: each now holds one of its right, two of its own."""
    return play(started(), "0 keep a, 1 keep a, 2 keep a, 3 keep a")


def test_the_others_hands_are_dealt_anew() -> None:
    s = table(4)
    for other in (BEN, CLARA, DORA):
        assert known(s, ANNA, other) == []
        assert len({tuple(sorted(held(other)(twin))) for twin in imagined(s, ANNA)}) > 10
    assert sure(s, ANNA, held(ANNA)) == sorted(held(ANNA)(s))


def test_but_all_see_from_which_deck_a_card_comes() -> None:
    """In the first round everybody holds four cards of level I and one of level II."""
    for twin in imagined(table(4), ANNA):
        for seat in range(4):
            cards = twin.hands[seat].cards[:5] // LEVEL
            assert sorted(cards.tolist()) == [0, 0, 0, 0, 1]


def test_a_wallet_is_known_to_who_made_it_and_who_opened_it() -> None:
    s = started()
    assert known(s, BEN, ANNA) == ["tome1", "tome2", "tome3"]
    assert sure(s, BEN, held(ANNA)) == ["tome1", "tome2", "tome3"]
    for twin in imagined(s, BEN):
        assert GAME.view(twin, ANNA)["players"][ANNA]["parts"]["a"]["cards"] == ["tome1"]
    assert known(s, CLARA, ANNA) == []
    assert len({tuple(sorted(held(ANNA)(twin))) for twin in imagined(s, CLARA)}) > 10


def test_offers_and_choices_are_imagined_too() -> None:
    s = play(started(), "3 keep a")
    sizes, kept = set(), set()
    for twin in imagined(s, BEN):
        sizes.add(tuple(twin.hands[CLARA].lies[:3].tolist()))
        kept.add(int(twin.kept[DORA]))
    assert len(sizes) > 3
    assert kept == {1, 2}
    assert (0, 0, 0) not in sizes
    assert all(len(set(parts)) == 2 for parts in sizes), "no part is empty"


@pytest.mark.parametrize("pairs", [False, True])
def test_an_offer_before_the_barrier(pairs: bool) -> None:
    s = divided(splitting(*HANDS, pairs=pairs), ANNA, "tome1", "tome2 tome3")
    parts = {tuple(twin.hands[ANNA].lies[:3].tolist()) for twin in imagined(s, BEN)}
    assert len(parts) > 3
    half = play(splitting(*HANDS), "0 put tome1 a, put tome2 a")
    parts = {tuple(twin.hands[ANNA].lies[:3].tolist()) for twin in imagined(half, CLARA)}
    assert len(parts) > 2
    assert {sum(lies > 0 for lies in part) for part in parts} == {2}


def test_in_pairs_only_the_neighbour_sees() -> None:
    s = splitting(*HANDS, pairs=True)
    s = divided(divided(s, ANNA, "tome1", "tome2 tome3"), BEN, "gold1", "gold2 gold3")
    assert known(s, BEN, ANNA) == ["tome1", "tome2", "tome3"]
    for other in (CLARA, DORA):
        assert known(s, other, ANNA) == known(s, other, BEN) == []
    assert known(s, ANNA, BEN) == [], "Clara is to open it"


def test_where_the_cards_went() -> None:
    """What one passed on, and what one gave back."""
    s = exchanged()
    assert known(s, ANNA, BEN) == sure(s, ANNA, held(BEN)) == ["tome1"]
    assert known(s, BEN, ANNA) == sure(s, BEN, held(ANNA)) == ["tome2", "tome3"]
    assert known(s, CLARA, ANNA) == sure(s, CLARA, held(ANNA)) == []
    assert known(s, DORA, ANNA) == sure(s, DORA, held(ANNA)) == ["star2"]


def test_all_know_what_was_played_and_who_knew_knows_what_was_sold() -> None:
    s = play(exchanged(), "0 play tome2, sell tome3 prestige")
    assert known(s, BEN, ANNA) == ["tome3"], "in hand, or sold"
    assert GAME.view(s, CLARA)["players"][ANNA]["played"] == ["tome2"]
    assert known(s, CLARA, ANNA) == []
    sold = {
        CARDS[twin.hands[ANNA].cards[i] % LEVEL]
        for twin in imagined(s, BEN)
        for i in range(3)
        if twin.hands[ANNA].lies[i] == 4
    }
    assert "tome3" in sold
    assert len(sold) > 1, "it was not shown which"
    s = play(s, "0 play star2, seal topaz, seal topaz, splitter tome, done")
    assert known(s, BEN, ANNA) == ["tome3"]
    assert sure(s, CLARA, held(ANNA)) == ["star2", "tome2"]


def back_in_hand(*cards: str) -> Any:
    """A round has ended: all know these hands of old; one card was dealt to each."""
    s = table(4)
    for seat, words in enumerate(cards):
        give(s, seat, words)
        face_up(s, seat)
    return close(s, 2)


def test_cards_played_are_remembered_until_the_next_wallet_goes_left() -> None:
    s = back_in_hand(*HANDS)
    for viewer in (BEN, CLARA, DORA):
        assert known(s, viewer, ANNA) == ["tome1", "tome2", "tome3"]
        assert sure(s, viewer, held(ANNA)) == ["tome1", "tome2", "tome3"]
    for seat in range(4):
        first, *rest = hand(s, seat).split()
        s = divided(s, seat, first, " ".join(rest))
        assert known(s, CLARA, ANNA) == ([] if seat == DORA else ["tome1", "tome2", "tome3"])
    assert len(known(s, BEN, ANNA)) == 4
    assert known(s, DORA, ANNA) == []


def test_a_card_dealt_is_known_to_its_holder_alone() -> None:
    s = back_in_hand(*HANDS)
    new = {tuple(sorted(held(BEN)(twin))) for twin in imagined(s, ANNA)}
    assert len(new) > 3
    assert all({"gold1", "gold2", "gold3"} <= set(cards) for cards in new)


def thrown(s: Any) -> list[str]:
    return [CARDS[card % LEVEL] for card in s.pile.cards[: s.pile.held]]


def test_nobody_sees_which_card_was_discarded() -> None:
    """Who knew the hand knows it is among those held and those thrown."""
    full = "tome1 tome2 tome3 gold1 gold2 star2"
    s = back_in_hand(full, *HANDS[1:])
    s = play(s, "0 discard star2")
    for viewer in (BEN, CLARA):
        assert known(s, viewer, ANNA) == sorted(full.split())
        assert GAME.view(s, viewer)["discards"] == {"count": 1, "known": []}
        piles = {tuple(thrown(twin)) for twin in imagined(s, viewer)}
        assert len(piles) > 3
        assert ("star2",) in piles
        both = sure(s, viewer, lambda twin: held(ANNA)(twin) + thrown(twin))
        assert both == sorted(full.split())
    assert all(thrown(twin) == ["star2"] for twin in imagined(s, ANNA))


def test_who_opens_the_wallet_misses_what_was_discarded() -> None:
    full = "tome1 tome2 tome3 gold1 gold2 star2"
    s = play(back_in_hand(full, *HANDS[1:]), "0 discard star2")
    for seat in range(4):
        first, *rest = hand(s, seat).split()
        s = divided(s, seat, first, " ".join(rest))
    assert GAME.view(s, BEN)["discards"]["known"] == ["star2"]
    assert all(thrown(twin) == ["star2"] for twin in imagined(s, BEN))
    assert GAME.view(s, CLARA)["discards"]["known"] == []
    assert len({tuple(thrown(twin)) for twin in imagined(s, CLARA)}) > 5


def test_two_copies_are_told_apart_by_nobody() -> None:
    """Anna throws one of two tomes, all knew of one: Ben finds a tome and cannot miss one."""
    s = back_in_hand("tome2 gold1 gold2 gold3 star2 square1", *HANDS[1:])
    s.hands[ANNA].cards[6] = CARDS.index("tome2") + LEVEL
    s = play(s, "0 discard tome2")
    for seat in range(4):
        first, *rest = hand(s, seat).split()
        s = divided(s, seat, first, " ".join(rest))
    assert "tome2" in known(s, BEN, ANNA)
    assert GAME.view(s, BEN)["discards"]["known"] == []
    assert len({tuple(thrown(twin)) for twin in imagined(s, BEN)}) > 1


@pytest.mark.parametrize("first", ["play", "sell"])
def test_who_knew_of_a_copy_and_sees_one_played_knows_of_one(first: str) -> None:
    hands = ("tome1 gold1 gold2", "tome1 topaz1 topaz2", "star2 square1", "square2 square1")
    s = splitting(*hands)
    for seat, words in enumerate(hands):
        one, rest = words.split(maxsplit=1)
        s = divided(s, seat, one, rest)
    s = play(s, "0 keep b, 1 keep a, 2 keep b, 3 keep a")
    assert hand(s, BEN) == "tome1 tome1", "one is known to Anna, one to Clara"
    texts = ["play tome1", "sell tome1 prestige"]
    for text in texts if first == "play" else reversed(texts):
        s = play(s, f"1 {text}")
    for viewer in (ANNA, CLARA, DORA):
        player = GAME.view(s, viewer)["players"][BEN]
        assert (player["played"], player["known"]) == (["tome1"], [])
        assert len({tuple(sorted(held(BEN)(twin))) for twin in imagined(s, viewer)}) > 1


def test_two_players_know_nearly_all() -> None:
    s = splitting("tome1 tome2", "gold1 gold2")
    s = divided(divided(s, ANNA, "tome1", "tome2"), BEN, "gold1", "gold2")
    s = play(s, "0 keep a, 1 keep b")
    assert known(s, ANNA, BEN) == ["gold2", "tome2"]
    assert known(s, BEN, ANNA) == ["gold1", "tome1"]


def test_what_lies_unseen_is_dealt_anew() -> None:
    """Market tokens, the decks: all but what has been turned up."""
    s = close(table(3, market="4 3"), 1)
    tokens, decks = set(), set()
    for twin in imagined(s, ANNA):
        assert (int(twin.market[0]), sorted(twin.market.tolist())) == (4, sorted(s.market.tolist()))
        tokens.add(tuple(twin.market.tolist()))
        decks.add(twin.decks.tobytes())
        assert not twin.decks[1, : twin.tops[1]].any(), "what was drawn is not to be read there"
    assert len(tokens) > 10
    assert len(decks) == 30
