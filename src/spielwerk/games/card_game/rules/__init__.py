"""The rules, a file a chapter."""

from .answers import awaits, why
from .legal import legal
from .play import play
from .redeal import redeal
from .setup import begin, deal

__all__ = ["awaits", "begin", "deal", "legal", "play", "redeal", "why"]
