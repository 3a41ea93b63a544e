"""Four players at a table of ours: small moves as drafts, then the one that binds."""

import asyncio
import re
import time
from random import Random
from typing import Any

import orjson
from line import Line, connect
from load import SEATS, Figures, Table
from process import Asker

API = "/api/v1"
SEQ = re.compile(rb'"seq":(\d+)')


class Ours(Table):
    """One user on all four seats, each with a socket of its own."""

    def __init__(self, port: int, figures: Figures, rng: Random) -> None:
        super().__init__(figures, rng)
        self.port = port
        self.lines: list[Line] = []
        self.newest: list[bytes] = [b""] * SEATS  # the last state or event of each seat
        self.greeted = asyncio.Event()
        self.mover = 0
        self.moves: list[str] = []
        self.question = 0
        self.number = 0
        self.seq = 0
        self.sent: dict[int, float] = {}

    async def open(self) -> None:
        asker = Asker(self.port)
        await asker.ask("PUT", f"{API}/me", {"name": "Bench"})
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}] * SEATS}
        _, made = await asker.ask("POST", f"{API}/tables", wish)
        await asker.hang_up()
        cookie = f"Cookie: spielwerk={asker.cookie}"
        for seat in range(SEATS):
            path = f"{API}/tables/{made['table']['id']}/socket?seat={seat}"
            heard = self._listener(seat)
            self.lines.append(await connect(self.port, path, heard, cookie))
            self.lines[-1].say(b'{"do":"hello","lang":"en","since":1000000}')
        await asyncio.wait_for(self.greeted.wait(), 30)

    def _listener(self, seat: int) -> Any:
        return lambda line, message: self._hear(seat, message)

    def _hear(self, seat: int, message: bytes) -> None:
        self.figures.bytes_in += len(message)
        kind = message[7:12]  # {"is":"event"
        if kind == b"event":
            self._event(seat, message)
        elif kind == b"state":
            self.newest[seat] = message
            if all(self.newest):
                self.greeted.set()
        elif kind == b"draft" and seat == self.mover:
            self._go_on(orjson.loads(message))
        elif kind[:4] == b"done":
            self._done(message)
        elif kind[:2] == b"no":
            self.figures.refused += 1
            self.line_up()

    def _event(self, seat: int, message: bytes) -> None:
        self.newest[seat] = message
        found = SEQ.search(message, 0, 60)
        seq = int(found[1]) if found else 0
        if seat != self.mover and self.sent_at and seq == self.seq + 1:
            self.tell(self.sent_at)
        elif seat != self.mover and seq in self.sent:
            self.tell(self.sent[seq])

    def _done(self, message: bytes) -> None:
        found = SEQ.search(message)
        self.seq = int(found[1]) if found else 0
        self.sent = {self.seq: self.sent_at}
        self.acknowledge(self.sent_at)
        asyncio.get_running_loop().call_later(0.05, self.line_up)  # the events are on their way

    def move(self) -> None:
        states = [orjson.loads(newest) for newest in self.newest[:1]]
        owes = states[0]["owes"]
        if not owes:  # the game is over
            return
        self.mover = self.rng.choice(owes)
        state = orjson.loads(self.newest[self.mover])
        if self.mover not in state["owes"] or "draft" not in state:
            self.free.append(self)  # its event has not come yet
            return
        self.question, self.moves = state["question"], []
        self._go_on(state["draft"])

    def _go_on(self, draft: dict[str, Any]) -> None:
        binding = draft["binding"]
        move = self.rng.choice(binding or [text for text, _ in draft["legal"]])
        self.moves.append(move)
        self.number += 1
        said = {"id": self.number, "question": self.question, "moves": self.moves}
        line = self.lines[self.mover]
        if binding:
            self.sent_at = time.perf_counter()
            key = f"{self.rng.getrandbits(120):030x}"
            line.say(orjson.dumps({"do": "move", "key": key, **said}))
        else:
            self.figures.drafts += self.counting
            line.say(orjson.dumps({"do": "draft", "n": draft["n"] + 1, **said}))

    async def close(self) -> None:
        for line in self.lines:
            line.transport.close()
