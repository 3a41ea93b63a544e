"""Notices: kept with the move, delivered on the ways switched on, in the reader's language."""

import hashlib
import hmac
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from py_vapid import Vapid02
from sqlalchemy import select, update
from starlette.testclient import TestClient

from spielwerk.games import SHELF
from spielwerk.server import outgoing, postman, schema
from spielwerk.server.app import application
from spielwerk.server.settings import Settings, in_folder

from .receivers import Browser, Mails, Posts, serving

API = "/api/v1"
Clients = list[TestClient]


@pytest.fixture
def posts() -> Iterator[Posts]:
    with serving(Posts()) as server:
        yield server


@pytest.fixture
def mails() -> Iterator[Mails]:
    with serving(Mails()) as server:
        yield server


@pytest.fixture
def friends(tmp_path: Path, mails: Mails, monkeypatch: pytest.MonkeyPatch) -> Iterator[Clients]:
    """Anna reads Hungarian, Bob German. Rounds are made by the test."""
    monkeypatch.setattr(postman, "PAUSE", 3_600)
    more: dict[str, Any] = {"requests": 0, "private_hooks": True, "url": "https://table.example"}
    settings = Settings(db=in_folder(tmp_path), smtp=mails.url, **more)
    with TestClient(application(settings)) as first:
        second = TestClient(first.app)
        second.portal = first.portal
        first.put(f"{API}/me", json={"name": "Anna", "lang": "hu"})
        second.put(f"{API}/me", json={"name": "Bob", "lang": "de"})
        yield [first, second]


def house(client: TestClient) -> Any:
    return client.app.state.house  # type: ignore[attr-defined]


def call(client: TestClient, function: Any, *args: Any) -> Any:
    assert client.portal
    return client.portal.call(function, *args)


def delivered(client: TestClient, now: float = 0) -> int:
    """One round of the postman."""
    return int(call(client, house(client).postman.round, now or time.time()))


def waiting(client: TestClient) -> list[Any]:
    rows = select(schema.outbox).order_by(schema.outbox.c.id)
    return list(house(client).store.look(lambda c: c.execute(rows).all()))


def at_table(friends: Clients) -> str:
    wish: dict[str, Any] = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "link"}]}
    wish["options"] = {"start": "1"}  # who sits at their right chooses first: seat 0
    made = friends[0].post(f"{API}/tables", json=wish).json()
    token = made["links"]["seats"]["1"]
    friends[1].post(f"{API}/seats/take", json={"token": token}).raise_for_status()
    return str(made["table"]["id"])


def turn(friends: Clients, id: str, key: str) -> int:
    """Whoever owes an answer gives one; which seat that was."""
    table = call(friends[0], house(friends[0]).tables.get, id)
    game, (seat, *_) = SHELF["coal-baron"], table.owes()
    rng, moves, position = Random(5), list[str](), table.position
    while not moves or (table.owes() == [seat] and "done" not in moves):
        moves.append(rng.choice(game.legal_moves(position, seat)))
        position = game.step(position, seat, moves[-1])
        if game.to_move(position) != [seat]:
            break
    wish = {"key": key, "seat": seat, "question": table.asked[seat], "moves": moves}
    friends[seat].post(f"{API}/tables/{id}/moves", json=wish).raise_for_status()
    return int(seat)


def test_nothing_is_told_unless_it_is_switched_on(friends: Clients) -> None:
    id = at_table(friends)
    turn(friends, id, "key-00000001")
    assert waiting(friends[0]) == []
    assert friends[0].get(f"{API}/me/channels").json()["channels"] == []


def test_a_hook_is_signed_and_in_the_users_language(friends: Clients, posts: Posts) -> None:
    wish = {"url": f"{posts.url}/here?x=1", "key": "between us"}
    friends[1].put(f"{API}/me/channels/hook", json=wish).raise_for_status()
    id = at_table(friends)
    assert delivered(friends[0]) == 1  # it has begun
    turn(friends, id, "key-00000001")
    assert delivered(friends[0]) == 1
    assert waiting(friends[0]) == []
    (_, _, begun), (path, headers, body) = posts.got
    assert json.loads(begun)["word"] == "begun"
    told = json.loads(body)
    assert (path, told["word"], told["lang"]) == ("/here?x=1", "your-turn", "de")
    assert told["title"] == "Du bist am Zug: Coal Baron"
    assert told["url"] == f"https://table.example/table/{id}"
    sealed = hmac.new(b"between us", body, hashlib.sha256).hexdigest()
    assert headers["Spielwerk-Signature"] == f"sha256={sealed}"


def test_a_push_is_for_that_browser_alone(friends: Clients, posts: Posts) -> None:
    browser = Browser(f"{posts.url}/push/1")
    friends[0].put(f"{API}/me/channels/push", json=browser.subscription).raise_for_status()
    key = friends[0].get(f"{API}/me/channels").json()["push_key"]
    id = at_table(friends)
    assert delivered(friends[0]) == 1
    ((path, headers, body),) = posts.got
    assert (path, headers["Content-Encoding"]) == ("/push/1", "aes128gcm")
    assert id.encode() not in body
    told = json.loads(browser.read(body))
    assert (told["title"], told["url"]) == ("Te jössz: Coal Baron", f"/table/{id}")
    assert headers["Authorization"].endswith(f"k={key}")
    assert Vapid02.verify(headers["Authorization"])
    assert friends[0].get(f"{API}/me/channels").json()["push_key"] == key


def test_a_mail_is_sent_only_where_it_is_wanted(friends: Clients, mails: Mails) -> None:
    mail = f"{API}/me/channels/mail"
    (row,) = friends[1].put(mail, json={"to": "bob@example.org"}).json()
    assert not row["confirmed"]
    id = at_table(friends)
    turn(friends, id, "key-00000001")
    assert delivered(friends[0]) == 0  # not confirmed yet
    (first,) = mails.got
    code = "".join(c for c in str(first.get_content()).split(".")[0] if c.isdigit())
    wrong = friends[1].post(f"{mail}/confirm", json={"code": "12"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "wrong-code")
    assert friends[1].post(f"{mail}/confirm", json={"code": code}).json()[0]["confirmed"]
    table = call(friends[0], house(friends[0]).tables.get, id)
    for number in range(2, 9):
        if turn(friends, id, f"key-{number:08}") == 0 and table.owes() == [1]:
            break
    delivered(friends[0])
    letter = mails.got[-1]
    assert (letter["To"], letter["From"]) == ("bob@example.org", "table@example.org")
    assert letter["Subject"] == "Du bist am Zug: Coal Baron"
    assert f"https://table.example/table/{id}" in letter.get_content()


def test_an_open_tab_silences_nothing(friends: Clients, posts: Posts) -> None:
    friends[1].put(f"{API}/me/channels/hook", json={"url": posts.url})
    friends[1].put(f"{API}/me/channels/page")
    id = at_table(friends)
    delivered(friends[0])
    with friends[1].websocket_connect(f"{API}/tables/{id}/socket?seat=1") as socket:
        socket.send_json({"do": "hello", "lang": "en", "since": None})
        turn(friends, id, "key-00000001")
        delivered(friends[0])
        seen: list[dict[str, Any]] = []
        while not seen or seen[-1]["is"] != "notice":
            seen.append(socket.receive_json())
    assert [json.loads(body)["word"] for _, _, body in posts.got] == ["begun", "your-turn"]
    assert seen[-1]["word"] == "your-turn"
    listed = friends[1].get(f"{API}/me/notices").json()
    assert [notice["word"] for notice in listed] == ["begun", "your-turn"]
    upto = listed[-1]["id"]
    assert friends[1].post(f"{API}/me/notices/seen", json={"upto": upto}).json() == []
    assert friends[1].get(f"{API}/me/notices").json() == []


def test_tried_again_until_it_is_of_no_use(friends: Clients, posts: Posts) -> None:
    friends[0].put(f"{API}/me/channels/hook", json={"url": posts.url})
    posts.status = 500
    at_table(friends)
    now = time.time()
    assert delivered(friends[0]) == 1
    assert delivered(friends[0]) == 0  # not at once
    for _ in postman.WAITS:
        (row,) = waiting(friends[0])
        assert (row.failed, row.due > now) == ("answered 500", True)
        now = row.due + 1
        assert delivered(friends[0], now) == 1
    (row,) = waiting(friends[0])
    assert (row.due, row.tries) == (None, len(postman.WAITS) + 1)
    assert len(posts.got) == row.tries


def test_after_a_failure_it_arrives(friends: Clients, posts: Posts) -> None:
    friends[0].put(f"{API}/me/channels/hook", json={"url": posts.url})
    posts.status = 503
    at_table(friends)
    delivered(friends[0])
    posts.status = 204
    assert delivered(friends[0], time.time() + postman.WAITS[1]) == 1
    assert waiting(friends[0]) == []
    assert len(posts.got) == 2


def test_nobody_is_called_to_a_turn_that_is_over(friends: Clients, posts: Posts) -> None:
    friends[0].put(f"{API}/me/channels/hook", json={"url": posts.url})
    id = at_table(friends)
    turn(friends, id, "key-00000001")
    delivered(friends[0])
    assert posts.got == []
    assert waiting(friends[0]) == []


def test_two_postmen_deliver_one_letter(friends: Clients, posts: Posts) -> None:
    friends[0].put(f"{API}/me/channels/hook", json={"url": posts.url})
    at_table(friends)
    store = house(friends[0]).store
    errands = store.look(lambda c: postman.due(c, time.time()))
    taken = []
    for _ in range(2):
        with store.writer.begin() as connection:
            taken.append(postman.claim(connection, errands[0].row, time.time()))
    assert taken == [True, False]


def test_no_secret_is_told(friends: Clients, posts: Posts) -> None:
    """Neither a key to a seat nor what lies on the table."""
    friends[0].put(f"{API}/me/channels/hook", json={"url": posts.url})
    id = at_table(friends)
    delivered(friends[0])
    told = json.loads(posts.got[-1][2])
    assert told.keys() == {"word", "title", "body", "url", "lang", "at"}
    links = friends[0].get(f"{API}/tables/{id}").json()["links"]
    for link in (*links["seats"].values(), links["watch"]):
        assert link.split("/")[-1] not in json.dumps(told)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "http://93.184.215.14/x",
    ],
)
def test_no_hook_leads_into_our_own_network(url: str) -> None:
    with pytest.raises(outgoing.Unreachable) as refused:
        outgoing.post(url, b"{}", {}, private=False)
    assert refused.value.final


def test_old_notices_are_swept(friends: Clients) -> None:
    friends[0].put(f"{API}/me/channels/page")
    at_table(friends)
    delivered(friends[0])
    store = house(friends[0]).store
    with store.writer.begin() as connection:
        postman.sweep(connection, time.time())
        assert connection.execute(select(schema.outbox)).all()
        long_ago = time.time() - postman.KEPT - 1
        connection.execute(update(schema.outbox).values(at=long_ago))
        postman.sweep(connection, time.time())
        assert not connection.execute(select(schema.outbox)).all()
