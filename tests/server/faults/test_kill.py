"""The server is killed at random moments under load: what it has acknowledged is there."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from ..process import LONG, Server
from .load import Players, lost_and_doubled, replays

KILLS = 60 if LONG else 3
TABLES = 12 if LONG else 6


def told(players: list[Players]) -> int:
    return sum(len(player.told) for player in players)


async def killed(server: Server, how: int, kills: int) -> list[Players]:
    """Play, kill, start again; at the end every table goes on. Interpreted: it starts at once."""
    server.compiled = False
    rng, done = Random(7), list[Players]()
    await server.start()
    for kill in range(kills):
        running = [player for player in done if not player.over]
        for number in range(TABLES - len(running)):
            player = Players(server.port, seed=1_000 * kill + number)
            await player.sit_down()
            running.append(player)
            done.append(player)
        tasks = [asyncio.create_task(player.play()) for player in running]
        before = told(running)
        while told(running) < before + TABLES // 2 and not all(p.over for p in running):
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.uniform(0.0, 0.5))
        await asyncio.to_thread(server.kill, how)
        for player in running:
            player.resting = True
        await asyncio.gather(*tasks)
        await server.start()
    for player in done:
        if not player.over:
            before = len(player.told)
            await player.turn()
            assert player.over or len(player.told) == before + 1
        await player.line.hang_up()
    return done


def test_nothing_acknowledged_is_lost(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with server:
        players = asyncio.run(killed(server, signal.SIGKILL, KILLS))
    lost, doubled = lost_and_doubled(tmp_path / "tables.sqlite", players)
    replays(tmp_path / "tables.sqlite", players)
    with capsys.disabled():
        kept = f"{told(players)} moves acknowledged on {len(players)} tables"
        print(f"\nkill -9 {KILLS} times under load: {kept}, {lost} lost, {doubled} doubled")
    assert told(players) > (TABLES // 2) * KILLS
    assert (lost, doubled) == (0, 0)


def test_asked_to_end_it_answers_what_it_has_begun(server: Server, tmp_path: Path) -> None:
    """SIGTERM: no request is cut off half-way; who was there goes on at the next server."""
    with server:
        players = asyncio.run(killed(server, signal.SIGTERM, 2))
    assert lost_and_doubled(tmp_path / "tables.sqlite", players) == (0, 0)
    replays(tmp_path / "tables.sqlite", players)
