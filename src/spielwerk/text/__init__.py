"""All sentences, in three languages. Rules give words and figures; here they become text."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spielwerk import games
from spielwerk.core.game import Fact, Game, Refused
from spielwerk.core.record import BadRecord

LANGUAGES = ("en", "de", "hu")
HOUSE = Path(__file__).parent
LARGEST = 10**15  # number that is set in groups of three
LONGEST = 1_000  # letters of one word in a sentence; Fluent refuses more than 2,500


def seemly(text: str) -> str:
    """What came from outside, fit for a terminal: nothing that steers it, and not without end."""
    shown = "".join(c if c.isprintable() else "?" for c in text[: LONGEST + 1])
    return shown if len(shown) <= LONGEST else f"{shown[: LONGEST - 1]}…"


def sayable(figure: Any) -> Any:
    """Fluent can neither hold a word without end nor round a number of more than 28 places."""
    if isinstance(figure, int) and abs(figure) > LARGEST:
        figure = str(figure)
    return seemly(figure) if isinstance(figure, str) else figure


def sources(language: str, game: Game | None) -> list[Path]:
    """The Fluent files of the house and of one game."""
    files = [HOUSE / f"{language}.ftl"]
    if game:
        folder = game.about.id.replace("-", "_")
        files.append(Path(games.__file__).parent / folder / "text" / f"{language}.ftl")
    return files


class Speaker:
    """Says what the house and one game have to say, in one language."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sources(language, game):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(self, message: str, **figures: Any) -> str:
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        shown = {name: sayable(figure) for name, figure in figures.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise errors[0]
        return str(text)

    def piece(self, message: str, **data: int | str) -> str:
        """A card or a space by its name, and what it shows."""
        return self.say(message, **self._game.show(data))

    def move(self, text: str) -> str:
        """A move as a sentence."""
        message, words = self._game.spell(text)
        return self.say(f"move-{message}", **words)

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        """What happened, with the names of who sits where."""
        data: Mapping[str, Any] = self._game.show(fact.data)
        name = names[data["seat"]] if "seat" in data else ""
        return self.say(f"fact-{fact.word}", **{**data, "name": name})

    def line(self, line: str) -> str:
        """A line of the score sheet."""
        message, words = self._game.spell_line(line)
        return self.say(message, **words)

    def refusal(self, refused: Refused) -> str:
        """Why not, and by which rule."""
        sentence = self.say(f"reason-{refused.reason}", **refused.figures)
        if not refused.rule:
            return sentence
        return self.say("play-rule", sentence=sentence, rule=refused.rule)

    def fault(self, bad: BadRecord, file: str) -> str:
        """What is wrong with a record, and in which line."""
        figures = {name: str(figure) for name, figure in bad.figures.items()}
        if isinstance(bad.__cause__, Refused):
            figures["sentence"] = self.refusal(bad.__cause__)
        sentence = self.say(bad.reason, **figures)
        where = "record-line" if bad.line else "record-place"
        return self.say(where, file=file, line=str(bad.line), sentence=sentence)

    @property
    def _game(self) -> Game:
        assert self.game, "a speaker of the house alone was asked for a game's words"
        return self.game


@cache
def speaker(language: str, game: Game | None = None) -> Speaker:
    return Speaker(language, game)
