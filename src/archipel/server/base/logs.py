"""What the server says of itself, a line a time: for people or as JSON, and never a value that was in play."""

from __future__ import annotations

import asyncio
import logging
import time
from types import TracebackType
from typing import Any

import msgspec

from archipel.table.refusal import Refusal, blame

Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def start_logs(level: str, form: str) -> None:
    """Our own from `level` on; other people's libraries from warnings on, whatever ours say."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("archipel").setLevel(level.upper())


def note(logger: logging.Logger, level: int, message: str, **fields: str | int | float) -> None:
    """A line with fields of its own: of JSON a member each, for people `name=value`."""
    logger.log(level, message, extra={"fields": fields})


def hush(loop: asyncio.AbstractEventLoop) -> None:
    """Have a task that fails unheard told without its values; a refusal to somebody who has left is no failure."""
    loop.set_exception_handler(_unheard)


class TextFormatter(logging.Formatter):
    """`WARNING archipel.door: refused address='192.0.2.1'`."""

    def format(self, record: logging.LogRecord) -> str:
        told = [f"{record.levelname} {record.name}: {record.getMessage()}"]
        told += [f"{name}={str(value)!r}" for name, value in _fields(record).items()]
        if record.exc_info:
            told.append(_blame(record.exc_info))
        return " ".join(told)


class JsonFormatter(logging.Formatter):
    """One JSON object a line: `at` in UTC, `level`, `from`, `message`, then the fields of its own."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "at": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **_fields(record),
        }
        if record.exc_info:
            told["error"] = _blame(record.exc_info)
        return msgspec.json.encode(told).decode()


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    return getattr(record, "fields", {})


def _blame(raised: Raised) -> str:
    return blame(raised[1]) if raised[1] is not None else ""


def _unheard(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if isinstance(error, Refusal):
        return
    logging.getLogger("archipel.server").error("a task failed: %s", blame(error) if error else context["message"])
