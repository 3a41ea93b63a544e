"""A running server: all its parts, and how they start and stop."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

from . import keys, migrations
from .settings import Settings
from .store import Store
from .tables import Tables
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
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        migrations.upgrade(self.store.writer)
        self.store.start()
        self.keys = keys.Keys(await self.store.write(keys.secret_of))
        self.tables = Tables(self.store, self.keys, self.settings)
        self.users = Users(self.store, self.keys)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
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
