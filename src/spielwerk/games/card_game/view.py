"""What a viewer may see. The only place where secrets are kept."""

from collections.abc import Sequence
from typing import Annotated, Any

from spielwerk.core.game import Seat
from spielwerk.core.option import options_of
from spielwerk.core.plain import plain
from spielwerk.core.rule import rule
from spielwerk.core.struct import Count, Row, Struct

from .components import (
    CREST,
    DECK_OF,
    DECKS,
    DESTINATIONS,
    DOCK_CRESTS,
    ENGINE_WORDS,
    INNOVATION_WORDS,
    LORRY_WORDS,
    MINE_12,
    NOBODY,
    OBJECTIVE_WORDS,
    OBJECTIVES,
    OF_INNOVATIONS,
    OF_ORDERS,
    ORDER_WORDS,
    STACKS,
    TOKENS,
    WAGON_WORDS,
    ZONES,
)
from .rules.delivery import lorries_on
from .rules.memory import INNOVATIONS_A_HAND, ORDERS_A_HAND
from .rules.payment import price
from .scoring import assigned, fulfilled, objective_count, objective_points, points, printed
from .state import (
    INNOVATION_HANDS,
    INNOVATIONS_HELD,
    LINES,
    MOST,
    ORDER_HANDS,
    ORDERS_HELD,
    OVER,
    PHASES,
    TRAY,
    CardGame,
)

HANDS = (
    ("orders", ORDERS_HELD, ORDER_HANDS, ORDERS_A_HAND, ORDER_WORDS),
    ("innovations", INNOVATIONS_HELD, INNOVATION_HANDS, INNOVATIONS_A_HAND, INNOVATION_WORDS),
)


class Measured(Struct):
    """What the rules say of a table beyond what lies there."""

    prices: Annotated[Row, Count, len(ZONES)]
    lines: Annotated[Row, Count, MOST, len(LINES)]
    fulfilled: Annotated[Row, Count, MOST, len(DESTINATIONS)]
    assigned: Annotated[Row, Count, MOST, len(DESTINATIONS)]
    printed: Annotated[Row, Count, MOST, len(DESTINATIONS)]
    lorries: Annotated[Row, Count, MOST, len(DOCK_CRESTS)]  # on each train that is being made up
    counts: Annotated[Row, Count, len(OBJECTIVES) + 1]  # for whoever has the objective
    worth: Annotated[Row, Count, len(OBJECTIVES) + 1]


@rule
def measure(s: CardGame, m: Measured) -> None:
    """All at once: a call costs more than the answer."""
    for zone in range(len(ZONES)):
        m.prices[zone] = price(s, zone)
    for seat in range(s.seats):
        for line in range(len(LINES)):
            m.lines[seat, line] = points(s, seat, line)
        for number in range(len(DESTINATIONS)):
            m.fulfilled[seat, number] = fulfilled(s, seat, number + 1)
            m.assigned[seat, number] = assigned(s, seat, number + 1)
            m.printed[seat, number] = printed(s, seat, number + 1)
        for dock in range(len(DOCK_CRESTS)):
            m.lorries[seat, dock] = lorries_on(s.players[seat].docks[dock])
    for objective in range(1, len(OBJECTIVES) + 1):
        holder = s.objectives[objective]
        if holder != NOBODY:
            m.counts[objective] = objective_count(s, holder, objective)
            m.worth[objective] = objective_points(s, holder, objective)


def measured(table: Any) -> Any:
    m = Measured.new()[0]
    measure(table, m)
    return plain(m)


def view(table: Any, viewer: Seat | None) -> dict[str, Any]:
    s, m = plain(table), measured(table)
    return {
        "game": "card-game",
        "viewer": viewer,
        "seats": s.seats,
        "options": options_of(table),
        "points": dict(zip(("1", "2", "3", "4"), s.sheet.order_points, strict=True)),
        "phase": PHASES[s.phase],
        "shift": s.shift + 1,
        "shifts": TOKENS[s.seats],
        "start": s.start,
        "turn": None if s.phase == OVER else s.turn,
        "acted": bool(s.acted),
        "used": s.used,
        "zones": [_zone(s, zone, m.prices[zone]) for zone in range(len(ZONES))],
        "stacks": [_stack(s, stack) for stack in range(len(STACKS))],
        "pay": {"zone": ZONES[s.zone], "owed": s.owed} if s.owed else None,
        "docking": _docking(s),
        "mining": _mining(s),
        "sent": ENGINE_WORDS[s.sent] if PHASES[s.phase] == "send" and s.sent else None,
        "look": _look(s, viewer),
        "known": _known(s, viewer),
        "tokens": [seat if seat != NOBODY else None for seat in s.tokens[1 : TOKENS[s.seats] + 1]],
        "players": [_player(s, m, seat, viewer) for seat in range(s.seats)],
    }


def _zone(s: Any, zone: int, price: int) -> dict[str, Any]:
    """What it takes now, and the cards that lie there, in the order they came."""
    laid = [card for card in s.laid[: s.laid_size] if card.zone == zone]
    return {
        "name": ZONES[zone],
        "in-play": zone != MINE_12 or s.seats > 2,
        "price": price,
        "last": s.last[zone] if s.last[zone] != NOBODY else None,
        "laid": [
            {
                "seat": card.seat,
                "card": INNOVATION_WORDS[card.innovation] if card.innovation else str(card.number),
                "number": card.number,
            }
            for card in laid
        ],
    }


def _stack(s: Any, stack: int) -> dict[str, Any]:
    """The top card, once it is turned up; and how many lie there."""
    words = DECKS[DECK_OF[stack]].words
    left = s.end[stack] - s.top[stack]
    shown = s.up[stack] and left
    return {
        "name": STACKS[stack],
        "top": words[s.cards[s.top[stack]]] if shown else None,
        "left": left,
        "looked-at": s.tray if s.tray and s.looked == stack else 0,
    }


def _docking(s: Any) -> str | None:
    if s.engine:
        return str(ENGINE_WORDS[s.engine])
    return str(WAGON_WORDS[s.wagon]) if s.wagon else None


def _mining(s: Any) -> dict[str, Any] | None:
    if PHASES[s.phase] != "mining":
        return None
    return {"steps": s.steps, "least": s.least, "most": s.most}


def _look(s: Any, viewer: Seat | None) -> dict[str, Any] | None:
    """All see who looks at how many of which stack; only that seat sees at which cards."""
    if not s.tray:
        return None
    words = DECKS[DECK_OF[s.looked]].words
    cards = [words[card] for card in s.cards[TRAY : TRAY + s.tray]]
    own = viewer == s.turn
    return {
        "stack": STACKS[s.looked],
        "size": s.tray,
        "cards": cards if own else None,
        "named": s.named,
    }


def _places(s: Any) -> list[tuple[int, int, dict[str, Any]]]:
    """Every place where a card may lie hidden: its number, its deck, its name."""
    places = [
        (place, DECK_OF[stack], {"stack": STACKS[stack], "depth": place - s.top[stack] + 1})
        for stack in range(len(STACKS))
        for place in range(s.top[stack], s.end[stack])
    ]
    for deck, (_, kind, first, size, _) in zip((OF_ORDERS, OF_INNOVATIONS), HANDS, strict=True):
        for seat in range(s.seats):
            begin = first + size * seat
            places += [(begin + i, deck, {"hand": seat}) for i in range(s.held[seat][kind])]
    deck = DECK_OF[s.looked]
    return places + [(TRAY + i, deck, {"tray": STACKS[s.looked]}) for i in range(s.tray)]


def _known(s: Any, viewer: Seat | None) -> list[dict[str, Any]]:
    """What this viewer remembers of cards that were looked at: its own with their places; of
    another's, which ones lie among these places. Its own hand and what it looks at stand aside."""
    batches: dict[int, list[tuple[int, int, dict[str, Any]]]] = {}
    for place in _places(s) if viewer is not None else ():
        if s.batch[place[0]]:
            batches.setdefault(s.batch[place[0]], []).append(place)
    known = []
    for batch, places in sorted(batches.items()):
        own = batch % MOST == viewer
        there = [place for place in places if not own or "stack" in place[2]]
        seen = [place for place in there if s.seen[place[0]] >> (viewer or 0) & 1]
        if seen:
            words = DECKS[places[0][1]].words
            cards = [words[s.cards[number]] for number, _, _ in seen]
            known.append(
                {
                    "deck": DECKS[places[0][1]].name,
                    "ordered": own,
                    "cards": cards if own else sorted(cards),
                    "places": [name for _, _, name in there],
                }
            )
    return known


def _player(s: Any, m: Any, seat: Seat, viewer: Seat | None) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "passed": bool(s.passed[seat]),
        "workers": {str(number): player.workers[number] for number in range(1, 6)},
        **{name: _hand(s, seat, viewer, hand) for name, *hand in HANDS},
        # the rightmost first, as it is loaded
        "row": [LORRY_WORDS[card] for card in player.row[: player.row_length]],
        "storage": _counts(player.storage, LORRY_WORDS),
        "docks": [_dock(player, dock, m.lorries[seat][dock]) for dock in range(len(DOCK_CRESTS))],
        "delivered": _delivered(player),
        "destinations": [_destination(player, m, seat, i) for i in range(len(DESTINATIONS))],
        "objectives": [
            {
                "word": OBJECTIVE_WORDS[objective],
                "count": m.counts[objective],
                "points": m.worth[objective],
            }
            for objective, holder in enumerate(s.objectives)
            if holder == seat
        ],
        "tokens": [number for number, holder in enumerate(s.tokens) if holder == seat],
        "score": sum(m.lines[seat]),
        "sheet": dict(zip(LINES, m.lines[seat], strict=True)),
    }


def _hand(s: Any, seat: Seat, viewer: Seat | None, hand: Sequence[Any]) -> dict[str, Any]:
    """Its owner sees the cards; the others those that all saw it take."""
    kind, first, size, words = hand
    held = range(first + size * seat, first + size * seat + s.held[seat][kind])
    own = viewer == seat
    return {
        "count": len(held),
        "cards": [words[s.cards[place]] for place in held] if own else None,
        "open": sorted(words[s.cards[place]] for place in held if not s.batch[place]),
    }


def _counts(row: Sequence[int], words: Sequence[str]) -> dict[str, int]:
    return {words[card]: count for card, count in enumerate(row) if count}


def _dock(player: Any, number: int, lorries: int) -> dict[str, Any]:
    dock = player.docks[number]
    return {
        "crests": [CREST[crest] for crest in DOCK_CRESTS[number]],
        "wagons": [
            {"wagon": WAGON_WORDS[wagon], "load": LORRY_WORDS[load] if load else None}
            for wagon, load in zip(dock.wagons, dock.loads, strict=True)
            if wagon
        ],
        "engine": ENGINE_WORDS[dock.engine] if dock.engine else None,
        "lorries": lorries,
    }


def _delivered(player: Any) -> dict[str, dict[str, int]]:
    """All saw these cards as they left."""
    return {
        "lorries": _counts(player.lorries, LORRY_WORDS),
        "wagons": _counts(player.wagons, WAGON_WORDS),
        "engines": _counts(player.engines, ENGINE_WORDS),
        "orders": _counts(player.orders, ORDER_WORDS),
    }


def _destination(player: Any, m: Any, seat: Seat, number: int) -> dict[str, Any]:
    """How far a destination is, live."""
    return {
        "name": DESTINATIONS[number],
        "shares": player.shares[number + 1],
        "orders": m.fulfilled[seat][number],
        "assigned": m.assigned[seat][number],
        "lorries": m.printed[seat][number],
    }
