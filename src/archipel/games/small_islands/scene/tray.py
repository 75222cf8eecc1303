"""What is the reader's own: the objective and its worth, the card set aside, the hand, the jokers, tokens looked at."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, text
from archipel.games.small_islands.scene.naming import RESOURCES, card_label, card_piece, me
from archipel.games.small_islands.scene.places import poses, tile_name, tokens
from archipel.games.small_islands.scene.prospects import card_worth
from archipel.games.small_islands.scene.sea import tint
from archipel.games.small_islands.views import CardView, IslandView, SmallView


def tray(view: SmallView) -> list[ScenePart]:
    """Nothing for a spectator, and at the end only the objective that was."""
    stage, content, mat = view.pending.stage, view.options.content, me(view)
    if mat is None:
        return [starts(content, view.start)] if stage == "start" else []
    own = hand(content, view.hand)
    if stage == "start":
        return [starts(content, view.start), own]
    if stage == "choose" and view.cards:
        return [offered(content, view.islands, mat.seat, mat.at_hand, view.cards), own]
    goal = objective(view.now, view.later, view.prospect)
    if view.pending.drawn:
        return [goal, found(view.pending.drawn), own]
    parts = [goal, own, jokers(content, mat.seat, mat.jokers)]
    return [*parts, picks()] if stage == "joker" and view.turn == mat.seat else parts


@part
def starts(content: str, tiles: tuple[str, ...]) -> Drawn:
    """Start tiles still to lay, both faces of each."""
    zone = Zone("starts", "row", text("starts"), "tray", skin="starts", title=True)
    return [zone], [_tile(content, "starts", tile) for tile in tiles]


@part
def hand(content: str, tiles: tuple[str, ...]) -> Drawn:
    zone = Zone("hand", "row", text("hand"), "tray", skin="hand", title=True)
    return [zone], [_tile(content, "hand", tile) for tile in tiles]


@kept
def _tile(content: str, zone: str, tile: str) -> Piece:
    return Piece(
        f"tile-{tile}",
        zone,
        tile,
        text("hand-tile", tile=tile_name(content, tile)),
        shape=(0, 0),
        poses=poses(content, tile),
        note=text("tile-own", tile=tile),
        marks="held-tile",
    )


@part
def offered(
    content: str, islands: tuple[IslandView, ...], seat: int, houses: int, cards: tuple[CardView, ...]
) -> Drawn:
    """Three cards: one for this round, one for the next, one to give back."""
    zone = Zone("offer", "row", text("offer"), "tray", skin="offer", title=True)
    pieces = []
    for card in cards:
        words = prospect(content, islands, seat, houses, card)
        label = card_label(card)
        spoken = text("card-with", card=label, now=words) if words else label
        id = f"card-{card.id}"
        pieces.append(Piece(id, "offer", card.id, spoken, words=words, note=label, large=card.id, marks="sheet-card"))
    return [zone], pieces


@kept
def prospect(content: str, islands: tuple[IslandView, ...], seat: int, houses: int, card: CardView) -> Text | None:
    """What a card would bring if the round ended now, in a few words."""
    worth = card_worth(content, islands, seat, houses, card)
    if worth is None:
        return None
    count, points = worth
    return text("card-now", islands=count, points=points) if card.reward else text("card-meets", islands=count)


@part
def objective(now: tuple[CardView, ...], later: tuple[CardView, ...], prospect: tuple[int, int]) -> Drawn:
    """The secret goal of the round, what it would pay now, and what waits for the next."""
    zones = [Zone("objective", "row", text("objective"), "tray", skin="objective", title=True)]
    pieces = [card_piece(card, f"card-{card.id}", "objective", "sheet-card goal") for card in now]
    if now:
        zones.append(Zone("worth", "row", text("worth"), "tray", skin="worth"))
        islands, points = prospect
        said = text("worth-now", islands=islands, points=points)
        words = text("worth-points", points=points)
        pieces.append(Piece("worth-points", "worth", label=said, words=words, marks="points"))
        pieces.append(Piece("worth-islands", "worth", words=text("worth-islands", islands=islands), marks="islands"))
        zones.append(Zone("later", "row", text("later"), "worth", skin="later", caption=text("later-short")))
        pieces += [card_piece(card, f"card-{card.id}", "later", "sheet-card aside") for card in later]
    return zones, pieces


@part
def jokers(content: str, seat: int, left: tuple[str, ...]) -> Drawn:
    """Tokens not yet laid; what is gone leaves its place empty."""
    zone = Zone("jokers", "row", text("jokers"), "tray", skin="jokers", title=True)
    pieces = []
    for token, face in tokens(content).items():
        id = f"joker-{token}"
        if token in left:
            label = text("joker", face=text(f"resource-{face}"))
            note = text("joker-note", rule="7.2")
            pieces.append(Piece(id, "jokers", f"joker-{face}", label, tint=tint(seat), note=note, marks="joker"))
        else:
            pieces.append(Piece(id, "jokers", "joker-none", text("joker-gone"), marks="joker gone"))
    return [zone], pieces


@part
def picks() -> Drawn:
    """What a token that shows any resource may become."""
    zone = Zone("pick", "row", text("pick"), "tray", skin="choices pick", title=True)
    return [zone], [Piece(f"pick-{name}", "pick", name, text(f"resource-{name}"), marks="pick") for name in RESOURCES]


@part
def found(values: tuple[int, ...]) -> Drawn:
    """Discovery tokens looked at in secret: one is kept."""
    zone = Zone("drawn", "row", text("drawn"), "tray", skin="drawn-tokens", title=True)
    return [zone], [
        Piece(f"drawn-{nth}", "drawn", f"discovery-{value}", text("token-value", value=value), marks="token")
        for nth, value in enumerate(values)
    ]
