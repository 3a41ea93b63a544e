"""The text of a record: written, read, and everything that can be wrong with it."""

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from spielwerk.core import record as records
from spielwerk.core.record import BadRecord, Record, Said, digest, load, read, write

RECORD = Record(
    game="halves",
    rules=1,
    seats=2,
    options={"start": "1", "open": "yes"},
    players=("Anna", "bot:strong"),
    commit="ab12",
    nonces=(b"\1", b"\2"),
    seed=b"\xff",
    deal={"cards": ("pearl", "shell")},
    result=(-3, 12),
    moves=(Said(0, "cut 1"), Said(1, "keep left")),
)

TEXT = """\
[Game "halves"]
[Rules "1"]
[Seats "2"]
[Options "start=1 open=yes"]
[Players "Anna | bot:strong"]
[Commit "ab12"]
[Seed "ff"]
[Nonces "01 02"]
[Deal cards "pearl shell"]
[Result "-3 12"]

0 cut 1
1 keep left
"""


ROWS = {"points": "1 2 -4 70", "tracks": "1 2 / 3 0"}
HASH = hashlib.sha256(b"points 1 2 -4 70\ntracks 1 2 / 3 0\n").hexdigest()
OWN_SHEET = f"""\
[Components "{HASH}"]
[Component points "1 2 -4 70"]
[Component tracks "1 2 / 3 0"]
"""
WITH_SHEET = TEXT.replace("[Players", OWN_SHEET + "[Players")


def without_lines(record: Record) -> Record:
    return replace(record, moves=tuple(said._replace(line=0) for said in record.moves))


def test_written_to_the_letter() -> None:
    assert write(RECORD) == TEXT


def test_read_back() -> None:
    assert without_lines(read(TEXT)) == RECORD
    assert [said.line for said in read(TEXT).moves] == [12, 13]
    assert read(TEXT).finished


def test_an_unfinished_record_has_no_deal_seed_or_result() -> None:
    open_record = replace(RECORD, seed=None, deal={}, result=None, nonces=())
    text = write(open_record)
    assert not any(word in text for word in ("Deal", "Seed", "Result", "Nonces"))
    assert without_lines(read(text)) == open_record
    assert not read(text).finished


def test_comments_are_passed_over() -> None:
    lines = TEXT.splitlines()
    lines[0] += "{which one}"
    lines[11] = "0 {she thinks} cut 1"
    commented = "\r\n".join(["; by hand", *lines, ";1 cut 9"])
    assert without_lines(read(commented)) == RECORD


def test_only_line_feeds_end_a_line() -> None:
    """What else Unicode breaks lines at may stand in a name typed by hand."""
    named = TEXT.replace("Anna", "An\u2028na\x0c")
    assert read(named).players[0] == "An na"  # and what is no letter is a space


def test_names_cannot_break_a_record() -> None:
    """A name of quotes, braces, bars, line breaks or nothing is still one name on one line."""
    names = ('"}\n{0 cut 3', "a|b [x]")
    back = read(write(replace(RECORD, players=names)))
    assert back.players == ("') (0 cut 3", "a/b (x)")
    assert read(write(replace(RECORD, players=(" \t", "Ö")))).players == ("?", "Ö")


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ('[Seats "2"]\n', "", "record-no-tag", 0),
        ('[Seats "2"]', '[Seats "two"]', "record-bad-value", 3),
        ('[Seats "2"]', '[Seats "2 3"]', "record-bad-value", 3),
        ('[Rules "1"]', '[Rules ""]', "record-bad-value", 2),
        ('[Rules "1"]', "[Rules 1]", "record-bad-tag", 2),
        ('[Rules "1"]', '[Rulez "1"]', "record-bad-tag", 2),
        ('[Rules "1"]', '[Game "x"]', "record-twice", 2),
        ("start=1", "start", "record-bad-value", 4),
        ("start=1", "open=no", "record-bad-value", 4),
        ("Anna | bot:strong", "Anna", "record-not-one-a-seat", 5),
        ('"01 02"', '"01"', "record-not-one-a-seat", 8),
        ('"01 02"', '"01 0x"', "record-bad-value", 8),
        ('"ff"', '"f"', "record-bad-value", 7),
        ('"-3 12"', '"-3"', "record-not-one-a-seat", 10),
        ('"-3 12"', '"-3 9999999"', "record-bad-value", 10),
        ("0 cut 1", "cut 1", "record-bad-line", 12),
        ("0 cut 1", "0", "record-bad-line", 12),
        ("0 cut 1", "100 cut 1", "record-bad-line", 12),
        ("0 cut 1", "00 cut 1", "record-bad-line", 12),
        ("0 cut 1", "\u0660 cut 1", "record-bad-line", 12),
        ("0 cut 1", "2 cut 1", "record-no-seat", 12),
        ('"ff"', '"f f"', "record-bad-value", 7),
        ("1 keep left", '[Seed "00"]', "record-bad-line", 13),
    ],
)
def test_what_can_be_wrong(old: str, new: str, reason: str, line: int) -> None:
    assert old in TEXT
    with pytest.raises(BadRecord) as bad:
        read(TEXT.replace(old, new))
    assert (bad.value.reason, bad.value.line) == (reason, line)


def test_a_component_sheet_is_named_by_its_hash_and_held() -> None:
    record = replace(RECORD, components=ROWS)
    assert write(record) == WITH_SHEET
    assert without_lines(read(WITH_SHEET)) == record
    assert read(WITH_SHEET).lines["Component tracks"] == 7
    assert read(TEXT).components == {}
    assert digest(dict(reversed(ROWS.items()))) == HASH


def test_an_unfinished_record_has_the_sheet_too() -> None:
    record = replace(RECORD, components=ROWS, seed=None, deal={}, result=None, nonces=())
    assert without_lines(read(write(record))) == record


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("1 2 -4 70", "1 2 -4 71", "record-other-sheet", 5),
        ("Component points", "Component pints", "record-other-sheet", 5),
        ('[Component tracks "1 2 / 3 0"]\n', "", "record-other-sheet", 5),
        (HASH, HASH[1:], "record-other-sheet", 5),
        (f'[Components "{HASH}"]\n', "", "record-no-tag", 5),
        (OWN_SHEET, f'[Components "{HASH}"]\n', "record-other-sheet", 5),
        ("1 2 -4 70", "1 2 -4 seven", "record-bad-value", 6),
        ("1 2 -4 70", "1 2 -4 07", "record-bad-value", 6),
        ("1 2 -4 70", "1 2 -4 -0", "record-bad-value", 6),
        ("1 2 -4 70", "1 2 -4 7000000", "record-bad-value", 6),
        ("1 2 -4 70", "", "record-bad-value", 6),
        ("1 2 / 3 0", "1 2 / 3 /", "record-bad-value", 7),
        ("1 2 / 3 0", "1 2/3 0", "record-bad-value", 7),
        ("Component tracks", "Component points", "record-twice", 7),
        ("[Component tracks ", "[Component ", "record-bad-tag", 7),
    ],
)
def test_what_can_be_wrong_with_a_sheet(old: str, new: str, reason: str, line: int) -> None:
    assert old in WITH_SHEET
    with pytest.raises(BadRecord) as bad:
        read(WITH_SHEET.replace(old, new))
    assert (bad.value.reason, bad.value.line) == (reason, line)


def test_files_that_are_no_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "record.txt"
    with pytest.raises(BadRecord, match="record-unreadable"):
        load(file)
    with pytest.raises(BadRecord, match="record-no-file"):
        load(tmp_path)
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="record-not-text"):
        load(file)
    file.write_text(TEXT)
    assert load(file).game == "halves"
    monkeypatch.setattr(records, "LARGEST", 10)
    with pytest.raises(BadRecord, match="record-too-large"):
        load(file)
