"""The tables: on the screen, and in results.md."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table as RichTable

HEADER = "<!-- Written by `make bench`; change bench/, not this file. -->\n# How fast it is\n"


@dataclass(frozen=True)
class Table:
    title: str
    columns: tuple[str, ...]  # the first is text, the others are figures
    rows: Sequence[tuple[str, ...]]
    note: str = ""


def show(tables: Iterable[Table]) -> None:
    console = Console()
    for table in tables:
        drawn = RichTable(title=table.title, box=box.SIMPLE_HEAD, caption=table.note)
        for place, column in enumerate(table.columns):
            drawn.add_column(column, justify="right" if place else "left")
        for row in table.rows:
            drawn.add_row(*row)
        console.print(drawn)


def write(tables: Iterable[Table], path: Path) -> None:
    path.write_text(HEADER + "\n".join(markdown(table) for table in tables))


def markdown(table: Table) -> str:
    rule = ("---", *("---:" for _ in table.columns[1:]))
    lines = ["| " + " | ".join(row) + " |" for row in (table.columns, rule, *table.rows)]
    note = f"\n{table.note}\n" if table.note else ""
    return f"\n## {table.title}\n" + "\n".join(lines) + "\n" + note
