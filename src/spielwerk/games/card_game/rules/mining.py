"""Mining: from the row to the wagons or the storage, in so many steps (CG-4.6)."""

from spielwerk.core.rule import rule

from ..components import INNOVATION_STEPS, LORRIES, NONE, WILD_WAGON
from ..moves import (
    CREST_NOT_SHOWN,
    FETCH,
    FETCHED,
    FINE,
    LOAD,
    LOADED,
    NO_WAGON,
    NOT_STORED,
    ROW_EMPTY,
    STEPS_MISSING,
    STEPS_NEVER_EXACT,
    STOP,
    STORE,
    TOO_FEW_STEPS,
)
from ..state import MINING, CardGame, Player
from .docks import empty_wagon, room, shared_room, shows

CREST = (0, *(lorry.crest for lorry in LORRIES))
COST = (0, *(lorry.lorries for lorry in LORRIES))  # steps that a card takes
LOAD_DOCK = tuple(dock for dock, _ in LOADED)
LOAD_WILD = tuple(wild for _, wild in LOADED)
FETCH_CARD = tuple(lorry for lorry, _, _ in FETCHED)
FETCH_DOCK = tuple(dock for _, dock, _ in FETCHED)
FETCH_WILD = tuple(wild for _, _, wild in FETCHED)
NO_DOCK = -1


@rule
def mine(s: CardGame, least: int, most: int) -> None:
    s.steps = 0
    s.least = least
    s.most = most
    s.phase = MINING


@rule
def mine_by_innovation(s: CardGame) -> None:
    mine(s, 1, INNOVATION_STEPS)


@rule
def can_mine(player: Player, least: int) -> bool:
    """Whether so many steps, or one more, can be used exactly."""
    if least == 0:
        return True
    if least == 1 or player.row_length > 1:
        return can_step(player)
    if player.row_length == 1:  # two lorries; or it is stored first, as that takes no wagon
        card = player.row[0]
        return COST[card] == 2 or room(player, CREST[card]) > 0 or can_fetch(player, 0, NO_DOCK, 0)
    return can_fetch_two_steps(player)


@rule
def can_step(player: Player) -> bool:
    """Whether any step can be taken."""
    return player.row_length > 0 or can_fetch(player, NONE, NO_DOCK, 0)


@rule
def can_fetch(player: Player, fetched: int, dock: int, wagon: int) -> bool:
    """Whether a card of the storage can be loaded; when one such card was fetched already, and an
    empty wagon of this kind at this dock is taken."""
    for card in range(1, len(LORRIES) + 1):
        if player.storage[card] > (card == fetched):
            crest = CREST[card]
            fits = wagon == crest or wagon == WILD_WAGON  # noqa: PLR1714  # of two kinds of numbers
            taken = dock != NO_DOCK and shows(dock, crest) and fits
            if room(player, crest) > taken:
                return True
    return False


@rule
def can_fetch_two_steps(player: Player) -> bool:
    """Whether storage alone is good for two steps: a card with two lorries, or two with one."""
    for card in range(1, len(LORRIES) + 1):
        if player.storage[card] and COST[card] == 2 and room(player, CREST[card]):
            return True
    for card in range(1, len(LORRIES) + 1):
        for other in range(card, len(LORRIES) + 1):
            if COST[card] == COST[other] == 1 and can_fetch_both(player, card, other):
                return True
    return False


@rule
def can_fetch_both(player: Player, card: int, other: int) -> bool:
    """Whether both cards are stored and find a wagon each."""
    if not player.storage[card] or player.storage[other] <= (card == other):
        return False
    crest, second = CREST[card], CREST[other]
    if crest == second:
        return room(player, crest) > 1
    rooms = room(player, crest), room(player, second)
    both = rooms[0] + rooms[1] - shared_room(player, crest, second)
    return rooms[0] > 0 and rooms[1] > 0 and both > 1


@rule
def card_moved(player: Player, move: int) -> int:
    """The lorry card that a step moves."""
    if FETCH <= move < STOP:
        return FETCH_CARD[move - FETCH]
    return int(player.row[0]) if player.row_length else NONE


@rule
def dock_of(move: int) -> int:
    if move < STORE:
        return LOAD_DOCK[move - LOAD]
    return FETCH_DOCK[move - FETCH] if move >= FETCH else NO_DOCK


@rule
def wagon_of(move: int, card: int) -> int:
    """The kind of wagon that a step loads: of the card's crest, or wild."""
    wild = LOAD_WILD[move - LOAD] if move < STORE else FETCH_WILD[move - FETCH]
    return WILD_WAGON if wild else CREST[card]


@rule
def why_step(s: CardGame, move: int) -> int:
    player = s.players[s.turn]
    if move == STOP:
        return FINE if s.steps >= s.least else STEPS_MISSING
    card = card_moved(player, move)
    if card == NONE:
        return ROW_EMPTY
    if move >= FETCH and not player.storage[card]:
        return NOT_STORED
    if move != STORE:
        no_wagon = why_load(player, dock_of(move), card, wagon_of(move, card))
        if no_wagon:
            return no_wagon
    if s.steps + COST[card] > s.most:
        return TOO_FEW_STEPS
    if s.steps + COST[card] < s.least and not can_go_on(player, move, card):
        return STEPS_NEVER_EXACT
    return FINE


@rule
def why_load(player: Player, dock: int, card: int, wagon: int) -> int:
    """An empty wagon of its crest or wild, on a dock that shows that crest."""
    if not shows(dock, CREST[card]):
        return CREST_NOT_SHOWN
    return FINE if empty_wagon(player.docks[dock], wagon) >= 0 else NO_WAGON


@rule
def can_go_on(player: Player, move: int, card: int) -> bool:
    """Whether a step is left after this one."""
    if player.row_length > (move < FETCH):
        return True
    if move == STORE:
        return room(player, CREST[card]) > 0 or can_fetch(player, NONE, NO_DOCK, 0)
    fetched = card if move >= FETCH else NONE
    return can_fetch(player, fetched, dock_of(move), wagon_of(move, card))


@rule
def play_step(s: CardGame, move: int) -> bool:
    """Take the step. Whether mining is over: by `stop`, or with no step left."""
    if move == STOP:
        return True
    player = s.players[s.turn]
    card = card_moved(player, move)
    if move == STORE:
        player.storage[card] += 1
    else:
        dock = player.docks[dock_of(move)]
        dock.loads[empty_wagon(dock, wagon_of(move, card))] = card
    if move >= FETCH:
        player.storage[card] -= 1
    else:
        pull_row(player)
    s.steps += COST[card]
    return s.steps == s.most


@rule
def pull_row(player: Player) -> None:
    """The rightmost card is gone; the row moves up."""
    player.row_length -= 1
    for i in range(player.row_length):
        player.row[i] = player.row[i + 1]
    player.row[player.row_length] = NONE
