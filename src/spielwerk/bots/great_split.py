"""The Great Split by marginal worth: what a card brings to me, and to the neighbour who chooses.

It looks no further than the round at hand. It uses no card that its seat does not see, so whatever
it was dealt to imagine, it answers the same.
"""

from math import exp
from typing import Any

import numpy as np

from spielwerk.core.game import Game, Seat
from spielwerk.core.rule import rule
from spielwerk.core.struct import Row
from spielwerk.games.great_split.components import (
    BY_ARTWORK,
    BY_GEM,
    BY_TOME,
    EMERALD,
    GOLD,
    KINDS,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    SCORING_ROUNDS,
    SEAL,
    TOPAZ,
)
from spielwerk.games.great_split.moves import DISCARD, KEEP, PLAY, PUT, SELL
from spielwerk.games.great_split.rules.legal import legal
from spielwerk.games.great_split.rules.steps import full
from spielwerk.games.great_split.rules.turn import play
from spielwerk.games.great_split.scoring import artwork_worth, outlook
from spielwerk.games.great_split.state import (
    DISCARDING,
    HAND,
    IN_A,
    IN_HAND,
    LEVEL,
    RESOLVING,
    GreatSplit,
)

TABLE, TRIED, PLAYED, BETTER, ASKED = range(5)  # tables: the one given, then scratch paper
SUBSETS = 2 ** (HAND // 2)  # of the largest hand that is ever divided

# What a round to come brings to a track, on the average of games like these.
STEPS, SEAL_STEPS = 0.95, 0.4
A_TOKEN = 2.0  # fields that the slider moves
TOWARDS = 0.25  # of a step on the way to a double arrow or an icon
SPARE_GEM = 0.35  # of the gem that has gone further
SURE = 1.5  # difference at which a neighbour surely takes the better part
ENVY = 0.5  # of what others gain, shared among them


def heuristic(game: Game, table: Any, seat: Seat, seed: int, deadline: float) -> str:
    """The move with the most marginal worth."""
    tables = game.state.new(5)
    tables[TABLE] = table
    return str(game.moves[answer(tables, seat, len(game.moves))])


@rule
def answer(tables: Any, seat: int, book: int) -> int:
    s, out = tables[TABLE], np.empty(book, np.int16)
    count = legal(s, seat, out)
    if count == 1:
        return int(out[0])
    if s.phase == RESOLVING:
        return best_step(tables, TABLE, seat, out, count)
    if s.phase == DISCARDING:
        return best_discard(tables, seat, out, count)
    if KEEP <= out[0] < PLAY:
        return best_part(tables, seat)
    return best_put(tables, seat)


# What a board is worth.


@rule
def along(spaces: Row, level: float) -> float:
    """How many of these spaces a track has reached, with a part of the way to the next."""
    count, last = 0.0, 0.0
    for space in spaces:
        if space == 0:
            break
        if space > level:
            return float(count + (level - last) / (space - last))
        count += 1.0
        last = float(space)
    return count


@rule
def board_worth(s: GreatSplit, seat: int) -> float:
    """Prestige, what the scorings to come will give, and what lies on the way."""
    levels = s.boards[seat].levels
    rounds = ROUNDS - 1 - s.round_
    if rounds == 0 and not (s.boards[seat].unplayed or s.boards[seat].splitter):
        return outlook(s, seat) - artwork_worth(s, seat) + artworks(s, seat, 0)
    worth = float(levels[PRESTIGE])
    worth += tomes(s, seat, rounds) * (1 + to_come(s, BY_TOME))
    worth += artworks(s, seat, rounds) + artworks(s, seat, 0) * to_come(s, BY_ARTWORK)
    low, high = min(levels[TOPAZ], levels[EMERALD]), max(levels[TOPAZ], levels[EMERALD])
    worth += 2.0 * (low + SPARE_GEM * min(high - low, 1 + 2 * rounds)) * (1 + to_come(s, BY_GEM))
    character = s.sheet.characters[s.characters[seat]]
    for resource in range(len(RESOURCES)):
        track, seals = s.sheet.tracks[resource], s.sheet.seals[resource]
        level = min(float(track.length), levels[resource] + STEPS * rounds)
        seal = min(float(seals.length), levels[SEAL + resource] + SEAL_STEPS * rounds)
        contracts = along(track.contracts, level) + character.contracts[resource]
        worth += contracts * along(seals.stars, seal)
        worth += TOWARDS * (levels[SEAL + resource] % 2 == 0) * (rounds > 0)
    return float(worth + TOWARDS * min(levels[GOLD], 11) * (rounds > 0))


@rule
def to_come(s: GreatSplit, token: int) -> int:
    """Whether this is still to be scored on the way."""
    for place in range(2 * len(SCORING_ROUNDS)):
        if s.scorings[place] == token:
            return int(s.round_ <= SCORING_ROUNDS[place // 2])
    return 0


@rule
def tomes(s: GreatSplit, seat: int, rounds: int) -> float:
    """The banner, with a part of the next one for the way to it."""
    level = s.boards[seat].levels[0] + STEPS * rounds * 0.5
    space, worth = 0.0, 0.0
    for banner in s.sheet.banners:
        if banner.space == 0:
            break
        if banner.space > level:
            part = (level - space) / (banner.space - space)
            return float(worth + part * (banner.worth - worth) * (0.9 if rounds else 0.3))
        space, worth = float(banner.space), float(banner.worth)
    return worth


@rule
def artworks(s: GreatSplit, seat: int, rounds: int) -> float:
    """By the distance to where the slider will be, smoothed."""
    distance = s.boards[seat].levels[1] + STEPS * rounds - s.slider - A_TOKEN * (rounds + 1)
    return float(min(15.0, max(0.0, 8.5 + 1.6 * distance)))


# What a move is worth.


@rule
def best_step(tables: Any, at: int, seat: int, out: Row, count: int) -> int:
    """Of these moves of a resolution the one after which the board is worth most."""
    best, most = int(out[0]), -1e9
    for i in range(count):
        tables[TRIED] = tables[at]
        play(tables[TRIED], seat, out[i])
        settle(tables, TRIED, seat)
        worth = board_worth(tables[TRIED], seat)
        if worth > most:
            best, most = int(out[i]), worth
    return best


@rule
def settle(tables: Any, at: int, seat: int) -> None:
    """Answer what seals and double arrows ask, one by one, each as well as can be."""
    s, out = tables[at], np.empty(SEAL + SEAL, np.int16)
    while s.phase == RESOLVING and (s.boards[seat].arrow or s.boards[seat].seals):
        best, most = 0, -1e9
        for i in range(legal(s, seat, out)):
            tables[ASKED] = s
            play(tables[ASKED], seat, out[i])
            worth = board_worth(tables[ASKED], seat)
            if worth > most:
                best, most = int(out[i]), worth
        play(s, seat, best)


@rule
def cards_worth(tables: Any, seat: int, kinds: Row, count: int) -> float:
    """What these cards, each played or sold as well as can be, add to the board of a seat."""
    tables[PLAYED] = tables[TABLE]
    s = tables[PLAYED]
    s.phase = RESOLVING
    s.owed = -1
    hand, board = s.hands[seat], s.boards[seat]
    hand.held = count
    board.unplayed, board.splitter = count, 1  # so that nobody is done
    for i in range(count):
        hand.cards[i], hand.lies[i] = kinds[i], IN_HAND
    before = board_worth(s, seat)
    for i in range(count):
        best_card(tables, seat, kinds[i])
        tables[PLAYED] = tables[BETTER]
    return board_worth(tables[PLAYED], seat) - before


@rule
def best_card(tables: Any, seat: int, kind: int) -> None:
    """Lays the table after the best use of this card."""
    most = -1e9
    for move in (PLAY + kind - 1, SELL + KINDS + kind - 1, SELL + kind - 1):
        if move == SELL + kind - 1 and full(tables[PLAYED], seat, GOLD):
            continue
        tables[TRIED] = tables[PLAYED]
        play(tables[TRIED], seat, move)
        settle(tables, TRIED, seat)
        worth = board_worth(tables[TRIED], seat)
        if worth > most:
            most = worth
            tables[BETTER] = tables[TRIED]


@rule
def best_discard(tables: Any, seat: int, out: Row, count: int) -> int:
    best, least, kinds = int(out[0]), 1e9, np.empty(1, np.int16)
    for i in range(count):
        kinds[0] = out[i] - DISCARD + 1
        worth = cards_worth(tables, seat, kinds, 1)
        if worth < least:
            best, least = int(out[i]), worth
    return best


@rule
def subset_worths(tables: Any, holder: int, seat: int, worths: Any) -> None:
    """For every part there may be of this hand, what it would be worth to a seat."""
    hand, kinds = tables[TABLE].hands[holder], np.empty(HAND, np.int16)
    for part in range(1 << hand.held):
        count = 0
        for i in range(hand.held):
            if part >> i & 1:
                kinds[count] = hand.cards[i] % LEVEL
                count += 1
        worths[part] = cards_worth(tables, seat, kinds, count)


@rule
def best_part(tables: Any, seat: int) -> int:
    """The part that brings most to me, less what the other brings to its maker."""
    s = tables[TABLE]
    right = (seat - 1) % s.seats
    hand, kinds = s.hands[right], np.empty(HAND, np.int16)
    worth = np.zeros((2, 2))  # by part; to me, to its maker
    for part in range(2):
        count = 0
        for i in range(hand.held):
            if hand.lies[i] == IN_A + part:
                kinds[count] = hand.cards[i] % LEVEL
                count += 1
        worth[part, 0] = cards_worth(tables, seat, kinds, count)
        worth[part, 1] = cards_worth(tables, right, kinds, count)
    envy = ENVY / (s.seats - 1)
    better = worth[1, 0] - envy * worth[0, 1] > worth[0, 0] - envy * worth[1, 1]
    return KEEP + int(better)


@rule
def best_put(tables: Any, seat: int) -> int:
    """One more card into its part of the best offer that is still open."""
    s = tables[TABLE]
    hand, left = s.hands[seat], (seat + 1) % s.seats
    mine, theirs = np.zeros(SUBSETS), np.zeros(SUBSETS)
    subset_worths(tables, seat, seat, mine)
    subset_worths(tables, seat, left, theirs)
    everything = (1 << hand.held) - 1
    envy = ENVY / (s.seats - 1)
    best, most = 0, -1e9
    for a in range(1, everything):
        if not still_open(s, seat, a):
            continue
        b = everything ^ a
        taken = 1.0 / (1.0 + exp((theirs[b] - theirs[a]) / SURE))  # that A is
        worth = taken * (mine[b] - envy * theirs[a]) + (1 - taken) * (mine[a] - envy * theirs[b])
        if worth > most:
            best, most = a, worth
    at = 0
    while hand.lies[at] != IN_HAND:
        at += 1
    part = 0 if best >> at & 1 else 1
    return int(PUT + hand.cards[at] % LEVEL - 1 + KINDS * part)


@rule
def still_open(s: GreatSplit, seat: int, a: int) -> bool:
    """Whether these cards may still be the ones in A."""
    hand = s.hands[seat]
    for i in range(hand.held):
        if hand.lies[i] != IN_HAND and (hand.lies[i] == IN_A) != (a >> i & 1 == 1):
            return False
    return True
