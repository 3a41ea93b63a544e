"""Halves, a toy of simultaneous secret answers and a component sheet: the core holds for it too."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import test_contract as contract
import test_two_ways as two_ways
from spielwerk.core.chance import key
from spielwerk.core.draft import Draft
from spielwerk.core.game import Refused
from spielwerk.core.record import Said, read, write
from spielwerk.core.replay import as_heard, open_record, replay, verify
from spielwerk.games import SHELF
from spielwerk.lab.simulate import recorded
from toys.halves import HALVES
from toys.halves.components import HAND, PRINTED, WORDS, worth

ANNA, BEN, CLARA = range(3)
BOTH = {"open": "yes", "swap": "yes"}
VARIANTS: tuple[dict[str, str], ...] = ({}, {"open": "yes"}, {"swap": "yes"}, BOTH)
PATIENCE = 300  # decisions; where nothing binds no barrier ever falls
COMPILED = not contract.INTERPRETED


def dealt(*hands: str, **options: str) -> Any:
    """A table begun from a stacked deck."""
    s = HALVES.blank(len(hands), options)
    for card, name in enumerate(" ".join(hands).split()):
        s.deck[card] = WORDS.index(name)
    HALVES.begin(s)
    return s


def play(s: Any, script: str) -> Any:
    """play(s, "0 cut 1, 1 cut 3") - a game as one reads it aloud."""
    for line in script.split(", "):
        seat, _, text = line.partition(" ")
        s = HALVES.step(s, int(seat), text)
    return s


# The contract of every game.


@pytest.mark.parametrize("seats", HALVES.about.seats)
@pytest.mark.parametrize("number", [0] if contract.INTERPRETED else [0, 2, 4])
def test_random_game(seats: int, number: int) -> None:
    """Games without variants; those with a draft of their own are played below."""
    contract.test_random_game(HALVES, seats, number)


def test_the_rest_of_the_contract(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "halves", HALVES)
    contract.test_redeal_does_deal("halves")
    contract.test_words_and_moves_are_spelled_once("halves")
    contract.test_what_no_game_allows("halves")
    contract.test_the_boxs_own_sheet("halves", tmp_path)


@pytest.mark.parametrize("options", VARIANTS, ids=" ".join)
@pytest.mark.parametrize("seats", HALVES.about.seats)
def test_drafts_of_several_seats(seats: int, options: dict[str, str]) -> None:
    """As a server plays it: drafts on copies, binding moves on the table, all others moved on."""
    seed, rng = contract.secret(seats), Random(seats)
    table = HALVES.new(seats, seed, options=options)
    record, moves = open_record(HALVES, table, ["?"] * seats, seed), list[Said]()
    drafts = {seat: Draft(HALVES, table, seat) for seat in range(seats)}
    for _ in range(PATIENCE):
        may = [seat for seat in range(seats) if HALVES.legal_moves(drafts[seat].shown, seat)]
        seat = rng.choice(may)  # one that has answered, too
        shown = drafts[seat].shown
        move = rng.choice(HALVES.legal_moves(shown, seat))
        check_position(shown, seat, move)
        if drafts[seat].play(move):
            for text in drafts[seat].moves:
                moves.append(Said(seat, text))
                table = HALVES.step(table, seat, text)
            drafts[seat] = Draft(HALVES, table, seat)
            drafts = {other: moved_on(drafts[other], table) for other in range(seats)}
        if not HALVES.to_move(table):
            break
    contract.check_end(HALVES, table)
    finished = replace(record, moves=moves, result=HALVES.scores(table))
    assert verify(HALVES, read(write(finished))).tobytes() == table.tobytes()


def moved_on(draft: Draft, table: Any) -> Draft:
    """The draft at the table as it now is, or an empty one where the barrier fell meanwhile."""
    try:
        return Draft(HALVES, table, draft.seat, draft.moves)
    except Refused:
        return Draft(HALVES, table, draft.seat)


def check_position(shown: Any, seat: int, move: str) -> None:
    after = HALVES.step(shown, seat, move)
    contract.check_facts(HALVES, shown, seat, move, after)
    for viewer in range(shown.seats):
        contract.check_secrets(HALVES, shown, viewer, contract.secret(move, viewer))
        contract.check_refusals(HALVES, shown, viewer, whole=True)
    if move not in HALVES.binding:
        check_nothing_revealed(shown, seat, move, after)
    for viewer in {*range(shown.seats)} - {seat}:
        check_heard(shown, seat, move, viewer)


def check_nothing_revealed(table: Any, seat: int, move: str, after: Any) -> None:
    """What does not bind may be taken back: its own seat sees no more than it knew before."""
    twin = table.copy()
    HALVES.redeal(twin, seat, key(contract.secret(move)))
    assert HALVES.view(HALVES.step(twin, seat, move), seat) == HALVES.view(after, seat)


def check_heard(table: Any, seat: int, move: str, viewer: int) -> None:
    """While it is secret, every answer sounds and looks alike to the others."""
    heard = HALVES.said(table, seat, move, viewer)
    alike = [m for m in HALVES.legal_moves(table, seat) if "?" in heard and m[:3] == move[:3]]
    assert len({HALVES.said(table, seat, other, viewer) for other in alike}) < 2
    results = [HALVES.step(table, seat, other) for other in alike]
    tales = [
        [fact for fact in HALVES.tell(table, seat, other, after) if fact.told(viewer)]
        for other, after in zip(alike, results, strict=True)
    ]
    assert all(tale == tales[0] for tale in tales)
    views = [HALVES.view(after, viewer) for after in results]
    assert all(view == views[0] for view in views)


MORE = """
from spielwerk.core.record import write
from spielwerk.core.replay import replay
from spielwerk.lab.simulate import recorded
from toys.halves.components import worth
for seats in HALVES.about.seats:
    for number in range(4):
        blank = HALVES.blank(seats, {"open": "yes", "swap": "yes"} if number % 2 else {})
        record, _ = recorded(HALVES, blank, seats, number)
        print(write(record))
        for table in replay(HALVES, record):
            table.sheet = worth(9, 0, -3, 30000 // 2)
            keys = deal_key(bytes([number]))
            for seat in range(seats):
                HALVES.redeal(table, seat, keys)
                print(HALVES.score(table, seat), HALVES.tiebreak(table, seat))
            print(hashlib.sha256(table.tobytes()).hexdigest())
"""


@pytest.mark.skipif("NUMBA_DISABLE_JIT" in os.environ, reason="needs both ways")
def test_compiled_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a cache of its own: that of the bots knows nothing of a change in a toy."""
    toy = "from toys.halves import HALVES\nfrom spielwerk.games import SHELF\n"
    only = "SHELF.clear()\nSHELF['halves'] = HALVES\n"
    monkeypatch.setattr(two_ways, "GAMES", toy + only + two_ways.GAMES + MORE)
    switches = {"PYTHONPATH": "src:tests", "NUMBA_CACHE_DIR": str(tmp_path)}
    compiled = two_ways.played(**switches)
    assert len(compiled.splitlines()) > 100
    assert compiled == two_ways.played(**switches, NUMBA_DISABLE_JIT="1")


@pytest.mark.parametrize("options", [{}, {"open": "yes"}], ids=" ".join)
def test_what_a_seat_may_imagine(options: dict[str, str]) -> None:
    """Each secret is dealt anew, not only some: the others' hands, their cuts, the deck's rest."""
    table = HALVES.step(HALVES.new(3, bytes(32), options=options), BEN, "cut 1")
    seen: dict[str, set[bytes]] = {}
    for number in range(30):
        twin = table.copy()
        HALVES.redeal(twin, ANNA, key(contract.secret(number)))
        assert sorted(twin.deck.tolist()) == sorted(table.deck.tolist())
        for name, row in (
            *(("own", twin.hands[ANNA]), ("others", twin.hands[BEN : CLARA + 1])),
            *(("rest", twin.deck[3 * HAND :]), ("cut", twin.cut[BEN : CLARA + 1])),
        ):
            seen.setdefault(name, set()).add(row.tobytes())
    secrets = {name for name, rows in seen.items() if len(rows) > 1}
    assert secrets == ({"rest", "cut"} if options else {"others", "rest", "cut"})


# The rules of the toy.


@pytest.mark.rule("H-1")
def test_four_cards_each() -> None:
    s = HALVES.new(3, bytes(32))
    assert [len(HALVES.view(s, seat)["players"][seat]["hand"]) for seat in range(3)] == [HAND] * 3


@pytest.mark.rule("H-2")
def test_a_cut_is_secret_and_may_be_revised_until_the_last_is_in() -> None:
    """Who has answered owes nothing, and may still speak."""
    s = play(dealt("pearl pebble pebble shell", "amber amber shell shell"), "0 cut 1")
    assert HALVES.to_move(s) == [BEN]
    assert HALVES.legal_moves(s, ANNA) == [f"cut {after}" for after in range(HAND + 1)]
    s = play(s, "0 cut 2")
    seen = HALVES.view(s, BEN)["players"][ANNA]
    assert (seen["answered"], seen["cut"], seen["hand"]) == (True, None, None)
    s = play(s, "1 cut 3")
    assert [player["cut"] for player in HALVES.view(s, None)["players"]] == [2, 3]
    with pytest.raises(Refused, match="not-asked") as refused:
        HALVES.step(s, ANNA, "cut 1")
    assert refused.value.rule == "H-2"


@pytest.mark.rule("H-3")
def test_a_choice_is_secret_and_final() -> None:
    s = play(dealt("pearl pebble pebble shell", "amber amber shell shell"), "0 cut 1, 1 cut 2")
    s = play(s, "1 keep left")
    assert HALVES.view(s, ANNA)["players"][BEN]["kept"] is None
    assert HALVES.view(s, BEN)["players"][BEN]["kept"] == "keep left"
    assert HALVES.legal_moves(s, BEN) == []
    with pytest.raises(Refused, match="answered"):
        HALVES.step(s, BEN, "keep right")


@pytest.mark.rule("H-3")
@pytest.mark.rule("H-4")
def test_example_on_the_rule_sheet() -> None:
    """Sheet p. 1: Anna cuts off her pearl; Ben takes it and sends three small cards back."""
    start = dealt("pearl pebble pebble shell", "amber amber shell shell")
    end = play(start, "0 cut 1, 1 cut 2, 0 keep left, 1 keep left")
    assert HALVES.scores(end) == [8 + 4, 7 + 4]
    assert HALVES.winners(end) == [ANNA]
    with pytest.raises(Refused, match="over"):
        HALVES.step(end, ANNA, "keep left")


def equal() -> Any:
    """Ten each, and Anna has a pearl in hers."""
    start = dealt("amber shell pebble pebble", "pearl pebble shell shell")
    return play(start, "0 cut 2, 1 cut 2, 0 keep left, 1 keep left")


@pytest.mark.rule("H-4")
def test_pearls_part_equal_scores_or_the_victory_is_shared() -> None:
    end = equal()
    assert HALVES.scores(end) == [7 + 1 + 1 + 1, 4 + 2 + 2 + 2]
    assert (HALVES.places(end), HALVES.winners(end)) == ([1, 2], [ANNA])
    hand = "amber shell pebble pebble"
    end = play(dealt(hand, hand), "0 cut 2, 1 cut 2, 0 keep left, 1 keep left")
    assert (HALVES.places(end), HALVES.winners(end)) == ([1, 1], [ANNA, BEN])


@pytest.mark.rule("H-5")
def test_open_hands() -> None:
    s = dealt("pearl pebble pebble shell", "amber amber shell shell", open="yes")
    assert HALVES.view(s, None)["players"][ANNA]["hand"] == ["pearl", "pebble", "pebble", "shell"]
    assert HALVES.view(play(s, "0 cut 1"), BEN)["players"][ANNA]["cut"] is None


@pytest.mark.rule("H-6")
def test_swaps() -> None:
    hands = "pearl pebble amber shell", "amber amber shell shell"
    s = play(dealt(*hands, swap="yes"), "0 swap 2")
    assert HALVES.view(s, ANNA)["players"][ANNA]["hand"] == ["pearl", "amber", "pebble", "shell"]
    assert HALVES.said(s, ANNA, "swap 2", BEN) == "swap ?"
    with pytest.raises(Refused, match="not-in-play") as refused:
        HALVES.step(dealt(*hands), ANNA, "swap 2")
    assert (refused.value.rule, refused.value.figures) == ("H-6", {"cards": HAND})


# What the core owes to such a game.


def test_facts_have_their_readers() -> None:
    start = dealt("pearl pebble pebble shell", "amber amber shell shell")
    first = play(start, "0 cut 1")
    facts = HALVES.tell(start, ANNA, "cut 1", first)
    assert [fact.word for fact in facts if fact.told(ANNA)] == ["cut", "cut-after"]
    assert [fact.word for fact in facts if fact.told(BEN)] == ["cut"]
    assert [fact.word for fact in facts if fact.told(None)] == ["cut"]
    again = HALVES.tell(first, ANNA, "cut 0", play(first, "0 cut 0"))
    assert [fact.word for fact in again if fact.told(BEN)] == ["cut-anew"]
    last = HALVES.tell(first, BEN, "cut 3", play(first, "1 cut 3"))
    assert [fact.data["cut"] for fact in last if fact.word == "hand-turned-up"] == [1, 3]


def test_a_record_as_each_heard_it() -> None:
    """Cuts sound alike until the last, which all hear; so do choices."""
    seed = bytes(32)
    record = open_record(HALVES, HALVES.new(2, seed), ["Anna", "Ben"], seed)
    texts = ("0 cut 1", "0 cut 2", "1 cut 3", "1 keep left", "0 keep right")
    moves = [Said(int(text[0]), text[2:]) for text in texts]
    record = replace(record, moves=moves)
    heard = {
        viewer: [f"{said.seat} {said.text}" for said in as_heard(HALVES, record, viewer).moves]
        for viewer in (None, ANNA, BEN)
    }
    hidden = ["0 cut ?", "0 cut ?", "1 cut 3", "1 keep ?", "0 keep right"]
    assert heard[None] == hidden
    assert heard[ANNA] == ["0 cut 1", "0 cut 2", *hidden[2:]]
    assert heard[BEN] == [*hidden[:3], "1 keep left", *hidden[4:]]
    assert read(write(as_heard(HALVES, record, BEN))).deal == {}


def test_a_record_without_a_starter() -> None:
    record, _ = recorded(HALVES, HALVES.blank(4, {"swap": "yes"}), 1, 1)
    assert record.options == {"swap": "yes"}
    assert '[Options "swap=yes"]' in write(record)
    assert HALVES.scores(verify(HALVES, read(write(record)))) == record.result
    assert recorded(HALVES, HALVES.blank(2), 1, 1)[0].options == {}
    assert len(list(replay(HALVES, record))) == len(record.moves) + 1


def test_the_last_cut_must_bind() -> None:
    """In a draft it would turn all up for its seat alone, and could be taken back."""
    s = play(dealt("pearl pebble pebble shell", "amber amber shell shell"), "0 cut 1")
    draft = Draft(HALVES, s, BEN)
    assert draft.play("cut 4")
    assert HALVES.view(draft.shown, BEN)["players"][ANNA]["cut"] == 1


def test_an_earlier_cut_must_bind_too() -> None:
    """In drafts alone no barrier ever falls: each copy knows of its own seat's cut only."""
    s = dealt("pearl pebble pebble shell", "amber amber shell shell")
    drafts = [Draft(HALVES, s, seat) for seat in (ANNA, BEN)]
    assert all([draft.play("cut 1") for draft in drafts])  # noqa: C419  # both are to be played
    assert [HALVES.to_move(draft.shown) for draft in drafts] == [[BEN], [ANNA]]
    assert {HALVES.view(draft.shown, None)["phase"] for draft in drafts} == {"cutting"}


def test_a_draft_that_the_barrier_overtook() -> None:
    s = dealt("pearl pebble amber shell", "amber amber shell shell", swap="yes")
    s = play(s, "0 cut 1")
    draft = Draft(HALVES, s, ANNA)
    assert not draft.play("swap 1")
    s = play(s, "1 swap 1")
    assert moved_on(draft, s).moves == ["swap 1"]
    s = play(s, "1 cut 1")
    assert moved_on(draft, s).moves == []


def test_another_sheet_counts_otherwise_without_compiling() -> None:
    """The table carries the figures; machine code is made once for all sheets."""
    recorded(HALVES, HALVES.blank(2), 1, 1)  # whoever runs first compiles them all
    end = equal()
    HALVES.winners(end)
    rules = (HALVES.score, HALVES.tiebreak, HALVES.play, HALVES.legal, HALVES.begin)
    before = [list(getattr(rule, "signatures", ())) for rule in rules]
    assert all(before) == COMPILED
    assert HALVES.scores(end) == [10, 10]
    end.sheet = worth(1, 2, 4, 1)
    assert HALVES.scores(end) == [1 + 1 + 1 + 1, 4 + 2 + 2 + 2]
    assert HALVES.sheet(end, ANNA) == [1 + 1 + 1, 0, 0, 1]
    assert HALVES.view(end, None)["points"]["pearl"] == 1
    blank = HALVES.blank(2)
    printed = recorded(HALVES, blank, 3, 3)[1].scores
    blank.sheet = worth(10, 20, 40, 70)
    assert recorded(HALVES, blank, 3, 3)[1].scores.tolist() == (10 * printed).tolist()
    assert [list(getattr(rule, "signatures", ())) for rule in rules] == before


def test_the_box_is_not_the_table() -> None:
    """A sheet replaced at one table is replaced at that table."""
    one, other = HALVES.blank(2), HALVES.blank(2)
    assert one.sheet.points.tolist() == [1, 2, 4, 7]
    one.sheet.points[0] = 99
    assert other.sheet.points.tolist() == PRINTED.points.tolist() == [1, 2, 4, 7]
