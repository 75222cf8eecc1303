"""What was shown of a sea, kept while it stays as it is."""

from __future__ import annotations

from typing import final

from archipel.games.small_islands.views import IslandView, TileView


@final
class Shore:
    """An island by its cells; `views` of it by who looks and for what, as `showing.aim` numbers them."""

    def __init__(self, cells: tuple[tuple[int, int], ...], complete: bool) -> None:
        self.cells = cells
        self.complete = complete
        self.views: dict[int, IslandView] = {}


@final
class Look:
    """All islands for one who looks; `worths` of those that would take a house for the objective, the best first."""

    def __init__(self, islands: tuple[IslandView, ...], worths: list[int]) -> None:
        self.islands = islands
        self.worths = worths


@final
class Sight:
    """By tile its view, by island its shore, None where it has changed since; `sea` are all tiles, `looks` all islands
    as they are now. Twins share what neither has changed: nothing kept is ever altered, it is let go."""

    def __init__(
        self, tiles: list[TileView | None], shores: list[Shore | None], sea: tuple[TileView, ...] | None,
        looks: dict[int, Look],
    ) -> None:  # fmt: skip
        self.tiles = tiles
        self.shores = shores
        self.sea = sea
        self.looks = looks

    def clone(self) -> Sight:
        return Sight(self.tiles.copy(), self.shores.copy(), self.sea, self.looks)

    def widen(self, lands: int) -> None:
        """A tile more, of so many lands."""
        self.tiles.append(None)
        for _ in range(lands):
            self.shores.append(None)
        self._stale()

    def touch(self, tile: int, island: int) -> None:
        """A tile has changed, and its island with it."""
        self.tiles[tile] = None
        self.shores[island] = None
        self._stale()

    def _stale(self) -> None:
        self.sea = None
        self.looks = {}
