"""Time that runs out is seen in the database, whoever looks, and whenever the server began."""

import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from spielwerk.server import schema
from spielwerk.server.app import application
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store

from .people import Person, bots_finish, token, wait_for

LIVE = {"kind": "live", "bank": 60, "increment": 5}


def two(client: TestClient, **wish: Any) -> tuple[Person, Person, str]:
    people = Person(client, "Anna"), Person(client, "Béla")
    made = people[0].table("me", "link", options={"start": "1"}, **wish)
    people[1].post("/seats/take", token=token(made["links"]["seats"]["1"]))
    return *people, made["table"]["id"]


def run_out(settings: Settings, table: str, seconds: float = 1000.0) -> None:
    """The same as if so much time had gone by."""
    store = Store(settings.db)
    with store.writer.begin() as connection:
        T, S = schema.tables, schema.seats
        past = update(T).where(T.c.id == table, T.c.due.is_not(None))
        connection.execute(past.values(due=T.c.due - seconds))
        running = update(S).where(S.c.table == table, S.c.since.is_not(None))
        connection.execute(running.values(since=S.c.since - seconds))
    store.writer.dispose()


def forget(client: TestClient) -> None:
    client.app.state.house.tables.loaded.clear()  # type: ignore[attr-defined]


@pytest.fixture
def expired(client: TestClient, settings: Settings) -> Iterator[Any]:
    def expire(table: str) -> None:
        run_out(settings, table)
        forget(client)

    return expire  # type: ignore[return-value]


def test_a_clock_runs_for_who_owes_and_gains_the_increment(client: TestClient) -> None:
    host, _, table = two(client, clock=LIVE)
    state = host.state(table, 0)
    assert state["owes"] == [0]
    mine, theirs = state["clocks"]["seats"]
    assert mine["running"]
    assert not theirs["running"]
    assert 59 < mine["left"] <= 60
    assert mine["until"] == pytest.approx(time.time() + 60, abs=2)
    host.move(table, 0, state["binding"][0])
    mine, theirs = host.state(table)["clocks"]["seats"]
    assert (mine["running"], theirs["running"]) == (False, True)
    assert 64 < mine["left"] <= 65


def test_days_are_given_anew_for_each_turn(client: TestClient) -> None:
    host, _, table = two(client, clock={"kind": "days", "days": 2})
    host.move(table, 0, host.state(table, 0)["binding"][0])
    mine, theirs = host.state(table)["clocks"]["seats"]
    assert mine["left"] == 2 * 86_400
    assert theirs["until"] == pytest.approx(time.time() + 2 * 86_400, abs=5)


def test_a_bot_plays_the_turn_of_who_is_late(client: TestClient, expired: Any) -> None:
    host, _, table = two(client, clock=LIVE, absence="bot-turn", rated=True)
    assert host.get(f"/tables/{table}")["rated"]
    expired(table)
    state = wait_for(lambda: host.state(table), lambda state: state["seq"] == 1)
    first, _ = host.get(f"/tables/{table}")["seats"]
    assert state["owes"] == [1]
    assert (first["helped"], first["stand_in"]) == (True, False), "only this turn"
    assert not host.get(f"/tables/{table}")["rated"]
    assert state["clocks"]["seats"][0]["left"] == 5


def test_a_bot_takes_the_seat_until_the_player_is_back(client: TestClient, expired: Any) -> None:
    host, friend, table = two(client, clock=LIVE, absence="bot-seat")
    expired(table)
    wait_for(lambda: host.state(table)["seq"], lambda seq: seq == 1)
    friend.move(table, 1, friend.state(table, 1)["binding"][0])
    wait_for(lambda: host.state(table)["seq"], lambda seq: seq == 3)
    assert host.get(f"/tables/{table}")["seats"][0]["stand_in"]
    with host.socket(table, 0) as socket:
        assert socket.receive_json()["is"] == "state"
        wait_for(
            lambda: host.get(f"/tables/{table}")["seats"][0]["stand_in"], lambda away: not away
        )
    friend.move(table, 1, friend.state(table, 1)["binding"][0])
    assert host.state(table)["owes"] == [0], "and is asked again"


def test_nothing_happens_where_the_table_says_so(client: TestClient, expired: Any) -> None:
    host, _, table = two(client, clock=LIVE, absence="nothing")
    expired(table)
    look = lambda: host.state(table)["clocks"]["seats"][0]  # noqa: E731
    assert wait_for(look, lambda clock: not clock["running"])["left"] == 0
    assert host.state(table)["owes"] == [0]
    host.move(table, 0, host.state(table, 0)["binding"][0])


def test_the_draft_of_who_was_absent_is_dropped(client: TestClient, expired: Any) -> None:
    host, friend, table = two(client, clock=LIVE, absence="bot-turn")
    while host.state(table)["view"]["phase"] == "draft":
        seat = host.state(table)["owes"][0]
        who = (host, friend)[seat]
        who.move(table, seat, who.state(table, seat)["binding"][0])
    assert host.state(table)["owes"] == [1]
    friend.draft(table, 1, "money 4", n=1)
    seq = host.state(table)["seq"]
    expired(table)
    wait_for(lambda: host.state(table)["owes"], lambda owes: owes == [0])
    host.move(table, 0, "money 6", "done")
    assert friend.state(table, 1)["draft"]["moves"] == []
    assert host.state(table)["seq"] > seq


def test_a_restart_across_an_expiry(settings: Settings) -> None:
    with TestClient(application(settings)) as client:
        host, _, table = two(client, clock=LIVE, absence="bot-turn")
        cookies = dict(host.http.cookies)
    run_out(settings, table)
    with TestClient(application(settings)) as client:
        host = Person(client)
        host.http.cookies.update(cookies)
        assert wait_for(lambda: host.state(table), lambda state: state["seq"] == 1)["owes"] == [1]


def test_a_bot_that_owed_an_answer_gives_it_after_a_restart(settings: Settings) -> None:
    with TestClient(application(settings)) as client:
        client.app.state.house.bots.stop()  # type: ignore[attr-defined]
        host = Person(client, "Anna")
        table = host.table("me", "bot", options={"start": "0"})["table"]["id"]
        cookies = dict(host.http.cookies)
        assert host.state(table)["owes"] == [1]
    with TestClient(application(settings)) as client:
        host = Person(client)
        host.http.cookies.update(cookies)
        assert wait_for(lambda: host.state(table), lambda state: state["seq"] == 1)["owes"] == [0]


def test_who_resigns_may_come_back(client: TestClient) -> None:
    host, friend, table = two(client)
    host.post(f"/tables/{table}/resign")
    assert wait_for(lambda: host.state(table)["seq"], lambda seq: seq == 1)
    assert host.get(f"/tables/{table}")["seats"][0]["stand_in"]
    friend.post(f"/tables/{table}/back", seat=0, status=403)
    assert not host.post(f"/tables/{table}/back", seat=0)["seats"][0]["stand_in"]
    friend.move(table, 1, friend.state(table, 1)["binding"][0])
    assert host.state(table)["owes"] == [0]
    host.post(f"/tables/{table}/resign")
    assert bots_finish(friend, table)["seats"][1]["helped"]
