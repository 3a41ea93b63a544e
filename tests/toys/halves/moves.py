"""What a player can say: the book of moves, and why one may be refused."""

from spielwerk.core.game import Reason

from .components import HAND

CUTS = tuple(f"cut {after}" for after in range(HAND + 1))
SWAPS = tuple(f"swap {first}" for first in range(1, HAND))
KEEPS = ("keep left", "keep right")
LEFT, RIGHT = range(2)

MOVES = (*CUTS, *SWAPS, *KEEPS)
CUT, SWAP, KEEP, END = 0, len(CUTS), len(CUTS) + len(SWAPS), len(MOVES)

# Answers: the barrier counts them, so they lie on the table that all share, not in a draft. That
# a cut may be said anew is a rule of the game (H-2), not an undo.
BINDING = frozenset({*CUTS, *KEEPS})

REASONS = (
    Reason(""),
    Reason("not-asked", "H-2"),
    Reason("answered", "H-3"),
    Reason("not-in-play", "H-6"),
    Reason("over", "H-4"),
)
FINE, NOT_ASKED, ANSWERED, NOT_IN_PLAY, GAME_OVER = range(len(REASONS))
