"""A game on paper: tags, a blank line, one move a line. Written so that anyone can replay it."""

import hashlib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

TAG = re.compile(r'\[([A-Z]\w*)(?: ([a-z][\w-]*))? "([^"]*)"\]')
MOVE = re.compile(r"(0|[1-9]) (\S.*)")
NUMBER = r"(?:0|-?[1-9][0-9]{0,5})"
ROWS = re.compile(rf"{NUMBER}(?: {NUMBER})*(?: / {NUMBER}(?: {NUMBER})*)*")
COMMENT = re.compile(r"\{[^}]*\}")
ONCE = ("Game", "Rules", "Seats", "Options", "Players", "Commit")  # every record has these
AFTER = ("Seed", "Nonces", "Result", "Components")  # and may have these
MANY = ("Deal ", "Component ")  # and these, one for each name that follows
LARGEST = 4_000_000  # characters; a long game has thirty thousand
NAME = 80  # letters of a player's name


class BadRecord(Exception):
    """What is wrong with a record: a word every language has a sentence for, the line, figures."""

    def __init__(self, reason: str, line: int = 0, **figures: int | str) -> None:
        super().__init__(f"{reason} in line {line}: {figures}")
        self.reason = reason
        self.line = line
        self.figures = figures


class Said(NamedTuple):
    """One move of a record, and the line it stands in."""

    seat: int
    text: str
    line: int = 0


@dataclass(frozen=True)
class Record:
    """What a record says. Deal, seed and result are there only when the game is over."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, str]
    players: Sequence[str]
    commit: str
    nonces: Sequence[bytes] = ()
    seed: bytes | None = None
    deal: Mapping[str, Sequence[str]] = field(default_factory=dict)
    result: Sequence[int] | None = None
    components: Mapping[str, str] = field(default_factory=dict)  # rows; none: the box's own
    moves: Sequence[Said] = ()
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)  # where each tag stands

    @property
    def finished(self) -> bool:
        return self.seed is not None and self.result is not None


def write(record: Record) -> str:
    tags = [
        ("Game", record.game),
        ("Rules", str(record.rules)),
        ("Seats", str(record.seats)),
        ("Options", " ".join(f"{name}={text}" for name, text in record.options.items())),
        *_sheet_tags(record.components),
        ("Players", " | ".join(_name(player) for player in record.players)),
        ("Commit", record.commit),
    ]
    if record.seed is not None:
        tags.append(("Seed", record.seed.hex()))
    if record.nonces:
        tags.append(("Nonces", " ".join(nonce.hex() for nonce in record.nonces)))
    tags += [(f"Deal {pack}", " ".join(cards)) for pack, cards in record.deal.items()]
    if record.result is not None:
        tags.append(("Result", " ".join(map(str, record.result))))
    lines = [f'[{name} "{text}"]' for name, text in tags]
    lines += ["", *(f"{said.seat} {said.text}" for said in record.moves), ""]
    return "\n".join(lines)


def _sheet_tags(rows: Mapping[str, str]) -> list[tuple[str, str]]:
    """Hash and rows of the component sheet; nothing where the box's own is played with."""
    named = [(f"Component {name}", text) for name, text in rows.items()]
    return [("Components", digest(rows)), *named] if rows else []


def digest(rows: Mapping[str, str]) -> str:
    """The name of a component sheet: SHA-256 of its lines `name numbers`, in order of the names."""
    lines = (f"{name} {text}\n" for name, text in sorted(rows.items()))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _name(player: str) -> str:
    """A player's name without what has a meaning in records, and on one line."""
    plain = player.translate(str.maketrans('"{}|[]', "'()/()"))
    return " ".join("".join(c if c.isprintable() else " " for c in plain).split())[:NAME] or "?"


def load(path: Path) -> Record:
    return read(text_of(path, LARGEST))


def text_of(path: Path, largest: int) -> str:
    """What stands in a file that somebody gave us."""
    try:
        if path.exists() and not path.is_file():
            raise BadRecord("record-no-file")
        if path.stat().st_size > largest:
            raise BadRecord("record-too-large")
        return path.read_text(encoding="utf-8-sig")  # some editors begin with a mark
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-text") from error
    except OSError as error:
        raise BadRecord("record-unreadable", why=error.strerror or type(error).__name__) from error


def read(text: str) -> Record:
    tags: dict[str, tuple[str, int]] = {}
    moves: list[Said] = []
    for number, written in enumerate(text.replace("\r\n", "\n").split("\n"), 1):
        line = "" if written.startswith(";") else COMMENT.sub("", written).strip()
        if line.startswith("[") and not moves:
            _read_tag(line, number, tags)
        elif line:
            moves.append(_read_move(line, number))
    for name in ONCE:
        if name not in tags:
            raise BadRecord("record-no-tag", tag=name)
    return _record(tags, moves)


def _read_tag(line: str, number: int, tags: dict[str, tuple[str, int]]) -> None:
    match = TAG.fullmatch(line)
    name = " ".join(filter(None, match.group(1, 2))) if match else ""
    known = name in ONCE or name in AFTER or name.startswith(MANY)
    if not match or not known:
        raise BadRecord("record-bad-tag", number, text=line[:40])
    if name in tags:
        raise BadRecord("record-twice", number, tag=name)
    tags[name] = (match[3], number)


def _read_move(line: str, number: int) -> Said:
    match = MOVE.fullmatch(" ".join(line.split()))
    if not match:
        raise BadRecord("record-bad-line", number, text=line[:40])
    return Said(int(match[1]), match[2], number)


def _record(tags: dict[str, tuple[str, int]], moves: list[Said]) -> Record:
    seats = _number(tags, "Seats")
    if seats < 1:
        raise BadRecord("record-bad-value", tags["Seats"][1], text=tags["Seats"][0])
    record = Record(
        game=tags["Game"][0],
        rules=_number(tags, "Rules"),
        seats=seats,
        options=_options(*tags["Options"]),
        players=tuple(_name(name) for name in tags["Players"][0].split("|")),
        commit=tags["Commit"][0].lower(),
        nonces=tuple(_bytes(word, tags["Nonces"][1]) for word in tags["Nonces"][0].split())
        if "Nonces" in tags
        else (),
        seed=_bytes(*tags["Seed"]) if "Seed" in tags else None,
        deal={name[5:]: tuple(tags[name][0].split()) for name in tags if name.startswith("Deal ")},
        result=_numbers(*tags["Result"]) if "Result" in tags else None,
        components=_components(tags),
        moves=tuple(moves),
        lines={name: line for name, (_, line) in tags.items()},
    )
    for said in moves:
        if said.seat >= seats:
            raise BadRecord("record-no-seat", said.line, seat=said.seat, seats=seats)
    for name, values in (
        ("Players", record.players),
        ("Nonces", record.nonces),
        ("Result", record.result),
    ):
        if name in tags and len(values or ()) != seats:
            raise BadRecord("record-not-one-a-seat", tags[name][1], tag=name, seats=seats)
    return record


def _components(tags: dict[str, tuple[str, int]]) -> dict[str, str]:
    """The rows of the component sheet, if the record has one, and they are those of its hash."""
    rows = {}
    for name, (text, line) in tags.items():
        if name.startswith("Component "):
            rows[name[10:]] = " ".join(text.split())
            if not ROWS.fullmatch(rows[name[10:]]):
                raise BadRecord("record-bad-value", line, text=text[:40])
            if "Components" not in tags:
                raise BadRecord("record-no-tag", line, tag="Components")
    if "Components" in tags and tags["Components"][0].lower() != digest(rows):
        raise BadRecord("record-other-sheet", tags["Components"][1])
    return rows


def _number(tags: dict[str, tuple[str, int]], name: str) -> int:
    numbers = _numbers(*tags[name])
    if len(numbers) != 1:
        raise BadRecord("record-bad-value", tags[name][1], text=tags[name][0][:40])
    return numbers[0]


def _numbers(text: str, line: int) -> tuple[int, ...]:
    words = text.split()
    if not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise BadRecord("record-bad-value", line, text=text[:40])
    return tuple(map(int, words))


def _options(text: str, line: int) -> dict[str, str]:
    pairs = [word.partition("=") for word in text.split()]
    options = {name: value for name, equals, value in pairs if equals}
    if len(options) != len(pairs):
        raise BadRecord("record-bad-value", line, text=text[:40])
    return options


def _bytes(word: str, line: int) -> bytes:
    if not re.fullmatch(r"([0-9a-fA-F]{2})+", word):
        raise BadRecord("record-bad-value", line, text=word[:40])
    return bytes.fromhex(word)
