"""The words of the game as records write them (CG-8)."""

from spielwerk.games.card_game import CARD_GAME

from .tables import ANNA, asked, play, table

LORRIES = [w for c in "wcbf" for w in (f"{c}1", f"{c}2", c + c)]
PLACES = ("barracks", "furnace", "factory", "steamboat")
ORDERS = [f"{place}-{n}" for place in PLACES for n in (1, 2, 3, 4)]
USES = ("lorry", "wagon", "engine", "order", "share", "mining", "delivery")
CARDS = [
    *LORRIES,
    *(f"wagon-{c}" for c in "wcbfx"),
    *(f"engine-{n}" for n in (1, 2, 3, 4)),
    *ORDERS,
    *(f"share-{place}" for place in PLACES),
    *("1-3", "1-4", "1-5", *USES),
    *("tokens", "objectives", *(f"engines-{n}" for n in (1, 2, 3, 4))),
    *(f"{what}-{place}" for what in ("shares", "orders", "lorries") for place in PLACES),
]
STACKS = (
    *("lorry a", "lorry b", "wagon a", "wagon b"),
    *("engine", "order", "share", "innovation", "objective"),
)
SHOWS = {"1": "wc", "2": "wb", "3": "cf"}


def test_the_book_of_moves() -> None:
    """Every move of the table in CG-8, and none beside."""
    book = {
        *STACKS,
        *("mining 0/1", "mining 1/2", "mining 2/3", "delivery", "wild"),
        *("pass", "on", "done", "store", "stop"),
        *(f"use {stack}" for stack in STACKS[:7]),
        *("use mining", "use delivery"),
        *(f"pay {n}" for n in range(1, 6)),
        *(f"pay 1-{most} as {n}" for most in (3, 4, 5) for n in range(1, most + 1)),
        *(f"dock {n}" for n in (1, 2, 3)),
        *(f"load {n}{kind}" for n in (1, 2, 3) for kind in ("", " wild")),
        *(
            f"fetch {card} {dock}{kind}"
            for card in LORRIES
            for dock, crests in SHOWS.items()
            if card[0] in crests
            for kind in ("", " wild")
        ),
        *(f"send {n} {order}" for n in (1, 2, 3) for order in ORDERS),
        *(f"look {stack}" for stack in STACKS),
        *(f"take {card}" for card in CARDS),
        *(f"next {card}" for card in CARDS),
    }
    assert set(CARD_GAME.moves) == book
    assert len(CARD_GAME.moves) == len(book) == 285


def test_what_binds() -> None:
    assert CARD_GAME.binding == {*(f"look {stack}" for stack in STACKS), "on", "done", "pass"}


def test_the_turn_of_the_page() -> None:
    """The example that stands in RULES.md."""
    s = table(start=1, order="steamboat-1 barracks-1 steamboat-2 furnace-3 factory-1")
    s.cards[370 - 64 + 16] = 7  # an order innovation in Ben's hand
    s.seen[370 - 64 + 16] = 15
    s.held[1, 1] = 1
    s = play(s, "1 use order, on, wild, pay 2, look order, take steamboat-2")
    assert asked(s) == ["next barracks-1", "next furnace-3", "next factory-1"]
    s = play(s, "next barracks-1, next furnace-3")
    assert asked(s) == ["done"], "of the order innovation nothing is left to go on with"
    assert play(s, "done").turn == 2


def test_start_is_always_among_the_options() -> None:
    s = CARD_GAME.new(3, bytes(32))
    assert CARD_GAME.view(s, None)["options"] == {"start": str(s.start)}
    assert CARD_GAME.view(table(start=2), ANNA)["options"] == {"start": "2"}
