"""All tables this process has in memory, and the one door through which they change.

One writer a table: a request is judged and written down under the table's lock. Nothing is sent
within it; who follows is woken and fetches what is new.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy.exc import DBAPIError, IntegrityError

from spielwerk.core.game import Refused, Seat

from . import asking, keeping, shelf
from .keeping import Deed, Overtaken
from .keys import Keys
from .metrics import Metrics
from .settings import Settings
from .store import Store
from .table import Table

log = logging.getLogger("spielwerk.tables")
TRIES = 4  # so often may another process be quicker


class Tables:
    """Tables by their ids."""

    def __init__(self, store: Store, keys: Keys, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.keys = keys
        self.settings = settings
        self.metrics = metrics
        self.loaded: dict[str, Table] = {}
        self.changed: list[Callable[[Table], None]] = []  # told of everything that was kept
        self.told: Callable[[Table], None] = lambda _: None  # wakes other processes
        self.shared = bool(settings.redis)  # whether there are any
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def get(self, id: str) -> Table:
        """The table, loaded if it is not there; two who ask at once get the same one."""
        if (table := self.loaded.get(id)) is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(task)
        table.used = time.monotonic()
        return table

    async def _load(self, id: str) -> Table:
        table = await self.store.read(partial(shelf.load, id=id))
        self.loaded[id] = table
        return table

    async def refresh(self, table: Table) -> None:
        """Take over what another process has written."""
        since = table.seq
        fresh = await self.store.read(partial(shelf.load, id=table.id))
        news = await self.store.read(partial(shelf.history, id=table.id, since=since))
        if fresh.seq >= table.seq:
            table.follow(fresh, [event for event in news if event.seq <= fresh.seq])
            for follower in table.followers:
                follower.wake(head=True)

    async def submit(
        self, table: Table, seat: Seat, question: int, moves: Sequence[str], key: str | None
    ) -> int:
        """A player's request: kept when this returns its number. The same key, the same answer."""
        return await self._submit(table, seat, question, moves, (key, "player"))

    async def answer(self, table: Table, seat: Seat, question: int, moves: Sequence[str]) -> int:
        """What a bot says; a stand-in's answer is marked as such."""
        by = "bot" if table.chairs[seat].kind == "bot" else "stand-in"
        return await self._submit(table, seat, question, moves, (None, by))

    async def _submit(
        self,
        table: Table,
        seat: Seat,
        question: int,
        moves: Sequence[str],
        told: tuple[str | None, str],
    ) -> int:
        key, by = told
        begun = time.perf_counter()
        table.used = time.monotonic()
        async with table.lock:
            for _ in range(TRIES):
                refused = keeping.closed(table)
                if refused or question != table.asked[seat]:
                    if (seq := await self._kept_before(table, seat, key)) is not None:
                        return seq
                    if self.shared and not refused and question > table.asked[seat]:
                        await self.refresh(table)
                        continue
                    raise refused or Refused("stale", question=table.asked[seat])
                outcome = asking.answered(table, seat, moves, time.time())
                deed = keeping.deed(table, outcome, by, key)
                try:
                    await self.write(deed)
                except Overtaken:
                    await self.refresh(table)
                    continue
                except IntegrityError as error:  # the key was used for an earlier question
                    if (seq := await self._kept_before(table, seat, key)) is not None:
                        return seq
                    raise Refused("unavailable") from error
                deed.done(table)
                table.moved(outcome.position, outcome.event, outcome.asked)
                break
            else:
                raise Refused("unavailable")
        self.metrics.kept.labels(by).inc()
        self.metrics.keeping.observe(time.perf_counter() - begun)
        self.tell(table, head=outcome.over or deed.seats_change)
        return outcome.event.seq

    async def _kept_before(self, table: Table, seat: Seat, key: str | None) -> int | None:
        if key is None:
            return None
        found = partial(keeping.seq_of_key, id=table.id, seat=seat, key=key)
        return await self.store.read(found)

    async def write(self, deed: Deed) -> None:
        """Committed when this returns."""
        try:
            await self.store.write(partial(keeping.keep, deed=deed))
        except IntegrityError:
            raise
        except DBAPIError as error:
            log.error("cannot write", extra={"table": deed.table, "why": str(error.orig)})
            raise Refused("unavailable") from error

    def tell(self, table: Table, head: bool = False) -> None:
        """Wake whoever follows this table."""
        for follower in table.followers:
            follower.wake(head)
        for changed in self.changed:
            changed(table)
        self.told(table)

    def tidy(self) -> None:
        """Tables that nobody follows leave the memory; what they were is written down."""
        old = time.monotonic() - self.settings.idle
        for table in list(self.loaded.values()):
            if table.used < old and not table.followers and not table.lock.locked():
                del self.loaded[table.id]
            elif not table.followers:  # what it was shown as is made again when somebody looks
                table.shown.clear()

    async def change(self, table: Table, deed: Deed) -> None:
        """Write a change that is no request; call it under the table's lock."""
        await self.write(deed)
        deed.done(table)
        table.shown.clear()
