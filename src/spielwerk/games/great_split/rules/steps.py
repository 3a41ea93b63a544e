"""Steps on the tracks, and what they set off (GS-4.5 to 4.8)."""

from spielwerk.core.rule import rule

from ..components import GOLD, MOST_ARROWS, MOST_ICONS, PRESTIGE, SEAL
from ..state import BY_ICON, CAUSE, LOST, TRAIL, Board, GreatSplit


@rule
def full(s: GreatSplit, seat: int, track: int) -> bool:
    """GS-4.8. Prestige is never full."""
    level = s.boards[seat].levels[track]
    if track < PRESTIGE:
        return bool(level >= s.sheet.tracks[track].length)
    return track >= SEAL and bool(level >= s.sheet.seals[track - SEAL].length)


@rule
def wait(board: Board, track: int, steps: int, cause: int) -> None:
    """These steps come before all that wait already."""
    board.waits[board.depth] = track + CAUSE * cause
    board.steps[board.depth] = steps
    board.depth += 1


@rule
def move(s: GreatSplit, seat: int) -> None:
    """GS-4.7: make the steps that wait, each with all it sets off, until a double arrow asks."""
    board = s.boards[seat]
    while board.depth and not board.arrow:
        top = board.depth - 1
        track, cause = board.waits[top] % CAUSE, board.waits[top] // CAUSE
        if full(s, seat, track):
            leave_trail(s, track, LOST, board.steps[top])
            board.steps[top] = 0
        if board.steps[top] == 0:
            board.depth = top
            continue
        board.steps[top] -= 1
        board.levels[track] += 1
        leave_trail(s, track, cause, 1)
        set_off(s, seat, track)


@rule
def set_off(s: GreatSplit, seat: int, track: int) -> None:
    """What the space just reached does: so nothing that is passed is missed."""
    board = s.boards[seat]
    level = board.levels[track]
    if track == PRESTIGE:
        s.lines[seat, s.round_] += 1
    elif track == GOLD:
        for i in range(MOST_ARROWS):
            if s.sheet.double_arrows[i] == level:
                board.arrow = 1
    elif track >= SEAL:
        for i in range(MOST_ICONS):
            if s.sheet.seals[track - SEAL].icons[i] == level:
                wait(board, track - SEAL, 1, BY_ICON)


@rule
def leave_trail(s: GreatSplit, track: int, cause: int, steps: int) -> None:
    """For the story: which step of this move came by what."""
    for _ in range(steps):
        if s.trailed < TRAIL:
            s.trail[s.trailed] = track + CAUSE * cause
            s.trailed += 1
