"""The panel of a seat: houses, jokers, discovery tokens, boat, what all know of its hand, the goal it revealed."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import Drawn, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import seat_text, text
from archipel.games.small_islands.scene.naming import card_piece
from archipel.games.small_islands.scene.places import tile_name, tokens
from archipel.games.small_islands.scene.sea import tint
from archipel.games.small_islands.views import CardView, SmallView

ROOMY: Final = 2


def panel(view: SmallView, seat: int) -> list[ScenePart]:
    mat, content = view.mats[seat], view.options.content
    draw = roomy_houses if view.seats <= ROOMY and mat.at_hand else few_houses
    values = mat.values or (view.values if seat == view.seat else ())
    parts = [
        draw(seat, mat.colour, mat.at_hand, mat.in_reserve, mat.placed),
        rack(content, seat, mat.jokers),
        found(seat, mat.tokens, values),
        ship(seat, mat.colour, mat.boat, mat.ports),
    ]
    if mat.objective and seat != view.seat:
        parts.append(revealed(seat, mat.objective))
    elif seat != view.seat and mat.hand and view.pending.stage != "over":
        parts.append(known(content, seat, mat.hand, mat.known))
    return parts


@part
def roomy_houses(seat: int, colour: str, hand: int, reserve: int, placed: int) -> Drawn:
    """Houses at hand, one by one, and how many are in reserve."""
    zone = _houses(seat)
    label = text("houses-left", seat=seat_text(seat), hand=hand, reserve=reserve, placed=placed)
    pieces = [Piece(f"home-{seat}-0", zone.id, f"house-{colour}", label, note=label)]
    pieces += [Piece(f"home-{seat}-{nth}", zone.id, f"house-{colour}") for nth in range(1, hand)]
    words = text("houses-reserve", reserve=reserve)
    return [zone], [*pieces, Piece(f"reserve-{seat}", zone.id, words=words, marks="aside")]


@part
def few_houses(seat: int, colour: str, hand: int, reserve: int, placed: int) -> Drawn:
    """The same in figures."""
    zone = _houses(seat)
    label = text("houses-left", seat=seat_text(seat), hand=hand, reserve=reserve, placed=placed)
    face = f"house-{colour}" if hand else "house-none"
    words = text("houses-few", hand=hand, reserve=reserve)
    return [zone], [Piece(f"home-{seat}-0", zone.id, face, label, note=label, words=words)]


def _houses(seat: int) -> Zone:
    return Zone(f"houses-{seat}", "row", text("houses"), f"seat:{seat}", seat, "stock houses", title=True)


@part
def rack(content: str, seat: int, jokers: tuple[str, ...]) -> Drawn:
    """Jokers by their faces."""
    zone = Zone(f"tokens-{seat}", "row", text("jokers"), f"seat:{seat}", seat, "stock tokens", title=True)
    pieces = []
    for token, kind in tokens(content).items():
        if token in jokers:
            said = text("joker-of", seat=seat_text(seat), face=text(f"resource-{kind}"))
            id = f"rack-{seat}-{token}"
            pieces.append(Piece(id, zone.id, f"joker-{kind}", said, tint=tint(seat), marks="joker"))
    if not jokers:
        pieces.append(Piece(f"rack-{seat}-none", zone.id, words=text("none-left"), marks="aside"))
    return [zone], pieces


@part
def found(seat: int, tokens: int, values: tuple[int, ...]) -> Drawn:
    """Discovery tokens; the values are for whoever may know them."""
    zone = Zone(f"found-{seat}", "row", text("discoveries"), f"seat:{seat}", seat, "stock found", title=True)
    pieces = []
    for nth in range(tokens):
        value = values[nth] if nth < len(values) else 0
        label = text("token-value", value=value) if value else text("token-hidden")
        face = f"discovery-{value}" if value else "discovery-back"
        pieces.append(Piece(f"found-{seat}-{nth}", zone.id, face, label, marks="token"))
    if not tokens:
        pieces.append(Piece(f"found-{seat}-none", zone.id, words=text("none"), marks="aside"))
    return [zone], pieces


@part
def ship(seat: int, colour: str, boat: str, ports: int) -> Drawn:
    zone = Zone(f"sail-{seat}", "row", text("boat"), f"seat:{seat}", seat, "stock ship", title=True)
    said = text("boat-state", state=boat, ports=ports)
    face = f"boat-{'grey' if boat == 'turned' else colour}"
    return [zone], [Piece(f"ship-{seat}", zone.id, face, said, words=said, marks=f"ship at-{boat}")]


@part
def known(content: str, seat: int, hand: int, tiles: tuple[str, ...]) -> Drawn:
    """Tiles of a hand that all saw taken; the others face down."""
    zone = Zone(f"known-{seat}", "row", text("hand-of"), f"seat:{seat}", seat, "stock known", title=True)
    pieces = []
    for nth in range(hand):
        tile = tiles[nth] if nth < len(tiles) else ""
        label = text("known-tile", tile=tile_name(content, tile)) if tile else text("unknown-tile")
        pieces.append(Piece(f"known-{seat}-{nth}", zone.id, tile or "tile-back", label, marks="tiny"))
    return [zone], pieces


@part
def revealed(seat: int, objective: tuple[CardView, ...]) -> Drawn:
    zone = Zone(f"goal-{seat}", "row", text("revealed"), f"seat:{seat}", seat, "stock shown", title=True)
    return [zone], [card_piece(card, f"goal-{seat}-{card.id}", zone.id, "sheet-card") for card in objective]
