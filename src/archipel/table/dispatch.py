"""A message of a page carried out at its table, or refused with one sentence."""

from __future__ import annotations

import logging
import time
from typing import assert_never

import msgspec

from archipel.core.text import text
from archipel.table.audience import Outlet, tell
from archipel.table.bots.hints import Hints
from archipel.table.consequences import marked
from archipel.table.match import why_not
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.table import Table
from archipel.table.wire.messages import (
    Act,
    Ask,
    Because,
    Call,
    Hint,
    Leave,
    Lift,
    Lower,
    Marks,
    Ping,
    Pong,
    Read,
    Refused,
    Restart,
    Return,
    Stand,
    Stop,
    Sync,
    Undo,
    Why,
)

LARGEST = 8 * 1024
ASKS: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)

logger = logging.getLogger("archipel.table")


async def answer(data: str, page: Outlet, table: Table, hints: Hints | None = None) -> None:
    """Carry one message out, or say why not."""
    began, meter = time.perf_counter(), table.house.meter
    try:
        await _carry_out(read(data), page, table, hints)
    except Refusal as refusal:
        meter.refusal(refusal.why.key)
        tell(page, Refused(refusal.why))
        if refusal.stale:
            table.broadcast.sync(page)
    except Exception as error:
        logger.error("table %s: a message failed: %s", table.id, blame(error))
        tell(page, Refused(text("server-broken")))
    meter.answer(time.perf_counter() - began)


def read(data: str) -> Ask:
    """The message that was sent; refused where it is none."""
    if len(data) > LARGEST or len(data.encode(errors="replace")) > LARGEST:
        raise refuse("server-too-large")
    try:
        return ASKS.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise refuse("server-malformed") from None


async def _carry_out(ask: Ask, page: Outlet, table: Table, hints: Hints | None) -> None:
    broadcast, history = table.broadcast, table.match.history
    match ask:
        case Act(ply, action):
            await table.act(broadcast.viewer(page), ply, action)
        case Undo(ply):
            await table.undo(broadcast.viewer(page), ply)
        case Restart(ply):
            await table.restart(broadcast.viewer(page), ply)
        case Marks():
            if history is not None:
                tell(page, marked(history, broadcast.viewer(page), ask))
        case Stand(stands, kind):
            await table.stand(broadcast.viewer(page), stands, kind)
        case Call(seat, wait):
            await (table.wait if wait else table.call)(page.person, seat)
        case Leave():
            await table.leave(page.person)
        case Return():
            await table.retake(page.person)
        case Stop(agree):
            await table.stop(page.person, agree=agree)
        case Why():
            tell(page, Because(ask.ask, why_not(history, broadcast.viewer(page), ask.action, ask.path, ask.turn)))
        case Hint(ply) if hints is not None:
            hints.ask(table, broadcast.viewer(page), ply, page)
        case Lift(seat):
            broadcast.lift(page, seat)
        case Lower():
            broadcast.lower(page)
        case Sync():
            broadcast.sync(page)
        case Ping():
            tell(page, Pong())
        case Hint() | Read():
            pass  # nobody here gives hints, or it is no lesson
        case _:
            assert_never(ask)
