"""What a request does to a table, worked out before anything is written down.

The number of a question is the seat's own. It grows when the seat has answered, and when the seat
is asked anew; so an answer of somebody else, given at the same time, makes nobody's stale.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spielwerk.core.game import Fact, Game, Refused, Seat

from .table import Event, Table

MOST = 200  # moves in one request
SPECTATOR = -1


@dataclass(frozen=True)
class Outcome:
    """How the table would stand."""

    position: Any
    event: Event
    asked: list[int]
    over: bool


def first_asked(game: Game, position: Any) -> list[int]:
    """The numbers of the first questions."""
    owed = game.to_move(position)
    return [int(seat in owed) for seat in range(int(position.seats))]


def asked_after(asked: Sequence[int], by: Seat, before: list[Seat], after: list[Seat]) -> list[int]:
    return [
        number + (seat == by or (seat in after and seat not in before))
        for seat, number in enumerate(asked)
    ]


def answered(table: Table, seat: Seat, moves: Sequence[str], at: float) -> Outcome:
    """Play all these moves, or refuse them all."""
    game, position = table.game, table.position
    if not moves or len(moves) > MOST or moves[-1] not in game.binding:
        if moves and moves[-1] not in game.ids:
            raise Refused("no-such-move", move=moves[-1][:40])
        raise Refused("not-binding")
    facts: list[Fact] = []
    heard: dict[int, list[str]] = {}
    viewers = [viewer for viewer in (SPECTATOR, *range(len(table.chairs))) if viewer != seat]
    for number, text in enumerate(moves):
        before, position = position, game.step(position, seat, text)
        facts += game.tell(before, seat, text, position)
        for viewer in viewers:
            said = game.said(before, seat, text, None if viewer < 0 else viewer)
            if viewer in heard or said != text:
                heard.setdefault(viewer, list(moves[:number])).append(said)
    owed = game.to_move(position)
    event = Event(
        seq=table.seq + 1,
        seat=seat,
        kind="moves",
        moves=tuple(moves),
        facts=tuple(facts),
        heard={viewer: tuple(said) for viewer, said in heard.items()},
        at=at,
    )
    asked = asked_after(table.asked, seat, table.owes(), owed)
    return Outcome(position, event, asked, over=not owed)
