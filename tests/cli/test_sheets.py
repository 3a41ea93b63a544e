"""Component sheets at the command line: printed, corrected, played with, refused in a sentence."""

import json
import tomllib
from pathlib import Path

import pytest
import test_commands as commands
from test_commands import Command, one_sentence

import toys.halves
from spielwerk.bots import levels
from spielwerk.bots.bot import at_random
from spielwerk.core.game import Game
from spielwerk.games import SHELF
from spielwerk.terminal import DRAWINGS
from spielwerk.text import sources
from toys.halves import HALVES

TEXT = Path(toys.halves.__file__ or "").parent / "text/en.ftl"

run = commands.run  # the fixture


@pytest.fixture
def halves(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy on the shelf, with its sentences and a drawing."""

    def toys(language: str, game: Game | None) -> list[Path]:
        house = sources(language, None)
        return [*house, TEXT] if game is HALVES else sources(language, game)

    monkeypatch.setitem(SHELF, "halves", HALVES)
    monkeypatch.setitem(levels.LEVELS, "halves", {"random": at_random})
    monkeypatch.setitem(DRAWINGS, "halves", lambda view, names, say: str(view["points"]))
    monkeypatch.setattr("spielwerk.text.sources", toys)
    return HALVES


@pytest.fixture
def own(run: Command, tmp_path: Path, halves: Game) -> Path:
    """The toy's sheet, printed and corrected."""
    code, out, err = run("components", halves.about.id)
    assert (code, err) == (0, "")
    file = tmp_path / "sheet.toml"
    file.write_text(out.replace("points = [1, 2, 4, 7]", "points = [10, 20, 40, 70]"))
    return file


def test_the_sheet_of_the_box_is_printed(run: Command, halves: Game) -> None:
    _, out, _ = run("components", "halves", "--lang", "en")
    heading, rows = out.split("\n\n")
    assert rows == "points = [1, 2, 4, 7]\ncopies = [6, 6, 4, 2]\n"
    assert len(heading.splitlines()) == 3
    assert all(line.startswith("# ") for line in heading.splitlines())
    assert "Halves" in heading
    assert "RECON" in heading
    assert "spielwerk play halves --components sheet.toml" in heading
    assert tomllib.loads(out)["copies"] == [6, 6, 4, 2]
    _, german, _ = run("components", "halves", "--lang", "de")
    assert german.startswith("# Materialblatt zu Halves")
    assert tomllib.loads(german) == tomllib.loads(out)


def test_simulated_with_an_own_sheet(run: Command, tmp_path: Path, own: Path) -> None:
    """For figures and for records; these hold the sheet and are verified by it."""
    words = ("simulate", "halves", "--seats", "3", "--games", "4", "--json")
    printed = json.loads(run(*words)[1])["scores"]
    sums = json.loads(run(*words, "--components", own)[1])["scores"]
    assert [seat["highest"] for seat in sums] == [10 * seat["highest"] for seat in printed]
    code, _, _ = run(*words, "--components", own, "--records", tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert (code, len(files)) == (0, 4)
    assert '[Component points "10 20 40 70"]' in files[0].read_text()
    code, out, _ = run("record", "verify", *files)
    assert (code, out.count("by the rules")) == (0, 4)
    files[0].write_text(files[0].read_text().replace("10 20 40 70", "10 20 40 71"))
    code, out, err = run("record", "verify", *files)
    assert (code, out.count("by the rules")) == (2, 3)
    assert "line 5: The component sheet is not the one that is named" in one_sentence(err)


def test_played_with_an_own_sheet(run: Command, tmp_path: Path, own: Path) -> None:
    """The table shows it; the unfinished record has it, as it is no secret."""
    file = tmp_path / "mine.txt"
    words = ("--seats", "2", "--components", own, "--record", file)
    code, out, _ = run("play", "halves", *words, typed="quit\n")
    assert code == 0
    assert "'pearl': 70" in out
    assert '[Component points "10 20 40 70"]' in file.read_text()
    assert "[Deal" not in file.read_text()


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("70]", "70", "This file cannot be read as TOML ("),
        ("points", "pints", "There is no row “pints”"),
        ("70]", "70.5]", "In “points”, what stands in place 4 is not a whole number."),
        ("70]", "40000]", "In “points”, the number in place 4 is not from -32,768 to 32,767."),
        ("70]", "70, 7]", "“points” must be a row of 4 numbers."),
        ("70]", "1001]", "No card counts more than 1,000 points. (H-4)"),
        ("2]", "1]", "The box holds 18 cards, not 17. (H-1)"),
    ],
)
def test_bad_sheets(
    run: Command, own: Path, command: str, old: str, new: str, sentence: str
) -> None:
    assert own.read_text().count(old) == 1
    own.write_text(own.read_text().replace(old, new))
    code, out, err = run(command, "halves", "--components", own)
    assert (code, out) == (2, "")
    assert one_sentence(err).startswith(f"{own}: ")
    assert sentence in err


def test_a_sheet_where_there_is_none(run: Command, own: Path) -> None:
    for words in (
        ("components", "coal-baron"),
        ("simulate", "coal-baron", "--components", own),
    ):
        code, out, err = run(*words)
        assert (code, out) == (2, "")
        assert one_sentence(err).endswith("This game has no component sheet.")
    code, _, err = run("simulate", "halves", "--components", own.parent / "none.toml")
    assert (code, "none.toml: The file cannot be read" in one_sentence(err)) == (2, True)
