"""Every HTTP call, and what its handler says of it: one description for clients' types, OpenAPI and its page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import cleandoc
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.params import ParameterKwarg

from archipel.server.web.content_calls import OWN_CONTENT_CALLS
from archipel.server.web.gathering_calls import GATHERING_CALLS
from archipel.server.web.pages import CONTENT_CALLS
from archipel.server.web.people_calls import PEOPLE_CALLS
from archipel.server.web.replay_calls import REPLAY_CALLS
from archipel.server.web.table_calls import TABLE_CALLS

HTTP_CALLS: list[HTTPRouteHandler] = [
    *TABLE_CALLS,
    *GATHERING_CALLS,
    *PEOPLE_CALLS,
    *OWN_CONTENT_CALLS,
    *REPLAY_CALLS,
    *CONTENT_CALLS,
]

JSON = "application/json"
PLACE = re.compile(r"{(\w+):\w+}")


class HttpParameter(NamedTuple):
    """A value in the path or after the `?`; `schema` is JSON Schema."""

    name: str
    place: str
    schema: dict[str, Any]
    about: str


class HttpCall(NamedTuple):
    """`answer` is its type; None where `media` is no JSON. `guest`: refused to whom the server has not met."""

    id: str
    method: str
    path: str
    summary: str
    parameters: tuple[HttpParameter, ...]
    body: Any
    status: int
    media: str
    answer: Any
    guest: bool


def describe(handler: HTTPRouteHandler) -> HttpCall:
    (route,), (method,) = handler.paths, handler.http_methods
    hints = get_type_hints(handler.fn, include_extras=True)
    media = handler.media_type or JSON
    return HttpCall(
        id=handler.fn.__name__,
        method=str(method),
        path=PLACE.sub(r"{\1}", route),
        summary=" ".join(cleandoc(handler.fn.__doc__ or "").split()),
        parameters=tuple(_parameters(hints)),
        body=_plain(hints["data"]) if "data" in hints else handler.opt.get("body"),
        status=handler.status_code,
        media=str(media),
        answer=_answer(handler, hints["return"]) if media == JSON else None,
        guest="me" in hints,
    )


def _parameters(hints: dict[str, Any]) -> Iterator[HttpParameter]:
    for name, kind in hints.items():
        for told in get_args(kind)[1:]:
            if isinstance(told, ParameterKwarg):
                schema = msgspec.json.schema(_plain(kind)) | (told.schema_extra or {})
                yield HttpParameter(name, told.param_type.value, schema, told.description or "")


def _plain(kind: Any) -> Any:
    """A type without what is noted beside it."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _answer(handler: HTTPRouteHandler, returned: Any) -> Any:
    """What the handler returns, in a response or not; what it says of bytes that it has encoded itself."""
    spec = (handler.responses or {}).get(handler.status_code)
    if spec is not None:
        return spec.data_container
    return get_args(returned)[0] if get_origin(returned) is Response else returned
