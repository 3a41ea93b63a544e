"""Where the time of a random game goes: a look at the cycle counter between its parts.

Micro-loops on kept tables would flatter the rules (warm cache, learnt branches); so the parts are
timed where they happen, and what the looks themselves cost is taken off. x86-64 only.
"""

import platform
from dataclasses import dataclass
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from spielwerk.bots.playout import next_seat
from spielwerk.core.ask import awaits, begin, deal, legal, play
from spielwerk.core.chance import mix
from spielwerk.core.game import Game
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key

MEASURABLE = platform.machine().lower() in ("x86_64", "amd64")
LOOKS = 100_000
DEAL, BEGIN, REST = range(3)  # parts of a game; then `legal` and `play` by phase
PARTS, PHASES = 3, 32


@dataclass(frozen=True)
class Part:
    """One part of random games: how often a game, and how long each time."""

    name: str
    times: float  # a game
    ns: float


@intrinsic
def cycles(typing: Any) -> Any:
    """The cycle counter of the processor."""

    def read(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        counter = ir.FunctionType(ir.IntType(64), [])
        return builder.call(
            builder.module.declare_intrinsic("llvm.readcyclecounter", (), counter), []
        )

    return types.int64(), read


@rule
def look(looks: int) -> int:
    """Cycles that so many looks at the counter take."""
    start = cycles()
    for _ in range(looks):
        cycles()
    return cycles() - start


@rule
def timed(tables: Any, keys: Key, seeds: Key, book: int, spent: Key) -> None:
    """As `playouts`, with spent[part] the cycles of each part and spent[part + half] its times."""
    moves, half = np.empty(book, np.int16), len(spent) // 2
    for game in range(len(seeds)):
        s, seed = tables[1], seeds[game]
        tables[1] = tables[0]
        start = cycles()
        deal(s, keys[game])
        dealt = cycles()
        begin(s)
        now = cycles()
        spent[DEAL] += dealt - start
        spent[BEGIN] += now - dealt
        spent[half + DEAL] += 1
        spent[half + BEGIN] += 1
        owed = awaits(s)
        while owed:
            phase, seat, seed = s.phase, next_seat(owed), mix(seed + 1)
            asked = cycles()
            choices = legal(s, seat, moves)
            answered = cycles()
            play(s, seat, moves[seed % choices])
            spent[REST] += asked - now
            now = cycles()
            spent[PARTS + phase] += answered - asked
            spent[PARTS + PHASES + phase] += now - answered
            spent[half + REST] += 1
            spent[half + PARTS + phase] += 1
            spent[half + PARTS + PHASES + phase] += 1
            owed = awaits(s)
