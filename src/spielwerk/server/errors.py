"""How a refusal is answered: a code that stays, its numbers, and a sentence for who reads it."""

import logging
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from spielwerk.core.game import Game, Refused
from spielwerk.core.record import BadRecord

from . import who, words

log = logging.getLogger("spielwerk.errors")

STATUS = {
    "no-user": 401,
    "wrong-password": 401,
    "banned": 403,
    "forbidden-origin": 403,
    "not-seated": 403,
    "not-host": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-page": 404,
    "no-such-player": 404,
    "link-void": 410,
    "too-large": 413,
    "too-many": 429,
    "wrong-code": 403,
    "no-name": 422,
    "bad-request": 422,
    "unavailable": 503,
}
OTHERWISE = 409  # the request is sound; the table does not allow it now
BY_STATUS = {404: "no-such-page", 405: "no-such-page", 413: "too-large", 429: "too-many"}


def told(refused: Refused, language: str, game: Game | None = None) -> dict[str, Any]:
    return {"error": words.refusal(language, refused, game)}


def answer(refused: Refused, language: str, game: Game | None = None) -> Response:
    body = orjson.dumps(told(refused, language, game))
    status = STATUS.get(refused.reason, OTHERWISE)
    return Response(body, status, media_type="application/json")


def install(app: FastAPI) -> None:
    """Every way of going wrong ends in an answer of this kind."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        request.app.state.house.metrics.refused.labels(error.reason).inc()
        game = getattr(request.state, "game", None)  # of the table the request is about
        return answer(error, who.language(request), game)

    @app.exception_handler(BadRecord)
    async def bad_record(request: Request, error: BadRecord) -> Response:
        return answer(Refused("bad-request"), who.language(request))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return answer(Refused("bad-request"), who.language(request))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = BY_STATUS.get(error.status_code, "bad-request")
        made = answer(Refused(code), who.language(request))
        made.status_code = error.status_code
        return made

    @app.exception_handler(Exception)
    async def unforeseen(request: Request, error: Exception) -> Response:
        log.error("unforeseen", exc_info=error, extra={"path": request.url.path})
        return answer(Refused("unavailable"), who.language(request))
