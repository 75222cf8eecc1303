"""A game looked back at: where it can be stopped, and what a viewer sees there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from archipel.core.scene import Piece, Scene
from archipel.core.state import State
from archipel.core.values import Action, Outcome, Seat
from archipel.server.replay.state_cache import StateCache
from archipel.table.history import History
from archipel.table.log_line import Line, Viewer
from archipel.table.refusal import refuse
from archipel.table.wire.frames import ToldLog, wire_scene
from archipel.table.wire.messages import WireEvent
from archipel.table.wire.scene_messages import WireScene


class ReplayStop(NamedTuple):
    """A ply of a viewer, the line of the log that led there, and how many standing actions that makes."""

    ply: int
    line: int
    acts: int


class Still(NamedTuple):
    """What is seen at a stop."""

    stop: ReplayStop
    scene: WireScene
    acting: tuple[Seat, ...]
    outcome: Outcome | None


class CatchUp(msgspec.Struct):
    """The ply after which somebody was away, and the pieces that have changed since."""

    ply: int
    changed: list[str]


class Replay:
    """Stops are the plies of a viewer that still stand: what was taken back is passed over, what the viewer was not
    told of is no stop. So a running game tells nothing here that it did not tell while it was played.

    `made_for` are the rules it was played by, by whichever it is read now."""

    def __init__(self, history: History, made_for: int | None = None) -> None:
        self.history = history
        self.game = history.game
        self.begun = history.begun
        self.made_for = history.begun.rules if made_for is None else made_for
        options = msgspec.convert(history.begun.options, history.game.options)
        begun = history.game.new(options, history.begun.seats, history.begun.seed)
        self.states = StateCache(history.game, begun)
        self.log = ToldLog(history)
        self.read = -1
        self.known: dict[Viewer, list[ReplayStop]] = {}

    def stops(self, viewer: Viewer) -> list[ReplayStop]:
        self._catch_up()
        if viewer not in self.known:
            self.known[viewer] = self._stops(viewer)
        return self.known[viewer]

    def stop(self, viewer: Viewer, ply: int) -> ReplayStop:
        """The stop at a ply, or the last before it."""
        stops = self.stops(viewer)
        return stops[max(0, bisect_right(stops, ply, key=lambda stop: stop.ply) - 1)]

    def still(self, viewer: Viewer, ply: int) -> Still:
        stop = self.stop(viewer, ply)
        state = self.states.state(stop.acts)
        scene = self.game.scene(state.view(viewer), ())
        return Still(stop, wire_scene(scene), state.awaited(), state.outcome())

    def scene(self, viewer: Viewer, stop: ReplayStop) -> Scene:
        """What a viewer sees at a stop, without gestures."""
        return self.game.scene(self.states.state(stop.acts).view(viewer), ())

    def before(self, act: int) -> tuple[Seat, State]:
        """Who made an action of the record, and the state just before; refused where there is no such action."""
        self._catch_up()
        if not 0 <= act < len(self.states.acts):
            raise refuse("server-analysis-try", status=422)
        return self.states.acts[act].seat, self.states.state(act)

    def choice(self, state: State, seat: Seat, action: str) -> Action:
        """What an action says in its text form; refused where the seat could not choose it."""
        try:
            parsed = self.game.actions.parse(action)
        except ValueError:
            raise refuse("server-analysis-try", status=422) from None
        if state.objection(seat, parsed) is not None:
            raise refuse("server-analysis-try", status=422)
        return parsed

    def ply_of(self, viewer: Viewer, line: int) -> int:
        """The last stop of a viewer that is not after a line of the log."""
        return max((stop.ply for stop in self.stops(viewer) if stop.line <= line), default=0)

    def actor(self, stop: ReplayStop) -> Seat:
        """Who acted there; -1 before anybody has."""
        return self.history.lines[stop.line].entry.seat if stop.line >= 0 else -1

    def events(self, viewer: Viewer) -> list[WireEvent]:
        """The log of a viewer without what was taken back."""
        return [event for event in self.log.read(viewer) if event.kind != "undone"]

    def since(self, seat: Seat) -> CatchUp:
        """What the seat missed: all that happened after the last action of its person, a stand-in's and what the table
        answered left out; nothing where there was none yet."""
        last = -1
        for number, line, away in self._standing():
            if line.entry.seat == seat and not line.given and not away:
                last = number
        stops = self.stops(seat)
        before = next(stop for stop in reversed(stops) if stop.line <= last)
        if last < 0 or before is stops[-1]:
            return CatchUp(stops[-1].ply, [])
        then, now = self.still(seat, before.ply).scene.pieces, self.still(seat, stops[-1].ply).scene.pieces
        known = {piece.id: _looks(piece) for piece in then}
        return CatchUp(before.ply, [piece.id for piece in now if known.get(piece.id) != _looks(piece)])

    def stood_in(self) -> list[int]:
        """The actions of the record that a bot chose for somebody who was away."""
        return [act for act, (_, _, away) in enumerate(self._standing()) if away]

    def _standing(self) -> Iterator[tuple[int, Line, bool]]:
        """The lines of the actions that stand, with their numbers, and whether a bot stood in for the seat."""
        away: set[Seat] = set()
        for number, line in enumerate(self.history.lines):
            entry = line.entry
            if entry.kind == "standin":
                away.add(entry.seat)
            elif entry.kind == "return":
                away.discard(entry.seat)
            elif entry.kind == "act" and not line.undone:
                yield number, line, entry.seat in away

    def _catch_up(self) -> None:
        if self.read != len(self.history.lines):
            self.read = len(self.history.lines)
            self.known.clear()
            self.states.follow([line.entry for _, line, _ in self._standing()])

    def _stops(self, viewer: Viewer) -> list[ReplayStop]:
        """The last one shows the table as it stands."""
        stops, ply, acts = [ReplayStop(0, -1, 0)], 0, 0
        for number, line in enumerate(self.history.lines):
            seen = line.seen_by(viewer)
            ply += seen
            stands = line.entry.kind == "act" and not line.undone
            acts += stands
            if seen and stands:
                stops.append(ReplayStop(ply, number, acts))
        stops[-1] = stops[-1]._replace(acts=acts)
        return stops


def _looks(piece: Piece) -> tuple[object, ...]:
    """What can be seen of a piece: where it is and what it shows."""
    return piece.at, piece.x, piece.y, piece.level, piece.face, piece.turn, piece.tint, piece.count, piece.words
