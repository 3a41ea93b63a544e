"""Two worlds that a seat cannot tell apart: on no channel of the server does it hear a difference.

Beside the true table stands another one, dealt anew as far as this seat cannot know, with another
seed, and with other words wherever others have said something the seat has not heard. Ids, clock
and promise are the same. Whatever the seat asks is answered alike, byte for byte, and written to
the log alike. After each move that was kept, the worlds are paired anew.
"""

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, select

from spielwerk.core.chance import deal_key
from spielwerk.core.game import Game
from spielwerk.games import SHELF
from spielwerk.server import ahead, opening, schema, seats, users
from spielwerk.server import drafts as drafts_kept
from spielwerk.server.app import application
from spielwerk.server.opening import Seating, Wish
from spielwerk.server.settings import Settings, in_folder
from spielwerk.server.table import Table, bytes_of

from .asgi import Answer, Socket, ask

LONG = os.environ.get("SPIELWERK_FAULTS") == "long"  # `make faults`
API = "/api/v1"
NOW = 1_800_000_000.0
ROWS = (schema.tables, schema.seats, schema.requests, schema.drafts, schema.watchers)
LOOKS = (
    *("", "/state?seat={seat}&since=0", "/state?since=0", "/record?seat={seat}", "/record"),
    *("/history?seat={seat}", "/history/1?seat={seat}", "/verify", "/chat"),
    *("/state?seat={other}", "/record?seat={other}", "/state?seat=99"),
)
COUNTS = [
    (game, seats)
    for game in SHELF.values()
    for seats in (game.about.seats if LONG else game.about.seats[:2])
]


class World:
    """A server of its own, and what it has written to its log."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self.app = application(Settings(db=in_folder(folder), requests=0, messages=0))
        self.house = self.app.state.house
        self.log: list[str] = []
        self.cookies: list[str] = []  # by seat; the last one is a spectator's

    @asynccontextmanager
    async def open(self) -> AsyncIterator["World"]:
        async with self.app.router.lifespan_context(self.app):
            yield self

    async def write(self, job: Any) -> Any:
        return await self.house.store.write(job)

    async def ask(self, method: str, path: str, who: int, body: Any = None) -> Answer:
        return await ask(self.app, method, f"{API}{path}", body, self.cookies[who])


class Listener(logging.Handler):
    """Takes down what is logged, with all that goes with it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        fresh = logging.makeLogRecord({}).__dict__
        more = {name: value for name, value in record.__dict__.items() if name not in fresh}
        self.lines.append(f"{record.levelname} {record.name} {record.getMessage()} {more}")


@pytest.fixture
def listener() -> Iterator[Listener]:
    found = Listener()
    root = logging.getLogger()
    level = root.level
    root.addHandler(found)
    root.setLevel(logging.INFO)
    yield found
    root.removeHandler(found)
    root.setLevel(level)


@pytest.fixture(autouse=True)
def _standing_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)
    monkeypatch.setattr(ahead, "BUDGET", 1e9)
    monkeypatch.setattr(drafts_kept, "REST", 0)


async def first_world(world: World, game: Game, players: int) -> Table:
    """The true table: people on every seat, and one who looks on."""
    people = [users.User(id=f"user-{n}", name=f"P{n}") for n in range(players + 1)]

    def found(connection: Connection) -> str:
        now = {"lang": "en", "settings": {}, "created": NOW, "seen": NOW}
        rows = [{"id": one.id, "name": one.name, **now} for one in people]
        connection.execute(insert(schema.users), rows)
        wish = Wish(
            game=game.about.id,
            seats=[Seating("me"), *[Seating("link")] * (players - 1)],
            options={},
            clock={"kind": "live", "bank": 600.0, "increment": 5.0},
            absence="nothing",
            access="public",
            rated=False,
        )
        head, chairs = opening.rows(wish, people[0])
        opening.write(connection, head, chairs)
        return str(head["id"])

    table: Table = await world.house.tables.get(await world.write(found))
    for seat in range(1, players):
        await seats.take(world.house.tables, table, seat, people[seat], None, b"mine")
    world.cookies = [world.house.keys.cookie(one.id, 0) for one in people]
    return table


def of_table(connection: Connection, id: str) -> dict[str, list[dict[str, Any]]]:
    found = {}
    for rows in ROWS:
        own = rows.c.id if rows is schema.tables else rows.c.table
        lines = connection.execute(select(rows).where(own == id)).mappings()
        found[rows.name] = [{str(name): value for name, value in line.items()} for line in lines]
    return found


def otherwise(game: Game, kept: dict[str, Any], seat: int, position: Any, rng: Random) -> None:
    """What was written down in a world that this seat cannot tell from the true one."""
    (head,) = kept["tables"]
    head["seed"], head["snapshot"] = rng.randbytes(32), bytes_of(position)
    for row in kept["requests"]:
        if row["seat"] != seat:
            unheard = {str(seat), "-1"} & row["told"]["heard"].keys()
            heard = row["told"]["heard"].get(str(seat))
            moves = row["moves"].split("\n")
            if heard and unheard:
                pairs = zip(moves, heard, strict=True)
                moves = [own if own == said else rng.choice(game.moves) for own, said in pairs]
                row["moves"] = "\n".join(moves)
        facts = row["told"]["facts"]
        secret = [fact[2] is not None and seat not in fact[2] for fact in facts]
        row["told"]["facts"] = [
            [word, {name: disguised(game, name, what, rng) for name, what in data.items()}, readers]
            if hidden
            else [word, data, readers]
            for (word, data, readers), hidden in zip(facts, secret, strict=True)
        ]
    kept["drafts"] = [row for row in kept["drafts"] if row["seat"] == seat]


def disguised(game: Game, name: str, what: Any, rng: Random) -> Any:
    """Something else that could stand there: another card, where cards are; else any number."""
    if name == "seat":
        return what
    cards = {word: pack.words[1:] for pack in game.packs for word in pack.words}
    words = str(what).split()
    return " ".join(rng.choice(cards[w]) for w in words) if set(words) <= set(cards) else 77


def copy_to(connection: Connection, kept: dict[str, list[dict[str, Any]]], id: str) -> None:
    for rows in reversed(ROWS):
        own = rows.c.id if rows is schema.tables else rows.c.table
        connection.execute(delete(rows).where(own == id))
    for rows in ROWS:
        if kept[rows.name]:
            connection.execute(insert(rows), kept[rows.name])


async def at_rest(world: World, id: str) -> None:
    """What a seat had in mind is written down a little later: wait for it."""
    table = world.house.tables.loaded.get(id)
    while table and table.resting:
        await asyncio.sleep(0)
    await world.write(lambda _: None)


async def paired(first: World, second: World, table: Table, seat: int, rng: Random) -> bool:
    """Lay out the other world; whether it differs from the true one at all."""
    game = table.game
    for world in (first, second):
        await at_rest(world, table.id)
    position = table.position.copy()
    game.redeal(position, seat, deal_key(rng.randbytes(8)))
    kept = await first.house.store.read(lambda c: of_table(c, table.id))
    otherwise(game, kept, seat, position, rng)
    second.house.tables.loaded.pop(table.id, None)
    await second.write(lambda c: copy_to(c, kept, table.id))
    return bytes_of(position) != bytes_of(table.position)


def drafts(table: Table, seat: int, rng: Random) -> list[list[str]]:
    """A walk of moves that do not bind, from here."""
    position, moves, walk = table.position, list[str](), []
    while len(moves) < 4:
        legal = table.game.legal_moves(position, seat)
        small = [text for text in legal if text not in table.game.binding]
        if not small:
            break
        moves = [*moves, rng.choice(small)]
        position = table.game.step(position, seat, moves[-1])
        walk.append(moves)
    return walk


async def conversation(
    world: World, table: Table, seat: int, walk: Sequence[Sequence[str]], words: Sequence[str]
) -> list[Any]:
    """All a seat can ask without ending its turn; everything that came back."""
    players = len(table.chairs)
    path, other = f"/tables/{table.id}", (seat + 1) % players
    heard: list[Any] = []
    for look in LOOKS:
        url = path + look.format(seat=seat, other=other)
        heard += [await world.ask("GET", url, seat), await world.ask("GET", url, players)]
    heard.append(await world.ask("GET", "/tables?state=running", seat))
    heard.append(await world.ask("GET", "/tables/mine", seat))
    why = {"seat": seat, "moves": words}
    question = table.asked[seat]
    heard.append(await world.ask("POST", f"{path}/why", seat, why))
    for who, asked in ((seat, question - 1), (seat, question + 1), (other, question)):
        wish = {"key": "key-00000000", "seat": who, "question": asked, "moves": [words[0]]}
        heard.append(await world.ask("POST", f"{path}/moves", seat, wish))
    for n, word in enumerate(words[:8]):
        wish = {"seat": seat, "question": question, "moves": [word, "nonsense"], "n": 1_000 + n}
        heard.append(await world.ask("PUT", f"{path}/draft", seat, wish))
    return [*heard, await talk(world, table, seat, walk, words)]


async def talk(
    world: World, table: Table, seat: int, walk: Sequence[Sequence[str]], words: Sequence[str]
) -> list[bytes]:
    """On a socket: a draft step by step, and undone. Nobody else may hear of it."""
    path, question = f"/tables/{table.id}", table.asked[seat]
    other = (seat + 1) % len(table.chairs)
    others = f"{path}/state?seat={other}"
    async with Socket(world.app, f"{API}{path}/socket?seat={seat}", world.cookies[seat]) as line:
        line.say({"do": "hello", "lang": "de", "since": 0, "ahead": 1})
        state = await line.until("state")
        if "draft" in state:
            await line.until("ahead")
        unmoved = (await world.ask("GET", others, other)).body
        n = state.get("draft", {"n": 0})["n"]
        for number, moves in enumerate([*walk, []], 1):
            if "draft" not in state:
                break
            line.say(
                {"do": "draft", "id": 1, "n": n + number, "question": question, "moves": moves}
            )
            if (await line.until("draft", "no"))["is"] == "draft":
                await line.until("ahead")
            looked = await world.ask("GET", others, other)
            assert looked.body == unmoved, "others hear of a draft"
        line.say({"do": "why", "id": 2, "moves": words})
        await line.until("why", "no")
        return line.heard


async def turn(world: World, table: Table, rng: Random) -> None:
    """Somebody who owes an answer gives one."""
    seat = rng.choice(table.owes())
    position, moves = table.position, list[str]()
    while not moves or moves[-1] not in table.game.binding:
        legal = table.game.legal_moves(position, seat)
        binding = [text for text in legal if text in table.game.binding]
        moves.append(rng.choice(binding if binding and len(moves) > 12 else legal))
        position = table.game.step(position, seat, moves[-1])
    await world.house.tables.submit(table, seat, table.asked[seat], moves, None)


def apart(one: Any, two: Any) -> tuple[str, str]:
    """Where two worlds part, with what stands around it."""
    texts = [str(each.body if isinstance(each, Answer) else each) for each in (one, two)]
    pairs = zip(*texts, strict=False)
    at = next((n for n, (a, b) in enumerate(pairs) if a != b), 0)
    return texts[0][max(0, at - 200) : at + 100], texts[1][max(0, at - 200) : at + 100]


async def compared(folder: Path, game: Game, players: int, listener: Listener) -> tuple[int, int]:
    """Pairings in one game, and how many of them were of tables that differ."""
    rng, pairs, different = Random(players), 0, 0
    first, second = World(folder / "first"), World(folder / "second")
    async with first.open(), second.open():
        second.house.keys = second.house.tables.keys = first.house.keys
        second.house.users._keys = first.house.keys
        table = await first_world(first, game, players)
        second.cookies = first.cookies
        people = await first.house.store.read(
            lambda c: c.execute(select(schema.users)).mappings().all()
        )
        rows = [{str(name): value for name, value in one.items()} for one in people]
        await second.write(lambda c: c.execute(insert(schema.users), rows).rowcount)
        step = 1 if LONG else 1 + rng.randrange(6)
        while table.owes():
            step -= 1
            for seat in range(players) if step == 0 else ():
                if not LONG and rng.random() < 0.5:
                    continue
                different += await paired(first, second, table, seat, rng)
                pairs += 1
                walk = drafts(table, seat, rng)
                words = rng.sample(game.moves, min(24, len(game.moves)))
                heard = []
                for world in (first, second):
                    listener.lines.clear()
                    told = await conversation(world, table, seat, walk, words)
                    heard.append([*told, list(listener.lines)])
                for one, two in zip(*heard, strict=True):
                    assert one == two, (table.seq, seat, apart(one, two))
            if step == 0:
                step = 1 if LONG else 1 + rng.randrange(12)
            await turn(first, table, rng)
    return pairs, different


@pytest.mark.parametrize(
    ("game", "players"),
    COUNTS,
    ids=lambda v: getattr(v, "about", v) if isinstance(v, int) else v.about.id,
)
def test_no_channel_tells(
    game: Game,
    players: int,
    tmp_path: Path,
    listener: Listener,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pairs, different = asyncio.run(compared(tmp_path, game, players, listener))
    with capsys.disabled():
        worlds = f"{pairs} pairs of worlds, {different} of tables that differ"
        print(f"\n{game.about.title}, {players} seats: {worlds}; no channel tells")
    assert different > pairs / 2
