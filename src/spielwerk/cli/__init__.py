"""The command line: play, simulate, record show and verify, bench."""

import sys

import typer
from rich.markup import escape

from . import bench, play, record, simulate
from .desk import Sorry, err

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Boardgames by their exact rules: play, simulate, verify records.",
)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.add_typer(record.app, name="record")
app.command("bench")(bench.bench)


def main() -> None:
    """What goes wrong is said in one sentence on stderr, with exit code 2."""
    try:
        app()
    except Sorry as sorry:
        err.print(escape(str(sorry)))
        sys.exit(2)
