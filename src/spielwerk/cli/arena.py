"""spielwerk arena: bots of different levels against each other."""

import json
from collections.abc import Sequence
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from spielwerk.bots.levels import LEVELS
from spielwerk.lab.arena import Match, Standing, standings
from spielwerk.text import Speaker

from .desk import (
    Bots,
    Components,
    GameName,
    Language,
    Options,
    Sorry,
    at_desk,
    err,
    lined_up,
    out,
    parsed,
    sheet_from,
    warn_of_compiling,
)


def arena(
    game: GameName,
    bots: Bots = "",
    seats: Annotated[int, typer.Option(help="How many play; else as many as are named.")] = 0,
    games: Annotated[int, typer.Option(help="How many games.")] = 40,
    seed: Annotated[int, typer.Option(help="The same number, the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
    lang: Language = "",
    option: Options = None,
    components: Components = None,
) -> None:
    """Pit levels against each other; each deal is played once from every seat."""
    with at_desk(game, lang) as (chosen, say):
        if games < 1:
            raise Sorry(say.say("error-games", games=games))
        bots = bots or ",".join([*LEVELS[game]][::-1])
        seats = seats or max(chosen.about.seats[0], bots.count(",") + 1)
        blank = chosen.blank(seats, parsed(option, say), sheet_from(components, chosen, say))
        levels = lined_up(bots, chosen, seats, say)
        warn_of_compiling(say, chosen.play, chosen.legal)
        match = Match(chosen, blank, levels, seed, LEVELS[game])
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            played = list(progress.track(match.games(range(games)), games))
        title = say.say("arena-title", games=games, game=say.say("game"), seats=seats)
        report(standings(played), say, title, as_json)


def report(lines: Sequence[Standing], say: Speaker, title: str, as_json: bool) -> None:
    """One JSON object, or a table to look at, the best level first."""
    if as_json:
        print(json.dumps({"levels": [figures(line) for line in lines]}), flush=True)
        return
    table = Table(title=title, caption=say.say("arena-interval"))
    table.add_column(say.say("arena-level"), no_wrap=True)
    for column in ("games", "wins", "share", "place", "score", "decision", "longest"):
        table.add_column(say.say(f"arena-{column}"), justify="right", no_wrap=column == "share")
    for line in lines:
        low, high = line.interval
        share = f"{line.share:.0%} ({low:.0%}–{high:.0%})"
        times = (f"{seconds * 1000:.1f} ms" for seconds in (line.seconds, line.longest))
        points = (f"{line.wins:g}", share, f"{line.place:.2f}", f"{line.score:.1f}")
        table.add_row(line.level, str(line.games), *points, *times)
    out.print(table)


def figures(line: Standing) -> dict[str, object]:
    low, high = line.interval
    return {
        "level": line.level,
        "games": line.games,
        "wins": line.wins,
        "share": line.share,
        "share_from": low,
        "share_to": high,
        "place": line.place,
        "score": line.score,
        "seconds_per_decision": line.seconds,
        "longest_decision": line.longest,
    }
