"""Bad input, foreign pages, greedy clients: a typed refusal, and the table unharmed."""

import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from spielwerk.server import log
from spielwerk.server.app import application
from spielwerk.server.settings import Settings

from .people import API, Person, until

MARKUP = '<script>alert(1)</script>"&\u202e'


def test_sockets_of_foreign_pages_are_refused(client: TestClient) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "bot")["table"]["id"]
    path = f"{API}/tables/{table}/socket?seat=0"
    for origin in ("http://evil.example", "null", "http://testserver.evil.example"):
        with (
            pytest.raises(WebSocketDenialResponse) as denied,
            host.http.websocket_connect(path, headers={"Origin": origin}),
        ):
            pass
        assert denied.value.status_code == 403
        assert denied.value.json()["error"]["code"] == "forbidden-origin"
    with host.http.websocket_connect(path, headers={"Origin": "http://testserver"}):
        pass


def test_what_browsers_are_told(client: TestClient) -> None:
    for path in ("/", "/docs", f"{API}/games", "/nothing.js"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer", "a seat's link is a key"
    made = client.put(f"{API}/me", json={"name": "Anna"})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie
    made = client.put("https://testserver" + f"{API}/me", json={"name": "Anna"})
    assert "secure" in made.headers["set-cookie"].lower()
    assert made.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "body",
    [
        b"{", b"[]", b"null", b'"', b"\xff\xfe", b"{}" * 100, b"[" * 5_000,
        b'{"name": 1}', b'{"name": ""}', b'{"name": "   "}', b'{"name": "\\u0000"}',
    ],
)  # fmt: skip
def test_malformed_bodies(client: TestClient, body: bytes) -> None:
    answer = client.put(f"{API}/me", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert set(answer.json()["error"]) == {"code", "rule", "figures", "sentence"}
    assert client.get(f"{API}/me").json() == {"user": None}


HUGE = 10**40


def test_numbers_that_nothing_can_hold(client: TestClient) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "me")["table"]["id"]
    question = host.state(table, 0)["question"]
    for number in (2**63, -(2**63) - 1, HUGE):
        for path, name in (("state", "seat"), ("state", "since"), ("record", "seat")):
            refused = host.get(f"/tables/{table}/{path}", status=422, **{name: number})["error"]
            assert refused["code"] == "bad-request"
        wish = {"seat": 0, "question": number, "moves": ["bank"]}
        host.post(f"/tables/{table}/moves", key="key-00000001", **wish, status=422)
        with host.socket(table, 0) as socket:
            until(socket, "state")
            for sent in ({"since": number}, {"ahead": number}):
                socket.send_json({"do": "hello", **sent})
                assert until(socket, "no")["error"]["code"] == "bad-request"
            socket.send_json({"do": "draft", "n": number, "question": question, "moves": []})
            assert until(socket, "no")["error"]["code"] == "bad-request"
    refused = host.put("/me", settings={"speed": [HUGE]}, status=422)["error"]
    assert refused["code"] == "bad-request"
    assert host.get("/me")["user"]["settings"] == {}


def test_large_bodies(client: TestClient) -> None:
    for sent in ({"content": b"x" * 10_000_000}, {"content": iter([b"x" * 1_000_000] * 10)}):
        answer = client.post(f"{API}/records/verify", **sent)
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")


def test_ten_thousand_requests_from_one_address(settings: Settings) -> None:
    with TestClient(application(replace(settings, requests=50))) as client:
        codes = [client.get(f"{API}/me").status_code for _ in range(400)]
        assert set(codes) == {200, 429}
        assert codes[:200] == [200] * 200
        refused = client.get(f"{API}/me")
        assert refused.json()["error"]["code"] == "too-many"


def test_messages_that_make_no_sense(client: TestClient) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "me")["table"]["id"]
    before = host.state(table)
    with host.socket(table, 0) as socket:
        until(socket, "state")
        for text in (
            *("{", "[]", "null", "7", '"x"', "{}", '{"do": "dance"}', '{"do": "move"}'),
            '{"do": "move", "key": 1, "question": "x", "moves": "done"}',
            '{"do": "draft", "n": "x", "question": 1, "moves": [[]]}',
            json.dumps({"do": "move", "key": "k", "question": 10**30, "moves": ["done"] * 500}),
            json.dumps({"do": "why", "moves": ["x" * 60_000]}),
        ):
            socket.send_text(text)
            answer = socket.receive_json()
            assert (answer["is"], answer["error"]["code"]) == ("no", "bad-request"), text
        socket.send_text("x" * 70_000)
        assert socket.receive_json()["error"]["code"] == "too-large"
        socket.send_json({"do": "ping", "id": "p"})
        assert socket.receive_json() == {"is": "pong", "re": "p"}
    assert host.state(table)["seq"] == before["seq"]


def test_a_chattering_socket_is_held_back(settings: Settings) -> None:
    with TestClient(application(replace(settings, messages=10))) as client:
        host = Person(client, "Anna")
        table = host.table("me", "me")["table"]["id"]
        with host.socket(table, 0) as socket:
            until(socket, "state")
            for _ in range(60):
                socket.send_json({"do": "ping", "id": 1})
            answers = [socket.receive_json() for _ in range(60)]
        assert {answer["is"] for answer in answers} == {"pong", "no"}


def test_names_with_markup_stay_text(client: TestClient) -> None:
    host = Person(client, MARKUP)
    name = host.get("/me")["user"]["name"]
    assert "\u202e" not in name, "no letter that turns a line around"
    table = host.table("me", "me")["table"]["id"]
    assert host.state(table)["head"]["seats"][0]["name"] == name
    assert host.http.get("/").headers["content-type"].startswith("text/html")


def test_no_traceback_reaches_a_client(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("secret of the house")

    monkeypatch.setattr("spielwerk.server.lobby._shown", broken)
    host = Person(client, "Anna")
    host.table("me", "me", access="public")
    careless = TestClient(client.app, raise_server_exceptions=False)
    careless.portal = client.portal
    answer = careless.get(f"{API}/tables?state=running")
    assert answer.status_code == 503
    assert "secret" not in answer.text
    assert answer.json()["error"]["code"] == "unavailable"


def test_logs_are_json_and_keep_secrets() -> None:
    record = logging.LogRecord("spielwerk.x", logging.INFO, "", 0, "ready", None, None)
    record.table, record.token = "abc", "s3cret"
    line = json.loads(log.Lines().format(record))
    assert (line["what"], line["table"]) == ("ready", "abc")
    assert "s3cret" not in json.dumps(line)


def test_nothing_is_pickled() -> None:
    package = Path(log.__file__).parent
    for path in package.rglob("*.py"):
        assert "pickle" not in path.read_text(), path


def test_files_of_the_client_only(client: TestClient) -> None:
    for path in ("/..%2f..%2fpyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py", "/x.py"):
        answer = client.get(path)
        assert answer.status_code in (404, 200), path
        assert "import" not in answer.text
    assert client.get(f"{API}/nothing").status_code == 404
    assert client.delete(f"{API}/games").status_code == 405
    for page in ("/", "/new", "/table/abc", "/mine", "/help/rules", "/s/a.b-c", "/w/a.b"):
        assert client.get(page).status_code == 200, page
        assert "<script>" not in client.get(page).text


def test_the_interface_is_described(client: TestClient) -> None:
    document = client.get(f"{API}/openapi.json").json()
    assert f"{API}/tables/{{id}}/moves" in document["paths"]
    page = client.get("/docs").text
    assert "POST /api/v1/tables" in page
    assert "://" not in page.replace("http://www.w3.org", ""), "nothing from another server"


def test_health_and_figures(client: TestClient) -> None:
    host = Person(client, "Anna")
    table = host.table("me", "me")["table"]["id"]
    seat = host.state(table)["owes"][0]
    host.move(table, seat, host.state(table, seat)["binding"][0])
    host.move(table, seat, "nonsense", question=0, status=409)
    assert client.get("/healthz").text == "ok\n"
    figures = client.get("/metrics").text
    assert 'spielwerk_requests_kept_total{by="player"} 1.0' in figures
    assert 'spielwerk_refused_total{code="stale"} 1.0' in figures
