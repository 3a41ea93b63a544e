"""Every final score again, from what was said and dealt, by other means than the rules use.

The recount knows only a record: it lays the cards on plain lists, follows the moves, and adds up.
It shares no code with the rules.
"""

from collections import Counter, defaultdict
from random import Random
from typing import Any

import pytest

from spielwerk.core.record import Record, Said
from spielwerk.core.replay import open_record
from spielwerk.games import SHELF

GAME = SHELF["card-game"]
STACKS = ("lorry a", "lorry b", "wagon a", "wagon b", "engine", "order", "share", "innovation")
PLURAL = {"engine": "engines", "order": "orders", "share": "shares", "innovation": "innovations"}
WORTH = {"1": 3, "2": 5, "3": 7, "4": 10}


class Follower:
    """Follows a record, card by card."""

    def __init__(self, record: Record) -> None:
        deal, self.seats = record.deal, record.seats
        self.stacks = {name: list(deal[plural]) for name, plural in PLURAL.items()}
        self.stacks["objective"] = list(deal["objectives"])
        for kind in ("lorries", "wagons"):
            name = {"lorries": "lorry", "wagons": "wagon"}[kind]
            self.stacks[f"{name} a"] = list(deal[kind][:20])
            self.stacks[f"{name} b"] = list(deal[kind][20:])
        self.rows: dict[int, list[str]] = defaultdict(list)
        self.stores: dict[int, list[str]] = defaultdict(list)
        self.docks: dict[tuple[int, int], list[list[str]]] = defaultdict(list)
        self.engines: dict[tuple[int, int], str] = {}
        self.gone: dict[int, list[str]] = defaultdict(list)
        self.fulfilled: dict[int, list[str]] = defaultdict(list)
        self.open: dict[int, list[str]] = defaultdict(list)  # shares and objectives
        self.tokens: list[int] = []
        self.starter = int(record.options["start"])
        self.last, self.passed, self.zone, self.tray = -1, 0, "", list[str]()
        self.owed, self.prices, self.pending, self.looked = 0, Counter[str](), "", ""
        for said in record.moves:
            self.follow(said.seat, said.text)

    def follow(self, seat: int, text: str) -> None:
        verb, *words = text.split()
        if verb == "pass":
            self.pass_()
        elif verb == "pay":
            self.owed -= int(words[-1])
            if not self.owed:
                self.act(seat)
        elif verb == "use" and text[4:] in self.stacks:
            self.get(seat, text[4:], self.draw(text[4:]))
        elif verb == "dock":
            self.dock(seat, int(words[0]))
        elif verb in ("load", "fetch", "store"):
            self.mine(seat, verb, words)
        elif verb == "send":
            self.send(seat, int(words[0]), words[1])
        elif verb in ("look", "take", "next"):
            self.wild(seat, verb, text[5:])
        elif verb not in ("use", "stop", "on", "done"):
            self.zone = text
            self.owed = self.prices[text] + (2 if text == "wild" else 1)

    def act(self, seat: int) -> None:
        self.prices[self.zone] += 1
        if self.zone == "mining 0/1":
            self.last = seat
        if self.zone in self.stacks:
            self.get(seat, self.zone, self.draw(self.zone))

    def draw(self, name: str) -> str:
        card = self.stacks[name].pop(0)
        self.cut(name)
        return card

    def cut(self, name: str) -> None:
        if self.stacks[name] or name not in ("lorry a", "lorry b", "wagon a", "wagon b"):
            return
        other = name[:-1] + {"a": "b", "b": "a"}[name[-1]]
        upper = (len(self.stacks[other]) + 1) // 2
        self.stacks[name] = self.stacks[other][upper:]
        del self.stacks[other][upper:]

    def get(self, seat: int, name: str, card: str) -> None:
        if name.startswith("lorry"):
            self.rows[seat].insert(0, card)
        elif name.startswith("wagon") or name == "engine":
            self.pending = card
        elif name in ("share", "objective"):
            self.open[seat].append(card)

    def dock(self, seat: int, number: int) -> None:
        if self.pending.startswith("engine"):
            self.engines[seat, number] = self.pending
        else:
            self.docks[seat, number].append([self.pending])

    def mine(self, seat: int, verb: str, words: list[str]) -> None:
        if verb == "fetch":
            card = words.pop(0)
            self.stores[seat].remove(card)
        else:
            card = self.rows[seat].pop()
        if verb == "store":
            self.stores[seat].append(card)
            return
        kind = "wagon-x" if words[-1] == "wild" else f"wagon-{card[0]}"
        next(w for w in self.docks[seat, int(words[0])] if w == [kind]).append(card)

    def send(self, seat: int, number: int, order: str) -> None:
        self.fulfilled[seat].append(order)
        self.gone[seat].append(self.engines.pop((seat, number)))
        self.gone[seat] += [card for wagon in self.docks.pop((seat, number)) for card in wagon]

    def wild(self, seat: int, verb: str, words: str) -> None:
        if verb == "look":
            self.looked = words
            self.tray, self.stacks[words] = self.stacks[words][:4], self.stacks[words][4:]
            self.under: list[str] = []
            return
        self.tray.remove(words)
        if verb == "take":
            self.get(seat, self.looked, words)
        else:
            self.under.append(words)
        if len(self.tray) <= 1:
            self.stacks[self.looked] += self.under + self.tray
            self.tray = []
            self.cut(self.looked)

    def pass_(self) -> None:
        self.passed += 1
        if self.passed == self.seats:
            self.starter = self.starter if self.last < 0 else self.last
            self.tokens.append(self.starter)
            self.last, self.passed, self.prices = -1, 0, Counter()

    def points(self, seat: int) -> list[int]:
        """A to E."""
        orders = self.fulfilled[seat]
        places = Counter(order[:-2] for order in orders)
        shares = Counter(card[6:] for card in self.open[seat] if card.startswith("share-"))
        paired = {place: min(shares[place], places[place]) for place in shares}
        single = [c for c in self.gone[seat] if len(c) == 2 and c[1].isdigit()]
        engines = Counter(card for card in self.gone[seat] if card.startswith("engine"))
        own = [card for card in self.open[seat] if not card.startswith("share-")]
        extra = 0
        for card in own:
            what, _, of = card.partition("-")
            extra += {
                "tokens": 3 * (self.tokens.count(seat) // 2),
                "objectives": len(own),
                "engines": 2 * engines[f"engine-{of}"],
                "shares": 2 * paired.get(of, 0),
                "orders": 2 * places[of],
                "lorries": 4 * (sum(int(o[-1]) for o in orders if o[:-2] == of) >= 5),
            }[what]
        return [
            sum(int(card[1]) for card in single),
            sum(WORTH[order[-1]] for order in orders),
            3 * sum(paired.values()),
            self.tokens.count(seat),
            extra,
        ]


def played(seats: int, number: int) -> tuple[Record, Any]:
    """Players who build and deliver when they can, so that there is something to count."""
    rng, seed = Random(number), bytes([number, seats])
    table = GAME.new(seats, seed)
    record = open_record(GAME, table, ["?"] * seats, seed)
    moves = []
    while waiting := GAME.to_move(table):
        legal = GAME.legal_moves(table, waiting[0])
        eager = [
            m for m in legal if m.startswith(("deliver", "send", "load", "fetch", "use", "on"))
        ]
        rest = [m for m in legal if m != "pass"] or legal
        move = rng.choice(eager if eager and rng.random() < 0.8 else rest)
        moves.append(Said(waiting[0], move))
        table = GAME.step(table, waiting[0], move)
    return Record(**{**record.__dict__, "moves": moves}), table


@pytest.mark.parametrize("seats", GAME.about.seats)
@pytest.mark.parametrize("number", range(8))
def test_recount(seats: int, number: int) -> None:
    record, table = played(seats, number)
    follower = Follower(record)
    counted = [follower.points(seat) for seat in range(seats)]
    assert [list(GAME.sheet(table, seat)) for seat in range(seats)] == counted
    assert GAME.scores(table) == [sum(points) for points in counted]
    assert max(map(sum, counted)) > 9, "a game in which something happened"
    for stack in GAME.view(table, None)["stacks"]:
        assert stack["left"] == len(follower.stacks[stack["name"]])
        assert stack["top"] == next(iter(follower.stacks[stack["name"]]), None)
    holders = [seat + 1 if seat is not None else 0 for seat in GAME.view(table, None)["tokens"]]
    assert holders == [seat + 1 for seat in follower.tokens]
