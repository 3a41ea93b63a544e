"""spielwerk bench: how fast the rules run on this machine."""

from rich.table import Table

from spielwerk.bots.playout import playouts
from spielwerk.games import SHELF
from spielwerk.lab.speed import Speed, copy_round, measure

from .desk import Language, out, voice, warn_of_compiling

REPETITIONS, SECONDS = 5, 0.2


def bench(lang: Language = "") -> None:
    """Measure random games, copies and threads on this machine; peers are for `make bench`."""
    say = voice(lang)
    for game in SHELF.values():
        warn_of_compiling(say, game.play, playouts, copy_round)
    table = Table(title=say.say("bench-title"))
    for column in ("game", "seats", "decisions", "games", "copy", "threads"):
        table.add_column(say.say(f"bench-{column}"), justify="right")
    for name, game in SHELF.items():
        for seats in game.about.seats:
            table.add_row(name, *row(measure(game, seats, REPETITIONS, SECONDS)))
    out.print(table)


def row(speed: Speed) -> tuple[str, ...]:
    decisions = speed.decisions.median
    return (
        str(speed.seats),
        f"{decisions:,.0f}",
        f"{decisions / speed.length:,.0f}",
        f"{speed.copy.median:.0f} ns",
        f"{speed.threads:.2f} ×",
    )
