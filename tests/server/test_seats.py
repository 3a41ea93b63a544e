"""Sitting down: by link, at an open seat, with several seats; and the promise given before."""

import hashlib
import time
from random import Random

import pytest
from itsdangerous import TimestampSigner
from starlette.testclient import TestClient

from spielwerk.core.record import read
from spielwerk.server.keys import A_YEAR

from .people import Person, bots_finish, play_on, token, until


def test_a_link_gives_the_seat_to_who_uses_it_first(client: TestClient) -> None:
    host, friend, other = Person(client, "Anna"), Person(client), Person(client, "Cécile")
    made = host.table("me", "link")
    seat = token(made["links"]["seats"]["1"])
    assert made["table"]["state"] == "open"
    assert friend.post("/seats/take", token=seat, status=401)["error"]["code"] == "no-user"
    taken = friend.post("/seats/take", token=seat, name="Béla")
    assert (taken["table"], taken["seat"]) == (made["table"]["id"], 1)
    assert friend.get("/me")["user"]["name"] == "Béla", "the link has become a cookie"
    assert friend.post("/seats/take", token=seat)["seat"] == 1, "again: it opens the table"
    refused = other.post("/seats/take", token=seat, status=409)["error"]
    assert (refused["code"], refused["figures"]) == ("seat-taken", {"seat": 1})
    assert refused["sentence"] == "Seat 1 is taken."
    head = friend.get(f"/tables/{taken['table']}")
    assert head["state"] == "running", "all seats are taken"
    assert [seat["name"] for seat in head["seats"]] == ["Anna", "Béla"]
    assert head["my"] == [1]
    assert "links" not in head, "links are for the host"


def test_a_reissued_link_makes_the_old_one_void(client: TestClient) -> None:
    host, friend, heir = Person(client, "Anna"), Person(client, "Béla"), Person(client, "Cili")
    made = host.table("me", "link")
    table, old = made["table"]["id"], token(made["links"]["seats"]["1"])
    bearer = friend.post("/seats/take", token=old)["bearer"]
    refused = friend.post(f"/tables/{table}/seats/1/link", status=403)["error"]
    assert refused["code"] == "not-host"
    with friend.socket(table, 1) as socket:
        assert socket.receive_json()["is"] == "state"
        new = token(host.post(f"/tables/{table}/seats/1/link")["link"])
        while (message := socket.receive_json())["is"] != "bye":
            pass
        assert message["code"] == "link-void"
    assert friend.post("/seats/take", token=old, status=410)["error"]["code"] == "link-void"
    friend.state(table, 1, status=403)
    program = Person(client)
    program.http.headers["Authorization"] = f"Bearer {bearer}"
    program.state(table, 1, status=403)
    assert heir.post("/seats/take", token=new)["seat"] == 1
    assert heir.state(table, 1)["head"]["seats"][1]["name"] == "Cili"


def test_a_reissued_spectators_link_makes_the_old_one_void(client: TestClient) -> None:
    host, fan, late = Person(client, "Anna"), Person(client, "Béla"), Person(client, "Cili")
    made = host.table("me", "me")
    table, old = made["table"]["id"], token(made["links"]["watch"])
    fan.post("/watch", token=old)
    assert fan.post(f"/tables/{table}/watch/link", status=403)["error"]["code"] == "not-host"
    with fan.socket(table) as watching, host.socket(table, 0) as playing:
        assert watching.receive_json()["is"] == "state"
        assert playing.receive_json()["is"] == "state"
        new = token(host.post(f"/tables/{table}/watch/link")["link"])
        assert until(watching, "bye")["code"] == "link-void"
        head = until(playing, "head")["head"]
        assert token(head["links"]["watch"]) == new, "who plays stays, and sees the new link"
    assert late.post("/watch", token=old, status=410)["error"]["code"] == "link-void"
    fan.state(table, status=404)
    fan.post("/watch", token=new)
    assert fan.state(table)["seat"] is None


def test_a_cookie_lasts_a_year_beyond_the_last_visit(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "me")["table"]["id"]
    first = dict(host.http.cookies)
    for years, known in ((0.9, True), (1.8, True), (2.9, False)):
        later = int(time.time() + years * A_YEAR)
        monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _, now=later: now)
        assert bool(host.get("/me")["user"]) is known
    host.state(table, 0, status=403)
    assert host.put("/me", lang="de", status=401)["error"]["code"] == "no-user"
    old = Person(client)
    old.http.cookies.update(first)
    assert old.get("/me")["user"] is None


@pytest.mark.parametrize("forged", ["", "x", "WyJhIiwwLDBd.abc", "a" * 300])
def test_forged_links_and_cookies(client: TestClient, forged: str) -> None:
    host, stranger = Person(client, "Anna"), Person(client)
    table = host.table("me", "link")["table"]["id"]
    stranger.post("/seats/take", token=forged or "-", name="Eve", status=410)
    stranger.post("/watch", token=forged or "-", status=410)
    stranger.http.cookies.set("spielwerk", forged)
    assert stranger.get("/me") == {"user": None}
    stranger.state(table, 0, status=403)
    stranger.http.headers["Authorization"] = f"Bearer {forged}"
    assert stranger.state(table, 0, status=401)["error"]["code"] == "no-user"


def test_a_key_of_one_kind_opens_no_other_door(client: TestClient) -> None:
    host, stranger = Person(client, "Anna"), Person(client)
    made = host.table("me", "link")
    seat, watch = made["links"]["seats"]["1"], made["links"]["watch"]
    stranger.post("/watch", token=token(seat), status=410)
    stranger.post("/seats/take", token=token(watch), name="Eve", status=410)
    stranger.http.headers["Authorization"] = f"Bearer {token(seat)}"
    stranger.get("/me", status=401)


def test_open_seats_of_public_tables(client: TestClient) -> None:
    host, friend = Person(client, "Anna"), Person(client, "Béla")
    made = host.table("me", "open", "link", access="public")
    table = made["table"]["id"]
    assert [listed["id"] for listed in friend.get("/tables", state="open")] == [table]
    friend.post(f"/tables/{table}/join", seat=2, status=409)
    assert friend.post(f"/tables/{table}/join")["my"] == [1]
    assert friend.post(f"/tables/{table}/leave")["my"] == []
    assert friend.post(f"/tables/{table}/join", seat=1)["my"] == [1]
    friend.post("/seats/take", token=token(made["links"]["seats"]["2"]))
    assert friend.get("/tables", state="running")[0]["id"] == table
    refused = friend.post(f"/tables/{table}/leave", status=409)["error"]
    assert refused["code"] == "started"


def test_a_table_by_link_is_not_for_strangers(client: TestClient) -> None:
    host, stranger = Person(client, "Anna"), Person(client)
    made = host.table("me", "bot")
    table = made["table"]["id"]
    assert stranger.get("/tables", state="running") == []
    stranger.state(table, status=404)
    assert stranger.post("/watch", token=token(made["links"]["watch"]))["table"] == table
    assert stranger.state(table)["seat"] is None


def test_one_sofa(client: TestClient) -> None:
    """Several seats on one cookie, each with its own view."""
    host = Person(client, "Anna")
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ödön"}]
    table = host.post("/tables", game="coal-baron", seats=seats)["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ödön"]
    assert table["my"] == [0, 1]
    for seat in table["my"]:
        assert host.state(table["id"], seat)["view"]["viewer"] == seat
    play_on(host, table["id"], Random(1), requests=8)
    assert host.state(table["id"])["seq"] == 8


def test_the_promise_is_given_before_the_nonces_are_known(client: TestClient) -> None:
    host, friend = Person(client, "Anna"), Person(client)
    made = host.table("me", "link")
    table, promise = made["table"]["id"], made["table"]["commit"]
    nonce = "00112233445566778899aabbccddeeff"
    friend.post("/seats/take", token=token(made["links"]["seats"]["1"]), name="B", nonce=nonce)
    before = friend.http.get(f"/api/v1/tables/{table}/record").text
    assert read(before).seed is None
    assert nonce not in before or read(before).nonces[1].hex() == nonce
    friend.post(f"/tables/{table}/resign")
    bots_finish(host, table)
    record = read(host.http.get(f"/api/v1/tables/{table}/record").text)
    assert record.nonces[1].hex() == nonce
    assert record.commit == promise == hashlib.sha256(record.seed or b"").hexdigest()
    assert host.get(f"/tables/{table}/verify")["ok"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}] * 9}, "seats"),
        ({"seats": [{"kind": "bot", "level": "x"}] * 2}, "no-such-level"),
        ({"options": {"x": "yes"}}, "option"),
        ({"components": {"a": 1}}, "sheet-none"),
        ({"seats": [{"kind": "king"}] * 2}, "bad-request"),
        ({"clock": {"kind": "live"}}, "bad-request"),
        ({"clock": {"kind": "days", "days": -1}}, "bad-request"),
        ({"rated": "yes"}, "bad-request"),
        ({"more": 1}, "bad-request"),
    ],
)
def test_tables_that_cannot_be(client: TestClient, wish: dict[str, object], code: str) -> None:
    host = Person(client, "Anna")
    sound = {"game": "coal-baron", "seats": [{"kind": "me"}] * 2}
    response = host.http.post("/api/v1/tables", json=sound | wish)
    assert 400 <= response.status_code < 500
    assert response.json()["error"]["code"] == code
    assert host.get("/tables/mine") == []


def test_variants_and_bots_are_as_they_were_chosen(client: TestClient) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "bot", options={"carts-for-all": "yes"}, rated=True)["table"]
    assert table["options"] == {"carts-for-all": "yes"}
    assert table["seats"][1]["level"] == "random"
    assert not table["rated"], "a table with a bot is not rated"
    assert host.state(table["id"])["view"]["options"]["carts-for-all"] == "yes"


def test_my_tables_say_where_an_answer_is_owed(client: TestClient) -> None:
    host, friend = Person(client, "Anna"), Person(client)
    made = host.table("me", "link", options={"start": "0"})
    friend.post("/seats/take", token=token(made["links"]["seats"]["1"]), name="Béla")
    owing = {"host": host.get("/tables/mine")[0], "friend": friend.get("/tables/mine")[0]}
    turn = host.state(made["table"]["id"])["owes"]
    assert [owing["host"]["owes"], owing["friend"]["owes"]] == [0 in turn, 1 in turn]
    assert owing["host"]["state"] == "running"
