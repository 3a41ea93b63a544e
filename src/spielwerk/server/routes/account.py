"""Accounts: made, entered, left, recovered, taken away with all they hold."""

from functools import partial
from typing import Any

import orjson
from fastapi import APIRouter, Request, Response

from spielwerk.core.game import Refused

from .. import belongings
from ..models import Account, Farewell, Login, NewPassword, Recovery
from ..users import COOKIE, User
from ..who import Language, TheAsker
from .deps import TheHouse

router = APIRouter(tags=["account"])


def _welcome(house: TheHouse, request: Request, response: Response, user: User) -> dict[str, Any]:
    house.users.remember(response, user, request.url.scheme == "https")
    return {"user": user.shown()}


@router.post("/account")
async def create(
    wish: Account,
    asker: TheAsker,
    house: TheHouse,
    language: Language,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """The guest becomes an account, and keeps every seat. `recovery` is shown this once."""
    guest = asker.user or await house.users.guest(wish.name, language)
    user, recovery = await house.accounts.create(guest, wish.name, wish.password)
    return {**_welcome(house, request, response, user), "recovery": recovery}


@router.post("/login")
async def login(
    wish: Login, house: TheHouse, request: Request, response: Response
) -> dict[str, Any]:
    """On one more device."""
    user = await house.accounts.check(wish.name, wish.password)
    return _welcome(house, request, response, user)


@router.post("/logout")
async def logout(response: Response) -> dict[str, Any]:
    """On this device."""
    response.delete_cookie(COOKIE)
    return {"user": None}


@router.post("/logout/everywhere")
async def logout_everywhere(asker: TheAsker, house: TheHouse, response: Response) -> dict[str, Any]:
    """On every device, this one too; a guest could not come back, and may not."""
    user = asker.known()
    if not user.account:
        raise Refused("no-account")
    await house.accounts.renew(user, {})
    response.delete_cookie(COOKIE)
    return {"user": None}


@router.put("/account/password")
async def password(
    wish: NewPassword, asker: TheAsker, house: TheHouse, request: Request, response: Response
) -> dict[str, Any]:
    """All other devices are asked for the new one."""
    user = asker.known()
    if not user.account:
        raise Refused("no-account")
    changed = await house.accounts.change(user, wish.old, wish.new)
    return _welcome(house, request, response, changed)


@router.post("/account/recover")
async def recover(
    wish: Recovery, house: TheHouse, request: Request, response: Response
) -> dict[str, Any]:
    """A new password by the recovery code, which is used up; the answer holds another."""
    user, fresh = await house.accounts.recover(wish.name, wish.code, wish.password)
    return {**_welcome(house, request, response, user), "recovery": fresh}


@router.get("/account/export")
async def export(asker: TheAsker, house: TheHouse) -> Response:
    """All the server keeps about this user."""
    kept = await house.store.read(partial(belongings.export, user=asker.known()))
    name = 'attachment; filename="spielwerk.json"'
    body = orjson.dumps(kept, option=orjson.OPT_INDENT_2)
    return Response(body, headers={"Content-Disposition": name}, media_type="application/json")


@router.delete("/account")
async def delete(
    asker: TheAsker, house: TheHouse, response: Response, wish: Farewell | None = None
) -> dict[str, Any]:
    """The user and everything about it, a guest's too. Of an account the password is asked."""
    user = asker.known()
    if user.account:
        await house.accounts.check(user.name, (wish and wish.password) or "")
    await belongings.give_up(house.tables, user)
    house.users.forget(user.id)
    response.delete_cookie(COOKIE)
    return {"user": None}
