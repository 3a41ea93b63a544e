"""How much one address may ask: requests a second, bytes a request."""

import time
from collections import OrderedDict

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spielwerk.core.game import Refused

from . import errors, words

BURST = 4.0  # seconds' worth that may come at once
TRY_AGAIN_LATER = 1013
ADDRESSES = 20_000  # remembered


class Bucket:
    """Fills at a rate, and is emptied by what is asked."""

    def __init__(self, rate: float, burst: float = 0) -> None:
        self.rate = rate
        self.most = burst or rate * BURST
        self.left = self.most
        self.at = time.monotonic()

    def take(self) -> bool:
        if not self.rate:
            return True
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each of many; who has not come for longest is forgotten."""

    def __init__(self, rate: float, burst: float = 0, most: int = ADDRESSES) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._of.pop(name, None) or Bucket(self.rate, self.burst)
        self._of[name] = bucket
        if len(self._of) > self.most:
            self._of.popitem(last=False)
        return bucket.take()


class Limits:
    """Stands before everything else."""

    def __init__(self, app: ASGIApp, rate: float, largest: int) -> None:
        self.app = app
        self.rate = rate
        self.largest = largest
        self.buckets = Buckets(rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        language = words.language_of(headers.get(b"accept-language", b"").decode("latin-1"))
        if not self._take(scope):
            await errors.answer(Refused("too-many"), language)(scope, receive, send)
            return
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.largest:
            await errors.answer(Refused("too-large"), language)(scope, receive, send)
            return
        counted = _Counted(receive, self.largest)
        try:
            await self.app(scope, counted.receive, send)
        except TooLarge:
            await errors.answer(Refused("too-large"), language)(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._take(scope):
            await self.app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER})

    def _take(self, scope: Scope) -> bool:
        return self.buckets.take((scope.get("client") or ("", 0))[0])


class TooLarge(HTTPException):
    """A body that said nothing of its length goes on and on."""

    def __init__(self) -> None:
        super().__init__(413)


class _Counted:
    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._left = largest

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise TooLarge
        return message
