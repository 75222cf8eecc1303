"""How each choice is touched: a tile and a cell, a token and an icon, an island, a card after a card, or a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Shut
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.small_islands import values as act
from archipel.games.small_islands.scene import placing, signs
from archipel.games.small_islands.scene.choices import NOTHING, Touched
from archipel.games.small_islands.scene.naming import goals, me
from archipel.games.small_islands.scene.places import Chart, tile_name
from archipel.games.small_islands.scene.tray import prospect
from archipel.games.small_islands.views import CardView, IslandView, SmallView

A = TypeVar("A", bound=Action)


def touched(view: SmallView, chart: Chart, legal: Sequence[Action]) -> Touched:
    """A gesture for each legal action, in their order, and what they need on the sea."""
    mat = me(view)
    if not legal or mat is None:
        return NOTHING
    stage, choices = view.pending.stage, tuple(legal)
    if stage in ("start", "place"):
        tiles = _only(act.Place, legal)
        return placing.places(chart, view.tiles, view.islands, mat.seat, view.now, mat.at_hand, tiles)
    if stage == "joker":
        return signs.jokers(chart, view.tiles, view.islands, mat.seat, view.now, mat.at_hand, choices)
    if stage == "moor":
        return placing.moorings(chart, view.tiles, boat_piece(view), _only(act.Moor, legal))
    if stage in ("houses", "settle"):
        return signs.houses(chart, view.tiles, view.islands, stage, choices)
    if stage == "search":
        return signs.searches(chart, view.tiles, view.islands, choices)
    if stage == "orient" and view.expedition is not None and view.expedition.found is not None:
        return placing.turns(chart.half, view.expedition.tile, view.expedition.found, _only(act.Orient, legal))
    if stage == "choose":
        choosable = view.now, view.cards, _only(act.Choose, legal)
        return choosing(chart.content, view.islands, mat.seat, mat.at_hand, *choosable)
    return plain(chart.content, view.row, view.turn, view.greys, view.pending.drawn, choices)


def _only(kind: type[A], legal: Sequence[Action]) -> tuple[A, ...]:
    return tuple([action for action in legal if isinstance(action, kind)])


def shut(view: SmallView, legal: Sequence[Action]) -> tuple[Shut, ...]:
    """Landing while it is not allowed: the button says how long."""
    if view.pending.stage != "turn" or not legal or any(isinstance(action, act.Land) for action in legal):
        return ()
    return _no_landing(view.navigation)


@kept
def _no_landing(left: int) -> tuple[Shut, ...]:
    note = text("land-left", left=left) if left else text("land-none")
    return (Shut(act.LANDS[0], text("do-land-own"), icon="g-boat", note=note),)


def held(view: SmallView, legal: Sequence[Action]) -> str:
    """What is in hand as the scene begins: the tile just taken, the boat, the tile of Alexis."""
    if not legal:
        return ""
    if view.pending.stage == "place" and view.hand:
        last = view.hand[-1]
        fits = any(isinstance(action, act.Place) and action.tile == last for action in reversed(legal))
        return f"tile-{last}" if fits else ""
    if view.pending.stage == "moor":
        return boat_piece(view)
    return f"tile-{view.expedition.tile}" if view.pending.stage == "orient" and view.expedition else ""


def boat_piece(view: SmallView) -> str:
    return f"boat-{view.turn}" if view.pending.boat == "own" else "grey-0"


@kept
def choosing(
    content: str, islands: tuple[IslandView, ...], seat: int, houses: int, now: tuple[CardView, ...],
    cards: tuple[CardView, ...], choices: tuple[act.Choose, ...],
) -> Touched:  # fmt: skip
    """A card for this round, then one for the next."""
    said = {card.id: _card(card, prospect(content, islands, seat, houses, now, card)) for card in cards}
    return Touched(tuple([
        Gesture(one, (f"card-{one.now}", f"card-{one.next}"), text("do-choose", now=said[one.now], next=said[one.next]))
        for one in choices
    ]))  # fmt: skip


def _card(card: CardView, words: Text | None) -> Text:
    """A card to choose, with what is written under it."""
    return text("card-with", card=goals([card]), now=words) if words else goals([card])


@kept
def plain(
    content: str, row: tuple[str, ...], turn: int, greys: int, drawn: tuple[int, ...], choices: tuple[Action, ...]
) -> Touched:
    """Touches of one thing, and buttons."""
    found = []
    for action in choices:
        if isinstance(action, act.Take):
            found.append(_take(content, action, row[action.slot - 1]))
        elif isinstance(action, act.Land):
            found.append(_land(action, turn, greys))
        elif isinstance(action, act.PutAway):
            label = text("do-putaway", tile=tile_name(content, action.tile))
            found.append(Gesture(action, (f"tile-{action.tile}",), label))
        else:
            assert isinstance(action, act.Keep)
            found.append(_keep(action, drawn))
    return Touched(tuple(found))


@kept
def _take(content: str, action: act.Take, tile: str) -> Gesture:
    return Gesture(action, (f"tile-{tile}",), text("do-take", slot=action.slot, tile=tile_name(content, tile)))


@kept
def _land(action: act.Land, turn: int, greys: int) -> Gesture:
    pieces = [f"boat-{turn}"] if action.boat == "own" else [f"grey-{n}" for n in range(greys)]
    label = text(f"do-land-{action.boat}")
    return Gesture(action, label=label, icon="g-boat", also=tuple([(piece,) for piece in pieces]))


def _keep(action: act.Keep, drawn: tuple[int, ...]) -> Gesture:
    first, *others = [nth for nth, value in enumerate(drawn) if value == action.value]
    also = tuple([(f"drawn-{nth}",) for nth in others])
    return Gesture(action, (f"drawn-{first}",), text("do-keep", value=action.value), also=also)
