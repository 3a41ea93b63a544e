"""What the drawn board of The Great Split is told beyond the rules.

About what a part brings to me and to my left-hand neighbour, where my cubes would stand, and one
way to resolve a whole hand. All of it is made from what that seat may see: its own hand, the wallet
before it, the boards.
"""

from typing import Any

import numpy as np

from spielwerk.core.game import Seat
from spielwerk.core.rule import rule
from spielwerk.core.struct import Row
from spielwerk.games.great_split.components import GOLD, MOST_SYMBOLS, PRESTIGE, TRACKS
from spielwerk.games.great_split.moves import DONE, MOVES, PARTS, PLAY
from spielwerk.games.great_split.rules.legal import legal
from spielwerk.games.great_split.rules.turn import play
from spielwerk.games.great_split.state import (
    CHOOSING,
    HAND,
    IN_A,
    IN_B,
    IN_HAND,
    LEVEL,
    RESOLVING,
    SPLITTING,
    UNDECIDED,
    GreatSplit,
)

from .great_split import ASKED, PLAYED, TABLE, TRIED, best_step, cards_worth

MOST_ANSWERS = 128  # a hand, its seals, the splitter and all double arrows are far fewer
ENDLESS = 999  # prestige is never full


@rule
def resolve(tables: Any, seat: int, said: Row, out: Row) -> int:
    """Resolve table PLAYED up to `done`, each time by the best move; says which they are."""
    tables[PLAYED] = tables[TABLE]
    count = 0
    while count < MOST_ANSWERS:
        found = legal(tables[PLAYED], seat, out)
        if found == 0 or out[0] == DONE:
            break
        said[count] = best_step(tables, PLAYED, seat, out, found)
        play(tables[PLAYED], seat, said[count])
        count += 1
    return count


def hints(table: Any, seat: Seat) -> dict[str, Any]:
    """For who is asked: what its question depends on."""
    opened = table.opened >> seat & 1 and table.kept[seat] == UNDECIDED
    if table.phase == RESOLVING:
        return _resolution(table, seat) if table.owed >> seat & 1 else {}
    if table.phase not in (SPLITTING, CHOOSING):
        return {}
    if opened:
        return {"wallet": _wallet(table, (seat - 1) % table.seats, {seat}, seat)}
    return {"offer": _wallet(table, seat, {seat, (seat + 1) % int(table.seats)}, seat)}


def _desk(table: Any) -> Any:
    """This table, and others to try things on."""
    tables = GreatSplit.new(ASKED + 1)
    tables[TABLE] = table
    return tables


def _tracks(table: Any, seat: Seat) -> dict[str, int]:
    return dict(zip(TRACKS, table.boards[seat].levels.tolist(), strict=True))


def _wallet(table: Any, holder: Seat, seats: set[Seat], seat: Seat) -> dict[str, Any]:
    """Both parts of a wallet: what they bring to these seats, and what they do on my tracks."""
    tables = _desk(table)
    parts: dict[str, Any] = {}
    for name, part in zip(PARTS, (IN_A, IN_B), strict=True):
        kinds, count = _part(table.hands[holder], part)
        told: dict[str, Any] = {"worth": {}}
        for who in sorted(seats):
            told["worth"][str(who)] = round(cards_worth(tables, who, kinds, count))
            if who == seat:
                told["tracks"] = _tracks(tables[PLAYED], seat)
        parts[name] = told
    return parts


def _part(hand: Any, part: int) -> tuple[Row, int]:
    """Its cards, sorted: the order in which another holds them must not show in what we tell."""
    found = sorted(hand.cards[i] % LEVEL for i in range(hand.held) if hand.lies[i] == part)
    kinds = np.zeros(HAND, np.int16)
    kinds[: len(found)] = found
    return kinds, len(found)


def _resolution(table: Any, seat: Seat) -> dict[str, Any]:
    """What each move does on my tracks; all that is left, by a greedy player; what asks nothing."""
    tables, said, out = _desk(table), *np.zeros((2, len(MOVES)), np.int16)
    steps = {}
    for move in out[: legal(table, seat, out)].tolist():
        if move == DONE:  # the last one turns up what nobody knows yet
            continue
        tables[TRIED] = table
        play(tables[TRIED], seat, move)
        moved = tables[TRIED].boards[seat].levels - table.boards[seat].levels
        steps[MOVES[move]] = {TRACKS[i]: int(moved[i]) for i in np.flatnonzero(moved).tolist()}
    count = resolve(tables, seat, said, out)
    return {
        "steps": steps,
        "default": [MOVES[move] for move in said[:count].tolist()],
        "after": _tracks(tables[PLAYED], seat),
        "sure": _sure(table, seat, steps),
        "left": _left(table, seat),
    }


def _sure(table: Any, seat: Seat, steps: dict[str, dict[str, int]]) -> list[str]:
    """Cards that move one track, set off nothing and lose nothing: they can be played at once."""
    hand, sure = table.hands[seat], []
    moved: dict[str, int] = dict.fromkeys(TRACKS, 0)
    for i in range(hand.held):
        kind = int(hand.cards[i]) % LEVEL
        symbol, times = (kind - 1) // MOST_SYMBOLS, (kind - 1) % MOST_SYMBOLS + 1
        move = MOVES[PLAY + kind - 1]
        if hand.lies[i] != IN_HAND or symbol > PRESTIGE or symbol == GOLD or move not in steps:
            continue
        track = TRACKS[symbol]
        room = ENDLESS if symbol == PRESTIGE else int(table.sheet.tracks[symbol].length)
        if table.boards[seat].levels[symbol] + moved[track] + times <= room:
            moved[track] += times
            sure.append(move)
    return sure


def _left(table: Any, seat: Seat) -> int:
    """What is still to be answered: hints that are older than the board show it by this."""
    board = table.boards[seat]
    return int(board.unplayed + board.splitter + board.seals + board.arrow)
