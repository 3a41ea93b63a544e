"""Delivers what lies in the outbox, and comes again where nobody opened.

A row is claimed by moving its `due` away, so two processes never deliver one letter, and a process
that dies leaves it to be delivered later.
"""

import asyncio
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

from py_vapid import Vapid02
from sqlalchemy import Connection, Row, delete, insert, select, update

from spielwerk.games import SHELF
from spielwerk.text import speaker

from . import schema as s
from . import words
from .channels import PAGE, WAYS, Letter, Office
from .limits import Buckets
from .notices import YOUR_TURN
from .outgoing import Unreachable
from .settings import Settings
from .tables import Tables

log = logging.getLogger("spielwerk.postman")
PAUSE = 1.0  # seconds between two looks
MOST = 50  # letters at once
CLAIM = 60.0  # seconds in which nobody else tries
WAITS = (10, 60, 300, 1_800, 7_200, 21_600)  # seconds before the next try; then it is given up
KEPT = 30 * 86_400.0  # seconds for which a user can look at notices on the page
B = s.outbox.c


class Errand(NamedTuple):
    """A row of the outbox, with all that is needed to deliver it."""

    row: Row[Any]
    address: Mapping[str, Any] | None
    letter: Letter | None  # none: nobody need be told any more


def vapid_of(connection: Connection) -> str:
    """The key that signs pushes, made when it is first wanted."""
    known = select(s.house.c.value).where(s.house.c.name == "vapid")
    if (value := connection.execute(known).scalar()) is None:
        made = Vapid02()
        made.generate_keys()
        value = made.private_pem().decode()
        connection.execute(insert(s.house).values(name="vapid", value=value))
    return str(value)


def letter_of(connection: Connection, row: Row[Any]) -> Letter | None:
    """The words, in the user's language; none where it is no longer so."""
    wanted = select(s.tables.c.game, s.tables.c.asked, s.tables.c.state)
    table = connection.execute(wanted.where(s.tables.c.id == row.table)).first()
    user = connection.execute(select(s.users).where(s.users.c.id == row.user)).first()
    if table is None or user is None or user.banned is not None or table.game not in SHELF:
        return None
    if row.word == YOUR_TURN and (
        table.state != "running" or table.asked[row.seat] != row.question
    ):
        return None
    language = words.language_of(user.lang)
    seats = select(s.seats.c.name).where(s.seats.c.table == row.table, s.seats.c.name.is_not(None))
    names = connection.execute(seats.order_by(s.seats.c.seat)).scalars()
    say = speaker(language).say
    return Letter(
        word=row.word,
        title=say(f"notice-{row.word}-title", game=SHELF[table.game].about.title),
        body=say(f"notice-{row.word}", names=", ".join(names) or "–"),
        path=f"/table/{row.table}",
        lang=language,
        at=row.at,
    )


def due(connection: Connection, now: float) -> list[Errand]:
    wanted = select(s.outbox).where(B.due <= now).order_by(B.due).limit(MOST)
    return [_errand(connection, row) for row in connection.execute(wanted).all()]


def _errand(connection: Connection, row: Row[Any]) -> Errand:
    c = s.channels.c
    where = (c.user == row.user, c.kind == row.kind, c.name == row.name, c.code.is_(None))
    address = connection.execute(select(c.address).where(*where)).scalar()
    return Errand(row, address, letter_of(connection, row))


def claim(connection: Connection, row: Row[Any], now: float) -> bool:
    where = (B.id == row.id, B.due == row.due)
    changed = update(s.outbox).where(*where).values(due=now + CLAIM, tries=B.tries + 1)
    return connection.execute(changed).rowcount == 1


def settle(connection: Connection, row: Row[Any], why: str | None, final: bool) -> None:
    """Told, or not: then when to try again."""
    own = B.id == row.id
    if why is None and row.kind != PAGE:
        connection.execute(delete(s.outbox).where(own))
        return
    again = None if why is None or final or row.tries >= len(WAITS) else WAITS[row.tries]
    when = None if again is None else time.time() + again
    connection.execute(update(s.outbox).where(own).values(due=when, failed=why))


def sweep(connection: Connection, now: float) -> None:
    """What was told on the page long ago, or given up, goes."""
    connection.execute(delete(s.outbox).where(B.due.is_(None), B.at < now - KEPT))


class Postman:
    """Goes round again and again."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.threads = ThreadPoolExecutor(4, "postman")
        self.codes = Buckets(1 / 1_200, 3)  # mails with a code for one user
        self.guesses = Buckets(1 / 60, 10)  # codes a user may try
        self._office: Office | None = None

    async def run(self) -> None:
        try:
            while True:
                try:
                    await self.round(time.time())
                except Exception as error:
                    log.error("cannot deliver", exc_info=error)
                await asyncio.sleep(PAUSE)
        finally:
            self.threads.shutdown(wait=False, cancel_futures=True)

    async def round(self, now: float) -> int:
        """Everything that is due; how many letters that were."""
        errands = await self.tables.store.read(partial(due, now=now))
        await asyncio.gather(*(self._run(errand, now) for errand in errands))
        return len(errands)

    async def _run(self, errand: Errand, now: float) -> None:
        row, store = errand.row, self.tables.store
        if not await store.write(partial(claim, row=row, now=now)):
            return
        why, final = None, False
        try:
            if errand.letter and errand.address is not None:
                await self._deliver(row, errand.address, errand.letter)
        except Unreachable as unreachable:
            why, final = str(unreachable), unreachable.final
            log.warning("not delivered", extra={"kind": row.kind, "why": why})
        await store.write(partial(settle, row=row, why=why, final=final))

    async def _deliver(self, row: Row[Any], address: Mapping[str, Any], letter: Letter) -> None:
        if row.kind == PAGE:
            self.show(row.user, {"is": "notice", "id": row.id, **letter.plain("")})
            return
        await self.send(row.kind, address, letter)

    async def send(self, kind: str, address: Mapping[str, Any], letter: Letter) -> None:
        """Out of the house, in a thread: others' servers may be slow."""
        office = self._office or Office(self.settings, await self.tables.store.write(vapid_of))
        self._office = office
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.threads, WAYS[kind], office, address, letter)

    def show(self, user: str, message: dict[str, Any]) -> None:
        """On every page of this user that has a socket open here."""
        for table in list(self.tables.loaded.values()):
            for follower in table.followers:
                if follower.asker.id == user:
                    follower.say(message)
