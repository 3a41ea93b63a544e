"""A first game: a guest, a table, a socket, a bot."""

from random import Random
from typing import Any

from starlette.testclient import TestClient

API = "/api/v1"


def test_a_guest_plays_against_a_bot(client: TestClient) -> None:
    assert client.get(f"{API}/me").json() == {"user": None}
    client.put(f"{API}/me", json={"name": "Anna"}).raise_for_status()
    wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    made = client.post(f"{API}/tables", json=wish).json()
    rng, state = Random(1), dict[str, Any]()
    with client.websocket_connect(f"{API}/tables/{made['table']['id']}/socket?seat=0") as socket:
        socket.send_json({"do": "hello", "lang": "de", "since": None})
        for number in range(60):
            message = socket.receive_json()
            assert message["is"] in ("state", "event", "draft", "done", "head"), message
            if message["is"] in ("state", "event"):
                state = message
            draft = message.get("draft") if message["is"] != "draft" else message
            if draft is None or 0 not in state["owes"]:
                continue
            move = rng.choice(draft["legal"])[0]
            said = {"id": number, "question": state["question"], "moves": [*draft["moves"], move]}
            if move in draft["binding"]:
                socket.send_json({"do": "move", "key": f"key-{number:08}", **said})
            else:
                socket.send_json({"do": "draft", "n": draft["n"] + 1, **said})
    assert state["seq"] > 3
