"""Accounts: a name and a password, on as many devices as one likes.

A guest who makes an account stays the same user, so every seat stays theirs. A new password ends
all sessions but the one that set it. Who has forgotten it sets a new one with the recovery code
that was shown when the account was made; the code is then used up, and another one is shown.
"""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, select, update
from sqlalchemy.exc import IntegrityError

from spielwerk.core.game import Refused

from . import users
from .schema import users as rows
from .store import Store
from .users import User, a_name
from .who import Users

WRONG = 10  # wrong passwords for one name …
WITHIN = 600.0  # … in so many seconds
NAMES = 10_000  # remembered
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that is easily misread
THREADS = 2  # each password costs 64 MB while it is checked


def folded(name: str) -> str:
    """Two names that look alike to most people are one."""
    return unicodedata.normalize("NFKC", a_name(name)).casefold()


def a_code() -> str:
    """A hundred bits, in groups that can be copied from paper."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(5)) for _ in range(4))


def digest(code: str) -> str:
    plain = "".join(c for c in code.upper() if c in ALPHABET)
    return hashlib.sha256(plain.encode()).hexdigest()


class Accounts:
    """Whoever has a password."""

    def __init__(self, store: Store, seen: Users) -> None:
        self._store = store
        self._seen = seen
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, "password")
        self._wrong: OrderedDict[str, list[float]] = OrderedDict()
        self._nobody = ""  # a hash nothing fits: an unknown name takes as long as a wrong password

    def close(self) -> None:
        self._threads.shutdown(wait=False)

    async def create(self, user: User, name: str, password: str) -> tuple[User, str]:
        """This guest has an account from now on; with it, the recovery code."""
        if user.account:
            raise Refused("name-taken")
        code = a_code()
        what = {"name": a_name(name), "login": folded(name), "recovery": digest(code)}
        what["password"] = await self._hash(password)
        try:
            changed = await self._store.write(partial(_create, id=user.id, what=what))
        except IntegrityError as error:  # at the same time, another process
            raise Refused("name-taken") from error
        self._seen.forget(user.id)
        return changed, code

    async def check(self, name: str, password: str) -> User:
        """The user with this name and password."""
        login = folded(name)
        self._count(login)
        found = await self._store.read(partial(_find, login=login))
        self._nobody = self._nobody or await self._hash(secrets.token_hex(16))
        fits = await self._fits(found.password if found else self._nobody, password)
        if found is None or not fits:
            raise Refused("wrong-password")
        if found.banned is not None:
            raise Refused("banned")
        self._wrong.pop(login, None)
        return users.read(found)

    async def change(self, user: User, old: str, new: str) -> User:
        """Another password: everybody who used the old one is asked again."""
        await self.check(user.name, old)
        return await self.renew(user, {"password": await self._hash(new)})

    async def recover(self, name: str, code: str, new: str) -> tuple[User, str]:
        """Another password by the recovery code, which is used up, and its successor."""
        login, fresh = folded(name), a_code()
        self._count(login)
        what = {"password": await self._hash(new), "recovery": digest(fresh)}
        job = partial(_recover, login=login, used=digest(code), what=what)
        user = await self._store.write(job)
        self._wrong.pop(login, None)
        self._seen.forget(user.id)
        return user, fresh

    async def renew(self, user: User, what: dict[str, Any]) -> User:
        """All cookies of this user are void; the caller gives out a new one."""
        job = partial(users.change, id=user.id, epoch=rows.c.epoch + 1, **what)
        changed = await self._store.write(job)
        self._seen.forget(user.id)
        return changed

    def _count(self, login: str) -> None:
        """A guess; too many of them, and even the right one is refused for a while."""
        now = time.monotonic()
        lately = [at for at in self._wrong.pop(login, []) if at > now - WITHIN]
        self._wrong[login] = lately
        if len(self._wrong) > NAMES:
            self._wrong.popitem(last=False)
        if len(lately) >= WRONG:
            raise Refused("too-many")
        lately.append(now)

    async def _hash(self, password: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._hasher.hash, password)

    async def _fits(self, kept: str | None, password: str) -> bool:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._verify, kept or "", password)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def _find(connection: Connection, login: str) -> Row[Any] | None:
    return connection.execute(select(rows).where(rows.c.login == login)).first()


def _create(connection: Connection, id: str, what: dict[str, Any]) -> User:
    if _find(connection, what["login"]) is not None:
        raise Refused("name-taken")
    return users.change(connection, id, **what)


def _recover(connection: Connection, login: str, used: str, what: dict[str, Any]) -> User:
    where = (rows.c.login == login, rows.c.recovery == used, rows.c.banned.is_(None))
    changed = update(rows).where(*where).values(epoch=rows.c.epoch + 1, **what)
    if connection.execute(changed).rowcount != 1:
        raise Refused("wrong-password")
    found = _find(connection, login)
    assert found is not None
    return users.read(found)
