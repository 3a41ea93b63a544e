"""An application asked directly, without a network: byte for byte what it would send."""

import asyncio
from typing import Any, NamedTuple

import orjson

Scope = dict[str, Any]


class Answer(NamedTuple):
    """All a client would receive."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    def json(self) -> Any:
        return orjson.loads(self.body)


def _scope(kind: str, path: str, cookie: str, **more: Any) -> Scope:
    bare, _, query = path.partition("?")
    headers = [(b"host", b"table"), (b"cookie", f"spielwerk={cookie}".encode())]
    scope = {"type": kind, "asgi": {"version": "3.0"}, "path": bare, "raw_path": bare.encode()}
    scope |= {"query_string": query.encode(), "root_path": "", "client": ("127.0.0.1", 1)}
    scope |= {"server": ("table", 80), "http_version": "1.1", "headers": headers}
    return {**scope, "scheme": "http", **more}


async def ask(
    app: Any, method: str, path: str, body: Any = None, cookie: str = "", raw: bytes | None = None
) -> Answer:
    """One request; `raw` is sent as it is."""
    content = raw if raw is not None else b"" if body is None else orjson.dumps(body)
    scope = _scope("http", path, cookie, method=method)
    scope["headers"] += [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(content)).encode()),
    ]
    sent: list[dict[str, Any]] = []
    coming = [{"type": "http.request", "body": content, "more_body": False}]

    async def receive() -> dict[str, Any]:
        if coming:
            return coming.pop()
        return await asyncio.Future()  # the client stays

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    await app(scope, receive, send)
    whole = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], tuple(sent[0]["headers"]), whole)


class Socket:
    """A WebSocket at a table; `heard` is everything that came, in order."""

    def __init__(self, app: Any, path: str, cookie: str = "") -> None:
        scope = _scope("websocket", path, cookie, subprotocols=[])
        scope["extensions"] = {"websocket.http.response": {}}
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._in.get, self._out.put))
        self.heard: list[bytes] = []

    async def __aenter__(self) -> "Socket":
        first = await self._out.get()
        assert first["type"] == "websocket.accept", first
        return self

    async def __aexit__(self, *_: object) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else orjson.dumps(message).decode()
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, *kinds: str) -> Any:
        """The next message of such a kind; those before it are heard, too."""
        async with asyncio.timeout(20):
            while True:
                message = await self._out.get()
                assert message["type"] == "websocket.send", message
                self.heard.append(message["text"].encode())
                read = orjson.loads(message["text"])
                if read["is"] in kinds:
                    return read
