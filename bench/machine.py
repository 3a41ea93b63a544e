"""Which sources were measured, on which machine, with which versions."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
WRITTEN = ("bench/results.md", "bench/server.md", "bench/server.svg")  # by what measures


def facts(peers: list[str]) -> dict[str, str]:
    return {
        "commit": commit(),
        "date": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        "CPU": f"{processor()}, {os.cpu_count()} cores",
        "busy before the run": load(),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "peers": ", ".join(peers) or "not measured",
    }


def commit() -> str:
    """The commit, and whether the tree has changes beyond it (what is written here aside)."""
    name = git("rev-parse", "--short=12", "HEAD") or "none yet"
    dirty = git("status", "--porcelain", "--", ".", *(f":!{name}" for name in WRITTEN))
    return f"{name}, with uncommitted changes" if dirty else name


def git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return answer.stdout.strip()


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


def load() -> str:
    """Other people's work on the machine: processes running, in the last minute."""
    return f"{os.getloadavg()[0]:.1f} processes" if hasattr(os, "getloadavg") else "unknown"
