"""The command itself: it says where it listens, stops when it is told to, and why it cannot."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx

PROGRAM = str(Path(sys.executable).with_name("spielwerk"))


@contextmanager
def started(*options: str) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """The program, and what it said until it served."""
    run = [PROGRAM, "serve", *options]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(run, stdout=-1, stderr=-1, text=True, env=environment) as program:
        assert program.stdout
        said: list[str] = []
        while not said or "http://" not in said[-1]:
            said.append(program.stdout.readline())
            assert said[-1], program.communicate()
        yield program, said
        program.kill()


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with started("--port", "0", "--db", db, "--lang", "de") as (program, said):
        assert said[0] == f"Die Tische liegen in {db}\n"
        address = re.findall(r"http://[\d.:]+", said[-1])[0]
        with httpx.Client(transport=httpx.HTTPTransport(retries=5)) as client:
            assert client.get(f"{address}/healthz").text == "ok\n"
        program.send_signal(signal.SIGTERM)
        program.wait(timeout=10)
        assert "Traceback" not in program.communicate()[1]


def refused(*options: str) -> str:
    done = subprocess.run([PROGRAM, "serve", *options], capture_output=True, text=True, check=False)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    return done.stderr


def test_it_says_why_it_cannot(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port} cannot" in refused("--port", port, "--lang", "en")
    no_folder = f"sqlite:///{tmp_path / 'none' / 'x.sqlite'}"
    assert "database cannot be opened" in refused("--port", "0", "--lang", "en", "--db", no_folder)
    assert "cannot be opened" in refused("--port", "0", "--lang", "en", "--db", "no url")
