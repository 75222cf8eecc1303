"""Colours to choose, and ways to use a card: shown only while one of them can be touched."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from archipel.core.parts import Drawn, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.isle_of_cats.values import COLOURS, Adopt, Find, Meeple, Name, Play
from archipel.games.isle_of_cats.views import CatsView


def choices(view: CatsView, legal: Sequence[Action], kinds: Collection[type]) -> Iterator[ScenePart]:
    if Meeple in kinds:
        taken = [crew.meeple for crew in view.crews]
        yield dyes("meeple", "dyes meeples", tuple([colour for colour in COLOURS if colour not in taken]))
    elif Name in kinds:
        yield dyes("dye", "dyes", COLOURS)
    elif Adopt in kinds or (Play in kinds and any(asks_colour(action) for action in legal)):
        yield dyes("dye", "dyes choices", COLOURS)
    found = (
        [each.way for each in legal if isinstance(each, Find) and each.kind == "treasure_small"]
        if Find in kinds
        else ()
    )
    if found:
        yield ways(tuple(dict.fromkeys(found)))


def asks_colour(action: Action) -> bool:
    return isinstance(action, Play) and action.kind == "fish_one_color"


@part
def dyes(face: str, skin: str, colours: tuple[str, ...]) -> Drawn:
    pieces = [
        Piece(f"dye-{colour}", "dyes", f"{face}-{colour}", text(f"colour-{colour}"), marks="dye") for colour in colours
    ]
    return [Zone("dyes", "row", text("zone-dyes"), "tray", skin=skin, title=True)], pieces


@part
def ways(found: tuple[str, ...]) -> Drawn:
    pieces = []
    for way in found:
        face, name = "item-ring" if way == "small" else "item-coins", text(f"way-{way}")
        pieces.append(Piece(f"way-{way}", "ways", face, name, words=name))
    return [Zone("ways", "row", text("zone-ways"), "tray", skin="ways choices", title=True)], pieces
