"""Cards, seals, sales, the splitter, and what they set off (GS-3.4, GS-4)."""

import pytest

from spielwerk.games.great_split.components import TRACKS

from .tables import (
    ANNA,
    BEN,
    GAME,
    asked,
    chosen,
    hand,
    levels,
    moved,
    offered,
    play,
    refused,
    resolved,
    resolving,
    splitting,
)

NOT_GOLD = [f"arrow {track}" for track in TRACKS if track != "gold"]


@pytest.mark.rule("GS-3.4")
def test_every_card_and_the_splitter_once_in_any_order() -> None:
    s = resolving("tome1 tome1 gold1")
    assert GAME.to_move(s) == [ANNA, BEN]
    assert refused(s, ANNA, "done") == "not-all-played GS-3.4"
    assert refused(s, ANNA, "play star2") == "not-to-play GS-3.4"
    s = play(s, "0 play gold1, splitter prestige, play tome1, sell tome1 prestige")
    assert refused(s, ANNA, "play tome1") == "not-to-play GS-3.4"
    assert refused(s, ANNA, "splitter tome") == "splitter-used GS-4.3"
    assert asked(s, ANNA) == ["done"]
    s = play(s, "0 done")
    assert GAME.to_move(s) == [BEN]
    assert refused(s, ANNA, "play tome1") == "resolved GS-3.4"


@pytest.mark.rule("GS-3.4")
def test_face_up_for_all_to_see() -> None:
    s = play(resolving("tome1 gold1"), "0 play tome1")
    for viewer in (None, BEN):
        assert GAME.view(s, viewer)["players"][ANNA]["played"] == ["tome1"]


@pytest.mark.rule("GS-3.4")
def test_boards_are_independent() -> None:
    s = resolving("tome1 tome3", "tome2 gold1")
    one = play(s, "0 play tome3, 1 play tome2, 0 play tome1, 1 play gold1")
    two = play(s, "1 play tome2, play gold1, 0 play tome3, play tome1")
    assert moved(s, one, ANNA) == moved(s, two, ANNA) == {"tome": 4}
    assert moved(s, one, BEN) == moved(s, two, BEN) == {"tome": 2, "gold": 1}


@pytest.mark.rule("GS-4.1")
@pytest.mark.parametrize("track", ["tome", "artwork", "topaz", "emerald"])
def test_a_step_for_each_symbol(track: str) -> None:
    for n in (1, 2, 3):
        s = resolving(f"{track}{n}")
        assert moved(s, play(s, f"0 play {track}{n}"), ANNA) == {track: n}


@pytest.mark.rule("GS-4.1")
def test_prestige() -> None:
    s = resolving("prestige5")
    after = play(s, "0 play prestige5")
    assert moved(s, after, ANNA) == {"prestige": 5}
    assert (GAME.scores(after)[ANNA], GAME.sheet(after, ANNA)[0]) == (5, 5)


@pytest.mark.rule("GS-4.1")
def test_prestige_goes_on_past_99() -> None:
    s = resolving("prestige5")
    levels(s, ANNA, prestige=97)
    assert GAME.scores(play(s, "0 play prestige5, splitter prestige"))[ANNA] == 97 + 5 + 1


@pytest.mark.rule("GS-4.2")
@pytest.mark.parametrize(
    ("card", "tracks"),
    [
        ("diamond1", ["tome", "artwork"]),
        ("square1", ["topaz", "emerald", "gold"]),
        ("star1", ["tome", "artwork", "topaz", "emerald", "gold"]),
    ],
)
def test_where_seals_may_go(card: str, tracks: list[str]) -> None:
    s = play(resolving(f"{card} tome1"), f"0 play {card}")
    assert asked(s, ANNA) == [f"seal {track}" for track in tracks]
    for track in ("tome", "topaz"):
        if track not in tracks:
            assert refused(s, ANNA, f"seal {track}") == "other-seal GS-4.2"
    for text in ("play tome1", "splitter tome", "done", "arrow tome"):
        assert refused(s, ANNA, text) == "seal-first GS-4.7"
    s = play(s, f"0 seal {tracks[0]}")
    assert refused(s, ANNA, f"seal {tracks[0]}") == "no-seal GS-4.2"


@pytest.mark.rule("GS-4.2")
def test_each_symbol_may_go_elsewhere() -> None:
    s = resolving("star2")
    after = play(s, "0 play star2, seal gold, seal tome")
    assert moved(s, after, ANNA) == {"gold-seal": 1, "gold": 1, "tome-seal": 1, "tome": 1}
    after = play(s, "0 play star2, seal topaz, seal topaz")
    assert moved(s, after, ANNA) == {"topaz-seal": 2, "topaz": 1}


@pytest.mark.rule("GS-4.3")
@pytest.mark.parametrize("track", TRACKS)
def test_the_splitter_goes_anywhere(track: str) -> None:
    s = resolving("tome1")
    levels(s, ANNA, **{track.replace("-", "_"): 1})
    assert moved(s, play(s, f"0 splitter {track}"), ANNA) == {track: 1}


@pytest.mark.rule("GS-4.4")
@pytest.mark.parametrize("card", ["tome3", "gold2", "prestige5", "star2"])
def test_any_card_may_be_sold_for_a_step_on_gold_or_prestige(card: str) -> None:
    s = resolving(card)
    for track in ("gold", "prestige"):
        after = play(s, f"0 sell {card} {track}")
        assert moved(s, after, ANNA) == {track: 1}
        assert GAME.said(s, ANNA, f"sell {card} {track}", BEN) == f"sell ? {track}"
        player = GAME.view(after, BEN)["players"][ANNA]
        assert (player["played"], player["sold"], player["sold_cards"]) == ([], 1, None)
        assert GAME.view(after, ANNA)["players"][ANNA]["sold_cards"] == [card]
        told = [f for f in GAME.tell(s, ANNA, f"sell {card} {track}", after) if f.told(BEN)]
        assert card not in str(told)


@pytest.mark.rule("GS-4.5")
def test_a_double_arrow_reached_or_passed() -> None:
    """At once: the rest of the steps on gold comes afterwards."""
    for start in (1, 2):
        s = resolving("gold2")
        levels(s, ANNA, gold=start)
        s = play(s, "0 play gold2")
        assert asked(s, ANNA) == sorted(NOT_GOLD, key=GAME.moves.index)
        assert s.boards[ANNA].levels[4] == 3
        assert refused(s, ANNA, "splitter tome") == "arrow-first GS-4.7"
        after = play(s, "0 arrow emerald")
        assert after.boards[ANNA].levels[4] == start + 2
        assert moved(s, after, ANNA)["emerald"] == 2
    assert refused(after, ANNA, "arrow tome") == "no-arrow GS-4.5"


@pytest.mark.rule("GS-4.5")
def test_two_arrows_by_one_card() -> None:
    """From 8 to 11: one at 9, one at 11."""
    s = resolving("gold3")
    levels(s, ANNA, gold=8)
    after = play(s, "0 play gold3, arrow topaz, arrow prestige")
    assert moved(s, after, ANNA) == {"gold": 3, "topaz": 2, "prestige": 2}


@pytest.mark.rule("GS-4.5")
def test_if_only_one_step_fits_the_other_is_lost() -> None:
    s = resolving("gold1")
    levels(s, ANNA, gold=2, tome=14)
    after = play(s, "0 play gold1, arrow tome")
    assert moved(s, after, ANNA) == {"gold": 1, "tome": 1}
    before = play(s, "0 play gold1")
    facts = [f.word for f in GAME.tell(before, ANNA, "arrow tome", after)]
    assert facts == ["stepped", "step-lost"]


@pytest.mark.rule("GS-4.6")
def test_an_icon_reached_or_passed() -> None:
    s = resolving("square2")
    levels(s, ANNA, topaz_seal=1)
    after = play(s, "0 play square2, seal topaz, seal topaz")
    assert moved(s, after, ANNA) == {"topaz-seal": 2, "topaz": 1}, "the icon at 3 only"


@pytest.mark.rule("GS-4.6")
def test_an_icon_passed_by_a_double_arrow() -> None:
    s = resolving("gold1")
    levels(s, ANNA, gold=2, artwork_seal=2)
    after = play(s, "0 play gold1, arrow artwork-seal")
    assert moved(s, after, ANNA) == {"gold": 1, "artwork-seal": 2, "artwork": 1}


@pytest.mark.rule("GS-4.7")
def test_the_longest_chain() -> None:
    """A seal, its icon, gold, a double arrow, two gold seals with an icon each time, and so on."""
    s = resolving("square1 tome1")
    levels(s, ANNA, gold=2)
    s1 = play(s, "0 play square1, seal gold")  # icon at 1: gold 3, a double arrow
    assert moved(s, s1, ANNA) == {"gold-seal": 1, "gold": 1}
    s2 = play(s1, "0 arrow gold-seal")  # 2, and the icon at 3: gold 4
    assert moved(s1, s2, ANNA) == {"gold-seal": 2, "gold": 1}
    assert "play tome1" in asked(s2, ANNA), "all that waited is finished"
    s = resolving("gold3")
    levels(s, ANNA, gold=5, gold_seal=2)
    s1 = play(s, "0 play gold3")  # 6: a double arrow; two more steps wait
    s2 = play(s1, "0 arrow gold-seal")  # icon at 3: gold 7; then 4; then gold 8 and 9
    assert moved(s, s2, ANNA) == {"gold": 4, "gold-seal": 2}
    assert GAME.view(s2, None)["players"][ANNA]["asks"]["arrow"], "9 has a double arrow"
    s3 = play(s2, "0 arrow gold-seal")  # icon at 5: gold 10; then 6
    assert moved(s, s3, ANNA) == {"gold": 3 + 1 + 1, "gold-seal": 4}
    assert asked(s3, ANNA)[0].startswith("splitter")


@pytest.mark.rule("GS-4.7")
def test_an_arrow_within_an_arrow() -> None:
    """The first gold seal's icon reaches the next arrow; the second seal waits for that."""
    s = resolving("gold1")
    levels(s, ANNA, gold=4)
    s.sheet.double_arrows[:4] = 5, 6, 9, 11
    s = play(s, "0 play gold1, arrow gold-seal")  # icon at 1: gold 6, an arrow within the arrow
    asks = GAME.view(s, BEN)["players"][ANNA]["asks"]
    assert asks == {
        "arrow": True,
        "seals": 0,
        "seal": None,
        "waits": [{"track": "gold-seal", "steps": 1}],
    }
    assert s.boards[ANNA].levels[10] == 1
    s = play(s, "0 arrow tome")
    assert (s.boards[ANNA].levels[10], s.boards[ANNA].levels[0]) == (2, 2)


@pytest.mark.rule("GS-4.8")
def test_surplus_is_lost() -> None:
    s = resolving("tome3 gold3")
    levels(s, ANNA, tome=14, gold=11)
    after = play(s, "0 play tome3, play gold3")
    assert moved(s, after, ANNA) == {"tome": 1, "gold": 1}
    full = play(s, "0 splitter tome")
    assert moved(full, play(full, "0 play tome3"), ANNA) == {}, "it may still be played"


@pytest.mark.rule("GS-4.8")
def test_no_choice_of_a_full_track_while_another_is_open() -> None:
    s = resolving("diamond1 tome1")
    levels(s, ANNA, tome_seal=8, gold=12)
    assert refused(s, ANNA, "sell tome1 gold") == "full GS-4.8"
    assert "sell tome1 prestige" in asked(s, ANNA)
    assert refused(s, ANNA, "splitter gold") == "full GS-4.8"
    s = play(s, "0 play diamond1")
    assert refused(s, ANNA, "seal tome") == "full GS-4.8"
    assert asked(s, ANNA) == ["seal artwork"]
    s = resolving("gold1")
    levels(s, ANNA, gold=2, emerald=15)
    s = play(s, "0 play gold1")
    assert refused(s, ANNA, "arrow emerald") == "full GS-4.8"
    assert refused(s, ANNA, "arrow gold-seal") == ""


@pytest.mark.rule("GS-4.8")
def test_with_none_open_any_may_be_picked_and_the_step_is_lost() -> None:
    s = resolving("square2")
    levels(s, ANNA, topaz_seal=6, emerald_seal=6, gold_seal=6)
    s = play(s, "0 play square2")
    assert asked(s, ANNA) == ["seal topaz", "seal emerald", "seal gold"]
    after = play(s, "0 seal gold, seal topaz")
    assert moved(s, after, ANNA) == {}


@pytest.mark.rule("GS-3.6")
def test_sold_cards_come_back_too() -> None:
    s = chosen(offered(splitting("tome1 gold1", "topaz1 gold2", "star2 emerald1")))
    held = hand(s, ANNA)
    sold = held.split()[0]
    s = play(s, f"0 sell {sold} prestige")
    for seat in range(3):
        s = resolved(s, seat)
    assert set(held.split()) <= set(hand(s, ANNA).split())
    assert s.hands[ANNA].held == 2 + 1
