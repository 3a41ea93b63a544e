"""Messages about a table: what one viewer sees, in one language, each made once.

`table.shown` keeps what was made since the last request, so that a hundred spectators cost one
view. A view is kept as bytes, put into each message as it is.
"""

import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import orjson

from spielwerk.bots.hints import HINTS
from spielwerk.core.game import Seat

from . import clocks, events, words
from .table import Event, Table

T = TypeVar("T")
log = logging.getLogger("spielwerk.shown")
Message = dict[str, Any]


def _once(table: Table, key: Any, make: Callable[[], T]) -> T:
    if key not in table.shown:
        table.shown[key] = make()
    return table.shown[key]  # type: ignore[no-any-return]


def view(table: Table, viewer: Seat | None) -> Any:
    """The board as this viewer sees it, or None before the start."""
    if table.position is None:
        return None
    return _once(table, ("view", viewer), lambda: _viewed(table, table.position, viewer))


def _viewed(table: Table, position: Any, viewer: Seat | None) -> orjson.Fragment:
    return orjson.Fragment(orjson.dumps(table.game.view(position, viewer)))


def legal(table: Table, seat: Seat | None) -> list[str]:
    if seat is None or not table.running or table.stopped:
        return []
    return _once(table, ("legal", seat), lambda: table.game.legal_moves(table.position, seat))


def binding(table: Table, texts: Sequence[str]) -> list[str]:
    return [text for text in texts if text in table.game.binding]


def now_so(table: Table, viewer: Seat | None, language: str) -> Message:
    """What both `state` and `event` say: the view, the open question, the clocks, the draft."""
    open_moves = legal(table, viewer)
    owes = _once(table, "owes", table.owes)
    message: Message = {
        "view": view(table, viewer),
        "question": None if viewer is None or not table.asked else table.asked[viewer],
        "owes": owes,
        "legal": words.moves(language, table.game, open_moves),
        "binding": binding(table, open_moves),
        "clocks": clocks.shown(table, time.time()),
    }
    if viewer is not None and table.running:
        mind = table.mind(viewer)
        if viewer in owes or mind:
            message["draft"] = drafted(table, viewer, language)
    if table.takeback:
        message["takeback"] = table.takeback
    if table.stopped:
        message["stopped"] = words.refusal(language, table.stopped, table.game)
    return message


def drafted(table: Table, seat: Seat, language: str) -> Message:
    """What a seat has in mind, and what it may do next."""
    mind = table.mind(seat)
    if mind is None or not mind.draft.moves:
        open_moves = legal(table, seat)
        position, said, seen = table.position, [], view(table, seat)
    else:
        position = mind.draft.shown
        open_moves = table.game.legal_moves(position, seat)
        said = [words.move(language, table.game, text) for text in mind.draft.moves]
        seen = _viewed(table, position, seat)
    message: Message = {
        "n": mind.n if mind else 0,
        "question": table.asked[seat],
        "moves": list(mind.draft.moves) if mind else [],
        "said": said,
        "view": seen,
        "legal": words.moves(language, table.game, open_moves),
        "binding": binding(table, open_moves),
    }
    return message | hinted(table, position, seat)


def hinted(table: Table, position: Any, seat: Seat) -> Message:
    """What the seat is told beyond the rules; where that fails, it does without."""
    hint = HINTS.get(table.game.about.id)
    if hint is None:
        return {}
    try:
        hints = hint(position, seat)
    except Exception as error:
        log.error("a hint failed", exc_info=error, extra={"table": table.id})
        return {}
    return {"hints": hints} if hints else {}


def event(table: Table, happened: Sequence[Event], viewer: Seat | None, language: str) -> bytes:
    """The message that something was committed; the same bytes for all who see the same."""
    key = ("event", viewer, language, happened[0].seq)
    if viewer is None and key in table.shown:
        return table.shown[key]  # type: ignore[no-any-return]
    told = [events.shown(one, table.game, viewer, language, table.names) for one in happened]
    message = {"is": "event", "seq": table.seq, "events": told}
    made = orjson.dumps(message | now_so(table, viewer, language))
    if viewer is None:
        table.shown[key] = made
    return made


def why(table: Table, seat: Seat, texts: Sequence[str], language: str) -> dict[str, Any]:
    """Of each move why it may not be said now; null where it may."""
    position = table.drafted(seat)
    refusals = {text: table.game.refusal(position, seat, text) for text in texts}
    return {
        text: refused and words.refusal(language, refused, table.game)
        for text, refused in refusals.items()
    }
