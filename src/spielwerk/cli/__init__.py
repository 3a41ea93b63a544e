"""The command line: serve, admin, play, simulate, arena, components, record and all the others."""

import io
import sys

import typer

from . import admin, arena, bench, components, play, record, serve, simulate
from .desk import Sorry, err, voice

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Boardgames by their exact rules: play, simulate, verify records.",
)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("backup")(admin.backup)
app.command("restore")(admin.restore)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("components")(components.components)
app.add_typer(record.app, name="record")
app.command("bench")(bench.bench)


def main() -> None:
    """What goes wrong is said in one sentence on stderr, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # not every terminal can show every letter
    try:
        app()
    except OSError as error:  # a full disk behind stdout, say
        why = error.strerror or type(error).__name__
        err.print(voice("").say("error-output", why=why))
        sys.exit(2)
    except Sorry as sorry:
        err.print(str(sorry))
        sys.exit(2)
