"""How each choice is touched: a tile and a cell, a token and an icon, an island, a card after a card, or a button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.scene import Gesture, Piece, Shut, Spot
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.small_islands import values as act
from archipel.games.small_islands.scene import places
from archipel.games.small_islands.scene.naming import RESOURCES, goals
from archipel.games.small_islands.scene.prospects import Prospects
from archipel.games.small_islands.scene.sea import COIN, MARK, Sea, around, tile_id
from archipel.games.small_islands.scene.tray import prospect
from archipel.games.small_islands.views import SmallView


def gestures(shown: Sea, legal: Sequence[Action]) -> tuple[Gesture, ...]:
    """One for each legal action, in their order; what they need on the sea is put there."""
    if not legal:
        return ()
    found = _Gestures(shown)
    return tuple(found.of(action) for action in legal)


def shut(view: SmallView, legal: Sequence[Action]) -> tuple[Shut, ...]:
    """Landing while it is not allowed: the button says how long."""
    if view.pending.stage != "turn" or not legal or any(isinstance(action, act.Land) for action in legal):
        return ()
    note = text("land-left", left=view.navigation) if view.navigation else text("land-none")
    return (Shut(act.LANDS[0], text("do-land-own"), icon="g-boat", note=note),)


def held(view: SmallView, legal: Sequence[Action]) -> str:
    """What is in hand as the scene begins: the tile just taken, the boat, the tile of Alexis."""
    if not legal:
        return ""
    if view.pending.stage == "place" and view.hand:
        tiles = [action.tile for action in legal if isinstance(action, act.Place)]
        return f"tile-{view.hand[-1]}" if view.hand[-1] in tiles else ""
    if view.pending.stage == "moor":
        return _boat_piece(view)
    return f"tile-{view.expedition.tile}" if view.pending.stage == "orient" and view.expedition else ""


def _boat_piece(view: SmallView) -> str:
    return f"boat-{view.turn}" if view.pending.boat == "own" else "grey-0"


class _Gestures:
    def __init__(self, shown: Sea) -> None:
        self.shown = shown
        self.view = shown.view
        self.prospects = Prospects(shown.view)
        self.tiles = {(tile.x, tile.y): tile for tile in shown.view.tiles}
        self.labels: dict[str, Text] = {}

    def of(self, action: Action) -> Gesture:
        if isinstance(action, act.Place):
            return self.place(action)
        if isinstance(action, act.Joker):
            return self.joker(action)
        if isinstance(action, act.House):
            return self.house(action)
        if isinstance(action, act.Search):
            return self.search(action)
        if isinstance(action, act.Choose):
            label = text("do-choose", now=self.goal(action.now), next=self.goal(action.next))
            return Gesture(action, (f"card-{action.now}", f"card-{action.next}"), label)
        if isinstance(action, act.Moor):
            return self.moor(action)
        if isinstance(action, act.Orient):
            return self.orient(action)
        return self.plain(action)

    def goal(self, id: str) -> Text:
        """A card to choose, with what is written under it."""
        card = next(one for one in self.view.cards if one.id == id)
        words = prospect(self.view, card)
        return text("card-with", card=goals([card]), now=words) if words else goals([card])

    def plain(self, action: Action) -> Gesture:
        """A touch of one thing, or a button."""
        view = self.view
        if isinstance(action, act.Take):
            tile = view.row[action.slot - 1]
            label = text("do-take", slot=action.slot, tile=places.tile_name(view, tile))
            return Gesture(action, (f"tile-{tile}",), label)
        if isinstance(action, act.Land):
            pieces = ["boat-" + str(view.turn)] if action.boat == "own" else [f"grey-{n}" for n in range(view.greys)]
            label = text(f"do-land-{action.boat}")
            return Gesture(action, label=label, icon="g-boat", also=tuple((piece,) for piece in pieces))
        if isinstance(action, act.PutAway):
            return Gesture(
                action, (f"tile-{action.tile}",), text("do-putaway", tile=places.tile_name(view, action.tile))
            )
        if isinstance(action, act.Keep):
            first, *others = [nth for nth, value in enumerate(view.pending.drawn) if value == action.value]
            also = tuple((f"drawn-{nth}",) for nth in others)
            return Gesture(action, (f"drawn-{first}",), text("do-keep", value=action.value), also=also)
        assert isinstance(action, act.Done)
        key = "do-no-joker" if view.pending.stage == "joker" else "do-no-houses"
        return Gesture(act.DONE, label=text(key), main=True, icon="check")

    def place(self, action: act.Place) -> Gesture:
        label = self.labels.get(action.tile)
        if label is None:
            label = self.labels[action.tile] = text("do-place", tile=places.tile_name(self.view, action.tile))
        path = f"tile-{action.tile}", places.cell(self.view, action.x, action.y)
        note, tallies, grows = self.prospects.brings(action)
        shows = f"isle-{grows}" if grows >= 0 else ""
        return Gesture(action, path, label, action.turn, note=note, tallies=tallies, shows=shows)

    def orient(self, action: act.Orient) -> Gesture:
        drawn = self.view.expedition
        assert drawn is not None
        assert drawn.found is not None
        target = places.cell(self.view, *drawn.found)
        return Gesture(action, (f"tile-{drawn.tile}", target), text("do-orient"), action.turn)

    def moor(self, action: act.Moor) -> Gesture:
        view = self.view
        ports = around(view, action.x, action.y)
        badge = Piece(
            f"ports-{action.x}:{action.y}",
            places.SEA,
            "cell-ports",
            None,
            *places.middle(view, action.x, action.y),
            layer=MARK,
            words=text("number", number=ports),
            marks="ports-here",
        )
        self.shown.pieces.append(badge)
        note = text("would-moor", ports=ports, own="yes" if view.pending.boat == "own" else "no")
        return Gesture(action, (_boat_piece(view), places.cell(view, action.x, action.y)), text("do-moor"), note=note)

    def joker(self, action: act.Joker) -> Gesture:
        view, tile = self.view, self.tiles[action.x, action.y]
        token = f"joker-{action.token}"
        if action.face == "port":
            nth = places.added_ports(tile) + action.at
            x, y, looks = places.pier_of(view, tile, nth)
            coast = places.said_at(view, "coast", action.x, action.y)
            spot = Spot(places.pier_id(tile, nth), x, y, coast, f"berth-{looks}", f"berth-lit-{looks}")
            path: tuple[str, ...] = (token, self.touchable(spot, tile.islands[action.at]))
            return Gesture(action, path, places.said_at(view, "do-joker-port", action.x, action.y))
        covered = tile.shows[action.at]
        said = places.said_at(view, "icon-at", action.x, action.y, shows=text(f"resource-{covered}"))
        path = (
            token,
            self.touchable(places.icon_spot(view, tile, action.at, said), places.island_of(view, tile, action.at)),
        )
        if places.tokens(view)[action.token] not in RESOURCES:
            path = (*path, f"pick-{action.face}")
        kinds = {"face": text(f"resource-{action.face}"), "covered": text(f"resource-{covered}")}
        label = places.said_at(view, "do-joker", action.x, action.y, **kinds)
        return Gesture(action, path, label, note=self.prospects.joker_note(action))

    def house(self, action: act.House) -> Gesture:
        view, tile = self.view, self.tiles[action.x, action.y]
        number = places.island_of(view, tile, action.spot)
        island = view.islands[number]
        spot = self.touchable(
            places.icon_spot(view, tile, action.spot, places.said_at(view, "site", action.x, action.y)), number
        )
        theirs = view.pending.stage == "settle"
        key = "do-settle" if theirs else "do-house-draws" if island.draws else "do-house"
        label = places.said_at(view, key, action.x, action.y, size=island.size, worth=island.worth, draws=island.draws)
        if not theirs:
            words = text("number", number=island.draws if island.draws else island.worth)
            face = "coin-tokens" if island.draws else "coin-points"
            at = places.icon_at(view, tile, action.spot)
            coin = Piece(f"coin-{number}", places.SEA, face, None, *at, layer=COIN, words=words, marks="coin")
            self.shown.pieces.append(coin)
        also = tuple((name,) for name in self.members(number))
        return Gesture(action, (spot,), label, also=also)

    def search(self, action: act.Search) -> Gesture:
        view, tile = self.view, self.tiles[action.x, action.y]
        island = view.islands[places.island_of(view, tile, action.spot)]
        label = places.said_at(view, "do-search", action.x, action.y, temples=island.temples)
        return Gesture(action, (f"house-{action.x}:{action.y}:{action.spot}",), label)

    def touchable(self, spot: Spot, island: int) -> str:
        """A spot that stands on an island: pointing at it means the island too."""
        name = self.shown.add_spot(spot)
        if name not in self.shown.of_island[island]:
            self.shown.of_island[island].append(name)
        return name

    def members(self, number: int) -> Iterator[str]:
        """Tiles of one island alone: touching any of them means it."""
        return (tile_id(tile) for tile in self.view.tiles if tile.islands == (number,))
