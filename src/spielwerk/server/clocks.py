"""The players' clocks. They live in the database: no timer in memory decides anything.

Live: a bank of seconds and an increment for each turn. Days: so many for each turn. A turn always
has a few seconds, so that who ran out of time can still come back.
"""

from collections.abc import Mapping
from typing import Any

from spielwerk.core.game import Seat

from .table import HERSELF, PERSON, Chair, Table

A_DAY = 86_400.0
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


def runs(table: Table, chair: Chair) -> bool:
    """Whether this seat's time is counted: a bot has no clock."""
    return limited(table.clock) and chair.kind == PERSON and chair.stand_in == HERSELF


def left(chair: Chair, now: float) -> float:
    """Seconds on a clock that may be running."""
    shown = chair.left or 0.0
    return shown if chair.since is None else shown - (now - chair.since)


def turned(
    table: Table, before: list[Seat], after: list[Seat], now: float
) -> dict[Seat, tuple[float | None, float | None]]:
    """The clocks that change when others, or the same, owe an answer: what is left, since when."""
    changed: dict[Seat, tuple[float | None, float | None]] = {}
    for chair in table.chairs:
        if not limited(table.clock) or chair.kind != PERSON:
            continue
        was, owes = chair.since is not None, chair.seat in after and runs(table, chair)
        shown = left(chair, now)
        if was and chair.seat not in after:
            changed[chair.seat] = (_rested(table.clock, shown), None)
        elif was and not owes:
            changed[chair.seat] = (shown, None)
        elif owes and not was and chair.seat not in before:
            changed[chair.seat] = (max(shown, LEAST), now)
    return changed


def _rested(clock: Mapping[str, Any], shown: float) -> float:
    """At the end of a turn the increment is added, or the days are given anew."""
    if clock["kind"] == "days":
        return float(clock["days"]) * A_DAY
    return max(shown, 0.0) + float(clock["increment"])


def due(table: Table) -> float | None:
    """When the first clock runs out."""
    ends = [
        chair.since + (chair.left or 0.0)
        for chair in table.chairs
        if chair.since is not None and runs(table, chair)
    ]
    return min(ends, default=None)


def expired(table: Table, now: float) -> list[Chair]:
    return [
        chair
        for chair in table.chairs
        if chair.since is not None and runs(table, chair) and left(chair, now) <= 0
    ]


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
