"""What is the reader's own: the objective and its worth, the card set aside, the hand, the jokers, tokens looked at."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, text
from archipel.games.small_islands.scene.naming import RESOURCES, card_label, card_piece, explained, me
from archipel.games.small_islands.scene.places import poses, tile_name, tokens
from archipel.games.small_islands.scene.prospects import WORTH, card_worth
from archipel.games.small_islands.scene.sea import tint
from archipel.games.small_islands.views import CardView, IslandView, MatView, SmallView


def tray(view: SmallView) -> list[ScenePart]:
    """Nothing for a spectator, and at the end only the objective that was."""
    stage, content, mat = view.pending.stage, view.options.content, me(view)
    if mat is None:
        return [starts(content, view.start)] if stage == "start" else []
    if stage == "start":
        return [starts(content, view.start), hand(content, view.hand, "row")]
    if stage == "choose" and view.cards:
        chosen = [mission(view.now)] if view.now else []
        offer = offered(content, view.islands, mat.seat, mat.at_hand, view.now, view.cards)
        return [*chosen, offer, hand(content, view.hand, "row")]
    goal = _goal(view, mat)
    if view.pending.drawn:
        return [goal, found(view.pending.drawn), hand(content, view.hand, "row")]
    laying = stage == "joker" and view.turn == mat.seat
    tokens = jokers(content, mat.seat, mat.jokers, "" if laying else "jokers")
    return [goal, hand(content, view.hand, "row" if laying else ""), tokens, *([picks()] if laying else [])]


def _goal(view: SmallView, mat: MatView) -> ScenePart:
    """The objective: what it would pay, or once it is revealed what it did."""
    if not mat.objective or view.pending.stage == "choose":
        return objective(view.now, view.later, view.prospect)
    mine = [one for one in view.won if one.colour == mat.seat]
    tokens = len([one for one in mine if one.draws])
    return revealed(mat.objective, view.later, len(mine), sum([one.points for one in mine]), tokens)


@part
def starts(content: str, tiles: tuple[str, ...]) -> Drawn:
    """Start tiles still to lay, both faces of each."""
    zone = Zone("starts", "row", text("starts"), "tray", skin="starts", title=True)
    return [zone], [_tile(content, "starts", tile) for tile in tiles]


@part
def hand(content: str, tiles: tuple[str, ...], drawer: str) -> Drawn:
    zone = Zone("hand", "row", text("hand"), "tray", skin="hand", title=True, drawer=drawer)
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
    content: str, islands: tuple[IslandView, ...], seat: int, houses: int, now: tuple[CardView, ...],
    cards: tuple[CardView, ...],
) -> Drawn:  # fmt: skip
    """Three cards: one for this round, one for the next, one to give back."""
    zone = Zone("offer", "row", text("offer"), "tray", skin="offer", title=True)
    pieces = []
    for card in cards:
        words = prospect(content, islands, seat, houses, now, card)
        label = card_label(card)
        spoken = text("card-with", card=label, now=words) if words else label
        id = f"card-{card.id}"
        note = explained(card)
        pieces.append(Piece(id, "offer", card.id, spoken, words=words, note=note, large=card.id, marks="sheet-card"))
    return [zone], pieces


@kept
def prospect(
    content: str, islands: tuple[IslandView, ...], seat: int, houses: int, now: tuple[CardView, ...], card: CardView
) -> Text | None:
    """What a card would bring if the round ended now, in a few words; a reward with the mission just chosen."""
    worth = card_worth(content, islands, seat, houses, (*now, card))
    if worth is None:
        return None
    count, points = worth
    return text("card-now", islands=count, points=points) if card.reward else text("card-meets", islands=count)


@part
def mission(now: tuple[CardView, ...]) -> Drawn:
    """The mission that is chosen, while its reward is not."""
    zone = Zone("objective", "row", text("objective"), "tray", skin="objective", title=True)
    return [zone], [card_piece(card, f"card-{card.id}", "objective", "sheet-card goal") for card in now]


@part
def objective(now: tuple[CardView, ...], later: tuple[CardView, ...], prospect: tuple[int, int]) -> Drawn:
    """The secret goal of the round, what it would pay now, and what waits for the next."""
    islands, points = prospect
    said = text("worth-now", islands=islands, points=points)
    words = text("worth-points", points=points), text("worth-islands", islands=islands)
    return _with_worth("objective", now, later, said, words)


@part
def revealed(cards: tuple[CardView, ...], later: tuple[CardView, ...], houses: int, points: int, tokens: int) -> Drawn:
    """The objective that lies open, and what it has brought."""
    said = text("won", houses=houses, points=points, tokens=tokens)
    words = text("won-points", points=points, tokens=tokens), text("won-houses", houses=houses)
    return _with_worth("objective-open", cards, later, said, words)


def _with_worth(
    title: str, cards: tuple[CardView, ...], later: tuple[CardView, ...], said: Text, words: tuple[Text, Text]
) -> Drawn:
    zones = [Zone("objective", "row", text(title), "tray", skin="objective", title=True)]
    pieces = [card_piece(card, f"card-{card.id}", "objective", "sheet-card goal") for card in cards]
    if cards:
        zones.append(Zone("worth", "row", text("worth"), "tray", skin="worth"))
        pieces.append(Piece(WORTH, "worth", label=said, words=words[0], marks="points"))
        pieces.append(Piece("worth-islands", "worth", words=words[1], marks="islands"))
        zones.append(Zone("later", "row", text("later"), "worth", skin="later", caption=text("later-short")))
        pieces += [card_piece(card, f"card-{card.id}", "later", "sheet-card aside") for card in later]
    return zones, pieces


@part
def jokers(content: str, seat: int, left: tuple[str, ...], drawer: str) -> Drawn:
    """Tokens not yet laid; what is gone leaves its place empty."""
    zone = Zone("jokers", "row", text("jokers"), "tray", skin="jokers", title=True, drawer=drawer, badge=len(left))
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
