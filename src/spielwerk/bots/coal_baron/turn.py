"""A turn thought through to its end: what each answer leads to, and what that is worth.

tables[0] is as it stands, the others are scratch paper: one for each thing thought of at a time.
"""

from typing import Any

import numpy as np

from spielwerk.core.ask import legal, play, redeal
from spielwerk.core.rule import rule
from spielwerk.core.struct import Key, Row
from spielwerk.games.coal_baron.components import COLOURS, FACTORY_LOOK, ORDER_LOOK
from spielwerk.games.coal_baron.moves import FUEL, MOVES, NEXT, PLACE, PUT
from spielwerk.games.coal_baron.rules.factory import buy
from spielwerk.games.coal_baron.rules.turn import card_of
from spielwerk.games.coal_baron.state import (
    FUELLING,
    KEEPING,
    MINING,
    NAMING,
    PAIRING,
    PUTTING,
)

from .dig import dig
from .script import Paper
from .worth import worth

BOOK = len(MOVES)
PAPERS = 8  # tables
WANTED = 1.0  # points: a card that brings so much is laid on top, where the next look finds it
NOTHING = -999.0  # worth less than anything


@rule
def choose(tables: Any, keys: Key, paper: Paper) -> int:
    """The best answer at tables[0]. `keys`: so many decks are imagined for a look at five."""
    s, seat = tables[0], tables[0].turn
    moves = np.empty(BOOK, np.int16)
    count = legal(s, seat, moves)
    if count == 1:
        return int(moves[0])
    if s.phase == MINING:
        tables[1] = tables[0]
        return int(dig(tables, 1, seat, paper))
    if s.phase == PUTTING:
        return put(tables, seat)
    best, chosen = NOTHING, moves[0]
    for i in range(count):
        value = value_of(tables, moves[i], keys, paper)
        if value > best:
            best, chosen = value, moves[i]
    return int(chosen)


@rule
def value_of(tables: Any, move: int, keys: Key, paper: Paper) -> float:
    """What this answer is worth. A look: the mean of what several decks would show."""
    s, seat = tables[0], tables[0].turn
    if s.phase == NAMING:
        return with_card(tables, seat, card_of(s, 1 + move - NEXT))
    if move not in (PLACE + FACTORY_LOOK, PLACE + ORDER_LOOK):
        tables[1] = tables[0]
        play(tables[1], seat, move)
        return finish(tables, 1, seat, paper)
    total = 0.0
    for i in range(len(keys)):
        tables[1] = tables[0]
        redeal(tables[1], seat, keys[i])
        play(tables[1], seat, move)
        total += finish(tables, 1, seat, paper)
    return total / len(keys)


@rule
def finish(tables: Any, at: int, seat: int, paper: Paper) -> float:
    """Play the turn on tables[at] to its end, and say what it is worth then."""
    if tables[at].phase not in (KEEPING, PAIRING):
        return settle(tables, at, seat, paper)
    moves, best = np.empty(BOOK, np.int16), NOTHING
    for i in range(legal(tables[at], seat, moves)):
        tables[at + 1] = tables[at]
        play(tables[at + 1], seat, moves[i])
        best = max(best, settle(tables, at + 1, seat, paper))
    return best


@rule
def settle(tables: Any, at: int, seat: int, paper: Paper) -> float:
    s = tables[at]
    while s.phase == FUELLING:
        play(s, seat, FUEL + most_common(s.supply))
    if s.phase == MINING:
        dig(tables, at, seat, paper)
    return worth(s, seat)


@rule
def most_common(supply: Row) -> int:
    best = 0
    for colour in COLOURS:
        if supply[colour] > supply[best]:
            best = colour
    return best


@rule
def put(tables: Any, seat: int) -> int:
    """On top if there is a card that this seat would like to find there again."""
    s, best = tables[0], NOTHING
    for i in range(s.tray_size):
        best = max(best, with_card(tables, seat, s.tray[i]))
    return PUT if best > worth(s, seat) + WANTED else PUT + 1


@rule
def with_card(tables: Any, seat: int, card: int) -> float:
    """What a card of the tray would be worth if it were one's own."""
    tables[1] = tables[0]
    s = tables[1]
    if s.space == FACTORY_LOOK:
        buy(s, card)
    else:
        s.place[card] = seat
    return worth(s, seat)
