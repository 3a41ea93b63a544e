"""A seat's small moves before they bind: played on a copy, shown to it alone, free to undo."""

from dataclasses import dataclass, field
from typing import Any

from .game import Game, Seat


@dataclass
class Draft:
    """What a seat has in mind at a table: moves that nobody else has heard of."""

    game: Game
    table: Any  # as everybody knows it
    seat: Seat
    moves: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._tables = [self.table]
        moves, self.moves = self.moves, []
        for text in moves:
            self.play(text)

    @property
    def shown(self) -> Any:
        """The table as this seat sees it."""
        return self._tables[-1]

    def play(self, text: str) -> bool:
        """Add a move. True if it binds: then the draft up to here is to be kept and told."""
        self._tables.append(self.game.step(self.shown, self.seat, text))
        self.moves.append(text)
        return text in self.game.binding

    def up_to(self, moves: int) -> "Draft":
        """Another one that begins with the first moves of this."""
        other = Draft(self.game, self.table, self.seat)
        other.moves, other._tables = self.moves[:moves], self._tables[: moves + 1]
        return other

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves; nothing remains of them."""
        keep = max(0, len(self.moves) - moves)
        del self.moves[keep:], self._tables[keep + 1 :]
