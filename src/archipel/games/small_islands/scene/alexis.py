"""Alexis: his face and figures, the card he drew, and his way over the sea."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, text
from archipel.games.small_islands.goals import goal_text
from archipel.games.small_islands.scene.places import SEA, Drawn, middle, poses, tile_name
from archipel.games.small_islands.scene.sea import MARK, TOKEN, Sea
from archipel.games.small_islands.views import AlexisView, ExpeditionView, SmallView

EDGE: Final = 58
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def alexis(view: SmallView) -> list[Drawn]:
    if view.alexis is None:
        return []
    home = Zone("alexis", "panel", text("alexis"), "more", skin="alexis", title=True)
    return [([home], []), figures(view, view.alexis), expedition(view, view.alexis)]


def figures(view: SmallView, row: AlexisView) -> Drawn:
    zone = Zone("alexis-face", "row", text("alexis"), "alexis", skin="face")
    mat = view.mats[1]
    label = text("alexis-level", level=row.level, base=row.base, each=row.each, explore=row.explore, land=row.land)
    card = Piece("alexis-card", "alexis-face", f"alexis-{row.level}", label, note=label, marks="sheet-card")
    stats = Zone("alexis-stock", "row", text("alexis-stock"), "alexis", skin="stock")
    score = text("alexis-score", score=mat.score)
    left = mat.at_hand + mat.in_reserve
    houses = text("alexis-houses", left=left, placed=mat.placed)
    ports = text("alexis-ports", ports=mat.ports)
    pieces = [
        card,
        Piece("alexis-score", stats.id, "pp", score, words=text("points", points=mat.score), note=score, marks="stat"),
        Piece(
            "alexis-houses", stats.id, f"house-{mat.colour}", houses, words=text("number", number=left), marks="stat"
        ),
        Piece("alexis-ports", stats.id, "port", ports, words=text("number", number=mat.ports), marks="stat"),
    ]
    return [zone, stats], pieces


def expedition(view: SmallView, row: AlexisView) -> Drawn:
    """The card drawn last, and in words what came of it."""
    caption = text("expedition-pile", pile=row.pile, discards=len(row.discards))
    zone = Zone("expedition", "row", text("expedition"), "alexis", skin="expedition", caption=caption)
    drawn = view.expedition
    if drawn is None:
        return [zone], [Piece("expedition-card", zone.id, "card-back", text("expedition-none"), marks="sheet-card")]
    label = text(
        "expedition-card",
        card=drawn.card,
        use=drawn.use,
        land="yes" if drawn.land else "no",
        slot=drawn.slot,
        one=text(f"direction-{drawn.directions[0]}"),
        two=text(f"direction-{drawn.directions[1]}"),
        three=text(f"direction-{drawn.directions[2]}"),
        mission=goal_text(drawn.mission),
    )
    id = f"expedition-{drawn.card}"
    card = Piece(id, zone.id, drawn.card, label, note=label, large=drawn.card, marks="sheet-card")
    told = Piece("expedition-told", zone.id, words=_told(drawn), marks="told")
    if view.pending.stage != "orient":
        return [zone], [card, told]
    id, name, turns = f"tile-{drawn.tile}", tile_name(view, drawn.tile), poses(view, drawn.tile)
    tile = Piece(id, zone.id, drawn.tile, name, shape=(0, 0), poses=turns, marks="held-tile")
    return [zone], [card, told, tile]


def _told(drawn: ExpeditionView) -> Text:
    if drawn.use == "mission":
        return text("told-mission", mission=goal_text(drawn.mission))
    if drawn.found is None:
        return text("told-nowhere", slot=drawn.slot)
    way = text(f"direction-{drawn.directions[drawn.way]}") if drawn.way >= 0 else text("nowhere")
    return text("told-land" if drawn.tile == "boat" else "told-explore", slot=drawn.slot, way=way, nth=drawn.way + 1)


def show_way(shown: Sea) -> None:
    """The tile he looks from, his three directions by number, and the cells he passed on the way he took."""
    view, drawn = shown.view, shown.view.expedition
    asked = view.pending.stage in ("turn", "orient")
    if drawn is None or drawn.origin is None or drawn.use == "mission" or not asked:
        return
    x, y = drawn.origin
    at = middle(view, x, y)
    shown.pieces.append(Piece("way-from", SEA, "last-tile", None, *at, layer=MARK, marks="way"))
    for nth, way in enumerate(drawn.directions):
        dx, dy = STEPS[way]
        label = text("way", nth=nth + 1, direction=text(f"direction-{way}"))
        state = "taken" if nth == drawn.way else "vain" if drawn.way < 0 or nth < drawn.way else "left"
        side = at[0] + EDGE * dx, at[1] + EDGE * dy
        arrow = f"way-{way}-{nth + 1}"
        shown.pieces.append(Piece(f"way-{nth + 1}", SEA, arrow, label, *side, layer=TOKEN, marks=f"way {state}"))
    if drawn.found is not None and drawn.way >= 0:
        _walk(shown, drawn)


def _walk(shown: Sea, drawn: ExpeditionView) -> None:
    assert drawn.origin is not None
    assert drawn.found is not None
    view = shown.view
    dx, dy = STEPS[drawn.directions[drawn.way]]
    x, y = drawn.origin
    step = 0
    while (x + dx, y + dy) != drawn.found and step < 2 * view.half:
        x, y, step = x + dx, y + dy, step + 1
        marks = f"walked step-{min(step, 9)}"
        at = middle(view, x, y)
        shown.pieces.append(Piece(f"walked-{step}", SEA, "walked", None, *at, layer=TOKEN, marks=marks))
