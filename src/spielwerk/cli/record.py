"""spielwerk record: show records, and check that they went by the rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.core.game import Game
from spielwerk.core.record import BadRecord, Record, load
from spielwerk.core.replay import replay, starter_was_named, verify
from spielwerk.games import SHELF
from spielwerk.terminal.play import result
from spielwerk.text import Speaker, speaker

from .desk import Language, err, out, voice, warn_of_compiling

app = typer.Typer(no_args_is_help=True, help="Show records, or check them by the rules.")

Files = Annotated[list[Path], typer.Argument(metavar="FILE...")]


@app.command("verify")
def verify_files(files: Files, lang: Language = "") -> None:
    """Check promise, deal, every move and the result. Exit code 2 if anything is wrong."""
    say = voice(lang)
    for game in SHELF.values():
        warn_of_compiling(say, game.play)
    good = [_verified(path, say) for path in files]
    if not all(good):
        raise typer.Exit(2)


def _verified(path: Path, say: Speaker) -> bool:
    try:
        record = load(path)
        game = game_of(record)
        say = speaker(say.language, game)
        verify(game, record)
    except BadRecord as bad:
        err.print(say.fault(bad, str(path)))
        return False
    scores = " ".join(map(str, record.result or ()))
    figures = {"seats": record.seats, "moves": len(record.moves), "scores": scores}
    sentence = say.say("record-fine", file=str(path), game=record.game, **figures)
    if starter_was_named(game, record):
        sentence = f"{sentence} {say.say('record-start-named')}"
    out.print(sentence, soft_wrap=True)
    return True


@app.command("show")
def show_files(files: Files, lang: Language = "") -> None:
    """Tell games move by move, and show their score sheets."""
    say = voice(lang)
    for path in files:
        try:
            record = load(path)
            game = game_of(record)
            say = speaker(say.language, game)
            tell_game(game, record, say)
        except BadRecord as bad:
            err.print(say.fault(bad, str(path)))
            raise typer.Exit(2) from bad


def game_of(record: Record) -> Game:
    if record.game not in SHELF:
        raise BadRecord("record-no-game", game=record.game[:40])
    return SHELF[record.game]


def tell_game(game: Game, record: Record, say: Speaker) -> None:
    out.rule(say.say("play-title", game=say.say("game"), seats=record.seats))
    if not record.deal:  # unfinished: there is nothing to replay, but what was said can be told
        for said in record.moves:
            out.print(f"{record.players[said.seat]}: {said.text}")
        return
    tell_moves(game, record, say)
    if record.finished:
        verify(game, record)  # who reads it to the end is told if it does not hold


def tell_moves(game: Game, record: Record, say: Speaker) -> None:
    names: Sequence[str] = record.players
    tables = list(replay(game, record))
    for said, before, after in zip(record.moves, tables, tables[1:], strict=False):
        for fact in game.tell(before, said.seat, said.text, after):
            out.print(say.fact(fact, names))
    if not game.to_move(tables[-1]):
        out.print(result(game, tables[-1], names, say))
