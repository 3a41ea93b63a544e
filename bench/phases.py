"""Where the time of a random game goes: a look at the processor's clock between its parts.

Loops over kept tables would flatter the rules (warm cache, learnt branches), so each part is timed
where it happens, and what the looks themselves cost is taken off. x86-64 only. The sum of the parts
is held against the same games played without looking.
"""

import platform
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter_ns
from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import types
from numba.extending import intrinsic

from spielwerk.bots.playout import next_seat
from spielwerk.core.ask import awaits, begin, deal, legal, play
from spielwerk.core.chance import deal_key, mix
from spielwerk.core.game import Game
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key
from spielwerk.lab import speed

MEASURABLE = platform.machine().lower() in ("x86_64", "amd64")
GAMES = 250  # a repetition: short enough to run undisturbed now and then
LOOKS = 100_000
DEAL, BEGIN, REST = range(3)  # parts of a game; then `legal`, then `play`, by phase
LEGAL, PHASES = 3, 32  # room for so many phases
PLAY, PARTS = LEGAL + PHASES, LEGAL + 2 * PHASES


@dataclass(frozen=True)
class Part:
    name: str
    times: float  # a game
    ns: float  # each time

    @property
    def total(self) -> float:
        return self.times * self.ns


@dataclass(frozen=True)
class Profile:
    """A mean random game: its parts, the longest first, and the whole measured without looking."""

    seats: int
    parts: list[Part]
    whole: float  # ns

    @property
    def explained(self) -> float:
        return sum(part.total for part in self.parts) / self.whole


def measure(game: Game, seats: int, repetitions: int) -> Profile:
    """Each part at its quickest: other work on the machine can only slow it."""
    tables = game.state.new(2)
    tables[0] = game.blank(seats)
    keys = np.stack([deal_key(number.to_bytes(4, "little")) for number in range(GAMES)])
    seeds = np.arange(GAMES)
    watch(tables, keys[:1], seeds[:1], len(game.moves))  # compiles, or fetches from the disk
    runs = [watch(tables, keys, seeds, len(game.moves)) for _ in range(repetitions)]
    times, spent = runs[0][0], np.min([run[1] for run in runs], axis=0)
    cycles_a_look, cycles_a_ns = clock(repetitions)
    phases = import_module(game.state.__module__).PHASES
    names = {DEAL: "deal", BEGIN: "begin", REST: "awaits, seat, draw of the move"}
    for number, phase in enumerate(phases):
        names[LEGAL + number] = f"legal: {phase}"
        names[PLAY + number] = f"play: {phase}"
    parts = [
        Part(name, times[n] / GAMES, max(0, spent[n] / times[n] - cycles_a_look) / cycles_a_ns)
        for n, name in names.items()
        if times[n]
    ]
    plain = speed.batch(game, seats, GAMES)
    whole = min(plain() / speed.rate(plain) for _ in range(repetitions)) / GAMES * 1e9
    return Profile(seats, sorted(parts, key=lambda part: -part.total), whole)


def clock(repetitions: int) -> tuple[float, float]:
    """Cycles that a look takes; cycles in a nanosecond."""
    look(1)
    runs = []
    for _ in range(repetitions):
        start = perf_counter_ns()
        runs.append((look(LOOKS), perf_counter_ns() - start))
    spent, ns = min(runs)
    return spent / LOOKS, spent / ns


def read_clock(typing):  # type: ignore[no-untyped-def]  # numba wants the names bare
    def read(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        counter = ir.FunctionType(ir.IntType(64), [])
        return builder.call(
            builder.module.declare_intrinsic("llvm.readcyclecounter", (), counter), []
        )

    return types.int64(), read


cycles: Any = intrinsic(read_clock)


@rule
def look(looks: int) -> int:
    """Cycles that so many looks take."""
    start = cycles()
    for _ in range(looks):
        cycles()
    return int(cycles() - start)


@rule
def watch(tables: Any, keys: Key, seeds: Key, book: int) -> tuple[Key, Key]:
    """The games of `playouts`; how often each part came, and its cycles."""
    moves = np.empty(book, np.int16)
    times, spent = np.zeros(PARTS, np.int64), np.zeros(PARTS, np.int64)
    for game in range(len(seeds)):
        tables[1] = tables[0]
        start = cycles()
        deal(tables[1], keys[game])
        dealt = cycles()
        begin(tables[1])
        begun = cycles()
        watch_moves(tables[1], moves, seeds[game], times, spent)
        times[DEAL] += 1
        times[BEGIN] += 1
        spent[DEAL] += dealt - start
        spent[BEGIN] += begun - dealt
    return times, spent


@rule
def watch_moves(s: Any, moves: Any, seed: int, times: Key, spent: Key) -> None:
    now = cycles()
    owed = awaits(s)
    while owed:
        phase, seat, seed = s.phase, next_seat(owed), mix(seed + 1)
        asked = cycles()
        choices = legal(s, seat, moves)
        answered = cycles()
        play(s, seat, moves[seed % choices])
        played = cycles()
        times[REST] += 1
        times[LEGAL + phase] += 1
        times[PLAY + phase] += 1
        spent[REST] += asked - now
        spent[LEGAL + phase] += answered - asked
        spent[PLAY + phase] += played - answered
        now = cycles()
        owed = awaits(s)
