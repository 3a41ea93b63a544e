"""spielwerk simulate: games at random or by bots, for their figures or for their records."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from spielwerk.bots.playout import playouts
from spielwerk.core.game import Game
from spielwerk.core.record import Record, write
from spielwerk.lab.simulate import Run, in_batches, joined, recorded
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
    put,
    sheet_from,
    warn_of_compiling,
    writing,
)


def simulate(  # one parameter for each option
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same number, the same games.")] = 0,
    bots: Bots = "",
    records: Annotated[Path | None, typer.Option(help="A folder: one record a game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
    lang: Language = "",
    option: Options = None,
    components: Components = None,
) -> None:
    """Play games, at random unless bots are named; say how fast they went and how they ended."""
    with at_desk(game, lang) as (chosen, say):
        if games < 1:
            raise Sorry(say.say("error-games", games=games))
        blank = chosen.blank(seats, parsed(option, say), sheet_from(components, chosen, say))
        levels = lined_up(bots, chosen, seats, say) if bots else ()
        one_by_one = bool(records or levels)
        warn_of_compiling(say, *((chosen.play, chosen.legal) if one_by_one else (playouts,)))
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(say.say("simulate-progress"), total=games)
            told = told_games(chosen, blank, range(games), seed, levels)
            if records:
                played = write_records(told, (records, seed, say))
            elif levels:
                played = (run for _, run in told)
            else:
                played = in_batches(chosen, blank, games, seed)
            runs = []
            for run in played:
                runs.append(run)
                progress.advance(task, len(run.scores))
        title = "simulate-title-bots" if levels else "simulate-title"
        figures = {"games": games, "game": say.say("game"), "seats": seats}
        report(joined(runs), say, say.say(title, **figures, bots=", ".join(levels)), as_json)
        if records and not as_json:
            out.print(say.say("simulate-written", count=games, folder=str(records)))


def told_games(
    game: Game, blank: Any, games: range, seed: int, levels: Sequence[str]
) -> Iterator[tuple[Record, Run]]:
    """Move by move, after a game that compiles, where it must, before the clock runs."""
    recorded(game, blank, seed, 0, levels)
    for i in games:
        yield recorded(game, blank, seed, i, levels)


def write_records(
    games: Iterator[tuple[Record, Run]], where: tuple[Path, int, Speaker]
) -> Iterator[Run]:
    """One file a game; none of them stays if one cannot be written."""
    folder, seed, say = where
    written: list[Path] = []
    try:
        with writing(folder, say):
            folder.mkdir(parents=True, exist_ok=True)
            for number, (record, run) in enumerate(games, 1):
                name = f"{record.game}-{record.seats}-seats-seed-{seed}-game-{number:05}.txt"
                if not (folder / name).exists():  # what an earlier run wrote is not ours to remove
                    written.append(folder / name)
                put(folder / name, write(record))
                yield run
    except BaseException:
        for path in written:
            path.unlink(missing_ok=True)
        raise


def report(run: Run, say: Speaker, title: str, as_json: bool) -> None:
    """The figures of a run: one JSON object, or a table to look at."""
    seats = run.scores.shape[1]
    each = [run.scores[:, seat] for seat in range(seats)]
    if as_json:
        figures = {
            "games": len(run.scores),
            "decisions": run.decisions,
            "seconds": run.seconds,
            "decisions_per_second": run.rate,
            "scores": [
                {"seat": seat, "mean": s.mean(), "lowest": int(s.min()), "highest": int(s.max())}
                for seat, s in enumerate(each)
            ],
        }
        print(json.dumps(figures), flush=True)
        return
    table = Table(title=title)
    for column in ("seat", "mean", "lowest", "highest"):
        table.add_column(say.say(f"simulate-{column}"), justify="right")
    for seat, scores in enumerate(each):
        table.add_row(str(seat), f"{scores.mean():.2f}", str(scores.min()), str(scores.max()))
    out.print(table)
    out.print(say.say("simulate-decisions", count=run.decisions))
    out.print(say.say("simulate-seconds", seconds=run.seconds, rate=round(run.rate)))
