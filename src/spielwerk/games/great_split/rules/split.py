"""Offers, wallets, choices (GS-3.2, GS-3.3), and who has seen what (GS-2.7)."""

import numpy as np

from spielwerk.core.rule import rule

from ..moves import EMPTY_PART, FINE, NOT_ALL_PUT, NOT_IN_HAND
from ..state import (
    CHOOSING,
    HAND,
    IN_A,
    IN_B,
    IN_HAND,
    KEPT_A,
    LEVEL,
    MOST,
    RESOLVING,
    UNDECIDED,
    GreatSplit,
    Hand,
)


@rule
def why_put(s: GreatSplit, seat: int, kind: int, part: int) -> int:
    """GS-3.2: a card not put yet; the last one not where all the others are."""
    hand = s.hands[seat]
    left, there = 0, 0
    found = False
    for i in range(hand.held):
        if hand.lies[i] == IN_HAND:
            left += 1
            found |= hand.cards[i] % LEVEL == kind
        elif hand.lies[i] == part:
            there += 1
    if not found:
        return NOT_IN_HAND
    return EMPTY_PART if left == 1 and there == hand.held - 1 else FINE


@rule
def why_offer(s: GreatSplit, seat: int) -> int:
    hand = s.hands[seat]
    for i in range(hand.held):
        if hand.lies[i] == IN_HAND:
            return NOT_ALL_PUT
    return FINE


@rule
def put(hand: Hand, kind: int, part: int) -> None:
    at = 0
    while hand.lies[at] != IN_HAND or hand.cards[at] % LEVEL != kind:
        at += 1
    hand.lies[at] = part


@rule
def passed_on(s: GreatSplit, seat: int) -> bool:
    """GS-3.3: whether this seat's offer is final, as a wallet that depends on it is open."""
    left, right = (seat + 1) % s.seats, (seat - 1) % s.seats
    if s.options.pairs:
        return (s.offered >> left | s.offered >> right) & 1 != 0
    return False  # then all are final at once, and it is another phase


@rule
def offer(s: GreatSplit, seat: int) -> None:
    """GS-3.3: the last of all opens all wallets; in pairs, the second of two neighbours theirs."""
    s.offered |= 1 << seat
    s.owed &= ~(1 << seat)
    everybody = (1 << s.seats) - 1
    left, right = (seat + 1) % s.seats, (seat - 1) % s.seats
    if s.options.pairs:
        if s.offered >> right & 1:
            open_wallet(s, seat)
        if s.offered >> left & 1:
            open_wallet(s, left)
    elif s.offered == everybody:
        for other in range(s.seats):
            open_wallet(s, other)
    if s.offered == everybody:
        s.phase = CHOOSING


@rule
def reopen(s: GreatSplit, seat: int) -> None:
    s.offered &= ~(1 << seat)
    s.owed |= 1 << seat
    hand = s.hands[seat]
    for i in range(hand.held):
        hand.lies[i] = IN_HAND


@rule
def open_wallet(s: GreatSplit, seat: int) -> None:
    """This seat sees what its right-hand neighbour offers. Others know no more where that goes."""
    s.opened |= 1 << seat
    s.owed |= 1 << seat
    right = (seat - 1) % s.seats
    hand, pile = s.hands[right], s.pile
    both = 1 << seat | 1 << right
    for i in range(hand.held):
        if not hand.seen[i] >> seat & 1:
            still_there(s, right, seat, hand.cards[i] % LEVEL)
        hand.seen[i] = both
    for i in range(pile.before, pile.held):
        if pile.whose[i] == right:
            pile.seen[i] &= both


@rule
def still_there(s: GreatSplit, holder: int, seat: int, kind: int) -> None:
    """If this seat took a copy of this card for one it knew, it was not that which was thrown."""
    pile = s.pile
    for i in range(pile.before, pile.held):
        if pile.whose[i] == holder and pile.cards[i] % LEVEL == kind and pile.seen[i] >> seat & 1:
            pile.seen[i] &= ~(1 << seat)
            return


@rule
def choose(s: GreatSplit, seat: int, part: int) -> None:
    """GS-3.3: final. The last choice shows all of them."""
    s.kept[seat] = part
    s.owed &= ~(1 << seat)
    for other in range(s.seats):
        if s.kept[other] == UNDECIDED:
            return
    exchange(s)
    begin_resolution(s)


@rule
def exchange(s: GreatSplit) -> None:
    """GS-3.3: to the part kept from the right comes what the left-hand neighbour gave back."""
    cards = np.zeros((MOST, HAND), np.int16)
    seen = np.zeros((MOST, HAND), np.int16)
    held = np.zeros(MOST, np.int16)
    for seat in range(s.seats):
        left, hand = (seat + 1) % s.seats, s.hands[seat]
        s.parts[seat, 0] = 0
        for i in range(hand.held):
            in_a = hand.lies[i] == IN_A
            s.parts[seat, 0] += in_a
            to = left if in_a == (s.kept[left] == KEPT_A) else seat
            cards[to, held[to]] = hand.cards[i]
            seen[to, held[to]] = hand.seen[i]
            held[to] += 1
        s.parts[seat, 1] = hand.held - s.parts[seat, 0]
    for seat in range(s.seats):
        hand = s.hands[seat]
        hand.held = held[seat]
        for i in range(HAND):
            hand.cards[i], hand.seen[i], hand.lies[i] = cards[seat, i], seen[seat, i], IN_HAND


@rule
def begin_resolution(s: GreatSplit) -> None:
    """GS-3.4."""
    s.phase = RESOLVING
    s.owed = (1 << s.seats) - 1
    for seat in range(s.seats):
        s.boards[seat].splitter = 1
        s.boards[seat].unplayed = s.hands[seat].held


assert (IN_A, IN_B) == (KEPT_A, KEPT_A + 1)  # a part has one number, whoever speaks of it
