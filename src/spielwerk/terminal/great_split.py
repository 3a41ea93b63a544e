"""The Great Split's table as text: rounds and market, all boards, the wallets, what one knows."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielwerk.text import Speaker

STYLES = {
    "tome": "magenta",
    "artwork": "dark_orange3",
    "topaz": "blue",
    "emerald": "green",
    "gold": "yellow",
    "prestige": "bold",
}
SCORINGS = ("tome", "artwork", "gem")


def draw(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    return Group(
        _heading(view, names, speaker),
        _rounds(view, speaker),
        _market(view, speaker),
        _boards(view, names, speaker),
        *_wallets(view, names, speaker),
        *_cards(view, names, speaker),
        Text(speaker.say("table-recon"), "dim"),
    )


def _heading(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    """Where in the game, and for whom all wait."""
    text = Text(speaker.say("table-round", round=view["round"]), "bold")
    text.append(f" · {speaker.say('table-phase', phase=view['phase'])}")
    if waiting := [names[seat] for seat in view["awaited"]]:
        text.append(f" · {speaker.say('table-awaited', names=', '.join(waiting))}", "cyan")
    return text


def _rounds(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    """The round track: what is dealt, the hand limit, the market token, the scoring lines."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for number in range(1, len(view["rounds"]) + 1):
        style = "bold" if number == view["round"] else ""
        table.add_column(Text(str(number), style), justify="center")
    rows = {
        "table-level": [field["level"] for field in view["rounds"]],
        "table-limit": [str(field["limit"]) for field in view["rounds"]],
        "table-token": [_token(field["token"]) for field in view["rounds"]],
        "table-scorings": [_line(field["scoring"], speaker) for field in view["rounds"]],
    }
    for row, fields in rows.items():
        table.add_row(speaker.say(row), *fields)
    return table


def _token(token: int | None) -> str:
    return "?" if token is None else f"+{token}"


def _line(tokens: Sequence[str], speaker: Speaker) -> str:
    return "\n".join(speaker.say("scoring-name", scoring=token) for token in tokens)


def _market(view: dict[str, Any], speaker: Speaker) -> RenderableType:
    market = view["market"]
    text = Text(speaker.say("table-slider", slider=market["slider"]))
    firsts = {max(0, band["from"]): band["prestige"] for band in market["bands"]}  # the last counts
    bands = (f"{first}+ → {prestige}" for first, prestige in firsts.items())
    return text.append(f" · {speaker.say('table-bands')}: {'   '.join(bands)}", "dim")


def _boards(view: dict[str, Any], names: Sequence[str], speaker: Speaker) -> RenderableType:
    """All boards side by side: level and length of each track, contracts or stars behind it."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    players = view["players"]
    for seat, name in enumerate(names):
        style = "bold" if seat in view["awaited"] else ""
        table.add_column(Text(name, style), justify="right")
    for track in view["tracks"]:
        resource = track["track"]
        cells = [_level(player, track, player["worth"]["contracts"], "·") for player in players]
        table.add_row(_track(resource, speaker), *cells)
    table.add_row(_track("prestige", speaker), *(str(p["prestige"]) for p in players))
    for seal in view["seals"]:
        cells = [_level(player, seal, player["worth"]["stars"], "★") for player in players]
        table.add_row(_track(seal["track"], speaker), *cells)
    table.add_section()
    characters = (_character(player["character"]) for player in players)
    table.add_row(speaker.say("table-character"), *characters)
    table.add_row(speaker.say("table-held"), *(str(player["held"]) for player in players))
    table.add_section()
    for scoring in SCORINGS:
        worth = (str(player["worth"][scoring]) for player in players)
        table.add_row(speaker.say("table-now", scoring=scoring), *worth)
    contracts = (str(_contracts(player["worth"])) for player in players)
    table.add_row(speaker.say("table-now", scoring="contract"), *contracts)
    table.add_row(speaker.say("table-total"), *(str(p["worth"]["total"]) for p in players))
    return table


def _track(track: str, speaker: Speaker) -> Text:
    return Text(speaker.say("track-name", track=track), STYLES[track.removesuffix("-seal")])


def _level(player: dict[str, Any], track: dict[str, Any], marks: dict[str, int], sign: str) -> str:
    """5/15 and, where it has any, the contracts or the best star."""
    count = marks[track["track"].removesuffix("-seal")]
    level = f"{player['tracks'][track['track']]}/{track['length']}"
    return f"{sign}{count}  {level}" if count else level


def _character(character: dict[str, Any]) -> str:
    """Its contracts, which count at the end."""
    contracts = [
        f"{resource[:2].capitalize()}{count if count > 1 else ''}"
        for resource, count in character["contracts"].items()
        if count
    ]
    return " ".join((character["name"], *contracts))


def _contracts(worth: dict[str, Any]) -> int:
    return sum(points for line, points in worth.items() if line.startswith("contract-"))


def _wallets(
    view: dict[str, Any], names: Sequence[str], speaker: Speaker
) -> Iterator[RenderableType]:
    """The offer in the making, and the wallet from the right, when it is open."""
    for seat, player in enumerate(view["players"]):
        if player["parts"]:
            lines = [
                _part(part, shown, seat, view, names, speaker)
                for part, shown in player["parts"].items()
            ]
            own = seat == view["viewer"]
            title = speaker.say("table-wallet", own="yes" if own else "no", name=names[seat])
            yield Panel.fit(Text("\n").join(lines), title=title, title_align="left")


def _part(
    part: str,
    shown: dict[str, Any],
    seat: int,
    view: dict[str, Any],
    names: Sequence[str],
    speaker: Speaker,
) -> Text:
    """Its cards, and what they are worth: to who makes the offer and to who chooses."""
    text = Text(f"{part.upper()}  ").append(_named(shown["cards"]))
    if shown["cards"]:
        text.append("   ")
        left = view["players"][seat]["left"]
        worths = (f"{names[who]} +{shown['worth'][str(who)]}" for who in {seat: 0, left: 0})
        text.append(", ".join(worths), "dim")
    return text


def _named(cards: Sequence[str]) -> Text:
    text = Text()
    for card in cards:
        text.append(f"{card} ", STYLES.get(card.rstrip("0123456789"), "cyan"))
    text.rstrip()
    return text


def _cards(
    view: dict[str, Any], names: Sequence[str], speaker: Speaker
) -> Iterator[RenderableType]:
    """The hand, what lies on the table, and what one remembers."""
    viewer = view["viewer"]
    if viewer is not None and view["players"][viewer]["hand"]:
        title = speaker.say("table-hand")
        hand = _named(view["players"][viewer]["hand"])
        yield Panel.fit(hand, title=title, title_align="left")
    for seat, player in enumerate(view["players"]):
        if player["played"] or player["sold"]:
            text = Text(f"{speaker.say('table-played', name=names[seat])} ")
            text.append(_named(player["played"]))
            if player["sold"]:
                text.append(f"  {speaker.say('table-sold', count=player['sold'])}", "dim")
            yield text
        if player["known"]:
            text = Text(f"{speaker.say('table-known', name=names[seat])} ", "dim")
            yield text.append(_named(player["known"]))
