"""Several processes on one database: who has written tells the others by Redis.

A message says which table, or which words of a chat, nothing more; what is new is read from the
database. So a message that is lost or comes twice does no harm: when the line is restored, every
table is looked at again.
"""

import asyncio
import logging
import secrets

from redis.asyncio import Redis
from redis.exceptions import RedisError

from spielwerk.core.game import Refused

from .chat import Chat
from .table import Table
from .tables import Tables

log = logging.getLogger("spielwerk.wake")
PAUSE = 1.0  # seconds before the line is tried again


class Wake:
    """The line to the other processes."""

    def __init__(self, url: str, channel: str, tables: Tables, chat: Chat) -> None:
        self.redis = Redis.from_url(url)
        self.channel = f"spielwerk:{channel}"
        self.tables = tables
        self.chat = chat
        self.me = secrets.token_hex(8)
        self.listening = asyncio.Event()
        self._told: asyncio.Queue[str] = asyncio.Queue()

    def tell(self, table: Table) -> None:
        self._told.put_nowait(f"table {table.id}")

    def tell_words(self, id: int) -> None:
        self._told.put_nowait(f"chat {id}")

    async def speak(self) -> None:
        while True:
            names = {await self._told.get()}
            while not self._told.empty():
                names.add(self._told.get_nowait())
            try:
                for name in names:
                    await self.redis.publish(self.channel, f"{self.me} {name}")
            except RedisError as error:
                log.error("cannot tell the others", extra={"why": str(error)})
                await asyncio.sleep(PAUSE)

    async def listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as line:
                    await line.subscribe(self.channel)
                    self.listening.set()
                    await self._catch_up()
                    async for message in line.listen():
                        if message["type"] == "message":
                            await self._heard(message["data"].decode())
            except RedisError as error:
                log.error("cannot hear the others", extra={"why": str(error)})
                await asyncio.sleep(PAUSE)

    async def _heard(self, text: str) -> None:
        sender, kind, name = text.split(" ")
        if sender == self.me:
            return
        if kind == "chat":
            await self.chat.heard(int(name))
        elif table := self.tables.loaded.get(name):
            await self._refresh(table)

    async def _catch_up(self) -> None:
        for table in list(self.tables.loaded.values()):
            await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        async with table.lock:
            try:
                await self.tables.refresh(table)
            except Refused:  # it is no more
                self.tables.loaded.pop(table.id, None)

    async def close(self) -> None:
        await self.redis.aclose()
