"""Coal Baron told in full: a game for each number of players, one for each rare branch."""

from collections.abc import Sequence
from typing import Any

from goldens import Golden, liking
from spielwerk.core.game import Game
from spielwerk.core.record import Record
from spielwerk.games.coal_baron.moves import PLACES
from spielwerk.games.coal_baron.rules.space import cost


def thrifty(table: Any, move: str) -> float:
    """Takes every tile and order where few workers stand; earns only what that needs."""
    if move not in PLACES:
        return 0.001 if move == "keep none" else 1.0
    action = move.split(maxsplit=1)[0]
    likes = {"factory": 8.0, "order": 6.0, "money": 4.0 if table.marks[table.turn] < 9 else 0.1}
    dry = {"factory": table.tiles, "order": table.orders}.get(action)
    if move == "factory look" or (dry and dry.top == dry.end):
        return 0.01
    return likes.get(action, 0.001) / int(cost(table, PLACES.index(move))) ** 4


def some_delivered(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return sum("deliver" in said.text for said in record.moves) >= 3 * record.seats


def decks_dry(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Both decks ran out, and spaces of both kinds stayed empty."""
    s = tables[-1]
    return s.tiles.top == s.tiles.end and s.orders.top == s.orders.end and 0 in s.board


def coal_out(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Carts got another colour, or none by choice, and once no cube was left at all."""
    texts = {said.text for said in record.moves}
    fuelled = {text for text in texts if text.startswith("fuel")}
    return "fuel none" in fuelled and len(fuelled) > 2 and any(not t.supply.any() for t in tables)


def four_share(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return len(game.winners(tables[-1])) == 4


def draw_without_marks(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Several win together, and none of them has a mark left over."""
    winners = game.winners(tables[-1])
    return len(winners) > 1 and not any(game.tiebreak(tables[-1], seat) for seat in winners)


MINER = liking(deliver=300, fill=60, load=20, mine=6, pair=3, bank=0.1)

BUYER = liking(factory=9, money=6, bank=0.1, mine=0, order=0)
IDLER = liking(bank=1, draft=1, done=1, other=0)
EARNER = liking(bank=1, money=1, draft=1, done=1, other=0)

VARIANTS = {"carts-for-all": "yes", "open-deliveries": "yes"}
GOLDENS = (
    Golden("two", 2, MINER, some_delivered, VARIANTS),
    Golden("three", 3, MINER, some_delivered, VARIANTS),
    Golden("four", 4, MINER, some_delivered, VARIANTS),
    Golden("decks-dry", 4, thrifty, decks_dry, VARIANTS),
    Golden("coal-out", 4, BUYER, coal_out, VARIANTS),
    Golden("four-share", 4, IDLER, four_share, VARIANTS),
    Golden("draw-without-marks", 2, EARNER, draw_without_marks, VARIANTS),
)
