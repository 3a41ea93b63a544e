"""Small moves before they bind: tried, taken back, stored, taken up again."""

from typing import Any

import pytest

from spielwerk.core.draft import Draft
from spielwerk.core.game import Refused
from spielwerk.games.coal_baron import COAL_BARON
from toys.halves import HALVES


def drafted() -> Any:
    """Past the draft of orders: seat 0 is to place workers."""
    table = COAL_BARON.new(2, bytes(32), options={"start": "0"})
    while COAL_BARON.view(table, None)["phase"] == "draft":
        (seat,) = COAL_BARON.to_move(table)
        table = COAL_BARON.step(table, seat, COAL_BARON.legal_moves(table, seat)[0])
    return table


def test_what_is_drafted_is_shown_and_the_table_stays() -> None:
    table = drafted()
    before = table.tobytes()
    draft = Draft(COAL_BARON, table, 0)
    assert draft.shown.tobytes() == before
    assert not draft.play("mine 6")
    assert draft.moves == ["mine 6"]
    assert COAL_BARON.view(draft.shown, 0)["phase"] == "mining"
    assert table.tobytes() == before


def test_undo_of_one_of_several_of_all() -> None:
    draft = Draft(COAL_BARON, drafted(), 0)
    shown = [draft.shown.tobytes()]
    for text in ("mine 6", "cage 1", "load y", "cage 2"):
        assert not draft.play(text)
        shown.append(draft.shown.tobytes())
    draft.undo()
    assert (draft.moves, draft.shown.tobytes()) == (["mine 6", "cage 1", "load y"], shown[3])
    draft.undo(2)
    assert (draft.moves, draft.shown.tobytes()) == (["mine 6"], shown[1])
    draft.undo(0)
    assert (draft.moves, draft.shown.tobytes()) == (["mine 6"], shown[1])
    draft.play("cage 3")
    draft.undo(99)
    assert (draft.moves, draft.shown.tobytes()) == ([], shown[0])
    draft.undo()
    assert (draft.moves, draft.shown.tobytes()) == ([], shown[0])


def test_a_move_refused_leaves_the_draft_as_it_was() -> None:
    draft = Draft(COAL_BARON, drafted(), 0)
    draft.play("mine 6")
    shown = draft.shown.tobytes()
    for text in ("mine 8", "cage 0", "dig"):
        with pytest.raises(Refused):
            draft.play(text)
    assert (draft.moves, draft.shown.tobytes()) == (["mine 6"], shown)


def test_who_is_not_asked_has_nothing_to_draft() -> None:
    with pytest.raises(Refused, match="not-your-turn"):
        Draft(COAL_BARON, drafted(), 1).play("mine 6")


def test_what_binds() -> None:
    """A look shows cards that nobody knew; `done` passes the turn."""
    assert Draft(COAL_BARON, drafted(), 0).play("factory look")
    draft = Draft(COAL_BARON, drafted(), 0)
    assert [draft.play(text) for text in ("mine 6", "cage 1", "stop", "done")] == [
        *(False, False, False),
        True,
    ]


def test_a_stored_draft_is_taken_up_again() -> None:
    table = drafted()
    draft = Draft(COAL_BARON, table, 0)
    for text in ("mine 6", "cage 1", "load y"):
        draft.play(text)
    stored = list(draft.moves)
    again = Draft(COAL_BARON, table, 0, stored)
    assert again.shown.tobytes() == draft.shown.tobytes()
    again.undo(2)
    assert again.moves == ["mine 6"]
    assert stored == draft.moves == ["mine 6", "cage 1", "load y"]


def test_a_stored_draft_of_another_table_is_refused() -> None:
    with pytest.raises(Refused):
        Draft(COAL_BARON, drafted(), 0, ["mine 6", "load y"])


def test_drafts_of_several_seats_do_not_meet() -> None:
    """Where all answer at once, each drafts on a copy of its own; an answer binds."""
    table = HALVES.new(3, bytes(32), options={"swap": "yes"})
    one, other = Draft(HALVES, table, 0), Draft(HALVES, table, 1)
    assert not one.play("swap 1")
    assert not other.play("swap 3")
    hands = [HALVES.view(draft.shown, draft.seat)["players"] for draft in (one, other)]
    before = [HALVES.view(table, seat)["players"] for seat in range(2)]
    assert hands[0][0]["hand"] != before[0][0]["hand"] or one.shown.tobytes() == table.tobytes()
    assert HALVES.view(one.shown, 1)["players"] == before[1]
    assert one.play("cut 2")
    assert HALVES.to_move(one.shown) == [1, 2]
    assert HALVES.to_move(other.shown) == [0, 1, 2]
    heard = HALVES.step(HALVES.step(table, 0, "swap 1"), 0, "cut 2")
    moved_on = Draft(HALVES, heard, 1, other.moves)
    assert HALVES.to_move(moved_on.shown) == [1, 2]
    assert HALVES.view(moved_on.shown, 1)["players"][1] == hands[1][1]


def test_another_plan_that_begins_alike() -> None:
    """It shares no moves with the first, only the tables up to there."""
    draft = Draft(COAL_BARON, drafted(), 0)
    for text in ("mine 6", "cage 1"):
        draft.play(text)
    first = draft.shown.tobytes()
    other = draft.up_to(1)
    assert other.moves == ["mine 6"]
    other.play("cage 2")
    assert (draft.moves, draft.shown.tobytes()) == (["mine 6", "cage 1"], first)
    assert draft.up_to(0).shown.tobytes() == draft.table.tobytes()
