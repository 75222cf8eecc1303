"""The whole picture: a title, the board, what lies beside it, and every seat with its score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from xml.sax.saxutils import quoteattr

from archipel.core.game import Game
from archipel.core.scene import Piece, Scene, Zone
from archipel.core.text import Text, seat_text
from archipel.server.content.picture.blocks import (
    GAP,
    NOTHING,
    Block,
    classed,
    column,
    moved,
    row,
    scaled,
    sheet,
    shelf,
    words,
)
from archipel.server.content.picture.faces import faces
from archipel.server.content.picture.style import style
from archipel.server.content.picture.zones import DRAWN, Painter

BOARD_WIDE, BOARD_HIGH = 820, 780
SEATS_WIDE = 360
WIDE = BOARD_WIDE + GAP + SEATS_WIDE
EDGE = 28
BELOW = ("side", "more", "tray")
SLOTS = ("board", *BELOW)


def draw(
    game: Game,
    scene: Scene,
    lang: str,
    say: Callable[[Text], str],
    *,
    mode: str,
    seats: int,
    title: str,
    content: str = "",
) -> str:
    """`say` speaks a text to whoever the picture is for; `content` are components of one's own, packed."""
    painter = Painter(faces(game, lang, content), say)
    return document(game, at_sea(Page(scene, painter).whole(title)), painter, mode=mode, seats=seats)


def at_sea(block: Block) -> Block:
    """A whole page, with the sea around it."""
    w, h = WIDE + 2 * EDGE, block.h + 2 * EDGE
    return Block(w, h, f'<rect class="sea" width="{w:g}" height="{h:.5g}"/>{moved(block, EDGE, EDGE)}')


def document(game: Game, block: Block, painter: Painter, *, mode: str, seats: int) -> str:
    """A block with all that the painter has used."""
    named = f'data-game="{game.id}" data-mode={quoteattr(mode)} data-seats="{seats}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="table" {named} viewBox="0 0 {block.w:g} {block.h:.5g}" '
        f'width="{block.w:g}" height="{block.h:.5g}">\n<style>{style(game)}</style>\n'
        f"<defs>{painter.faces.carried(painter.used)}</defs>\n{block.source}\n</svg>\n"
    )


class Page:
    def __init__(self, scene: Scene, painter: Painter) -> None:
        self.scene = scene
        self.painter = painter

    def whole(self, title: str) -> Block:
        parts = [words(title, "title", 34)]
        if self.scene.subtitle is not None:
            parts.append(words(self.painter.say(self.scene.subtitle), "sub", 18))
        board = column(self._board(zone) for zone in self.inside("board"))
        seats = column(block for seat in range(len(self.scene.scores) or 8) if (block := self.seat(seat)) is not None)
        below = [sheet(block) for slot in BELOW for zone in self.inside(slot) if (block := self.zone(zone, 560, 150)).w]
        middle = Block(BOARD_WIDE, board.h, moved(board, (BOARD_WIDE - board.w) / 2, 0))
        return column(block for block in [*parts, shelf([middle, seats], 1e9), shelf(below, WIDE)] if block.h)

    def seat(self, seat: int) -> Block | None:
        blocks = [block for zone in self.inside(f"seat:{seat}") if (block := self._small(zone)).w]
        if not blocks and seat >= len(self.scene.scores):
            return None
        name = self.painter.say(seat_text(seat))
        if seat < len(self.scene.scores):
            name = f"{name} · {self.scene.scores[seat]}"
        return sheet(column([words(name, "head", 20), row(blocks, SEATS_WIDE - 2 * GAP)]))

    def inside(self, slot: str) -> list[Zone]:
        return [zone for zone in self.scene.zones if zone.inside == slot]

    def zone(self, zone: Zone, wide: float, high: float) -> Block:
        """A zone and those inside it, no larger than that; nothing where there is nothing to see."""
        within = [] if zone.id in SLOTS else self.inside(zone.id)
        inner = [block for one in within if (block := self._inner(one, wide, high)).w]
        blocks = [block for block in [self._own(zone, wide, high), row(inner, wide)] if block.w]
        if zone.title and blocks:
            blocks.insert(0, words(self.painter.say(zone.label), "zone-title", 15))
        return marked(zone, column(blocks))

    def _board(self, zone: Zone) -> Block:
        if zone.layout in DRAWN or zone.layout == "panel":
            return self.zone(zone, BOARD_WIDE, BOARD_HIGH)
        block = self.zone(zone, BOARD_WIDE - 2 * GAP, 90)
        return sheet(block) if block.w else NOTHING

    def _small(self, zone: Zone) -> Block:
        """A zone in the panel of a seat."""
        wide, high = (200, 170) if zone.layout in DRAWN else (SEATS_WIDE - 2 * GAP, 36)
        return marked(zone, self._own(zone, wide, high))

    def _inner(self, zone: Zone, wide: float, high: float) -> Block:
        """Part of a panel: a picture with something on it may be large, a row is set on paper."""
        if zone.layout in DRAWN:
            return self.zone(zone, wide, high * 0.62) if self.pieces(zone) else NOTHING
        block = self.zone(zone, wide - GAP, 64)
        return sheet(block, GAP / 2) if block.w else NOTHING

    def _own(self, zone: Zone, wide: float, high: float) -> Block:
        pieces = self.pieces(zone)
        if zone.layout in DRAWN and (pieces or zone.face or zone.spots):
            return scaled(self.painter.drawn(zone, pieces), wide, high)
        return self.painter.flow(zone, pieces, min(high, 150), wide) if pieces else NOTHING

    def pieces(self, zone: Zone) -> Sequence[Piece]:
        return [piece for piece in self.scene.pieces if piece.at.partition("/")[0] == zone.id]


def marked(zone: Zone, block: Block) -> Block:
    """With the classes a skin knows it by."""
    names = f"zone {zone.skin}{' mini' if zone.mini else ''}"
    marks = f' data-zone={quoteattr(zone.id)} data-layout="{zone.layout}" data-owner="{zone.owner}"'
    return Block(block.w, block.h, classed(block.source, names, marks)) if block.w else NOTHING
