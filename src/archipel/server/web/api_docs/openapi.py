"""The OpenAPI document of every HTTP call, from what the handlers say and from the Structs."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec

from archipel import __version__
from archipel.server.calls.call import JSON, Call, Parameter
from archipel.server.calls.http_types import RefusedCall
from archipel.server.people.profiles import COOKIE
from archipel.server.web.routes import HTTP_CALLS
from archipel.table.wire import messages as wire
from archipel.words import words

Object = dict[str, Any]

TABLE_SOCKET = "/api/tables/{id}/socket"
REFUSED = "#/components/responses/Refused"


@cache
def document() -> bytes:
    return msgspec.json.format(msgspec.json.encode(openapi()), indent=1)


@cache
def openapi() -> Object:
    """OpenAPI knows no sockets: what is said on that of a table stands beside the calls, as `x-sockets`."""
    calls = HTTP_CALLS
    kinds = [RefusedCall, wire.Ask, wire.Tell, *(kind for call in calls for kind in (call.body, call.answer) if kind)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    refused, sent, told, *_ = schemas
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Object] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Archipel", "version": __version__, "description": words("en").key("api-docs-lead")},
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {"Refused": _content(words("en").key("api-docs-refused"), JSON, refused)},
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
        "x-sockets": {TABLE_SOCKET: {"send": sent, "receive": told}},
    }


def _operation(call: Call, schemas: dict[Any, Object]) -> Object:
    answer = schemas[call.answer] if call.answer else {"type": "string"}
    operation: Object = {
        "operationId": call.id,
        "summary": call.summary,
        "parameters": [_parameter(parameter) for parameter in call.parameters],
        "responses": {
            str(call.status): _content(HTTPStatus(call.status).phrase, call.media, answer),
            "default": {"$ref": REFUSED},
        },
    }
    if call.body:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": schemas[call.body]}}}
    if call.guest:
        operation["security"] = [{"guest": []}]
    return operation


def _parameter(parameter: Parameter) -> Object:
    told = {"description": parameter.about} if parameter.about else {}
    required = parameter.place == "path"
    return {"name": parameter.name, "in": parameter.place, "required": required, "schema": parameter.schema, **told}


def _content(description: str, media: str, schema: Object) -> Object:
    return {"description": description, "content": {media: {"schema": schema}}}
