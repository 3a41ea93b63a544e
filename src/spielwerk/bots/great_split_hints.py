"""What the drawn board of The Great Split tells beyond the rules: what a part is worth to me and to
my left-hand neighbour, where my cubes would stand, and one way to resolve a whole hand.

All of it is made from what that seat may see: its own hand, the wallet before it, the boards.
"""

from typing import Any

import numpy as np

from spielwerk.core.ask import legal, play
from spielwerk.core.game import Seat
from spielwerk.core.rule import rule
from spielwerk.core.struct import Row
from spielwerk.games.great_split.components import GOLD, MOST_SYMBOLS, PRESTIGE, TRACKS
from spielwerk.games.great_split.moves import DONE, MOVES, PLAY
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
)

from .great_split_promise import TENTHS, promise

PARTS = ("a", "b")
MOST_ANSWERS = 128  # a hand, its seals, the splitter and all double arrows are far fewer
MANY = 999  # prestige is never full
NOW, TRIAL, FURTHER = 1, 2, 3  # tables to play on; table 0 stays as it is


@rule
def settled(tables: Any, seat: int, moves: Row) -> int:
    """What table TRIAL promises when all that is asked there at once has been answered."""
    count = 0
    while tables[TRIAL].boards[seat].arrow or tables[TRIAL].boards[seat].seals:
        best, promised = 0, -1
        for i in range(legal(tables[TRIAL], seat, moves)):
            tables[FURTHER] = tables[TRIAL]
            play(tables[FURTHER], seat, moves[i])
            value = promise(tables[FURTHER], seat)
            if value > promised:
                best, promised = moves[i], value
        play(tables[TRIAL], seat, best)
        count += 1
        if count == MOST_ANSWERS:
            break
    return promise(tables[TRIAL], seat)


@rule
def resolve(tables: Any, seat: int, paper: Row) -> int:
    """Resolve table NOW up to `done`, each time by the move that promises most; says which."""
    said, moves, scratch = paper[0], paper[1], paper[2]
    count = 0
    while count < MOST_ANSWERS:
        found = legal(tables[NOW], seat, moves)
        if found == 0 or moves[0] == DONE:
            return count
        best, promised = 0, -1
        for i in range(found):
            tables[TRIAL] = tables[NOW]
            play(tables[TRIAL], seat, moves[i])
            value = settled(tables, seat, scratch)
            if value > promised:
                best, promised = moves[i], value
        play(tables[NOW], seat, best)
        said[count] = best
        count += 1
    return count


@rule
def take(tables: Any, holder: int, part: int, seat: int) -> None:
    """Table NOW is as if this seat had these cards to play, and nothing else. They are sorted:
    their order in another's hand must not show in what we tell."""
    tables[NOW] = tables[0]
    whole, s = tables[0].hands[holder], tables[NOW]
    hand, board = s.hands[seat], s.boards[seat]
    held = 0
    for i in range(HAND):
        if i < whole.held and whole.lies[i] == part:
            at = held
            while at > 0 and hand.cards[at - 1] > whole.cards[i] % LEVEL:
                hand.cards[at] = hand.cards[at - 1]
                at -= 1
            hand.cards[at] = whole.cards[i] % LEVEL
            hand.lies[held], hand.seen[held] = IN_HAND, 0
            held += 1
    hand.held, board.unplayed = held, held
    board.splitter, board.arrow, board.seals, board.depth = 0, 0, 0, 0
    s.phase = RESOLVING
    s.owed = 1 << seat


@rule
def worth(tables: Any, holder: int, part: int, seat: int, paper: Row) -> int:
    """What a part promises a seat; table NOW shows its tracks afterwards."""
    before = promise(tables[0], seat)
    take(tables, holder, part, seat)
    resolve(tables, seat, paper)
    return promise(tables[NOW], seat) - before


def _paper(table: Any) -> tuple[Any, Row]:
    """Four tables, and three rows for moves."""
    return np.repeat(np.array([table]), FURTHER + 1), np.zeros((3, len(MOVES)), np.int16)


def _tracks(table: Any, seat: Seat) -> dict[str, int]:
    return dict(zip(TRACKS, table.boards[seat].levels.tolist(), strict=True))


def _wallet(table: Any, holder: Seat, seats: set[Seat], seat: Seat) -> dict[str, Any]:
    """Both parts of a wallet: what they are worth to these seats, and what they do on my tracks."""
    tables, paper = _paper(table)
    parts: dict[str, Any] = {}
    for name, part in zip(PARTS, (IN_A, IN_B), strict=True):
        told: dict[str, Any] = {"worth": {}}
        for who in sorted(seats):
            promised = worth(tables, holder, part, who, paper)
            told["worth"][str(who)] = round(int(promised) / TENTHS)
            if who == seat:
                told["tracks"] = _tracks(tables[NOW], seat)
        parts[name] = told
    return parts


def _resolution(table: Any, seat: Seat) -> dict[str, Any]:
    """What each move does on my tracks; all that is left, by a greedy player; what asks nothing."""
    tables, paper = _paper(table)
    steps = {}
    for move in paper[0, : legal(tables[0], seat, paper[0])].tolist():
        if move == DONE:  # the last one turns up what nobody knows yet
            continue
        tables[TRIAL] = tables[0]
        play(tables[TRIAL], seat, move)
        moved = tables[TRIAL].boards[seat].levels - tables[0].boards[seat].levels
        steps[MOVES[move]] = {TRACKS[i]: int(moved[i]) for i in np.flatnonzero(moved).tolist()}
    count = resolve(tables, seat, paper)
    return {
        "steps": steps,
        "default": [MOVES[move] for move in paper[0, :count].tolist()],
        "after": _tracks(tables[NOW], seat),
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
        room = MANY if symbol == PRESTIGE else int(table.sheet.tracks[symbol].length)
        if table.boards[seat].levels[symbol] + moved[track] + times <= room:
            moved[track] += times
            sure.append(move)
    return sure


def _left(table: Any, seat: Seat) -> int:
    """What is still to be answered: hints that are older than the board show it by this."""
    board = table.boards[seat]
    return int(board.unplayed + board.splitter + board.seals + board.arrow)


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
