"""A WebSocket as lean as it goes: the load must cost less than what it measures."""

import asyncio
import os
from collections.abc import Callable

Heard = Callable[["Line", bytes], None]
TEXT, CLOSE, PING = 0x1, 0x8, 0x9


class Line(asyncio.Protocol):
    """Text frames of a server, each given to `heard` as it comes."""

    def __init__(self, request: bytes, heard: Heard) -> None:
        self.request = request
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        self._parts = bytearray()  # of a message in several frames
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:300])))
                return
            self._open, self._buffer = True, bytearray(rest)
            self.opened.set_result(None)
        self._read()

    def _read(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1] & 0x7F, at + 2
            if length > 125:
                size = 2 if length == 126 else 8
                length = int.from_bytes(buffer[start : start + size])
                start += size
            if len(buffer) < start + length or start > len(buffer):
                break
            self._frame(buffer[at], bytes(buffer[start : start + length]))
            at = start + length
        del buffer[:at]

    def _frame(self, first: int, payload: bytes) -> None:
        kind = first & 0x0F
        if kind == PING:
            self._send(0xA, payload)
        elif kind in (0x0, TEXT):
            self._parts += payload
            if first & 0x80:
                message, self._parts = bytes(self._parts), bytearray()
                self.heard(self, message)

    def say(self, payload: bytes) -> None:
        self._send(TEXT, payload)

    def _send(self, kind: int, payload: bytes) -> None:
        """Masked by zeros, which is a mask like any other."""
        size = len(payload)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + payload)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))


async def connect(port: int, path: str, heard: Heard, *headers: str) -> Line:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: " + os.urandom(12).hex()[:22] + "==",
        *headers,
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, heard), "127.0.0.1", port)
    await line.opened
    return line
