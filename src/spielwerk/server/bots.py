"""Bots at the tables: they think in threads, on a redealt table, and answer like anybody else."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from spielwerk.bots.bot import Bot, ask
from spielwerk.bots.levels import LEVELS
from spielwerk.core.draft import Draft
from spielwerk.core.game import Game, Refused, Seat

from .settings import Settings
from .table import Chair, Table
from .tables import Tables

log = logging.getLogger("spielwerk.bots")
LONG = 60  # moves in one turn; a bot that goes on longer is brought to its end


class Bots:
    """Whoever thinks for the seats without a player."""

    tables: Tables

    def __init__(self, spawn: Callable[[Any], Any], settings: Settings) -> None:
        self.spawn = spawn
        self.patience = settings.patience
        self.threads = ThreadPoolExecutor(settings.thinkers, "bot")
        self._busy: set[str] = set()

    def look(self, table: Table) -> None:
        """Begin to think, if a bot owes an answer here."""
        if table.id not in self._busy and self._asked(table) is not None:
            self._busy.add(table.id)
            self.spawn(self._play(table))

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def _asked(table: Table) -> Seat | None:
        if table.stopped or not table.running:
            return None
        return next((seat for seat in table.owes() if table.chairs[seat].by_bot), None)

    async def _play(self, table: Table) -> None:
        try:
            while (seat := self._asked(table)) is not None:
                await self._answer(table, seat)
        finally:
            self._busy.discard(table.id)

    async def _answer(self, table: Table, seat: Seat) -> None:
        question, game, position = table.asked[seat], table.game, table.position
        bot = bot_of(game, table.chairs[seat])
        loop = asyncio.get_running_loop()
        moves = await loop.run_in_executor(
            self.threads, thought, bot, game, position, seat, self.patience
        )
        try:
            await self.tables.answer(table, seat, question, moves)
        except Refused as refused:  # the player came back meanwhile, or the table was ended
            log.info("too late", extra={"table": table.id, "why": refused.reason})
            await asyncio.sleep(0.1)


def bot_of(game: Game, chair: Chair) -> Bot:
    """The bot of that level; for a player who is away, the strongest there is."""
    levels = LEVELS[game.about.id]
    return levels.get(chair.level or "") or list(levels.values())[-1]


def thought(bot: Bot, game: Game, position: Any, seat: Seat, patience: float) -> list[str]:
    """Moves up to one that binds. A bot that fails is replaced by a random legal move."""
    draft = Draft(game, position, seat)
    while not draft.play(_move(bot, game, draft.shown, seat, patience)):
        if len(draft.moves) > LONG:
            bot = to_the_end
    return draft.moves


def to_the_end(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    """Of the legal moves one that binds, where there is one."""
    legal = game.legal_moves(table, seat)
    return Random(seed).choice([move for move in legal if move in game.binding] or legal)


def _move(bot: Bot, game: Game, position: Any, seat: Seat, patience: float) -> str:
    seed = secrets.randbits(32)
    try:
        move = ask(bot, game, position, seat, seed, time.monotonic() + patience)
        if not isinstance(move, str) or game.refusal(position, seat, move):
            raise ValueError(f"answered {move!r}")
    except Exception as error:
        log.error("a bot failed", exc_info=error, extra={"game": game.about.id})
        return Random(seed).choice(game.legal_moves(position, seat))
    return move
