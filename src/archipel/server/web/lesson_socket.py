"""The door to a lesson: a practice table for one page, gone when the page goes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from archipel.core.catalog import games
from archipel.core.text import Text, text
from archipel.server.base.limits import same_origin
from archipel.server.content.lessons import Lesson, tutorial
from archipel.server.web.request_checks import refused
from archipel.server.web.services import address, services_of
from archipel.table import wire
from archipel.table.frames import line_events, picture, whole_log
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.wire import Act, Ask, Because, Frame, Hint, Hinted, Ping, Pong, Read, Refused, SeatStatus, Why

LARGEST = 8 * 1024
PATIENCE = 100

logger = logging.getLogger("archipel.learn")

Socket = WebSocket[Any, Any, Any]


@websocket("/api/learn/{id:str}/socket")
async def learn_socket(socket: Socket) -> None:
    await socket.accept()
    with ExitStack() as places:
        try:
            classroom = Classroom(_admit(socket, places))
        except Refusal as refusal:
            refused(socket, refusal)
            with suppress(Exception):
                await socket.send_text(msgspec.json.encode(Refused(refusal.why)))
                await socket.close(4404 if refusal.status == 404 else 1013)
            return
        with suppress(WebSocketDisconnect):
            await _attend(socket, classroom)


def _admit(socket: Socket, places: ExitStack) -> Lesson:
    services, id = services_of(socket), socket.path_params["id"]
    if not same_origin(socket.headers):
        raise refuse("server-other-site", status=403)
    if not services.new_sockets.take(address(socket)):
        raise refuse("server-too-fast", status=429)
    places.enter_context(services.addresses.place(address(socket)))
    plan = tutorial(id) if id in games() else None
    if plan is None:
        raise refuse("learn-none", status=404)
    step = socket.query_params.get("step", "0")
    return Lesson(games()[id], plan, int(step) if step.isascii() and step.isdigit() and len(step) < 4 else 0)


async def _attend(socket: Socket, classroom: Classroom) -> None:
    for tell in classroom.whole():
        await socket.send_text(msgspec.json.encode(tell))
    message_limit, patience = services_of(socket).message_limit(address(socket)), PATIENCE
    while patience:
        data = await socket.receive_data("text")
        if message_limit.take():
            tells = classroom.answer(data)
        else:
            patience -= 1
            tells = [Refused(text("server-too-fast"))]
        for tell in tells:
            await socket.send_text(msgspec.json.encode(tell))
        await asyncio.sleep(0)
    await socket.close(1013)


class Classroom:
    """A lesson as one page sees it: messages in, messages out."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.told = 0

    def answer(self, data: str) -> list[wire.Tell]:
        """What a message is answered by; a refusal is one sentence and changes nothing."""
        try:
            return self._answer(_read(data))
        except Refusal as refusal:
            return [Refused(refusal.why)]
        except Exception as error:
            logger.error("a lesson of %s failed: %s", self.lesson.game.id, blame(error))
            return [Refused(text("server-broken"))]

    def _answer(self, ask: Ask) -> list[wire.Tell]:
        lesson = self.lesson
        match ask:
            case Act(_, action):
                lesson.act(action)
                return self.news()
            case Read(step) if step == lesson.at + 1 and not lesson.moment.you:
                lesson.go_on()
                return self.news()
            case Read(step):
                lesson.turn_to(step)
                return self.whole()
            case Hint():
                return [Hinted(self._ply(), lesson.moment.you)] if lesson.moment.you else []
            case Why():
                return [Because(ask.ask, self._why(ask))]
            case Ping():
                return [Pong()]
            case wire.Sync():
                return self.whole()
        return []

    def whole(self) -> list[wire.Tell]:
        """The step, and a frame with the whole log."""
        self.told = len(self.lesson.history.lines)
        return [self._step(), self._frame(whole_log(self.lesson.history, self.lesson.seat), fresh=False)]

    def news(self) -> list[wire.Tell]:
        """The step, and a frame with what has happened since the last."""
        history, seat = self.lesson.history, self.lesson.seat
        events = [event for line in history.lines[self.told :] for event in line_events(line, seat, self._ply())]
        self.told = len(history.lines)
        return [self._step(), self._frame(events, fresh=True)]

    def _ply(self) -> int:
        """Steps that are only read have a ply of their own."""
        return self.lesson.at

    def _step(self) -> wire.Lesson:
        lesson, moment = self.lesson, self.lesson.moment
        of = len(lesson.plan.moments)
        return wire.Lesson(lesson.at, of, moment.text(), moment.you, moment.look, lesson.outcome())

    def _frame(self, events: list[wire.WireEvent], *, fresh: bool) -> Frame:
        """Only where a move is asked for can anything be touched."""
        lesson = self.lesson
        scene = picture(lesson.history, lesson.seat).scene
        if not lesson.moment.you:
            scene = msgspec.structs.replace(scene, groups=[], cells=[], shut=[], may=[], held="")
        return Frame(
            ply=self._ply(),
            seat=lesson.seat,
            game=lesson.game.id,
            table="",
            scene=scene,
            seats=self._seats(),
            events=events,
            fresh=fresh,
            waiting=not lesson.moment.you,
            mode=lesson.plan.mode,
        )

    def _seats(self) -> list[SeatStatus]:
        acting = self.lesson.history.state.to_act()
        seats: list[SeatStatus] = []
        for seat in range(self.lesson.plan.seats):
            mine = seat == self.lesson.seat
            name = "" if mine else f"Bot {'ABCDEF'[len([one for one in seats if one.kind == 'bot'])]}"
            waits = bool(self.lesson.moment.you) if mine else seat in acting
            seats.append(SeatStatus(name, "person" if mine else "bot", "" if mine else "normal", acting=waits))
        return seats

    def _why(self, ask: Why) -> Text | None:
        """What stands against a choice, as at a table."""
        lesson = self.lesson
        if not lesson.moment.you:
            return None
        try:
            if ask.action:
                return lesson.history.objection(lesson.seat, lesson.game.actions.parse(ask.action))
            intent = lesson.game.intent
            action = intent(lesson.history.state.view(lesson.seat), ask.path, ask.turn) if intent else None
            return lesson.history.objection(lesson.seat, action) if action else None
        except (ValueError, LookupError):
            return None


def _read(data: str) -> Ask:
    if len(data.encode(errors="replace")) > LARGEST:
        raise refuse("server-too-large")
    try:
        return ASKS.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise refuse("server-malformed") from None


ASKS: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)
