"""Every game on the shelf can be played here, to the end, by bots of every level."""

from random import Random

import pytest
from starlette.testclient import TestClient

from spielwerk.bots.levels import LEVELS
from spielwerk.games import SHELF

from .people import Person, answer, bots_finish, wait_for

games = pytest.mark.parametrize("name", SHELF)


@games
def test_bots_play_every_game_to_its_end(client: TestClient, name: str) -> None:
    host = Person(client, "Anna")
    most = SHELF[name].about.seats[-1]
    levels = [*LEVELS[name]] * most
    seats = [{"kind": "bot", "level": level} for level in levels[:most]]
    table = host.post("/tables", game=name, seats=seats)["table"]["id"]
    wait_for(lambda: host.get(f"/tables/{table}"), lambda head: head["state"] == "over", seconds=90)
    told = host.get(f"/tables/{table}/verify")
    assert told["ok"], told
    log = host.state(table, since=0, lang="hu")["log"]
    assert [event["seq"] for event in log] == list(range(1, len(log) + 1))
    history = host.get(f"/tables/{table}/history", seat=0)
    assert history["count"] == len(history["moves"])
    last = host.get(f"/tables/{table}/history/{history['count']}", seat=0)
    assert last == host.state(table)["view"] | {"viewer": 0} or last["viewer"] == 0
    host.get(f"/tables/{table}/history/{history['count'] + 1}", status=422)


@games
def test_people_play_every_game(client: TestClient, name: str) -> None:
    """Everyone on one sofa: drafts, undo and moves, whoever owes an answer."""
    host, rng = Person(client, "Anna"), Random(name)
    fewest = SHELF[name].about.seats[0]
    made = host.post("/tables", game=name, seats=[{"kind": "me"}] * fewest)
    table = made["table"]["id"]
    for _ in range(15):
        assert answer(host, table, rng)
    assert bots_finish(host, table)["result"]["winners"]
