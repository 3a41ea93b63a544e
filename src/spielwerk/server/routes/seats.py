"""Sitting down by link or at an open seat, getting up, looking on."""

from typing import Any

from fastapi import APIRouter, Request, Response

from spielwerk.core.game import Refused
from spielwerk.text import speaker

from .. import followers, seats
from ..models import Join, Number, Take, Watch
from ..users import User
from ..who import Language, TheAsker
from .deps import TheHouse, TheTable

router = APIRouter(tags=["seats"])


@router.post("/seats/take")
async def take(
    wish: Take,
    asker: TheAsker,
    house: TheHouse,
    language: Language,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Sit down by a seat's link. A program gets the bearer of its seat in the answer."""
    seal = house.keys.read("seat", wish.token.removeprefix("/s/"))
    if seal is None or len(seal) != 3:
        raise Refused("link-void")
    table = await house.tables.get(str(seal[0]))
    request.state.game = table.game
    chair = table.chair(int(seal[1]))
    if chair.link != seal[2]:
        raise Refused("link-void")
    if asker.user is None and chair.user is not None:
        raise Refused("seat-taken", seat=chair.seat)
    user = asker.user or await _newcomer(wish, house, language)
    if asker.user is None:
        house.users.remember(response, user, request.url.scheme == "https")
    nonce = bytes.fromhex(wish.nonce) if wish.nonce else None
    chair = await seats.take(house.tables, table, chair.seat, user, wish.name, nonce)
    bearer = house.keys.bearer(table.id, chair.seat, chair.link)
    return {"table": table.id, "seat": chair.seat, "bearer": bearer}


async def _newcomer(wish: Take, house: TheHouse, language: str) -> User:
    if wish.name is None:
        raise Refused("no-user")
    return await house.users.guest(wish.name, language)


@router.post("/tables/{id}/join")
async def join(wish: Join, table: TheTable, asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """Sit down at an open seat of a public table."""
    user = asker.known()
    free = [chair.seat for chair in table.chairs if chair.open and not chair.taken]
    seat = wish.seat if wish.seat is not None else next(iter(free), None)
    if table.access != "public" and not table.may_watch(asker):
        raise Refused("no-such-table")
    if seat is None or seat not in free:
        raise Refused("seat-taken", seat=seat or 0)
    nonce = bytes.fromhex(wish.nonce) if wish.nonce else None
    await seats.take(house.tables, table, seat, user, None, nonce)
    return followers.head(house.tables, table, asker)


@router.post("/tables/{id}/leave")
async def leave(table: TheTable, asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """Before the start: the user's seats are free again."""
    await seats.leave(house.tables, table, asker)
    return followers.head(house.tables, table, asker)


@router.post("/tables/{id}/seats/{seat}/link")
async def relink(table: TheTable, seat: Number, asker: TheAsker, house: TheHouse) -> dict[str, str]:
    """The host gives out a new link; the old one is void and the seat is free again."""
    chair = await seats.relink(house.tables, table, asker, seat)
    return {"link": f"/s/{house.keys.seat(table.id, seat, chair.link)}"}


@router.post("/tables/{id}/watch/link")
async def relink_watch(table: TheTable, asker: TheAsker, house: TheHouse) -> dict[str, str]:
    """The host gives out a new spectators' link; who came by the old one looks on no more."""
    await seats.relink_watch(house.tables, table, asker)
    return {"link": f"/w/{house.keys.watch(table.id, table.watch)}"}


@router.post("/watch")
async def watch(
    wish: Watch,
    asker: TheAsker,
    house: TheHouse,
    language: Language,
    request: Request,
    response: Response,
) -> dict[str, str]:
    """Look on by the spectators' link; who has told no name yet stays nameless."""
    seal = house.keys.read("watch", wish.token.removeprefix("/w/"))
    if seal is None or len(seal) != 2:
        raise Refused("link-void")
    table = await house.tables.get(str(seal[0]))
    if table.watch != seal[1]:
        raise Refused("link-void")
    user = asker.user
    if user is None:
        user = await house.users.guest(speaker(language).say("play-guest"), language)
        house.users.remember(response, user, request.url.scheme == "https")
    await seats.watch(house.tables, table, user)
    return {"table": table.id}
