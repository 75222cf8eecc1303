"""A scene in words alone, for those who hear it: what a decision needs, every thing on a board by its place."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text as Line

from archipel.cli.drawing.scene_summary import SceneSummary
from archipel.core.scene import Zone


class SceneWords(SceneSummary):
    """Sentences without a drawing."""

    def lines(self) -> Iterator[str | Line]:
        yield from self.head()
        for zone in self.board_zones():
            if self.pictures.kind(zone):
                yield from self.zone(zone, "")
        for group in self.notes():
            yield from group
        yield from self.scores()

    def inner(self, zone: Zone) -> list[Zone]:
        return [] if self.pictures.kind(zone) else super().inner(zone)

    def body(self, zone: Zone) -> list[str | Line]:
        return [f"- {said}" for said in self.counted(self.pieces(zone), {})]
