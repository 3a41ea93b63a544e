"""spielwerk play: a game in the terminal."""

import getpass
import os
import secrets
from errno import EEXIST, EISDIR
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

import typer

from spielwerk.bots.levels import LEVELS
from spielwerk.core.record import write
from spielwerk.terminal.play import BOT, sit_down
from spielwerk.text import Speaker

from .desk import (
    Bots,
    Components,
    GameName,
    Language,
    Options,
    at_desk,
    lined_up,
    out,
    parsed,
    put,
    sheet_from,
    warn_of_compiling,
    writing,
)


def play(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many play.")] = 3,
    name: Annotated[str, typer.Option(help="What you are called at the table.")] = "",
    bots: Bots = "",
    lang: Language = "",
    option: Options = None,
    components: Components = None,
    record: Annotated[Path | None, typer.Option(help="Write the finished game here.")] = None,
) -> None:
    """Play in the terminal; bots take the other seats, of the strongest level if none is said."""
    with at_desk(game, lang) as (chosen, say):
        table = chosen.blank(seats, parsed(option, say), sheet_from(components, chosen, say))
        strongest = list(LEVELS[game])[-1]
        levels = lined_up(bots or strongest, chosen, seats - 1, say)
        if record:
            with writing(record, say):  # better refused now than after the game
                record.parent.mkdir(parents=True, exist_ok=True)
                if record.is_dir():
                    raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
                if record.exists():
                    raise FileExistsError(EEXIST, os.strerror(EEXIST))
                TemporaryFile(dir=record.parent).close()
        warn_of_compiling(say, chosen.play, chosen.legal)
        seed = secrets.token_bytes(32)
        chosen.lay_out(table, seed)
        players = [name or whoever(say), *(BOT + level for level in levels)]
        session = sit_down(chosen, table, seed, say, out, players)
        finished = session.run()
        if record:
            with writing(record, say):
                put(record, write(finished))


def whoever(say: Speaker) -> str:
    """The user's name, where the system has one."""
    try:
        return getpass.getuser().capitalize()
    except (KeyError, OSError):
        return say.say("play-guest")
