"""The rules, a file a chapter."""

from .legal import legal
from .redeal import redeal
from .setup import begin, deal
from .turn import awaits, play, why

__all__ = ["awaits", "begin", "deal", "legal", "play", "redeal", "why"]
