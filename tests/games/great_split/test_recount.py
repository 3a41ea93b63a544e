"""Every final score again, from what all could see, by other means than the rules use.

The recount knows only views and the words of the rule book: it shares no code with scoring.
"""

from random import Random
from typing import Any

import pytest

from spielwerk.games import SHELF

GAME = SHELF["great-split"]
RESOURCES = ("tome", "artwork", "topaz", "emerald", "gold")
CONTRACTS = {
    "tome": "3 5 7 9 11 13 14 15",
    "artwork": "3 6 9 11 13 15",
    "topaz": "6 9 11 12 13 14 15",
    "emerald": "6 9 11 12 13 14 15",
    "gold": "4 6 8 10 12",
}
STARS = {name: "2 4 6 8" if name == "tome" else "2 4 6" for name in RESOURCES}
BANNERS = {12: 10, 10: 9, 8: 7, 6: 5, 4: 3, 2: 1}
ON_CHARACTER = {"c1": "TAB", "c2": "TGG", "c3": "AEG", "c4": "TAE", "c5": "ABG", "c6": "", "c7": ""}
LETTER = dict(zip(RESOURCES, "TABEG", strict=True))
Shown = dict[str, Any]


def passed(spaces: str, level: int) -> int:
    return len([space for space in spaces.split() if int(space) <= level])


def tome(tracks: Shown) -> int:
    return next((worth for space, worth in BANNERS.items() if tracks["tome"] >= space), 0)


def artwork(tracks: Shown, slider: int) -> int:
    bands = {15: range(4, 99), 13: range(1, 4), 10: range(1), 6: range(-3, 0)}
    distance = tracks["artwork"] - slider
    return next((worth for worth, band in bands.items() if distance in band), 0)


def gem(tracks: Shown) -> int:
    return 2 * int(min(tracks["topaz"], tracks["emerald"]))


def contract(player: Shown, name: str) -> int:
    on_card = ON_CHARACTER[player["character"]["name"]].count(LETTER[name])
    tracks = player["tracks"]
    stars = passed(STARS[name], tracks[f"{name}-seal"])
    return (passed(CONTRACTS[name], tracks[name]) + on_card) * stars


def scorings(view: Shown, slider: int, seat: int) -> dict[str, int]:
    tracks = view["players"][seat]["tracks"]
    return {"tome": tome(tracks), "artwork": artwork(tracks, slider), "gem": gem(tracks), "none": 0}


@pytest.mark.parametrize("seats", GAME.about.seats)
@pytest.mark.parametrize("number", range(3))
def test_every_score_again(seats: int, number: int) -> None:
    """Prestige won by steps is counted from the facts, the rest from the boards as they stand."""
    rng = Random(number)
    table = GAME.new(seats, bytes([number]) * 32, options={"pairs": "yes"} if number % 2 else {})
    expected = [0] * seats
    slider = 0
    while waiting := GAME.to_move(table):
        seat = rng.choice(waiting)
        move = rng.choice(GAME.legal_moves(table, seat))
        after = GAME.step(table, seat, move)
        for fact in GAME.tell(table, seat, move, after):
            if fact.word == "stepped" and fact.data["track"] == "prestige":
                expected[seat] += 1
            if fact.word == "market":
                slider += int(fact.data["token"])
                view = GAME.view(after, None)
                tokens = view["rounds"][int(fact.data["round"]) - 1]["scoring"]
                for other in range(seats):
                    now = scorings(view, slider, other)
                    expected[other] += sum(now[token] for token in tokens)
        table = after
    view = GAME.view(table, None)
    for seat, player in enumerate(view["players"]):
        expected[seat] += sum(scorings(view, slider, seat).values())
        expected[seat] += sum(contract(player, name) for name in RESOURCES)
    assert slider == view["market"]["slider"]
    assert 8 <= slider <= 16
    assert GAME.scores(table) == expected
    best = max(expected)
    assert GAME.winners(table) == [seat for seat in range(seats) if expected[seat] == best]
