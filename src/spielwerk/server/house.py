"""A running server: all its parts, and how they start and stop."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

from . import doorkeeper, keys, migrations
from .accounts import Accounts
from .ahead import Ahead
from .bots import Bots
from .chat import Chat
from .metrics import Metrics
from .postman import Postman
from .settings import Settings
from .store import Store
from .tables import Tables
from .wake import Wake
from .watch import Watch, release_all
from .who import Users

log = logging.getLogger("spielwerk")


class House:
    """What the routes reach for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.db)
        self.keys: keys.Keys
        self.tables: Tables
        self.users: Users
        self.accounts: Accounts
        self.chat: Chat
        self.postman: Postman
        self.metrics = Metrics()
        self.ahead = Ahead()
        self.bots = Bots(self.spawn, settings)
        self.wake: Wake | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        migrations.upgrade(self.store.writer)
        self.store.start()
        self.keys = keys.Keys(await self.store.write(keys.secret_of))
        self.tables = Tables(self.store, self.keys, self.settings, self.metrics)
        self.users = Users(self.store, self.keys)
        self.accounts = Accounts(self.store, self.users)
        self.chat = Chat(self.tables)
        self.postman = Postman(self.tables, self.settings)
        self.spawn(self.postman.run())
        self.spawn(doorkeeper.run(self.tables))
        self.bots.tables = self.tables
        self.tables.changed.append(self.bots.look)
        if self.settings.redis:
            self.wake = Wake(self.settings.redis, self.keys.name, self.tables, self.chat)
            self.tables.told = self.wake.tell
            self.chat.told = self.wake.tell_words
            self.spawn(self.wake.listen())
            self.spawn(self.wake.speak())
        else:  # nobody else is there: whoever took care of bots is gone
            await self.store.write(release_all)
        self.spawn(Watch(self.tables, self.bots.look).run())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.bots.stop()
        self.ahead.stop()
        self.accounts.close()
        if self.wake:
            await self.wake.close()
        await asyncio.get_running_loop().run_in_executor(None, self.store.stop)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run beside everything else. What goes wrong there is said loudly."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)
