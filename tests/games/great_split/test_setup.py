"""Set-up, deal and hand limits (GS-2, GS-3.1, GS-6.1)."""

import pytest

from spielwerk.games.great_split.components import SEATS

from .tables import (
    ANNA,
    BEN,
    CLARA,
    GAME,
    all_cards,
    asked,
    close,
    give,
    hand,
    play,
    refused,
    splitting,
    table,
)


@pytest.mark.rule("GS-2.1")
@pytest.mark.rule("GS-2.2")
def test_cubes_at_the_start_but_for_the_characters() -> None:
    s = table(3, characters="c2 c7 c1")
    players = GAME.view(s, None)["players"]
    tracks = [{t: n for t, n in player["tracks"].items() if n} for player in players]
    assert tracks == [{"tome": 1, "gold": 2}, {"topaz": 2, "emerald": 2, "gold": 1}, {"tome": 3}]
    assert s.slider == 0
    assert GAME.scores(s) == [0, 0, 0]


@pytest.mark.rule("GS-2.3")
@pytest.mark.rule("GS-2.4")
def test_tokens() -> None:
    """Scoring tokens lie open, market tokens do not."""
    s = table(scoring="gem tome none artwork", market="4 3 2 1 0 1")
    rounds = GAME.view(s, ANNA)["rounds"]
    assert (rounds[2]["scoring"], rounds[3]["scoring"]) == (["gem", "tome"], ["none", "artwork"])
    assert [field["token"] for field in rounds] == [None] * 6
    s = close(close(s, 1), 2)
    assert [field["token"] for field in GAME.view(s, ANNA)["rounds"]] == [4, 3, *[None] * 4]
    assert s.slider == 4 + 3


@pytest.mark.rule("GS-2.5")
def test_four_of_level_one_then_one_of_level_two() -> None:
    """Seat by seat; the rest of level I leaves the game."""
    s = table(3, level_1="tome1 tome1 tome1 tome1 gold1 gold1 gold1 gold1 square1", level_2="gold2")
    assert hand(s, ANNA) == "tome1 tome1 tome1 tome1 gold2"
    assert "gold1 gold1 gold1 gold1" in hand(s, BEN)
    assert "square1" in hand(s, CLARA)
    view = GAME.view(s, BEN)
    assert [player["hand"] is None for player in view["players"]] == [True, False, True]
    assert [player["held"] for player in view["players"]] == [5, 5, 5]
    assert view["decks"] == {"I": 0, "II": 21 - 3, "III": 21}


@pytest.mark.rule("GS-2.6")
def test_neighbours() -> None:
    players = GAME.view(table(4), None)["players"]
    assert [(player["left"], player["right"]) for player in players] == [
        (1, 3),
        (2, 0),
        (3, 1),
        (0, 2),
    ]


@pytest.mark.rule("GS-3.1")
def test_one_card_even_below_the_limit() -> None:
    s = table()
    give(s, ANNA, "tome1 gold1")
    s = close(s, 3)
    assert s.hands[ANNA].held == 2 + 1
    assert GAME.view(s, None)["decks"]["III"] == 21 - 3, "level III from the fourth round on"


@pytest.mark.rule("GS-3.1")
def test_discards_down_to_the_limit() -> None:
    """Own choice, face down; the others wait. Splitting begins when all are within the limit."""
    s = table(level_2="square2 gold2 gold2 topaz2 diamond2 diamond2")
    give(s, ANNA, "tome1 tome1 gold1 gold1 star2 artwork1")
    give(s, BEN, "tome1 gold1 gold1 topaz1 emerald1")
    give(s, CLARA, "tome1 gold1")
    s = close(s, 1)
    assert (GAME.view(s, None)["phase"], GAME.to_move(s)) == ("discard", [ANNA, BEN])
    assert asked(s, CLARA) == []
    players = GAME.view(s, None)["players"]
    assert not any(player["offered"] or player["chosen"] or player["kept"] for player in players)
    assert refused(s, CLARA, "discard tome1") == "within-limit GS-3.1"
    assert refused(s, ANNA, "discard emerald1") == "not-to-discard GS-3.1"
    assert refused(s, CLARA, "put tome1 a") == "others-discard GS-3.1"
    assert "discard topaz2" in asked(s, ANNA), "the card just dealt, too"
    s = play(s, "0 discard tome1, 1 discard gold1")
    assert GAME.to_move(s) == [ANNA], "seven cards are two too many"
    s = play(s, "0 discard star2")
    assert (GAME.view(s, None)["phase"], GAME.to_move(s)) == ("split", [ANNA, BEN, CLARA])
    assert hand(s, ANNA) == "tome1 artwork1 topaz2 gold1 gold1"
    assert GAME.view(s, ANNA)["discards"] == {"count": 3, "known": ["tome1", "star2"]}
    assert GAME.view(s, BEN)["discards"] == {"count": 3, "known": ["gold1"]}
    assert GAME.view(s, None)["discards"] == {"count": 3, "known": []}


@pytest.mark.rule("GS-3.1")
def test_a_discard_is_heard_by_nobody() -> None:
    s = table()
    give(s, ANNA, "tome1 tome1 gold1 gold1 star2 artwork1")
    s = close(s, 1)
    after = play(s, "0 discard star2")
    assert GAME.said(s, ANNA, "discard star2", BEN) == "discard ?"
    told = [f.word for f in GAME.tell(s, ANNA, "discard star2", after) if f.told(BEN)]
    assert told == ["discarded"]
    assert GAME.view(after, BEN)["players"][ANNA]["thrown"] == 1


@pytest.mark.rule("GS-3.1")
def test_the_limit_rises() -> None:
    """Six in rounds 3 and 4, seven in 5 and 6; the splitter does not count."""
    for number, limit in ((1, 5), (2, 6), (3, 6), (4, 7), (5, 7)):
        s = table()
        for seat in range(3):
            give(s, seat, " ".join(["tome1"] * (limit - 1)))
        full = close(s, number)
        assert (full.round_, GAME.view(full, None)["phase"]) == (number, "split")
        give(s, BEN, " ".join(["tome1"] * limit))
        assert GAME.to_move(close(s, number)) == [BEN]


@pytest.mark.rule("GS-6.1")
def test_two_players_get_a_card_of_the_level_below() -> None:
    """So six cards and a limit of five: both discard at once. The rest of level I stays."""
    ones = "tome1 tome1 tome1 tome1 gold1 gold1 gold1 gold1 square1 diamond1 square1 diamond1"
    s = table(2, level_1=ones, level_2="topaz2 emerald2")
    assert hand(s, ANNA) == "tome1 tome1 tome1 tome1 topaz2 square1"
    assert hand(s, BEN) == "emerald2 gold1 gold1 gold1 gold1 diamond1"
    assert (GAME.view(s, None)["phase"], GAME.to_move(s)) == ("discard", [ANNA, BEN])
    assert GAME.view(s, None)["decks"] == {"I": 29 - 2 * 4 - 2, "II": 21 - 2, "III": 21}
    give(s, ANNA, "tome1")
    give(s, BEN, "tome1")
    s = close(s, 3)
    left = GAME.view(s, None)["decks"]
    assert left == {"I": 29 - 10, "II": 21 - 2 - 2, "III": 21 - 2}, "III and II from the fourth on"
    assert [player["left"] for player in GAME.view(s, None)["players"]] == [BEN, ANNA]


@pytest.mark.rule("GS-6.1")
def test_two_players_swap_with_each_other() -> None:
    s = splitting("tome1 gold1 gold2", "topaz1 emerald1 emerald2")
    s = play(s, "0 put tome1 a, put gold1 b, put gold2 b, offer")
    s = play(s, "1 put topaz1 a, put emerald1 a, put emerald2 b, offer")
    s = play(s, "0 keep a, 1 keep b")
    assert hand(s, ANNA) == "tome1 topaz1 emerald1"
    assert hand(s, BEN) == "emerald2 gold1 gold2"


@pytest.mark.parametrize("seats", SEATS)
def test_levels_are_what_they_are_in_a_new_game(seats: int) -> None:
    s = GAME.new(seats, bytes(32))
    cards = 6 if seats == 2 else 5
    assert [player["held"] for player in GAME.view(s, None)["players"]] == [cards] * seats
    assert sum(all_cards(s).values()) == 71
