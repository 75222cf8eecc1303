"""The figures of a game's rules, each as one SVG document that needs nothing beside it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from xml.sax.saxutils import quoteattr

from archipel.core.figure import Figure, FigurePart
from archipel.core.game import Game
from archipel.core.scene import Zone
from archipel.core.text import Text
from archipel.server.content.assets import Asset, asset
from archipel.server.content.picture.blocks import Block, moved, row
from archipel.server.content.picture.faces import Faces, Size, faces
from archipel.server.content.picture.page import marked
from archipel.server.content.picture.style import style
from archipel.server.content.picture.zones import DRAWN, Painter
from archipel.words import words

SIGNS = Path(__file__).with_name("signs.svg")
EDGE = 10
HIGH = 150


class FigurePicture:
    """A figure as it is sent, and how large it is."""

    def __init__(self, drawn: Asset, size: Size) -> None:
        self.asset = drawn
        self.size = size


@lru_cache(maxsize=128)
def figure_picture(game: Game, name: str, lang: str) -> FigurePicture | None:
    """None where the game has no figure of that name."""
    figure = game.figures().get(name) if game.figures else None
    if figure is None:
        return None
    source, size = draw_figure(game, figure, lang)
    return FigurePicture(asset(source.encode(), "image/svg+xml"), size)


def draw_figure(game: Game, figure: Figure, lang: str) -> tuple[str, Size]:
    said = words(lang, game.id)

    def say(text: Text) -> str:
        return said.say(text, (), None)

    painter = Painter(figure_faces(game, lang), say)
    block = row((_part(painter, part) for part in figure.parts), figure.wide)
    w, h = block.w + 2 * EDGE, block.h + 2 * EDGE
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="table" data-game={quoteattr(game.id)} '
        f'viewBox="0 0 {w:.5g} {h:.5g}" width="{w:.5g}" height="{h:.5g}">\n<style>{style(game)}</style>\n'
        f"<defs>{painter.faces.carried(painter.used)}</defs>\n{moved(block, EDGE, EDGE)}\n</svg>\n"
    )
    return source, Size(w, h)


@lru_cache(maxsize=16)
def figure_faces(game: Game, lang: str) -> Faces:
    """The faces of a game and the house's signs."""
    own, signs = faces(game, lang), Faces(SIGNS.read_bytes())
    both = Faces(b'<svg xmlns="http://www.w3.org/2000/svg"/>')
    both.boxes = own.boxes | signs.boxes
    both.parts = own.parts | signs.parts
    return both


def _part(painter: Painter, part: FigurePart) -> Block:
    zone = part.zone
    if zone.layout in DRAWN:
        block = _at_sea(zone, painter.drawn(zone, part.pieces, part.window))
    else:
        block = painter.flow(zone, part.pieces, HIGH, 1e9)
    return marked(zone, block)


def _at_sea(zone: Zone, block: Block) -> Block:
    """A window on a board has water all around."""
    if not zone.beyond:
        return block
    sea = f'<rect class="sea" width="{block.w:.5g}" height="{block.h:.5g}" rx="14"/>'
    return Block(block.w, block.h, sea + block.source)
