"""Whatever the house and the games have to say can be said in every language, and is translated."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from spielwerk.core.game import Game, Refused, Seat
from spielwerk.games import SHELF
from spielwerk.text import LANGUAGES, Speaker, sources, speaker

SOURCE = LANGUAGES[0]
OTHERS = LANGUAGES[1:]
OWNERS = (None, *SHELF.values())  # the house, then each game
ROOT = Path(__file__).parents[2] / "src"
NAMES = ("Anna", "Ödön", "Cécile", "Dora", "bot:random", "Éva", "Zsófi")
PLURALS = ("zero", "one", "two", "few", "many", "other")
WALKS = (0, 1)  # random games for each number of seats
BROKEN = re.compile(r"[{}\n]|None|\?\?\?|  |^ | $| [.,;:!?)]|\( ")

QUOTES = '"\u2018\u201a\u201c\u201d\u201e\u00ab\u00bb'  # ", and the curved ones of all languages

# What may be the same in two languages, and why.
SAME = {
    "play-bot": "a name; German says Bot, too",
    "table-bank": "the same word in all three",
    "game": "The Great Split has no Hungarian title",
}


class Choice(NamedTuple):
    """What chooses between the variants of one variable."""

    keys: frozenset[Any]  # the words and numbers of all but the default
    values: frozenset[Any]  # with it, and the numbers a plural stands for


class Message(NamedTuple):
    """What one message of one file is made of."""

    pattern: ftl.Pattern
    text: str  # the words it says itself
    variables: frozenset[str]
    refers: frozenset[str]  # messages it is made of
    keys: Mapping[str, frozenset[Any]]  # the words and numbers that choose a variant
    values: Mapping[str, frozenset[Any]]  # a value of each variable for every variant


class Reader(visitor.Visitor):
    """Collects what stands in a message."""

    def __init__(self) -> None:
        self.text = ""
        self.variables: set[str] = set()
        self.refers: set[str] = set()
        self.keys: dict[str, set[Any]] = {}
        self.values: dict[str, set[Any]] = {}

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.text += node.value

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.refers.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.VariableReference):
            name = node.selector.id.name
            for variant in node.variants:
                values = meant(variant.key)
                self.values.setdefault(name, set()).update(values)
                if len(values) == 1 and not variant.default:
                    self.keys.setdefault(name, set()).update(values)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        for value in node.arguments.positional:
            if isinstance(value, ftl.VariableReference):
                self.values.setdefault(value.id.name, set()).add(0.25)
        self.generic_visit(node)


def message(pattern: ftl.Pattern) -> Message:
    reader = Reader()
    reader.visit(pattern)
    return Message(
        pattern,
        text=reader.text,
        variables=frozenset(reader.variables),
        refers=frozenset(reader.refers),
        keys={name: frozenset(found) for name, found in reader.keys.items()},
        values={name: frozenset(found) for name, found in reader.values.items()},
    )


def meant(key: ftl.Identifier | ftl.NumberLiteral) -> set[Any]:
    """The values for which a variant is chosen."""
    if isinstance(key, ftl.NumberLiteral):
        return {int(key.value)}
    return {1, 2, 5} if key.name in PLURALS else {key.name}


@cache
def book(language: str, owner: Game | None) -> Mapping[str, Message]:
    """The messages of the house, or of one game without the house."""
    path = sources(language, owner)[-1]
    messages: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.value, f"{path.name}: {entry.id.name} says nothing"
            assert entry.id.name not in messages, f"{path.name}: {entry.id.name} stands twice"
            messages[entry.id.name] = message(entry.value)
    return messages


def reach(language: str, owner: Game | None, id: str) -> list[Message]:
    """A message and those it is made of."""
    own = {**book(language, None), **book(language, owner)}
    found, left = set[str](), [id]
    while left:
        found.add(left[-1])
        left += own[left.pop()].refers - found
    return [own[name] for name in sorted(found)]


def variables(language: str, owner: Game | None, id: str) -> frozenset[str]:
    return frozenset[str]().union(*(part.variables for part in reach(language, owner, id)))


def figures(owner: Game | None, id: str) -> Iterator[dict[str, Any]]:
    """Every mix of what the variables of a message are compared with in any language."""
    parts = [part for language in LANGUAGES for part in reach(language, owner, id)]
    names = sorted(frozenset[str]().union(*(part.variables for part in parts)))
    choices: list[Sequence[Any]] = []
    for name in names:
        compared = frozenset[Any]().union(*(part.values.get(name, ()) for part in parts))
        choices.append(sorted(compared, key=str) or ["Anna"])
    for mix in product(*choices):
        yield dict(zip(names, mix, strict=True))


def says(text: str) -> str:
    assert text, "says nothing"
    assert not BROKEN.search(text), f"not a sentence: {text!r}"
    return text


owners = pytest.mark.parametrize("owner", OWNERS, ids=lambda game: game.about.id if game else "-")
others = pytest.mark.parametrize("language", OTHERS)
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.about.id)


@owners
@others
def test_every_message_is_there(owner: Game | None, language: str) -> None:
    """The same ids; beyond them only parts of which a language makes its own sentences."""
    source, other = book(SOURCE, owner), book(language, owner)
    untranslated = source.keys() - other.keys()
    used = frozenset[str]().union(*(message.refers for message in other.values()))
    left_over = other.keys() - source.keys() - used
    assert (untranslated, left_over) == (set(), set())


@games
@languages
def test_a_game_leaves_the_sentences_of_the_house_alone(game: Game, language: str) -> None:
    assert not book(language, None).keys() & book(language, game).keys()


@owners
@others
def test_no_more_is_needed_to_say_it(owner: Game | None, language: str) -> None:
    """A translation may leave a figure out, but not ask for one that it is not given."""
    for id in book(SOURCE, owner):
        assert variables(language, owner, id) <= variables(SOURCE, owner, id), id


@owners
@languages
def test_everything_can_be_said(owner: Game | None, language: str) -> None:
    say = speaker(language, owner)
    for id in book(SOURCE, owner):
        for given in figures(owner, id):
            says(say.say(id, **given))


@owners
@others
def test_no_variant_is_forgotten(owner: Game | None, language: str) -> None:
    """What the source says in words of its own must not end in a translation's default."""
    for id in book(SOURCE, owner):
        source, other = (gathered(tongue, owner, id) for tongue in (SOURCE, language))
        for name in source.keys() & other.keys():
            assert source[name].keys <= other[name].values, (id, name)
            words = {key for key in other[name].keys if isinstance(key, str)}
            assert words <= source[name].values, (id, name)


def gathered(language: str, owner: Game | None, id: str) -> Mapping[str, Choice]:
    """What chooses between the variants of a message and of those it is made of."""
    parts = reach(language, owner, id)
    return {
        name: Choice(
            frozenset[Any]().union(*(part.keys.get(name, ()) for part in parts)),
            frozenset[Any]().union(*(part.values.get(name, ()) for part in parts)),
        )
        for part in parts
        for name in part.keys
    }


@owners
@others
def test_everything_is_translated(owner: Game | None, language: str) -> None:
    source, other = book(SOURCE, owner), book(language, owner)
    same = {
        id
        for id in source
        if source[id].pattern.equals(other[id].pattern)
        and any(letter.isalpha() for letter in source[id].text)
    }
    assert same <= SAME.keys()


@owners
@others
def test_quotes_are_those_of_the_language(owner: Game | None, language: str) -> None:
    pair = {"de": "„“", "hu": "„”"}[language]
    for id, message in book(language, owner).items():
        strange = [mark for mark in message.text if mark in QUOTES and mark not in pair]
        assert not strange, id
        assert message.text.count(pair[0]) == message.text.count(pair[1]), id


@languages
def test_commands_are_named_as_they_are_typed(language: str) -> None:
    text = speaker(language).say("play-help", example="done")
    for command in ("undo", "restart", "table", "log", "help", "quit"):
        assert re.search(rf"\b{command}\b", text)


def in_all(say: Mapping[str, Speaker], sentence: Any, what: Any) -> None:
    """The same thing said in every language: whole sentences, and no two of them the same."""
    said = [says(sentence(say[language])) for language in LANGUAGES]
    assert len(set(said)) == len(said), f"{what}: {said}"


@games
def test_the_whole_book_of_moves_can_be_said(game: Game) -> None:
    say = {language: speaker(language, game) for language in LANGUAGES}
    for text in game.moves:
        in_all(say, lambda s, text=text: s.move(text), text)


@games
def test_every_line_of_the_score_sheet_can_be_said(game: Game) -> None:
    say = {language: speaker(language, game) for language in LANGUAGES}
    for line in game.lines:
        in_all(say, lambda s, line=line: s.line(line), line)


@games
@languages
def test_every_reason_has_a_sentence(game: Game, language: str) -> None:
    known = book(language, None).keys() | book(language, game).keys()
    assert {f"reason-{reason.word}" for reason in game.reasons[1:]} <= known
    assert "game" in known


@games
def test_what_happens_in_random_games_can_be_told(game: Game) -> None:
    """Every fact, every move as others hear it, and some refusals at every position."""
    say = {language: speaker(language, game) for language in LANGUAGES}
    for seats, walk in product(game.about.seats, WALKS):
        rng = Random(f"{game.about.id} {seats} {walk}")
        for before, seat, move, after in walked(game, seats, rng):
            for fact in game.tell(before, seat, move, after):
                in_all(say, lambda s, fact=fact: s.fact(fact, NAMES), fact)
            for viewer in (None, *range(seats)):
                heard = game.said(before, seat, move, viewer)
                in_all(say, lambda s, heard=heard: s.move(heard), heard)
            for refused in refusals(game, before, rng):
                in_all(say, lambda s, refused=refused: s.refusal(refused), refused)


def walked(game: Game, seats: int, rng: Random) -> Iterator[tuple[Any, Seat, str, Any]]:
    """A random game, move by move: before, seat, move, after."""
    table = game.new(seats, rng.randbytes(32))
    while waiting := game.to_move(table):
        seat = rng.choice(waiting)
        move = rng.choice(game.legal_moves(table, seat))
        after = game.step(table, seat, move)
        yield table, seat, move, after
        table = after


def refusals(game: Game, table: Any, rng: Random) -> Iterator[Refused]:
    """What a few moves, right or wrong, are told at this table."""
    for text in (*rng.choices(game.moves, k=3), "no such move"):
        if refused := game.refusal(table, rng.randrange(table.seats + 1), text):
            yield refused


# Which call says a message of which name.
CALLS = {
    "say": "",
    "piece": "",
    "BadRecord": "",
    "Refused": "reason-",
    "Reason": "reason-",
    "Fact": "fact-",
}


def test_what_the_code_says_is_there() -> None:
    """Words written in the code: as they stand, or as the beginning of a name put together."""
    known = frozenset[str]().union(*(book(SOURCE, owner).keys() for owner in OWNERS))
    missing = [
        f"{path.name}:{line}: {id}"
        for path in sorted(ROOT.rglob("*.py"))
        for line, id, whole in said_in(ast.parse(path.read_text(encoding="utf-8")))
        if not (id in known if whole else any(name.startswith(id) for name in known))
    ]
    assert not missing


def said_in(tree: ast.Module) -> Iterator[tuple[int, str, bool]]:
    """Line, message, and whether that is its whole name."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        match name in CALLS, node.args[0]:
            case True, ast.Constant(value=str(text)) if text:
                yield node.lineno, CALLS[name] + text, True
            case True, ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
                yield node.lineno, CALLS[name] + text, False


def test_the_glossary_names_what_the_code_names() -> None:
    """For the house and the games on the shelf; the others' names are still to come."""
    written = {"In every game", *(game.about.title for game in SHELF.values())}
    code = " ".join(path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py"))
    names = set(re.findall(r"\w+", code))
    chapters = (ROOT.parent / "docs/glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]
    assert written <= {chapter.splitlines()[0] for chapter in chapters}
    for chapter in chapters:
        heading, *lines = chapter.splitlines()
        rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]
        assert {len(row) for row in rows} == {4}, heading
        if heading in written:
            unknown = {w for row in rows for w in re.findall(r"`(\w+)`", row[3])} - names
            assert not unknown, heading


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [10**15 + 1, -(10**40), "9" * 3_000])
def test_what_fluent_cannot_set_is_said_as_it_is(language: str, seat: int | str) -> None:
    said = speaker(language).say("reason-seat", seat=seat)
    assert str(seat)[:900] in said
