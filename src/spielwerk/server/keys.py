"""What opens a door: signed cookies, seat links, spectators' links, bearers of bot programs.

Nothing of them is stored. A link names a generation; when the host re-issues it, the number in
the database is raised, and what was signed before is void. A cookie is void after a year unseen.
"""

import hashlib
import secrets
from typing import Any

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from .schema import house

Seal = tuple[Any, ...]
A_YEAR = 365 * 86_400


def new_id() -> str:
    return secrets.token_urlsafe(9)


def secret_of(connection: Connection) -> str:
    """The server's own secret; the first process on a database draws it."""
    known = select(house.c.value).where(house.c.name == "secret")
    if (value := connection.execute(known).scalar()) is None:
        try:
            with connection.begin_nested():
                drawn = {"name": "secret", "value": secrets.token_hex(32)}
                connection.execute(house.insert().values(drawn))
        except IntegrityError:  # another process was first
            pass
        value = connection.execute(known).scalar_one()
    return str(value)


class Keys:
    """Signs and reads them. Each kind has a salt of its own: one is never taken for another."""

    def __init__(self, secret: str) -> None:
        self.name = hashlib.sha256(secret.encode()).hexdigest()[:16]  # of this database, openly
        kinds = ("seat", "watch", "bearer")
        self._signers = {kind: URLSafeSerializer(secret, salt=kind) for kind in kinds}
        self._cookies = URLSafeTimedSerializer(secret, salt="cookie")

    def sign(self, kind: str, *what: Any) -> str:
        return str(self._signers[kind].dumps(what))

    def read(self, kind: str, token: str) -> Seal | None:
        """What was signed; None if that is no such key of this server."""
        try:
            return tuple(self._signers[kind].loads(token[:400]))
        except (BadData, TypeError, ValueError):
            return None

    def cookie(self, user: str, epoch: int) -> str:
        return str(self._cookies.dumps((user, epoch)))

    def read_cookie(self, token: str) -> tuple[str, int] | None:
        """The user and the generation; None if it is forged, or older than a year."""
        try:
            user, epoch = self._cookies.loads(token[:400], max_age=A_YEAR)
        except (BadData, TypeError, ValueError):
            return None
        return str(user), int(epoch)

    def seat(self, table: str, seat: int, generation: int) -> str:
        return self.sign("seat", table, seat, generation)

    def bearer(self, table: str, seat: int, generation: int) -> str:
        return self.sign("bearer", table, seat, generation)

    def watch(self, table: str, generation: int) -> str:
        return self.sign("watch", table, generation)
