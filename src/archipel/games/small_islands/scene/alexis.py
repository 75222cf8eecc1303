"""Alexis: his face and figures, the card he drew, and his way over the sea."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, text
from archipel.games.small_islands.goals import goal_text, where_text
from archipel.games.small_islands.scene.places import SEA, middle, poses, tile_name
from archipel.games.small_islands.scene.sea import MARK, TOKEN
from archipel.games.small_islands.views import ExpeditionView, SmallView

EDGE: Final = 58
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def alexis(view: SmallView) -> tuple[ScenePart, ...]:
    row = view.alexis
    if row is None:
        return ()
    mat, drawn = view.mats[1], view.expedition
    turned = drawn.tile if drawn is not None and view.pending.stage == "orient" else ""
    return (
        home(),
        face(row.level, row.base, row.each, row.explore, row.land),
        stock(mat.score, mat.colour, mat.at_hand + mat.in_reserve, mat.placed, mat.ports),
        expedition(view.options.content, drawn, turned, row.pile, len(row.discards)),
    )


@part
def home() -> Drawn:
    return [Zone("alexis", "panel", text("alexis"), "more", skin="alexis", title=True)], []


@part
def face(level: int, base: int, each: int, explore: int, land: int) -> Drawn:
    zone = Zone("alexis-face", "row", text("alexis"), "alexis", skin="face")
    label = text("alexis-level", level=level, base=base, each=each, explore=explore, land=land)
    return [zone], [Piece("alexis-card", zone.id, f"alexis-{level}", label, note=label, marks="sheet-card")]


@part
def stock(score: int, colour: str, left: int, placed: int, ports: int) -> Drawn:
    zone = Zone("alexis-stock", "row", text("alexis-stock"), "alexis", skin="stock")
    return [zone], [_score(score), _homes(colour, left, placed), _ports(ports)]


@kept
def _score(score: int) -> Piece:
    said = text("alexis-score", score=score)
    words = text("points", points=score)
    return Piece("alexis-score", "alexis-stock", "pp", said, words=words, note=said, marks="stat")


@kept
def _homes(colour: str, left: int, placed: int) -> Piece:
    said = text("alexis-houses", left=left, placed=placed)
    words = text("number", number=left)
    return Piece("alexis-houses", "alexis-stock", f"house-{colour}", said, words=words, marks="stat")


@kept
def _ports(ports: int) -> Piece:
    said = text("alexis-ports", ports=ports)
    return Piece("alexis-ports", "alexis-stock", "port", said, words=text("number", number=ports), marks="stat")


@part
def expedition(content: str, drawn: ExpeditionView | None, turned: str, pile: int, discards: int) -> Drawn:
    """The card drawn last, in words what came of it, and the tile that you turn for him."""
    caption = text("expedition-pile", pile=pile, discards=discards)
    zone = Zone("expedition", "row", text("expedition"), "alexis", skin="expedition", caption=caption)
    if drawn is None:
        return [zone], [Piece("expedition-card", zone.id, "card-back", text("expedition-none"), marks="sheet-card")]
    pieces = [_card(drawn), Piece("expedition-told", zone.id, words=_told(drawn), marks="told")]
    if turned:
        name, turns = tile_name(content, turned), poses(content, turned)
        tile = Piece(f"tile-{turned}", zone.id, turned, name, shape=(0, 0), poses=turns, marks="held-tile")
        pieces.append(tile)
    return [zone], pieces


@kept
def _card(drawn: ExpeditionView) -> Piece:
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
    return Piece(id, "expedition", drawn.card, label, large=drawn.card, marks="sheet-card")


def _told(drawn: ExpeditionView) -> Text:
    if drawn.use == "mission":
        return text("told-mission", where=where_text(drawn.mission))
    if drawn.found is None:
        return text("told-nowhere", slot=drawn.slot)
    way = text(f"direction-{drawn.directions[drawn.way]}") if drawn.way >= 0 else text("nowhere")
    return text("told-land" if drawn.tile == "boat" else "told-explore", slot=drawn.slot, way=way, nth=drawn.way + 1)


def way(view: SmallView) -> ScenePart:
    """His way, while it is news."""
    return _way(view.half, view.expedition if view.pending.stage in ("turn", "orient") else None)


@part
def _way(half: int, drawn: ExpeditionView | None) -> Drawn:
    """The tile he looks from, his three directions by number, and the cells he passed on the way he took."""
    if drawn is None or drawn.origin is None or drawn.use == "mission":
        return [], []
    x, y = middle(half, *drawn.origin)
    pieces = [Piece("way-from", SEA, "last-tile", None, x, y, layer=MARK, marks="way")]
    for nth, name in enumerate(drawn.directions):
        dx, dy = STEPS[name]
        label = text("way", nth=nth + 1, direction=text(f"direction-{name}"))
        state = "taken" if nth == drawn.way else "vain" if drawn.way < 0 or nth < drawn.way else "left"
        side = x + EDGE * dx, y + EDGE * dy
        arrow = f"way-{name}-{nth + 1}"
        pieces.append(Piece(f"way-{nth + 1}", SEA, arrow, label, *side, layer=TOKEN, marks=f"way {state}"))
    return [], pieces + _walk(half, drawn)


def _walk(half: int, drawn: ExpeditionView) -> list[Piece]:
    if drawn.origin is None or drawn.found is None or drawn.way < 0:
        return []
    dx, dy = STEPS[drawn.directions[drawn.way]]
    x, y = drawn.origin
    pieces: list[Piece] = []
    while (x + dx, y + dy) != drawn.found and len(pieces) < 2 * half:
        x, y, step = x + dx, y + dy, len(pieces) + 1
        marks = f"walked step-{min(step, 9)}"
        pieces.append(Piece(f"walked-{step}", SEA, "walked", None, *middle(half, x, y), layer=TOKEN, marks=marks))
    return pieces
