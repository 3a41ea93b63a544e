"""Bots at the tables: they think in threads, on a redealt table, and answer like anybody else."""

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from spielwerk.bots.bot import Bot, ask
from spielwerk.bots.levels import LEVELS
from spielwerk.core.draft import Draft
from spielwerk.core.game import Game, Refused, Seat

from .house import House
from .table import Chair, Table

log = logging.getLogger("spielwerk.bots")
MOST = 200  # moves in one turn; a bot that goes on longer is cut short


class Bots:
    """Whoever thinks for the seats without a player."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.threads = ThreadPoolExecutor(house.settings.thinkers, "bot")
        self._busy: set[str] = set()

    def look(self, table: Table) -> None:
        """Begin to think, if a bot owes an answer here."""
        if table.id not in self._busy and self._asked(table) is not None:
            self._busy.add(table.id)
            self.house.spawn(self._play(table))

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
        patience = self.house.settings.patience
        loop = asyncio.get_running_loop()
        moves = await loop.run_in_executor(
            self.threads, thought, bot, game, position, seat, patience
        )
        try:
            await self.house.tables.answer(table, seat, question, moves)
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
    for _ in range(MOST):
        if draft.play(_move(bot, game, draft.shown, seat, patience)):
            break
    return draft.moves


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
