"""Turns and shifts: who is next, who gets the token (CG-3.1, CG-5)."""

from spielwerk.core.rule import rule

from ..components import LARGEST, MINE_01, NOBODY, TOKENS, WILD, WORKERS, ZONES
from ..state import OVER, PLACING, CardGame


@rule
def begin_shift(s: CardGame) -> None:
    """CG-5.2: all worker cards are in hand, no zone has workers. CG-3.2: but the wild one."""
    for zone in range(len(ZONES)):
        s.placed[zone] = 1 if zone == WILD else 0
        s.last[zone] = NOBODY
    for i in range(s.laid_size):
        laid = s.laid[i]
        laid.zone = 0
        laid.seat = 0
        laid.innovation = 0
        laid.number = 0
    s.laid_size = 0
    for seat in range(s.seats):
        s.passed[seat] = 0
        for number in range(1, LARGEST[s.seats] + 1):
            s.players[seat].workers[number] = WORKERS[number]
    begin_turn(s, s.start)


@rule
def begin_turn(s: CardGame, seat: int) -> None:
    s.turn = seat
    s.acted = 0
    s.used = 0
    s.phase = PLACING


@rule
def next_turn(s: CardGame) -> None:
    """CG-3.1: clockwise, who has not passed; a lone player goes on."""
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if not s.passed[seat]:
            begin_turn(s, seat)
            return
    end_shift(s)


@rule
def end_shift(s: CardGame) -> None:
    """CG-5.1: the token to the last one in mining 0/1, else to the holder of the one before."""
    if s.last[MINE_01] != NOBODY:
        s.start = s.last[MINE_01]
    s.tokens[s.shift + 1] = s.start
    if s.shift + 1 == TOKENS[s.seats]:
        s.phase = OVER
        return
    s.shift += 1
    begin_shift(s)
