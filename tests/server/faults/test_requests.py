"""Requests that come twice or never, two servers on one file, a full disk, players who quit."""

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

from spielwerk.games import SHELF
from spielwerk.server.app import application
from spielwerk.server.settings import Settings, in_folder
from spielwerk.server.table import OVER, Table
from spielwerk.server.watch import Watch

from ..asgi import Answer, ask
from ..process import LONG

API = "/api/v1"
GAME = "coal-baron"
REQUESTS = 1_500 if LONG else 60


class Player:
    """All seats of one table, over a line that cannot be relied upon."""

    def __init__(self, apps: list[Any], seed: int) -> None:
        self.apps = apps
        self.rng = Random(seed)
        self.cookie = ""
        self.id = ""
        self.old: list[dict[str, Any]] = []  # requests that may come once more
        self.told: dict[str, int] = {}  # by key, the number it was given

    @property
    def app(self) -> Any:
        return self.rng.choice(self.apps)

    async def ask(self, method: str, path: str, body: Any = None, app: Any = None) -> Answer:
        return await ask(app or self.app, method, f"{API}{path}", body, self.cookie)

    async def sit_down(self, seats: int = 2, **more: Any) -> None:
        first = self.apps[0]
        named = await self.ask("PUT", "/me", {"name": "Anna"}, first)
        given = dict(named.headers)[b"set-cookie"].decode()
        self.cookie = given.partition("spielwerk=")[2].split(";")[0]
        wish = {"game": GAME, "seats": [{"kind": "me"}] * seats, **more}
        self.id = (await self.ask("POST", "/tables", wish, first)).json()["table"]["id"]

    async def table(self) -> Table:
        found: Table = await self.apps[0].state.house.tables.get(self.id)
        return found

    async def next_request(self) -> dict[str, Any] | None:
        table = await self.table()
        owed = table.owes()
        if not owed:
            return None
        seat = self.rng.choice(owed)
        moves = a_turn(table, seat, self.rng)
        key = f"{self.rng.getrandbits(120):030x}"
        return {"key": key, "seat": seat, "question": table.asked[seat], "moves": moves}

    async def send(self, wish: dict[str, Any]) -> bool:
        """Whether it was acknowledged; the same key never gets two numbers."""
        answer = await self.ask("POST", f"/tables/{self.id}/moves", wish)
        if answer.status != 200:
            assert answer.json()["error"]["code"], answer
            assert answer.status in (409, 503), answer
            return False
        seq = answer.json()["seq"]
        assert self.told.setdefault(wish["key"], seq) == seq
        return True


def a_turn(table: Table, seat: int, rng: Random) -> list[str]:
    game, position, moves = table.game, table.position, list[str]()
    while not moves or moves[-1] not in game.binding:
        legal = game.legal_moves(position, seat)
        binding = [text for text in legal if text in game.binding]
        moves.append(rng.choice(binding if binding and len(moves) > 6 else legal))
        position = game.step(position, seat, moves[-1])
    return moves


def written(path: Path) -> list[tuple[str, int]]:
    connection = sqlite3.connect(path)
    rows = connection.execute('SELECT key, seq FROM requests ORDER BY "table", seq').fetchall()
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    return rows


def settings(folder: Path) -> Settings:
    return Settings(db=in_folder(folder), requests=0, messages=0)


async def unreliable(player: Player, requests: int) -> int:
    """So many requests, of which some come twice at once, some late again, some are lost."""
    sent = 0
    while sent < requests and (wish := await player.next_request()):
        sent += 1
        fate = player.rng.random()
        if fate < 0.3:  # twice at once, perhaps through two doors
            await asyncio.gather(player.send(wish), player.send(wish))
        elif fate < 0.4:  # never arrives: the next one is made of the same table
            continue
        else:
            await player.send(wish)
        player.old.append(wish)
        if player.old and player.rng.random() < 0.5:  # an old one comes again, out of order
            await player.send(player.rng.choice(player.old))
    return sent


def test_twice_late_or_never(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def played() -> tuple[int, list[Player]]:
        app = application(settings(tmp_path))
        async with app.router.lifespan_context(app):
            sent, players = 0, list[Player]()
            while sent < REQUESTS:
                players.append(Player([app], seed=len(players)))
                await players[-1].sit_down()
                sent += await unreliable(players[-1], REQUESTS - sent)
            return sent, players

    sent, players = asyncio.run(played())
    rows = written(tmp_path / "tables.sqlite")
    told = {key: seq for player in players for key, seq in player.told.items()}
    with capsys.disabled():
        print(f"\n{sent} requests over a bad line: {len(told)} acknowledged,"
              f" {len(rows) - len(told)} effects too many")  # fmt: skip
    assert dict(rows) == told
    assert len(rows) == len(told)


def test_two_servers_on_one_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is not meant so without Redis; still nothing is lost, and nothing counted twice."""

    async def played() -> tuple[int, Player]:
        apps = [application(settings(tmp_path)) for _ in range(2)]
        async with (
            apps[0].router.lifespan_context(apps[0]),
            apps[1].router.lifespan_context(apps[1]),
        ):
            player = Player(apps, seed=5)
            await player.sit_down()
            for app in apps:
                await player.ask("GET", f"/tables/{player.id}/state?seat=0", None, app)
            made = 0
            for _ in range(REQUESTS):
                for app in apps:
                    tables = app.state.house.tables
                    await tables.refresh(await tables.get(player.id))
                wish = await player.next_request()
                if wish is None:
                    break
                other = {**wish, "key": wish["key"][::-1]}
                answers = await asyncio.gather(player.send(wish), player.send(other))
                assert sum(answers) == 1, "two answers to one question"
                made += 1
            return made, player

    made, player = asyncio.run(played())
    rows = written(tmp_path / "tables.sqlite")
    with capsys.disabled():
        print(f"\n{made} questions answered twice at two servers: {len(rows)} answers written")
    assert [seq for _, seq in rows] == list(range(1, made + 1))
    assert dict(rows) == player.told


def test_a_full_disk(tmp_path: Path) -> None:
    """A clear refusal; what was acknowledged stays; when there is room again, it goes on."""

    def room(connection: Connection, pages: int) -> None:
        """Pages that SQLite may still add."""
        used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}")

    async def played() -> tuple[Player, int]:
        app = application(settings(tmp_path))
        async with app.router.lifespan_context(app):
            player, store = Player([app], seed=2), app.state.house.store
            await player.sit_down()
            await store.write(lambda connection: room(connection, 2))
            wish, refused = await player.next_request(), 0
            while wish and await player.send(wish):
                wish = await player.next_request()
            assert wish, "the disk was never full"
            for _ in range(3):
                answer = await player.ask("POST", f"/tables/{player.id}/moves", wish)
                assert (answer.status, answer.json()["error"]["code"]) == (503, "unavailable")
                refused += 1
            table = await player.table()
            assert table.seq == len(player.told)
            seen = await player.ask("GET", f"/tables/{player.id}/state?seat=0")
            assert seen.status == 200
            await store.write(lambda connection: room(connection, 10_000))
            assert await player.send(wish)
            return player, refused

    player, refused = asyncio.run(played())
    assert refused == 3
    assert dict(written(tmp_path / "tables.sqlite")) == player.told


@pytest.mark.parametrize("absence", ["bot-turn", "bot-seat"])
def test_every_game_ends_though_players_quit(
    tmp_path: Path, absence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At any moment one may stop to answer, or come back; time passes, and the game goes on."""
    clock = {"now": 1_800_000_000.0}
    monkeypatch.setattr(time, "time", lambda: clock["now"])
    monkeypatch.setattr("spielwerk.server.watch.PAUSE", 3_600)

    async def quits(app: Any, seed: int, game: str, seats: int) -> set[str]:
        player, phases = Player([app], seed), set[str]()
        more = {"clock": {"kind": "live", "bank": 60.0, "increment": 1.0}, "absence": absence}
        await player.sit_down(seats, **more, game=game)
        table, house = await player.table(), app.state.house
        watch = Watch(house.tables, house.bots.look)
        async with asyncio.timeout(240):
            while table.state != OVER:
                phases.add(str(table.game.view(table.position, None).get("phase")))
                people = [seat for seat in table.owes() if not table.chairs[seat].by_bot]
                if people and player.rng.random() < 0.4:
                    seat = player.rng.choice(people)
                    moves = a_turn(table, seat, player.rng)
                    await house.tables.submit(table, seat, table.asked[seat], moves, None)
                elif people:
                    clock["now"] += 100
                    await watch.look(clock["now"])
                await asyncio.sleep(0.001)
        return phases

    async def played() -> None:
        app = application(settings(tmp_path))
        async with app.router.lifespan_context(app):
            for game in SHELF.values():
                for number in range(10 if LONG else 1):
                    seats = game.about.seats[number % len(game.about.seats)]
                    assert await quits(app, number, game.about.id, seats)

    asyncio.run(played())
