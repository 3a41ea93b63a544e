"""What is acknowledged lies on the disk: seen from outside, by the calls to the kernel.

`kill -9` cannot show this, for what was written to the kernel survives it. So the calls are
counted: between the last write of a move and its acknowledgement the disk must have been synced.
"""

import asyncio
import re
import shutil
import sqlite3
import subprocess
from pathlib import Path

import pytest

from spielwerk.server.store import Store

from ..process import LONG, Server
from .load import Players

MOVES = 200 if LONG else 12
CALLS = "fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg"
LINE = re.compile(r"^\d+ +(?:<\.\.\. )?(\w+)")
CARELESS = "from spielwerk.server import store\nstore.PRAGMAS = ('journal_mode=WAL', {!r})\n"


def straced() -> bool:
    if shutil.which("strace") is None:
        return False
    tried = subprocess.run(["strace", "-o", "/dev/null", "true"], check=False, capture_output=True)
    return tried.returncode == 0


def unsynced(trace: str) -> tuple[int, int, int]:
    """Acknowledgements; of these, those before their sync; syncs that had ended."""
    acknowledged = early = syncs = 0
    dirty = False  # written since the last sync
    synced = False  # since the last acknowledgement
    for line in trace.splitlines():
        call = LINE.match(line)
        if call is None:
            continue
        if call[1] in ("fsync", "fdatasync") and line.endswith("= 0"):
            dirty, synced, syncs = False, True, syncs + 1
        elif call[1] == "pwrite64":
            dirty = True
        elif '\\"is\\":\\"done\\"' in line:
            acknowledged += 1
            early += dirty or not synced
            synced = False
    return acknowledged, early, syncs


async def one_by_one(server: Server) -> None:
    """Moves of which each waits for the acknowledgement of the one before."""
    await server.start()
    made = 0
    while made < MOVES:
        players = Players(server.port, seed=made)
        await players.sit_down()
        while made + len(players.told) < MOVES and not players.over:
            await players.turn()
        made += len(players.told)
        await players.line.hang_up()


def traced(server: Server, folder: Path, doctored: str = "") -> tuple[int, int, int]:
    out = folder / "trace"
    server.before = ["strace", "-f", "-s", "1000", "-o", str(out), "-e", f"trace={CALLS}"]
    server.doctored = doctored
    with server:
        asyncio.run(one_by_one(server))
    return unsynced(out.read_text(errors="replace"))


def test_no_acknowledgement_before_its_sync(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if not straced():
        with capsys.disabled():
            print("\nNOT TESTED: strace is not here; nobody counts the syncs of the disk")
        pytest.skip("NOT TESTED: whether moves lie on the disk; install strace")
    acknowledged, early, syncs = traced(server, tmp_path)
    with capsys.disabled():
        print(f"\n{acknowledged} moves acknowledged, {syncs} syncs, {early} before their sync")
    assert acknowledged == MOVES
    assert early == 0
    assert syncs >= acknowledged


@pytest.mark.parametrize("pragma", ["synchronous=OFF", "synchronous=NORMAL"])
def test_the_net_holds(server: Server, tmp_path: Path, pragma: str) -> None:
    """A database that does not sync is found out."""
    if not straced():
        pytest.skip("NOT TESTED: whether moves lie on the disk; install strace")
    acknowledged, early, _ = traced(server, tmp_path, CARELESS.format(pragma))
    assert acknowledged == MOVES
    assert early > MOVES / 2


def test_every_connection_syncs(tmp_path: Path) -> None:
    """The pragmas hold for a connection, not for the file: each one is asked."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    for engine in (store.writer, store.reader):
        several = [engine.connect() for _ in range(3)]
        for connection in several:
            raw = connection.connection.dbapi_connection
            assert isinstance(raw, sqlite3.Connection)
            read = [raw.execute(f"PRAGMA {name}").fetchone()[0] for name in ("synchronous",)]
            assert read == [2]
            assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert raw.execute("PRAGMA foreign_keys").fetchone() == (1,)
            connection.close()
        engine.dispose()
