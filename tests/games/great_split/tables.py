"""The Great Split's tables for the tests: from stacked decks, or put into the position wanted."""

from collections import Counter
from typing import Any

from spielwerk.games.great_split import GREAT_SPLIT
from spielwerk.games.great_split.components import CARDS, CHARACTERS, SCORINGS, TRACKS
from spielwerk.games.great_split.rules.setup import begin_split
from spielwerk.games.great_split.rules.split import begin_resolution
from spielwerk.games.great_split.state import ALL, IN_HAND, LEVEL, OVER

GAME = GREAT_SPLIT
ANNA, BEN, CLARA, DORA, EMIL, FANNI, GERD = range(7)
PACKS = {pack.name: pack for pack in GAME.packs}


def table(seats: int = 3, *, pairs: bool = False, sheet: Any = None, **decks: str) -> Any:
    """Laid out: of each deck the cards named come first, `level_1="tome1 tome1"`."""
    s = GAME.blank(seats, {"pairs": "yes"} if pairs else {}, sheet)
    for name, pack in PACKS.items():
        box = pack.unshuffled(s)
        first = [pack.words.index(word) for word in decks.get(name.replace("-", "_"), "").split()]
        rest = [card for start in range(4) for card in box[start::4]]
        for card in first:
            rest.remove(card)
        pack.cards(s)[: len(box)] = [*first, *rest]
    GAME.begin(s)
    return s


def play(s: Any, script: str) -> Any:
    """play(s, "0 keep a, 1 play tome2, done"): a seat speaks until another is named."""
    seat = 0
    for line in script.split(", "):
        first, _, rest = line.partition(" ")
        if first.isdigit():
            seat = int(first)
        s = GAME.step(s, seat, rest if first.isdigit() else line)
    return s


def refused(s: Any, seat: int, text: str) -> str:
    """The reason why a seat may not say this, with its rule; empty if it may."""
    refusal = GAME.refusal(s, seat, text)
    return f"{refusal.reason} {refusal.rule}" if refusal else ""


def asked(s: Any, seat: int) -> list[str]:
    return sorted(GAME.legal_moves(s, seat), key=GAME.moves.index)


def give(s: Any, seat: int, words: str, seen: int | None = None) -> None:
    """Let a seat hold these cards alone; known to nobody else, if not said."""
    hand, cards = s.hands[seat], words.split()
    for row in (hand.cards, hand.seen, hand.lies):
        row[:] = 0
    for i, word in enumerate(cards):
        hand.cards[i] = CARDS.index(word) + LEVEL
        hand.seen[i] = 1 << seat if seen is None else seen
    hand.held = len(cards)


def hand(s: Any, seat: int) -> str:
    """What a seat holds that it has neither put nor played, in the order of the kinds."""
    return " ".join(GAME.view(s, seat)["players"][seat]["hand"])


def levels(s: Any, seat: int, **wanted: int) -> None:
    """Put the cubes of a seat: `levels(s, ANNA, gold=2, tome_seal=1)`."""
    for track, level in wanted.items():
        s.boards[seat].levels[TRACKS.index(track.replace("_", "-"))] = level


def moved(before: Any, after: Any, seat: int) -> dict[str, int]:
    """How far each cube of a seat went."""
    rows = zip(TRACKS, before.boards[seat].levels, after.boards[seat].levels, strict=True)
    return {track: int(then) - int(now) for track, now, then in rows if then != now}


def splitting(*hands: str, pairs: bool = False) -> Any:
    """All are asked to divide these hands; boards are bare."""
    s = table(len(hands), pairs=pairs)
    for seat, words in enumerate(hands):
        give(s, seat, words)
        s.boards[seat].levels[:] = 0
    begin_split(s)
    return s


def resolving(*hands: str, seats: int = 2) -> Any:
    """All are to play these hands; boards are bare. Others hold a tome."""
    words = [*hands, *["tome1"] * (seats - len(hands))]
    s = splitting(*words)
    begin_resolution(s)
    return s


def divided(s: Any, seat: int, a: str, b: str) -> Any:
    """This seat has divided its hand so, and offered."""
    puts = [f"put {card} {part}" for part, cards in (("a", a), ("b", b)) for card in cards.split()]
    return play(s, ", ".join(f"{seat} {text}" for text in (*puts, "offer")))


def offered(s: Any) -> Any:
    """Everybody has put the first card into A and the others into B, and made that offer."""
    for seat in range(s.seats):
        first, *rest = hand(s, seat).split()
        s = divided(s, seat, first, " ".join(rest))
    return s


def chosen(s: Any, part: str = "a") -> Any:
    """Everybody keeps this part."""
    for seat in range(s.seats):
        s = play(s, f"{seat} keep {part}")
    return s


def resolved(s: Any, seat: int) -> Any:
    """A seat plays what is left, seals and arrows where they may go first, and is done."""
    while s.owed >> seat & 1 and GAME.view(s, seat)["phase"] == "resolution":
        legal = asked(s, seat)
        s = GAME.step(
            s, seat, next((m for m in legal if m.startswith(("play", "seal"))), legal[-1])
        )
        if legal == ["done"]:
            break
    return s


def close(s: Any, number: int) -> Any:
    """End this round (1 to 6) at once, with all boards and hands as they are."""
    s.round_ = number - 1
    begin_resolution(s)
    for seat in range(s.seats):
        s.boards[seat].splitter, s.boards[seat].unplayed = 0, 0
    for seat in range(s.seats):
        s = play(s, f"{seat} done")
    return s


def over(s: Any) -> Any:
    """The last round ends; nothing was scored before."""
    s = close(s, 6)
    assert s.phase == OVER
    return s


def line(s: Any, seat: int, name: str) -> int:
    return GAME.sheet(s, seat)[GAME.lines.index(name)]


def character(s: Any, seat: int, name: str) -> None:
    """Deal this character to a seat, and the one it had to who had this one."""
    row, number = s.characters, CHARACTERS.index(name)
    other = row.tolist().index(number)
    row[seat], row[other] = number, row[seat]


def tokens(s: Any, words: str) -> None:
    """Lay the scoring tokens, the line after the third round first."""
    s.scorings[:] = [SCORINGS.index(word) for word in words.split()]


def all_cards(s: Any) -> Counter[str]:
    """Every card of the table, wherever it is, and those that left the game."""
    cards = [CARDS[kind] for kind in s.decks.flatten() if kind]
    for seat in range(s.seats):
        row = s.hands[seat].cards[: s.hands[seat].held]
        cards += [CARDS[card % LEVEL] for card in row]
    return Counter(cards + [CARDS[card % LEVEL] for card in s.pile.cards[: s.pile.held]])


def face_up(s: Any, seat: int) -> None:
    """All know this hand."""
    held = s.hands[seat].held
    s.hands[seat].seen[:held] = ALL
    s.hands[seat].lies[:held] = IN_HAND
