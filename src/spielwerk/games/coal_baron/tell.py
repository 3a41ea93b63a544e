"""What happened, as facts with their readers; what others heard of a move; why one was refused."""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.game import Fact, Seat
from spielwerk.core.plain import plain

from .components import (
    BANK,
    CLOCK,
    FACTORY,
    FACTORY_LOOK,
    OPEN_ORDERS,
    OPEN_TILES,
    ORDER,
    ORDER_LOOK,
    ORDER_WORDS,
    ORDERS,
    PER_SHIFT,
    SPACES,
    TILE_WORDS,
)
from .moves import PLACES
from .rules.factory import price
from .rules.space import cost
from .state import DELIVERED, DRAFTING, END_MARKS, LINES, MOST, OVER, PLACING

STEPS = ("cage", "load", "store", "fill", "pair", "add", "stop")


def said(before: Any, seat: Seat, move: str, viewer: Seat | None) -> str:
    """Cards put back after a look are the looker's secret."""
    return "next ?" if move.startswith("next ") and viewer != seat else move


def tell(before: Any, seat: Seat, move: str, after: Any) -> list[Fact]:
    """Read off the two tables, never worked out again."""
    b, a = plain(before), plain(after)
    verb, *words = move.split()
    facts: list[Fact] = []
    if b.phase == DRAFTING:
        facts += _drafted(b, a, seat, words[0])
    elif b.phase == PLACING:
        facts += _placed(b, a, seat, PLACES.index(move))
    elif verb == "keep":
        facts += _kept(b, a, seat, words[0])
    elif verb == "fuel":
        facts.append(Fact("fuelled", {"seat": seat, "coal": words[0]}))
    elif verb in ("top", "bottom"):
        facts.append(Fact("put-back", {"seat": seat, "count": b.tray_size, "where": verb}))
    elif verb == "next":
        card = {"seat": seat, "card": words[0], "number": b.named + 1}
        facts.append(Fact("put-next", card, frozenset({seat})))
    elif verb in STEPS:
        facts.append(_stepped(seat, verb, words))
    else:
        facts += _done(b, a)
    return facts


def _drafted(b: Any, a: Any, seat: Seat, order: str) -> Iterator[Fact]:
    yield Fact("drafted", {"seat": seat, "order": order})
    if a.phase == PLACING:
        for space in (OPEN_ORDERS - 1, *range(OPEN_ORDERS - 1)):
            if a.board[space]:
                yield Fact(
                    "order-opened", {"space": space + 1, "order": ORDER_WORDS[a.board[space]]}
                )
        yield Fact("shift-begins", {"shift": 1, "seat": a.start})


def _placed(b: Any, a: Any, seat: Seat, space: int) -> Iterator[Fact]:
    workers = b.workers[seat] - a.workers[seat]
    yield Fact("placed", {"seat": seat, "space": SPACES[space].name, "workers": workers})
    if space != BANK and b.standing[space]:
        yield Fact("to-canteen", {"seat": b.holder[space], "workers": b.standing[space]})
    if space < FACTORY_LOOK:
        yield from _bought(b, a, seat, TILE_WORDS[b.factory[space - FACTORY]])
    elif space in (FACTORY_LOOK, ORDER_LOOK):
        yield from _looked(a, seat, space)
    elif ORDER <= space < ORDER_LOOK:
        yield Fact("took", {"seat": seat, "order": ORDER_WORDS[b.board[space - ORDER]]})
    elif a.marks[seat] > b.marks[seat]:
        yield Fact("earned", {"seat": seat, "marks": a.marks[seat] - b.marks[seat]})
    for order, place in enumerate(a.place):
        if place == seat + MOST != b.place[order]:
            points = ORDERS[order - 1].points
            yield Fact("delivered", {"seat": seat, "order": ORDER_WORDS[order], "points": points})


def _bought(b: Any, a: Any, seat: Seat, tile: str) -> Iterator[Fact]:
    yield Fact("bought", {"seat": seat, "tile": tile, "marks": b.marks[seat] - a.marks[seat]})


def _looked(a: Any, seat: Seat, space: int) -> Iterator[Fact]:
    kind, words = ("tiles", TILE_WORDS) if space == FACTORY_LOOK else ("orders", ORDER_WORDS)
    yield Fact("looked", {"seat": seat, "deck": kind, "count": a.tray_size})
    cards = " ".join(words[card] for card in a.tray[: a.tray_size])
    yield Fact("saw", {"seat": seat, "cards": cards}, frozenset({seat}))


def _kept(b: Any, a: Any, seat: Seat, card: str) -> Iterator[Fact]:
    if card == "none":
        yield Fact("kept-none", {"seat": seat})
    elif b.space == FACTORY_LOOK:
        yield from _bought(b, a, seat, card)
    else:
        yield Fact("took", {"seat": seat, "order": card})


def _stepped(seat: Seat, verb: str, words: list[str]) -> Fact:
    """One work step; the words of its move are its data."""
    source = "store" if words[-1:] == ["store"] else "cage"
    match verb:
        case "cage":
            return Fact("cage-moved", {"seat": seat, "level": int(words[0])})
        case "load" | "store":
            return Fact(f"coal-{verb}", {"seat": seat, "coal": words[0]})
        case "fill":
            slot: dict[str, int | str] = {"order": words[0], "coal": words[1], "source": source}
            return Fact("filled", {"seat": seat, **slot})
        case "pair":
            return Fact("pairing", {"seat": seat, "order": words[0], "coal": words[1]})
        case "add":
            return Fact("added", {"seat": seat, "coal": words[0], "source": source})
    return Fact("stopped", {"seat": seat})


def _done(b: Any, a: Any) -> Iterator[Fact]:
    for space in range(OPEN_TILES):
        if space == b.space - FACTORY:
            yield Fact("tile-opened", {"space": space + 1, "tile": TILE_WORDS[a.factory[space]]})
    for space in range(OPEN_ORDERS):
        if space == b.space - ORDER:
            yield Fact("order-opened", {"space": space + 1, "order": ORDER_WORDS[a.board[space]]})
    if a.shift == b.shift and a.phase != OVER:
        return
    yield from _scored(b, a)
    if a.phase == OVER:
        yield from _ended(a)
    else:
        yield Fact("shift-begins", {"shift": a.shift + 1, "seat": a.start})


def _scored(b: Any, a: Any) -> Iterator[Fact]:
    yield Fact("shift-ends", {"shift": b.shift + 1})
    first = DELIVERED[b.shift] + 1
    for element in range(PER_SHIFT * (b.shift + 1)):
        for seat in range(a.seats):
            if points := a.lines[seat][first + element]:
                what = {"element": CLOCK[element].name, "points": points}
                yield Fact("scored", {"seat": seat, **what})


def _ended(a: Any) -> Iterator[Fact]:
    for seat in range(a.seats):
        for line in range(END_MARKS, len(LINES)):
            if points := a.lines[seat][line]:
                yield Fact("end-scored", {"seat": seat, "line": LINES[line], "points": points})


def figures(table: Any, seat: Seat, move: str, reason: str) -> dict[str, int]:
    """The numbers behind a refusal: what it takes, and what there is."""
    if reason == "workers":
        return {"needs": int(cost(table, PLACES.index(move))), "has": int(table.workers[seat])}
    if reason == "marks":
        return {"needs": _price(table, move), "has": int(table.marks[seat])}
    return {}


def _price(table: Any, move: str) -> int:
    what, which = move.split()
    tile = TILE_WORDS.index(which) if what == "keep" else table.factory[int(which) - 1]
    return int(price(tile))
