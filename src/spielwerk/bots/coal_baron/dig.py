"""A mining turn of the bot: fill what is worth most, then use the steps that are left."""

from typing import Any

import numpy as np

from spielwerk.core.ask import play, why
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key
from spielwerk.games.coal_baron.components import CAGE, COLOURS, NONE, ORDER_BOX
from spielwerk.games.coal_baron.moves import CAGE as CAGE_TO
from spielwerk.games.coal_baron.moves import FINE, LOAD, STOP, STORE
from spielwerk.games.coal_baron.rules.mining import cubes_in_cage
from spielwerk.games.coal_baron.rules.orders import points, slots_of
from spielwerk.games.coal_baron.state import COLOURED, MINING, CoalBaron

from .harvest import STEPS
from .haul import FAR
from .plans import fill_order, use_steps
from .script import Paper, Script
from .worth import worth

SLOT, WHOLE = 40, 60  # of an order's points in hundredths: for the slots, for the last of them
ENOUGH = 0.05  # points by which the next thing to do must be better than to stop


@rule
def dig(tables: Any, at: int, seat: int, paper: Paper) -> int:
    """Mine to the end on tables[at]; those beyond are scratch paper. The first move."""
    s = tables[at]
    prices, best = np.zeros((1 + len(ORDER_BOX), COLOURED), np.int64), np.zeros(STEPS + 1, np.int64)
    price(s, seat, prices)
    use_steps(s, seat, prices, s.steps, paper, best)
    first = follow(s, seat, paper.script)
    while s.phase == MINING:
        move = go_on(tables, at, seat, paper)
        first = move if first < 0 else first
    return first


@rule
def price(s: CoalBaron, seat: int, prices: Key) -> None:
    """What slots and whole orders are worth, in hundredths of a point."""
    for order in ORDER_BOX:
        if s.place[order] == seat:
            for colour in COLOURS:
                prices[order, colour] = SLOT * (points(order) + 1) // slots_of(order, NONE)
            prices[order, NONE] = WHOLE * (points(order) + 1)


@rule
def follow(s: CoalBaron, seat: int, script: Script) -> int:
    """Play as much of a script as there are steps for. The first move, or -1."""
    first = -1
    for i in range(script.length):
        first = attempt(s, seat, script.moves[i], first)
    return first


@rule
def go_on(tables: Any, at: int, seat: int, paper: Paper) -> int:
    """What to do with steps that fill nothing: begin the next order, or empty carts, or stop."""
    s, trial, chosen = tables[at], tables[at + 1], tables[at + 2]
    best, first = worth(s, seat) + ENOUGH, STOP
    for order in ORDER_BOX:
        if s.place[order] == seat and 0 < fill_order(s, seat, order, paper) < FAR:
            tables[at + 1] = tables[at]
            move = follow(trial, seat, paper.script)
            if worth(trial, seat) > best:
                best, first = worth(trial, seat), move
                tables[at + 2] = tables[at + 1]
    for level in COLOURS:
        tables[at + 1] = tables[at]
        move = empty(trial, seat, level)
        if worth(trial, seat) > best:
            best, first = worth(trial, seat), move
            tables[at + 2] = tables[at + 1]
    if first == STOP:
        tables[at + 2] = tables[at]
        play(chosen, seat, STOP)
    tables[at] = tables[at + 2]
    return first


@rule
def empty(s: CoalBaron, seat: int, level: int) -> int:
    """Bring coal of this level into the cage, and before that into the storage what fills it."""
    mine, first = s.mines[seat], -1
    if cubes_in_cage(mine) == CAGE:
        first = attempt(s, seat, CAGE_TO, first)
        for colour in COLOURS:
            while s.steps > 2 and why(s, seat, STORE + colour - 1) == FINE:
                first = attempt(s, seat, STORE + colour - 1, first)
    first = attempt(s, seat, CAGE_TO + level, first)
    for colour in COLOURS:
        while why(s, seat, LOAD + colour - 1) == FINE:
            first = attempt(s, seat, LOAD + colour - 1, first)
    return first


@rule
def attempt(s: CoalBaron, seat: int, move: int, first: int) -> int:
    """Play a move if it can be played. The first move of all, or -1."""
    if why(s, seat, move) != FINE:
        return first
    play(s, seat, move)
    return move if first < 0 else first
