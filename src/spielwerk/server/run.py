"""A server that runs: what it says when it starts, and how uvicorn is told to carry it."""

import gc
import socket
import sys
import threading
from collections.abc import Callable
from typing import Any

import uvicorn
from sqlalchemy import Connection, func, or_, select
from sqlalchemy.exc import SQLAlchemyError

from spielwerk.games import SHELF

from . import log, migrations, schema, warmth
from .app import application
from .settings import Settings
from .socket import LARGEST
from .store import Store, database
from .table import RUNNING

Say = Callable[..., Any]  # a message of the house, and its figures
BACKLOG = 2048
SELDOM = (20_000, 10, 20)  # as many new objects before the collector looks
TURN = 0.0005  # seconds until the writer, back from the disk, is let through by a busy loop


class CannotServe(Exception):
    """Why not: a message of the house, and its figures."""

    def __init__(self, message: str, **figures: str) -> None:
        super().__init__(message)
        self.message = message
        self.figures = figures


def serve(settings: Settings, host: str, port: int, say: Say) -> None:
    """Until it is stopped."""
    log.begin()
    sys.setswitchinterval(TURN)
    listening = listen(host, port)
    others = at_the_door(settings)
    say("serve-data", url=database(settings.db).render_as_string(hide_password=True))
    if others:
        say("serve-other-rules", count=others)
    if warmth.cold():
        say("serve-compiling")
    threading.Thread(target=warm, args=[say], name="warmth", daemon=True).start()
    say("serve-at", url=f"http://{host}:{listening.getsockname()[1]}")
    uvicorn.Server(configured(settings)).run(sockets=[listening])


def configured(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        application(settings),
        ws="websockets-sansio",
        ws_per_message_deflate=False,  # costs more than it saves where a view has 7 kB
        ws_max_size=LARGEST,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on; better refused now than after everything else was said."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # said to be TCP, for asyncio sends small messages at once (TCP_NODELAY) only where it knows
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise CannotServe("serve-port", port=str(port), why=error.strerror or "?") from error
    made.listen(BACKLOG)
    return made


def warm(say: Say) -> None:
    """Then what was loaded stays out of the collector's sight: it would stop the server for
    half a second to find, again and again, that a compiler is still there.
    """
    warmth.warm_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    warmth.done.set()
    say("serve-warm")


def at_the_door(settings: Settings) -> int:
    """Opens the database, brings it to its newest form, counts tables of other rules."""
    try:
        store = Store(settings.db)
        migrations.upgrade(store.writer)
        return store.look(of_other_rules)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        why = str(getattr(error, "orig", error))
        raise CannotServe("serve-database", why=why) from error


def of_other_rules(connection: Connection) -> int:
    """Running tables that were begun under another version of their game's rules."""
    T = schema.tables.c
    other = or_(
        *(
            (T.game == game.about.id) & (T.rules_version != game.about.rules_version)
            for game in SHELF.values()
        )
    )
    counted = select(func.count()).select_from(schema.tables).where(T.state == RUNNING, other)
    return int(connection.execute(counted).scalar_one())
