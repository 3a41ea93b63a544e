"""The Great Split told in full: games for two, four and seven players, one for each rare branch."""

from collections.abc import Sequence
from typing import Any

from goldens import Golden, liking
from spielwerk.core.game import Game
from spielwerk.core.record import Record
from spielwerk.games.great_split.state import CAUSE, LOST


def some_of_all(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Seals, double arrows, sales, the splitter; and none of the offers was like the other."""
    verbs = {said.text.split(maxsplit=1)[0] for said in record.moves}
    return {"play", "sell", "seal", "arrow", "splitter"} <= verbs


def discards(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return any(said.text.startswith("discard") for said in record.moves)


def an_arrow_within_an_arrow(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """A double arrow asks while steps of another wait."""
    boards = (board for table in tables for board in table.boards[: record.seats])
    return any(board.arrow and board.depth and board.steps[: board.depth].any() for board in boards)


def a_seal_is_lost(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """All tracks that a seal may go to are full."""
    for table, said in zip(tables[1:], record.moves, strict=True):
        lost = table.trailed == 1 and int(table.trail[0]) // CAUSE == LOST
        if lost and said.text.startswith("seal"):
            return True
    return False


def past_99(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return max(game.scores(tables[-1])) > 99


def a_tie(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return len(game.winners(tables[-1])) > 1


def anything(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return True


PLAYER = liking(play=6, splitter=1, sell=0.3)
SEALER = liking(play=20, splitter=0.01, sell=0.01, seal=1, arrow=1)


def one_seal(table: Any, move: str) -> float:
    """Every seal, arrow and splitter to the tracks of tome and artwork seals."""
    words = move.split()
    if words[0] == "sell":
        return 0.001
    if words[0] in ("arrow", "splitter", "seal") and words[1].removesuffix("-seal") == words[1]:
        return 1.0 if words[0] == "seal" and words[1] in ("tome", "artwork") else 0.001
    return 50.0 if words[-1] in ("tome-seal", "artwork-seal") else 1.0


def gilded(table: Any, move: str) -> float:
    """Gold and gold seals above all."""
    words = move.split()
    if words[0] == "sell":
        return 5.0 if words[2] == "gold" and not words[1].startswith(("gold", "square")) else 0.01
    return 20.0 if words[-1] in ("gold-seal", "gold") else 1.0


PAIRS = {"pairs": "yes"}
GOLDENS = (
    Golden("two", 2, PLAYER, discards),
    Golden("four", 4, PLAYER, some_of_all),
    Golden("four-pairs", 4, PLAYER, lambda game, tables, record: bool(record.options), PAIRS),
    Golden("seven", 7, PLAYER, some_of_all),
    Golden("arrow-within-arrow", 2, gilded, an_arrow_within_an_arrow),
    Golden("seal-lost", 2, one_seal, a_seal_is_lost),
    Golden("past-99", 2, PLAYER, past_99),
    Golden("tie", 3, PLAYER, a_tie),
)
