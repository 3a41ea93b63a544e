"""Measures how fast Spielwerk is, and its peers on the same machine; writes bench/results.md.

Run: make bench, or python bench/run.py --quick (short, no peers, nothing written).
A missed target is reported, not an error.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import fresh
import machine
import phases
import report
import versus
from report import Table
from spielwerk.core.game import Game
from spielwerk.games import SHELF
from spielwerk.lab import speed

RESULTS = Path(__file__).with_name("results.md")
GOALS = {"coal-baron": (4, 40), "card-game": (3, 40), "great-split": (4, 30)}  # M/s; s when cold
SHOWN = 0.005  # of a game; lesser parts share a line


@dataclass(frozen=True)
class Measured:
    game: Game
    speeds: list[speed.Speed]  # by seats, the most last
    fresh: fresh.Fresh
    profile: phases.Profile | None

    @property
    def name(self) -> str:
        return f"{self.game.about.id} {self.speeds[-1].seats}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a smoke run: short, and no peers")
    quick = parser.parse_args().quick
    facts = machine.facts([] if quick else versus.versions())
    measured = [measure(game, quick) for game in SHELF.values()]
    peers = [] if quick else versus.measure(seconds=2)
    tables = [
        Table("Where this was measured", ("", ""), list(facts.items())),
        Table("Targets", ("", "measured", "target", ""), targets(measured, peers)),
        random_games(measured),
        processes(measured),
        *([compared(measured, peers)] if peers else []),
        *(profile(m, m.profile) for m in measured if m.profile),
    ]
    report.show(tables)
    if not quick:
        report.write(tables, RESULTS)


def measure(game: Game, quick: bool) -> Measured:
    repetitions, seconds = (3, 0.05) if quick else (9, 0.4)
    most = game.about.seats[-1]
    return Measured(
        game,
        [speed.measure(game, seats, repetitions, seconds) for seats in game.about.seats],
        fresh.measure(game, 1 if quick else 5),
        phases.measure(game, most, 10 * repetitions) if phases.MEASURABLE else None,
    )


def targets(measured: list[Measured], peers: list[versus.Peer]) -> list[tuple[str, ...]]:
    """Medians, at a full table."""
    rows = []
    for m in measured:
        full, new = m.speeds[-1], m.fresh
        decisions = full.decisions.median
        cold = max(new.cold_move.waited, new.cold_game.waited)
        fast, soon = GOALS[m.game.about.id]
        rows += [
            at_least(f"{m.name}: random decisions", decisions / 1e6, fast, " M/s"),
            at_most(f"{m.name}: copy of a table", full.copy.median, 100, " ns"),
            at_least(f"{m.name}: two threads over one", full.threads, 1.8, " ×"),
            at_most(f"{m.name}: first move, warm", new.warm.waited, 1, " s"),
            at_most(f"{m.name}: first move or game, cold", cold, soon, " s"),
        ]
        for peer in peers:
            what = f"{m.name}: against {peer.name}, {peer.loop}"
            rows.append(at_least(what, decisions / peer.median, peer.target, " ×"))
    return rows


def at_least(what: str, value: float, bound: float, unit: str) -> tuple[str, ...]:
    return what, f"{value:.2f}{unit}", f"≥ {bound:g}{unit}", "held" if value >= bound else "missed"


def at_most(what: str, value: float, bound: float, unit: str) -> tuple[str, ...]:
    return what, f"{value:.2f}{unit}", f"≤ {bound:g}{unit}", "held" if value <= bound else "missed"


def random_games(measured: list[Measured]) -> Table:
    columns = ("", "games/s", "moves/s", "best", "spread", "a game", "copy", "threads")
    rows = [
        (
            f"{m.game.about.id} {s.seats}",
            f"{s.decisions.median / s.length:,.0f}",
            f"{s.decisions.median / 1e6:.2f} M",
            f"{s.decisions.best / 1e6:.2f} M",
            f"{s.decisions.spread:.0%}",
            f"{s.length:.0f}",
            f"{s.copy.median:.0f} ns",
            f"{s.threads:.2f} ×",
        )
        for m in measured
        for s in m.speeds
    ]
    sizes = [f"{m.game.about.id} {m.game.state.dtype.itemsize:,}" for m in measured]
    note = (
        "Whole random games on one core, set-up and legal moves included; forced moves count. "
        "Medians; the spread is from the slowest repetition to the quickest. Threads: what two "
        "play against one, the best of short bursts. "
        f"Bytes of a table: {', '.join(sizes)}."
    )
    return Table("Random games", columns, rows, note)


def processes(measured: list[Measured]) -> Table:
    columns = ("", "first move", "less `import numba`", "cold: first move", "cold: random game")
    rows = [
        (m.name, *map(str, (m.fresh.warm, m.fresh.beyond, m.fresh.cold_move, m.fresh.cold_game)))
        for m in measured
    ]
    note = (
        "From the start of a Python process to its end; in brackets, of the processor: what is "
        "waited beyond that is other work on the machine, or the disk. Cold: nothing compiled yet."
    )
    return Table("A new process", columns, rows, note)


def compared(measured: list[Measured], peers: list[versus.Peer]) -> Table:
    columns = ("", "of each game", "median", *(f"{m.name}" for m in measured))
    rows = [
        (
            f"{peer.name}: {peer.loop}",
            ", ".join(f"{game} {rate / 1e3:,.0f} k" for game, rate in peer.rates.items()),
            f"{peer.median / 1e3:,.0f} k",
            *(f"{m.speeds[-1].decisions.median / peer.median:.1f} ×" for m in measured),
        )
        for peer in peers
    ]
    note = (
        "Decisions a second. example.py: the loop of OpenSpiel's own Python example; "
        "random.choices: the same with a quicker draw at chance nodes; tight: the quickest we "
        "found. More in bench/peers/README.md."
    )
    return Table("Peers, through their Python API", columns, rows, note)


def profile(measured: Measured, found: phases.Profile) -> Table:
    columns = ("a mean random game", "times", "ns each", "µs", "share")
    shown = [part for part in found.parts if part.total >= SHOWN * found.whole]
    lesser = sum(part.total for part in found.parts) - sum(part.total for part in shown)
    rows = [
        (
            part.name,
            f"{part.times:.1f}",
            f"{part.ns:.0f}",
            f"{part.total / 1e3:.2f}",
            f"{part.total / found.whole:.1%}",
        )
        for part in shown
    ]
    rows += [
        ("all other parts", "", "", f"{lesser / 1e3:.2f}", f"{lesser / found.whole:.1%}"),
        ("the game, without looking", "1", "", f"{found.whole / 1e3:.2f}", "100%"),
    ]
    note = f"The parts explain {found.explained:.0%} of the game."
    return Table(f"Where the time goes: {measured.name}", columns, rows, note)


if __name__ == "__main__":
    main()
