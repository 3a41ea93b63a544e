"""What every game on the shelf must hold, whatever its rules."""

import hashlib
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielwerk.core.chance import key
from spielwerk.core.draft import Draft
from spielwerk.core.game import Game, Refused
from spielwerk.core.sheet import load, texts_of, toml
from spielwerk.games import SHELF

INTERPRETED = "NUMBA_DISABLE_JIT" in os.environ
CASES = [
    pytest.param(game, seats, number, id=f"{name}-{seats}p-{number}")
    for name, game in SHELF.items()
    for seats in game.about.seats
    for number in range(1 if INTERPRETED else 4)
]
EVERY = 7  # at every so manieth position the whole book is tried, the open drafts too


def secret(*parts: object) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()


def variants(game: Game, number: int) -> dict[str, str]:
    """Every other game is played with all its variants."""
    fields = game.state.new()[0].options.dtype.names
    return {f.replace("_", "-"): "yes" for f in fields if f != "start"} if number % 2 else {}


@pytest.mark.parametrize(("game", "seats", "number"), CASES)
def test_random_game(game: Game, seats: int, number: int) -> None:
    rng = Random(number)
    table = game.new(seats, secret(number), options=variants(game, number))
    drafts = {seat: Draft(game, table, seat) for seat in range(seats)}
    decisions = 0
    while waiting := game.to_move(table):
        decisions += 1
        for viewer in range(seats):
            check_secrets(game, table, viewer, secret(number, viewer))
        for seat in range(seats):
            check_refusals(game, table, seat, whole=decisions % EVERY == 0)
        drafting = [seat for seat in waiting if drafts[seat].moves]
        seat = rng.choice(drafting or waiting)  # others hear of a draft only when it binds
        move = rng.choice(game.legal_moves(table, seat))
        before = table.tobytes()
        after = game.step(table, seat, move)
        assert table.tobytes() == before, "a step must not change its argument"
        check_facts(game, table, seat, move, after)
        check_draft(game, drafts[seat], table, move)
        table = after
        if move in game.binding:
            drafts = {seat: Draft(game, table, seat) for seat in range(seats)}
    check_end(game, table)


def check_secrets(game: Game, table: Any, viewer: int, seed: bytes) -> None:
    """Nobody can tell a redealt table from the true one."""
    twin = table.copy()
    game.redeal(twin, viewer, key(seed))
    assert game.view(twin, viewer) == game.view(table, viewer)
    assert game.legal_moves(twin, viewer) == game.legal_moves(table, viewer)
    assert game.to_move(twin) == game.to_move(table)
    assert game.scores(twin) == game.scores(table)


def check_refusals(game: Game, table: Any, seat: int, *, whole: bool) -> None:
    """Who owes an answer can give one. What is not legal is refused for a reason, and only that."""
    legal = game.legal_moves(table, seat)
    assert legal or seat not in game.to_move(table)
    assert len(set(legal)) == len(legal)
    may = {game.ids[text] for text in legal}
    for move in range(len(game.moves)) if whole else may:
        assert (game.why(table, seat, move) == 0) == (move in may), game.moves[move]
    refused = next((text for text in game.moves if game.ids[text] not in may), "")
    reason = game.refusal(table, seat, refused)
    assert reason
    with pytest.raises(Refused, match=reason.reason):
        game.step(table, seat, refused)


def check_facts(game: Game, table: Any, seat: int, move: str, after: Any) -> None:
    """A binding move is always news; each hears of a move what they may, its player all of it."""
    facts = game.tell(table, seat, move, after)
    assert facts or move == "done" or move not in game.binding
    assert game.said(table, seat, move, seat) == move
    for viewer in (None, *range(int(table.seats))):
        heard = game.said(table, seat, move, viewer)
        assert heard == move or "?" in heard
        if viewer is not None:
            check_overheard(game, table, seat, move, after, viewer)


def check_overheard(game: Game, table: Any, seat: int, move: str, after: Any, viewer: int) -> None:
    """At a table that this viewer takes for the true one, what it hears the same shows it the same:
    to its player whatever does not bind; and no fact tells more than is seen."""
    heard = game.said(table, seat, move, viewer)
    assert game.tell(table, seat, move, after) == game.tell(table, seat, move, after)
    twin = table.copy()
    game.redeal(twin, viewer, key(secret(heard)))
    alike = (m for m in game.legal_moves(twin, seat) if game.said(twin, seat, m, viewer) == heard)
    other = next(alike, None)
    if other is None:
        return
    later = game.step(twin, seat, other)
    same = game.view(later, viewer) == game.view(after, viewer)
    assert same or move in game.binding or viewer != seat
    if same:
        told = [
            [fact for fact in game.tell(before, seat, text, then) if fact.told(viewer)]
            for before, text, then in ((table, move, after), (twin, other, later))
        ]
        assert told[0] == told[1]


def check_draft(game: Game, draft: Draft, table: Any, move: str) -> None:
    """A move taken back leaves no trace, and what is shown is what is played."""
    assert draft.shown.tobytes() == table.tobytes()
    before = list(draft.moves)
    draft.play(move)
    draft.undo()
    assert draft.moves == before
    assert draft.shown.tobytes() == table.tobytes()
    assert draft.play(move) == (move in game.binding)


def check_end(game: Game, table: Any) -> None:
    """Nobody moves any more; the sheet adds up; the winners have the most."""
    for seat in range(table.seats):
        assert not game.legal_moves(table, seat)
        assert sum(game.sheet(table, seat)) == game.score(table, seat)
        assert len(game.sheet(table, seat)) == len(game.lines)
    scores = game.scores(table)
    assert all(scores[seat] == max(scores) for seat in game.winners(table))
    assert min(game.places(table)) == 1


@pytest.mark.parametrize("name", SHELF)
def test_redeal_does_deal(name: str) -> None:
    """A redeal that did nothing would pass the test above and prove nothing."""
    game = SHELF[name]
    seen: dict[str, set[bytes]] = {}
    most = max(game.about.seats)
    for number in range(1 if INTERPRETED else 8):
        rng = Random(number)
        table = game.new(most, secret("deals", number))
        while waiting := game.to_move(table):
            seat = rng.choice(waiting)
            for viewer in range(table.seats):
                twin = table.copy()
                game.redeal(twin, viewer, key(secret(number, viewer)))
                kind = f"{game.view(table, None)['phase']}, {'own' if viewer == seat else 'other'}"
                changed = twin.tobytes() != table.tobytes()
                seen.setdefault(kind, set()).add(b"dealt" if changed else b"same")
            table = game.step(table, seat, rng.choice(game.legal_moves(table, seat)))
    assert all(b"dealt" in results for results in seen.values()), seen


@pytest.mark.parametrize("name", SHELF)
def test_words_and_moves_are_spelled_once(name: str) -> None:
    game = SHELF[name]
    assert len(set(game.moves)) == len(game.moves)
    assert game.binding <= set(game.moves)
    words = [reason.word for reason in game.reasons]
    assert words[0] == ""
    assert len(set(words)) == len(words)
    assert all(reason.rule for reason in game.reasons[1:])


@pytest.mark.parametrize("name", [name for name, game in SHELF.items() if game.box is not None])
def test_the_boxs_own_sheet(name: str, tmp_path: Path) -> None:
    """Fit to be played with, and the same when it comes back from its owner's file."""
    game, file = SHELF[name], tmp_path / "sheet.toml"
    file.write_text(toml(game.box, [game.about.title]), encoding="utf-8")
    assert load(file, game).tobytes() == game.box.tobytes()
    for seats in game.about.seats:
        assert texts_of(game, game.blank(seats, sheet=load(file, game))) == {}


@pytest.mark.parametrize("name", SHELF)
def test_what_no_game_allows(name: str) -> None:
    game = SHELF[name]
    table = game.new(min(game.about.seats), secret("door"))
    before = table.tobytes()
    for seat, text, reason in (
        (-1, game.moves[0], "seat"),
        (table.seats, game.moves[0], "seat"),
        (0, "no such move", "no-such-move"),
        (0, "", "no-such-move"),
    ):
        with pytest.raises(Refused, match=reason):
            game.step(table, seat, text)
    for seats in (0, 1, 99, -2):
        with pytest.raises(Refused, match="seats"):
            game.new(seats, secret("door"))
    for options in ({"start": "9"}, {"start": "²"}, {"colour": "yes"}, {"open_deliveries": "yes"}):
        with pytest.raises(Refused, match="option"):
            game.new(min(game.about.seats), secret("door"), options=options)
    assert table.tobytes() == before
