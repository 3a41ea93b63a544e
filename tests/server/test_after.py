"""After the game: results, ratings, the seed, a rematch; and words in between."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, select
from starlette.testclient import TestClient

from spielwerk.core.record import read
from spielwerk.core.replay import verify
from spielwerk.games import SHELF
from spielwerk.server import chat, ratings, schema, statistics
from spielwerk.server.app import application
from spielwerk.server.settings import Settings

API = "/api/v1"
GAME = "coal-baron"
Client = TestClient


@pytest.fixture
def friends(settings: Settings) -> Iterator[list[Client]]:
    """Two browsers with a name, and one that has told none."""
    with Client(application(settings)) as first:
        others = [Client(first.app) for _ in range(2)]
        for client, name in zip((first, others[0]), ("Anna", "Bob"), strict=True):
            client.portal = first.portal
            client.put(f"{API}/me", json={"name": name})
        others[1].portal = first.portal
        yield [first, *others]


def sat_down(friends: list[Client], rated: bool = True, **more: Any) -> str:
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "link"}], "rated": rated, **more}
    made = friends[0].post(f"{API}/tables", json=wish).json()
    token = made["links"]["seats"]["1"]
    friends[1].post(f"{API}/seats/take", json={"token": token}).raise_for_status()
    return str(made["table"]["id"])


def play(friends: list[Client], id: str, seed: int = 1) -> None:
    """To the end, by moves at random over HTTP."""
    rng, number = Random(seed), 0
    game = SHELF[GAME]
    table = friends[0].portal.call(friends[0].app.state.house.tables.get, id)  # type: ignore
    while owed := table.owes():
        seat = owed[0]
        position, moves = table.position, list[str]()
        while not moves or moves[-1] not in game.binding:
            moves.append(rng.choice(game.legal_moves(position, seat)))
            position = game.step(position, seat, moves[-1])
        wish = {"key": f"key-{number:06}", "seat": seat, "question": table.asked[seat]}
        answer = friends[seat].post(f"{API}/tables/{id}/moves", json={**wish, "moves": moves})
        answer.raise_for_status()
        number += 1


def account(client: Client, name: str) -> None:
    wish = {"name": name, "password": "long enough"}
    client.post(f"{API}/account", json=wish).raise_for_status()


def test_a_rated_game_counts_and_shows_its_seed(friends: list[Client]) -> None:
    account(friends[0], "Anna")
    account(friends[1], "Bob")
    id = sat_down(friends)
    before = friends[0].get(f"{API}/tables/{id}").json()
    assert "seed" not in before
    play(friends, id)
    head = friends[1].get(f"{API}/tables/{id}").json()
    record = read(friends[0].get(f"{API}/tables/{id}/record").text)
    assert record.seed
    assert record.seed.hex() == head["seed"]
    assert record.commit == before["commit"] == head["commit"]
    verify(SHELF[GAME], record)
    for name, seat in (("anna", 0), ("Bob", 1)):
        told = friends[2].get(f"{API}/players/{name}").json()
        (line,) = told["games"]
        assert (line["game"], line["seats"], line["played"]) == (GAME, 2, 1)
        assert line["best"] == head["result"]["scores"][seat]
        assert line["won"] == (seat in head["result"]["winners"])
        assert line["rating"]["games"] == 1
        won = head["result"]["places"][seat] == 1
        assert (line["rating"]["mu"] > 25) == won


def test_guests_and_strangers_have_no_page(friends: list[Client]) -> None:
    for name in ("Anna", "Nobody", "%00", "a" * 300):
        refused = friends[2].get(f"{API}/players/{name}")
        assert refused.status_code in (404, 422)
        assert refused.json()["error"]["sentence"]


def result(user: str | None, place: int, **more: Any) -> dict[str, Any]:
    line = {"user": user, "game": GAME, "seats": 2, "place": place, "score": 50 - place}
    return {**line, "rated": True, "helped": False, "at": 1.0, **more}


@pytest.mark.parametrize(
    "results",
    [
        [result("a", 1), result("a", 2)],
        [result("a", 1), result(None, 2)],
        [result("a", 1, helped=True), result("b", 2)],
        [result("a", 1, rated=False), result("b", 2, rated=False)],
        [result("a", 1)],
    ],
    ids=["against oneself", "a bot", "a stand-in", "not rated", "alone"],
)
def test_what_says_nothing_of_strength(results: list[dict[str, Any]]) -> None:
    assert not ratings.counts(results)


def test_ratings_are_what_the_results_make_them(friends: list[Client]) -> None:
    """Reckoned one by one in the database as openskill reckons them in memory."""
    store = friends[0].app.state.house.store  # type: ignore[attr-defined]
    rng, known = Random(3), {name: ratings.MODEL.rating() for name in "abc"}
    users = [
        {"id": name, "name": name, "lang": "en", "settings": {}, "created": 0, "seen": 0}
        for name in known
    ]
    with store.writer.begin() as connection:
        connection.execute(insert(schema.users), users)
        for _ in range(20):
            pair = rng.sample("abc", 2)
            places = rng.choice(([1, 2], [2, 1], [1, 1]))
            rows = [result(user, place) for user, place in zip(pair, places, strict=True)]
            ratings.reckon(connection, rows)
            teams = [[known[user]] for user in pair]
            new = ratings.MODEL.rate(teams, ranks=[float(place) for place in places])
            known |= {user: team[0] for user, team in zip(pair, new, strict=True)}
        kept = {row.user: row for row in connection.execute(select(schema.ratings))}
    for user, rating in known.items():
        assert kept[user].mu == pytest.approx(rating.mu)
        assert kept[user].sigma == pytest.approx(rating.sigma)
    assert store.look(lambda c: statistics.of(c, "a")) == []  # no result was written here


def test_once_more_in_the_same_room(friends: list[Client]) -> None:
    """It starts when both have said so; words stay with the room."""
    id = sat_down(friends, clock={"kind": "days", "days": 2})
    refused = friends[0].post(f"{API}/tables/{id}/rematch")
    assert refused.json()["error"]["code"] == "not-over"
    friends[0].post(f"{API}/tables/{id}/chat", json={"text": "Good game"})
    play(friends, id)
    assert friends[2].post(f"{API}/tables/{id}/rematch").status_code == 403
    first = friends[1].post(f"{API}/tables/{id}/rematch").json()["table"]
    assert (first["state"], first["my"], first["host"]) == ("open", [1], True)
    assert friends[0].get(f"{API}/tables/{id}").json()["next"] == first["id"]
    second = friends[0].post(f"{API}/tables/{id}/rematch").json()["table"]
    assert (second["id"], second["state"], second["my"]) == (first["id"], "running", [0])
    again = friends[0].post(f"{API}/tables/{id}/rematch").json()["table"]
    assert again["id"] == first["id"]
    assert (second["room"], second["clock"], second["rated"]) == (
        id,
        {"kind": "days", "days": 2.0},
        True,
    )
    said = friends[1].get(f"{API}/tables/{first['id']}/chat").json()
    assert [line["text"] for line in said] == ["Good game"]


def test_words_are_text(friends: list[Client]) -> None:
    """Markup comes back as it was written, as JSON that no browser reads as a page."""
    id = sat_down(friends)
    markup = "<img src=x onerror=alert(1)> & “é”\n\x07{{7*7}}"
    with friends[1].websocket_connect(f"{API}/tables/{id}/socket?seat=1") as socket:
        socket.send_json({"do": "hello", "lang": "en", "since": None})
        assert socket.receive_json()["is"] == "state"
        said = friends[0].post(f"{API}/tables/{id}/chat", json={"text": markup})
        told = socket.receive_json()
        while told["is"] != "chat":
            told = socket.receive_json()
    assert said.headers["content-type"] == "application/json"
    assert said.headers["x-content-type-options"] == "nosniff"
    expected = markup.replace("\x07", " ")
    assert said.json()["text"] == told["text"] == expected
    assert (told["name"], told["seat"]) == ("Anna", 0)
    (read,) = friends[1].get(f"{API}/tables/{id}/chat").json()
    assert read["text"] == expected
    assert friends[1].get(f"{API}/tables/{id}/chat?since={read['id']}").json() == []


def test_words_have_limits(friends: list[Client]) -> None:
    id = sat_down(friends)
    say = f"{API}/tables/{id}/chat"
    for text, status in (("", 422), (" \n ", 422), ("x" * (chat.LONGEST + 1), 413)):
        assert friends[0].post(say, json={"text": text}).status_code == status
    assert friends[2].post(say, json={"text": "I am not here"}).status_code in (401, 403)
    assert friends[2].get(say).status_code == 404
    answers = [
        friends[0].post(say, json={"text": f"{n}"}).status_code for n in range(chat.BURST + 5)
    ]
    assert answers.count(200) == chat.BURST
    assert set(answers[chat.BURST :]) == {429}
