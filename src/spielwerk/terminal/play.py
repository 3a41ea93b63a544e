"""A game in the terminal: one person, bots on the other seats."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from time import monotonic
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from spielwerk.bots.bot import PATIENCE, ask
from spielwerk.bots.levels import LEVELS
from spielwerk.core.draft import Draft
from spielwerk.core.game import Game, Refused
from spielwerk.core.record import Record, Said
from spielwerk.core.replay import as_heard, open_record
from spielwerk.text import Speaker

from . import DRAWINGS

QUIT = ("quit", "exit")
BOT = "bot:"  # before its level, where a record names who played


@dataclass
class Session:
    """One game at the terminal, as it goes on."""

    game: Game
    speaker: Speaker
    console: Console
    seat: int
    names: Sequence[str]
    table: Any
    record: Record
    rng: Random
    log: list[str] = field(default_factory=list)

    def run(self) -> Record:
        """Play to the end, or until the player leaves. The record of the game."""
        while waiting := self.game.to_move(self.table):
            if self.seat in waiting:
                if not self._answer():
                    self.console.print(self.speaker.say("play-bye"))
                    return as_heard(self.game, self.record, None)
            else:
                self._bot(waiting[0])
        self._end()
        return replace(self.record, result=self.game.scores(self.table))

    def _bot(self, seat: int) -> None:
        """A bot answers, of the level that the record names."""
        level = self.record.players[seat].removeprefix(BOT)
        bot, dice = LEVELS[self.game.about.id][level], self.rng.getrandbits(32)
        move = ask(bot, self.game, self.table, seat, dice, monotonic() + PATIENCE)
        self._keep(seat, [move])

    def _keep(self, seat: int, moves: Sequence[str]) -> None:
        """These moves bind: they go on record, and everybody hears what they did."""
        for move in moves:
            before = self.table
            self.table = self.game.step(before, seat, move)
            kept = (*self.record.moves, Said(seat, move))
            self.record = replace(self.record, moves=kept)
            for fact in self.game.tell(before, seat, move, self.table):
                if fact.told(self.seat):
                    self.log.append(self.speaker.fact(fact, self.names))
                    self.console.print(Text(f"  {self.log[-1]}", "dim"))

    def _answer(self) -> bool:
        """Ask until a move binds. False: the player leaves."""
        draft = Draft(self.game, self.table, self.seat)
        self._show(draft)
        while True:
            legal = self.game.legal_moves(draft.shown, self.seat)
            try:
                words = self.console.input(f"\n{self.speaker.say('play-prompt')}: ")
            except (EOFError, KeyboardInterrupt):
                return False
            text = " ".join(words.lower().split())
            if text in QUIT:
                return False
            if self._command(text, draft):
                continue
            move = self._chosen(text, legal)
            if move and self._try(draft, move):
                self._keep(self.seat, draft.moves)
                return True

    def _command(self, text: str, draft: Draft) -> bool:
        """What is no move: undo and the like."""
        match text:
            case "undo" | "restart":
                self._undo(draft, 1 if text == "undo" else len(draft.moves))
            case "table":
                self._show(draft)
            case "log":
                self.console.print("\n".join(self.log))
            case "help" | "?" | "":
                self._ask(draft)
            case _:
                return False
        return True

    def _undo(self, draft: Draft, moves: int) -> None:
        if not draft.moves:
            self.console.print(self.speaker.say("play-nothing-to-undo"))
            return
        back = ", ".join(draft.moves[len(draft.moves) - moves :])
        draft.undo(moves)
        self.console.print(self.speaker.say("play-undone", move=back))
        self._ask(draft)

    def _chosen(self, text: str, legal: Sequence[str]) -> str | None:
        if not text.isdecimal():
            return text
        numbered = {str(number): move for number, move in enumerate(legal, 1)}
        if text in numbered:
            return numbered[text]
        self.console.print(self.speaker.say("play-no-number", number=text[:40]))
        return None

    def _try(self, draft: Draft, move: str) -> bool:
        """Add a move to the draft; True if it binds."""
        try:
            binds = draft.play(move)
        except Refused as refused:
            self.console.print(Text(self.speaker.refusal(refused), "red"))
            return False
        if not binds:
            self._ask(draft)
        return binds

    def _show(self, draft: Draft) -> None:
        view = self.game.view(draft.shown, self.seat)
        self.console.rule()
        self.console.print(DRAWINGS[self.game.about.id](view, self.names, self.speaker))
        self._ask(draft)

    def _ask(self, draft: Draft) -> None:
        """The legal moves, numbered, as they are written and as they are said."""
        legal = self.game.legal_moves(draft.shown, self.seat)
        if draft.moves:
            self.console.print(Text(" · ".join(draft.moves), "cyan"))
        table = Table(title=self.speaker.say("play-legal"), box=box.SIMPLE, show_header=False)
        for number, move in enumerate(legal, 1):
            table.add_row(str(number), Text(move, "bold"), Text(self.speaker.move(move), "dim"))
        self.console.print(table)
        self.console.print(Text(self.speaker.say("play-help", example=legal[0]), "dim"))

    def _end(self) -> None:
        """The score sheet, and who has won."""
        view = self.game.view(self.table, self.seat)
        self.console.rule(self.speaker.say("play-result"))
        self.console.print(DRAWINGS[self.game.about.id](view, self.names, self.speaker))
        self.console.print(result(self.game, self.table, self.names, self.speaker))


def result(game: Game, table: Any, names: Sequence[str], speaker: Speaker) -> Table:
    """Every line of the score sheet that gave points, the total, and who has won."""
    winners = [names[seat] for seat in game.winners(table)]
    who = winners[-1]
    if len(winners) > 1:
        who = speaker.say("play-and", first=", ".join(winners[:-1]), last=who)
    how = "play-wins" if len(winners) == 1 else "play-shared"
    sheet = Table(title=speaker.say("play-sheet"), caption=speaker.say(how, names=who))
    sheet.add_column("")
    for name in names:
        sheet.add_column(name, justify="right")
    columns = [game.sheet(table, seat) for seat in range(len(names))]
    for line, *points in zip(game.lines, *columns, strict=True):
        if any(points):
            sheet.add_row(speaker.line(line), *map(str, points))
    sheet.add_section()
    sheet.add_row(speaker.say("play-total"), *map(str, game.scores(table)))
    sheet.add_row(speaker.say("play-place"), *map(str, game.places(table)))
    return sheet


def sit_down(
    game: Game, table: Any, seed: bytes, speaker: Speaker, console: Console, players: Sequence[str]
) -> Session:
    """A person on seat 0 of a table just dealt from this seed, bots on the others.

    `players`: the person's name, and for the others `bot:` and the level, as records have it.
    """
    bots = [speaker.say("play-bot", number=seat) for seat in range(1, table.seats)]
    return Session(
        game=game,
        speaker=speaker,
        console=console,
        seat=0,
        names=[players[0], *bots],
        table=table,
        record=open_record(game, table, players, seed),
        rng=Random(),
    )
