"""What happened, as facts with their readers; what others heard of a move; why one was refused."""

from collections.abc import Iterator
from typing import Any

from spielwerk.core.game import Fact, Seat
from spielwerk.core.plain import plain

from .components import CARDS, LEVELS, NUMERALS, PRESTIGE, SCORING_ROUNDS, TRACKS
from .moves import PARTS
from .state import (
    CAUSE,
    CAUSES,
    CHOOSING,
    DISCARDING,
    END,
    IN_A,
    IN_HAND,
    KEPT_A,
    LEVEL,
    LINES,
    LOST,
    ON_THE_WAY,
    OVER,
    RESOLVING,
    SPLITTING,
)


def said(before: Any, seat: Seat, move: str, viewer: Seat | None) -> str:
    """Cards thrown, put or sold are secret, and choices until the last, which all hear."""
    verb, *words = move.split()
    if viewer == seat:
        return move
    if verb in ("discard", "put"):
        return f"{verb} ?"
    if verb == "sell":
        return f"sell ? {words[1]}"
    if verb == "keep" and not _last_to_choose(before, seat):
        return "keep ?"
    return move


def _last_to_choose(before: Any, seat: Seat) -> bool:
    return bool(before.phase == CHOOSING and before.owed == 1 << seat)


def tell(before: Any, seat: Seat, move: str, after: Any) -> list[Fact]:
    """Read off the two tables, never worked out again."""
    b, a = plain(before), plain(after)
    verb, *words = move.split()
    own = frozenset({seat})
    facts: list[Fact] = []
    match verb:
        case "discard":
            facts.append(Fact("discarded", {"seat": seat}))
            facts.append(Fact("discarded-card", {"seat": seat, "card": words[0]}, own))
        case "put":
            facts.append(Fact("put", {"seat": seat, "card": words[0], "part": words[1]}, own))
        case "offer":
            facts += _offered(b, a, seat)
        case "reopen":
            facts.append(Fact("reopened", {"seat": seat}))
        case "keep":
            facts.append(Fact("chose", {"seat": seat}))
            facts.append(Fact("chose-part", {"seat": seat, "part": words[0]}, own))
            facts += _exchanged(b, a)
        case "done":
            facts.append(Fact("resolved", {"seat": seat}))
            facts += _round_ended(b, a)
        case _:
            facts += _resolved(b, a, seat, verb, words)
    if a.phase == SPLITTING and b.phase != SPLITTING:
        facts.append(Fact("split-begins", {"round": a.round_ + 1}))
    return facts


def _words(hand: Any, how: int) -> str:
    cards = (hand.cards[i] % LEVEL for i in range(hand.held) if hand.lies[i] == how)
    return " ".join(CARDS[kind] for kind in sorted(cards))


def _offered(b: Any, a: Any, seat: Seat) -> Iterator[Fact]:
    """A wallet that is opened shows its cards to one neighbour alone."""
    yield Fact("offered", {"seat": seat})
    for opener in range(a.seats):
        if (a.opened & ~b.opened) >> opener & 1:
            hand = a.hands[(opener - 1) % a.seats]
            parts = {name: _words(hand, IN_A + i) for i, name in enumerate(PARTS)}
            yield Fact("wallet-passed", {"seat": (opener - 1) % a.seats, "to": opener})
            yield Fact("wallet-opened", {"seat": opener, **parts}, frozenset({opener}))


def _exchanged(b: Any, a: Any) -> Iterator[Fact]:
    """The last choice shows all; each takes up its hand of the round."""
    if a.phase == b.phase or a.phase != RESOLVING:
        return
    for seat in range(a.seats):
        part = a.kept[seat] - KEPT_A
        sizes = a.parts[(seat - 1) % a.seats]
        counts = {"cards": sizes[part], "back": sizes[1 - part]}
        yield Fact("kept", {"seat": seat, "part": PARTS[part], **counts})
    for seat in range(a.seats):
        cards = _words(a.hands[seat], IN_HAND)
        yield Fact("took-up", {"seat": seat, "cards": cards}, frozenset({seat}))


def _resolved(b: Any, a: Any, seat: Seat, verb: str, words: list[str]) -> Iterator[Fact]:
    """A card, a seal, a double arrow or the splitter, then each step with its cause."""
    if verb == "play":
        yield Fact("played", {"seat": seat, "card": words[0]})
    elif verb == "sell":
        yield Fact("sold", {"seat": seat, "track": words[1]})
        yield Fact("sold-card", {"seat": seat, "card": words[0]}, frozenset({seat}))
    levels = list(b.boards[seat].levels)
    for step in a.trail[: a.trailed]:
        track, cause = step % CAUSE, step // CAUSE
        if cause == LOST:
            yield Fact("step-lost", {"seat": seat, "track": TRACKS[track]})
        else:
            levels[track] += 1
            place: dict[str, int | str] = {"track": TRACKS[track], "level": levels[track]}
            yield Fact("stepped", {"seat": seat, **place, "cause": CAUSES[cause]})
    if a.boards[seat].arrow:
        yield Fact("arrow-reached", {"seat": seat})


def _round_ended(b: Any, a: Any) -> Iterator[Fact]:
    if a.round_ == b.round_ and a.phase != OVER:
        return
    token = a.slider - b.slider
    yield Fact("market", {"round": b.round_ + 1, "token": token, "slider": a.slider})
    yield from _scored(b, a)
    if a.phase == OVER:
        for seat in range(a.seats):
            yield Fact("ended", {"seat": seat, "prestige": a.boards[seat].levels[PRESTIGE]})
        return
    yield Fact("round-begins", {"round": a.round_ + 1, "level": NUMERALS[LEVELS[a.round_]]})
    for seat in range(a.seats):
        drawn = range(b.hands[seat].held, a.hands[seat].held)
        cards = " ".join(CARDS[a.hands[seat].cards[i] % LEVEL] for i in drawn)
        yield Fact("drew", {"seat": seat, "cards": cards}, frozenset({seat}))
    if a.phase == DISCARDING:
        for seat in range(a.seats):
            if a.owed >> seat & 1:
                over = a.hands[seat].held - a.sheet.hand_limits[a.round_]
                yield Fact("must-discard", {"seat": seat, "count": over})


def _scored(b: Any, a: Any) -> Iterator[Fact]:
    """Every line of a scoring, those that gave nothing too."""
    for line in range(ON_THE_WAY, len(LINES)):
        scoring = line - ON_THE_WAY
        if line < END and not _token_scored(b, scoring):
            continue
        if line >= END and a.phase != OVER:
            continue
        for seat in range(a.seats):
            yield Fact(
                "scored", {"seat": seat, "line": LINES[line], "prestige": a.lines[seat][line]}
            )


def _token_scored(b: Any, scoring: int) -> bool:
    """Whether the scoring line just crossed bears this token."""
    if b.round_ not in SCORING_ROUNDS:
        return False
    line = 2 * SCORING_ROUNDS.index(b.round_)
    return scoring in b.scorings[line : line + 2]


def figures(table: Any, seat: Seat, move: str, reason: str) -> dict[str, int]:
    """The numbers behind a refusal."""
    hand = table.hands[seat]
    if reason == "within-limit":
        return {"limit": int(table.sheet.hand_limits[table.round_]), "held": int(hand.held)}
    if reason == "not-all-put":
        lies = hand.lies[: hand.held]
        return {"count": int((lies == IN_HAND).sum())}
    if reason == "not-all-played":
        board = table.boards[seat]
        return {"count": int(board.unplayed), "splitter": int(board.splitter)}
    if reason == "seal-first":
        return {"count": int(table.boards[seat].seals)}
    return {}
