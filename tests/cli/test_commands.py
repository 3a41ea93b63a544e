"""The command line: what it prints, what it writes, and how it says no."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from spielwerk.bots.levels import LEVELS
from spielwerk.cli import main
from spielwerk.games import SHELF
from spielwerk.text import LANGUAGES

Capture = pytest.CaptureFixture[str]


Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> Command:
    """run("simulate", ...) gives exit code, stdout and stderr."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C")

    def command(*words: str | Path, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["spielwerk", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        captured = capsys.readouterr()
        return int(ended.value.code or 0), captured.out, captured.err

    return command


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_records_of_a_simulation_are_verified(run: Command, tmp_path: Path, seats: int) -> None:
    """One file a game, and nothing else in the folder."""
    words = ("--seats", str(seats), "--games", "3", "--seed", "1", "--records", tmp_path / "new")
    code, out, _ = run("simulate", "coal-baron", *words)
    files = sorted((tmp_path / "new").iterdir())
    assert (code, len(files)) == (0, 3)
    assert "3 records written" in out
    code, out, err = run("record", "verify", *files)
    assert (code, err) == (0, "")
    assert out.count("by the rules") == 3


def test_json_and_nothing_else(run: Command, tmp_path: Path) -> None:
    words = ("simulate", "coal-baron", "--games", "20", "--seed", "7", "--json")
    code, out, _ = run(*words)
    said = json.loads(out)
    assert code == 0
    assert {"games", "decisions", "seconds", "decisions_per_second", "scores"} == set(said)
    assert (said["games"], len(said["scores"])) == (20, 4)
    assert said["decisions_per_second"] == pytest.approx(said["decisions"] / said["seconds"])
    _, again, _ = run(*words, "--records", tmp_path)
    for key in ("games", "decisions", "scores"):
        assert json.loads(again)[key] == said[key]


def test_figures_to_look_at(run: Command) -> None:
    code, out, _ = run("simulate", "coal-baron", "--games", "5", "--option", "start=1")
    assert code == 0
    assert "decisions a second" in out
    assert "Mean points" in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_told(run: Command, tmp_path: Path, lang: str) -> None:
    run("simulate", "coal-baron", "--seats", "2", "--games", "1", "--records", tmp_path)
    code, out, _ = run("record", "show", *tmp_path.iterdir(), "--lang", lang)
    assert code == 0
    assert len(out.splitlines()) > 200
    assert {"en": "Score sheet", "de": "Wertung", "hu": "pont"}[lang].lower() in out.lower()


def test_an_unfinished_record_is_told_as_far_as_it_may(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    typed = "1\n1\n1\norder look\nquit\n"
    words = ("--seats", "2", "--option", "start=0", "--name", "Eszter", "--record", file)
    code, _, _ = run("play", "coal-baron", *words, typed=typed)
    assert code == 0
    text = file.read_text()
    assert "Eszter" in text
    assert not any(word in text for word in ("[Deal", "[Seed", "[Result"))
    code, out, _ = run("record", "show", file)
    assert code == 0
    assert "Eszter: order look" in out
    code, out, err = run("record", "verify", file)
    assert (code, out) == (2, "")
    assert "not finished" in err


def one_sentence(err: str) -> str:
    """What was said, if it was one line and no traceback."""
    lines = [line for line in err.splitlines() if "half a minute" not in line]
    assert len(lines) == 1, err
    assert "Traceback" not in err
    return lines[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("play", "coal-baron", "--seats", "9"), "This game is for 2 to 4 players, not 9."),
        (("simulate", "coal-baron", "--seats", "1"), "This game is for 2 to 4 players, not 1."),
        (("play", "chess"), "There is no game “chess”. There are: coal-baron"),
        (("simulate", "chess"), "There is no game “chess”. There are: coal-baron"),
        (("simulate", "coal-baron", "--games", "0"), "At least one game must be played, not 0."),
        (
            ("play", "coal-baron", "--lang", "fr"),
            "There is no language “fr”. There are: en, de, hu.",
        ),
        (
            ("play", "coal-baron", "--bots", "heuristic,wizard"),
            "There is no level “wizard” for this game. There are: random, heuristic.",
        ),
        (
            ("play", "coal-baron", "--seats", "2", "--bots", "random,random"),
            "2 levels are named, but bots have only one seat.",
        ),
        (("arena", "coal-baron", "--bots", "wizard"), "There is no level “wizard” for this game."),
        (("arena", "coal-baron", "--games", "0"), "At least one game must be played, not 0."),
        (("arena", "coal-baron", "--seats", "5"), "This game is for 2 to 4 players, not 5."),
        (("play", "coal-baron", "--option", "start=4"), "The game has no option “start=4”."),
        (("play", "coal-baron", "--option", "start"), "An option is written name=value: start"),
        (
            ("play", "coal-baron", "--option", "start=0 start=1"),
            "An option stands there twice.",
        ),
        (
            ("record", "verify", "/nowhere"),
            "/nowhere: The file cannot be read (No such file or dir",
        ),
        (("record", "show", "/etc"), "/etc: This is no file."),
        (("record", "verify", "x", "--lang", "de"), "x: "),
    ],
)
def test_bad_input(run: Command, words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert one_sentence(err).startswith(sentence)


@pytest.mark.parametrize("words", [("--seats", "many"), ("--no-such",), ()])
def test_words_the_command_does_not_know(run: Command, words: tuple[str, ...]) -> None:
    code, _, err = run("simulate", *words)
    assert code == 2
    assert "Traceback" not in err


@pytest.fixture
def record(run: Command, tmp_path: Path) -> Path:
    run("simulate", "coal-baron", "--seats", "2", "--games", "1", "--records", tmp_path)
    return next(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[Rules "1"]', '[Rules "2"]', "The record follows version 2 of the rules"),
        ('"coal-baron"', '"chess"', "There is no game “chess” here."),
        ("[Seed", "[Seeed", "line 7: This is not a tag of a record"),
        ('[Seats "2"]', '[Seats "9"]', "line 5: Players must name one value for each of the 9"),
        ("\n0 done\n", "\n0 done\n0 done\n", "(to move: 1): It is not your turn. (CB-3.1)"),
        ("[Deal tiles ", "[Deal bricks ", "The game has no deck “bricks”."),
        ("[Deal tiles ", f'[Deal {3000 * "x"} "1"]\n[Deal tiles ', "The game has no deck “xxx"),
        ('[Seats "2"]', '[Seats "-2"]', "line 3: This value cannot be read: -2"),
        ("\n0 done\n", "\n0 \x1b[2Jdone\n", "“?[2Jdone”"),
        ("[Result ", "; [Result ", "The tag Result is missing."),
        ("[Seed ", "; [Seed ", "The tag Seed is missing."),
    ],
)
def test_broken_records(run: Command, record: Path, old: str, new: str, sentence: str) -> None:
    """Where, and why not; the good record beside it is verified all the same."""
    broken = record.with_name("broken.txt")
    text = record.read_text()
    assert old in text
    broken.write_text(text.replace(old, new, 1))
    code, out, err = run("record", "verify", broken, record)
    assert code == 2
    assert one_sentence(err).startswith(str(broken))
    assert sentence in err
    assert out.count("by the rules") == 1


def test_a_record_from_an_editor_that_begins_with_a_mark(run: Command, record: Path) -> None:
    record.write_text(record.read_text(), encoding="utf-8-sig")
    assert run("record", "verify", record)[0] == 0


def test_a_name_without_end(run: Command, record: Path) -> None:
    record.write_text(record.read_text().replace("bot:random |", f"{5000 * 'n'}\x1b[2J |", 1))
    for command in ("verify", "show"):
        code, out, _ = run("record", command, record)
        assert code == 0
        assert "\x1b" not in out


def test_shown_to_the_end_and_then_told_that_it_does_not_hold(run: Command, record: Path) -> None:
    text = record.read_text()
    record.write_text(re.sub(r'Result "\S+', 'Result "99', text))
    code, out, err = run("record", "show", record)
    assert code == 2
    assert out
    assert "The result should be" in one_sentence(err)


def test_what_nobody_can_say_is_no_move_of_an_unfinished_record(run: Command, record: Path) -> None:
    kept = [
        line for line in record.read_text().split("\n") if not re.match(r"\[(Se|De|Re)\w+ ", line)
    ]
    seats = '[Seats "2"]'
    record.write_text("\n".join([kept[0], kept[1], seats, *kept[2:]]))
    assert "The game is not finished" in one_sentence(run("record", "verify", record)[2])
    record.write_text(record.read_text() + "0 next ?\n1 dance\n")
    assert "“dance” is not a move of this game." in one_sentence(run("record", "verify", record)[2])


def test_a_starter_who_was_named_is_no_drawn_one(run: Command, tmp_path: Path) -> None:
    """The promise covers the draw; who was named instead is said to have been."""
    words = ("--seats", "4", "--games", "8", "--records", tmp_path)
    run("simulate", "coal-baron", *words)
    assert "named beforehand" not in run("record", "verify", *tmp_path.iterdir())[1]
    run("simulate", "coal-baron", *words, "--option", "start=1")
    told = run("record", "verify", *tmp_path.iterdir())[1].splitlines()
    assert 0 < sum("named beforehand" in line for line in told) <= 8


def test_a_folder_that_cannot_be_written(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    words = ("coal-baron", "--games", "2", "--records", file / "folder")
    code, out, err = run("simulate", *words)
    assert (code, out) == (2, "")
    assert "cannot be written to (Not a directory)" in one_sentence(err)
    code, _, err = run("play", "coal-baron", "--record", file / "folder/game.txt")
    assert code == 2
    assert "cannot be written to" in one_sentence(err)
    code, _, err = run("play", "coal-baron", "--record", tmp_path)
    assert code == 2
    assert "cannot be written to (Is a directory)" in one_sentence(err)
    code, _, err = run("play", "coal-baron", "--record", file)
    assert code == 2
    assert "cannot be written to (File exists)" in one_sentence(err)


def test_nothing_half_written(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full at the third game: no record stays."""
    whole = Path.write_text
    written: list[Path] = []

    def full(path: Path, text: str, encoding: str | None = None) -> int:
        written.append(path)
        if len(written) == 3:
            whole(path, text[:100], encoding)
            raise OSError(28, "No space left on device")
        return whole(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", full)
    code, _, err = run("simulate", "coal-baron", "--games", "5", "--records", tmp_path)
    assert code == 2
    assert "No space left on device" in one_sentence(err)
    assert len(written) == 3
    assert list(tmp_path.iterdir()) == []


def test_what_an_earlier_run_wrote_stays(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("simulate", "coal-baron", "--records", tmp_path, "--games")
    run(*words, "2")
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}
    whole = Path.replace

    def full(path: Path, target: Path) -> Path:
        if "00003" in path.name:
            raise OSError(28, "No space left on device")
        return whole(path, target)

    monkeypatch.setattr(Path, "replace", full)
    code, _, _ = run(*words, "4")
    assert code == 2
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_behind_stdout() -> None:
    command = [sys.executable, "-c", "from spielwerk.cli import main; main()"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*command, "simulate", "coal-baron", "--games", "1", "--json"],
            stdout=full, stderr=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"},
            check=False,
        )  # fmt: skip
    assert done.returncode == 2
    assert "No space left on device" in one_sentence(done.stderr)


def test_a_name_is_no_markup(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    words = ("--seats", "2", "--option", "start=0", "--name", "[bold]:coal:[/]", "--record", file)
    code, out, _ = run("play", "coal-baron", *words, typed="1\n1\n1\nmoney 4\ndone\nquit\n")
    assert (code, "[bold]:coal:[/]" in out) == (0, True)


@pytest.mark.parametrize(("setting", "title"), [("de_DE.UTF-8", "Glück Auf"), ("fr_FR", "Coal")])
def test_the_language_of_the_system(
    run: Command, monkeypatch: pytest.MonkeyPatch, setting: str, title: str
) -> None:
    monkeypatch.setenv("LC_ALL", setting)
    _, out, _ = run("simulate", "coal-baron", "--games", "1")
    assert title in out


def test_bench_names_every_game_and_number_of_players(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spielwerk.cli.bench.REPETITIONS", 1)
    monkeypatch.setattr("spielwerk.cli.bench.SECONDS", 0.01)
    monkeypatch.setattr("spielwerk.cli.bench.GAMES", 1)
    code, out, _ = run("bench")
    assert code == 0
    assert out.count("coal-baron") == len(SHELF["coal-baron"].about.seats) + len(
        LEVELS["coal-baron"]
    )
