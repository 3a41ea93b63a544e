"""What the pages say is so: commands, rules, links, names of tests and files, Python that runs."""

import contextlib
import io
import os
import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from spielwerk.cli import app
from spielwerk.core.game import Game
from spielwerk.games import SHELF
from spielwerk.games.coal_baron.components import BARROW_AND_TRAIN, CART_AND_TRUCK, CLOCK

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
ROW = re.compile(r"^\| ([A-Z]+-[\w.]+) \|", re.MULTILINE)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
IN_CODE = re.compile(r"`([^`\n]+)`")
RUN = re.compile(r"^(?:\$ |\.venv/bin/)(spielwerk .*?)(?: +\(exit (\d)\))?$", re.MULTILINE)


def pages() -> list[Path]:
    """Every page of the repository, the new ones too."""
    run = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    listed = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
    found = {ROOT / name for name in listed.stdout.splitlines()}
    return sorted(path for path in found if path.exists())


def text(path: Path | str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def commands(group: Any, name: str = "spielwerk") -> Iterator[tuple[str, list[str]]]:
    """Each command and its options."""
    for word, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands(command, f"{name} {word}")
        else:
            opts = [opt for parameter in command.params for opt in parameter.opts]
            yield f"{name} {word}", [opt for opt in opts if opt.startswith("--")]


PAGES = pages()
COMMANDS = dict(commands(get_command(app)))
BLOCKS = [
    pytest.param(code, id=f"{path.relative_to(ROOT)}-{number}")
    for path in PAGES
    for number, (language, code) in enumerate(FENCE.findall(text(path)), 1)
    if language == "python"
]
each_page = pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
each_game = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.about.id)


def test_the_readme_is_short() -> None:
    assert len(text("README.md").splitlines()) <= 100


@each_game
def test_every_game_has_its_place(game: Game) -> None:
    readme = text("README.md")
    assert game.about.title in readme
    assert f"`{game.about.id}`" in readme
    assert f"({game.about.id}.md)" in text("docs/rules/README.md")


@each_game
def test_the_page_of_a_game_has_every_rule(game: Game) -> None:
    """The ids of RULES.md are the headings of the page for players, in the same order."""
    folder = ROOT / "src/spielwerk/games" / game.about.id.replace("-", "_")
    page = text(f"docs/rules/{game.about.id}.md")
    headed = [h.split()[0] for h in HEADING.findall(page) if re.match(r"[A-Z]+-\d+\.\d+ ", h)]
    assert headed == ROW.findall(text(folder / "RULES.md"))


def test_the_figures_for_players_are_those_of_the_box() -> None:
    page = text("docs/rules/coal-baron.md")
    for orders in (BARROW_AND_TRAIN, CART_AND_TRUCK):
        assert " · ".join(f"{order.slots} {order.points}" for order in orders) in page
    points = page.split("## All points")[1]
    stated = re.findall(r"\| (\d+) \| (\d+) \|$", points, re.MULTILINE)
    assert stated == [(str(first), str(second)) for _, first, second in CLOCK]


def test_every_command_is_explained() -> None:
    """With its options, in a chapter of its own."""
    page = text("docs/command-line.md")
    common, *chapters = page.split("\n## spielwerk ")
    told = {f"spielwerk {chapter.splitlines()[0]}": chapter for chapter in chapters}
    assert told.keys() == COMMANDS.keys()
    for name, options in COMMANDS.items():
        assert f"`{name}`" in common
        assert not [option for option in options if f"{option}" not in told[name]], name


@each_page
def test_no_page_names_a_command_that_is_not_there(path: Path) -> None:
    for written in re.findall(
        r"spielwerk ((?:record |admin )?(?!record|admin)[a-z]+)\b", "".join(code(path))
    ):
        assert f"spielwerk {written}" in COMMANDS, written


def code(path: Path) -> Iterator[str]:
    """What stands in code on a page, in lines of its own or within one."""
    for language, block in FENCE.findall(text(path)):
        if language in ("sh", "console"):
            yield block
    yield from (f"{span}\n" for span in IN_CODE.findall(FENCE.sub("", text(path))))


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="a measurement would take for ever")
def test_the_examples_of_the_command_line_run(tmp_path: Path) -> None:
    program = str(Path(sys.executable).with_name("spielwerk"))
    examples = RUN.findall(text("docs/command-line.md")) + RUN.findall(text("README.md"))
    for written, expected in examples:
        words = shlex.split(
            written.replace("FILE", "games/coal-baron-3-seats-seed-1-game-00003.txt")
        )
        done = subprocess.run(
            [program, *words[1:]],
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == int(expected or 0), (written, done.stderr)
        assert "Traceback" not in done.stderr, written
    assert {path.name for path in tmp_path.iterdir()} == {"games", "unfinished.txt"}


@pytest.mark.parametrize("block", BLOCKS)
def test_python_on_a_page_runs(block: str) -> None:
    """And prints what stands beside it."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(block, "page", "exec"), {"__name__": "page"})
    assert printed.getvalue().splitlines() == re.findall(r"# prints: (.*)", block)


@each_page
def test_links_lead_somewhere(path: Path) -> None:
    for link in LINK.findall(FENCE.sub("", text(path))):
        if not re.match(r"https?://", link):
            name, _, anchor = link.partition("#")
            target = (path.parent / name).resolve() if name else path
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


def anchors(path: Path) -> list[str]:
    """The anchors that a page's headings get."""
    headings = HEADING.findall(FENCE.sub("", text(path)))
    return [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]


@each_page
def test_tests_and_files_that_are_named_are_there(path: Path) -> None:
    sources = {test.stem: text(test) for test in (ROOT / "tests").rglob("*.py")}
    known = set(re.findall(r"^def (test_\w+)", "\n".join(sources.values()), re.MULTILINE))
    for span in IN_CODE.findall(FENCE.sub("", text(path))):
        if re.fullmatch(r"test_\w+", span):
            assert span in known, span
        if re.fullmatch(r"(?:src|tests|docs|bench)/[\w./-]*", span):
            assert (ROOT / span).exists(), span


def test_every_target_of_make_is_explained() -> None:
    targets = re.findall(r"^\.PHONY: (.*)$", text("Makefile"), re.MULTILINE)[0].split()
    page = text("CONTRIBUTING.md")
    assert not [target for target in targets if f"| `make {target}` |" not in page]


def test_how_to_add_a_game_leaves_nothing_out() -> None:
    """Neither a field of Game nor a file of the example."""
    page = text("docs/adding-a-game.md")
    assert re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE) == [f.name for f in fields(Game)]
    example = ROOT / "src/spielwerk/games/coal_baron"
    files = [path.name for path in example.rglob("*.*") if path.suffix != ".pyc"]
    assert not [name for name in files if f"`{name}" not in page and f"/{name}`" not in page]


def test_every_decision_is_in_the_list() -> None:
    written = {path.name for path in (DOCS / "decisions").glob("0*.md")}
    assert written == set(LINK.findall(text("docs/decisions/README.md")))


def test_the_picture_is_current_and_needs_no_network() -> None:
    """If not: .venv/bin/python docs/pictures/terminal.py"""
    drawn = runpy.run_path(str(DOCS / "pictures/terminal.py"))["picture"]()
    assert drawn == text("docs/pictures/terminal.svg")
    outside = set(re.findall(r"\w+://[^\"')\s]+", drawn)) - {"http://www.w3.org/2000/svg"}
    assert not outside
