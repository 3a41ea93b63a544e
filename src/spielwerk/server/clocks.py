"""The players' clocks. They live in the database: no timer in memory decides anything.

Live: a bank of seconds and an increment for each turn. Days: so many for each turn. A turn always
has a few seconds, so that who ran out of time can still come back.
"""

from collections.abc import Collection, Mapping
from typing import Any

from spielwerk.core.game import Seat

from .table import PERSON, Chair, Table

A_DAY = 86_400.0
Reading = tuple[float | None, float | None]  # what is left, since when it runs
LEAST = 10.0  # seconds of any turn


def limited(clock: Mapping[str, Any]) -> bool:
    return bool(clock["kind"] != "none")


def at_start(clock: Mapping[str, Any]) -> float | None:
    """What a clock shows before the first turn."""
    match clock["kind"]:
        case "live":
            return float(clock["bank"])
        case "days":
            return float(clock["days"]) * A_DAY
    return None


def left(chair: Chair, now: float) -> float:
    """Seconds on a clock that may be running."""
    shown = chair.left or 0.0
    return shown if chair.since is None else shown - (now - chair.since)


def turned(
    table: Table, owed: Collection[Seat], now: float, away: Collection[Seat] = ()
) -> dict[Seat, Reading]:
    """The clocks that change when these seats owe an answer; `away`: a bot answers there."""
    changed: dict[Seat, Reading] = {}
    before = table.owes()
    for chair in table.chairs:
        if not limited(table.clock) or chair.kind != PERSON:
            continue
        shown, running = left(chair, now), chair.since is not None
        if chair.seat not in owed:
            if running or chair.seat in before:
                changed[chair.seat] = (_rested(table.clock, shown), None)
        elif chair.seat in away:
            if running:
                changed[chair.seat] = (max(shown, 0.0), None)
        elif not running:
            changed[chair.seat] = (max(shown, LEAST), now)
    return changed


def _rested(clock: Mapping[str, Any], shown: float) -> float:
    """At the end of a turn the increment is added, or the days are given anew."""
    if clock["kind"] == "days":
        return float(clock["days"]) * A_DAY
    return max(shown, 0.0) + float(clock["increment"])


def expired(table: Table, now: float) -> list[Chair]:
    return [chair for chair in table.chairs if chair.since is not None and left(chair, now) <= 0]


def shown(table: Table, now: float) -> dict[str, Any] | None:
    """What the clocks show now; None where there are none."""
    if not limited(table.clock):
        return None
    seats = []
    for chair in table.chairs:
        running = chair.since is not None
        one: dict[str, Any] = {"left": round(max(0.0, left(chair, now)), 2), "running": running}
        if chair.since is not None:
            one["until"] = round(chair.since + (chair.left or 0.0), 3)
        seats.append(one)
    return {"now": round(now, 3), "seats": seats}
