"""Rules are plain Python. `@rule` compiles them; NUMBA_DISABLE_JIT=1 runs them as they stand."""

import atexit
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba

F = TypeVar("F", bound=Callable[..., object])

PACKAGE = Path(__file__).parents[1]
FLOORS = ("core", "games", "bots", "lab")  # where compiled code may stand, from the ground up
SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT")  # change the machine code, unseen by numba's cache
EDITIONS = 3  # how many older editions of a folder are kept
A_DAY = 86_400  # seconds; an edition used more recently may still be in use


def rule(function: F) -> F:
    config: Any = numba.config
    elsewhere = config.CACHE_DIR
    config.CACHE_DIR = str(_folder(_reach(function.__module__)))
    try:
        return numba.njit(function, cache=True, nogil=True)  # type: ignore[no-any-return]
    finally:
        config.CACHE_DIR = elsewhere


def compiled_before(function: Callable[..., object]) -> bool:
    """Whether machine code of this rule lies ready; if not, its first call compiles it."""
    config: Any = numba.config
    folder = _folder(_reach(function.__module__))
    return config.DISABLE_JIT or any(folder.rglob(f"*.{function.__name__}-*.nbi"))


def _reach(module: str) -> tuple[str, ...]:
    """The folders a rule's machine code can be made of: its own and those below.

    So no rule in core may ask a question of ask.py: it would outlive a change of the game.
    """
    match module.split("."):
        case ["spielwerk", "games", game, *_]:
            return ("core", f"games/{game}")
        case ["spielwerk", floor, *_] if floor in FLOORS:
            return FLOORS[: FLOORS.index(floor) + 1]
    return FLOORS


@cache
def _folder(reach: tuple[str, ...]) -> Path:
    """A cache folder for this edition of the sources within reach.

    numba looks only at the file a function stands in, and at no switch: a table changed in another
    file, or a run with bounds checks, would be answered by stale machine code.
    """
    sources = (path for folder in reach for path in sorted((PACKAGE / folder).rglob("*.py")))
    switches = "".join(f"{name}={os.environ.get(name)};" for name in SWITCHES)
    text = switches.encode() + b"".join(path.read_bytes() for path in sources)
    name = reach[-1].replace("/", "-")
    folder = _home() / f"{name}-{hashlib.sha256(text).hexdigest()[:12]}"
    folder.mkdir(exist_ok=True)
    os.utime(folder)
    with suppress(OSError):  # another process may prune at the same moment
        prune(name, folder)
    return folder


def prune(name: str, current: Path) -> None:
    """Remove what sources of long ago compiled to, but the newest few and whatever ran today."""
    others = [path for path in current.parent.glob(f"{name}-*") if path != current]
    ages = sorted((time.time() - path.stat().st_mtime, path) for path in others)
    for age, path in ages[EDITIONS:]:
        if age > A_DAY:
            shutil.rmtree(path, ignore_errors=True)


@cache
def _home() -> Path:
    """The user's cache folder; or, where that is read-only, one of our own."""
    given = os.environ.get("NUMBA_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME")
    try:
        home = Path(given) if given else Path.home() / ".cache"
        home = home / "spielwerk"
        home.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=home).close()
    except (OSError, RuntimeError):
        home = Path(tempfile.mkdtemp(prefix="spielwerk-"))
        atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home
