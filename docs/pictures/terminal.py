"""Draws docs/pictures/terminal.svg: a table of Coal Baron as the terminal shows it.

Run: .venv/bin/python docs/pictures/terminal.py
"""

import io
import re
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from spielwerk.games import SHELF
from spielwerk.terminal import DRAWINGS
from spielwerk.text import speaker

PICTURE = Path(__file__).with_suffix(".svg")
GAME = SHELF["coal-baron"]
SEED = 3
NAMES = ("Anna", "Ben")
# How much the players like a move, by its first word. At random they would hardly deliver.
LIKED = {"deliver": 300, "fill": 60, "load": 20, "mine": 6, "pair": 3, "bank": 0.1}


def mid_game() -> Any:
    """Late in the second shift: few workers are left, and who is mining has a full cage."""
    rng = Random(SEED)
    table = GAME.new(len(NAMES), seed=bytes([SEED]) * 32)
    while table.shift < 1 or table.workers.sum() > 16 or table.mines[table.turn].cage.sum() < 4:
        moves = sorted(GAME.legal_moves(table, int(table.turn)))
        weights = [LIKED.get(move.split()[0], 1) for move in moves]
        table = GAME.step(table, int(table.turn), rng.choices(moves, weights)[0])
    return table


def picture() -> str:
    """The drawing as SVG. No font is fetched from anywhere: pages must not need the network."""
    table = mid_game()
    console = Console(
        record=True, width=120, file=io.StringIO(), color_system="truecolor", _environ={}
    )
    view = GAME.view(table, int(table.turn))
    console.print(DRAWINGS[GAME.about.id](view, NAMES, speaker("en", GAME)))
    svg = console.export_svg(title=f"spielwerk play {GAME.about.id}", unique_id=GAME.about.id)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "Fira Code, DejaVu Sans Mono, Menlo, monospace")
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"written: {PICTURE}")
