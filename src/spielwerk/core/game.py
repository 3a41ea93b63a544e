"""What a game is: a card about it, a book of moves, and the rules as compiled functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from .ask import QUESTIONS, answer
from .chance import deal_key
from .option import set_options
from .struct import Key, Row, Struct

Seat = int
Move = int  # an index into Game.moves; written as the text that stands there


class Reason(NamedTuple):
    """Why a move may be refused: a word every language has a sentence for, and the rule's id."""

    word: str
    rule: str = ""


class Refused(Exception):
    """What may not be done; `figures` are the numbers the sentence may mention."""

    def __init__(self, reason: str, rule: str = "", **figures: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.figures = figures


class Fact(NamedTuple):
    """Something that happened, as data. Told to its readers; to everybody where none are named."""

    word: str
    data: Mapping[str, int | str]
    readers: frozenset[Seat] | None = None

    def told(self, viewer: Seat | None) -> bool:
        return self.readers is None or viewer in self.readers


class Pack(NamedTuple):
    """One deck of the box, as records spell it."""

    name: str
    words: Sequence[str]  # what each card number is called
    box: Sequence[int] | Callable[[Any], Sequence[int]]  # a function where a sheet may change it
    cards: Callable[[Any], Row]  # where they lie on a table that was just dealt

    def unshuffled(self, table: Any) -> Sequence[int]:
        """The cards of this table's box, before the deal."""
        return self.box(table) if callable(self.box) else self.box


Broken = tuple[str, str, dict[str, int | str]]  # by a sheet: a word, the rule's id, figures


@dataclass(frozen=True)
class About:
    """What lobby, store and tests must know without playing."""

    id: str
    title: str
    seats: range
    rules_version: int  # raised whenever an old record would replay differently


@dataclass(frozen=True, eq=False)
class Game:
    """Everything a game is. Rules change the table they are given; `step` copies first."""

    about: About
    state: type[Struct]  # with the fields `seats` and `options`
    moves: Sequence[str]  # every move there is, as players say it
    reasons: Sequence[Reason]  # the first has no word: the move may not be refused
    binding: frozenset[str]  # moves that reveal something or pass the turn: undo ends there
    packs: Sequence[Pack]
    deal: Callable[[Any, Key], None]  # all chance: fills the decks
    begin: Callable[[Any], None]  # no chance: lays out the table from the decks
    awaits: Callable[[Any], int]  # a bit for each seat that owes an answer; 0: over
    legal: Callable[[Any, Seat, Row], int]  # writes the moves, returns how many
    why: Callable[[Any, Seat, Move], int]  # 0, or the number of the reason why not; the only judge
    play: Callable[[Any, Seat, Move], None]
    score: Callable[[Any, Seat], int]
    tiebreak: Callable[[Any, Seat], int]  # who has more of it wins among equal scores
    redeal: Callable[[Any, Seat, Key], None]  # deals anew what this seat cannot know
    lines: Sequence[str]  # the lines of a seat's score sheet
    sheet: Callable[[Any, Seat], Sequence[int]]  # what stands on them; they add up to the score
    view: Callable[[Any, Seat | None], dict[str, Any]]  # all a viewer may know (None: a spectator)
    tell: Callable[[Any, Seat, str, Any], list[Fact]]  # what a move did: before, seat, move, after
    said: Callable[[Any, Seat, str, Seat | None], str]  # the move as this viewer heard it
    spell: Callable[[str], tuple[str, dict[str, Any]]]  # a move as its message and the words in it
    spell_line: Callable[[str], tuple[str, dict[str, Any]]]  # a line of the sheet likewise
    show: Callable[[Mapping[str, Any]], dict[str, Any]]  # data, and what the cards in it show
    figures: Callable[[Any, Seat, str, str], dict[str, int]]  # the numbers behind a refusal
    box: Any = None  # where a component sheet may replace figures: the box's own, for `s.sheet`
    check_sheet: Callable[[Any], Broken | None] | None = None  # what no sheet may break

    def __post_init__(self) -> None:
        for question in QUESTIONS:
            answer(self.state, question, getattr(self, question))

    @cached_property
    def ids(self) -> dict[str, Move]:
        return {text: move for move, text in enumerate(self.moves)}

    def check(self, sheet: Any) -> None:
        """Refuse a component sheet that breaks what the rule book fixes."""
        if self.check_sheet and (broken := self.check_sheet(sheet)):
            word, rule, figures = broken
            raise Refused(word, rule, **figures)

    def blank(self, seats: int, options: Mapping[str, str] | None = None, sheet: Any = None) -> Any:
        """A table with nothing on it but who plays, by which variants, with which components."""
        if seats not in self.about.seats:
            fewest, most = self.about.seats[0], self.about.seats[-1]
            raise Refused("seats", fewest=fewest, most=most, seats=seats)
        table = self.state.new()[0]
        table.seats = seats
        if sheet is not None:
            self.check(sheet)
            table.sheet = sheet
        elif self.box is not None:
            table.sheet = self.box
        if unknown := set_options(table, options or {}):
            raise Refused("option", option=unknown[:40])
        return table

    def new(
        self,
        seats: int,
        seed: bytes,
        nonces: Sequence[bytes] = (),
        options: Mapping[str, str] | None = None,
        sheet: Any = None,
    ) -> Any:
        """A table laid out for its first move."""
        table = self.blank(seats, options, sheet)
        self.lay_out(table, seed, nonces)
        return table

    def lay_out(self, table: Any, seed: bytes, nonces: Sequence[bytes] = ()) -> None:
        """Deal a blank table from its secret, and set it up."""
        self.deal(table, deal_key(seed, nonces))
        self.begin(table)

    def to_move(self, table: Any) -> list[Seat]:
        """The seats that owe an answer. Another may still revise one: it then has legal moves."""
        owed = int(self.awaits(table))
        return [seat for seat in range(owed.bit_length()) if owed >> seat & 1]

    def legal_moves(self, table: Any, seat: Seat) -> list[str]:
        out = np.empty(len(self.moves), np.int16)
        return [self.moves[move] for move in out[: self.legal(table, seat, out)]]

    def refusal(self, table: Any, seat: Seat, text: str) -> Refused | None:
        """Why a seat may not say this now, or None if it may."""
        if not 0 <= seat < table.seats:
            return Refused("seat", seat=seat)
        move = self.ids.get(text)
        if move is None:
            return Refused("no-such-move", move=text[:40])
        word, rule = self.reasons[self.why(table, seat, move)]
        return Refused(word, rule, **self.figures(table, seat, text, word)) if word else None

    def step(self, table: Any, seat: Seat, text: str) -> Any:
        """The one door: read, check and play a move. The table given stays as it was."""
        if refused := self.refusal(table, seat, text):
            raise refused
        after = table.copy()
        self.play(after, seat, self.ids[text])
        return after

    def scores(self, table: Any) -> list[int]:
        return [int(self.score(table, seat)) for seat in range(table.seats)]

    def places(self, table: Any) -> list[int]:
        """The place of each seat, 1 for the winner; who cannot be parted shares a place."""
        worth = [
            (self.score(table, seat), self.tiebreak(table, seat)) for seat in range(table.seats)
        ]
        return [1 + sum(other > own for other in worth) for own in worth]

    def winners(self, table: Any) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places(table)) if place == 1]
