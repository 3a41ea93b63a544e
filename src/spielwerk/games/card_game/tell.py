"""What happened, as facts with their readers; what others heard of a move; why one was refused."""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.game import Fact, Seat
from spielwerk.core.plain import plain

from .components import (
    DECK_OF,
    DECKS,
    ENGINE,
    ENGINE_WORDS,
    INNOVATION_WORDS,
    LORRY_WORDS,
    SHARE,
    STACKS,
    WAGON_WORDS,
    ZONES,
)
from .moves import MOVES, SEND, USE
from .rules.delivery import ASKED, KINDS, lorries_on
from .rules.innovations import CARD
from .rules.payment import counts_as, price
from .rules.wild import is_secret
from .scoring import sheet
from .state import LINES, OVER, TRAY


def said(before: Any, seat: Seat, move: str, viewer: Seat | None) -> str:
    """What is taken secretly, and the order of what is put back, is the looker's secret."""
    verb = move.split(maxsplit=1)[0]
    secret = verb == "next" or (verb == "take" and is_secret(int(before.looked)))
    return f"{verb} ?" if secret and viewer != seat else move


def tell(before: Any, seat: Seat, move: str, after: Any) -> list[Fact]:
    """Read off the two tables, never worked out again."""
    b, a = plain(before), plain(after)
    if move in ZONES:
        workers = int(price(before, ZONES.index(move)))
        return [Fact("chose", {"seat": seat, "zone": move, "workers": workers})]
    facts = list(_said(b, a, seat, move))
    if move == "pass":
        facts += _passed(b, a, after, seat)
    facts += _cut(b, a)
    if move in ("on", "done"):
        facts += _turned_up(b, a)
    return facts


def _said(b: Any, a: Any, seat: Seat, move: str) -> Iterator[Fact]:
    """What the player did; the words of the move are its data."""
    verb, *words = move.split()
    match verb:
        case "use":
            yield from _used(b, seat, MOVES.index(move) - USE)
        case "pay":
            yield from _paid(b, a, seat, words)
        case "dock":
            card = ENGINE_WORDS[b.engine] if b.engine else WAGON_WORDS[b.wagon]
            yield Fact("docked", {"seat": seat, "card": card, "dock": int(words[0])})
        case "look" | "take" | "next":
            yield from _wild(b, a, seat, verb, words[0])
        case "send":
            yield _sent(b, seat, words)
        case "load" | "fetch" | "store":
            yield _stepped(b, seat, verb, words)
        case "stop":
            yield Fact("stopped", {"seat": seat})


def _top(b: Any, stack: int) -> str:
    return str(DECKS[DECK_OF[stack]].words[b.cards[b.top[stack]]])


def _took(b: Any, seat: Seat, stack: int) -> Fact:
    """The face-up card of a stack."""
    return Fact("took", {"seat": seat, "card": _top(b, stack), "stack": STACKS[stack]})


def _used(b: Any, seat: Seat, use: int) -> Iterator[Fact]:
    yield Fact("used", {"seat": seat, "card": INNOVATION_WORDS[CARD[use]]})
    if use <= SHARE:
        yield _took(b, seat, use)


def _paid(b: Any, a: Any, seat: Seat, words: list[str]) -> Iterator[Fact]:
    """A card of the payment; with the last one the action is carried out."""
    zone = ZONES[b.zone]
    if len(words) > 1:
        data: dict[str, int | str] = {"innovation": words[0], "number": int(words[2])}
        yield Fact("paid-innovation", {"seat": seat, "zone": zone, **data})
    else:
        yield Fact("paid", {"seat": seat, "zone": zone, "number": int(words[0])})
    if a.acted and b.zone < len(STACKS):
        yield _took(b, seat, b.zone)


def _wild(b: Any, a: Any, seat: Seat, verb: str, card: str) -> Iterator[Fact]:
    own = frozenset({seat})
    stack = STACKS[a.looked]
    if verb == "look":
        words = DECKS[DECK_OF[a.looked]].words
        yield Fact("looked", {"seat": seat, "stack": stack, "count": a.tray})
        cards = " ".join(words[number] for number in a.cards[TRAY : TRAY + a.tray])
        yield Fact("saw", {"seat": seat, "cards": cards}, own)
        return
    if verb == "next":
        yield Fact("put-next", {"seat": seat, "card": card, "number": b.named + 1}, own)
    elif is_secret(b.looked):
        yield Fact("took-secretly", {"seat": seat, "stack": stack})
        yield Fact("took-unseen", {"seat": seat, "card": card}, own)
    else:
        yield Fact("took", {"seat": seat, "card": card, "stack": stack})
    laid = b.tray - (verb == "take")
    if laid and not a.tray:
        yield Fact("put-back", {"seat": seat, "stack": stack, "count": laid})


def _stepped(b: Any, seat: Seat, verb: str, words: list[str]) -> Fact:
    """One step of mining."""
    card = words.pop(0) if verb == "fetch" else LORRY_WORDS[b.players[seat].row[0]]
    if verb == "store":
        return Fact("stored", {"seat": seat, "card": card})
    where: dict[str, int | str] = {
        "dock": int(words[0]),
        "wagon": "wild" if len(words) > 1 else "crest",
        "source": "storage" if verb == "fetch" else "row",
    }
    return Fact("loaded", {"seat": seat, "card": card, **where})


def _sent(b: Any, seat: Seat, words: list[str]) -> Fact:
    engine = ENGINE_WORDS[b.players[seat].docks[int(words[0]) - 1].engine]
    data: dict[str, int | str] = {"dock": int(words[0]), "card": words[1], "engine": engine}
    return Fact("sent", {"seat": seat, **data})


def _cut(b: Any, a: Any) -> Iterator[Fact]:
    """Only where a stack is cut its end moves."""
    for stack in range(ENGINE):
        if a.end[stack] < b.end[stack]:
            other = stack ^ 1
            count = a.end[other] - a.top[other]
            yield Fact("cut", {"stack": STACKS[other], "count": count})


def _turned_up(b: Any, a: Any) -> Iterator[Fact]:
    for stack in range(len(STACKS)):
        if a.up[stack] and not b.up[stack]:
            yield Fact("turned-up", {"stack": STACKS[stack], "card": _top(a, stack)})


def _passed(b: Any, a: Any, after: Any, seat: Seat) -> Iterator[Fact]:
    yield Fact("passed", {"seat": seat})
    if a.shift == b.shift and a.phase != OVER:
        return
    number = b.shift + 1
    yield Fact("shift-ends", {"shift": number})
    yield Fact("token", {"seat": a.tokens[number], "token": number})
    if a.phase != OVER:
        yield Fact("shift-begins", {"shift": a.shift + 1, "seat": a.start})
        return
    for scored in range(a.seats):
        for line, points in zip(LINES, sheet(after, scored), strict=True):
            if points:
                yield Fact("scored", {"seat": scored, "line": line, "points": points})


def figures(table: Any, seat: Seat, move: str, reason: str) -> dict[str, int]:
    """The numbers behind a refusal: what it takes, and what there is."""
    if reason == "no-sum":
        return {"needs": int(price(table, ZONES.index(move)))}
    if reason == "too-many-workers":
        return {"needs": int(table.owed)}
    if reason == "never-exact":
        return {"left": int(table.owed) - int(counts_as(MOVES.index(move)))}
    if reason == "too-few-steps":
        return {"left": int(table.most) - int(table.steps)}
    if reason == "order-too-large":
        dock, order = divmod(MOVES.index(move) - SEND, KINDS)
        has = int(lorries_on(table.players[seat].docks[dock]))
        return {"needs": ASKED[1 + order], "has": has}
    return {}
