"""What may be said now: the open question's candidates, less those that `why` refuses."""

from spielwerk.core.rule import rule
from spielwerk.core.struct import Row

from ..components import FACTORY_LOOK, SPACES
from ..moves import FINE, KEEP, NEXT, PLACE
from ..state import KEEPING, MINING, NAMING, OVER, PLACING, CoalBaron
from .look import KINDS
from .mining import legal_steps
from .space import why_space
from .turn import BEYOND, FIRST, why_answer


@rule
def legal(s: CoalBaron, seat: int, out: Row) -> int:
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == PLACING:
        return legal_spaces(s, out)
    if s.phase == MINING:
        return legal_steps(s, out)
    if s.phase in (KEEPING, NAMING):
        return legal_cards(s, out)
    count = 0
    for move in range(FIRST[s.phase], BEYOND[s.phase]):
        if why_answer(s, move) == FINE:
            out[count] = move
            count += 1
    return count


@rule
def legal_spaces(s: CoalBaron, out: Row) -> int:
    """Half of all questions are this one, so it goes without a branch: each is written down, and
    written over unless it may stand."""
    count = 0
    for space in range(len(SPACES)):
        out[count] = PLACE + space
        count += why_space(s, space) == FINE
    return count


@rule
def legal_cards(s: CoalBaron, out: Row) -> int:
    """Of the cards looked at, each kind once; when one may be kept, also none."""
    count = 0
    first = NEXT - 1
    if s.phase == KEEPING:
        first = KEEP
        out[0] = KEEP
        count = 1
    if s.space != FACTORY_LOOK:
        first += KINDS
    for i in range(s.named, s.tray_size):
        move = first + s.tray[i]
        if is_first_of_kind(s, i) and why_answer(s, move) == FINE:
            out[count] = move
            count += 1
    return count


@rule
def is_first_of_kind(s: CoalBaron, at: int) -> bool:
    for i in range(s.named, at):
        if s.tray[i] == s.tray[at]:
            return False
    return True
