"""The server as an application: routes, limits, and a house that opens and closes with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware import Middleware

from . import docs, errors, metrics, pages, socket
from .house import House
from .limits import Limits
from .models import Error
from .routes import (
    account,
    games,
    me,
    moves,
    notices,
    players,
    records,
    room,
    seats,
    table,
    tables,
)
from .security import Headers
from .settings import Settings

API = "/api/v1"


def application(settings: Settings) -> FastAPI:
    house = House(settings)

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Spielwerk",
        version="1",
        lifespan=open_house,
        docs_url=None,
        redoc_url=None,
        openapi_url=f"{API}/openapi.json",
        middleware=[
            Middleware(Headers),
            Middleware(Limits, rate=settings.requests, largest=settings.largest),
        ],
    )
    app.state.house = house
    for part in (games, me, account, notices, players, tables, seats, moves, table, room):
        app.include_router(part.router, prefix=API, responses={"4XX": {"model": Error}})
    for part in (records, socket):
        app.include_router(part.router, prefix=API, responses={"4XX": {"model": Error}})
    for page in (metrics, docs, pages):
        app.include_router(page.router)
    errors.install(app)
    return app
