"""spielwerk components: the figures of a game's box, for its owner to correct."""

import io
import sys

from spielwerk.core.game import Refused
from spielwerk.core.sheet import toml

from .desk import GameName, Language, at_desk


def components(game: GameName, lang: Language = "") -> None:
    """Print the component sheet of a game's box, to be corrected and played with."""
    with at_desk(game, lang) as (chosen, say):
        if chosen.box is None:
            raise Refused("sheet-none")
        heading = (
            say.say("components-title", game=say.say("game")),
            say.say("components-figures"),
            say.say("components-use", file="sheet.toml", name=game),
        )
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")  # what goes into a file is TOML
        print(toml(chosen.box, heading), end="", flush=True)
