"""The web client: one page under many paths, and the files it is made of."""

from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, Response

from spielwerk.core.game import Refused
from spielwerk.text import speaker

from . import who

router = APIRouter(include_in_schema=False)
CLIENT = Path(__file__).parents[1] / "web_client"
FOR_EVER = "public, max-age=31536000, immutable"
PAGES = (
    *("/", "/new", "/mine", "/profile", "/help", "/help/{page:path}", "/table/{id}"),
    *("/table/{id}/{rest:path}", "/s/{token}", "/w/{token}"),
)

NOT_BUILT = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Spielwerk</title>
<h1>Spielwerk</h1><p>{sentence}</p><p><a href="/docs">/docs</a></p></html>
"""


def page(request: Request) -> Response:
    """The client's page; the path is for its own eyes."""
    index = CLIENT / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    language = who.language(request)
    sentence = speaker(language).say("page-not-built")
    return HTMLResponse(NOT_BUILT.format(language=language, sentence=sentence))


for path in PAGES:
    router.add_api_route(path, page, methods=["GET", "HEAD"])


@router.get("/{name:path}")
def file(name: str, request: Request) -> Response:
    """A file of the client. Those in `assets/` carry a hash in their name and never change."""
    wanted = (CLIENT / name).resolve()
    if "." not in name and not name.startswith("api/"):
        return page(request)
    if not wanted.is_relative_to(CLIENT.resolve()) or not wanted.is_file():
        raise Refused("no-such-page")
    named = name.startswith("assets/")
    return FileResponse(wanted, headers={"Cache-Control": FOR_EVER if named else "no-cache"})
