"""The calls of the house as routes of the web server: checked, read, carried out, answered."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.server.calls.call import JSON, Becomes, Call, File, Kept, need_guest
from archipel.server.calls.call_list import HOUSE_CALLS
from archipel.server.people.profiles import COOKIE
from archipel.server.web.account_calls import ACCOUNT_CALLS
from archipel.server.web.callers import Caller
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.pages import reply
from archipel.server.web.request_checks import check_lag, check_misses, check_request, table_of
from archipel.table.refusal import Refusal

HTTP_CALLS: list[Call] = [*HOUSE_CALLS, *ACCOUNT_CALLS]


def route(call: Call) -> HTTPRouteHandler:
    async def check(request: HttpRequest) -> None:
        """What is refused before the body is looked at."""
        await check_request(request)
        asked = Caller(request)
        if call.guest:
            await need_guest(asked)
        if call.check == "cost":
            check_lag(request)
            asked.spend()
        elif call.check == "table":
            await table_of(request)
        elif call.check == "guess":
            check_misses(request)

    async def carry_out(request: HttpRequest) -> Response[bytes]:
        asked = Caller(request)
        try:
            answer = await call.run(asked, request.path_params, request.query_params)
        except Refusal:
            if call.check == "guess":
                asked.guessed_wrong()
            raise
        return respond(asked, answer, call.status)

    return HTTPRouteHandler(
        call.route,
        http_method=call.method,  # type: ignore[arg-type]
        status_code=call.status,
        media_type=call.media,
        before_request=check,
        request_max_body_size=call.largest,
    )(carry_out)


def respond(asked: Caller, answer: Any, status: int) -> Response[bytes]:
    if isinstance(answer, Kept):
        return reply(asked.request, answer.asset, forever=answer.forever)
    if isinstance(answer, File):
        body = answer.body.encode() if isinstance(answer.body, str) else answer.body
        headers = {"content-disposition": f'attachment; filename="{answer.name}"'}
        return Response(body, media_type=answer.media, headers=headers, status_code=status)
    if isinstance(answer, Becomes):
        response = respond(asked, answer.value, status)
        if answer.person is None:
            response.delete_cookie(COOKIE)
        else:
            response.set_cookie(asked.cookie(answer.person))
        return response
    return Response(msgspec.json.encode(answer), media_type=JSON, status_code=status)


ROUTES: list[HTTPRouteHandler] = [route(call) for call in HTTP_CALLS]
