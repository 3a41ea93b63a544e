"""Loading docks: where wagons and engines go, and which lorries they can carry (CG-1.10)."""

from spielwerk.core.rule import rule

from ..components import DOCK_CRESTS, DOCKS, NONE, WILD_WAGON
from ..moves import ENGINE_THERE, FINE, NO_CREST
from ..state import CardGame, Dock, Player

SHOWN = tuple(sum(1 << crest for crest in crests) for crests in DOCK_CRESTS)


@rule
def shows(dock: int, crest: int) -> bool:
    """CG-4.2: a wild wagon fits everywhere."""
    return crest == WILD_WAGON or SHOWN[dock] >> crest & 1 == 1


@rule
def engines(player: Player) -> int:
    count = 0
    for dock in range(DOCKS):
        if player.docks[dock].engine:
            count += 1
    return count


@rule
def why_put(s: CardGame, dock: int) -> int:
    """CG-4.2: a dock with its crest. CG-4.3: a dock without an engine."""
    if s.engine:
        return ENGINE_THERE if s.players[s.turn].docks[dock].engine else FINE
    return FINE if shows(dock, s.wagon) else NO_CREST


@rule
def put(s: CardGame, at: int) -> None:
    """The wagon or the engine just taken comes to this dock."""
    dock = s.players[s.turn].docks[at]
    if s.engine:
        dock.engine = s.engine
    else:
        dock.wagons[dock.length] = s.wagon
        dock.length += 1
    s.engine = NONE
    s.wagon = NONE


@rule
def empty_wagon(dock: Dock, kind: int) -> int:
    """The leftmost empty wagon of this kind, or -1."""
    for i in range(dock.length):
        if dock.wagons[i] == kind and dock.loads[i] == NONE:
            return i
    return -1


@rule
def room(player: Player, crest: int) -> int:
    """Empty wagons that can carry a card of this crest (CG-4.6)."""
    count = 0
    for at in range(DOCKS):
        if shows(at, crest):
            dock = player.docks[at]
            for i in range(dock.length):
                fits = dock.wagons[i] == crest or dock.wagons[i] == WILD_WAGON
                if fits and dock.loads[i] == NONE:
                    count += 1
    return count


@rule
def shared_room(player: Player, crest: int, other: int) -> int:
    """Empty wagons that can carry either of two crests: wild ones, where the dock shows both."""
    count = 0
    for at in range(DOCKS):
        if shows(at, crest) and shows(at, other):
            dock = player.docks[at]
            for i in range(dock.length):
                if dock.wagons[i] == WILD_WAGON and dock.loads[i] == NONE:
                    count += 1
    return count
