"""Every rule of a RULES.md has a test that names it, and no test names a rule that is not there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted((ROOT / "src/spielwerk/games").glob("*/RULES.md"))
ROW = re.compile(r"^\| ([A-Z]+-[\w.]+) \|", re.MULTILINE)
MARK = re.compile(r'mark\.rule\("(.+?)"\)')


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_every_rule_has_its_test(path: Path) -> None:
    stated = ROW.findall(path.read_text(encoding="utf-8"))
    tests = (ROOT / "tests/games" / path.parent.name).glob("test_*.py")
    proved = {id for test in tests for id in MARK.findall(test.read_text(encoding="utf-8"))}
    assert stated, "a book without rules proves nothing"
    assert len(set(stated)) == len(stated), "a rule is stated once"
    assert proved == set(stated)
