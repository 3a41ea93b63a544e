"""People at the tables of a test: each with a browser of its own."""

import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, TypeVar

from starlette.testclient import TestClient, WebSocketTestSession

T = TypeVar("T")
API = "/api/v1"
GAME = "coal-baron"


class Person:
    """A browser with a cookie. All of a test speak to one server."""

    def __init__(self, client: TestClient, name: str | None = None, lang: str = "en") -> None:
        self.http = TestClient(client.app, base_url=str(client.base_url))
        self.http.portal = client.portal
        self.http.headers["Accept-Language"] = lang
        if name:
            self.put("/me", name=name)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._told(self.http.get(API + path, params=query), status)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._told(self.http.post(API + path, json=body), status)

    def put(self, path: str, status: int = 200, **body: Any) -> Any:
        return self._told(self.http.put(API + path, json=body), status)

    @staticmethod
    def _told(response: Any, status: int) -> Any:
        assert response.status_code == status, (response.status_code, response.text[:300])
        return response.json()

    def table(self, *seats: str, status: int = 200, **wish: Any) -> Any:
        """A new table; a seat is `me`, `link`, `open` or `bot`."""
        kinds = [{"kind": kind} for kind in seats]
        return self.post("/tables", status, game=GAME, seats=kinds, **wish)

    def state(self, table: str, seat: int | None = None, status: int = 200, **query: Any) -> Any:
        query |= {} if seat is None else {"seat": seat}
        return self.get(f"/tables/{table}/state", status, **query)

    def move(self, table: str, seat: int, *moves: str, status: int = 200, **more: Any) -> Any:
        """What binds, in answer to the question that is open now."""
        body = {"key": str(uuid.uuid4()), "seat": seat, "moves": moves} | more
        if "question" not in body:
            body["question"] = self.state(table, seat)["question"]
        return self.post(f"/tables/{table}/moves", status, **body)

    def draft(self, table: str, seat: int, *moves: str, n: int, status: int = 200) -> Any:
        question = self.state(table, seat)["question"]
        body = {"seat": seat, "moves": moves, "n": n, "question": question}
        return self.put(f"/tables/{table}/draft", status, **body)

    @contextmanager
    def socket(
        self, table: str, seat: int | None = None, **hello: Any
    ) -> Iterator[WebSocketTestSession]:
        who = "" if seat is None else f"?seat={seat}"
        with self.http.websocket_connect(f"{API}/tables/{table}/socket{who}") as socket:
            socket.send_json({"do": "hello", "lang": "en", "since": None} | hello)
            yield socket


def until(socket: WebSocketTestSession, kind: str) -> Any:
    """The next message of a kind; others, such as who came and left, are passed over."""
    for _ in range(50):
        message = socket.receive_json()
        if message["is"] == kind:
            return message
        assert message["is"] != "no", message
    raise AssertionError(f"no {kind}")


def token(link: str) -> str:
    return link.rsplit("/", maxsplit=1)[-1]


def answer(person: Person, table: str, rng: Random) -> bool:
    """One binding request for whichever of the person's seats owes one. False: none does."""
    state = person.state(table)
    mine = [seat for seat in state["owes"] if seat in state["head"]["my"]]
    if not mine:
        return False
    seat, moves = mine[0], list[str]()
    while True:
        asked = person.state(table, seat)
        draft = asked["draft"]
        choice = draft["binding"] if len(moves) > 8 and draft["binding"] else None
        move = rng.choice(choice or [text for text, _ in draft["legal"]])
        moves = [*draft["moves"], move]
        if move in draft["binding"]:
            person.move(table, seat, *moves)
            return True
        person.draft(table, seat, *moves, n=draft["n"] + 1)


def play_on(person: Person, table: str, rng: Random, requests: int = 10_000) -> None:
    """So many requests, or to the end."""
    for _ in range(requests):
        if not answer(person, table, rng):
            return


def bots_finish(person: Person, table: str) -> Any:
    """The person resigns, and the bots play to the end; the head of the table then."""
    person.post(f"/tables/{table}/resign")
    return wait_for(
        lambda: person.get(f"/tables/{table}"),
        lambda head: head["state"] == "over",
        seconds=90,  # a whole game, on a busy machine
    )


def wait_for(look: Callable[[], T], so: Callable[[T], bool], seconds: float = 20) -> T:
    """Look until it is so."""
    until = time.monotonic() + seconds
    while not so(seen := look()):
        assert time.monotonic() < until, seen
        time.sleep(0.02)
    return seen
