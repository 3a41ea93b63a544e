"""Records: to take home, to check, to play through once more."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Body
from starlette.responses import PlainTextResponse, Response

from spielwerk.core.game import Refused
from spielwerk.core.record import LARGEST, BadRecord, read
from spielwerk.core.replay import verify
from spielwerk.games import SHELF
from spielwerk.text import speaker

from .. import records
from ..models import Number
from ..table import Table
from ..users import Asker
from ..who import Language, TheAsker
from .deps import TheHouse, TheTable

router = APIRouter(tags=["records"])
Text = Annotated[str, Body(media_type="text/plain", max_length=LARGEST)]


def may_see(table: Table, asker: Asker, seat: int | None) -> int | None:
    """While the game goes on, through the eyes of one's own seat; after it through any."""
    if seat is None or table.result:
        if not table.may_watch(asker):
            raise Refused("no-such-table")
        return seat if seat is None else table.chair(seat).seat
    return table.seated(asker, seat).seat


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(
    table: TheTable, asker: TheAsker, house: TheHouse, seat: Number | None = None
) -> Response:
    """My view of the record while the game goes on; the whole of it after the end."""
    viewer = may_see(table, asker, seat)
    written = await house.store.study(partial(records.text, table=table, viewer=viewer))
    named = f'attachment; filename="{table.game.about.id}-{table.id}.txt"'
    return PlainTextResponse(written, headers={"Content-Disposition": named})


@router.get("/tables/{id}/verify")
async def verified(
    table: TheTable, asker: TheAsker, house: TheHouse, language: Language
) -> dict[str, Any]:
    """Whether the deal is the one that was promised, and every move by the rules."""
    may_see(table, asker, None)
    say = speaker(language, table.game)
    try:
        scores = await house.store.study(partial(records.verified, table=table))
    except BadRecord as bad:
        return {"ok": False, "sentence": say.fault(bad, table.id)}
    figures = {"seats": len(table.chairs), "scores": " ".join(map(str, scores))}
    return {"ok": True, "sentence": say.say("verified", game=say.say("game"), **figures)}


@router.get("/tables/{id}/history")
async def history(
    table: TheTable,
    asker: TheAsker,
    house: TheHouse,
    language: Language,
    seat: Number | None = None,
) -> dict[str, Any]:
    """After the end: every move and what it did."""
    viewer = may_see(table, asker, seat)
    told = partial(records.told, table=table, viewer=viewer, language=language)
    return await house.store.study(told)


@router.get("/tables/{id}/history/{number}")
async def view_after(
    number: Number, table: TheTable, asker: TheAsker, house: TheHouse, seat: Number | None = None
) -> dict[str, Any]:
    """After the end: the board after so many moves."""
    viewer = may_see(table, asker, seat)
    seen = partial(records.view_after, table=table, viewer=viewer, number=number)
    return await house.store.study(seen)


@router.post("/records/verify")
async def check(text: Text, house: TheHouse, language: Language) -> dict[str, Any]:
    """Any record, from wherever it comes."""
    return await house.store.study(lambda _: checked(text, language))


def checked(text: str, language: str) -> dict[str, Any]:
    say = speaker(language)
    try:
        record = read(text)
        if record.game not in SHELF:
            raise BadRecord("record-no-game", record.lines.get("Game", 0), game=record.game[:40])
        say = speaker(language, SHELF[record.game])
        position = verify(SHELF[record.game], record)
    except BadRecord as bad:
        return {"ok": False, "sentence": say.fault(bad, say.say("record"))}
    scores = SHELF[record.game].scores(position)
    figures = {"seats": record.seats, "scores": " ".join(map(str, scores))}
    sentence = say.say("verified", game=say.say("game"), **figures)
    return {"ok": True, "sentence": sentence, "game": record.game, "scores": scores}
