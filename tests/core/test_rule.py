"""The cache of machine code: never stale, never in the way, not for ever."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import pytest

from spielwerk.core import rule as ruling
from spielwerk.core.chance import mix
from spielwerk.core.rule import A_DAY, EDITIONS, PACKAGE, compiled_before, prune

SAYS = "from spielwerk.core.chance import mix; print(mix(1))"


def run(package: Path, **switches: str) -> str:
    """What `mix(1)` is by this copy of the package."""
    environment = {**os.environ, "PYTHONPATH": str(package), **switches}
    command = [sys.executable, "-c", SAYS]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


@pytest.fixture
def package(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE / "core", tmp_path / "src/spielwerk/core")
    (tmp_path / "src/spielwerk/__init__.py").touch()
    return tmp_path / "src"


def editions(home: Path) -> set[str]:
    return {path.name for path in (home / "spielwerk").iterdir()}


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_a_change_in_another_file_is_no_stale_code(package: Path, tmp_path: Path) -> None:
    """Trap 1: numba looks only at the file a rule stands in."""
    home = tmp_path / "cache"
    first = run(package, NUMBA_CACHE_DIR=str(home))
    assert editions(home)
    assert run(package, NUMBA_CACHE_DIR=str(home)) == first
    before = editions(home)
    other = package / "spielwerk/core/struct.py"
    other.write_text(other.read_text() + "# changed\n")
    assert run(package, NUMBA_CACHE_DIR=str(home)) == first
    assert len(editions(home) - before) == 1


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_a_switch_has_its_own_edition(package: Path, tmp_path: Path) -> None:
    home = tmp_path / "cache"
    run(package, NUMBA_CACHE_DIR=str(home), NUMBA_BOUNDSCHECK="1")
    run(package, NUMBA_CACHE_DIR=str(home), NUMBA_BOUNDSCHECK="0")
    assert len(editions(home)) == 2


def test_a_home_that_cannot_be_written_is_no_obstacle(package: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert run(package, NUMBA_CACHE_DIR=str(file)) == run(package)


def test_old_editions_go_but_the_newest_few(tmp_path: Path) -> None:
    """What ran today may be running still."""
    current = tmp_path / "core-now"
    names = [f"core-{age}" for age in range(EDITIONS + 3)]
    for age, name in enumerate(names):
        (tmp_path / name).mkdir()
        then = time.time() - (A_DAY + 100) * age
        os.utime(tmp_path / name, (then, then))
    (tmp_path / "bots-old").mkdir()
    os.utime(tmp_path / "bots-old", (0, 0))
    current.mkdir()
    prune("core", current)
    kept = {"core-now", "bots-old", *names[:EDITIONS]}
    assert {path.name for path in tmp_path.iterdir()} == kept


def test_todays_editions_stay(tmp_path: Path) -> None:
    for number in range(EDITIONS + 3):
        (tmp_path / f"core-{number}").mkdir()
    prune("core", tmp_path / "core-0")
    assert len(list(tmp_path.iterdir())) == EDITIONS + 3


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="nothing is compiled")
def test_whether_a_rule_was_compiled_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A neighbour's machine code does not count: each rule is asked for by its name."""
    monkeypatch.setattr(ruling, "_folder", lambda reach: tmp_path / reach[-1])
    assert not compiled_before(mix)
    (tmp_path / "core").mkdir()
    (tmp_path / "core/chance.block-44.py311.nbi").touch()
    assert not compiled_before(mix)
    (tmp_path / "core/chance.mix-90.py311.nbi").touch()
    assert compiled_before(mix)


def test_who_else_compiles_keeps_their_own_cache() -> None:
    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    ruling.rule(lambda x: x)
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("module", "reach"),
    [
        ("spielwerk.core.chance", ("core",)),
        ("spielwerk.games.coal_baron.rules.turn", ("core", "games/coal_baron")),
        ("spielwerk.bots.playout", ("core", "games", "bots")),
        ("somebody.elses", ("core", "games", "bots", "lab")),
    ],
)
def test_reach(module: str, reach: tuple[str, ...]) -> None:
    """A rule is made of its own folder and those below."""
    assert ruling._reach(module) == reach
