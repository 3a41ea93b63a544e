"""Sees to it that whoever has been shut out, or has a new password, loses the open sockets too."""

import asyncio
import logging
from functools import partial

from sqlalchemy import Connection, select

from .followers import Follower
from .schema import users
from .tables import Tables

log = logging.getLogger("spielwerk.doorkeeper")
PAUSE = 3.0  # seconds between two rounds


def known(connection: Connection, ids: list[str]) -> dict[str, tuple[int, bool]]:
    """Of each user the generation of the cookies, and whether they are shut out."""
    wanted = select(users.c.id, users.c.epoch, users.c.banned).where(users.c.id.in_(ids))
    return {row.id: (row.epoch, row.banned is not None) for row in connection.execute(wanted)}


async def round(tables: Tables) -> None:
    """Every follower who came by a cookie is looked up."""
    followers: list[Follower] = [
        one for table in list(tables.loaded.values()) for one in table.followers if one.asker.user
    ]
    ids = sorted({str(one.asker.id) for one in followers})
    found = await tables.store.read(partial(known, ids=ids)) if ids else {}
    for one in followers:
        epoch, banned = found.get(str(one.asker.id), (None, False))
        if banned or one.asker.user is None or one.asker.user.epoch != epoch:
            one.gone = "banned" if banned else "no-user"
            one.wake()


async def run(tables: Tables) -> None:
    while True:
        await asyncio.sleep(PAUSE)
        try:
            await round(tables)
        except Exception as error:
            log.error("cannot look", exc_info=error)
