"""A bot that sits down by a seat's link and says whatever is legal.

python examples/random_bot.py http://127.0.0.1:8000/s/… --name Robi
"""

import argparse
import asyncio
from random import Random

from spielwerk.client import Turn, sit_down

LONG = 12  # moves in one turn; then it looks for one that binds


def choose(turn: Turn, rng: Random) -> str:
    """Any legal move; after many, one that ends the turn."""
    wanted = turn.binding if len(turn.draft) > LONG and turn.binding else turn.legal
    return rng.choice(wanted)


async def play(link: str, name: str, rng: Random) -> str:
    """Sit there until the game is over; the record of the game."""
    async with await sit_down(link, name) as seat:
        async for turn in seat.turns():
            await seat.say(choose(turn, rng))
        return await seat.record()


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes a seat and plays at random.")
    parser.add_argument("link", help="the link of a seat")
    parser.add_argument("--name", default="Robi")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    print(asyncio.run(play(asked.link, asked.name, Random(asked.seed))))


if __name__ == "__main__":
    main()
