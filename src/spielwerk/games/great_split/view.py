"""What a viewer may see. The only place where secrets are kept."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from spielwerk.core.game import Seat
from spielwerk.core.option import options_of
from spielwerk.core.plain import plain

from .components import (
    BANDS,
    CARDS,
    CHARACTERS,
    LEVELS,
    NUMERALS,
    PRESTIGE,
    RESOURCES,
    ROUNDS,
    SCORING_ROUNDS,
    SCORINGS,
    SYMBOLS,
    TOKENS,
    TRACKS,
)
from .moves import PARTS
from .scoring import STANDING, prospect, standings
from .state import (
    CAUSE,
    CHOOSING,
    DISCARDING,
    FACE_UP,
    IN_A,
    IN_B,
    IN_HAND,
    KEPT_A,
    LEVEL,
    LINES,
    OVER,
    PHASES,
    RESOLVING,
    SOLD,
    SPLITTING,
    UNDECIDED,
)


def view(table: Any, viewer: Seat | None) -> dict[str, Any]:
    s = plain(table)
    standing = np.zeros((s.seats, STANDING), np.int16)
    standings(table, standing)
    return {
        "game": "great-split",
        "viewer": viewer,
        "seats": s.seats,
        "options": options_of(table),
        "phase": PHASES[s.phase],
        "round": s.round_ + 1,
        "rounds": [_round(s, number) for number in range(ROUNDS)],
        "awaited": [seat for seat in range(s.seats) if s.owed >> seat & 1],
        "market": _market(s),
        "tracks": [_track(s.sheet, resource) for resource in range(len(RESOURCES))],
        "seals": [_seal(s.sheet, resource) for resource in range(len(RESOURCES))],
        "decks": dict(zip(NUMERALS, _left(s), strict=True)),
        "discards": {"count": s.pile.held, "known": _thrown(s, viewer)},
        "players": [_player(table, s, seat, viewer, standing[seat]) for seat in range(s.seats)],
    }


def _round(s: Any, number: int) -> dict[str, Any]:
    """A field of the round track. Its market token lies face down until the round is over."""
    over = number < s.round_ or s.phase == OVER
    line = SCORING_ROUNDS.index(number) if number in SCORING_ROUNDS else None
    tokens = [] if line is None else s.scorings[2 * line : 2 * line + 2]
    return {
        "level": NUMERALS[LEVELS[number]],
        "limit": s.sheet.hand_limits[number],
        "token": int(TOKENS[s.market[number]]) if over else None,
        "scoring": [SCORINGS[token] for token in tokens],
    }


def _market(s: Any) -> dict[str, Any]:
    """The slider, and from which artwork level on how much prestige there is."""
    bands = [{"from": s.slider + first, "prestige": prestige} for first, prestige in BANDS]
    return {"slider": s.slider, "bands": bands}


def _track(sheet: Any, resource: int) -> dict[str, Any]:
    name, track = RESOURCES[resource], sheet.tracks[resource]
    figures: dict[str, Any] = {
        "track": name,
        "length": track.length,
        "contracts": [space for space in track.contracts if space],
    }
    if name == "tome":
        figures["banners"] = [[b.space, b.worth] for b in sheet.banners if b.space]
    if name in ("topaz", "emerald"):
        figures["values"] = sheet.gem_values[: track.length + 1]
    if name == "gold":
        figures["arrows"] = [space for space in sheet.double_arrows if space]
    return figures


def _seal(sheet: Any, resource: int) -> dict[str, Any]:
    seal = sheet.seals[resource]
    return {
        "track": f"{RESOURCES[resource]}-seal",
        "length": seal.length,
        "icons": [space for space in seal.icons if space],
        "stars": [space for space in seal.stars if space],
    }


def _left(s: Any) -> list[int]:
    """GS-2.5: with three and more the rest of level I has left the game."""
    left = [end - top for top, end in zip(s.tops, s.ends, strict=True)]
    return left if s.seats == 2 else [0, *left[1:]]


def _words(cards: Iterable[int]) -> list[str]:
    """In the order of the kinds, so that no order tells where a card came from."""
    return [CARDS[kind] for kind in sorted(card % LEVEL for card in cards)]


def _thrown_now(s: Any, seat: Seat) -> list[int]:
    """Places in the pile of what a seat has discarded in this round."""
    return [i for i in range(s.pile.before, s.pile.held) if s.pile.whose[i] == seat]


def _passed(s: Any, seat: Seat) -> bool:
    """Whether the wallet of this seat has been passed on in this round."""
    return s.phase not in (DISCARDING, SPLITTING) or s.opened >> (seat + 1) % s.seats & 1 == 1


def _thrown(s: Any, viewer: Seat | None) -> list[str]:
    """The discards a viewer is sure of: its own, and those it missed in a wallet."""
    if viewer is None:
        return []
    unsure = {
        i
        for seat in range(s.seats)
        if seat != viewer and not _passed(s, seat)
        for i in _thrown_now(s, seat)
    }
    known = (i for i in range(s.pile.held) if s.pile.seen[i] >> viewer & 1 and i not in unsure)
    return _words(s.pile.cards[i] for i in known)


def _known(s: Any, seat: Seat, viewer: Seat | None) -> list[str]:
    """What a viewer knows of another's face-down cards: held, sold, or thrown in this round."""
    if viewer is None or viewer == seat:
        return []
    hand, pile = s.hands[seat], s.pile
    held = [i for i in range(hand.held) if hand.lies[i] != FACE_UP and hand.seen[i] >> viewer & 1]
    thrown = [] if _passed(s, seat) else _thrown_now(s, seat)
    cards = [hand.cards[i] for i in held]
    return _words(cards + [pile.cards[i] for i in thrown if pile.seen[i] >> viewer & 1])


def _player(table: Any, s: Any, seat: Seat, viewer: Seat | None, standing: Any) -> dict[str, Any]:
    own, hand, board = seat == viewer, s.hands[seat], s.boards[seat]
    lies = {
        how: [hand.cards[i] for i in range(hand.held) if hand.lies[i] == how]
        for how in (IN_HAND, FACE_UP, SOLD)
    }
    return {
        "left": (seat + 1) % s.seats,
        "right": (seat - 1) % s.seats,
        "character": _character(s, seat),
        "tracks": dict(zip(TRACKS, board.levels, strict=True)),
        "prestige": board.levels[PRESTIGE],
        "sheet": dict(zip(LINES, s.lines[seat], strict=True)),
        "worth": _worth(board.levels[PRESTIGE], standing.tolist()),
        "held": hand.held,
        "hand": _words(lies[IN_HAND]) if own else None,
        "known": _known(s, seat, viewer),
        "thrown": len(_thrown_now(s, seat)),
        "offered": bool(s.offered >> seat & 1),
        "parts": _parts(table, s, seat, viewer),
        "chosen": s.kept[seat] != UNDECIDED,
        "wallet": _wallet(s, seat),
        "kept": _kept(s, seat, own=own),
        "played": _words(lies[FACE_UP]),
        "sold": len(lies[SOLD]),
        "sold_cards": _words(lies[SOLD]) if own else None,
        "splitter": bool(board.splitter),
        "asks": _asks(board),
    }


def _character(s: Any, seat: Seat) -> dict[str, Any]:
    number = s.characters[seat]
    figures = s.sheet.characters[number]
    return {
        "name": CHARACTERS[number],
        "steps": dict(zip(RESOURCES, figures.steps, strict=True)),
        "contracts": dict(zip(RESOURCES, figures.contracts, strict=True)),
    }


def _worth(prestige: int, standing: list[int]) -> dict[str, Any]:
    """What each scoring would give now, and what prestige the end would leave."""
    named = dict(zip(SCORINGS[:3], standing, strict=False))
    resources = len(RESOURCES)
    contracts, stars = standing[3 : 3 + resources], standing[3 + resources :]
    for name, count, star in zip(RESOURCES, contracts, stars, strict=True):
        named[f"contract-{name}"] = count * star
    total = prestige + sum(named.values())
    return {
        **named,
        "contracts": dict(zip(RESOURCES, contracts, strict=True)),
        "stars": dict(zip(RESOURCES, stars, strict=True)),
        "total": total,
    }


def _parts(table: Any, s: Any, seat: Seat, viewer: Seat | None) -> dict[str, Any] | None:
    """A wallet, part by part: for who makes it, and for who has it before him."""
    left = (seat + 1) % s.seats
    opened = left == viewer and s.opened >> left & 1
    if s.phase not in (SPLITTING, CHOOSING) or not (seat == viewer or opened):
        return None
    hand = s.hands[seat]
    return {
        PARTS[part - IN_A]: {
            "cards": _words(hand.cards[i] for i in range(hand.held) if hand.lies[i] == part),
            "worth": {
                str(who): int(prospect(table.copy(), seat, part, who)) for who in {seat, left}
            },
        }
        for part in (IN_A, IN_B)
    }


def _wallet(s: Any, seat: Seat) -> dict[str, int] | None:
    """When all have chosen everybody sees how many cards each part held."""
    if s.phase not in (RESOLVING, OVER):
        return None
    return dict(zip(PARTS, s.parts[seat], strict=True))


def _kept(s: Any, seat: Seat, *, own: bool) -> str | None:
    """Secret until all have chosen."""
    secret = s.phase in (SPLITTING, CHOOSING) and not own
    return None if secret or s.kept[seat] == UNDECIDED else PARTS[s.kept[seat] - KEPT_A]


def _asks(board: Any) -> dict[str, Any] | None:
    """What must be answered first in a resolution, and the steps that wait for it."""
    if not board.arrow and not board.seals:
        return None
    waits = [
        {"track": TRACKS[board.waits[i] % CAUSE], "steps": board.steps[i]}
        for i in reversed(range(board.depth))
        if board.steps[i]
    ]
    return {
        "arrow": bool(board.arrow),
        "seals": board.seals,
        "seal": SYMBOLS[board.symbol] if board.seals else None,
        "waits": waits,
    }
