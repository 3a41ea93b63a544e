"""A seat at a table from Python: sit down by link, answer what is asked, whatever the network does.

async with await sit_down("https://host/s/…", name="Robi") as seat:
    async for turn in seat.turns():
        await seat.say(random.choice(turn.legal))
"""

import asyncio
import json
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import urlsplit

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

API = "/api/v1"
WAITS = (0.1, 0.3, 1.0, 3.0, 10.0)  # seconds until a lost line is tried again
FAREWELLS = ("link-void", "banned")


class NotAllowed(Exception):
    """The server said no. The code stays the same; the sentence is for people."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(error["sentence"])
        self.code: str = error["code"]
        self.figures: dict[str, Any] = error.get("figures") or {}


@dataclass(frozen=True)
class Turn:
    """An answer that this seat owes: what it sees, what it has in mind, what it may say."""

    question: int
    view: dict[str, Any]
    legal: Sequence[str]
    binding: Sequence[str]  # those of the legal moves that end what can be undone
    draft: Sequence[str]  # said so far, and not yet heard by anybody


def _checked(response: httpx.Response) -> Any:
    if response.is_error:
        try:
            error = response.json()["error"]
        except (ValueError, KeyError, TypeError):
            response.raise_for_status()
            raise
        raise NotAllowed(error)
    return response.json()


async def sit_down(link: str, name: str, lang: str = "en") -> "Seat":
    """Take the seat that a link leads to, or come back to it with the bearer kept from before."""
    parts = urlsplit(link)
    server, token = f"{parts.scheme}://{parts.netloc}", parts.path.removeprefix("/s/")
    async with httpx.AsyncClient(base_url=server) as http:
        took = await http.post(f"{API}/seats/take", json={"token": token, "name": name})
    taken = _checked(took)
    return Seat(server, taken["table"], taken["seat"], taken["bearer"], lang)


class Seat:
    """One seat at one table. The line may break; nothing is lost and nothing is said twice."""

    def __init__(self, server: str, table: str, seat: int, bearer: str, lang: str = "en") -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.bearer = bearer
        self.lang = lang
        self.head: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._seq: int | None = None
        self._owes: list[int] = []
        self._draft: dict[str, Any] | None = None
        self._question = 0
        self._sent: dict[str, Any] | None = None  # said, and not yet answered
        self._kept = 0  # the last request of ours that was written down
        self._line: ClientConnection | None = None

    @property
    def over(self) -> bool:
        return self.head.get("state") in ("over", "aborted")

    async def __aenter__(self) -> Self:
        await self._connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._line:
            await self._line.close()

    async def turns(self) -> AsyncIterator[Turn]:
        """Whenever this seat owes an answer, until the game is over."""
        while not self.over:
            self._take_in(await self._hear())
            if self._sent is None and (turn := self._turn()):
                yield turn

    async def say(self, move: str) -> None:
        """One move: one that binds commits the draft with it, any other is added to the draft."""
        if self._draft is None:
            raise ValueError("nothing is asked of this seat")
        moves = [*self._draft["moves"], move]
        said = {"id": str(uuid.uuid4()), "question": self._question, "moves": moves}
        if move in self._draft["binding"]:
            self._sent = {"do": "move", "key": said["id"], **said}
        else:
            self._sent = {"do": "draft", "n": self._draft["n"] + 1, **said}
        await self._send(self._sent)

    async def undo(self, moves: int = 1) -> None:
        """Take back the last moves of the draft."""
        if self._draft is None or not self._draft["moves"]:
            raise ValueError("there is nothing to take back")
        rest = self._draft["moves"][:-moves]
        said = {"id": str(uuid.uuid4()), "question": self._question, "moves": rest}
        self._sent = {"do": "draft", "n": self._draft["n"] + 1, **said}
        await self._send(self._sent)

    async def record(self) -> str:
        """The record, as far as this seat may know it; all of it after the end."""
        async with httpx.AsyncClient(base_url=self.server, headers=self._keys) as http:
            path = f"{API}/tables/{self.table}/record"
            answer = await http.get(path, params={"seat": self.seat})
        if answer.is_error:
            _checked(answer)
        return answer.text

    @property
    def _keys(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.bearer}", "Accept-Language": self.lang}

    def _turn(self) -> Turn | None:
        """The open question, unless what we said last has not come back to us yet."""
        draft = self._draft
        if draft is None or self.seat not in self._owes or (self._seq or 0) < self._kept:
            return None
        legal = [text for text, _ in draft["legal"]]
        return Turn(self._question, draft["view"], legal, draft["binding"], draft["moves"])

    def _take_in(self, message: dict[str, Any]) -> None:
        match message["is"]:
            case "state" | "event":
                self.head = message.get("head", self.head)
                self.events += message.get("log", message.get("events", []))
                self._seq, self._owes = message["seq"], message["owes"]
                self.view, self._draft = message["view"], message.get("draft")
                self._question = message["question"] or 0
                if message["is"] == "state" and self._sent and self._sent["do"] == "draft":
                    self._sent = None  # the state has the draft as the server knows it
            case "draft":
                self._draft = message
                self._answered(message)
            case "head":
                self.head = message["head"]
            case "done":
                self._kept = message["seq"]
                self._answered(message)
            case "no":
                self._answered(message)
                if message["error"]["code"] != "stale":  # then the new question is on its way
                    raise NotAllowed(message["error"])
            case "bye" if message["code"] in FAREWELLS:
                raise NotAllowed({"code": message["code"], "sentence": message["code"]})

    def _answered(self, message: dict[str, Any]) -> None:
        if self._sent and message.get("re") == self._sent["id"]:
            self._sent = None

    async def _connect(self) -> None:
        """Open the line and say where we are; what was not answered is said again."""
        url = f"{self.server.replace('http', 'ws', 1)}{API}/tables/{self.table}/socket"
        for wait in (*WAITS, None):
            try:
                line = await connect(
                    f"{url}?seat={self.seat}",
                    additional_headers=self._keys,
                    compression=None,
                    max_size=None,
                )
                break
            except (OSError, InvalidHandshake, TimeoutError):
                if wait is None:
                    raise
                await asyncio.sleep(wait)
        self._line = line
        await self._send({"do": "hello", "lang": self.lang, "since": self._seq})
        if self._sent and self._sent["do"] == "move":
            await self._send(self._sent)

    async def _send(self, message: dict[str, Any]) -> None:
        """If the line is broken, `_hear` finds out, and `_connect` says it again."""
        if self._line is None:
            raise ValueError("use it as `async with seat:`")
        with suppress(ConnectionClosed):
            await self._line.send(json.dumps(message))

    async def _hear(self) -> dict[str, Any]:
        while True:
            assert self._line
            try:
                heard: dict[str, Any] = json.loads(await self._line.recv())
            except ConnectionClosed:
                await self._connect()
            else:
                return heard
