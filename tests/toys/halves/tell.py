"""What happened, as facts with their readers; what others heard of a move; why one was refused."""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.game import Fact, Seat
from spielwerk.core.plain import plain

from .components import HAND, WORDS
from .rules import awaits
from .state import CUTTING, NOT_YET


def said(before: Any, seat: Seat, move: str, viewer: Seat | None) -> str:
    """An answer is secret until the barrier falls: only the last one is heard as it is said."""
    verb = move.split(maxsplit=1)[0]
    heard = before.options.open if verb == "swap" else awaits(before) == 1 << seat
    return move if heard or viewer == seat else f"{verb} ?"


def tell(before: Any, seat: Seat, move: str, after: Any) -> list[Fact]:
    """Read off the two tables, never worked out again."""
    b, a = plain(before), plain(after)
    verb, word = move.split()
    own = frozenset({seat})
    if verb == "swap":
        return [
            Fact("swapped", {"seat": seat, "first": int(word)}, None if b.options.open else own)
        ]
    if verb == "cut":
        answered = Fact("cut" if b.cut[seat] == NOT_YET else "cut-anew", {"seat": seat})
        secret = Fact("cut-after", {"seat": seat, "cards": int(word)}, own)
    else:
        answered = Fact("chose", {"seat": seat})
        secret = Fact("chose-half", {"seat": seat, "half": word}, own)
    return [answered, secret, *_turned_up(b, a)]


def _turned_up(b: Any, a: Any) -> Iterator[Fact]:
    """The barrier fell: everybody hears what everybody answered."""
    for seat in range(a.seats if a.phase != b.phase else 0):
        if b.phase == CUTTING:
            hand = " ".join(WORDS[kind] for kind in a.hands[seat])
            yield Fact("hand-turned-up", {"seat": seat, "hand": hand, "cut": a.cut[seat]})
        else:
            yield Fact("kept", {"seat": seat, "half": ("left", "right")[a.kept[seat]]})


def figures(table: Any, seat: Seat, move: str, reason: str) -> dict[str, int]:
    """The numbers behind a refusal."""
    return {"cards": HAND} if reason == "not-in-play" else {}
