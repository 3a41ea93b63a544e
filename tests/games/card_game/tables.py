"""Tables of The Great Card Game for the tests: from stacked decks, or put as they are wanted."""

from collections.abc import Sequence
from typing import Any

from spielwerk.games.card_game import CARD_GAME
from spielwerk.games.card_game.components import (
    DECK_OF,
    DECKS,
    HALF,
    INNOVATION_WORDS,
    LORRY_WORDS,
    OBJECTIVE_WORDS,
    ORDER_WORDS,
    SHARE_WORDS,
    STACKS,
    WAGON_WORDS,
    ZONES,
)
from spielwerk.games.card_game.rules.memory import clear, hand, hold
from spielwerk.games.card_game.state import EVERYBODY, INNOVATIONS_HELD, ORDERS_HELD

ANNA, BEN, CLARA, DORA = range(4)
PACKS = {pack.name: pack for pack in CARD_GAME.packs}
TWO_STACKS = {"lorries": ("lorry a", "lorry b"), "wagons": ("wagon a", "wagon b")}


def table(seats: int = 3, start: int = ANNA, sheet: Any = None, **tops: str) -> Any:
    """Laid out: `lorry_a="w1 ww"` names the first cards of a stack, the top one first."""
    s = CARD_GAME.blank(seats, {"start": str(start)}, sheet)
    for pack in CARD_GAME.packs:
        stacks = TWO_STACKS.get(pack.name, (pack.name.removesuffix("s"),))
        keys = [name.replace(" ", "_") for name in stacks]
        first = [numbers(pack.name, tops.pop(key, "")) for key in keys]
        box = list(pack.unshuffled(s))
        rest = [*box[::3], *box[1::3], *box[2::3]]
        for card in [card for named in first for card in named]:
            rest.remove(card)
        cards: list[int] = []
        for named in first:
            fill = (HALF if len(first) > 1 else len(box)) - len(named)
            cards += named + rest[:fill]
            rest = rest[fill:]
        pack.cards(s)[: len(box)] = cards
    assert not tops, tops
    CARD_GAME.begin(s)
    return s


def numbers(deck: str, words: str) -> list[int]:
    return [PACKS[deck].words.index(word) for word in words.split()]


def play(s: Any, script: str) -> Any:
    """play(s, "0 lorry a, pay 1, done, 1 pass") - a seat speaks until another is named."""
    seat = int(s.turn)
    for line in script.split(", "):
        first, _, rest = line.partition(" ")
        if first.isdigit():
            seat = int(first)
        s = CARD_GAME.step(s, seat, rest if first.isdigit() else line)
    return s


def refused(s: Any, text: str, seat: int | None = None) -> str:
    """The reason why a seat (else the one in turn) may not say this; empty if it may."""
    refusal = CARD_GAME.refusal(s, int(s.turn) if seat is None else seat, text)
    return refusal.reason if refusal else ""


def asked(s: Any) -> list[str]:
    """What the seat in turn may say, in the order of the book."""
    return sorted(CARD_GAME.legal_moves(s, int(s.turn)), key=CARD_GAME.moves.index)


def zones(s: Any) -> list[str]:
    """The zones it may choose."""
    return [move for move in asked(s) if move in ZONES]


def payments(s: Any) -> set[tuple[str, ...]]:
    """All ways to pay what is owed, each in ascending order."""
    ways = set()
    for move in [move for move in asked(s) if move.startswith("pay")]:
        after = play(s, move)
        rest = payments(after) if after.owed else {()}
        ways |= {tuple(sorted((move[4:], *way))) for way in rest}
    return ways


def stack(s: Any, name: str) -> str:
    """The cards of a stack, the top one first."""
    at = STACKS.index(name)
    words = DECKS[DECK_OF[at]].words
    return " ".join(words[card] for card in s.cards[s.top[at] : s.end[at]])


def leave(s: Any, name: str, words: str = "") -> None:
    """Leave nothing of a stack but these cards, the top one turned up."""
    at = STACKS.index(name)
    cards = numbers(DECKS[DECK_OF[at]].name, words)
    for place in range(s.top[at], s.end[at]):
        clear(s, place)
    s.top[at] = s.end[at] - len(cards)
    s.cards[s.top[at] : s.end[at]] = cards
    s.up[at] = bool(cards)
    if cards:
        s.seen[s.top[at]] = EVERYBODY


def take_in(s: Any, seat: int, words: str) -> None:
    """These orders and innovations are in hand; all saw them taken."""
    for word in words.split():
        if word in ORDER_WORDS:
            hold(s, seat, ORDERS_HELD, ORDER_WORDS.index(word))
        else:
            hold(s, seat, INNOVATIONS_HELD, INNOVATION_WORDS.index(word))


def held(s: Any, seat: int) -> str:
    """What is in hand: orders, then innovations."""
    words = []
    for kind, names in ((ORDERS_HELD, ORDER_WORDS), (INNOVATIONS_HELD, INNOVATION_WORDS)):
        first = hand(seat, kind)
        words += [names[card] for card in s.cards[first : first + s.held[seat, kind]]]
    return " ".join(words)


def row(s: Any, seat: int, words: str) -> None:
    """The mining row as it lies: the rightmost card is loaded first."""
    cards = numbers("lorries", words)[::-1]
    s.players[seat].row[:] = 0
    s.players[seat].row[: len(cards)] = cards
    s.players[seat].row_length = len(cards)


def row_of(s: Any, seat: int) -> str:
    player = s.players[seat]
    return " ".join(LORRY_WORDS[card] for card in player.row[: player.row_length][::-1])


def store(s: Any, seat: int, words: str) -> None:
    for card in numbers("lorries", words):
        s.players[seat].storage[card] += 1


def storage(s: Any, seat: int) -> str:
    row = s.players[seat].storage
    return " ".join(LORRY_WORDS[card] for card, count in enumerate(row) for _ in range(count))


def build(s: Any, seat: int, dock: int, train: str, engine: int = 0) -> None:
    """A train at dock 1 to 3: `x:bb w` is a wild wagon with a load, then an empty one."""
    d = s.players[seat].docks[dock - 1]
    d.wagons[:], d.loads[:] = 0, 0
    for i, wagon in enumerate(train.split()):
        kind, _, load = wagon.partition(":")
        d.wagons[i] = WAGON_WORDS.index(f"wagon-{kind}")
        d.loads[i] = LORRY_WORDS.index(load) if load else 0
    d.length = len(train.split())
    d.engine = engine


def train(s: Any, seat: int, dock: int) -> str:
    """As `build` writes it."""
    d = s.players[seat].docks[dock - 1]
    parts = []
    for wagon, load in zip(d.wagons[: d.length], d.loads[: d.length], strict=True):
        word = WAGON_WORDS[wagon][-1]
        parts.append(f"{word}:{LORRY_WORDS[load]}" if load else word)
    return " ".join(parts)


def workers(s: Any, seat: int, cards: Sequence[int]) -> None:
    """Only these worker cards are in hand."""
    s.players[seat].workers[:] = 0
    for number in cards:
        s.players[seat].workers[number] += 1


def delivered(s: Any, seat: int, words: str) -> None:
    """These orders, lorries, wagons and engines lie in the delivered stack."""
    player = s.players[seat]
    rows = {"orders": player.orders, "lorries": player.lorries}
    rows |= {"wagons": player.wagons, "engines": player.engines}
    for word in words.split():
        name = next(name for name in rows if word in PACKS[name].words)
        rows[name][PACKS[name].words.index(word)] += 1


def owns(s: Any, seat: int, words: str) -> None:
    """These shares and objectives lie before the seat."""
    for word in words.split():
        if word in SHARE_WORDS:
            s.players[seat].shares[SHARE_WORDS.index(word)] += 1
        else:
            s.objectives[OBJECTIVE_WORDS.index(word)] = seat


def prices(s: Any, **placed: int) -> None:
    """The next price of these zones; the wild one as `wild=3`, mining 0/1 as `mining_01`."""
    for name, price in placed.items():
        s.placed[zone_of(name)] = price - 1


def zone_of(name: str) -> int:
    text = name.replace("_", " ")
    if text.startswith("mining"):
        text = f"mining {text[-2]}/{text[-1]}"
    return ZONES.index(text)


def all_prices(s: Any, price: int) -> None:
    """Every zone takes so many workers."""
    s.placed[:] = price - 1


def sheet_of(s: Any, seat: int) -> list[int]:
    return [int(points) for points in CARD_GAME.sheet(s, seat)]


def everyone_passes(s: Any) -> Any:
    """The shift, or the game, comes to its end."""
    shift = int(s.shift)
    while s.shift == shift and CARD_GAME.to_move(s):
        s = play(s, f"{int(s.turn)} pass")
    return s
