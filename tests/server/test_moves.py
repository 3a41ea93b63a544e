"""The path of a move: kept once, all or none, refused with a reason in the reader's language."""

import asyncio
import threading
import time
import uuid
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from .people import Person, answer, bots_finish, token, until


def sofa(client: TestClient, seats: int = 2) -> tuple[Person, str]:
    """One person on all seats of a running table."""
    host = Person(client, "Anna")
    return host, host.table(*["me"] * seats, options={"start": "0"})["table"]["id"]


def placing(client: TestClient) -> tuple[Person, str, int]:
    """After the draft of orders: who is to place workers."""
    host, table = sofa(client)
    while host.state(table)["view"]["phase"] == "draft":
        answer(host, table, Random(1))
    return host, table, host.state(table)["owes"][0]


def test_several_moves_in_one_request_all_or_none(client: TestClient) -> None:
    host, table, seat = placing(client)
    before = host.state(table, seat)
    refused = host.move(table, seat, "money 4", "cage 3", "done", status=409)["error"]
    assert (refused["code"], refused["rule"]) == ("not-asked", "CB-8")
    after = host.state(table, seat)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    assert host.move(table, seat, "money 4", "done")["seq"] == before["seq"] + 1
    event = host.state(table, since=before["seq"])["log"][0]
    assert event["moves"] == ["money 4", "done"]
    assert any(fact["word"] == "earned" for fact in event["facts"])


def test_the_same_key_has_one_effect(client: TestClient) -> None:
    host, table, seat = placing(client)
    key, question = str(uuid.uuid4()), host.state(table, seat)["question"]
    first = host.move(table, seat, "money 4", "done", key=key, question=question)
    again = host.move(table, seat, "money 4", "done", key=key, question=question)
    other = host.move(table, seat, "money 6", "done", key=key, question=question)
    assert first == again == other
    assert host.state(table)["seq"] == first["seq"]
    stale = host.move(table, seat, "money 4", "done", question=question, status=409)["error"]
    assert stale["code"] == "stale"
    assert stale["figures"]["question"] == question + 1


def test_a_refused_request_leaves_its_key_free(client: TestClient) -> None:
    host, table, seat = placing(client)
    key = str(uuid.uuid4())
    host.move(table, seat, "cage 3", "done", key=key, status=409)
    host.move(table, seat, "money 4", "done", key=key)


def test_refusals_speak_three_languages(client: TestClient) -> None:
    host, table, seat = placing(client)
    said = {}
    for lang in ("en", "de", "hu"):
        host.http.headers["Accept-Language"] = f"{lang}-XX,{lang};q=0.9"
        refused = host.move(table, 1 - seat, "money 4", "done", status=409)["error"]
        assert refused["code"] == "not-your-turn"
        said[lang] = refused["sentence"]
    assert len(set(said.values())) == 3


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        ([], "not-binding"),
        (["money 4"], "not-binding"),
        (["no such move"], "no-such-move"),
        (["fill"], "no-such-move"),
        (["done"], "not-asked"),
    ],
)
def test_what_is_no_move(client: TestClient, moves: list[str], code: str) -> None:
    host, table, seat = placing(client)
    assert host.move(table, seat, *moves, status=409)["error"]["code"] == code


def test_moves_in_other_peoples_seats(client: TestClient) -> None:
    host, table, seat = placing(client)
    stranger = Person(client, "Eve")
    for status, who in ((403, stranger), (403, Person(client))):
        refused = who.move(table, seat, "money 4", "done", question=1, status=status)["error"]
        assert refused["code"] == "not-seated"
    assert host.move(table, 7, "done", question=1, status=409)["error"]["code"] == "seat"


def test_why_is_judged_on_the_draft(client: TestClient) -> None:
    host, table, seat = placing(client)
    told = host.post(f"/tables/{table}/why", seat=seat, moves=["money 4", "cage 3", "done"])
    assert told["money 4"] is None
    assert told["cage 3"]["code"] == "not-asked"
    host.draft(table, seat, "money 4", n=1)
    told = host.post(f"/tables/{table}/why", seat=seat, moves=["done", "money 4"], lang="de")
    assert told["done"] is None
    assert told["money 4"]["sentence"].startswith("Das ist gerade nicht")
    host.post(f"/tables/{table}/why", seat=seat, moves=["done"] * 65, status=422)


def test_others_hear_of_it_and_a_gap_is_filled(client: TestClient) -> None:
    host, friend = Person(client, "Anna"), Person(client)
    made = host.table("me", "link", options={"start": "0"})
    table = made["table"]["id"]
    friend.post("/seats/take", token=token(made["links"]["seats"]["1"]), name="Béla")
    with host.socket(table, 0, lang="de") as mine, friend.socket(table, 1) as theirs:
        states = {0: until(mine, "state"), 1: until(theirs, "state")}
        for _ in range(4):
            seat = states[0]["owes"][0]
            socket = (mine, theirs)[seat]
            binding = states[seat]["binding"][0]
            move = {"id": "a", "key": str(uuid.uuid4()), "question": states[seat]["question"]}
            socket.send_json({"do": "move", "moves": [binding], **move})
            states = {0: until(mine, "event"), 1: until(theirs, "event")}
        assert states[0]["seq"] == states[1]["seq"] == 4
        texts = {seat: states[seat]["events"][0]["facts"][0]["text"] for seat in (0, 1)}
        assert texts[0] != texts[1], "each in its own language"
        theirs.send_json({"do": "hello", "lang": "hu", "since": 1})
        late = until(theirs, "state")
        assert [event["seq"] for event in late["log"]] == [2, 3, 4]
        assert late["log_from"] == 2


def test_done_comes_after_it_was_written(client: TestClient) -> None:
    """While the disk is slow nobody hears of it: neither who said it nor the others."""
    host, table, seat = placing(client)
    house = client.app.state.house  # type: ignore[attr-defined]
    write, written = house.store.write, threading.Event()

    async def slow(job: Any) -> Any:
        while not written.is_set():
            await asyncio.sleep(0.01)
        return await write(job)

    with host.socket(table, seat) as mine, host.socket(table) as theirs:
        before = until(mine, "state")
        until(theirs, "state")
        house.store.write = slow
        ask = {"id": "m", "key": str(uuid.uuid4()), "question": before["question"]}
        mine.send_json({"do": "move", "moves": ["money 4", "done"], **ask})
        time.sleep(0.1)
        theirs.send_json({"do": "ping", "id": 1})
        while (message := theirs.receive_json())["is"] != "pong":
            assert message["is"] == "head", message
        assert host.state(table)["seq"] == before["seq"]
        assert host.state(table)["view"]["players"] == before["view"]["players"]
        written.set()
        assert until(mine, "done") == {"is": "done", "re": "m", "seq": before["seq"] + 1}
        assert until(theirs, "event")["seq"] == before["seq"] + 1


def test_the_end_of_a_game(client: TestClient) -> None:
    host, table = sofa(client)
    head = bots_finish(host, table)
    assert head["state"] == "over"
    assert len(head["result"]["scores"]) == 2
    sums = [sum(points[seat] for _, points in head["result"]["sheet"]) for seat in (0, 1)]
    assert sums == head["result"]["scores"]
    told = host.move(table, 0, "done", question=1, status=409)["error"]
    assert told["code"] == "table-closed"
