"""The Great Card Game told in full: a game for each number of players, one for each rare branch."""

import itertools
from collections.abc import Sequence
from typing import Any

from goldens import Golden, liking
from spielwerk.core.game import Game
from spielwerk.core.record import Record
from spielwerk.games.card_game.rules.memory import left

BUILDER = liking(
    **{"delivery": 300, "send": 60, "load": 30, "fetch": 30, "wild": 4, "order": 6, "engine": 5},
    **{"mining": 8, "use": 6, "on": 6, "wagon": 5, "lorry": 5, "pass": 0.1},
)
EATER = liking(lorry=30, wagon=30, share=20, other=1, **{"pass": 0.001, "on": 20, "use": 20})
LOOKER = liking(wild=60, innovation=20, use=20, on=20, **{"pass": 0.05})
INVESTOR = liking(innovation=60, use=60, on=60, delivery=60, **{"pass": 0.05})


def several_delivered(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return sum(said.text.startswith("send") for said in record.moves) >= 2 * record.seats


def stacks_cut(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """A stack of lorries and one of wagons ran out, and a stack of another deck for good."""
    cut = {
        str(fact.data["stack"])
        for before, said, after in zip(tables, record.moves, tables[1:], strict=False)
        for fact in game.tell(before, said.seat, said.text, after)
        if fact.word == "cut"
    }
    dry = any(not left(tables[-1], stack) for stack in range(4, 9))
    return {each[:5] for each in cut} == {"lorry", "wagon"} and dry


def memory_split(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Somebody looked at cards another had laid; sets and own orders are remembered."""
    known = [game.view(table, seat)["known"] for table in tables[::9] for seat in range(3)]
    return any(
        {each["ordered"] for each in view} == {True, False}
        and any("hand" in place for each in view for place in each["places"])
        for view in known
    )


def innovations_first(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Innovations of each kind: as workers, before the action and after it, by delivery."""
    texts = [said.text for said in record.moves]
    before = any(t.used and not t.acted for t in tables)
    kinds = {text.split()[1] for text in texts if text.startswith("use")}
    return before and len(kinds) == 7 and any(" as " in text for text in texts)


def together(game: Game, tables: Sequence[Any], record: Record) -> bool:
    """Two trains in one action, and a tie that the highest token breaks."""
    sends = [said.text.startswith("send") for said in record.moves]
    pairs = any(first and second for first, second in itertools.pairwise(sends))
    scores = game.scores(tables[-1])
    return pairs and scores.count(max(scores)) > 1


def shared(game: Game, tables: Sequence[Any], record: Record) -> bool:
    return len(game.winners(tables[-1])) > 1


GOLDENS = (
    Golden("two", 2, BUILDER, several_delivered),
    Golden("three", 3, BUILDER, several_delivered),
    Golden("four", 4, BUILDER, several_delivered),
    Golden("stacks-cut", 4, EATER, stacks_cut),
    Golden("looks", 3, LOOKER, memory_split),
    Golden("innovations", 3, INVESTOR, innovations_first),
    Golden("tie", 2, BUILDER, together),
    Golden("shared", 4, BUILDER, shared),
)
