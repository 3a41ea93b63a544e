"""What one and two further steps would show, told before anybody asks.

It is worked out after the answer to a draft, in a thread, and only as long as it takes to be of
use. Moves that bind are left out: what they reveal is not known yet.
"""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from spielwerk.core.game import Game, Seat

from . import words
from .followers import Follower
from .table import Table

BUDGET = 0.04  # seconds of work for one tree
WAITING = 8  # trees; when the server is busy, a client goes without
MISSING = object()
Tree = dict[str, dict[str, Any]]


class Ahead:
    """Looks ahead for whoever asked for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "ahead")
        self._waiting = 0

    async def look(self, follower: Follower, table: Table, seat: Seat, n: int) -> None:
        """For the draft numbered `n`; nothing is sent if the seat has gone on meanwhile."""
        if self._waiting >= WAITING:
            return
        game, position, language = table.game, table.drafted(seat), follower.language
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            work = partial(tree, game, position, seat, language, min(follower.steps, 2))
            grown = await loop.run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
        mind = table.mind(seat)
        if (mind.n if mind else 0) == n and table.drafted(seat) is position:
            follower.say({"is": "ahead", "n": n, "tree": grown})

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def tree(game: Game, position: Any, seat: Seat, language: str, steps: int) -> Tree:
    """Breadth first: every next step before any second one."""
    until = time.monotonic() + BUDGET
    grown: Tree = {}
    level = [(grown, position, game.view(position, seat))]
    for _ in range(steps):
        following: list[tuple[Tree, Any, dict[str, Any]]] = []
        for branches, before, seen in level:
            for text in game.legal_moves(before, seat):
                if time.monotonic() > until:
                    return grown
                if text in game.binding:
                    continue
                after = game.step(before, seat, text)
                view = game.view(after, seat)
                legal = game.legal_moves(after, seat)
                branches[text] = {
                    "patch": patch(seen, view),
                    "legal": words.moves(language, game, legal),
                    "binding": [move for move in legal if move in game.binding],
                    "then": {},
                }
                following.append((branches[text]["then"], after, view))
        level = following
    return grown


def patch(before: Any, after: Any) -> Any:
    """A merge patch (RFC 7396), which also reaches into lists of the same length, by index."""
    if isinstance(before, dict) and isinstance(after, dict):
        changed = {
            key: patch(before.get(key, MISSING), value)
            for key, value in after.items()
            if before.get(key, MISSING) != value
        }
        return changed | {key: None for key in before if key not in after}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return {str(i): patch(old, new) for i, (old, new) in pairs if old != new}
    return after


def merged(target: Any, change: Any) -> Any:
    """What a client does with a patch."""
    if not isinstance(change, dict):
        return change
    if isinstance(target, list):
        whole = list(target)
        for index, value in change.items():
            whole[int(index)] = merged(whole[int(index)], value)
        return whole
    laid = dict(target) if isinstance(target, dict) else {}
    for key, value in change.items():
        laid[key] = merged(laid.get(key), value)
    return laid
