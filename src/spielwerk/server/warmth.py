"""Machine code made ready before the first player moves."""

import logging
import threading
import time
from random import Random

from spielwerk.bots.hints import HINTS
from spielwerk.core.chance import deal_key
from spielwerk.core.game import Game
from spielwerk.core.rule import compiled_before
from spielwerk.games import SHELF
from spielwerk.text import LANGUAGES, speaker

log = logging.getLogger("spielwerk.warmth")
done = threading.Event()  # in this process
MOVES = 40  # far enough for every phase of every game


def cold() -> bool:
    """Whether rules must be compiled first, which takes long."""
    return not all(compiled_before(game.play) for game in SHELF.values())


def warm_up() -> None:
    """A few moves of every game, in every way the server asks for them."""
    for game in SHELF.values():
        begun = time.monotonic()
        _play(game)
        seconds = round(time.monotonic() - begun, 2)
        log.info("ready", extra={"game": game.about.id, "seconds": seconds})


def _play(game: Game) -> None:
    rng = Random(0)
    position = game.new(game.about.seats[0], bytes(32))
    for _ in range(MOVES):
        seat = game.to_move(position)[0]
        move = rng.choice(game.legal_moves(position, seat))
        after = game.step(position, seat, move)
        game.tell(position, seat, move, after)
        game.view(after, seat)
        game.redeal(after.copy(), seat, deal_key(bytes(32)))
        if hint := HINTS.get(game.about.id):
            hint(position, seat)
        for language in LANGUAGES:
            speaker(language, game).move(move)
        position = after
    game.scores(position)
    game.places(position)
