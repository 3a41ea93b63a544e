"""PostgreSQL and Redis for the tests: where they are said to be, or at their usual ports."""

import os

import psycopg
import redis

POSTGRES = os.environ.get(
    "SPIELWERK_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres"
)
REDIS = os.environ.get("SPIELWERK_TEST_REDIS", "redis://127.0.0.1:6379/0")


def no_postgres() -> str:
    """Why it cannot be tested with; empty if it can. Where it was named it must be there."""
    try:
        psycopg.connect(POSTGRES, connect_timeout=2).close()
    except psycopg.Error as error:
        if "SPIELWERK_TEST_POSTGRES" in os.environ:
            raise
        return f"no PostgreSQL here ({type(error).__name__})"
    return ""


def no_redis() -> str:
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=2).ping()
    except redis.RedisError as error:
        if "SPIELWERK_TEST_REDIS" in os.environ:
            raise
        return f"no Redis here ({type(error).__name__})"
    return ""
