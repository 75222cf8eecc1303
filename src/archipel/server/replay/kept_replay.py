"""A finished game looked back at whose rules have changed: it stops at its end, and nowhere else."""

from __future__ import annotations

import msgspec

from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.scene import Scene, ScenePart
from archipel.core.values import Seat
from archipel.server.replay.replay import CatchUp, ReplayStop, Still
from archipel.table.finished.endings import LastView, last_view
from archipel.table.log_line import Viewer
from archipel.table.rows import Ending
from archipel.table.wire.messages import WireEvent
from archipel.table.wire.scene_messages import WireScene


class KeptReplay:
    """What a Replay answers, off what was kept when the game ended."""

    def __init__(self, game: Game, begun: Record, ending: Ending) -> None:
        self.game = game
        self.begun = begun
        self.made_for = begun.rules
        self.ending = ending
        self.views: dict[Viewer, LastView] = {}

    def view(self, viewer: Viewer) -> LastView:
        """Unpacked once."""
        if viewer not in self.views:
            self.views[viewer] = last_view(self.ending, viewer)
        return self.views[viewer]

    def stops(self, viewer: Viewer) -> list[ReplayStop]:
        return [self.stop(viewer, 0)]

    def stop(self, viewer: Viewer, ply: int) -> ReplayStop:
        view = self.view(viewer)
        return ReplayStop(view.ply, len(view.plies) - 1, 0)

    def still(self, viewer: Viewer, ply: int) -> Still:
        view = self.view(viewer)
        return Still(self.stop(viewer, ply), view.scene, (), view.outcome)

    def scene(self, viewer: Viewer, stop: ReplayStop) -> Scene:
        shown = msgspec.convert(self.view(viewer).scene, WireScene)
        return Scene(
            shown.prompt, (ScenePart(shown.zones, shown.pieces),), scores=shown.scores, subtitle=shown.subtitle
        )

    def ply_of(self, viewer: Viewer, line: int) -> int:
        """The ply at which a line of the log was told."""
        plies = self.view(viewer).plies
        return plies[line] if 0 <= line < len(plies) else 0

    def actor(self, stop: ReplayStop) -> Seat:
        """Nobody knows any more."""
        return -1

    def events(self, viewer: Viewer) -> list[WireEvent]:
        return [event for event in self.view(viewer).events if event["kind"] != "undone"]

    def stood_in(self) -> list[int]:
        """Nobody knows any more."""
        return []

    def since(self, seat: Seat) -> CatchUp:
        return CatchUp(self.view(seat).ply, [])
