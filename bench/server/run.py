"""Measures the server under load, the peer beside it, and writes bench/server.md."""

import argparse
import asyncio
import contextlib
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from urllib.request import urlopen

HERE = Path(__file__).parent
sys.path.append(str(HERE.parent))

from load import SEATS, Figures, percentile, run  # noqa: E402
from ours import API, Ours  # noqa: E402
from plot import Curve, drawn  # noqa: E402
from process import Asker, Server  # noqa: E402
from theirs import Theirs  # noqa: E402

import machine  # noqa: E402

PEER = machine.ROOT / ".venv-peers/server"
GROWTH = (12, 52, 200, 500, 1_000, 2_000)  # sockets
PER_SOCKET = 0.2  # moves a second: 200 for a thousand
IDLE_TABLES = 1_000


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def our_server(folder: Path) -> AsyncIterator[Server]:
    server = Server(f"sqlite:///{folder / 'tables.sqlite'}", free_port())
    server.compiled, server.log = True, folder / "log"
    with server:
        await server.start()
        await warm(server.port)
        yield server
        server.kill(signal.SIGTERM)


async def warm(port: int) -> None:
    """Until nothing is compiled any more, nor fetched from the disk."""
    while True:
        with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            if b"spielwerk_warm 1.0" in answer.read():
                return
        await asyncio.sleep(0.2)


@asynccontextmanager
async def peer_server() -> AsyncIterator[tuple[int, int]]:
    if not (PEER / "node_modules").exists():
        PEER.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "server.cjs"):
            shutil.copy(HERE / "peer" / name, PEER)
        subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=PEER, check=True)
    shutil.copy(HERE / "peer/server.cjs", PEER)
    port = free_port()
    env = {**os.environ, "NODE_ENV": "production"}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen(["node", "server.cjs", str(port)], cwd=PEER, env=env, **quiet)
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port)).close()
                break
            await asyncio.sleep(0.05)
        yield port, process.pid
    finally:
        process.kill()
        process.wait()


async def measured(kind: type, port: int, pid: int, sockets: int, seconds: float) -> Figures:
    figures = Figures(sockets, seconds)
    rng = Random(sockets)
    tables = [kind(port, figures, Random(rng.random())) for _ in range(max(1, sockets // SEATS))]
    await run(tables, figures, PER_SOCKET * sockets, pid)
    await asyncio.sleep(0.5)
    return figures


async def restart(folder: Path) -> float:
    """Seconds from the start of a process to the first move it accepts."""
    async with our_server(folder) as server:
        asker = Asker(server.port)
        await asker.ask("PUT", f"{API}/me", {"name": "Bench"})
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}] * 2}
        _, made = await asker.ask("POST", f"{API}/tables", wish)
        path = f"{API}/tables/{made['table']['id']}"
        _, state = await asker.ask("GET", f"{path}/state?seat=0")
        seat = state["owes"][0]
        _, state = await asker.ask("GET", f"{path}/state?seat={seat}")
        await asker.hang_up()
        move = {"key": "bench-restart", "seat": seat, "question": state["question"]}
        move["moves"] = [state["draft"]["binding"][0]]
        server.kill(signal.SIGKILL)
        start = time.perf_counter()
        await server.start()
        status, answer = await asker.ask("POST", f"{path}/moves", move)
        took = time.perf_counter() - start
        assert status == 200, answer
        await asker.hang_up()
    return took


def resident(pid: int) -> int:
    """Bytes of memory a process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


async def idle_table(folder: Path) -> float:
    """Bytes that a running table takes which is in memory, and which nobody follows."""
    async with our_server(folder) as server:
        assert server.process
        asker = Asker(server.port)
        await asker.ask("PUT", f"{API}/me", {"name": "Bench"})
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}] * SEATS}
        before = 0
        for number in range(IDLE_TABLES + 200):
            if number == 200:  # what is made once is there by now
                before = resident(server.process.pid)
            _, made = await asker.ask("POST", f"{API}/tables", wish)
            await asker.ask("GET", f"{API}/tables/{made['table']['id']}/state?seat=0")
        after = resident(server.process.pid)
        await asker.hang_up()
    return (after - before) / IDLE_TABLES


def row(name: str, figures: Figures) -> str:
    got, told = figures.acknowledged, figures.told
    cells = [
        name,
        str(figures.sockets),
        f"{figures.rate:.0f} of {figures.due / figures.seconds:.0f}",
        *(f"{percentile(got, share):.1f}" for share in (0.5, 0.99)),
        *(f"{percentile(told, share):.1f}" for share in (0.5, 0.99)),
        f"{figures.drafts / figures.seconds:.0f}",
        f"{figures.bytes_in / figures.seconds / 1e6:.1f}",
        f"{figures.busy / figures.seconds:.2f}",
        f"{figures.busy / max(1, len(figures.acknowledged)) * 1000:.1f}",
        str(figures.refused + figures.lost),
    ]
    return "| " + " | ".join(cells) + " |"


HEADER = """<!-- Written by `make bench-server`; change bench/server/, not this file. -->
# The server under load

Server and load generator are two processes on this machine. Each table is a game of Coal Baron
with four sockets; the load makes moves at a fixed rate, whether the server keeps up or not, at
tables chosen by lot. A move is one that binds and is written to SQLite with `synchronous=FULL`
before it is acknowledged; the small moves that lead to it are drafts, sent and answered as well.
The peer, boardgame.io 0.50.2, keeps its matches in memory and writes nothing down; its state is
as large as a view of ours.
Milliseconds count from the sending of a move to its acknowledgement, and to the message that each
of the other three players gets. *Cores* is what the server's processes used of the machine, beside
whatever else it had to do: see “busy before the run”.

"""
COLUMNS = (
    *("", "sockets", "moves a second", "acknowledged, median", "p99", "others told, median"),
    *("p99", "drafts a second", "MB sent a second", "cores", "ms of a core for a move"),
    "refused, lost",
)


def written(rows: list[str], restarted: float, idle: float, peers: list[str]) -> str:
    facts = machine.facts(peers)
    lines = [
        HEADER + "| " + " | ".join(COLUMNS) + " |",
        "|---|" + "---:|" * (len(COLUMNS) - 1),
        *rows,
        "",
        "![How the figures grow with the sockets](server.svg)",
        "",
        "| | | wanted |",
        "|---|---:|---:|",
        f"| restart to the first accepted move, rules compiled before | {restarted:.2f} s | 2 s |",
        f"| memory of a running table that nobody follows | {idle / 1000:.1f} kB | 20 kB |",
        "",
        "Wanted at 1,000 sockets: acknowledged p99 at most 50 ms, others told p99 at most 80 ms.",
        "",
        "| measured on | |",
        "|---|---|",
        *(f"| {name} | {fact} |" for name, fact in facts.items()),
        "",
    ]
    return "\n".join(lines)


async def main(seconds: float, growth: list[int], peer: bool) -> None:
    rows, grown, peers = [], [], []
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for sockets in growth:
            where = folder / str(sockets)
            where.mkdir()
            async with our_server(where) as server:
                assert server.process
                pid = server.process.pid
                figures = await measured(Ours, server.port, pid, sockets, seconds)
            grown.append(figures)
            rows.append(row("Spielwerk, SQLite", figures))
            print(rows[-1], flush=True)
        if peer:
            async with peer_server() as (port, pid):
                figures = await measured(Theirs, port, pid, 1_000, seconds)
            rows.append(row("boardgame.io, in memory", figures))
            peers.append("boardgame.io 0.50.2")
            print(rows[-1], flush=True)
        for name in ("restart", "idle"):
            (folder / name).mkdir()
        restarted, idle = await restart(folder / "restart"), await idle_table(folder / "idle")
    curves = [
        Curve(name, [(f.sockets, percentile(getattr(f, which), share)) for f in grown])
        for name, which, share in (
            ("acknowledged, median", "acknowledged", 0.5),
            ("acknowledged, p99", "acknowledged", 0.99),
            ("others told, median", "told", 0.5),
            ("others told, p99", "told", 0.99),
        )
    ]
    title = "One server, 0.2 moves a second from each socket"
    picture = drawn(title, "sockets", "milliseconds", curves)
    (machine.ROOT / "bench/server.svg").write_text(picture)
    text = written(rows, restarted, idle, peers)
    (machine.ROOT / "bench/server.md").write_text(text)
    print(text[text.index("| restart") :])


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--sockets", type=int, nargs="*", default=list(GROWTH))
    asked.add_argument("--no-peer", action="store_true")
    given = asked.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 16_384), hard))
    asyncio.run(main(given.seconds, given.sockets, not given.no_peer))
