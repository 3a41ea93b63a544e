"""spielwerk bench: how fast the rules run on this machine, and how fast bots decide."""

from rich.table import Table

from spielwerk.bots.levels import LEVELS
from spielwerk.bots.playout import playouts
from spielwerk.core.game import Game
from spielwerk.games import SHELF
from spielwerk.lab.arena import Standing, play_off
from spielwerk.lab.speed import Speed, copy_round, measure
from spielwerk.text import Speaker

from .desk import Language, out, voice, warn_of_compiling

REPETITIONS, SECONDS = 5, 0.2
GAMES = 10  # by bots of each level


def bench(lang: Language = "") -> None:
    """Measure random games, copies, threads and bots on this machine; peers: `make bench`."""
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
    out.print(bots(say))


def bots(say: Speaker) -> Table:
    """Each level at a full table of its own kind, asked through the one door."""
    table = Table(title=say.say("bench-bots"))
    for column in ("game", "level", "decisions", "longest"):
        table.add_column(say.say(f"bench-{column}"), justify="right")
    for name, game in SHELF.items():
        for level in LEVELS[name]:
            table.add_row(name, level, *pace(among_themselves(game, level)))
    return table


def among_themselves(game: Game, level: str) -> Standing:
    (standing,) = play_off(game, [level] * game.about.seats[-1], GAMES, seed=1)
    return standing


def pace(standing: Standing) -> tuple[str, ...]:
    return f"{1 / standing.seconds:,.0f}", f"{standing.longest * 1000:.1f} ms"


def row(speed: Speed) -> tuple[str, ...]:
    decisions = speed.decisions.median
    return (
        str(speed.seats),
        f"{decisions:,.0f}",
        f"{decisions / speed.length:,.0f}",
        f"{speed.copy.median:.0f} ns",
        f"{speed.threads:.2f} ×",
    )
