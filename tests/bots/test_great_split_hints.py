"""What the board of The Great Split is told: nothing secret, nothing that cannot be played."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spielwerk.bots.hints import HINTS
from spielwerk.core.chance import deal_key
from spielwerk.core.game import Seat
from spielwerk.games import SHELF

GAME = SHELF["great-split"]
HINT = HINTS["great-split"]


def positions(seats: int, seed: int, **options: str) -> Iterator[tuple[Any, Seat]]:
    """Every third answer of a random game, before it is given."""
    rng = Random(seed)
    table = GAME.new(seats, bytes([seed]) * 32, options=options)
    for count in range(10_000):
        waiting = GAME.to_move(table)
        if not waiting:
            return
        seat = rng.choice(waiting)
        if count % 3 == 0:
            yield table, seat
        table = GAME.step(table, seat, rng.choice(GAME.legal_moves(table, seat)))


@pytest.mark.parametrize("options", [{}, {"pairs": "yes"}])
def test_a_hint_is_made_from_what_the_seat_sees(options: dict[str, str]) -> None:
    for table, seat in positions(4, 3, **options):
        told, before = HINT(table, seat), table.tobytes()
        for number in range(2):
            other = table.copy()
            GAME.redeal(other, seat, deal_key(bytes([number])))
            assert HINT(other, seat) == told
        assert table.tobytes() == before


@pytest.mark.parametrize("seats", [2, 5])
def test_the_default_is_legal_and_leads_to_what_is_shown(seats: int) -> None:
    seen = 0
    for table, seat in positions(seats, 7):
        told = HINT(table, seat)
        if "default" not in told:
            continue
        after = table
        for move in told["default"]:
            after = GAME.step(after, seat, move)
        assert GAME.legal_moves(after, seat) == ["done"]
        tracks = GAME.view(after, seat)["players"][seat]["tracks"]
        assert tracks == told["after"]
        assert told["left"] >= bool(told["default"])
        seen += 1
    assert seen > 30


def test_what_is_sure_asks_nothing_and_loses_nothing() -> None:
    played = 0
    for table, seat in positions(3, 11):
        told = HINT(table, seat)
        after = table
        for move in told.get("sure", ()):
            before = GAME.view(after, seat)["players"][seat]
            after = GAME.step(after, seat, move)
            now = GAME.view(after, seat)["players"][seat]
            assert now["asks"] is None
            moved = sum(now["tracks"].values()) - sum(before["tracks"].values())
            assert moved == int(move[-1])
            played += 1
    assert played > 50


def test_steps_are_what_the_move_does() -> None:
    for table, seat in positions(3, 5):
        before = GAME.view(table, seat)["players"][seat]["tracks"]
        for move, steps in HINT(table, seat).get("steps", {}).items():
            after = GAME.view(GAME.step(table, seat, move), seat)["players"][seat]["tracks"]
            assert {t: after[t] - before[t] for t in after if after[t] != before[t]} == steps


def test_a_part_is_shown_with_its_worth_for_both() -> None:
    """Two tomes are worth more than none, and the better for who gains a banner by them."""
    found = {"offer": 0, "wallet": 0}
    for table, seat in positions(4, 9):
        told = HINT(table, seat)
        for kind, readers in (("offer", 2), ("wallet", 1)):
            for part in told.get(kind, {}).values():
                assert len(part["worth"]) == readers
                assert str(seat) in part["worth"]
                assert all(worth >= 0 for worth in part["worth"].values())
                mine = GAME.view(table, seat)["players"][seat]["tracks"]
                assert all(part["tracks"][track] >= level for track, level in mine.items())
                found[kind] += 1
    assert min(found.values()) > 10
