"""The house rules that can be counted: floors, lengths, names, nothing on import."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/spielwerk"
MODULES = sorted(PACKAGE.rglob("*.py"))
FLOORS = ("core", "games", "text", "bots", "lab", "server", "terminal", "client", "cli")
BELOW = {floor: set(FLOORS[:number]) for number, floor in enumerate(FLOORS)}
BELOW["bots"] = {"core", "games"}
BELOW["lab"] = {"core", "games", "bots"}
BELOW["server"] = {"core", "games", "text", "bots"}
BELOW["client"] = set()
BELOW["terminal"] = {"core", "games", "text", "bots"}
FORBIDDEN = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}
LONGEST = 400
IDS = [str(path.relative_to(PACKAGE)) for path in MODULES]


def imported(path: Path) -> set[str]:
    """The modules of the package that a file imports, absolute."""
    here = path.relative_to(PACKAGE.parent).with_suffix("").parts
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level] if node.level else ()
            module = ".".join((*base, *filter(None, [node.module])))
            names |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return {name for name in names if name.startswith("spielwerk.")}


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_imports_point_down(path: Path) -> None:
    floor, *rest = path.relative_to(PACKAGE).with_suffix("").parts
    for name in imported(path):
        other, *beyond = name.split(".")[1:]
        if floor not in ("__init__", other):
            assert other in BELOW[floor], f"{floor} imports {name}"
        elif floor == "games" and len(rest) > 1 and beyond:
            assert beyond[0] == rest[0], f"{rest[0]} imports another game"


def test_no_rule_of_core_asks_a_question() -> None:
    """Trap 1: its machine code would outlive a change of the game."""
    for path in (PACKAGE / "core").glob("*.py"):
        if path.name not in ("ask.py", "game.py"):
            assert "spielwerk.core.ask" not in imported(path), path.name


def files(*suffixes: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split() if name.endswith(suffixes)]


def test_files_are_short() -> None:
    for path in files(".py", ".ts", ".tsx", ".css"):
        if path.exists():
            assert len(path.read_text().splitlines()) <= LONGEST, path


@pytest.mark.parametrize("path", MODULES, ids=IDS)
def test_files_say_what_they_are_about(path: Path) -> None:
    assert path.stem not in FORBIDDEN
    tree = ast.parse(path.read_text())
    doc = ast.get_docstring(tree)
    assert doc or not tree.body, "the first line of a module is a sentence"
    assert not doc or doc.splitlines()[0].endswith((".", "?")), doc


@pytest.mark.parametrize("path", [p for p in MODULES if "rules" in p.parts], ids=str)
def test_rules_state_facts(path: Path) -> None:
    """No prose, no log, no clock, no global chance."""
    names = {
        node.id for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Name)
    }
    assert not names & {"print", "open", "random", "time", "logging", "set", "dict"}


def test_no_address_of_a_registry_stands_in_a_file() -> None:
    for path in files(".toml", ".txt", ".json", ".cfg", ".yml", "Makefile"):
        text = path.read_text()
        assert not re.search(r'index-url|"resolved": "https?://|registry *= *"?http', text), path


def test_nothing_happens_on_import() -> None:
    """Importing the shelf prints nothing, plays nothing, compiles nothing."""
    code = (
        "import spielwerk.cli, spielwerk.games.coal_baron as g;"
        "assert not g.COAL_BARON.play.signatures"
    )
    run = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT / "src", check=True)
    assert (done.stdout, done.stderr) == ("", "")
