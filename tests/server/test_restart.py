"""What was kept is there when a server is started again, or another edition of it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

from spielwerk.core.game import Game
from spielwerk.games import SHELF
from spielwerk.server import run, schema, shelf
from spielwerk.server.app import application
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store

from .people import Person, answer, play_on


def again(client: TestClient, cookies: dict[str, str]) -> Person:
    person = Person(client)
    person.http.cookies.update(cookies)
    return person


def begun(settings: Settings, moves: int = 8) -> tuple[str, dict[str, str], Any]:
    """A table that was left in the middle of a turn."""
    with TestClient(application(settings)) as client:
        host = Person(client, "Anna")
        table = host.table("me", "me", options={"start": "0"})["table"]["id"]
        rng = Random(3)
        play_on(host, table, rng, requests=moves)
        while "bank" not in dict(host.state(table, seat := host.state(table)["owes"][0])["legal"]):
            answer(host, table, rng)  # a look is going on
        host.draft(table, seat, "bank", n=4)
        return table, dict(host.http.cookies), host.state(table, seat)


def test_everything_is_as_it_was(settings: Settings) -> None:
    table, cookies, before = begun(settings)
    assert before["draft"]["moves"] == ["bank"]
    with TestClient(application(settings)) as client:
        host = again(client, cookies)
        after = host.state(table, before["seat"])
        assert {**after, "head": 0} == {**before, "head": 0}
        assert answer(host, table, Random(1))


def test_a_snapshot_says_what_a_replay_says(settings: Settings) -> None:
    table, *_ = begun(settings, moves=20)
    store = Store(settings.db)
    quick = store.look(lambda connection: shelf.load(connection, table))
    with store.writer.begin() as connection:
        connection.execute(update(schema.tables).values(snapshot=None))
    slow = store.look(lambda connection: shelf.load(connection, table))
    with store.writer.begin() as connection:
        connection.execute(update(schema.tables).values(snapshot=b"?", layout="another"))
    other = store.look(lambda connection: shelf.load(connection, table))
    assert quick.position.tobytes() == slow.position.tobytes() == other.position.tobytes()
    store.writer.dispose()


@pytest.fixture
def next_edition(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Coal Baron by rules that would replay an old record differently."""
    game = SHELF["coal-baron"]
    newer = replace(game, about=replace(game.about, rules_version=2))
    monkeypatch.setitem(SHELF, "coal-baron", newer)
    return newer


def test_a_table_of_other_rules_is_shown_and_stands_still(
    settings: Settings, request: pytest.FixtureRequest
) -> None:
    table, cookies, before = begun(settings)
    request.getfixturevalue("next_edition")
    assert run.at_the_door(settings) == 1, "serve says how many"
    with TestClient(application(settings)) as client:
        host = again(client, cookies)
        after = host.state(table, before["seat"])
        assert after["view"] == before["view"]
        assert after["legal"] == []
        assert after["stopped"]["code"] == "other-rules"
        assert after["stopped"]["figures"] == {"rules": 1, "expected": 2}
        moved = host.move(table, before["seat"], "done", status=409)
        assert moved["error"]["code"] == "other-rules"
        assert host.post(f"/tables/{table}/end")["state"] == "aborted", "by the host's word"
    assert run.at_the_door(settings) == 0


def test_a_table_in_play_is_not_ended_by_its_host(settings: Settings) -> None:
    with TestClient(application(settings)) as client:
        host, friend = Person(client, "Anna"), Person(client, "Béla")
        made = host.table("me", "link")
        link = made["links"]["seats"]["1"].split("/")[-1]
        friend.post("/seats/take", token=link)
        table = made["table"]["id"]
        assert host.post(f"/tables/{table}/end", status=409)["error"]["code"] == "others-play"
        assert friend.post(f"/tables/{table}/end", status=403)["error"]["code"] == "not-host"
