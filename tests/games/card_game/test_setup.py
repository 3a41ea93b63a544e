"""Set-up: stacks, tokens, the starter, zones; when the next card is turned up (CG-2)."""

import pytest

from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.components import ZONES

from .tables import ANNA, asked, leave, numbers, play, refused, stack, table, take_in, zones


@pytest.mark.rule("CG-2.1")
def test_lorries_and_wagons_are_cut_into_stacks_of_twenty() -> None:
    """A is drawn first, B are the cards 20 to 39."""
    s = CARD_GAME.blank(3, {"start": "0"})
    for pack in CARD_GAME.packs:
        box = pack.unshuffled(s)
        pack.cards(s)[: len(box)] = box
    CARD_GAME.begin(s)
    left = {each["name"]: each["left"] for each in CARD_GAME.view(s, None)["stacks"]}
    assert list(left.values()) == [20, 20, 20, 20, 28, 28, 24, 16, 18]
    assert stack(s, "lorry a").split() == ["w1"] * 3 + ["w2"] * 3 + ["ww"] * 4 + (
        ["c1"] * 3 + ["c2"] * 3 + ["cc"] * 4
    )
    assert stack(s, "wagon b").split() == ["wagon-f"] * 4 + ["wagon-x"] * 16


@pytest.mark.rule("CG-2.2")
def test_top_cards_lie_open_the_others_hidden() -> None:
    s = table(lorry_a="w2 ff", order="factory-3")
    view = CARD_GAME.view(s, None)
    tops = {each["name"]: each["top"] for each in view["stacks"]}
    assert tops["lorry a"] == "w2"
    assert tops["order"] == "factory-3"
    assert "ff" not in str(view)


@pytest.mark.rule("CG-2.3")
def test_the_next_card_is_turned_up_when_the_turn_ends() -> None:
    s = play(table(lorry_a="w2 ff"), "0 lorry a, pay 1")
    assert CARD_GAME.view(s, ANNA)["stacks"][0]["top"] is None
    assert asked(s) == ["done"]
    assert CARD_GAME.view(play(s, "done"), None)["stacks"][0]["top"] == "ff"


@pytest.mark.rule("CG-2.3")
def test_or_when_its_player_goes_on() -> None:
    """An innovation was played: its card is turned up by `on`, before the next is played."""
    s = table(lorry_a="w2 ff cc")
    take_in(s, ANNA, "lorry share")
    s = play(s, "0 use lorry a")
    assert asked(s) == ["on"]
    assert refused(s, "use lorry a") == "on-first"
    s = play(s, "on")
    assert CARD_GAME.view(s, None)["stacks"][0]["top"] == "ff"
    s = play(s, "lorry a, pay 1")
    assert asked(s) == ["on", "done"]
    s = play(s, "on")
    assert CARD_GAME.view(s, None)["stacks"][0]["top"] == "cc"
    assert asked(s) == ["use share", "done"]
    assert refused(s, "on") == "nothing-waits"


@pytest.mark.rule("CG-2.3")
def test_nothing_is_turned_up_where_nothing_waits() -> None:
    """The last card of a stack was taken: the turn goes on at once."""
    s = table()
    leave(s, "share", "share-factory")
    take_in(s, ANNA, "share")
    s = play(s, "0 use share")
    assert "lorry a" in asked(s)
    assert "pass" not in asked(s)


@pytest.mark.rule("CG-2.3")
def test_on_needs_something_to_go_on_with() -> None:
    """A worker innovation is not played after the action."""
    s = table()
    take_in(s, ANNA, "1-3")
    assert refused(play(s, "0 lorry a, pay 1"), "on") == "nothing-further"


@pytest.mark.rule("CG-2.4")
def test_tokens_go_in_ascending_order() -> None:
    s = table(2)
    assert [int(each) for each in s.tokens] == [-1] * 8
    s = play(s, "0 pass, 1 pass, 0 pass, 1 pass")
    assert [int(each) for each in s.tokens[1:4]] == [0, 0, -1]


@pytest.mark.rule("CG-2.5")
def test_the_starter_is_named_or_drawn() -> None:
    assert table(4, start=2).turn == 2
    drawn = {int(CARD_GAME.new(4, bytes([number])).turn) for number in range(20)}
    assert drawn == {0, 1, 2, 3}
    s = play(table(3, start=2), "2 lorry a, pay 1, done")
    assert s.turn == 0, "clockwise"


@pytest.mark.rule("CG-2.6")
@pytest.mark.parametrize(("seats", "count"), [(2, 13), (3, 14), (4, 14)])
def test_zones(seats: int, count: int) -> None:
    s = table(seats)
    in_play = [each["name"] for each in CARD_GAME.view(s, None)["zones"] if each["in-play"]]
    assert len(in_play) == count
    assert set(zones(s)) <= set(in_play) <= set(ZONES)
    assert refused(s, "mining 1/2") == ("not-in-play" if seats == 2 else "out-of-reach")
    assert numbers("shares", "share-barracks") == [1]
