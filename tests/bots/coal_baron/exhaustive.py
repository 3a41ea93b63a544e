"""All that mining can reach, by trying every work step with the rules themselves."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from games.coal_baron.tables import bare, fill, give, play
from spielwerk.core.ask import legal
from spielwerk.core.ask import play as play_move
from spielwerk.core.rule import rule
from spielwerk.core.struct import Row
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import COLOURS, ORDER_BOX, ORDER_WORDS, ORDERS
from spielwerk.games.coal_baron.moves import STOP

BRANCHES = 40  # from one table; there are never more
CHUNK = 100  # tables at a time


def position(rng: Random, steps: int, most_orders: int) -> Any:
    """Seat 0 in the middle of mining: a small mine, cubes anywhere, some orders begun."""
    s = play(bare(4), "0 mine 10")
    s.steps = steps
    mine = s.mines[0]
    mine.stop = rng.choice((0, 0, 1, 2, 3, 4))
    for colour in COLOURS:
        level = mine.levels[colour]
        level.carts = rng.randint(0, 2)
        level.coal[0] = 0
        for cart in range(level.carts):
            level.coal[cart] = rng.choice((colour, colour, colour, 0, rng.choice(COLOURS)))
    for row, most in ((mine.cage, rng.choice((0, 1, 5))), (mine.store, rng.choice((0, 1, 3)))):
        for _ in range(rng.randint(0, most)):
            row[rng.choice(COLOURS)] += 1
    for order in rng.sample(ORDER_BOX, rng.randint(1, most_orders)):
        give(s, 0, ORDER_WORDS[order])
        slots = ORDERS[order - 1].slots.lower()
        fill(s, ORDER_WORDS[order], *(rng.choice(("", "", "", slot)) for slot in slots))
    return s


def reached(s: Any) -> Iterator[tuple[int, Any]]:
    """(steps used, tables), the fewest steps first. No table comes twice."""
    now = np.array([s], s.dtype)
    seen, steps = set(keys(now)), int(s.steps)
    for used in range(steps + 1):
        later = now[:0]
        while len(now):  # to begin a pair takes no step
            yield used, now
            if used == steps:
                return
            parts = [fresh(now[i : i + CHUNK], seen) for i in range(0, len(now), CHUNK)]
            grown = np.concatenate(parts)
            later = np.concatenate([later, grown[grown["steps"] < steps - used]])
            now = grown[grown["steps"] == steps - used]
        now = later


def fresh(tables: Any, seen: set[bytes]) -> Any:
    """The tables one move further that were not met before."""
    children = np.zeros(len(tables) * BRANCHES, tables.dtype)
    count = spread(tables, children, np.empty(len(COAL_BARON.moves), np.int16))
    new = []
    for i, key in enumerate(keys(children[:count])):
        if key not in seen:
            seen.add(key)
            new.append(i)
    return children[new]


def keys(tables: Any) -> list[bytes]:
    """What tells one position from another while a seat mines."""
    own = tables["place"][0] == 0
    parts = [tables["mines"][:, 0], tables["slots"][:, own], tables["phase"], tables["pair"]]
    rows = [np.ascontiguousarray(part).view(np.uint8).reshape(len(tables), -1) for part in parts]
    rows.append(np.ascontiguousarray(tables["paired"]).view(np.uint8).reshape(len(tables), -1))
    return [row.tobytes() for row in np.concatenate(rows, axis=1)]


@rule
def spread(tables: Any, children: Any, moves: Row) -> int:
    """What one more move makes of each table. To stop early leads nowhere new."""
    count = 0
    for i in range(len(tables)):
        for n in range(legal(tables[i], tables[i].turn, moves)):
            if moves[n] != STOP:
                children[count] = tables[i]
                play_move(children[count], tables[i].turn, moves[n])
                count += 1
    return count
