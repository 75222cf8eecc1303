"""Colours to choose, and ways to use a card: shown only while one of them can be touched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.scene import Piece, Zone
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.isle_of_cats.values import COLOURS, Adopt, Find, Meeple, Name, Play
from archipel.games.isle_of_cats.views import CatsView

Shown = tuple[list[Zone], list[Piece]]


def choices(view: CatsView, legal: Sequence[Action]) -> Iterator[Shown]:
    if any(isinstance(action, Meeple) for action in legal):
        yield dyes(view, "meeple", "dyes meeples")
    elif any(isinstance(action, Name) for action in legal):
        yield dyes(view, "dye", "dyes")
    elif any(
        isinstance(action, Adopt) or (isinstance(action, Play) and action.kind == "fish_one_color") for action in legal
    ):
        yield dyes(view, "dye", "dyes choices")
    if any(isinstance(action, Find) and action.kind == "treasure_small" for action in legal):
        yield ways(legal)


def dyes(view: CatsView, face: str, skin: str) -> Shown:
    taken = [crew.meeple for crew in view.crews]
    pieces = []
    for colour in COLOURS:
        if face == "meeple" and colour in taken:
            continue
        pieces.append(Piece(f"dye-{colour}", "dyes", f"{face}-{colour}", text(f"colour-{colour}"), marks="dye"))
    return [Zone("dyes", "row", text("zone-dyes"), "tray", skin=skin, title=True)], pieces


def ways(legal: Sequence[Action]) -> Shown:
    pieces = []
    for way in dict.fromkeys(each.way for each in legal if isinstance(each, Find) and each.kind == "treasure_small"):
        face, name = "item-ring" if way == "small" else "item-coins", text(f"way-{way}")
        pieces.append(Piece(f"way-{way}", "ways", face, name, words=name))
    return [Zone("ways", "row", text("zone-ways"), "tray", skin="ways choices", title=True)], pieces
