"""Records and tables: write down a game, play a record again, check that all went by the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from .chance import commitment, deal_key
from .game import Game, Refused, Seat
from .option import names, options_of
from .record import BadRecord, Record, Said
from .sheet import sheet_of_texts, texts_of


def open_record(
    game: Game, table: Any, players: Sequence[str], seed: bytes, nonces: Sequence[bytes] = ()
) -> Record:
    """The record of a table just laid out from this seed: all but its moves and its result."""
    if not seed or (nonces and (len(nonces) != table.seats or not all(nonces))):
        raise ValueError("a record needs a seed, and a nonce for every seat or for none")
    sheet = None if game.box is None else table.sheet
    blank = game.blank(table.seats, options_of(table), sheet)
    return Record(
        game=game.about.id,
        rules=game.about.rules_version,
        seats=int(table.seats),
        options=options_of(table),
        players=tuple(players),
        commit=commitment(seed),
        nonces=tuple(nonces),
        seed=seed,
        deal=_deal(game, blank, seed, nonces),
        components=texts_of(game, table),
    )


def replay(game: Game, record: Record) -> Iterator[Any]:
    """The table before each move and after the last; a BadRecord where it cannot go on."""
    table = laid_out(game, record)
    yield table
    for number, said in enumerate(record.moves, 1):
        try:
            table = game.step(table, said.seat, said.text)
        except Refused as refused:
            asked = " ".join(map(str, game.to_move(table))) or "-"
            raise _against_rules(number, said, asked) from refused
        yield table


def _against_rules(number: int, said: Said, asked: str) -> BadRecord:
    move = said.text[:40]
    return BadRecord(
        "record-refused", said.line, number=number, seat=said.seat, move=move, asked=asked
    )


def laid_out(game: Game, record: Record) -> Any:
    """The table as the record's deal lays it out."""
    _check_head(game, record)
    if not record.deal:
        raise BadRecord("record-unfinished")
    table = _blank(game, record)
    for name in set(record.deal) - {pack.name for pack in game.packs}:
        raise BadRecord("record-no-such-deck", _line_of(record, name), pack=name[:40])
    for pack in game.packs:
        words = record.deal.get(pack.name, ())
        if Counter(words) != Counter(pack.words[card] for card in pack.unshuffled(table)):
            raise BadRecord("record-not-the-box", _line_of(record, pack.name), pack=pack.name)
        pack.cards(table)[: len(words)] = [pack.words.index(word) for word in words]
    game.begin(table)
    return table


def _blank(game: Game, record: Record) -> Any:
    """The table before its deal, with the record's options and component sheet."""
    try:
        sheet = sheet_of_texts(game, record.components) if record.components else None
    except Refused as refused:
        sheet_line = record.lines.get("Components", 0)
        line = record.lines.get(f"Component {refused.figures.get('name')}", sheet_line)
        raise BadRecord("record-refused-head", line) from refused
    try:
        return game.blank(record.seats, record.options, sheet)
    except Refused as refused:
        raise BadRecord("record-refused-head", record.lines.get("Options", 0)) from refused


def _line_of(record: Record, pack: str) -> int:
    return record.lines.get(f"Deal {pack}", 0)


def _check_head(game: Game, record: Record) -> None:
    if record.game != game.about.id:
        line = record.lines.get("Game", 0)
        raise BadRecord("record-other-game", line, game=record.game[:40], expected=game.about.id)
    if record.rules != game.about.rules_version:
        expected = game.about.rules_version
        line = record.lines.get("Rules", 0)
        raise BadRecord("record-other-rules", line, rules=record.rules, expected=expected)
    if "start" in names(game.state.new()[0]) and "start" not in record.options:
        raise BadRecord("record-no-start", record.lines.get("Options", 0))


def verify(game: Game, record: Record) -> Any:
    """The table at the end of a game that went by the rules; a BadRecord if anything did not."""
    seed = _whole(game, record)
    tables = replay(game, record)
    table = next(tables)
    _check_promise(game, record, seed)
    for after in tables:
        table = after
    if game.to_move(table):
        raise BadRecord("record-stops-early", number=len(record.moves))
    scores = game.scores(table)
    if scores != list(record.result or ()):
        figures = {
            "stated": " ".join(map(str, record.result or ())),
            "scores": " ".join(map(str, scores)),
        }
        raise BadRecord("record-other-result", record.lines.get("Result", 0), **figures)
    return table


def _whole(game: Game, record: Record) -> bytes:
    """The seed, of a record that has all that is written after the end."""
    there = {"Seed": record.seed, "Deal": record.deal or None, "Result": record.result}
    missing = [tag for tag, value in there.items() if value is None]
    if len(missing) == len(there):
        _check_words(game, record)
        raise BadRecord("record-unfinished")
    if missing:
        raise BadRecord("record-no-tag", tag=missing[0])
    assert record.seed is not None
    return record.seed


def _check_words(game: Game, record: Record) -> None:
    """An unfinished record cannot be played again; but what nobody can ever say is no move."""
    for number, said in enumerate(record.moves, 1):
        if "?" not in said.text and said.text not in game.ids:
            raise _against_rules(number, said, "?") from Refused(
                "no-such-move", move=said.text[:40]
            )


def starter_was_named(game: Game, record: Record) -> bool:
    """Whether the starter is another than the seed draws: then somebody chose, before the deal."""
    if "start" not in record.options or record.seed is None:
        return False
    options = {name: value for name, value in record.options.items() if name != "start"}
    sheet = sheet_of_texts(game, record.components) if record.components else None
    table = game.blank(record.seats, options, sheet)
    game.deal(table, deal_key(record.seed, record.nonces))
    return options_of(table)["start"] != record.options["start"]


def _check_promise(game: Game, record: Record, seed: bytes) -> None:
    """The seed is the one that was promised, and the deal is what seed and nonces give."""
    if commitment(seed) != record.commit:
        raise BadRecord("record-broken-promise", record.lines.get("Seed", 0))
    dealt = _deal(game, _blank(game, record), seed, record.nonces)
    for name, cards in dealt.items():
        for place, (card, stated) in enumerate(zip(cards, record.deal[name], strict=True), 1):
            if card != stated:
                figures: dict[str, int | str] = {"pack": name, "place": place}
                figures |= {"stated": stated, "card": card}
                raise BadRecord("record-other-deal", _line_of(record, name), **figures)


def _deal(
    game: Game, table: Any, seed: bytes, nonces: Sequence[bytes]
) -> dict[str, tuple[str, ...]]:
    """What lies in each deck when this blank table is dealt."""
    game.deal(table, deal_key(seed, nonces))
    dealt = {pack: pack.cards(table)[: len(pack.unshuffled(table))] for pack in game.packs}
    return {pack.name: tuple(pack.words[card] for card in cards) for pack, cards in dealt.items()}


def as_heard(game: Game, record: Record, viewer: Seat | None) -> Record:
    """The record as it stands before the end, for one viewer: what is secret is not in it."""
    tables = replay(game, record)
    moves = [
        Said(said.seat, game.said(before, said.seat, said.text, viewer))
        for before, said in zip(tables, record.moves, strict=False)
    ]
    return replace(record, seed=None, deal={}, result=None, moves=moves)
