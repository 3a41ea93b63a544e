"""Coal Baron tables for the tests: laid out from stacked decks, or put into the position wanted."""

from collections import Counter
from typing import Any

from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.games.coal_baron.components import BANK, COAL
from spielwerk.games.coal_baron.state import ENDING, IN_DECK, MOST

ANNA, BEN, CLARA, DORA = range(4)
PACKS = {pack.name: pack for pack in COAL_BARON.packs}


def numbers(deck: str, words: str) -> list[int]:
    return [PACKS[deck].words.index(word) for word in words.split()]


def table(seats: int = 3, tiles: str = "", orders: str = "", **options: str) -> Any:
    """Laid out for the draft: the cards named are drawn first, in this order."""
    written = {name.replace("_", "-"): text for name, text in options.items()}
    s = COAL_BARON.blank(seats, {"start": "0", **written})
    for deck, words in (("tiles", tiles), ("orders", orders)):
        first, box = numbers(deck, words), PACKS[deck].unshuffled(s)
        rest = [*box[::3], *box[1::3], *box[2::3]]  # so that few tiles of a kind lie open
        for card in first:
            rest.remove(card)
        PACKS[deck].cards(s)[: len(box)] = [*first, *rest]
    COAL_BARON.begin(s)
    return s


def opened(
    seats: int = 3, hands: tuple[str, ...] = (), orders: str = "", tiles: str = "", **options: str
) -> Any:
    """Past the draft, with these orders in hand; the first of `orders` is left for space 4."""
    named = " ".join((*hands, orders)).split()
    spare = [word for word in PACKS["orders"].words[:0:-1] if word not in named]
    full = [hand.split() for hand in (*hands, *[""] * (seats - len(hands)))]
    for hand in full:
        while len(hand) < 3:
            hand.append(spare.pop(0))
    drafted = [word for hand in full for word in hand]
    s = table(seats, tiles, " ".join([*drafted, orders or spare[0]]), **options)
    while s.phase == 0:
        s = COAL_BARON.step(s, s.turn, f"draft {full[s.turn].pop(0)}")
    return s


def play(s: Any, script: str) -> Any:
    """play(s, "0 money 4, done, 1 bank") - a seat speaks until another is named."""
    seat = int(s.turn)
    for line in script.split(", "):
        first, _, rest = line.partition(" ")
        if first.isdigit():
            seat = int(first)
        s = COAL_BARON.step(s, seat, rest if first.isdigit() else line)
    return s


def refused(s: Any, text: str, seat: int | None = None) -> str:
    """The reason why a seat (else the one in turn) may not say this; empty if it may."""
    refusal = COAL_BARON.refusal(s, int(s.turn) if seat is None else seat, text)
    return refusal.reason if refusal else ""


def asked(s: Any) -> list[str]:
    """What the seat in turn may say, in the order of the book."""
    return sorted(COAL_BARON.legal_moves(s, int(s.turn)), key=COAL_BARON.moves.index)


def left(s: Any, deck: str) -> str:
    """The cards of a deck, in the order they will be drawn."""
    row = PACKS[deck].cards(s)[getattr(s, deck).top : len(PACKS[deck].unshuffled(s))]
    return " ".join(PACKS[deck].words[card] for card in row)


def stack(s: Any, deck: str, words: str) -> None:
    """Lay these cards of a deck on top of it."""
    first, rest = numbers(deck, words), Counter(numbers(deck, left(s, deck)))
    order = [*first, *(rest - Counter(first)).elements()]
    PACKS[deck].cards(s)[getattr(s, deck).top : len(PACKS[deck].unshuffled(s))] = order


def leave(s: Any, deck: str, words: str = "") -> None:
    """Leave nothing of a deck but these cards."""
    cards, end = PACKS[deck].cards(s), len(PACKS[deck].unshuffled(s))
    getattr(s, deck).top = top = end - len(words.split())
    cards[:top] = 0
    cards[top:end] = numbers(deck, words)


def bare(seats: int = 3, **how: Any) -> Any:
    """Opened, but nobody has an order."""
    s = opened(seats, **how)
    s.place[s.place >= 0] = IN_DECK
    return s


def give(s: Any, seat: int, words: str) -> None:
    """Lay these orders with the seat's outstanding ones."""
    s.place[numbers("orders", words)] = seat


def delivered(s: Any, seat: int, words: str) -> None:
    """Lay these orders with those the seat has delivered."""
    s.place[numbers("orders", words)] = seat + MOST


def fill(s: Any, word: str, *slots: str) -> None:
    """Put cubes on an order, slot by slot: "g", "yk" for two in one, "" for none."""
    for slot, cubes in enumerate(slots):
        for i, cube in enumerate(cubes):
            s.slots[numbers("orders", word)[0], slot, i] = COAL.index(cube)


def cubes_on(s: Any, word: str) -> list[str]:
    """The cubes on each of the four places an order may have."""
    pairs = s.slots[numbers("orders", word)[0]].tolist()
    return ["".join(COAL[cube] for cube in pair if cube) for pair in pairs]


def dig(s: Any, seat: int, colour: str, coal: str, tiles: str = "") -> None:
    """Set up a level of a mine: the cube on each cart ("-": none), the printed one first."""
    level = s.mines[seat].levels[COAL.index(colour)]
    level.tiles[: len(tiles.split())] = numbers("tiles", tiles)
    level.coal[: len(coal)] = [COAL.index(cube) if cube != "-" else 0 for cube in coal]
    level.carts = len(coal)


def carts(s: Any, seat: int, colour: str) -> str:
    """What lies on the carts of a level, as `dig` writes it."""
    level = s.mines[seat].levels[COAL.index(colour)]
    return "".join(COAL[cube] if cube else "-" for cube in level.coal[: level.carts])


def supply(s: Any) -> dict[str, int]:
    return {COAL[colour]: int(s.supply[colour]) for colour in range(1, 5)}


def stock(s: Any, **cubes: int) -> None:
    """Let the supply hold so many cubes of these colours, none of the others."""
    for colour in range(1, 5):
        s.supply[colour] = cubes.get(COAL[colour], 0)


def load(row: Any, cubes: str) -> None:
    """Put cubes into a cage or a storage."""
    for cube in cubes:
        row[COAL.index(cube)] += 1


def close(s: Any, shift: int) -> Any:
    """End this shift (1 to 3): the last worker of all stands, and the turn is done."""
    s.shift = shift - 1
    s.workers[:] = 0
    s.space, s.phase = BANK, ENDING
    return play(s, "done")


def line(s: Any, seat: int, name: str) -> int:
    """What stands on one line of a seat's score sheet."""
    return COAL_BARON.sheet(s, seat)[COAL_BARON.lines.index(name)]


def lines(s: Any, name: str) -> list[int]:
    return [line(s, seat, name) for seat in range(s.seats)]
