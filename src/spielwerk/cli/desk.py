"""What all commands share: the reader's language, their options, and how they say no."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from spielwerk.bots.levels import LEVELS
from spielwerk.core.game import Game, Refused
from spielwerk.core.record import BadRecord
from spielwerk.core.rule import compiled_before
from spielwerk.core.sheet import load
from spielwerk.games import SHELF
from spielwerk.lab.arena import line_up
from spielwerk.text import LANGUAGES, Speaker, speaker

PLAIN: dict[str, Any] = {"highlight": False, "markup": False, "emoji": False}  # names are no markup
out = Console(**PLAIN)
err = Console(stderr=True, soft_wrap=True, **PLAIN)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=", ".join(SHELF))]
Language = Annotated[
    str, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; else the system's.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="name=value, as in records; may be repeated.")
]
Components = Annotated[
    Path | None, typer.Option("--components", help="Play with this component sheet.")
]

Bots = Annotated[
    str, typer.Option(metavar="LEVELS", help="A level, or one for each seat: LEVEL,LEVEL.")
]


class Sorry(Exception):
    """What the person at the keyboard is told in one sentence; the exit code is 2."""


def voice(language: str, game: Game | None = None) -> Speaker:
    """A speaker of the language asked for, or of the system's."""
    if language and language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Sorry(speaker(_system()).say("error-language", language=language, languages=known))
    return speaker(language or _system(), game)


@contextmanager
def at_desk(name: str, language: str) -> Iterator[tuple[Game, Speaker]]:
    """The game asked for and a speaker for it; a refusal meanwhile is said in one sentence."""
    if name not in SHELF:
        known = ", ".join(SHELF)
        raise Sorry(voice(language).say("error-no-game", game=name, games=known))
    game = SHELF[name]
    say = voice(language, game)
    try:
        yield game, say
    except Refused as refused:
        raise Sorry(say.refusal(refused)) from refused


def _system() -> str:
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, settings), "")[:2].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def parsed(options: list[str] | None, say: Speaker) -> dict[str, str]:
    """name=value, several times or several in one."""
    pairs = [word.partition("=") for text in options or [] for word in text.split()]
    for name, equals, value in pairs:
        if not (name and equals and value):
            raise Sorry(say.say("error-option", option=name + equals + value))
    values = {name: value for name, _, value in pairs}
    if len(values) < len(pairs):
        raise Sorry(say.say("error-option-twice"))
    return values


def lined_up(bots: str, game: Game, seats: int, say: Speaker) -> tuple[str, ...]:
    """The levels named, one for each of so many seats; the last one takes the seats left."""
    known, named = LEVELS[game.about.id], bots.split(",")
    for level in named:
        if level not in known:
            raise Sorry(say.say("error-no-level", level=level, levels=", ".join(known)))
    if len(named) > seats:
        raise Sorry(say.say("error-levels", levels=len(named), seats=seats))
    return line_up(named, seats)


def sheet_from(path: Path | None, game: Game, say: Speaker) -> Any:
    """The component sheet in this file; none where none is named: then the box's own counts."""
    try:
        return load(path, game) if path else None
    except BadRecord as bad:
        raise Sorry(say.fault(bad, str(path))) from bad


def warn_of_compiling(say: Speaker, *rules: Callable[..., object]) -> None:
    """The first time on a machine takes long; say so before it does."""
    if not all(compiled_before(rule) for rule in rules):
        err.print(say.say("compiling"))


@contextmanager
def writing(path: Path, say: Speaker) -> Iterator[None]:
    """Writing to this folder or file, with one sentence where it fails."""
    try:
        yield
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Sorry(say.say("error-unwritable", folder=str(path), why=why)) from error


def put(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
