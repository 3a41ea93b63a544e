"""What a player has done: games, victories, points and ratings, by game and number of seats."""

from typing import Any

from sqlalchemy import Connection, case, func, select

from spielwerk.core.game import Refused
from spielwerk.games import SHELF

from .accounts import folded
from .schema import ratings, results, users

GIVEN = 1  # digits behind the point


def of_name(connection: Connection, name: str) -> dict[str, Any]:
    """For everybody's eyes. Guests have no page: their name is not theirs alone."""
    found = connection.execute(select(users).where(users.c.login == folded(name))).first()
    if found is None:
        raise Refused("no-such-player")
    return {
        "name": found.name,
        "since": round(found.created, 3),
        "games": of(connection, found.id),
    }


def of(connection: Connection, user: str) -> list[dict[str, Any]]:
    """A line for each game and number of seats; a seat that a bot helped does not count."""
    r = results.c
    own = (r.user == user, r.helped.is_(False))
    won = func.sum(case((r.place == 1, 1), else_=0))
    figures = (func.count(), won, func.max(r.score), func.avg(r.score), func.max(r.at))
    wanted = select(r.game, r.seats, *figures).where(*own).group_by(r.game, r.seats)
    rated = _ratings(connection, user)
    lines = []
    for game, seats, played, victories, best, mean, last in connection.execute(
        wanted.order_by(r.game, r.seats)
    ):
        line = {"game": game, "title": SHELF[game].about.title if game in SHELF else game}
        line |= {"seats": seats, "played": played, "won": int(victories), "best": best}
        line |= {"mean": round(float(mean), GIVEN), "last": round(last, 3)}
        lines.append(line | {"rating": rated.get((game, seats))})
    return lines


def _ratings(connection: Connection, user: str) -> dict[tuple[str, int], dict[str, Any]]:
    """`rating` is what the player is at least worth, with near certainty; new ones begin at 0."""
    rows = connection.execute(select(ratings).where(ratings.c.user == user))
    return {
        (row.game, row.seats): {
            "rating": round(row.mu - 3 * row.sigma, GIVEN),
            "mu": round(row.mu, 2),
            "sigma": round(row.sigma, 2),
            "games": row.games,
        }
        for row in rows
    }
