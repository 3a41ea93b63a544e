"""spielwerk serve: tables for people and bots, over the network."""

from dataclasses import replace
from typing import Annotated

import typer

from .desk import Language, Sorry, out, voice


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    db: Annotated[str, typer.Option(help="Where tables are kept: the URL of a database.")] = "",
    redis: Annotated[str, typer.Option(help="Wakes other processes on this database.")] = "",
    limit: Annotated[float, typer.Option(help="Requests a second from one address; 0: any.")] = 50,
    lang: Language = "",
) -> None:
    """Serve tables over the network until it is stopped."""
    say = voice(lang)
    try:  # only here: the other commands do without what a server needs
        from spielwerk.server import run, settings  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Sorry(say.say("serve-missing", module=missing.name or "?")) from missing
    chosen = replace(settings.at_home(db), redis=redis, requests=limit)

    def tell(message: str, **figures: object) -> None:
        out.print(say.say(message, **figures), soft_wrap=True)

    try:
        run.serve(chosen, host, port, tell)
    except run.CannotServe as trouble:
        raise Sorry(say.say(trouble.message, **trouble.figures)) from trouble
