"""Figures for whoever looks after the server, as Prometheus reads them."""

from typing import Any

from fastapi import APIRouter, Request
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.responses import PlainTextResponse, Response

from spielwerk.core.game import Refused

from . import warmth

router = APIRouter(include_in_schema=False)
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """A registry of its own for each server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"registry": self.registry, "namespace": "spielwerk"}
        self.kept = Counter("requests_kept", "Requests written down.", ["by"], **own)
        self.refused = Counter("refused", "Refusals, by their code.", ["code"], **own)
        self.keeping = Histogram(
            "keeping_seconds", "From a request to its commit.", **own, buckets=QUICK
        )
        self.tables = Gauge("tables_loaded", "Tables in memory.", **own)
        self.sockets = Gauge("sockets", "Sockets open now.", **own)
        self.waiting = Gauge("jobs_waiting", "Jobs that wait for the writer.", **own)
        self.warm = Gauge("warm", "Whether all rules are compiled.", **own)
        self.commits = Gauge("commits", "Transactions since the start.", **own)


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether the database answers."""
    try:
        await request.app.state.house.store.read(
            lambda connection: connection.exec_driver_sql("SELECT 1").scalar()
        )
    except Exception as error:
        raise Refused("unavailable") from error
    return PlainTextResponse("ok\n")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    house = request.app.state.house
    measured: Metrics = house.metrics
    measured.tables.set(len(house.tables.loaded))
    measured.sockets.set(sum(len(table.followers) for table in house.tables.loaded.values()))
    measured.waiting.set(house.store.waiting)
    measured.commits.set(house.store.commits)
    measured.warm.set(warmth.done.is_set())
    return Response(generate_latest(measured.registry), media_type=CONTENT_TYPE_LATEST)
