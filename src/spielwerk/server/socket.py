"""A socket at a table: what the client says is answered, what happens is told.

Two tasks a socket: one listens, one speaks. Only the second sends, so a phone that has stalled
holds up nobody but itself.
"""

import contextlib
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocketDisconnect

from spielwerk.core.game import Refused

from . import absence, drafts, errors, followers, models, shown, who, words
from .followers import Follower
from .house import House
from .limits import Bucket
from .table import THIS_TURN, UNTIL_BACK

router = APIRouter()
LARGEST = 64_000  # characters of a message


class Hello(BaseModel):
    lang: str = ""
    since: models.Number | None = None
    ahead: models.Number = 0


class Draft(BaseModel):
    n: models.Number
    question: models.Number
    moves: models.MoveTexts


class Move(BaseModel):
    key: str
    question: models.Number
    moves: models.MoveTexts


class Why(BaseModel):
    moves: models.MoveTexts


@router.websocket("/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str, seat: models.Number | None = None) -> None:
    house: House = socket.app.state.house
    language = who.language(socket)
    try:
        if not same_origin(socket, house.settings.origins):
            raise Refused("forbidden-origin")
        asker = await house.users.of(socket)
        table = await house.tables.get(id)
        if seat is not None:
            table.seated(asker, seat)
        elif not table.may_watch(asker):
            raise Refused("no-such-table")
    except Refused as refused:
        await socket.send_denial_response(errors.answer(refused, language))
        return
    await socket.accept()
    await Conversation(house, socket, Follower(table, asker, seat, language)).run()


def same_origin(socket: WebSocket, others: tuple[str, ...]) -> bool:
    """A page of another site may not open a socket with this browser's cookie."""
    origin = socket.headers.get("origin")
    if origin is None:  # no browser
        return True
    return origin.split("://")[-1] == socket.headers.get("host") or origin in others


class Conversation:
    """One socket, from the first hello to the last word."""

    def __init__(self, house: House, socket: WebSocket, follower: Follower) -> None:
        self.house = house
        self.socket = socket
        self.follower = follower
        self.table = follower.table
        self.bucket = Bucket(house.settings.messages)

    async def run(self) -> None:
        followers.come(self.follower)
        speaking = self.house.spawn(self._speak())
        try:
            await self._listen()
        finally:
            speaking.cancel()
            followers.leave(self.follower)

    async def _speak(self) -> None:
        """Until the client has left, or is sent away; then the listener hears of it, too."""
        with contextlib.suppress(WebSocketDisconnect):
            await self._tell()
            await self.socket.close()

    async def _tell(self) -> None:
        follower = self.follower
        while not follower.gone:
            await follower.rung.wait()
            follower.rung.clear()
            if not follower.admitted:
                follower.gone = follower.gone or "link-void"
                break
            while follower.out:
                await self._send(follower.out.popleft())
            if (news := await followers.news(self.house.tables, follower)) is not None:
                await self._send(news)
            if follower.head and follower.seq is not None:
                follower.head = False
                head = followers.head(self.house.tables, self.table, follower.asker)
                await self._send(orjson.dumps({"is": "head", "head": head}))
        await self._send(orjson.dumps({"is": "bye", "code": follower.gone}))

    async def _send(self, message: bytes) -> None:
        await self.socket.send_text(message.decode())

    async def _listen(self) -> None:
        while not self.follower.stalled:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._hear(received.get("text") or (received.get("bytes") or b"").decode())

    async def _hear(self, text: str) -> None:
        """One message. A refusal changes nothing and is answered like anything else."""
        re = None
        try:
            if len(text) > LARGEST:
                raise Refused("too-large")
            if not self.bucket.take():
                raise Refused("too-many")
            message = orjson.loads(text)
            re = message.get("id")
            await self._do(message, re)
        except (orjson.JSONDecodeError, ValidationError, AttributeError, TypeError):
            self._refuse(Refused("bad-request"), re)
        except Refused as refused:
            self._refuse(refused, re)

    def _refuse(self, refused: Refused, re: Any) -> None:
        self.house.metrics.refused.labels(refused.reason).inc()
        language, table, seat = self.follower.language, self.table, self.follower.viewer
        message = {"is": "no", "re": re, **errors.told(refused, language, table.game)}
        if seat is not None and table.running and (table.mind(seat) or seat in table.owes()):
            message["draft"] = shown.drafted(table, seat, language)
        self.follower.say(message)

    async def _do(self, message: dict[str, Any], re: Any) -> None:
        match message.get("do"):
            case "hello":
                await self._hello(Hello(**message), re)
            case "ping":
                self.follower.say({"is": "pong", "re": re})
            case "move":
                await self._move(Move(**message), re)
            case "draft":
                self._draft(Draft(**message), re)
            case "why":
                self._why(Why(**message), re)
            case _:
                raise Refused("bad-request")

    async def _hello(self, hello: Hello, re: Any) -> None:
        if hello.lang:
            self.follower.language = words.language_of(hello.lang)
        self.follower.steps = hello.ahead
        state = await followers.state(self.house.tables, self.follower, hello.since, re)
        self.follower.say(state)
        if "draft" in state:
            self._look_ahead(state["draft"]["n"])
        if (seat := self.follower.viewer) is not None:
            chair = self.table.chairs[seat]
            if chair.stand_in in (THIS_TURN, UNTIL_BACK):
                await absence.come_back(self.house.tables, self.table, seat)

    def _look_ahead(self, n: int) -> None:
        seat = self.follower.viewer
        if self.follower.steps > 0 and seat is not None and self.house.settings.ahead:
            self.house.spawn(self.house.ahead.look(self.follower, self.table, seat, n))

    def _seat(self) -> int:
        """The seat of this socket; it may have been taken away meanwhile."""
        if self.follower.viewer is None:
            raise Refused("not-seated", seat=0)
        self.table.seated(self.follower.asker, self.follower.viewer)
        return self.follower.viewer

    async def _move(self, move: Move, re: Any) -> None:
        seat = self._seat()
        submit = self.house.tables.submit
        seq = await submit(self.table, seat, move.question, move.moves, move.key)
        self.follower.say({"is": "done", "re": re, "seq": seq})

    def _draft(self, draft: Draft, re: Any) -> None:
        seat, tables = self._seat(), self.house.tables
        if drafts.put(self.table, seat, draft.question, draft.moves, draft.n):
            self.house.spawn(drafts.keep_soon(tables, self.table, seat))
        message = shown.drafted(self.table, seat, self.follower.language)
        self.follower.say({"is": "draft", "re": re, **message})
        self._look_ahead(message["n"])

    def _why(self, why: Why, re: Any) -> None:
        seat = self._seat()
        if self.table.position is None:
            raise Refused("not-started")
        reasons = shown.why(self.table, seat, why.moves[:64], self.follower.language)
        self.follower.say({"is": "why", "re": re, "why": reasons})
