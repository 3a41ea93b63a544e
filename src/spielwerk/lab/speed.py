"""Speed of compiled play: random games, copies of a table, two threads.

One core is timed by the processor time it used, so that other work on the machine is not counted as
ours; so are the peers. Two threads are timed by the clock on the wall, in short bursts of which the
quickest counts, as other work can only slow them.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from spielwerk.bots.playout import playouts
from spielwerk.core.chance import deal_key
from spielwerk.core.game import Game
from spielwerk.core.rule import rule

RING = 8  # tables copied in a circle: a search keeps about so many, all in the fastest cache
COPIES = 1_000_000
CHECKED_COPIES = 1_003


@dataclass(frozen=True)
class Sample:
    """One figure, measured several times."""

    values: tuple[float, ...]

    @property
    def median(self) -> float:
        return median(self.values)

    @property
    def best(self) -> float:
        return max(self.values)

    @property
    def spread(self) -> float:
        """From the lowest to the highest, as a part of the median."""
        return (max(self.values) - min(self.values)) / self.median


@dataclass(frozen=True)
class Speed:
    seats: int
    length: float  # decisions in a game
    decisions: Sample  # a second, set-up and legal moves included
    copy: Sample  # of a table, in ns
    threads: float  # how much more two threads play than one


def batch(game: Game, seats: int, games: int, first: int = 0) -> Callable[[], int]:
    """So many random games with tables of their own; playing them returns the decisions."""
    numbers = range(first, first + games)
    tables = game.state.new(2)
    tables[0] = game.blank(seats)
    keys = np.stack([deal_key(number.to_bytes(4, "little")) for number in numbers])
    seeds, scores = np.array(numbers, np.int64), np.zeros((games, seats), np.int16)
    return lambda: playouts(tables, keys, seeds, scores, len(game.moves))


def rate(play: Callable[[], int], clock: Callable[[], float] = thread_time) -> float:
    """Decisions a second."""
    start = clock()
    return play() / (clock() - start)


def measure(game: Game, seats: int, repetitions: int, seconds: float) -> Speed:
    """Every repetition takes about so many seconds."""
    batch(game, seats, 1)()  # compiles, or fetches from the disk
    per_game = batch(game, seats, 200)() / 200
    games = max(50, int(seconds * rate(batch(game, seats, 200)) / per_game))
    whole = batch(game, seats, games)
    decisions = Sample(tuple(rate(whole) for _ in range(repetitions)))
    copies = Sample(tuple(copy_time(game, seats) for _ in range(repetitions)))
    threads = two_threads(game, seats, games // 10, 5 * repetitions)
    return Speed(seats, whole() / games, decisions, copies, threads)


def two_threads(game: Game, seats: int, games: int, repetitions: int) -> float:
    plays = [batch(game, seats, games, first=thread * games) for thread in range(2)]
    alone, both = [], []
    with ThreadPoolExecutor(2) as pool:
        for _ in range(repetitions):
            alone.append(rate(plays[0], perf_counter))
            both.append(rate(lambda: sum(pool.map(lambda play: play(), plays)), perf_counter))
    return max(both) / max(alone)


@rule
def copy_round(tables: Any, copies: int) -> None:
    """Each table takes over its neighbour, round and round."""
    for i in range(copies):
        tables[i & 7] = tables[(i + 1) & 7]


def copy_time(game: Game, seats: int) -> float:
    """Nanoseconds a copy, after a look whether the copies are really made."""
    tables = game.state.new(RING)
    tables[:] = game.blank(seats)
    tables["seats"] = model = np.arange(RING)
    copy_round(tables, CHECKED_COPIES)
    for i in range(CHECKED_COPIES):
        model[i % RING] = model[(i + 1) % RING]
    assert tables["seats"].tolist() == model.tolist()
    start = thread_time()
    copy_round(tables, COPIES)
    return (thread_time() - start) / COPIES * 1e9
