"""What is in the box: cards, tracks, characters and tokens, with their sums."""

from collections import Counter

import pytest

from spielwerk.games.great_split.components import (
    CARDS,
    CHARACTERS,
    LEVELS,
    MARKET,
    PRINTED,
    SCORINGS,
    SEATS,
    SYMBOLS,
    TRACKS,
)

from .tables import ANNA, BEN, GAME, PACKS, all_cards, levels, line, over, table


def box() -> Counter[str]:
    packs = (PACKS[f"level-{level}"] for level in (1, 2, 3))
    return Counter(CARDS[kind] for pack in packs for kind in pack.unshuffled(GAME.blank(2)))


@pytest.mark.rule("GS-1.1")
def test_what_there_is_of_each() -> None:
    assert list(SEATS) == [2, 3, 4, 5, 6, 7]
    assert len(CHARACTERS) == 7
    assert sum(box().values()) == 29 + 21 + 21 == 71
    assert list(MARKET) == [0, 1, 1, 2, 2, 2, 3, 3, 4]
    assert sum(MARKET) == 0 + 2 * 1 + 3 * 2 + 2 * 3 + 4
    assert list(SCORINGS) == ["tome", "artwork", "gem", "none"]


@pytest.mark.rule("GS-1.2")
def test_71_cards_by_level() -> None:
    cards = [
        Counter(CARDS[kind] for kind in PACKS[f"level-{level}"].unshuffled(GAME.blank(2)))
        for level in (1, 2, 3)
    ]
    for resource in ("tome", "artwork", "topaz", "emerald", "gold"):
        assert [cards[n][f"{resource}{n + 1}"] for n in range(3)] == [4, 3, 3]
    assert [cards[0]["prestige2"], cards[1]["prestige3"], cards[2]["prestige5"]] == [3, 2, 3]
    for seal in ("diamond", "square"):
        assert [cards[0][f"{seal}1"], cards[1][f"{seal}2"]] == [3, 2]
    assert cards[2]["star2"] == 3
    assert [sum(level.values()) for level in cards] == [5 * 4 + 3 + 3 + 3, 5 * 3 + 2 + 2 + 2, 21]


@pytest.mark.rule("GS-1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_no_card_is_lost_or_made(seats: int) -> None:
    assert all_cards(GAME.new(seats, bytes(32))) == box()


@pytest.mark.rule("GS-1.3")
def test_resource_tracks() -> None:
    """Gold has five contracts, the best tome banner is 10, one is 9; gems are worth their level."""
    tracks = {track["track"]: track for track in GAME.view(table(), None)["tracks"]}
    assert tracks["tome"]["contracts"] == [3, 5, 7, 9, 11, 13, 14, 15]
    assert tracks["tome"]["banners"] == [[2, 1], [4, 3], [6, 5], [8, 7], [10, 9], [12, 10]]
    assert tracks["artwork"]["contracts"] == [3, 6, 9, 11, 13, 15]
    for gem in ("topaz", "emerald"):
        assert tracks[gem]["contracts"] == [6, 9, 11, 12, 13, 14, 15]
        assert tracks[gem]["values"] == list(range(16))
    assert tracks["gold"]["contracts"] == [4, 6, 8, 10, 12]
    assert tracks["gold"]["arrows"] == [3, 6, 9, 11]
    lengths = [tracks[name]["length"] for name in TRACKS[:5]]
    assert lengths == [15, 16, 15, 15, 12]


@pytest.mark.rule("GS-1.4")
def test_seal_tracks() -> None:
    """Icons and stars take turns; four stars end the tome seals, three the others."""
    tome, *others = GAME.view(table(), None)["seals"]
    assert (tome["length"], tome["icons"], tome["stars"]) == (8, [1, 3, 5, 7], [2, 4, 6, 8])
    assert [seal["track"] for seal in (tome, *others)] == [f"{name}-seal" for name in TRACKS[:5]]
    for seal in others:
        assert (seal["length"], seal["icons"], seal["stars"]) == (6, [1, 3, 5], [2, 4, 6])


@pytest.mark.rule("GS-1.5")
def test_the_round_track() -> None:
    s = table(scoring="tome none gem artwork")
    rounds = GAME.view(s, None)["rounds"]
    assert [field["level"] for field in rounds] == ["II", "II", "II", "III", "III", "III"]
    assert [field["limit"] for field in rounds] == [5, 5, 6, 6, 7, 7]
    lines = [[], [], ["tome", "none"], ["gem", "artwork"], [], []]
    assert [field["scoring"] for field in rounds] == lines
    assert list(LEVELS) == [1, 1, 1, 2, 2, 2]


@pytest.mark.rule("GS-1.5")
def test_seven_players_take_every_card_of_two_levels() -> None:
    assert [int(PRINTED.cards[:, level].sum()) for level in (1, 2)] == [7 * 3, 7 * 3]


@pytest.mark.rule("GS-1.6")
def test_characters() -> None:
    letters = dict(zip(SYMBOLS, "TABEG", strict=False))
    shown = []
    for name in CHARACTERS:
        figures = GAME.view(table(characters=name), None)["players"][ANNA]["character"]
        assert figures["name"] == name
        steps, contracts = (
            "".join(letters[name] * count for name, count in figures[what].items())
            for what in ("steps", "contracts")
        )
        shown.append((steps, contracts))
    assert shown == [
        ("TTT", "TAB"),
        ("TGG", "TGG"),
        ("AAA", "AEG"),
        ("BBE", "TAE"),
        ("BEE", "ABG"),
        ("TTAAG", ""),
        ("BBEEG", ""),
    ]


@pytest.mark.rule("GS-1.7")
@pytest.mark.parametrize("slider", [0, 6, 8, 16])
def test_the_bands_go_with_the_slider(slider: int) -> None:
    """Level 0 scores by its band too."""
    bands = {-5: 0, -4: 0, -3: 6, -1: 6, 0: 10, 1: 13, 3: 13, 4: 15, 9: 15}
    for distance, prestige in bands.items():
        if 0 <= slider + distance <= 16:
            s = table()
            levels(s, BEN, artwork=slider + distance)
            s.slider, s.market[5] = slider, 0
            assert line(over(s), BEN, "end-artwork") == prestige
