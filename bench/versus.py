"""The peers, measured in the same run, in an environment of their own."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median

BENCH = Path(__file__).parent
REQUIREMENTS = BENCH / "peers" / "requirements.txt"
VENV = BENCH.parent / ".venv-peers"
READY = VENV / "ready"  # a copy of the requirements it was made of


@dataclass(frozen=True)
class Peer:
    """One library, played at random by one loop (see peers/README.md)."""

    name: str
    loop: str
    rates: dict[str, float]  # decisions a second of each of its games
    target: int  # so many times faster we are to be

    @property
    def median(self) -> float:
        return median(self.rates.values())


def measure(seconds: float) -> list[Peer]:
    """So many seconds a game and loop."""
    prepare()
    example = run("open_spiel_textbook.py", seconds, "example")
    choices = run("open_spiel_textbook.py", seconds, "choices")
    tight = run("open_spiel_random.py", seconds)
    catanatron = run("catanatron_random.py", seconds)
    return [
        Peer("OpenSpiel", "example.py", example, 20),
        Peer("OpenSpiel", "random.choices", choices, 20),
        Peer("OpenSpiel", "tight", tight, 20),
        Peer("catanatron", "tight", catanatron, 60),
    ]


def versions() -> list[str]:
    pins = REQUIREMENTS.read_text().split()
    return [pin.replace("==", " ") for pin in pins if pin.startswith(("open-spiel", "catanatron"))]


def prepare() -> None:
    wanted = REQUIREMENTS.read_text()
    if READY.exists() and READY.read_text() == wanted:
        return
    subprocess.run([sys.executable, "-m", "venv", "--clear", VENV], check=True)
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([python(), *pip, "--requirement", REQUIREMENTS], check=True)
    READY.write_text(wanted)


def python() -> Path:
    return VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def run(script: str, *arguments: object) -> dict[str, float]:
    command = [str(python()), str(BENCH / "peers" / script), *map(str, arguments)]
    answer = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    rates: dict[str, float] = json.loads(answer.stdout)
    return rates
