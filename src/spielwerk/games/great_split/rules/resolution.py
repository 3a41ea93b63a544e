"""Playing and selling cards, seals, the splitter (GS-3.4, GS-4.1 to 4.4)."""

from spielwerk.core.rule import rule

from ..components import (
    DIAMOND,
    GOLD,
    MOST_SYMBOLS,
    PRESTIGE,
    SEAL,
    SQUARE,
    TOME,
    TOPAZ,
)
from ..moves import FINE, FULL, NOT_TO_PLAY, OTHER_SEAL
from ..state import (
    ALL,
    BY_ARROW,
    BY_CARD,
    BY_SALE,
    BY_SEAL,
    BY_SPLITTER,
    FACE_UP,
    IN_HAND,
    LEVEL,
    SOLD,
    GreatSplit,
    Hand,
)
from .steps import full, move, wait


@rule
def first_seal(symbol: int) -> int:
    """GS-4.2: the resources whose seal tracks a seal may go to, from this one …"""
    return TOPAZ if symbol == SQUARE else TOME


@rule
def beyond_seal(symbol: int) -> int:
    """… to the one before this."""
    return TOPAZ if symbol == DIAMOND else PRESTIGE


@rule
def all_full(s: GreatSplit, seat: int) -> bool:
    """GS-4.8: none of the tracks allowed for this seal is open."""
    symbol = s.boards[seat].symbol
    for resource in range(first_seal(symbol), beyond_seal(symbol)):
        if not full(s, seat, SEAL + resource):
            return False
    return True


@rule
def why_seal(s: GreatSplit, seat: int, resource: int) -> int:
    symbol = s.boards[seat].symbol
    if not first_seal(symbol) <= resource < beyond_seal(symbol):
        return OTHER_SEAL
    return FULL if full(s, seat, SEAL + resource) and not all_full(s, seat) else FINE


@rule
def why_card(s: GreatSplit, seat: int, kind: int) -> int:
    hand = s.hands[seat]
    for i in range(hand.held):
        if hand.lies[i] == IN_HAND and hand.cards[i] % LEVEL == kind:
            return FINE
    return NOT_TO_PLAY


@rule
def why_sell(s: GreatSplit, seat: int, kind: int, track: int) -> int:
    """GS-4.8: prestige is never full, so gold must not be."""
    refused = why_card(s, seat, kind)
    return FULL if refused == FINE and full(s, seat, track) else refused


@rule
def play_card(s: GreatSplit, seat: int, kind: int) -> None:
    """GS-4.1: its steps. GS-4.2: of a seal card each symbol is asked for."""
    hand, board = s.hands[seat], s.boards[seat]
    turn_up(hand, lay(hand, kind, FACE_UP), kind)
    board.unplayed -= 1
    symbol, symbols = (kind - 1) // MOST_SYMBOLS, (kind - 1) % MOST_SYMBOLS + 1
    if symbol >= DIAMOND:
        board.symbol = symbol
        board.seals = symbols
    else:
        wait(board, symbol, symbols, BY_CARD)
        move(s, seat)


@rule
def lay(hand: Hand, kind: int, how: int) -> int:
    """Lay a card of this kind on the table; returns which of the hand it was."""
    at = 0
    while hand.lies[at] != IN_HAND or hand.cards[at] % LEVEL != kind:
        at += 1
    hand.lies[at] = how
    return at


@rule
def turn_up(hand: Hand, at: int, kind: int) -> None:
    """All see this card. Who knew of a copy of it that is still hidden takes it for that one."""
    new = ALL & ~hand.seen[at]
    for i in range(hand.held):
        if i != at and hand.cards[i] % LEVEL == kind and hand.lies[i] != FACE_UP:
            known = hand.seen[i] & new
            hand.seen[i] &= ~known
            new &= ~known
    hand.seen[at] = ALL


@rule
def sell(s: GreatSplit, seat: int, kind: int, track: int) -> None:
    """GS-4.4: face down, for a step on gold or prestige."""
    lay(s.hands[seat], kind, SOLD)
    s.boards[seat].unplayed -= 1
    wait(s.boards[seat], track, 1, BY_SALE)
    move(s, seat)


@rule
def place_seal(s: GreatSplit, seat: int, resource: int) -> None:
    s.boards[seat].seals -= 1
    wait(s.boards[seat], SEAL + resource, 1, BY_SEAL)
    move(s, seat)


@rule
def follow_arrow(s: GreatSplit, seat: int, track: int) -> None:
    """GS-4.5: two steps on one track, then what was waiting goes on."""
    s.boards[seat].arrow = 0
    wait(s.boards[seat], track, 2, BY_ARROW)
    move(s, seat)


@rule
def use_splitter(s: GreatSplit, seat: int, track: int) -> None:
    """GS-4.3."""
    s.boards[seat].splitter = 0
    wait(s.boards[seat], track, 1, BY_SPLITTER)
    move(s, seat)


assert GOLD + 1 == PRESTIGE  # what a card may be sold for
