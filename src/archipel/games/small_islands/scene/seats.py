"""The panel of a seat: houses, jokers, discovery tokens, boat, what all know of its hand, the goal it revealed."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import seat_text, text
from archipel.games.small_islands.scene.naming import card_piece
from archipel.games.small_islands.scene.places import Drawn, tile_name, tokens
from archipel.games.small_islands.scene.sea import tint
from archipel.games.small_islands.views import MatView, SmallView

ROOMY: Final = 2


def panel(view: SmallView, seat: int) -> list[Drawn]:
    mat = view.mats[seat]
    parts = [stock(view, mat), found(view, mat)]
    if mat.objective and seat != view.seat:
        parts.append(revealed(mat))
    elif seat != view.seat and mat.hand and view.pending.stage != "over":
        parts.append(known(view, mat))
    return parts


def stock(view: SmallView, mat: MatView) -> Drawn:
    """Houses at hand and in reserve, jokers by their faces, the boat."""
    seat = mat.seat
    inside = f"seat:{seat}"
    houses = Zone(f"houses-{seat}", "row", text("houses"), inside, seat, "stock houses", title=True)
    label = text("houses-left", seat=seat_text(seat), hand=mat.at_hand, reserve=mat.in_reserve, placed=mat.placed)
    face = f"house-{mat.colour}"
    pieces = []
    roomy = view.seats <= ROOMY and mat.at_hand
    for nth in range(mat.at_hand if roomy else 1):
        pieces.append(
            Piece(
                f"home-{seat}-{nth}",
                f"houses-{seat}",
                face if mat.at_hand else "house-none",
                None if nth else label,
                note=None if nth else label,
                words=None if roomy else text("houses-few", hand=mat.at_hand, reserve=mat.in_reserve),
            )
        )
    if roomy:
        words = text("houses-reserve", reserve=mat.in_reserve)
        pieces.append(Piece(f"reserve-{seat}", f"houses-{seat}", words=words, marks="aside"))
    rack = Zone(f"tokens-{seat}", "row", text("jokers"), inside, seat, "stock tokens", title=True)
    colour = tint(seat)
    for token, kind in tokens(view).items():
        if token in mat.jokers:
            said = text("joker-of", seat=seat_text(seat), face=text(f"resource-{kind}"))
            id = f"rack-{seat}-{token}"
            pieces.append(Piece(id, rack.id, f"joker-{kind}", said, tint=colour, marks="joker"))
    if not mat.jokers:
        pieces.append(Piece(f"rack-{seat}-none", rack.id, words=text("none-left"), marks="aside"))
    return [houses, rack], pieces


def found(view: SmallView, mat: MatView) -> Drawn:
    seat = mat.seat
    inside = f"seat:{seat}"
    secret = Zone(f"found-{seat}", "row", text("discoveries"), inside, seat, "stock found", title=True)
    values = mat.values or (view.values if seat == view.seat else ())
    pieces = []
    for nth in range(mat.tokens):
        value = values[nth] if nth < len(values) else 0
        label = text("token-value", value=value) if value else text("token-hidden")
        face = f"discovery-{value}" if value else "discovery-back"
        pieces.append(Piece(f"found-{seat}-{nth}", secret.id, face, label, marks="token"))
    if not mat.tokens:
        pieces.append(Piece(f"found-{seat}-none", secret.id, words=text("none"), marks="aside"))
    boat = Zone(f"sail-{seat}", "row", text("boat"), inside, seat, "stock ship", title=True)
    said = text("boat-state", state=mat.boat, ports=mat.ports)
    face = f"boat-{'grey' if mat.boat == 'turned' else mat.colour}"
    pieces.append(Piece(f"ship-{seat}", boat.id, face, said, words=said, marks=f"ship at-{mat.boat}"))
    return [secret, boat], pieces


def known(view: SmallView, mat: MatView) -> Drawn:
    """Tiles of a hand that all saw taken; the others face down."""
    seat = mat.seat
    zone = Zone(f"known-{seat}", "row", text("hand-of"), f"seat:{seat}", seat, "stock known", title=True)
    pieces = []
    for nth in range(mat.hand):
        tile = mat.known[nth] if nth < len(mat.known) else ""
        label = text("known-tile", tile=tile_name(view, tile)) if tile else text("unknown-tile")
        pieces.append(Piece(f"known-{seat}-{nth}", zone.id, tile or "tile-back", label, marks="tiny"))
    return [zone], pieces


def revealed(mat: MatView) -> Drawn:
    seat = mat.seat
    zone = Zone(f"goal-{seat}", "row", text("revealed"), f"seat:{seat}", seat, "stock shown", title=True)
    return [zone], [card_piece(card, f"goal-{seat}-{card.id}", zone.id, "sheet-card") for card in mat.objective]
