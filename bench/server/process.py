"""Servers in processes of their own, and one who asks them over HTTP."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tests"))

from server.process import Line as Asker
from server.process import Server

__all__ = ["Asker", "Server"]
