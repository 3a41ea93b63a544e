"""Whose turn it is, why not, what a move does (CB-3). The open question is the phase."""

from spielwerk.core.rule import rule

from ..components import FACTORY, FACTORY_LOOK, NOWHERE, ORDER, ORDER_LOOK
from ..moves import (
    ADD,
    CAGE,
    DONE,
    DRAFT,
    END,
    FINE,
    FUEL,
    GAME_OVER,
    KEEP,
    NEXT,
    NOT_ASKED,
    NOT_IN_SUPPLY,
    NOT_IN_THE_DRAFT,
    NOT_SEEN,
    NOT_YOUR_TURN,
    PLACE,
    PUT,
)
from ..state import (
    DRAFTING,
    ENDING,
    FUELLING,
    IN_DRAFT,
    KEEPING,
    MINING,
    NAMING,
    OVER,
    PAIRING,
    PLACING,
    PUTTING,
    CoalBaron,
)
from .factory import buy, fuel_other
from .look import KINDS, drop_from_tray, in_tray, name_next, put, put_rest
from .mining import add_to_pair, play_step, why_add, why_step
from .setup import draft, draw, open_order
from .shift import end_shift
from .space import go_to, why_buy, why_space

# The part of the book that each phase asks from: DRAFTING to OVER.
FIRST = (DRAFT, PLACE, KEEP, FUEL, PUT, NEXT, CAGE, ADD, DONE, END)
BEYOND = (PLACE, KEEP, PUT, CAGE, NEXT, FUEL, ADD, DONE, END, END)


@rule
def awaits(s: CoalBaron) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def why(s: CoalBaron, seat: int, move: int) -> int:
    if s.phase == OVER:
        return GAME_OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if not FIRST[s.phase] <= move < BEYOND[s.phase]:
        return NOT_ASKED
    return why_answer(s, move)


@rule
def why_answer(s: CoalBaron, move: int) -> int:
    """The seat in turn answers the open question."""
    if s.phase == MINING:
        return why_step(s, move)
    if s.phase == PLACING:
        return why_space(s, move - PLACE)
    if s.phase == DRAFTING:
        return FINE if s.place[1 + move - DRAFT] == IN_DRAFT else NOT_IN_THE_DRAFT
    if s.phase == KEEPING:
        return why_keep(s, move - KEEP)
    if s.phase == FUELLING:
        return FINE if move == FUEL or s.supply[move - FUEL] else NOT_IN_SUPPLY
    if s.phase == NAMING:
        return FINE if in_tray(s, card_of(s, 1 + move - NEXT)) else NOT_SEEN
    if s.phase == PAIRING:
        return why_add(s, move)
    return FINE  # top, bottom, done


@rule
def card_of(s: CoalBaron, word: int) -> int:
    """`keep` and `next` count tiles before orders; -1 for a card of the other kind."""
    if s.space == FACTORY_LOOK:
        return word if word <= KINDS else -1
    return word - KINDS if word > KINDS else -1


@rule
def why_keep(s: CoalBaron, word: int) -> int:
    """CB-4.2: one of those seen, at its normal price, or none. CB-4.10: orders are free."""
    if word == 0:
        return FINE
    card = card_of(s, word)
    if not in_tray(s, card):
        return NOT_SEEN
    return why_buy(s, card) if s.space == FACTORY_LOOK else FINE


@rule
def play(s: CoalBaron, seat: int, move: int) -> None:
    if s.phase == MINING:
        play_step(s, move)
    elif s.phase == PLACING:
        go_to(s, move - PLACE)
    elif s.phase == ENDING:
        end_turn(s)
    elif s.phase == PAIRING:
        add_to_pair(s, move)
    elif s.phase == DRAFTING:
        draft(s, 1 + move - DRAFT)
    elif s.phase == FUELLING:
        fuel_other(s, move - FUEL)
        after_fuel(s)
    elif s.phase == KEEPING:
        keep(s, move - KEEP)
    elif s.phase == PUTTING:
        put(s, move - PUT)
    else:
        name_next(s, card_of(s, 1 + move - NEXT))


@rule
def keep(s: CoalBaron, word: int) -> None:
    """CB-4.2, CB-4.10: buy the tile, or lay the order face up with the outstanding ones."""
    card = card_of(s, word)
    put_rest(s)
    if word == 0:
        return
    drop_from_tray(s, card)
    put_rest(s)
    if s.space == FACTORY_LOOK:
        buy(s, card)
    else:
        s.place[card] = s.turn


@rule
def after_fuel(s: CoalBaron) -> None:
    """CB-4.3: once for each cart that lacks its colour; then the rest of a look is put back."""
    if s.lacking == 0:
        put_rest(s)


@rule
def end_turn(s: CoalBaron) -> None:
    """CB-4.1, CB-4.9: refill the empty space. CB-3.1: the next seat that has workers is in turn."""
    if FACTORY <= s.space < FACTORY_LOOK:
        s.factory[s.space - FACTORY] = draw(s.tiles)
    elif ORDER <= s.space < ORDER_LOOK:
        open_order(s, s.space - ORDER)
    s.space = NOWHERE
    s.phase = PLACING
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if s.workers[seat]:
            s.turn = seat
            return
    end_shift(s)
