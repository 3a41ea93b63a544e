"""Offers and choices: parts, barriers, what is final (GS-3.2, GS-3.3)."""

from typing import Any

import pytest

from .tables import ANNA, BEN, CLARA, DORA, GAME, asked, divided, hand, play, refused, splitting

HANDS = ("tome1 gold1 gold2", "topaz1 topaz2", "artwork1 artwork2 star2", "square1 square2")


def phase(s: Any) -> str:
    return str(GAME.view(s, None)["phase"])


@pytest.mark.rule("GS-3.2")
def test_every_card_is_put_and_each_part_holds_one() -> None:
    s = splitting(*HANDS)
    assert refused(s, ANNA, "offer") == "not-all-put GS-3.2"
    assert refused(s, ANNA, "put star2 a") == "not-in-hand GS-3.2"
    s = play(s, "0 put tome1 a, put gold2 a")
    assert refused(s, ANNA, "put tome1 b") == "not-in-hand GS-3.2", "it has been put"
    assert refused(s, ANNA, "put gold1 a") == "empty-part GS-3.2"
    assert asked(s, ANNA) == ["put gold1 b"]
    s = play(s, "0 put gold1 b")
    assert asked(s, ANNA) == ["offer"]
    parts = GAME.view(s, ANNA)["players"][ANNA]["parts"]
    assert [parts[part]["cards"] for part in "ab"] == [["tome1", "gold2"], ["gold1"]]


@pytest.mark.rule("GS-3.2")
def test_copies_are_said_once() -> None:
    s = splitting("tome1 tome1 tome1", "gold1 gold1")
    assert asked(s, ANNA) == ["put tome1 a", "put tome1 b"]
    s = play(s, "0 put tome1 a, put tome1 a")
    assert asked(s, ANNA) == ["put tome1 b"]


@pytest.mark.rule("GS-3.2")
def test_an_offer_may_be_revised_until_the_wallets_go_left() -> None:
    s = divided(splitting(*HANDS), ANNA, "tome1", "gold1 gold2")
    assert GAME.to_move(s) == [BEN, CLARA, DORA]
    assert refused(s, ANNA, "offer") == "offered GS-3.2"
    assert refused(s, BEN, "reopen") == "not-offered GS-3.2"
    assert asked(s, ANNA) == ["reopen"], "it owes nothing, and may still speak"
    assert "reopen" in GAME.binding, "the others wait for an offer that is withdrawn"
    s = play(s, "0 reopen")
    assert GAME.to_move(s) == [ANNA, BEN, CLARA, DORA]
    assert hand(s, ANNA) == "tome1 gold1 gold2"
    s = divided(s, ANNA, "gold2", "gold1 tome1")
    for seat, (a, b) in {
        BEN: ("topaz1", "topaz2"),
        CLARA: ("star2", "artwork1 artwork2"),
        DORA: ("square1", "square2"),
    }.items():
        assert phase(s) == "split"
        s = divided(s, seat, a, b)
    assert phase(s) == "choose"
    assert refused(s, ANNA, "reopen") == "passed-on GS-3.3"
    assert refused(s, ANNA, "offer") == "passed-on GS-3.3", "a second offer after the barrier"
    assert refused(s, ANNA, "put gold2 a") == "passed-on GS-3.3"
    right = GAME.view(s, BEN)["players"][ANNA]["parts"]
    assert right["a"]["cards"] == ["gold2"], "it is the revised offer that goes left"


@pytest.mark.rule("GS-3.3")
def test_keep_one_part_and_give_the_other_back() -> None:
    s = splitting(*HANDS)
    for seat, (a, b) in enumerate(
        [
            ("tome1", "gold1 gold2"),
            ("topaz1", "topaz2"),
            ("artwork1 artwork2", "star2"),
            ("square1", "square2"),
        ]
    ):
        assert refused(s, seat, "keep a") == "not-open GS-3.3"
        s = divided(s, seat, a, b)
    s = play(s, "2 keep b")
    assert refused(s, CLARA, "keep a") == "chosen GS-3.3"
    assert asked(s, CLARA) == []
    s = play(s, "0 keep a, 3 keep a, 1 keep b")
    assert phase(s) == "resolution"
    assert hand(s, ANNA) == "tome1 square1", "from Dora, and what Ben gave back"
    assert hand(s, BEN) == "topaz1 gold1 gold2"
    assert hand(s, CLARA) == "topaz2 star2"
    assert hand(s, DORA) == "artwork1 artwork2 square2"
    players = GAME.view(s, None)["players"]
    assert [player["kept"] for player in players] == ["a", "b", "b", "a"]
    assert [tuple(player["wallet"].values()) for player in players] == [
        (1, 2),
        (1, 1),
        (2, 1),
        (1, 1),
    ]
    assert refused(s, ANNA, "keep a") == "not-asked GS-8"


@pytest.mark.rule("GS-3.3")
def test_nobody_sees_an_offer_or_a_choice_too_early() -> None:
    s = divided(splitting(*HANDS), ANNA, "tome1", "gold1 gold2")
    for viewer in (None, BEN, DORA):
        assert GAME.view(s, viewer)["players"][ANNA]["parts"] is None
        assert GAME.said(s, ANNA, "put tome1 a", viewer) == "put ?"
    for seat, (a, b) in {
        BEN: ("topaz1", "topaz2"),
        CLARA: ("star2", "artwork1 artwork2"),
        DORA: ("square1", "square2"),
    }.items():
        s = divided(s, seat, a, b)
    assert GAME.view(s, BEN)["players"][ANNA]["parts"]["a"]["cards"] == ["tome1"]
    assert GAME.view(s, CLARA)["players"][ANNA]["parts"] is None
    kept = play(s, "1 keep b")
    assert [GAME.view(kept, seat)["players"][BEN]["kept"] for seat in (None, ANNA, BEN)] == [
        None,
        None,
        "b",
    ]
    assert GAME.said(s, BEN, "keep b", ANNA) == "keep ?"
    last = play(kept, "0 keep a, 2 keep a")
    assert GAME.said(last, DORA, "keep b", ANNA) == "keep b", "the last shows all"


def pairs(*offers: int) -> Any:
    """These seats have offered, in this order."""
    s = splitting("tome1 gold1", "topaz1 topaz2", "artwork1 star2", "square1 square2", pairs=True)
    for seat in offers:
        a, b = hand(s, seat).split()
        s = divided(s, seat, a, b)
    return s


@pytest.mark.rule("GS-3.3")
def test_in_pairs_a_wallet_opens_when_both_neighbours_have_offered() -> None:
    s = pairs(ANNA)
    assert asked(s, ANNA) == ["reopen"]
    s = pairs(ANNA, CLARA)
    assert [asked(s, seat) for seat in (ANNA, CLARA)] == [["reopen"], ["reopen"]]
    s = pairs(ANNA, CLARA, BEN)
    assert asked(s, BEN) == ["keep a", "keep b"], "Anna's wallet"
    assert asked(s, CLARA) == ["keep a", "keep b"], "Ben's wallet"
    assert asked(s, ANNA) == [], "Dora's is missing, and Ben has seen hers"
    assert refused(s, ANNA, "reopen") == "passed-on GS-3.3"
    assert refused(s, ANNA, "keep a") == "not-open GS-3.3"
    assert GAME.to_move(s) == [BEN, CLARA, DORA]
    assert GAME.view(s, BEN)["players"][ANNA]["parts"]["a"]["cards"] == ["tome1"]
    assert GAME.view(s, DORA)["players"][CLARA]["parts"] is None
    s = play(s, "1 keep a, 2 keep b")
    assert GAME.view(s, CLARA)["players"][BEN]["kept"] is None
    s = divided(s, DORA, "square1", "square2")
    assert GAME.to_move(s) == [ANNA, DORA]
    s = play(s, "0 keep b, 3 keep b")
    assert phase(s) == "resolution"
    assert [hand(s, seat) for seat in range(4)] == [
        "gold1 square2",
        "tome1 topaz1",
        "artwork1 topaz2",
        "square1 star2",
    ]


@pytest.mark.rule("GS-3.3")
def test_in_pairs_who_has_seen_a_wallet_cannot_revise() -> None:
    s = pairs(ANNA, BEN)
    assert asked(s, BEN) == ["keep a", "keep b"]
    assert refused(s, BEN, "reopen") == "passed-on GS-3.3"
    assert refused(s, ANNA, "reopen") == "passed-on GS-3.3"
