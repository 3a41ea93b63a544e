"""Ratings: how strong a player is, by game and number of seats, reckoned when a game ends.

Only a game among people counts: at a rated table, each seat another user's, without bots and
without anybody who stood in. The reckoning is openskill's Plackett-Luce.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, select, tuple_, update

from .schema import ratings
from .store import upsert

R = ratings.c
MODEL = PlackettLuce()
NEW = MODEL.rating()
Result = Mapping[str, Any]  # a row of `results`


def counts(results: Sequence[Result]) -> bool:
    """Whether these results say who is the stronger player."""
    users = {result["user"] for result in results}
    played = all(result["rated"] and not result["helped"] for result in results)
    return played and None not in users and len(users) == len(results) > 1


def reckon(connection: Connection, results: Sequence[Result]) -> None:
    """After a game, in the transaction that ends it."""
    if not counts(results):
        return
    first = results[0]
    kind = {"game": first["game"], "seats": first["seats"]}
    known = _locked(connection, sorted(result["user"] for result in results), kind, first["at"])
    teams = [[MODEL.rating(*known[result["user"]])] for result in results]
    rated = MODEL.rate(teams, ranks=[float(result["place"]) for result in results])
    for result, (new,) in zip(results, rated, strict=True):
        where = (R.user == result["user"], R.game == kind["game"], R.seats == kind["seats"])
        changed = update(ratings).where(*where)
        values = {"mu": new.mu, "sigma": new.sigma, "at": first["at"]}
        connection.execute(changed.values(games=R.games + 1, **values))


def _locked(
    connection: Connection, users: Sequence[str], kind: Mapping[str, Any], at: float
) -> dict[str, tuple[float, float]]:
    """The ratings before; nobody else changes them until this transaction is over."""
    start = {"mu": NEW.mu, "sigma": NEW.sigma, "games": 0, "at": at}
    made = upsert(connection.dialect.name, ratings).values(
        [{"user": u, **kind, **start} for u in users]
    )
    connection.execute(made.on_conflict_do_nothing())
    mine = tuple_(R.game, R.seats) == (kind["game"], kind["seats"])
    wanted = select(R.user, R.mu, R.sigma).where(mine, R.user.in_(users))
    rows = connection.execute(wanted.order_by(R.user).with_for_update())
    return {row.user: (row.mu, row.sigma) for row in rows}
