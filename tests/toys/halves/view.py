"""What a viewer may see. The only place where secrets are kept."""

from typing import Any

from spielwerk.core.game import Seat
from spielwerk.core.option import options_of
from spielwerk.core.plain import plain

from .components import WORDS
from .moves import KEEPS
from .scoring import score
from .state import CHOOSING, CUTTING, NOT_YET, PHASES


def view(table: Any, viewer: Seat | None) -> dict[str, Any]:
    s = plain(table)
    return {
        "game": "halves",
        "seats": s.seats,
        "options": options_of(table),
        "points": dict(zip(WORDS, s.sheet.points, strict=True)),
        "copies": dict(zip(WORDS, s.sheet.copies, strict=True)),
        "phase": PHASES[s.phase],
        "players": [_player(table, s, seat, own=seat == viewer) for seat in range(s.seats)],
    }


def _player(table: Any, s: Any, seat: Seat, *, own: bool) -> dict[str, Any]:
    """While all answer, the others see only who has."""
    cutting, choosing = s.phase == CUTTING, s.phase == CHOOSING
    cut, kept = s.cut[seat], s.kept[seat]
    hand = [WORDS[kind] for kind in s.hands[seat]]
    return {
        "answered": (cut if cutting else kept) != NOT_YET,
        "hand": hand if own or not cutting or s.options.open else None,
        "cut": cut if cut != NOT_YET and (own or not cutting) else None,
        "kept": KEEPS[kept] if kept != NOT_YET and (own or not choosing) else None,
        "score": int(score(table, seat)),
    }
