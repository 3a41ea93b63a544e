"""Four programs play a whole game over sockets, and its record is checked."""

import asyncio
from random import Random

import httpx2 as httpx

from random_bot import play
from spielwerk.core.record import read
from spielwerk.core.replay import verify
from spielwerk.games import SHELF

API = "/api/v1"


async def game_of_four(server: str) -> tuple[str, list[str], dict[str, object]]:
    """The table, the record each of the four took home, and what the server says of it."""
    async with httpx.AsyncClient(base_url=server) as host:
        await host.put(f"{API}/me", json={"name": "Host"})
        wish = {"game": "coal-baron", "seats": [{"kind": "link"}] * 4}
        made = (await host.post(f"{API}/tables", json=wish)).json()
        links = [f"{server}{link}" for link in made["links"]["seats"].values()]
        bots = [play(link, f"Robi {i}", Random(i)) for i, link in enumerate(links)]
        records = await asyncio.gather(*bots)
        told = (await host.get(f"{API}/tables/{made['table']['id']}/verify")).json()
        return made["table"]["commit"], list(records), told


def test_four_client_bots_play_a_game_that_verifies(server: str) -> None:
    commit, records, told = asyncio.run(game_of_four(server))
    assert told["ok"], told
    assert len(set(records)) == 1, "after the end everybody has the same record"
    record = read(records[0])
    assert record.commit == commit, "the promise given at the opening"
    assert record.players == ("Robi 0", "Robi 1", "Robi 2", "Robi 3")
    table = verify(SHELF["coal-baron"], record)
    assert SHELF["coal-baron"].scores(table) == list(record.result or ())
