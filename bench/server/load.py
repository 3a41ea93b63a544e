"""The load: so many moves a second at so many tables, and how long each was on its way."""

import asyncio
import os
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

SEATS = 4
WARM = 14  # moves at each table before anything is counted: the set-up is over, all is loaded
PATIENCE = 10.0  # seconds after which a move counts as lost


@dataclass
class Figures:
    """Milliseconds from the sending of a move, and what became of it."""

    sockets: int
    seconds: float
    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    due: int = 0  # moves that should have been made
    refused: int = 0
    lost: int = 0
    drafts: int = 0
    bytes_in: int = 0
    busy: float = 0.0  # seconds the server's processors worked meanwhile

    @property
    def rate(self) -> float:
        return len(self.acknowledged) / self.seconds


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Table(ABC):
    """Four players of one table. Each kind of server has its own."""

    def __init__(self, figures: Figures, rng: Random) -> None:
        self.figures = figures
        self.rng = rng
        self.counting = False
        self.sent_at = 0.0  # of the move that is on its way; 0: none
        self.free: deque[Table] = deque()  # where it lines up when it can make a move

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    def move(self) -> None:
        """Make the next move, or whatever leads to it; then line up again."""

    @abstractmethod
    async def close(self) -> None: ...

    def line_up(self) -> None:
        self.sent_at = 0.0
        self.free.append(self)

    def acknowledge(self, sent_at: float) -> None:
        if self.counting and sent_at:
            self.figures.acknowledged.append((time.perf_counter() - sent_at) * 1000)

    def tell(self, sent_at: float) -> None:
        if self.counting and sent_at:
            self.figures.told.append((time.perf_counter() - sent_at) * 1000)


async def run(tables: list[Table], figures: Figures, rate: float, pid: int) -> None:
    """Open all tables, then move at that rate, whether the server keeps up or not."""
    gate = asyncio.Semaphore(16)

    async def opened(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(opened(table) for table in tables))
    free: deque[Table] = deque(tables)
    for table in tables:
        table.free = free
    await _keep_pace(free, 2 * rate, lambda made: made < WARM * len(tables))
    await _rest(free, tables)
    for table in tables:
        table.counting = True
    figures.bytes_in, worked = 0, worked_by(pid)
    end = time.perf_counter() + figures.seconds
    figures.due = await _keep_pace(free, rate, lambda _: time.perf_counter() < end)
    figures.busy = worked_by(pid) - worked
    for table in tables:
        table.counting = False
    figures.lost = sum(bool(t.sent_at and end - t.sent_at > PATIENCE) for t in tables)
    await asyncio.gather(*(table.close() for table in tables), return_exceptions=True)


async def _rest(free: deque[Table], tables: list[Table]) -> None:
    """Until no move is on its way: what the hurry piled up is not counted."""
    begun = time.perf_counter()
    while len(free) < len(tables) and time.perf_counter() < begun + PATIENCE:
        await asyncio.sleep(0.05)


async def _keep_pace(free: deque[Table], rate: float, going_on: Callable[[int], bool]) -> int:
    """So many moves a second, each at a table that is ready, chosen by lot: in turn, all would
    mine and all would deliver at the same time. How many should have been made.
    """
    start, made, due = time.perf_counter(), 0, 0
    lot = Random(1)
    while going_on(made):
        due = int((time.perf_counter() - start) * rate)
        while made < due and free:
            made += 1
            free.rotate(lot.randrange(len(free)))
            free.popleft().move()
        await asyncio.sleep(0.002)
    return due


def worked_by(pid: int) -> float:
    """Seconds of processor time a process has had, on all cores."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
