"""Several processes on one PostgreSQL, woken by Redis: no update is lost, everybody hears of it."""

import secrets
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest
from sqlalchemy import func, select
from starlette.testclient import TestClient

from spielwerk.server import schema
from spielwerk.server.app import application
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store

from .people import Person, bots_finish, token, until, wait_for
from .services import POSTGRES, REDIS, no_postgres, no_redis

NOBODY = no_postgres() or no_redis()
pytestmark = pytest.mark.skipif(bool(NOBODY), reason=f"NOT TESTED: several processes: {NOBODY}")


@pytest.fixture
def shared() -> Iterator[Settings]:
    """A database of its own, which goes away."""
    name = f"spielwerk_{secrets.token_hex(6)}"
    with psycopg.connect(POSTGRES, autocommit=True) as admin:
        admin.execute(f'CREATE DATABASE "{name}"'.encode())
        url = POSTGRES.rsplit("/", 1)[0] + f"/{name}"
        yield Settings(db=url, redis=REDIS, requests=0, messages=0)
        admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


@pytest.fixture
def processes(shared: Settings) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers, each with an event loop, a writer and a memory of its own."""
    with ExitStack() as stack:
        both = [stack.enter_context(TestClient(application(shared))) for _ in range(2)]
        for client in both:
            wake = client.app.state.house.wake  # type: ignore[attr-defined]
            wait_for(wake.listening.is_set, bool)
        yield both[0], both[1]


def two(processes: tuple[TestClient, TestClient]) -> tuple[Person, Person, str]:
    """Each at a server of their own."""
    host, friend = Person(processes[0], "Anna"), Person(processes[1], "Béla")
    made = host.table("me", "link", options={"start": "1"})
    friend.post("/seats/take", token=token(made["links"]["seats"]["1"]))
    table = made["table"]["id"]
    wait_for(lambda: host.get(f"/tables/{table}")["state"], lambda state: state == "running")
    return host, friend, table


def test_what_one_keeps_the_other_tells(processes: tuple[TestClient, TestClient]) -> None:
    host, friend, table = two(processes)
    with friend.socket(table, 1) as socket:
        assert until(socket, "state")["owes"] == [0]
        host.move(table, 0, host.state(table, 0)["binding"][0])
        event = until(socket, "event")
        assert (event["seq"], event["owes"]) == (1, [1])
        move = {"id": 1, "key": str(uuid.uuid4()), "question": event["question"]}
        socket.send_json({"do": "move", "moves": [event["binding"][0]], **move})
        assert until(socket, "done")["seq"] == 2
    wait_for(lambda: host.state(table)["seq"], lambda seq: seq == 2)


def test_words_reach_who_is_at_the_other(processes: tuple[TestClient, TestClient]) -> None:
    host, friend, table = two(processes)
    with friend.socket(table, 1) as there, host.socket(table, 0) as here:
        until(there, "state")
        until(here, "state")
        said = host.post(f"/tables/{table}/chat", text="Glück auf!")
        for socket in (here, there):
            heard = until(socket, "chat")
            assert (heard["id"], heard["seat"], heard["text"]) == (said["id"], 0, "Glück auf!")


def test_who_lost_the_seat_hears_no_more_at_the_other(
    processes: tuple[TestClient, TestClient],
) -> None:
    host, friend, table = two(processes)
    with friend.socket(table, 1) as socket:
        until(socket, "state")
        host.post(f"/tables/{table}/seats/1/link")
        assert until(socket, "bye")["code"] == "link-void"


def test_a_draft_goes_with_its_player(processes: tuple[TestClient, TestClient]) -> None:
    host, friend, table = two(processes)
    both, seq = (host, friend), 0
    while (state := caught_up(host, table, seq))["view"]["phase"] == "draft":
        seat = state["owes"][0]
        caught_up(both[seat], table, seq)
        both[seat].move(table, seat, both[seat].state(table, seat)["binding"][0])
        seq += 1
    caught_up(friend, table, seq)
    seat = state["owes"][0]
    both[seat].draft(table, seat, "bank", n=1)
    elsewhere = Person(processes[1 - seat])
    elsewhere.http.cookies.update(both[seat].http.cookies)
    wait_for(
        lambda: elsewhere.state(table, seat)["draft"]["moves"], lambda moves: moves == ["bank"]
    )


def caught_up(person: Person, table: str, seq: int) -> Any:
    return wait_for(lambda: person.state(table), lambda state: state["seq"] == seq)


def say(person: Person, table: str, move: dict[str, Any]) -> int:
    key = str(uuid.uuid4())
    answer = person.http.post(f"/api/v1/tables/{table}/moves", json={"key": key, **move})
    return answer.status_code


def test_no_update_is_lost(processes: tuple[TestClient, TestClient], shared: Settings) -> None:
    """The same question answered at both at once: one is kept, the other is stale."""
    people = [Person(client) for client in processes]
    people[0].put("/me", name="Anna")
    people[1].http.cookies.update(people[0].http.cookies)
    table = people[0].table("me", "me")["table"]["id"]
    kept = 0
    with ThreadPoolExecutor(2) as threads:
        while (state := caught_up(people[1], table, kept))["view"]["phase"] == "draft":
            seat = state["owes"][0]
            asked = people[0].state(table, seat)
            move = {"seat": seat, "question": asked["question"], "moves": asked["binding"][:1]}
            said = list(threads.map(lambda one: say(*one), [(who, table, move) for who in people]))
            assert sorted(said) == [200, 409]
            kept += 1
    assert kept == 6
    store = Store(shared.db)
    rows = select(func.count(), func.max(schema.requests.c.seq)).select_from(schema.requests)
    assert store.look(lambda connection: connection.execute(rows).one()) == (kept, kept)
    store.writer.dispose()


def test_the_same_key_at_both(processes: tuple[TestClient, TestClient]) -> None:
    host, _, table = two(processes)
    twin = Person(processes[1])
    twin.http.cookies.update(host.http.cookies)
    state = host.state(table, 0)
    key, moves = str(uuid.uuid4()), [state["binding"][0]]
    first = host.move(table, 0, *moves, key=key, question=state["question"])
    again = twin.move(table, 0, *moves, key=key, question=state["question"])
    assert first == again


def test_a_whole_game_on_postgresql(processes: tuple[TestClient, TestClient]) -> None:
    host, friend, table = two(processes)
    friend.post(f"/tables/{table}/resign")
    bots_finish(host, table)
    assert friend.get(f"/tables/{table}/verify")["ok"]
    assert friend.get("/tables/mine")[0]["result"]["scores"]
