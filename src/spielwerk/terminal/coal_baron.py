"""Coal Baron's table as text: the works, the mines, the majorities."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielwerk.text import Speaker

STYLES = {"y": "bold yellow", "b": "bold dark_orange3", "g": "bold white", "k": "bold bright_black"}
DISTRICTS = {
    "factory": "table-factory",
    "mine": "table-mining",
    "deliver": "table-delivery",
    "money": "table-money",
    "order": "table-orders",
}


def draw(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    parts = [_heading(view, names, speaker)]
    if view["draft"]:
        title = speaker.say("table-draft")
        cards = Text("\n").join(_card(order, speaker) for order in view["draft"])
        parts.append(Panel.fit(cards, title=title, title_align="left"))
    parts.append(_works(view, names, speaker))
    parts.append(_clock(view, names, speaker))
    mines = [_mine(view, seat, names[seat], speaker) for seat in range(view["seats"])]
    parts.append(Columns(mines, equal=True))
    parts += _private(view, speaker)
    return Group(*parts)


def _heading(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    """Who has what, in one table."""
    table = Table(title=speaker.say("table-shift", shift=view["shift"]), box=box.SIMPLE_HEAD)
    table.add_column("")
    columns = ("workers", "marks", "score", "canteen", "bank")
    for column in columns:
        table.add_column(speaker.say(f"table-{column}"), justify="right")
    for seat, player in enumerate(view["players"]):
        name = Text(names[seat], "bold" if seat == view["turn"] else "")
        if seat == view["start"]:
            name.append(f" ({speaker.say('table-starts')})", "dim")
        table.add_row(name, *(str(player[column]) for column in columns))
    return table


def _works(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    panels = []
    for district, title in DISTRICTS.items():
        spaces = [s for s in view["spaces"] if s["name"].split()[0] == district]
        lines = Text("\n").join(_space(space, view, names, speaker) for space in spaces)
        panels.append(Panel(lines, title=speaker.say(title), title_align="left"))
    decks = [
        speaker.say("table-tiles-left", count=view["tiles"]["left"]),
        speaker.say("table-orders-left", count=view["orders"]["left"]),
        speaker.say("table-supply"),
    ]
    text = Text("\n").join([*map(Text, decks), _cubes(view["supply"])])
    panels.append(Panel(text, title=speaker.say("table-decks"), title_align="left"))
    return Columns(panels)


def _space(
    space: dict[str, Any], view: dict[str, Any], names: Sequence[str], speaker: Speaker
) -> Text:
    line = Text(f"{space['name']:<15} ")
    if space["locked"]:
        return line.append(speaker.say("table-locked"), "dim")
    line.append(f"▲{space['cost']:<2}", "cyan")
    if space["seat"] is not None:
        line.append(f"  {names[space['seat']]} ×{space['workers']}", "magenta")
    district, figure = space["name"].split()
    if district == "factory" and figure != "look":
        line.append("  ").append(_tile(view["factory"][int(figure) - 1], speaker))
    if district == "order" and figure != "look":
        line.append("  ").append(_card(view["board"][int(figure) - 1], speaker))
    return line


def _tile(tile: str, speaker: Speaker) -> Text:
    if tile == "none":
        return Text(speaker.say("table-empty"), "dim")
    return Text(speaker.piece("tile-name", tile=tile), STYLES[tile[0].lower()])


def _card(order: str, speaker: Speaker) -> Text:
    if order == "none":
        return Text(speaker.say("table-empty"), "dim")
    return Text(speaker.piece("order-name", order=order))


def _cubes(row: dict[str, int]) -> Text:
    return Text("  ").join(Text(f"{coal} {count}", STYLES[coal]) for coal, count in row.items())


def _clock(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    """The majorities: points, and what everyone has of each element."""
    table = Table(title=speaker.say("table-clock"), box=box.SIMPLE_HEAD)
    table.add_column("")
    table.add_column(speaker.say("table-score"))
    for name in names:
        table.add_column(name, justify="right")
    for element in view["clock"]:
        if element["from"] <= view["shift"]:
            points = "/".join(str(p) for p in (element["first"], element["second"]) if p)
            name = speaker.say("element-name", element=element["name"])
            table.add_row(name, points, *map(str, element["counts"]))
    return table


def _mine(view: dict[str, Any], seat: int, name: str, speaker: Speaker) -> RenderableType:
    player = view["players"][seat]
    grid = Table(box=None, show_header=True, padding=(0, 1))
    grid.add_column(speaker.say("table-light"), justify="right")
    grid.add_column("", justify="center")
    grid.add_column(speaker.say("table-dark"))
    grid.add_row("", _shaft(0, player), _cubes(player["store"]))
    for number, level in enumerate(player["levels"], 1):
        printed = (Text("("), _cart(level["printed"]), Text(")"))
        sides: dict[str, Text] = {"L": Text(), "D": Text()}
        sides["L" if number in (2, 3) else "D"].append(Text.assemble(*printed))
        for tile in level["tiles"]:
            carts = Text.assemble("[", *map(_cart, tile["carts"]), "]")
            sides[tile["tile"][-1]].append(carts)
        grid.add_row(sides["L"], _shaft(number, player), sides["D"])
    orders = [_filled(order, speaker) for order in player["orders"]]
    delivered = Text(_delivered(view, seat, speaker), "dim")
    balance = Text(speaker.say("table-balance", count=player["imbalance"]), "dim")
    return Panel(Group(grid, *orders, delivered, balance), title=Text(name), title_align="left")


def _delivered(view: dict[str, Any], seat: int, speaker: Speaker) -> str:
    """CB-4.7: face down but for their owner, unless they are played open."""
    orders = view["players"][seat]["delivered"]
    is_open = view["options"].get("open-deliveries") or view["phase"] == "over"
    if is_open or seat == view["viewer"] or not orders:
        return " ".join([f"{speaker.say('table-delivered')}:", *orders])
    return speaker.say("table-delivered-hidden", count=len(orders))


def _shaft(level: int, player: dict[str, Any]) -> Text:
    """The cage with its five places where it stands, the bare shaft elsewhere."""
    if level != player["cage"]:
        return Text(f"{level or '='}  ·  ", "dim")
    cubes = [coal for coal, count in player["load"].items() for _ in range(count)]
    places = [*map(_cart, cubes), *[Text("_")] * (player["berths"] - len(cubes))]
    return Text.assemble(f"{level or '='} ‹", *places, "›")


def _cart(coal: str) -> Text:
    return Text("·", "dim") if coal == "none" else Text(coal, STYLES[coal])


def _filled(order: dict[str, Any], speaker: Speaker) -> Text:
    """An outstanding order and, after it, what lies on each slot."""
    text = _card(order["order"], speaker)
    for slot in order["slots"]:
        text.append("  ").append(Text(f"{slot['asks']}:", STYLES[slot["asks"]]))
        text.append_text(Text.assemble(*map(_cart, slot["cubes"] or ["none"])))
    return text


def _private(view: dict[str, Any], speaker: Speaker) -> Iterator[RenderableType]:
    """What only this viewer knows: the cards looked at, and what it remembers of the decks."""
    look = view["look"]
    if look and look["cards"]:
        yield Panel.fit(Text(" ".join(look["cards"])), title=speaker.say("table-looking"))
    known = [
        _known(deck, batch, speaker)
        for deck in ("tiles", "orders")
        for batch in view[deck]["known"]
    ]
    if known:
        yield Panel.fit(Text("\n").join(known), title=speaker.say("table-remembered"))


def _known(deck: str, batch: dict[str, Any], speaker: Speaker) -> Text:
    first, last = batch["after"] + 1, batch["after"] + batch["among"]
    ordered = "yes" if batch["ordered"] else "no"
    cards = " ".join(batch["cards"])
    place: dict[str, Any] = {"from": first, "to": last}
    message = f"table-known-{deck}"
    return Text(speaker.say(message, ordered=ordered, cards=cards, **place))
