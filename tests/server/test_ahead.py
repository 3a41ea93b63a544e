"""What further steps would show, told before anybody asks, to who wants it."""

from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from spielwerk.bots.hints import HINTS
from spielwerk.games import SHELF
from spielwerk.server import ahead
from spielwerk.server.ahead import merged, patch, tree

from .people import Person, answer, until

GAME = SHELF["coal-baron"]


def test_a_patch_makes_one_view_of_another() -> None:
    rng = Random(4)
    table = GAME.new(3, bytes(32))
    seen = GAME.view(table, 0)
    for _ in range(150):
        seat = GAME.to_move(table)[0]
        table = GAME.step(table, seat, rng.choice(GAME.legal_moves(table, seat)))
        view = GAME.view(table, 0)
        change = patch(seen, view)
        assert merged(seen, change) == view
        seen = view


def test_the_tree_shows_what_the_server_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "BUDGET", 10.0)
    table = GAME.new(2, bytes(32), options={"start": "0"})
    while GAME.view(table, 0)["phase"] == "draft":
        seat = GAME.to_move(table)[0]
        table = GAME.step(table, seat, GAME.legal_moves(table, seat)[0])
    seat = GAME.to_move(table)[0]
    grown = tree(GAME, table, seat, "en", 2)
    assert grown.keys() == set(GAME.legal_moves(table, seat)) - GAME.binding

    def check(branches: dict[str, Any], position: Any, depth: int) -> int:
        checked = 0
        for move, branch in branches.items():
            after = GAME.step(position, seat, move)
            view = merged(GAME.view(position, seat), branch["patch"])
            assert view == GAME.view(after, seat)
            assert [text for text, _ in branch["legal"]] == GAME.legal_moves(after, seat)
            assert set(branch["binding"]) == set(GAME.legal_moves(after, seat)) & GAME.binding
            checked += 1 + check(branch["then"], after, depth + 1)
        return checked

    assert check(grown, table, 1) > len(grown) or len(grown) < 5


def test_it_is_sent_to_who_asked_for_it(client: TestClient) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "me")["table"]["id"]
    while (state := host.state(table))["view"]["phase"] == "draft":
        answer(host, table, Random(1))
    seat = state["owes"][0]
    with host.socket(table, seat, ahead=2) as socket, host.socket(table, seat) as other:
        question = until(socket, "state")["question"]
        first = until(socket, "ahead")
        assert (first["n"], "mine 10" in first["tree"]) == (0, True)
        draft = {"do": "draft", "id": 1, "n": 1, "question": question, "moves": ["mine 10"]}
        socket.send_json(draft)
        assert until(socket, "draft")["n"] == 1
        assert until(socket, "ahead")["n"] == 1
        other.send_json({"do": "ping", "id": 2})
        while (message := other.receive_json())["is"] != "pong":
            assert message["is"] != "ahead"


def test_hints_go_to_the_seat_with_its_draft(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plans(table: Any, seat: int) -> dict[str, Any]:
        return {"plans": {"seat": seat, "phase": GAME.view(table, seat)["phase"]}}

    monkeypatch.setitem(HINTS, GAME.about.id, plans)
    host = Person(client, "Anna")
    table = host.table("me", "me")["table"]["id"]
    seat = host.state(table)["owes"][0]
    assert host.state(table, seat)["draft"]["hints"]["plans"] == {"seat": seat, "phase": "draft"}
    assert "hints" not in str(host.state(table))

    def broken(table: Any, seat: int) -> dict[str, Any]:
        raise RuntimeError

    monkeypatch.setitem(HINTS, GAME.about.id, broken)
    assert "hints" not in host.state(table, seat)["draft"]
