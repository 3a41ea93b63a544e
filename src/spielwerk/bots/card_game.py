"""A quick player of The Great Card Game: tries ways to end its turn, and takes the best one.

It looks no further than its own turn. What a table is worth is a sum of simple hopes: points made,
trains under way that have an order, workers left.
"""

from typing import Any

import numpy as np

from spielwerk.core.ask import awaits, legal, play, score
from spielwerk.core.chance import mix
from spielwerk.core.game import Game, Seat
from spielwerk.core.rule import rule
from spielwerk.core.struct import Row
from spielwerk.games.card_game.components import (
    DESTINATIONS,
    DOCKS,
    MINE_01,
    TOKENS,
    WORKERS,
)
from spielwerk.games.card_game.rules.delivery import ASKED, lorries_on
from spielwerk.games.card_game.rules.docks import room
from spielwerk.games.card_game.rules.memory import hand
from spielwerk.games.card_game.rules.mining import COST, CREST
from spielwerk.games.card_game.state import INNOVATIONS_HELD, ORDERS_HELD

TRIES = 900  # ways to end the turn that are tried for a decision
PART = 100  # a point has so many parts
LONGEST = 4  # lorries that an order asks for
AHEAD = (0, 40, 75, 90, 100)  # of a hope, by the shifts that are left


def heuristic(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    """The first move of the best way found; it never takes as long as a deadline would allow."""
    tables, moves = game.state.new(2), np.empty(len(game.moves), np.int16)
    tables[0] = table
    return game.moves[best(tables, seat, seed & 0x7FFFFFFF, moves)]


@rule
def best(tables: Any, seat: int, seed: int, moves: Row) -> int:
    """Of the legal moves of tables[0], each tried as often; tables[1] is scratch paper."""
    choices = moves[: legal(tables[0], seat, moves)].copy()
    found, most = choices[0], -(1 << 30)
    for attempt in range(TRIES if len(choices) > 1 else 0):
        move = choices[attempt % len(choices)]
        tables[1] = tables[0]
        play(tables[1], seat, move)
        seed = end_turn(tables[1], seat, seed, moves)
        worth = hopes(tables[1], seat)
        if worth > most:
            found, most = move, worth
    return int(found)


@rule
def end_turn(s: Any, seat: int, seed: int, moves: Row) -> int:
    """At random until another is in turn, or the same one anew."""
    while awaits(s) == 1 << seat and (s.acted or s.used or s.owed):
        seed = mix(seed + 1)
        play(s, seat, moves[seed % legal(s, seat, moves)])
    return seed


@rule
def hopes(s: Any, seat: int) -> int:
    """Parts of a point: what is made, and what may come of what lies there in the shifts left."""
    total = PART * score(s, seat)
    if not awaits(s):
        return int(total)
    player = s.players[seat]
    if not s.passed[seat]:
        for number in range(1, len(WORKERS)):
            total += player.workers[number] * (30 + 8 * number)
    if s.last[MINE_01] == seat:
        total += 60  # the token, and the start
    ahead = min(len(AHEAD) - 1, TOKENS[s.seats] - s.shift)  # shifts, this one included
    coming = trains(s, seat) + orders(s, seat) + lorries(s, seat)
    coming += 80 * min(3, s.held[seat, INNOVATIONS_HELD])
    return int(total + coming * AHEAD[ahead] // PART)


@rule
def trains(s: Any, seat: int) -> int:
    """Wagons, what they carry, engines. Long trains want an engine more than short ones."""
    total = 0
    for at in range(DOCKS):
        dock = s.players[seat].docks[at]
        carried = min(lorries_on(dock), LONGEST)
        total += 150 * carried + 55 * min(dock.length, LONGEST)
        if dock.engine:
            total += 70 + 20 * carried
    return total


@rule
def orders(s: Any, seat: int) -> int:
    """Each order in hand, more where a train is long enough; and shares that wait for one."""
    longest, total = 0, 0
    for at in range(DOCKS):
        longest = max(longest, lorries_on(s.players[seat].docks[at]))
    first = hand(seat, ORDERS_HELD)
    for i in range(min(3, s.held[seat, ORDERS_HELD])):
        order = s.cards[first + i]
        total += 60 + 45 * ASKED[order] + (60 if ASKED[order] <= longest else 0)
        if s.players[seat].shares[1 + (order - 1) // LONGEST]:
            total += 120
    shares = 0
    for destination in range(1, len(DESTINATIONS) + 1):
        shares += s.players[seat].shares[destination]
    return total + 75 * min(shares, 4)


@rule
def lorries(s: Any, seat: int) -> int:
    """In the row and the storage, as far as wagons wait for them."""
    player, total = s.players[seat], 0
    for i in range(min(4, player.row_length)):
        card = player.row[i]
        total += (75 if room(player, CREST[card]) else 30) + 25 * (COST[card] - 1)
    for card in range(1, len(COST)):
        if player.storage[card] and room(player, CREST[card]):
            total += 45
    return total
