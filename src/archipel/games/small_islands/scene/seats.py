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


def panel(view: SmallView, seat: int) -> ScenePart:
    mat = view.mats[seat]
    shown, mine = mat.objective, seat == view.seat
    secret = mat.hand if not mine and not shown and view.pending.stage != "over" else 0
    return _panel(
        view.options.content,
        seat,
        mat.colour,
        (mat.at_hand, mat.in_reserve, mat.placed),
        view.seats <= ROOMY,
        mat.jokers,
        mat.tokens,
        mat.values or (view.values if mine else ()),
        (mat.boat, mat.ports),
        () if mine else shown,
        secret,
        mat.known if secret else (),
    )


@part
def _panel(
    content: str, seat: int, colour: str, houses: tuple[int, int, int], roomy: bool, jokers: tuple[str, ...],
    tokens: int, values: tuple[int, ...], boat: tuple[str, int], objective: tuple[CardView, ...],
    hand: int, seen: tuple[str, ...],
) -> Drawn:  # fmt: skip
    """One part for all of a seat: little of it changes at a time, and often nothing."""
    draw = roomy_houses if roomy else few_houses
    rows = [draw(seat, colour, *houses), rack(content, seat, jokers), found(seat, tokens, values)]
    rows.append(ship(seat, colour, *boat))
    if objective:
        rows.append(revealed(seat, objective))
    elif hand:
        rows.append(known(content, seat, hand, seen))
    return [zone for zones, _ in rows for zone in zones], [piece for _, pieces in rows for piece in pieces]


def roomy_houses(seat: int, colour: str, hand: int, reserve: int, placed: int) -> Drawn:
    """Houses at hand, one by one, and how many are in reserve."""
    zone = _houses(seat)
    label = text("houses-left", seat=seat_text(seat), hand=hand, reserve=reserve, placed=placed)
    pieces = [Piece(f"home-{seat}-0", zone.id, f"house-{colour}" if hand else "house-none", label, note=label)]
    pieces += [Piece(f"home-{seat}-{nth}", zone.id, f"house-{colour}") for nth in range(1, hand)]
    words = text("houses-reserve", reserve=reserve)
    return [zone], [*pieces, Piece(f"reserve-{seat}", zone.id, words=words, marks="aside")]


def few_houses(seat: int, colour: str, hand: int, reserve: int, placed: int) -> Drawn:
    """The same in figures."""
    zone = _houses(seat)
    label = text("houses-left", seat=seat_text(seat), hand=hand, reserve=reserve, placed=placed)
    face = f"house-{colour}" if hand else "house-none"
    words = text("houses-few", hand=hand, reserve=reserve)
    return [zone], [Piece(f"home-{seat}-0", zone.id, face, label, note=label, words=words)]


def _houses(seat: int) -> Zone:
    return Zone(f"houses-{seat}", "row", text("houses"), f"seat:{seat}", seat, "stock houses", title=True)


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


def ship(seat: int, colour: str, boat: str, ports: int) -> Drawn:
    zone = Zone(f"sail-{seat}", "row", text("boat"), f"seat:{seat}", seat, "stock ship", title=True)
    said = text("boat-state", state=boat, ports=ports)
    face = f"boat-{'grey' if boat == 'turned' else colour}"
    return [zone], [Piece(f"ship-{seat}", zone.id, face, said, words=said, marks=f"ship at-{boat}")]


def known(content: str, seat: int, hand: int, tiles: tuple[str, ...]) -> Drawn:
    """Tiles of a hand that all saw taken; the others face down."""
    zone = Zone(f"known-{seat}", "row", text("hand-of"), f"seat:{seat}", seat, "stock known", title=True)
    pieces = []
    for nth in range(hand):
        tile = tiles[nth] if nth < len(tiles) else ""
        label = text("known-tile", tile=tile_name(content, tile)) if tile else text("unknown-tile")
        pieces.append(Piece(f"known-{seat}-{nth}", zone.id, tile or "tile-back", label, marks="tiny"))
    return [zone], pieces


def revealed(seat: int, objective: tuple[CardView, ...]) -> Drawn:
    zone = Zone(f"goal-{seat}", "row", text("revealed"), f"seat:{seat}", seat, "stock shown", title=True)
    return [zone], [card_piece(card, f"goal-{seat}-{card.id}", zone.id, "sheet-card") for card in objective]
