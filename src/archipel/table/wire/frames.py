"""From a history to what one viewer is sent of it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from archipel.core.content_names import packed_in
from archipel.core.scene import May, Scene, Shut
from archipel.core.text import seat_text, text
from archipel.core.values import Event, Outcome, Seat, View
from archipel.core.visibility import seen
from archipel.table.clocks import Ticking
from archipel.table.history import History
from archipel.table.log_line import PUBLIC, Line, Viewer
from archipel.table.seating import Seating
from archipel.table.standing import Standing
from archipel.table.wire.derived_structs import wire_values, wired
from archipel.table.wire.gesture_codec import packed
from archipel.table.wire.messages import Picture, SeatStatus, WireCall, WireClock, WireEvent
from archipel.table.wire.scene_messages import WireMay, WireScene, WireShut


def scene_for(history: History, viewer: Viewer, view: View | None = None) -> Scene:
    """`view` is what the viewer sees, where that is known."""
    state = history.state
    legal = () if viewer is None or history.stopped or viewer in history.stand_ins else state.legal_actions(viewer)
    return history.game.scene(state.view(viewer) if view is None else view, legal)


def views_of(history: History, viewers: Sequence[Viewer]) -> dict[Viewer, View]:
    """What several see; nothing where that cannot be told of one of them."""
    try:
        return dict(zip(viewers, history.state.views(viewers), strict=True)) if len(viewers) > 1 else {}
    except Exception:
        return {}


def picture(history: History, viewer: Viewer) -> Picture:
    """All but the scene."""
    state = history.state
    outcome, mine = history.outcome(), history.to_take_back(viewer)
    return Picture(
        ply=history.plies[viewer],
        undo=mine > 0,
        waiting=viewer is not None and outcome is None and viewer not in history.to_act(),
        outcome=outcome,
        trophies=earned(history) if outcome and _theirs(outcome, state.seats, viewer, history) else (),
        restart=mine if mine > 1 else 0,
        stopped=history.stopped,
        standing=_standing(history, viewer),
    )


def _theirs(outcome: Outcome, seats: int, viewer: Viewer, history: History) -> bool:
    """Whether what a game has earned is this viewer's: not where a bot played it for them."""
    return (seats == 1 or outcome.winners == (viewer,)) and viewer not in history.stand_ins


def _standing(history: History, viewer: Viewer) -> Standing | None:
    """What the table answers for the viewer, where it does."""
    return None if viewer is None or history.standing[viewer] == Standing() else history.standing[viewer]


def seat_statuses(seating: Seating, here: Collection[Seat | None], acting: Collection[Seat]) -> list[SeatStatus]:
    """`here` are the seats whose person has the page open, `acting` those the table waits for."""
    return [
        SeatStatus(
            name=name,
            kind=sitter.kind,
            level=sitter.level,
            here=sitter.kind == "bot" or seat in here,
            acting=seat in acting,
            stood=seat in seating.stand_ins,
            stop=seat in seating.stops,
        )
        for seat, (name, sitter) in enumerate(zip(seating.names(), seating.sitters, strict=True))
    ]


def wire_clock(ticking: Ticking, now: float) -> WireClock | None:
    if ticking.clock.kind == "none":
        return None
    left = [int(seconds * 1000) for seconds in ticking.left_at(now)]
    answer = int((ticking.to_answer(now) or 0) * 1000)
    return WireClock(ticking.clock.kind, left, list(ticking.running), answer, ticking.paused is not None)


def wire_calls(ticking: Ticking, now: float) -> list[WireCall]:
    """The seats for which a bot was asked."""
    return [WireCall(seat, max(0, int((comes - now) * 1000))) for seat, comes in ticking.calls.items()]


def earned(history: History) -> tuple[str, ...]:
    """The trophies a finished game has earned; none with components of somebody's own."""
    trophies, own = history.game.trophies, packed_in(history.game.content, history.begun.options)
    return trophies.earned(history.state) if trophies and not own else ()


def wire_scene(scene: Scene) -> WireScene:
    groups, cells = packed(scene)
    fields = wire_fields(scene)
    outlines = scene.outlines
    return WireScene(zones=scene.zones, pieces=scene.pieces, groups=groups, cells=cells, outlines=outlines, **fields)


def wire_fields(scene: Scene) -> dict[str, Any]:
    """All of a scene but its parts, gestures and outlines."""
    fields: dict[str, Any] = {name: getattr(scene, name) for name in CARRIED}
    fields["shut"] = [WireShut(*wired(one, SHUT)) for one in scene.shut]
    fields["may"] = [WireMay(*wired(one, MAY)) for one in scene.may]
    return fields


SHUT, MAY = wire_values(Shut), wire_values(May)
CARRIED = tuple(
    name for name in Scene.__struct_fields__ if name not in ("parts", "gestures", "outlines", "shut", "may")
)


class ToldLog:
    """A log as its viewers read it; each line is spelled out once for each of them."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.told: dict[Viewer, list[list[WireEvent]]] = {}

    def read(self, viewer: Viewer) -> list[WireEvent]:
        """Every line a viewer may read, each with the viewer's ply at which it happened."""
        lines, told = self.history.lines, self.told.setdefault(viewer, [])
        told += [line_events(line, viewer, line.ply(viewer)) for line in lines[len(told) :]]
        events = _told(seen(self.history.opening, viewer), 0)
        for line, spelled in zip(lines, told, strict=True):
            if not line.undone:
                events += spelled
        return events

    def keep(self, viewers: Collection[Viewer]) -> None:
        """Nobody reads the log with other eyes for now."""
        self.told = {viewer: told for viewer, told in self.told.items() if viewer in viewers}


def line_events(line: Line, viewer: Viewer, ply: int) -> list[WireEvent]:
    """What one line adds to the log of a viewer; what was taken back leaves it, and others read that it did."""
    if line.undone:
        return []
    if line.entry.kind in PUBLIC:
        return _announced(line, ply)
    if not line.backs:
        return _told(line.seen_events(viewer), ply)
    seat = line.entry.seat
    if seat == viewer or not any(_told(back.seen_events(viewer), ply) for back in line.backs):
        return []
    key = "server-restarted" if len([back for back in line.backs if not back.answer]) > 1 else "server-undone"
    return [WireEvent("undone", text(key, seat=seat_text(seat)), seat, ply)]


def _announced(line: Line, ply: int) -> list[WireEvent]:
    """A change of who plays, of the rules, or whether to play on, as everybody reads it."""
    kind, seat, how = line.entry.kind, line.entry.seat, line.entry.action
    if kind in ("rules", "void"):
        before, after = how.split(" ")
        return [WireEvent(kind, text(f"server-{kind}", before=int(before), after=int(after)), None, ply, line=True)]
    key = f"server-{kind}-{how}" if how else f"server-{kind}"
    return [WireEvent(kind, text(key, seat=seat_text(seat)), seat, ply, line=True)]


def _told(events: Iterable[Event], ply: int) -> list[WireEvent]:
    told = []
    for event in events:
        words = event.text()
        if words is not None:
            kind, seat = str(event.__struct_config__.tag), getattr(event, "seat", None)
            points = getattr(event, "points", None) if event.feat else None
            feat = "" if points == 0 else event.feat
            told.append(WireEvent(kind, words, seat, ply, line=not event.heads, feat=feat, points=points or 0))
    return told
