"""Four players at a match of boardgame.io: each click is a move, on the same kind of socket."""

import asyncio
import time
from random import Random
from typing import Any

import orjson
from line import Line, connect
from load import SEATS, Figures, Table

PATH = "/socket.io/?EIO=4&transport=websocket"


class Theirs(Table):
    """A player a seat, each with a socket of its own."""

    def __init__(self, port: int, figures: Figures, rng: Random) -> None:
        super().__init__(figures, rng)
        self.port = port
        self.lines: list[Line] = []
        self.match = f"match{rng.getrandbits(60):x}"
        self.state = 0  # the number of the newest state
        self.synced: set[int] = set()
        self.mover = 0
        self.sent_before = 0.0  # of the move that was acknowledged last

    async def open(self) -> None:
        """Whoever comes first makes the match."""
        for seat in range(SEATS):
            self.lines.append(await connect(self.port, PATH, self._listener(seat)))
            while seat not in self.synced:
                await asyncio.sleep(0.01)

    def _listener(self, seat: int) -> Any:
        return lambda line, message: self._hear(line, seat, message)

    def _hear(self, line: Line, seat: int, message: bytes) -> None:
        self.figures.bytes_in += len(message)
        if message[:1] == b"0":
            line.say(b"40/bench,")
        elif message[:1] == b"2":
            line.say(b"3")
        elif message[:2] == b"40":
            wish = ["sync", self.match, str(seat), None, SEATS]
            line.say(b"42/bench," + orjson.dumps(wish))
        elif message[:20].startswith(b'42/bench,["sync"'):
            self.synced.add(seat)
        elif message[:20].startswith(b'42/bench,["update"'):
            self._update(seat)

    def _update(self, seat: int) -> None:
        if seat == self.mover and self.sent_at:
            self.state += 1
            self.acknowledge(self.sent_at)
            self.sent_before, self.sent_at = self.sent_at, 0.0
            asyncio.get_running_loop().call_later(0.05, self.line_up)
        elif seat != self.mover:
            self.tell(self.sent_at or self.sent_before)

    def move(self) -> None:
        self.mover = (self.mover + 1) % SEATS
        click = {"type": "click", "args": [self.rng.randrange(27)], "playerID": str(self.mover)}
        action = {"type": "MAKE_MOVE", "payload": click}
        wish = ["update", action, self.state, self.match, str(self.mover)]
        self.sent_at = time.perf_counter()
        self.lines[self.mover].say(b"42/bench," + orjson.dumps(wish))

    async def close(self) -> None:
        for line in self.lines:
            line.transport.close()
