"""Reading off a request who sent it."""

import time
from functools import partial
from typing import Annotated

from fastapi import Depends, Response
from starlette.requests import HTTPConnection

from spielwerk.core.game import Refused

from . import users, words
from .keys import A_YEAR, Keys
from .store import Store
from .users import COOKIE, Asker, User

FRESH = 5.0  # seconds for which a user is not looked up again
MOST = 10_000


class Users:
    """Users lately seen."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self._keys = keys
        self._seen: dict[str, tuple[float, User | None]] = {}

    async def of(self, connection: HTTPConnection) -> Asker:
        """By the bearer of a seat, or else by the cookie."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            seal = self._keys.read("bearer", token)
            if seal is None or len(seal) != 3:
                raise Refused("no-user")
            return Asker(bearer=(str(seal[0]), int(seal[1]), int(seal[2])))
        cookie = self._keys.read_cookie(connection.cookies.get(COOKIE, ""))
        user = await self.find(cookie[0]) if cookie else None
        if user is None or cookie is None or user.epoch != cookie[1]:
            return Asker()
        if user.banned:
            raise Refused("banned")
        return Asker(user)

    async def find(self, id: str) -> User | None:
        when, user = self._seen.get(id, (0.0, None))
        if time.monotonic() - when > FRESH:
            user = await self._store.read(partial(users.find, id=id))
            if len(self._seen) > MOST:
                self._seen.clear()
            self._seen[id] = (time.monotonic(), user)
        return user

    def forget(self, id: str) -> None:
        self._seen.pop(id, None)

    async def guest(self, name: str, lang: str) -> User:
        return await self._store.write(partial(users.guest, name=name, lang=lang))

    def remember(self, response: Response, user: User, secure: bool) -> None:
        """Give the browser its cookie."""
        value = self._keys.cookie(user.id, user.epoch)
        response.set_cookie(
            COOKIE, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure
        )


async def asker(connection: HTTPConnection) -> Asker:
    found: Asker = await connection.app.state.house.users.of(connection)
    return found


def language(connection: HTTPConnection) -> str:
    return words.language_of(
        connection.query_params.get("lang") or connection.headers.get("accept-language")
    )


TheAsker = Annotated[Asker, Depends(asker)]
Language = Annotated[str, Depends(language)]
