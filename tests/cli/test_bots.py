"""Bots at the command line: whom one plays with, who plays whom, what records and tables say."""

import json
import os
from pathlib import Path

import pytest
import test_commands as commands
from test_commands import Command

from spielwerk.text import LANGUAGES

run = commands.run  # the fixture
compiled = pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="whole games take for ever")


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ((), "Anna | bot:heuristic | bot:heuristic"),
        (("--bots", "random"), "Anna | bot:random | bot:random"),
        (("--bots", "random,heuristic"), "Anna | bot:random | bot:heuristic"),
    ],
)
def test_whom_one_plays_with(
    run: Command, tmp_path: Path, words: tuple[str, ...], players: str
) -> None:
    """The strongest, if nothing is said. The record has it."""
    file = tmp_path / "game.txt"
    told = ("--option", "start=1", "--name", "Anna", "--record", file)
    code, out, _ = run("play", "coal-baron", *words, *told, typed="1\nquit\n")
    assert code == 0
    assert "Bot 1 takes" in out
    assert players in file.read_text()


@compiled
def test_games_by_bots_are_recorded_and_verified(run: Command, tmp_path: Path) -> None:
    words = ("coal-baron", "--seats", "2", "--games", "2", "--bots", "heuristic,random", "--seed")
    code, out, _ = run("simulate", *words, "1", "--records", tmp_path)
    assert code == 0
    assert "heuristic, random" in out
    files = sorted(tmp_path.iterdir())
    assert all("bot:heuristic" in file.read_text() for file in files)
    code, _, err = run("record", "verify", *files)
    assert (code, err) == (0, "")
    first = [json.loads(run("simulate", *words, seed, "--json")[1])["scores"] for seed in "112"]
    assert first[0] == first[1] != first[2]


@compiled
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_arena(run: Command, lang: str) -> None:
    words = ("coal-baron", "--bots", "random,heuristic", "--games", "4", "--lang", lang)
    code, out, _ = run("arena", *words)
    assert code == 0
    assert out.index("heuristic") < out.index("random")
    assert "100%" in out


@compiled
def test_the_arena_in_json(run: Command) -> None:
    """All levels, the strongest first, where none is named; the last takes the seats left."""
    code, out, _ = run("arena", "coal-baron", "--seats", "3", "--games", "3", "--json")
    assert code == 0
    best, worst = json.loads(out)["levels"]
    assert (best["level"], best["games"], best["wins"], best["place"]) == ("heuristic", 3, 3, 1)
    assert (worst["level"], worst["place"]) == ("random", 2.5)
    assert best["share"] == 1 == best["share_to"] > best["share_from"]
    assert 0 < best["seconds_per_decision"] <= best["longest_decision"]
