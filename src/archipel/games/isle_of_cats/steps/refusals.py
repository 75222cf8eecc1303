"""Reasons against an action, each sentence naming its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.isle_of_cats import values as act
from archipel.games.isle_of_cats.boat import BOARD, cells_at
from archipel.games.isle_of_cats.content.cards import ACTION_KINDS, BASKETS, BROKEN, KIND_MASK
from archipel.games.isle_of_cats.content.table import LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.content.tiles import CAT, TILE_KIND, TILES
from archipel.games.isle_of_cats.crew import TAKE_BACKS, Crew

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def unfinished(rule: str) -> Text:
    """Something else must be finished first."""
    return text("refused-unfinished", rule=rule)


def put_back(rule: str) -> Text:
    """Cards have been put back too often today."""
    return text("refused-put-back", rule=rule, count=TAKE_BACKS)


def phase(action: Action) -> Text:
    """An action that belongs to another part of the day."""
    if isinstance(action, act.Keep):
        return text("refused-phase-draft", rule="5.1")
    if isinstance(action, (act.Buy, act.Return, act.Pay)):
        return text("refused-phase-pay", rule="5.3")
    if isinstance(action, (act.Lay, act.Lift, act.Ready)):
        return text("refused-phase-lay", rule="7.1")
    if isinstance(action, (act.Rescue, act.Pass, act.End)):
        return text("refused-phase-rescue", rule="7.4")
    if isinstance(action, (act.Adopt, act.Find)):
        return text("refused-phase-find", rule="10.1")
    if isinstance(action, act.Waive):
        return text("refused-no-window", rule="11.3")
    return text("refused-not-now", rule="4.1")


def placing(crew: Crew, shape: int, action: act.Place) -> Text:
    """Why a tile may not lie there."""
    cells = cells_at(shape, action.cell, action.turn)
    if cells < 0:
        return text("refused-pose", rule="8.1")
    if cells & ~BOARD:
        return text("refused-outside", rule="8.1")
    if cells & crew.covered:
        return text("refused-overlap", rule="8.2")
    return text("refused-touches-nothing", rule="8.3")


def playing(crew: Crew, action: act.Play) -> Text:
    """Why an any-time card may not be played."""
    kind = action.kind
    if kind not in ACTION_KINDS or not crew.hand & KIND_MASK[kind]:
        return text("refused-not-in-hand", rule="11.1")
    if kind == "anywhere":
        return text("refused-berth-waits", rule="11.6")
    if kind == "basket_to_fish":
        return text("refused-no-basket-to-give", rule="11.5")
    if kind == "basket_for_lessons":
        return text("refused-two-lessons", rule="11.5")
    if kind == "basket_for_treasures":
        return text("refused-two-treasures", rule="11.5")
    if kind == "fish_one_color":
        return text("refused-colour", rule="11.6")
    return text("refused-not-now", rule="11.2")


def rescuing(state: CatsState, crew: Crew, action: act.Rescue, fitting: bool) -> Text:
    """Why a cat may not be rescued."""
    if not (0 <= action.cat < TILES) or TILE_KIND[action.cat] != CAT:
        return text("refused-not-in-field", rule="7.4")
    if action.cat not in state.left and action.cat not in state.right:
        return text("refused-not-in-field", rule="7.4")
    if state.mode == "family":
        return text("refused-no-room", rule="7.7") if action.basket == "free" else text("refused-free", rule="16.3")
    cost = LEFT_PRICE if action.cat in state.left else RIGHT_PRICE
    if crew.fish < cost:
        return text("refused-fish", rule="7.5", cost=cost, fish=crew.fish)
    if not fitting:
        return text("refused-no-room", rule="7.7")
    if action.basket in BASKETS:
        return text("refused-no-regular", rule="9.2")
    if action.basket.split("+")[0] in BROKEN:
        return text("refused-no-pair", rule="9.3")
    return text("refused-no-basket" if action.basket == "permanent" else "refused-which-basket", rule="7.6")


def own_turn(state: CatsState, seat: Seat, action: Action) -> Text:
    """An action that is none of this decision's."""
    if isinstance(action, act.Play):
        return playing(state.crews[seat], action)
    return phase(action)
