"""A new table: what the host chose, checked, and written down with the promise of its seed."""

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert

from spielwerk.bots.levels import LEVELS
from spielwerk.core.chance import commitment
from spielwerk.core.game import Game, Refused
from spielwerk.core.sheet import sheet_of, texts_of
from spielwerk.games import SHELF

from . import clocks, schema
from .keys import new_id
from .table import BOT, OPEN, PERSON
from .users import User, a_name

NONCE = 16  # bytes that a seat adds to the seed


@dataclass(frozen=True)
class Seating:
    """What the host wants of one seat."""

    kind: str  # me, link, open, bot
    level: str | None = None
    name: str | None = None


@dataclass(frozen=True)
class Wish:
    """A table as its host wants it."""

    game: str
    seats: Sequence[Seating]
    options: Mapping[str, str]
    clock: Mapping[str, Any]
    absence: str
    access: str
    rated: bool
    components: Mapping[str, Any] | None = None
    room: str | None = None


def game_of(name: str) -> Game:
    if name not in SHELF:
        raise Refused("no-such-game", game=name[:40])
    return SHELF[name]


def rows(wish: Wish, host: User) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What is to be written; a Refused where such a table cannot be played at."""
    game = game_of(wish.game)
    sheet = sheet_of(game, wish.components) if wish.components else None
    blank = game.blank(len(wish.seats), wish.options, sheet)
    seed, id, now = secrets.token_bytes(32), new_id(), time.time()
    bots = any(seat.kind == BOT for seat in wish.seats)
    table = {
        "id": id,
        "room": wish.room or id,
        "game": game.about.id,
        "rules_version": game.about.rules_version,
        "options": dict(wish.options),
        "components": texts_of(game, blank),
        "clock": dict(wish.clock),
        "absence": wish.absence,
        "access": wish.access,
        "rated": wish.rated and not bots,
        "state": OPEN,
        "host": host.id,
        "seed": seed,
        "commit": commitment(seed),
        "asked": [],
        "created": now,
        "updated": now,
    }
    chairs = [
        {
            "table": id,
            "seat": number,
            "left": clocks.at_start(wish.clock),
            **_chair(seat, number, game, host),
        }
        for number, seat in enumerate(wish.seats)
    ]
    return table, chairs


def _chair(seat: Seating, number: int, game: Game, host: User) -> dict[str, Any]:
    name = a_name(seat.name) if seat.name else None
    chair: dict[str, Any] = {"kind": PERSON, "open": seat.kind == "open", "name": name}
    chair |= {"level": None, "user": None, "nonce": None}
    if seat.kind == BOT:
        level = seat.level or next(iter(LEVELS[game.about.id]))
        if level not in LEVELS[game.about.id]:
            raise Refused("no-such-level", level=level[:40])
        chair |= {"kind": BOT, "level": level, "name": name or f"Bot {number + 1}"}
        chair |= {"nonce": secrets.token_bytes(NONCE)}
    elif seat.kind == "me":
        chair |= {"user": host.id, "name": name or host.name}
        chair |= {"nonce": secrets.token_bytes(NONCE)}
    return chair


def write(connection: Connection, table: dict[str, Any], chairs: list[dict[str, Any]]) -> None:
    connection.execute(insert(schema.tables).values(table))
    connection.execute(insert(schema.seats), chairs)


def job(wish: Wish, host: User) -> tuple[str, "partial[None]"]:
    """The id of the new table, and the work for the writer."""
    table, chairs = rows(wish, host)
    return table["id"], partial(write, table=table, chairs=chairs)
