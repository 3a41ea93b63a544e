"""Who follows a table: woken when something was kept, and told what is new since the last time.

A follower that is slow misses nothing and stops nobody: it fetches the newest view when it can.
"""

import asyncio
from collections import deque
from functools import partial
from typing import Any

import orjson

from spielwerk.core.game import Seat

from . import events, heads, shelf, shown
from .table import Event, Table
from .tables import Tables
from .users import Asker

MOST = 256  # messages that wait for one follower; more, and it is let go
LONGEST = 1000  # events in one log


class Follower:
    """A socket at a table, with the eyes of one seat or of a spectator."""

    def __init__(self, table: Table, asker: Asker, viewer: Seat | None, language: str) -> None:
        self.table = table
        self.asker = asker
        self.viewer = viewer
        self.language = language
        self.seq: int | None = None  # told so far; none: not greeted yet
        self.steps = 0  # how far it wants to look ahead
        self.gone = ""  # why it must go
        self.head = False  # whether the head has changed since
        self.out: deque[bytes] = deque()
        self.rung = asyncio.Event()

    def wake(self, head: bool = False) -> None:
        self.head |= head
        self.rung.set()

    def say(self, message: dict[str, Any]) -> None:
        """An answer of its own."""
        self.out.append(orjson.dumps(message))
        self.rung.set()

    @property
    def admitted(self) -> bool:
        """Whether these eyes are still its own: the host may have made a new link."""
        if self.viewer is None:
            return self.table.may_watch(self.asker)
        return self.table.holds(self.asker, self.viewer)

    @property
    def stalled(self) -> bool:
        return len(self.out) > MOST


def online(table: Table) -> set[Seat]:
    """The seats somebody looks through now."""
    return {one.viewer for one in table.followers if one.viewer is not None}


def come(follower: Follower) -> None:
    before = online(follower.table)
    follower.table.followers.add(follower)
    _tell_of_change(follower.table, before)


def leave(follower: Follower) -> None:
    before = online(follower.table)
    follower.table.followers.discard(follower)
    _tell_of_change(follower.table, before)


def _tell_of_change(table: Table, before: set[Seat]) -> None:
    if online(table) != before:
        for follower in table.followers:
            follower.wake(head=True)


def head(tables: Tables, table: Table, asker: Asker) -> dict[str, Any]:
    return heads.shown(table, asker, tables.keys, online(table))


async def log_since(tables: Tables, table: Table, since: int) -> list[Event]:
    """What was kept after that number; from memory where it reaches so far back."""
    if since >= table.seq:
        return []
    if not table.recent or table.recent[0].seq > since + 1:
        read = await tables.store.read(partial(shelf.history, id=table.id, since=since))
    else:
        read = []
    by_number = {event.seq: event for event in (*read, *table.recent) if event.seq > since}
    return [by_number[seq] for seq in sorted(by_number) if seq <= table.seq][-LONGEST:]


async def state(
    tables: Tables, follower: Follower, since: int | None, re: Any = None
) -> dict[str, Any]:
    """All there is to know at this table, with the log since then."""
    table, viewer, language = follower.table, follower.viewer, follower.language
    happened = await log_since(tables, table, since or 0)
    log = [events.shown(one, table.game, viewer, language, table.names) for one in happened]
    follower.seq, follower.head = table.seq, False
    message = {
        "is": "state",
        "seq": table.seq,
        "seat": viewer,
        "head": head(tables, table, follower.asker),
        "log": log,
        "log_from": happened[0].seq if happened else table.seq + 1,
    }
    if re is not None:
        message["re"] = re
    return message | shown.now_so(table, viewer, language)


async def news(tables: Tables, follower: Follower) -> bytes | None:
    """What this follower has not been told yet."""
    table, seq = follower.table, follower.seq
    if seq is None or seq >= table.seq:
        return None
    happened = [event for event in table.recent if event.seq > seq]
    if not happened or happened[0].seq != seq + 1:
        return orjson.dumps(await state(tables, follower, seq))
    follower.seq = table.seq
    return shown.event(table, happened, follower.viewer, follower.language)
