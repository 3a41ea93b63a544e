"""The Great Card Game's table as text: zones and stacks, then each player's docks and cards."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielwerk.text import Speaker

STYLES = {"w": "cyan", "c": "green", "b": "bold white", "f": "dark_orange3", "x": "magenta"}


def draw(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    players = [_player(view, seat, names, speaker) for seat in range(view["seats"])]
    return Group(_zones(view, names, speaker), Columns(players), *_private(view, names, speaker))


def _zones(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    """What each zone takes, what lies on top of its stack, which workers lie there."""
    title = speaker.say("table-shift", shift=view["shift"], shifts=view["shifts"])
    table = Table(title=title, box=box.SIMPLE_HEAD)
    table.add_column(speaker.say("table-zones"))
    table.add_column(speaker.say("table-price"), justify="right")
    table.add_column(speaker.say("table-top"))
    table.add_column(speaker.say("table-left"), justify="right")
    table.add_column(speaker.say("table-laid"))
    stacks = {stack["name"]: stack for stack in view["stacks"]}
    for zone in view["zones"]:
        stack = stacks.get(zone["name"])
        price = f"▲{zone['price']}" if zone["in-play"] else speaker.say("table-not-in-play")
        top, left = _stack(stack, speaker) if stack else (Text(), "")
        table.add_row(zone["name"], Text(price, "cyan"), top, left, _laid(zone, names))
    return table


def _stack(stack: dict[str, Any], speaker: Speaker) -> tuple[Text, str]:
    if stack["looked-at"]:
        return Text(speaker.say("table-looked-at"), "dim"), str(stack["left"])
    if stack["top"]:
        return _card(stack["top"], speaker), str(stack["left"])
    message = "table-not-turned-up" if stack["left"] else "table-empty"
    return Text(speaker.say(message), "dim"), str(stack["left"])


def _card(word: str, speaker: Speaker) -> Text:
    style = STYLES.get(word[-1], "") if word.startswith("wagon") else ""
    if len(word) == 2:
        style = STYLES[word[0]]
    return Text(speaker.piece("card-name", card=word), style)


def _laid(zone: dict[str, Any], names: Sequence[str]) -> Text:
    """By whom, and what each card counts as."""
    parts: dict[int, list[str]] = {}
    for card in zone["laid"]:
        parts.setdefault(card["seat"], []).append(str(card["number"]))
    whose = (f"{names[seat]} {'+'.join(numbers)}" for seat, numbers in parts.items())
    return Text(", ".join(whose), "magenta")


def _player(
    view: dict[str, Any], seat: int, names: Sequence[str], speaker: Speaker
) -> RenderableType:
    player = view["players"][seat]
    title = Text(names[seat], "bold" if seat == view["turn"] else "")
    if seat == view["start"]:
        title.append(f" ({speaker.say('table-starts')})", "dim")
    if player["passed"]:
        title.append(f" ({speaker.say('table-passed')})", "dim")
    grid = Table(box=None, show_header=False, padding=(0, 1))
    for name, text in _rows(view, player, speaker):
        grid.add_row(Text(name, "dim"), text)
    return Panel(grid, title=title, title_align="left")


def _rows(
    view: dict[str, Any], player: dict[str, Any], speaker: Speaker
) -> Iterator[tuple[str, Text]]:
    """What lies before a player, a line each."""
    workers = " ".join(" ".join([n] * count) for n, count in player["workers"].items() if count)
    yield speaker.say("table-workers"), Text(workers)
    yield speaker.say("table-orders"), _hand(player["orders"], speaker)
    yield speaker.say("table-innovations"), _hand(player["innovations"], speaker)
    yield speaker.say("table-row"), _words(reversed(player["row"]))
    yield speaker.say("table-storage"), _words(_repeated(player["storage"]))
    for number, dock in enumerate(player["docks"], 1):
        crests = " ".join(dock["crests"])
        name = speaker.say("table-dock", dock=number, crests=crests, count=dock["lorries"])
        yield name, _train(dock)
    yield speaker.say("table-shares"), _destinations(player, speaker)
    objectives = (f"{each['word']} ({each['points']})" for each in player["objectives"])
    yield speaker.say("table-objectives"), Text(" ".join(objectives))
    yield speaker.say("table-tokens"), Text(" ".join(map(str, player["tokens"])))
    delivered = player["delivered"]
    cards = [*_repeated(delivered["orders"]), *_repeated(delivered["lorries"])]
    yield speaker.say("table-delivered"), _words(cards)
    yield speaker.say("table-score"), Text(str(player["score"]), "bold")


def _hand(hand: dict[str, Any], speaker: Speaker) -> Text:
    """One's own cards; of another's, how many, and which of them all have seen."""
    if hand["cards"] is not None:
        return Text(" ".join(hand["cards"]), "bold")
    if hand["open"]:
        cards = " ".join(hand["open"])
        return Text(speaker.say("table-known-open", count=hand["count"], cards=cards))
    return Text(speaker.say("table-hidden", count=hand["count"]) if hand["count"] else "")


def _repeated(counts: dict[str, int]) -> list[str]:
    return [word for word, count in counts.items() for _ in range(count)]


def _words(cards: Any) -> Text:
    return Text(" ").join(Text(word, STYLES.get(word[0], "")) for word in cards)


def _train(dock: dict[str, Any]) -> Text:
    """Wagons from left to right, what each carries, then the engine."""
    train = Text()
    for wagon in dock["wagons"]:
        crest = wagon["wagon"][-1]
        train.append(f"[{crest}:{wagon['load'] or '··'}]", STYLES[crest])
    if dock["engine"]:
        train.append(f"<{dock['engine'][-1]}>", "bold red")
    return train


def _destinations(player: dict[str, Any], speaker: Speaker) -> Text:
    parts = (
        f"{speaker.say('destination-name', destination=each['name'])} "
        f"{each['shares']}/{each['orders']}"
        for each in player["destinations"]
        if each["shares"] or each["orders"]
    )
    return Text(" · ".join(parts))


def _private(
    view: dict[str, Any], names: Sequence[str], speaker: Speaker
) -> Iterator[RenderableType]:
    """What only this viewer knows: the cards looked at, and what it remembers."""
    look = view["look"]
    if look and look["cards"]:
        yield Panel.fit(Text(" ".join(look["cards"])), title=speaker.say("table-looking"))
    if view["known"]:
        lines = Text("\n").join(_known(known, names, speaker) for known in view["known"])
        yield Panel.fit(lines, title=speaker.say("table-remembered"))


def _known(known: dict[str, Any], names: Sequence[str], speaker: Speaker) -> Text:
    places = ", ".join(_place(place, names, speaker) for place in known["places"])
    cards, ordered = " ".join(known["cards"]), "yes" if known["ordered"] else "no"
    return Text(speaker.say("table-known", cards=cards, ordered=ordered, places=places))


def _place(place: dict[str, Any], names: Sequence[str], speaker: Speaker) -> str:
    if "hand" in place:
        return speaker.say("table-in-hand", name=names[place["hand"]])
    if "tray" in place:
        return speaker.say("table-looked-at")
    return speaker.piece("table-depth", stack=place["stack"], depth=place["depth"])
