"""Whoever is asking: a guest tells a name, and has a cookie from then on."""

from functools import partial
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from spielwerk.core.game import Refused

from .. import users
from ..models import Me
from ..who import Language, TheAsker
from .deps import TheHouse

router = APIRouter(tags=["me"])
LARGEST = 4_000  # bytes of a user's settings


def storable(settings: dict[str, Any] | None) -> bytes:
    """As JSON. What was JSON once need not be so again: a number of a hundred places is not."""
    try:
        return orjson.dumps(settings)
    except TypeError as error:
        raise Refused("bad-request") from error


@router.get("/me")
async def me(
    asker: TheAsker, house: TheHouse, request: Request, response: Response
) -> dict[str, Any]:
    """Null where nobody has told a name yet. Who is known is so for another year."""
    if asker.user is None:
        return {"user": None}
    house.users.remember(response, asker.user, request.url.scheme == "https")
    return {"user": asker.user.shown()}


@router.put("/me")
async def change(
    wish: Me,
    asker: TheAsker,
    house: TheHouse,
    language: Language,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Another name, language or settings; the first time it makes a guest."""
    changes: dict[str, Any] = wish.model_dump(exclude_none=True)
    if "name" in changes:
        changes["name"] = users.a_name(changes["name"])
    if len(storable(changes.get("settings"))) > LARGEST:
        raise Refused("too-large")
    user = asker.user
    if user is None:
        if "name" not in changes:
            raise Refused("no-user")
        user = await house.users.guest(changes["name"], changes.get("lang", language))
    if changes:
        user = await house.store.write(partial(users.change, id=user.id, **changes))
        house.users.forget(user.id)
    house.users.remember(response, user, request.url.scheme == "https")
    return {"user": user.shown()}
