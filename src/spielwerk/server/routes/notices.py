"""Where a user wants to be told of turns and ends; nothing is switched on by itself."""

import secrets
import time
from functools import partial
from typing import Any, Literal

from cryptography.hazmat.primitives import serialization
from fastapi import APIRouter
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from spielwerk.core.game import Refused
from spielwerk.text import speaker

from .. import mailbox
from ..channels import HOOK, MAIL, PAGE, PUSH, Letter
from ..models import Code, Hook, MailTo, Number, Seen, Subscription
from ..outgoing import Unreachable
from ..postman import vapid_of
from ..users import User
from ..who import TheAsker
from .deps import TheHouse

router = APIRouter(prefix="/me", tags=["notices"])
Kind = Literal["page", "push", "mail", "hook"]
Channels = list[dict[str, Any]]


@router.get("/channels")
async def channels(asker: TheAsker, house: TheHouse) -> dict[str, Any]:
    """What is switched on, whether mail can be sent, and the key a browser needs to subscribe."""
    own = await _own(house, asker.known())
    key = await house.store.write(vapid_of)
    return {"channels": own, "mail": bool(house.settings.smtp), "push_key": public(key)}


def public(pem: str) -> str:
    point = Vapid02.from_pem(pem.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return str(b64urlencode(point))


async def _own(house: TheHouse, user: User) -> Channels:
    return await house.store.read(partial(mailbox.channels_of, user=user.id))


async def _put(house: TheHouse, user: User, kind: str, name: str, **what: Any) -> Channels:
    row = {"user": user.id, "kind": kind, "name": name, "code": None, **what}
    await house.store.write(partial(mailbox.put, row=row))
    return await _own(house, user)


@router.put("/channels/page")
async def page(asker: TheAsker, house: TheHouse) -> Channels:
    """Told on every page of ours that is open, and listed until it is seen."""
    return await _put(house, asker.known(), PAGE, "", address={})


@router.put("/channels/push")
async def push(wish: Subscription, asker: TheAsker, house: TheHouse) -> Channels:
    """Told by this browser, also when no page is open. Each device is a channel of its own."""
    name = mailbox.digest(wish.endpoint)[:16]
    return await _put(house, asker.known(), PUSH, name, address=wish.model_dump())


@router.put("/channels/hook")
async def hook(wish: Hook, asker: TheAsker, house: TheHouse) -> Channels:
    """Told by a POST; with `key`, signed by it (HMAC-SHA-256 in `Spielwerk-Signature`)."""
    return await _put(house, asker.known(), HOOK, "", address=wish.model_dump())


@router.put("/channels/mail")
async def mail(wish: MailTo, asker: TheAsker, house: TheHouse) -> Channels:
    """Told by mail, once the user has told us the code that is sent there."""
    user = asker.known()
    if not house.settings.smtp:
        raise Refused("no-mail")
    if not house.postman.codes.take(user.id):
        raise Refused("too-many")
    code = f"{secrets.randbelow(10**8):08}"
    say = speaker(user.lang).say
    letter = Letter(
        word="confirm",
        title=say("notice-confirm-title"),
        body=say("notice-confirm", code=code),
        path="/profile",
        lang=user.lang,
        at=time.time(),
    )
    try:
        await house.postman.send(MAIL, wish.model_dump(), letter)
    except Unreachable as unreachable:
        raise Refused("no-mail") from unreachable
    return await _put(house, user, MAIL, "", address=wish.model_dump(), code=mailbox.digest(code))


@router.post("/channels/mail/confirm")
async def confirm(wish: Code, asker: TheAsker, house: TheHouse) -> Channels:
    """The code of the mail."""
    user = asker.known()
    if not house.postman.guesses.take(user.id):
        raise Refused("too-many")
    await house.store.write(partial(mailbox.confirm, user=user.id, kind=MAIL, code=wish.code))
    return await _own(house, user)


@router.delete("/channels/{kind}")
async def drop(kind: Kind, asker: TheAsker, house: TheHouse, name: str = "") -> Channels:
    """Switched off."""
    user = asker.known()
    await house.store.write(partial(mailbox.drop, user=user.id, kind=kind, name=name[:16]))
    return await _own(house, user)


@router.get("/notices")
async def notices(asker: TheAsker, house: TheHouse, since: Number = 0) -> list[dict[str, Any]]:
    """What was told on the page and has not been seen."""
    since = max(0, min(since, 2**31 - 1))
    found = partial(mailbox.notices_of, user=asker.known().id, since=since)
    return await house.store.read(found)


@router.post("/notices/seen")
async def seen(wish: Seen, asker: TheAsker, house: TheHouse) -> list[dict[str, Any]]:
    """Up to this one the user has read them all."""
    await house.store.write(partial(mailbox.seen, user=asker.known().id, upto=wish.upto))
    return await notices(asker, house, wish.upto)
