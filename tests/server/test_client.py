"""A seat from Python: whatever the network does, nothing is lost and nothing is said twice."""

import asyncio
from random import Random
from typing import Any

import httpx2 as httpx
import pytest

from random_bot import choose
from spielwerk.client import API, NotAllowed, Seat, sit_down
from spielwerk.core.record import read


async def opened(server: str, *seats: str) -> tuple[str, list[str]]:
    async with httpx.AsyncClient(base_url=server) as host:
        await host.put(f"{API}/me", json={"name": "Host"})
        wish: dict[str, Any] = {"game": "coal-baron", "options": {"start": "1"}}
        wish["seats"] = [{"kind": kind} for kind in seats]
        made = (await host.post(f"{API}/tables", json=wish)).json()
    return made["table"]["id"], [server + link for link in made["links"]["seats"].values()]


async def broken_again_and_again(server: str, requests: int) -> str:
    """The line is cut after every third thing that was said, before the answer can be heard."""
    _, links = await opened(server, "link", "bot")
    rng, said = Random(1), 0
    async with await sit_down(links[0], "Robi") as seat:
        async for turn in seat.turns():
            await seat.say(choose(turn, rng))
            said += 1
            if said % 3 == 0 and seat._line:
                seat._line.transport.abort()
            if seat._kept >= requests:
                break
        return await seat.record()


def test_a_line_that_breaks(server: str) -> None:
    record = read(asyncio.run(broken_again_and_again(server, 12)))
    assert len(record.moves) >= 12


async def back_with_its_bearer(server: str) -> None:
    table, links = await opened(server, "link", "bot")
    first = await sit_down(links[0], "Robi")
    again = Seat(server, table, first.seat, first.bearer)
    async with again:
        async for turn in again.turns():
            assert turn.legal
            await again.say(turn.legal[0])
            break
    with pytest.raises(NotAllowed, match="taken"):
        await sit_down(links[0], "Eve")
    with pytest.raises(NotAllowed, match="no longer valid"):
        await sit_down(links[0][:-1], "Eve")


def test_a_seat_is_kept_by_its_bearer(server: str) -> None:
    asyncio.run(back_with_its_bearer(server))


async def undone(server: str) -> None:
    _, links = await opened(server, "link", "bot")
    async with await sit_down(links[0], "Robi") as seat:
        async for turn in seat.turns():
            if turn.draft:
                assert list(turn.draft) == ["mine 10"]
                await seat.undo()
                break
            await seat.say("mine 10" if "mine 10" in turn.legal else turn.binding[0])
        async for turn in seat.turns():
            assert not turn.draft
            assert "mine 10" in turn.legal
            return


def test_a_draft_is_taken_back(server: str) -> None:
    asyncio.run(undone(server))
