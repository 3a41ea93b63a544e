"""Bots are seats: they see a redealt table, and nothing they do can hold up the others."""

import time
from typing import Any

import numpy as np
import pytest
from starlette.testclient import TestClient

from spielwerk.bots import levels
from spielwerk.core.game import Game, Seat
from spielwerk.games import SHELF
from spielwerk.server.bots import thought

from .people import Person, wait_for

GAME = SHELF["coal-baron"]


def fails(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    raise RuntimeError("no idea")


def nonsense(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    return "checkmate"


def illegal(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    return "done"


def for_ever(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    """Rides up and down as long as there are steps, and never ends its turn."""
    legal = game.legal_moves(table, seat)
    return next((move for move in legal if move not in game.binding), legal[0])


@pytest.mark.parametrize("bot", [fails, nonsense, illegal, for_ever])
def test_a_bad_bot_is_replaced_by_a_random_move(bot: Any, caplog: pytest.LogCaptureFixture) -> None:
    table = GAME.new(2, bytes(32), options={"start": "0"})
    for _ in range(12):
        seat = GAME.to_move(table)[0]
        moves = thought(bot, GAME, table, seat, 0.1)
        for move in moves:
            table = GAME.step(table, seat, move)
        assert moves[-1] in GAME.binding
    assert bot is for_ever or "a bot failed" in caplog.text


def test_a_bot_is_shown_a_redealt_table_a_seed_and_a_deadline() -> None:
    table = GAME.new(2, bytes(range(32)), options={"start": "0"})
    seat = GAME.to_move(table)[0]
    shown: list[bytes] = []
    deadlines: list[float] = []

    def watches(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
        shown.append(bytes(np.asarray(table.tiles.cards).tobytes()))
        deadlines.append(deadline)
        return game.legal_moves(table, seat)[0]

    for _ in range(3):
        thought(watches, GAME, table, seat, 7.0)
    assert len({*shown, bytes(np.asarray(table.tiles.cards).tobytes())}) == 4
    assert all(6 < deadline - time.monotonic() < 7 for deadline in deadlines)


def test_bots_play_a_table_to_its_end(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    host = Person(client, "Anna")
    monkeypatch.setitem(levels.LEVELS["coal-baron"], "nonsense", nonsense)
    seats = [{"kind": "bot", "level": level} for level in ("random", "nonsense")]
    table = host.post("/tables", game="coal-baron", seats=seats)["table"]["id"]
    head = wait_for(lambda: host.get(f"/tables/{table}"), lambda head: head["state"] == "over")
    assert host.get(f"/tables/{table}/verify")["ok"]
    assert [seat["name"] for seat in head["seats"]] == ["Bot 1", "Bot 2"]
