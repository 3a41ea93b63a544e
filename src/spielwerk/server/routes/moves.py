"""Moves, drafts and reasons over HTTP, for whom a socket does not reach."""

from typing import Any

import orjson
from fastapi import APIRouter, Response

from spielwerk.core.game import Refused

from .. import drafts, followers, shown
from ..followers import Follower
from ..models import Move, Number, PutDraft, Why
from ..who import Language, TheAsker
from .deps import TheHouse, TheTable

router = APIRouter(prefix="/tables/{id}", tags=["moves"])


@router.get("/state")
async def state(  # one parameter for each part of the question
    table: TheTable,
    asker: TheAsker,
    house: TheHouse,
    language: Language,
    seat: Number | None = None,
    since: Number | None = None,
) -> Response:
    """All there is to know at this table, for this seat or for a spectator."""
    if seat is not None:
        table.seated(asker, seat)
    elif not table.may_watch(asker):
        raise Refused("no-such-table")
    reader = Follower(table, asker, seat, language)
    message = await followers.state(house.tables, reader, since)
    return Response(orjson.dumps(message), media_type="application/json")


@router.post("/moves")
async def move(wish: Move, table: TheTable, asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """Binds: the whole draft and the moves that bind, all or none. Kept when this answers."""
    table.seated(asker, wish.seat)
    seq = await house.tables.submit(table, wish.seat, wish.question, wish.moves, wish.key)
    return {"is": "done", "seq": seq}


@router.put("/draft")
async def draft(
    wish: PutDraft, table: TheTable, asker: TheAsker, house: TheHouse, language: Language
) -> Response:
    """What the seat has in mind; nobody else hears of it."""
    table.seated(asker, wish.seat)
    if drafts.put(table, wish.seat, wish.question, wish.moves, wish.n):
        await drafts.keep(house.tables, table, wish.seat)
    message = {"is": "draft", **shown.drafted(table, wish.seat, language)}
    return Response(orjson.dumps(message), media_type="application/json")


@router.post("/why")
async def why(
    wish: Why, table: TheTable, asker: TheAsker, language: Language
) -> dict[str, dict[str, Any] | None]:
    """Why a move may not be said now, judged on the draft; null where it may."""
    table.seated(asker, wish.seat)
    if table.position is None:
        raise Refused("not-started")
    return shown.why(table, wish.seat, wish.moves, wish.lang or language)
