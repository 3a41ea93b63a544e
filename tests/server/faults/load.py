"""Players that go on whatever happens to the server, and remember what was acknowledged."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from spielwerk.games import SHELF
from spielwerk.server import shelf
from spielwerk.server.store import Store
from spielwerk.server.table import Table, bytes_of

from ..process import Line

API = "/api/v1"
GAME = "coal-baron"
LOST = (OSError, asyncio.IncompleteReadError)


class Told(NamedTuple):
    """A request the server has acknowledged."""

    table: str
    seat: int
    key: str
    seq: int
    moves: tuple[str, ...]


class Players:
    """All seats of one table, played at random by one user over HTTP."""

    def __init__(self, port: int, seed: int, seats: int = 2) -> None:
        self.line = Line(port)
        self.rng = Random(seed)
        self.seats = seats
        self.id = ""
        self.told: list[Told] = []
        self.sent: set[str] = set()
        self.pending: dict[str, Any] | None = None  # sent, and not answered
        self.over = False
        self.resting = False

    async def sit_down(self) -> None:
        await self._ok("PUT", f"{API}/me", {"name": f"P{self.rng.random():.6}"})
        wish = {"game": GAME, "seats": [{"kind": "me"}] * self.seats}
        made = await self._ok("POST", f"{API}/tables", wish)
        self.id = made["table"]["id"]

    async def _ok(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = await self.line.ask(method, path, body)
        assert status == 200, answer
        return answer

    async def play(self) -> None:
        """Until it is told to rest or the game is over; a lost line is tried again."""
        self.resting = False
        while not (self.over or self.resting):
            with contextlib.suppress(*LOST):
                await self.turn()
                continue
            await asyncio.sleep(0.02)

    async def turn(self) -> None:
        """One request; one that was not answered is sent again, with the same key."""
        if self.pending is None:
            self.pending = await self.next_request()
        if self.pending is None:
            return
        wish = self.pending
        self.sent.add(wish["key"])
        status, answer = await self.line.ask("POST", f"{API}/tables/{self.id}/moves", wish)
        assert status == 200, answer
        told = Told(self.id, wish["seat"], wish["key"], answer["seq"], tuple(wish["moves"]))
        self.told.append(told)
        self.pending = None

    async def next_request(self) -> dict[str, Any] | None:
        """Whatever a seat that owes an answer may say."""
        path = f"{API}/tables/{self.id}/state?since=1000000&seat="
        state = await self._ok("GET", f"{path}0")
        if state["head"]["state"] == "over":
            self.over = True
            return None
        seat = self.rng.choice(state["owes"])
        if seat:
            state = await self._ok("GET", f"{path}{seat}")
        draft, n = state["draft"], state["draft"]["n"]
        moves: list[str] = list(draft["moves"])  # of before the server was killed
        while True:
            legal = [text for text, _ in draft["legal"]]
            binding = draft["binding"]
            moves.append(self.rng.choice(binding if binding and len(moves) > 3 else legal))
            if moves[-1] in binding:
                break
            n += 1
            wish = {"seat": seat, "question": state["question"], "moves": moves, "n": n}
            draft = await self._ok("PUT", f"{API}/tables/{self.id}/draft", wish)
        key = f"{self.rng.getrandbits(120):030x}"
        return {"key": key, "seat": seat, "question": state["question"], "moves": moves}


def lost_and_doubled(path: Path, players: list[Players]) -> tuple[int, int]:
    """Acknowledged requests that are not written down as told; requests that have two rows."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert file.execute("PRAGMA foreign_key_check").fetchall() == []
        rows = file.execute('SELECT "table", seat, key, seq, moves FROM requests').fetchall()
    kept = {Told(t, s, k, q, tuple(m.split("\n"))) for t, s, k, q, m in rows}
    told = {one for player in players for one in player.told}
    keys = [row[2] for row in rows]
    sent = set().union(*(player.sent for player in players))
    assert set(keys) <= sent, "something was written down that nobody has said"
    return len(told - kept), len(keys) - len(set(keys))


def replays(path: Path, players: list[Players]) -> None:
    """Each table stands as its requests, played again from the deal, leave it."""
    store = Store(f"sqlite:///{path}")
    for player in players:
        table: Table = store.look(lambda c, id=player.id: shelf.load(c, id))  # type: ignore[misc]
        history = store.look(lambda c, id=player.id: shelf.history(c, id))  # type: ignore[misc]
        assert [event.seq for event in history] == list(range(1, table.seq + 1))
        stood = bytes_of(table.position)
        shelf.replay(table, history)
        assert table.stopped is None
        assert bytes_of(table.position) == stood
    assert SHELF[GAME]
    store.reader.dispose()
    store.writer.dispose()
