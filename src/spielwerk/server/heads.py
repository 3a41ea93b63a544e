"""What everybody may know of a table without looking at the board."""

from typing import Any

from spielwerk.core.game import Seat

from .keys import Keys
from .table import BOT, HERSELF, OVER, PERSON, Chair, Table
from .users import Asker


def shown(table: Table, asker: Asker, keys: Keys, online: set[Seat]) -> dict[str, Any]:
    """The head of a table as this user sees it: links are for the host."""
    host = table.is_host(asker)
    head: dict[str, Any] = {
        "id": table.id,
        "game": table.game.about.id,
        "title": table.game.about.title,
        "options": table.options,
        "components": bool(table.components),
        "clock": table.clock,
        "absence": table.absence,
        "access": table.access,
        "rated": table.rated,
        "state": table.state,
        "rules_version": table.rules_version,
        "commit": table.commit,
        "seats": [chair_shown(chair, chair.seat in online) for chair in table.chairs],
        "my": table.seats_of(asker),
        "host": host,
        "room": table.room,
        "created": round(table.created, 3),
    }
    if host:
        head["links"] = links(table, keys)
    if table.next:
        head["next"] = table.next
    if table.result:
        head["result"] = table.result
    if table.state == OVER:
        head["seed"] = table.seed.hex()
    return head


def chair_shown(chair: Chair, online: bool) -> dict[str, Any]:
    kind = chair.kind if chair.taken else "free"
    shown: dict[str, Any] = {"seat": chair.seat, "kind": kind, "name": chair.name}
    if chair.level:
        shown["level"] = chair.level
    if kind == "free":
        shown["open"] = chair.open
    return shown | {
        "online": online or kind == BOT,
        "stand_in": chair.stand_in != HERSELF,
        "helped": chair.helped,
    }


def links(table: Table, keys: Keys) -> dict[str, Any]:
    """Where to send friends: each to a seat, others to look on."""
    seats = {
        str(chair.seat): f"/s/{keys.seat(table.id, chair.seat, chair.link)}"
        for chair in table.chairs
        if chair.kind == PERSON
    }
    return {"seats": seats, "watch": f"/w/{keys.watch(table.id, table.watch)}"}
