"""What a viewer may see. The only place where secrets are kept."""

from collections import defaultdict
from typing import Any

import numpy as np

from spielwerk.core.game import Seat
from spielwerk.core.option import options_of
from spielwerk.core.plain import plain, remembered
from spielwerk.core.rule import rule
from spielwerk.core.struct import Row

from .components import (
    CAGE,
    CLOCK,
    COAL,
    COLOURS,
    FACTORY_LOOK,
    ORDER_BOX,
    ORDER_WORDS,
    ORDERS,
    PER_SHIFT,
    SLOTS,
    SPACES,
    TILE_WORDS,
    TILES,
)
from .rules.orders import ASKED
from .rules.setup import locked
from .rules.shift import count
from .rules.space import cost
from .scoring import imbalance, score
from .state import IN_DRAFT, LINES, MOST, OVER, PHASES, CoalBaron

TOKENS = ("none", *(COAL[colour] for colour in COLOURS))
PRINTED = tuple(  # of each order, the slots it has and what they ask for
    tuple(
        (slot, TOKENS[ASKED[order * SLOTS + slot]])
        for slot in range(SLOTS)
        if ASKED[order * SLOTS + slot]
    )
    for order in range(len(ORDER_WORDS))
)
EACH_SPACE, EACH_SEAT = 2, len(CLOCK) + 2


@rule
def measure(s: CoalBaron, spaces: Row, seats: Row) -> None:
    """What the rules say of spaces and seats, all at once: a call costs more than the answer."""
    for space in range(len(SPACES)):
        spaces[space, 0] = locked(s, space)
        spaces[space, 1] = cost(s, space)
    for seat in range(s.seats):
        for element in range(len(CLOCK)):
            seats[seat, element] = count(s, seat, element)
        seats[seat, len(CLOCK)] = imbalance(s, seat)
        seats[seat, len(CLOCK) + 1] = score(s, seat)


def view(table: Any, viewer: Seat | None) -> dict[str, Any]:
    s = plain(table)
    own = {
        "viewer": viewer,
        "tiles": _deck(s.tiles, TILE_WORDS, viewer),
        "orders": _deck(s.orders, ORDER_WORDS, viewer),
        "look": _look(s, viewer),
    }
    return seen_by_all(table) | own


@remembered
def seen_by_all(table: Any) -> dict[str, Any]:
    s = plain(table)
    said_of_spaces = np.empty((len(SPACES), EACH_SPACE), np.int16)
    said_of_seats = np.empty((s.seats, EACH_SEAT), np.int16)
    measure(table, said_of_spaces, said_of_seats)
    of_spaces, of_seats = said_of_spaces.tolist(), said_of_seats.tolist()
    seats, lying = range(s.seats), _lying(s)
    return {
        "game": "coal-baron",
        "seats": s.seats,
        "options": options_of(table),
        "phase": PHASES[s.phase],
        "shift": s.shift + 1,
        "start": s.start,
        "turn": None if s.phase == OVER else s.turn,
        "space": SPACES[s.space].name if s.space >= 0 else None,
        "spaces": [_space(s, space, *of_spaces[space]) for space in range(len(SPACES))],
        "factory": [TILE_WORDS[tile] for tile in s.factory],
        "board": [ORDER_WORDS[order] for order in s.board],
        "draft": [ORDER_WORDS[order] for order in lying[IN_DRAFT]],
        "supply": _coal(s.supply),
        "fuel": {"colour": TOKENS[s.level], "carts": s.lacking} if s.lacking else None,
        "steps": s.steps,
        "pair": {"order": ORDER_WORDS[s.pair[0]], "slot": s.pair[1]} if s.pair[0] else None,
        "clock": [
            _element(s, element, [of_seats[seat][element] for seat in seats])
            for element in range(len(CLOCK))
        ],
        "players": [_player(s, lying, seat, *of_seats[seat][len(CLOCK) :]) for seat in seats],
    }


def _space(s: Any, space: int, closed: int, price: int) -> dict[str, Any]:
    return {
        "name": SPACES[space].name,
        "locked": bool(closed),
        "workers": s.standing[space],
        "seat": s.holder[space] if s.standing[space] else None,
        "cost": price,
    }


def _coal(row: list[int]) -> dict[str, int]:
    return {TOKENS[colour]: row[colour] for colour in COLOURS}


def _deck(deck: Any, words: tuple[str, ...], viewer: Seat | None) -> dict[str, Any]:
    """How many are left; and what this viewer put back, or knows that another put back."""
    known: list[dict[str, Any]] = []
    first = deck.top
    while viewer is not None and first < deck.end:
        batch = deck.batch[first]
        end = first
        while end < deck.end and deck.batch[end] == batch:
            end += 1
        mine = batch % MOST == viewer
        cards = [words[deck.cards[i]] for i in range(first, end) if deck.seen[i] >> viewer & 1]
        if batch and cards:
            known.append(
                {
                    "after": first - deck.top,
                    "among": end - first,
                    "ordered": mine,
                    "cards": cards if mine else sorted(cards),
                }
            )
        first = end
    return {"left": deck.end - deck.top, "known": known}


def _look(s: Any, viewer: Seat | None) -> dict[str, Any] | None:
    """All see who looks at how many; only that seat sees at which, and what it did with them."""
    if not s.tray_size:
        return None
    words = TILE_WORDS if s.space == FACTORY_LOOK else ORDER_WORDS
    cards = [words[card] for card in s.tray[: s.tray_size]]
    known = [words[s.tray[i]] for i in range(s.tray_size) if s.tray_seen[i] >> (viewer or 0) & 1]
    return {
        "size": s.tray_size,
        "bottom": bool(s.bottom),
        "cards": cards if viewer == s.turn else None,
        "known": sorted(known) if viewer is not None else [],
        "named": s.named,
    }


def _element(s: Any, element: int, counts: list[int]) -> dict[str, Any]:
    name, first, second = CLOCK[element]
    return {
        "name": name,
        "first": first,
        "second": second if s.seats > 2 else 0,
        "from": 1 + element // PER_SHIFT,
        "counts": counts,
    }


def _lying(s: Any) -> dict[int, list[int]]:
    """The orders at each place."""
    lying: dict[int, list[int]] = defaultdict(list)
    for order in ORDER_BOX:
        lying[s.place[order]].append(order)
    return lying


def _player(
    s: Any, lying: dict[int, list[int]], seat: Seat, unbalanced: int, points: int
) -> dict[str, Any]:
    mine = s.mines[seat]
    return {
        "workers": s.workers[seat],
        "canteen": s.canteen[seat],
        "bank": s.bank[seat],
        "marks": s.marks[seat],
        "cage": mine.stop,
        "berths": CAGE,
        "load": _coal(mine.cage),
        "store": _coal(mine.store),
        "levels": [_level(mine.levels[colour], colour) for colour in COLOURS],
        "imbalance": unbalanced,
        "orders": [_order(s, order) for order in lying[seat]],
        "delivered": [ORDER_WORDS[order] for order in lying[seat + MOST]],
        "score": points,
        "sheet": {
            line: points for line, points in zip(LINES, s.lines[seat], strict=True) if points
        },
    }


def _level(level: Any, colour: int) -> dict[str, Any]:
    tiles, cart = [], 1
    for kind in filter(None, level.tiles):
        end = cart + TILES[kind - 1].carts
        carts = [TOKENS[cube] for cube in level.coal[cart:end]]
        tiles.append({"tile": TILE_WORDS[kind], "carts": carts})
        cart = end
    return {"colour": TOKENS[colour], "printed": TOKENS[level.coal[0]], "tiles": tiles}


def _order(s: Any, order: int) -> dict[str, Any]:
    slots = [
        {"asks": asks, "cubes": [TOKENS[cube] for cube in s.slots[order][slot] if cube]}
        for slot, asks in PRINTED[order]
    ]
    return {
        "order": ORDER_WORDS[order],
        "vehicle": ORDERS[order - 1].vehicle,
        "points": ORDERS[order - 1].points,
        "slots": slots,
    }
