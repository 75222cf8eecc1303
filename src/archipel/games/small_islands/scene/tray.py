"""What is the reader's own: the objective and its worth, the card set aside, the hand, the jokers, tokens looked at."""

from __future__ import annotations

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, text
from archipel.games.small_islands.scene.naming import RESOURCES, card_label, card_piece, me
from archipel.games.small_islands.scene.places import Drawn, poses, tile_name, tokens
from archipel.games.small_islands.scene.prospects import card_worth
from archipel.games.small_islands.scene.sea import tint
from archipel.games.small_islands.views import CardView, SmallView


def tray(view: SmallView) -> list[Drawn]:
    """Nothing for a spectator, and at the end only the objective that was."""
    if view.seat is None:
        return [starts(view)] if view.pending.stage == "start" else []
    if view.pending.stage == "start":
        return [starts(view), hand(view)]
    if view.pending.stage == "choose" and view.cards:
        return [offered(view), hand(view)]
    if view.pending.drawn:
        return [objective(view), found(view), hand(view)]
    return [objective(view), hand(view), jokers(view)]


def starts(view: SmallView) -> Drawn:
    """Start tiles still to lay, both faces of each."""
    zone = Zone("starts", "row", text("starts"), "tray", skin="starts", title=True)
    return [zone], [_tile(view, "starts", tile) for tile in view.start]


def hand(view: SmallView) -> Drawn:
    zone = Zone("hand", "row", text("hand"), "tray", skin="hand", title=True)
    return [zone], [_tile(view, "hand", tile) for tile in view.hand]


def _tile(view: SmallView, zone: str, tile: str) -> Piece:
    return Piece(
        f"tile-{tile}",
        zone,
        tile,
        text("hand-tile", tile=tile_name(view, tile)),
        shape=(0, 0),
        poses=poses(view, tile),
        note=text("tile-own", tile=tile),
        marks="held-tile",
    )


def offered(view: SmallView) -> Drawn:
    """Three cards: one for this round, one for the next, one to give back."""
    zone = Zone("offer", "row", text("offer"), "tray", skin="offer", title=True)
    pieces = []
    for card in view.cards:
        words = prospect(view, card)
        label = card_label(card)
        spoken = text("card-with", card=label, now=words) if words else label
        id = f"card-{card.id}"
        pieces.append(Piece(id, "offer", card.id, spoken, words=words, note=label, large=card.id, marks="sheet-card"))
    return [zone], pieces


def prospect(view: SmallView, card: CardView) -> Text | None:
    """What a card would bring if the round ended now, in a few words."""
    worth = card_worth(view, card)
    if worth is None:
        return None
    islands, points = worth
    return text("card-now", islands=islands, points=points) if card.reward else text("card-meets", islands=islands)


def objective(view: SmallView) -> Drawn:
    """The secret goal of the round, what it would pay now, and what waits for the next."""
    zones = [Zone("objective", "row", text("objective"), "tray", skin="objective", title=True)]
    pieces = [card_piece(card, f"card-{card.id}", "objective", "sheet-card goal") for card in view.now]
    if view.now:
        zones.append(Zone("worth", "row", text("worth"), "tray", skin="worth"))
        islands, points = view.prospect
        said = text("worth-now", islands=islands, points=points)
        words = text("worth-points", points=points)
        pieces.append(Piece("worth-points", "worth", label=said, words=words, marks="points"))
        pieces.append(Piece("worth-islands", "worth", words=text("worth-islands", islands=islands), marks="islands"))
        zones.append(Zone("later", "row", text("later"), "worth", skin="later", caption=text("later-short")))
        pieces += [card_piece(card, f"card-{card.id}", "later", "sheet-card aside") for card in view.later]
    return zones, pieces


def jokers(view: SmallView) -> Drawn:
    """Tokens not yet laid; what is gone leaves its place empty."""
    mat = me(view)
    if mat is None:
        return [], []
    zone = Zone("jokers", "row", text("jokers"), "tray", skin="jokers", title=True)
    pieces = []
    for token, face in tokens(view).items():
        if token in mat.jokers:
            label = text("joker", face=text(f"resource-{face}"))
            note = text("joker-note", rule="7.2")
            colour = tint(mat.seat)
            id = f"joker-{token}"
            pieces.append(Piece(id, "jokers", f"joker-{face}", label, tint=colour, note=note, marks="joker"))
        else:
            pieces.append(Piece(f"joker-{token}", "jokers", "joker-none", text("joker-gone"), marks="joker gone"))
    if view.pending.stage != "joker":
        return [zone], pieces
    pick = Zone("pick", "row", text("pick"), "tray", skin="choices pick", title=True)
    pieces += [Piece(f"pick-{name}", "pick", name, text(f"resource-{name}"), marks="pick") for name in RESOURCES]
    return [zone, pick], pieces


def found(view: SmallView) -> Drawn:
    """Discovery tokens looked at in secret: one is kept."""
    zone = Zone("drawn", "row", text("drawn"), "tray", skin="drawn-tokens", title=True)
    pieces = [
        Piece(f"drawn-{nth}", "drawn", f"discovery-{value}", text("token-value", value=value), marks="token")
        for nth, value in enumerate(view.pending.drawn)
    ]
    return [zone], pieces
