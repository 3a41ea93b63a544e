"""A finished record proves itself, and every way it can be wrong has its word and its line."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from spielwerk.core.chance import commitment
from spielwerk.core.game import Refused
from spielwerk.core.record import BadRecord, Record, Said, read, write
from spielwerk.core.replay import as_heard, laid_out, open_record, replay, verify
from spielwerk.core.sheet import rows_of, sheet_of
from spielwerk.games.coal_baron import COAL_BARON
from spielwerk.lab.simulate import recorded, seed_of
from toys.halves import HALVES

NUMBER, GAME = 7, 3  # a game of two, begun by seat 1, with looks at five
TAGS = (
    "Game",
    "Rules",
    "Seats",
    "Options",
    "Players",
    "Commit",
    "Seed",
    "tiles",
    "orders",
    "Result",
)
LINE = {tag: number for number, tag in enumerate(TAGS, 1)}
HEAD = len(TAGS) + 1  # lines before the first move: the tags and a blank
NONCES = (b"anna", b"ben")


@cache
def text() -> str:
    return write(recorded(COAL_BARON, COAL_BARON.blank(2), NUMBER, GAME)[0])


def finished() -> Record:
    return read(text())


def bad(record: Record) -> BadRecord:
    with pytest.raises(BadRecord) as wrong:
        verify(COAL_BARON, record)
    return wrong.value


def fault(**changed: Any) -> tuple[str, int, dict[str, int | str]]:
    """What is wrong with the record once so much of it is changed: word, line, figures."""
    wrong = bad(replace(finished(), **changed))
    return wrong.reason, wrong.line, wrong.figures


def test_a_finished_record_verifies() -> None:
    record, run = recorded(COAL_BARON, COAL_BARON.blank(2), NUMBER, GAME)
    table = verify(COAL_BARON, record)
    assert COAL_BARON.scores(table) == list(record.result or ()) == run.scores[0].tolist()
    assert COAL_BARON.to_move(table) == []


def test_so_it_does_when_read_back_from_its_text() -> None:
    record = finished()
    assert write(record) == text()
    original, _ = recorded(COAL_BARON, COAL_BARON.blank(2), NUMBER, GAME)
    assert verify(COAL_BARON, record).tobytes() == verify(COAL_BARON, original).tobytes()
    assert [said.line for said in record.moves][:2] == [HEAD + 1, HEAD + 2]


def with_nonces() -> Record:
    seed, rng = bytes(32), Random(1)
    table = COAL_BARON.new(2, seed, NONCES, {"carts-for-all": "yes"})
    record, moves = open_record(COAL_BARON, table, ["Anna", "Ben"], seed, NONCES), list[Said]()
    while waiting := COAL_BARON.to_move(table):
        moves.append(Said(waiting[0], rng.choice(COAL_BARON.legal_moves(table, waiting[0]))))
        table = COAL_BARON.step(table, *moves[-1][:2])
    return replace(record, moves=moves, result=COAL_BARON.scores(table))


def test_a_record_with_nonces() -> None:
    """The seats' nonces are part of the key: others, or none, or in another order, do not do."""
    record = read(write(with_nonces()))
    verify(COAL_BARON, record)
    for nonces in (NONCES[::-1], (), (b"anna", b"bob")):
        assert bad(replace(record, nonces=nonces)).reason == "record-other-deal"


def test_tables_before_each_move_and_after_the_last() -> None:
    tables = list(replay(COAL_BARON, finished()))
    assert len(tables) == len(finished().moves) + 1
    assert tables[0].tobytes() == laid_out(COAL_BARON, finished()).tobytes()
    opened = COAL_BARON.new(2, seed_of(NUMBER, GAME))
    assert tables[0].tobytes() == opened.tobytes()


# The head.


def test_another_game_or_other_rules() -> None:
    figures: dict[str, int | str] = {"game": "chess", "expected": "coal-baron"}
    assert fault(game="chess") == ("record-other-game", LINE["Game"], figures)
    figures = {"rules": 0, "expected": COAL_BARON.about.rules_version}
    assert fault(rules=0) == ("record-other-rules", LINE["Rules"], figures)
    with pytest.raises(BadRecord, match="record-other-game"):
        verify(HALVES, finished())


def test_no_starter_named() -> None:
    assert fault(options={}) == ("record-no-start", LINE["Options"], {})


@pytest.mark.parametrize(
    "head",
    [
        {"seats": 9},
        {"seats": 0},
        {"seats": -2},
        {"options": {"start": "1", "colour": "yes"}},
        {"options": {"start": "1", "open-deliveries": "perhaps"}},
        {"options": {"start": "2"}},
        {"options": {"start": "drawn"}},
    ],
    ids=str,
)
def test_a_head_the_game_refuses(head: dict[str, Any]) -> None:
    assert fault(**head) == ("record-refused-head", LINE["Options"], {})
    assert isinstance(bad(replace(finished(), **head)).__cause__, Refused)


@pytest.mark.parametrize("missing", [{"seed": None}, {"result": None}, {"deal": {}}], ids=str)
def test_an_unfinished_record(missing: dict[str, Any]) -> None:
    none: dict[str, Any] = {"seed": None, "deal": {}, "result": None}
    assert fault(**none) == ("record-unfinished", 0, {})
    tag = next(iter(missing)).capitalize()
    assert fault(**missing) == ("record-no-tag", 0, {"tag": tag})


# The deal.


def stacked(pack: str, change: Any) -> dict[str, Any]:
    """The deal with one deck changed."""
    deal = {name: list(cards) for name, cards in finished().deal.items()}
    change(deal[pack])
    return {"deal": deal}


def test_an_unknown_deck() -> None:
    deal = {**finished().deal, "cards": ("ace",)}
    assert fault(deal=deal) == ("record-no-such-deck", 0, {"pack": "cards"})


@pytest.mark.parametrize("pack", ["tiles", "orders"])
def test_not_the_box(pack: str) -> None:
    """A card missing, one too many, one twice and another not, one of elsewhere, no deck."""
    reply = ("record-not-the-box", LINE[pack], {"pack": pack})
    foreign = {"tiles": "o01", "orders": "K2D"}[pack]
    first, other = finished().deal[pack][:2]
    assert fault(**stacked(pack, lambda cards: cards.pop())) == reply
    assert fault(**stacked(pack, lambda cards: cards.append(first))) == reply
    assert first != other
    assert fault(**stacked(pack, lambda cards: cards.__setitem__(0, other))) == reply
    assert fault(**stacked(pack, lambda cards: cards.__setitem__(0, foreign))) == reply
    assert fault(**stacked(pack, lambda cards: cards.__setitem__(0, "none"))) == reply
    assert fault(**stacked(pack, lambda cards: cards.append("joker"))) == reply
    assert fault(**stacked(pack, lambda cards: cards.clear())) == reply
    rest = {name: cards for name, cards in finished().deal.items() if name != pack}
    assert fault(deal=rest) == reply


def test_another_deal() -> None:
    """The box is complete, but two cards have changed places: the first of them is named."""
    cards = finished().deal["orders"]
    swapped = [*cards[:4], cards[30], *cards[5:30], cards[4], *cards[31:]]
    figures = {"pack": "orders", "place": 5, "stated": cards[30], "card": cards[4]}
    deal = {**finished().deal, "orders": swapped}
    assert fault(deal=deal) == ("record-other-deal", LINE["orders"], figures)


def test_a_broken_promise() -> None:
    """The house is bound to the seed it published the hash of."""
    assert fault(commit=commitment(b"another")) == ("record-broken-promise", LINE["Seed"], {})
    assert fault(commit="") == ("record-broken-promise", LINE["Seed"], {})
    assert fault(seed=b"another") == ("record-broken-promise", LINE["Seed"], {})
    assert fault(seed=b"another", commit=commitment(b"another"))[0] == "record-other-deal"


def test_wrong_nonces() -> None:
    assert fault(nonces=NONCES)[:2] == ("record-other-deal", LINE["tiles"])


# The moves.


@pytest.mark.parametrize("number", [1, 2, 30, "last"])
def test_a_refused_move(number: int | str) -> None:
    """It is named by its number and by its line; all before it were played."""
    moves = list(finished().moves)
    at = len(moves) if number == "last" else int(number)
    moves[at - 1] = moves[at - 1]._replace(text="draft o99")
    figures = {"number": at, "seat": moves[at - 1].seat, "move": "draft o99"}
    asked = str(finished().moves[at - 1].seat)
    assert fault(moves=moves) == ("record-refused", HEAD + at, {**figures, "asked": asked})
    tables = replay(COAL_BARON, replace(finished(), moves=moves))
    assert len([next(tables) for _ in range(at)]) == at
    with pytest.raises(BadRecord) as wrong:
        next(tables)
    assert isinstance(wrong.value.__cause__, Refused)
    assert wrong.value.__cause__.reason == "no-such-move"


def test_comments_do_not_shift_the_line() -> None:
    lines = text().splitlines()
    lines[HEAD:HEAD] = ["; the first", "", "; move"]
    lines[HEAD + 3] = lines[HEAD + 3].replace("draft", "graft")
    wrong = bad(read("\n".join(lines)))
    assert (wrong.line, wrong.figures["number"]) == (HEAD + 4, 1)


@pytest.mark.parametrize("seat", [1, 7, 99])
def test_a_wrong_seat(seat: int) -> None:
    """Another's turn, or nobody's."""
    first = finished().moves[0]
    moves = [first._replace(seat=seat), *finished().moves[1:]]
    figures = {"number": 1, "seat": seat, "move": first.text, "asked": str(first.seat)}
    assert fault(moves=moves) == ("record-refused", HEAD + 1, figures)


def test_another_starter() -> None:
    assert fault(options={"start": "0"})[:2] == ("record-refused", HEAD + 1)


@pytest.mark.parametrize("less", [1, 2, 50])
def test_it_stops_early(less: int) -> None:
    moves = finished().moves[:-less]
    assert fault(moves=moves) == ("record-stops-early", 0, {"number": len(moves)})
    assert fault(moves=()) == ("record-stops-early", 0, {"number": 0})


def test_it_goes_on_after_the_end() -> None:
    count = len(finished().moves)
    longer = read(text() + "0 done\n")
    wrong = bad(longer)
    assert (wrong.reason, wrong.line) == ("record-refused", HEAD + count + 1)
    assert wrong.figures == {"number": count + 1, "seat": 0, "move": "done", "asked": "-"}
    assert isinstance(wrong.__cause__, Refused)
    assert wrong.__cause__.reason == "over"


def test_another_result() -> None:
    scores = finished().result or ()
    stated = [scores[0] + 1, *scores[1:]]
    figures = {"stated": " ".join(map(str, stated)), "scores": " ".join(map(str, scores))}
    assert fault(result=stated) == ("record-other-result", LINE["Result"], figures)
    assert fault(result=[*scores, 0])[0] == "record-other-result"
    assert fault(result=[])[0] == "record-other-result"


# What others heard.


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_as_heard(viewer: int | None) -> None:
    """What one put back after a look is hidden from all others, and so is all that is dealt."""
    record = finished()
    heard = as_heard(COAL_BARON, record, viewer)
    assert (heard.seed, heard.deal, heard.result) == (None, {}, None)
    assert not any(word in write(heard) for word in ("[Seed", "[Deal", "[Result"))
    assert (heard.commit, heard.options, heard.players) == (
        *(record.commit, record.options),
        record.players,
    )
    hidden = 0
    for said, true in zip(heard.moves, record.moves, strict=True):
        secret = true.text.startswith("next ") and true.seat != viewer
        assert (said.seat, said.text) == (true.seat, "next ?" if secret else true.text)
        hidden += secret
    assert hidden > 3


def test_what_was_heard_can_be_read_but_proves_nothing() -> None:
    heard = read(write(as_heard(COAL_BARON, finished(), None)))
    assert not heard.finished
    assert bad(heard).reason == "record-unfinished"
    with pytest.raises(BadRecord, match="record-unfinished"):
        next(replay(COAL_BARON, heard))


def test_as_heard_before_the_end() -> None:
    """The table's own record, still being written, is what it is made of."""
    record = finished()
    begun = replace(record, moves=record.moves[:40], result=None)
    assert len(as_heard(COAL_BARON, begun, 0).moves) == 40
    assert as_heard(COAL_BARON, replace(begun, moves=()), None).moves == []


# Another component sheet than the box's.

OWN = {"points": [1, 2, 4, -9], "copies": [5, 5, 4, 4]}


def with_own_sheet() -> Record:
    blank = HALVES.blank(3, sheet=sheet_of(HALVES, OWN))
    return read(write(recorded(HALVES, blank, NUMBER, GAME)[0]))


def sheet_fault(**rows: str) -> tuple[str, int, str]:
    """What is wrong with the sheet once these rows stand on it: word, line, and the refusal's."""
    text = write(replace(with_own_sheet(), components={**with_own_sheet().components, **rows}))
    with pytest.raises(BadRecord) as wrong:
        verify(HALVES, read(text))
    assert isinstance(wrong.value.__cause__, Refused)
    return wrong.value.reason, wrong.value.line, wrong.value.__cause__.reason


def test_a_game_with_its_owners_sheet() -> None:
    record = with_own_sheet()
    assert record.components == {"points": "1 2 4 -9", "copies": "5 5 4 4"}
    table = verify(HALVES, record)
    assert rows_of(table.sheet) == OWN
    assert record.deal["cards"].count("pearl") == 4
    with pytest.raises(BadRecord, match="record-not-the-box"):
        verify(HALVES, replace(record, components={}))
    dearer = {**record.components, "points": "1 2 4 9"}
    with pytest.raises(BadRecord, match="record-other-result"):
        verify(HALVES, replace(record, components=dearer))


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_sheet_is_public(viewer: int | None) -> None:
    heard = as_heard(HALVES, with_own_sheet(), viewer)
    assert heard.deal == {}
    assert read(write(heard)).components == with_own_sheet().components


def test_the_boxs_own_sheet_is_not_written() -> None:
    record, _ = recorded(HALVES, HALVES.blank(3), NUMBER, GAME)
    assert record.components == {}
    assert "Component" not in write(record) + text()


def test_a_sheet_that_does_not_fit() -> None:
    """At its row where it is that row's fault, else where the sheet is named."""
    named, points, copies, last = 5, 6, 7, 8
    why = "record-refused-head"
    assert sheet_fault(points="1 2 4") == (why, points, "sheet-row")
    assert sheet_fault(points="1 2 / 4 7") == (why, points, "sheet-row")
    assert sheet_fault(copies="5 5 4 40000") == (why, copies, "sheet-range")
    assert sheet_fault(points="1 2 4 1001") == (why, points, "sheet-points")
    assert sheet_fault(colours="1") == (why, last, "sheet-unknown")
    assert sheet_fault(copies="5 5 4 5") == (why, named, "sheet-cards")
    less = replace(with_own_sheet(), components={"points": "1 2 4 7"})
    with pytest.raises(BadRecord, match="record-refused-head") as wrong:
        verify(HALVES, read(write(less)))
    assert wrong.value.line == named
    with pytest.raises(BadRecord, match="record-refused-head"):
        verify(COAL_BARON, replace(finished(), components={"points": "1"}))


def test_a_record_needs_its_secrets() -> None:
    """No seed, or nonces for some seats only: nobody could verify that game."""
    table = COAL_BARON.new(2, bytes(32))
    for seed, nonces in ((b"", ()), (bytes(32), (b"a",)), (bytes(32), (b"a", b""))):
        with pytest.raises(ValueError, match="a nonce for every seat or for none"):
            open_record(COAL_BARON, table, ("A", "B"), seed, nonces)
