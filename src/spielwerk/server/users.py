"""Who is asking: a guest with a name, an account, or a bot program with the key of one seat."""

import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, insert, select, update

from spielwerk.core.game import Refused

from .keys import new_id
from .schema import users

LONGEST = 40  # characters of a name
COOKIE = "spielwerk"


@dataclass(frozen=True)
class User:
    """A row of the users, as the server carries it about."""

    id: str
    name: str
    account: bool = False
    lang: str = "en"
    epoch: int = 0
    settings: dict[str, Any] = field(default_factory=dict)
    banned: bool = False

    def shown(self) -> dict[str, Any]:
        """As the user itself sees it."""
        own = {"name": self.name, "account": self.account, "lang": self.lang}
        return {**own, "settings": self.settings}


@dataclass(frozen=True)
class Asker:
    """Whoever sent a request: a user, or who holds the bearer of a seat, or nobody we know."""

    user: User | None = None
    bearer: tuple[str, int, int] | None = None  # table, seat, generation

    @property
    def id(self) -> str | None:
        return self.user.id if self.user else None

    def known(self) -> User:
        if self.user is None:
            raise Refused("no-user")
        return self.user


def read(row: Row[Any]) -> User:
    return User(
        id=row.id,
        name=row.name,
        account=row.login is not None,
        lang=row.lang,
        epoch=row.epoch,
        settings=row.settings,
        banned=row.banned is not None,
    )


def find(connection: Connection, id: str) -> User | None:
    row = connection.execute(select(users).where(users.c.id == id)).first()
    return read(row) if row else None


def a_name(text: str) -> str:
    """A name as it will be shown: on one line, of what can be printed, not too long."""
    shown = "".join(c if c.isprintable() else " " for c in text)
    name = " ".join(shown.split())[:LONGEST].strip()
    if not name:
        raise Refused("no-name")
    return name


def guest(connection: Connection, name: str, lang: str) -> User:
    now = time.time()
    user = User(id=new_id(), name=a_name(name), lang=lang)
    row = {"id": user.id, "name": user.name, "lang": lang, "settings": {}}
    connection.execute(insert(users).values(**row, created=now, seen=now))
    return user


def change(connection: Connection, id: str, **what: Any) -> User:
    connection.execute(update(users).where(users.c.id == id).values(**what))
    changed = find(connection, id)
    if changed is None:
        raise Refused("no-user")
    return changed
