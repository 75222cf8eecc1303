"""A lesson as one page sees it: messages in, messages out."""

from __future__ import annotations

import logging

import msgspec

from archipel.core.text import text
from archipel.server.content.lessons import Lesson
from archipel.table.dispatch import read
from archipel.table.match import why_not
from archipel.table.refusal import Refusal, blame
from archipel.table.wire import messages as wire
from archipel.table.wire.frames import ToldLog, line_events, scene_for, wire_scene
from archipel.table.wire.messages import (
    WIRE,
    Act,
    Ask,
    Because,
    Frame,
    Hint,
    Hinted,
    Picture,
    Ping,
    Pong,
    Read,
    Refused,
    SeatStatus,
    TableFacts,
    Why,
)

logger = logging.getLogger("archipel.learn")


class Classroom:
    """`told` counts the lines of the log that the page was told of."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.told = 0

    def answer(self, data: str) -> list[wire.Tell]:
        """What a message is answered by; a refusal is one sentence and changes nothing."""
        try:
            return self._answer(read(data))
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
                seat = lesson.seat if lesson.moment.you else None
                return [Because(ask.ask, why_not(lesson.history, seat, ask.action, ask.path, ask.turn))]
            case Ping():
                return [Pong()]
            case wire.Sync():
                return self.whole()
        return []

    def whole(self) -> list[wire.Tell]:
        """The step, and a frame with the whole log."""
        self.told = len(self.lesson.history.lines)
        return [self._step(), self._frame(ToldLog(self.lesson.history).read(self.lesson.seat), fresh=False)]

    def news(self) -> list[wire.Tell]:
        """The step, and a frame with what has happened since the last."""
        history, seat = self.lesson.history, self.lesson.seat
        events = [event for line in history.lines[self.told :] for event in line_events(line, seat, self._ply())]
        self.told = len(history.lines)
        return [self._step(), self._frame(events, fresh=True)]

    def _ply(self) -> int:
        """Steps that are only read have a ply of their own."""
        return self.lesson.at

    def _step(self) -> wire.LessonMessage:
        lesson, moment = self.lesson, self.lesson.moment
        of = len(lesson.plan.moments)
        return wire.LessonMessage(lesson.at, of, moment.text(), moment.you, moment.look, lesson.outcome())

    def _frame(self, events: list[wire.WireEvent], *, fresh: bool) -> Frame:
        """Only where a move is asked for can anything be touched."""
        lesson = self.lesson
        scene = wire_scene(scene_for(lesson.history, lesson.seat))
        if not lesson.moment.you:
            scene = msgspec.structs.replace(scene, groups=[], cells=[], shut=[], may=[], held="")
        return Frame(
            wire=WIRE,
            seat=lesson.seat,
            picture=Picture(self._ply(), scene=scene, waiting=not lesson.moment.you),
            seats=self._seats(),
            events=events,
            fresh=fresh,
            about=None if fresh else TableFacts(lesson.game.id, "", lesson.plan.mode),
        )

    def _seats(self) -> list[SeatStatus]:
        acting = self.lesson.history.state.awaited()
        seats: list[SeatStatus] = []
        for seat in range(self.lesson.plan.seats):
            mine = seat == self.lesson.seat
            name = "" if mine else f"Bot {'ABCDEF'[len([one for one in seats if one.kind == 'bot'])]}"
            waits = bool(self.lesson.moment.you) if mine else seat in acting
            seats.append(SeatStatus(name, "person" if mine else "bot", "" if mine else "normal", acting=waits))
        return seats
