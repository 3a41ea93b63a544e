"""spielwerk serve: tables for people and bots, over the network."""

from typing import Annotated

import typer

from .desk import Language, Sorry, out, voice


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    db: Annotated[str, typer.Option(help="Where tables are kept: the URL of a database.")] = "",
    lang: Language = "",
) -> None:
    """Serve tables over the network until it is stopped."""
    say = voice(lang)
    try:  # only here: the other commands do without what a server needs
        from spielwerk.server import run, settings  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Sorry(say.say("serve-missing", module=missing.name or "?")) from missing
    chosen = settings.Settings(db=db) if db else settings.at_home()
    run.serve(
        chosen,
        host,
        port,
        lambda message, **figures: out.print(say.say(message, **figures), soft_wrap=True),
    )
