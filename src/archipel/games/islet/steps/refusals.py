"""Why an action is refused, each sentence naming its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.islet import values as act
from archipel.games.islet.content.parts import ALIKE, KIND_OF, MOVE_TILES, RESOURCE_OF
from archipel.games.islet.grid import cell_at
from archipel.games.islet.purse import count
from archipel.games.islet.steps import why_not_explore, why_not_move
from archipel.games.islet.values import Pending

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState

AT_HOME: Final = {
    "start": (act.Start, "refused-start-first", "10.3"),
    "discard": (act.Discard, "refused-discard-first", "5.5"),
    "remove": (act.Remove, "refused-remove-first", "10.5"),
    "guarantee": (act.Guarantee, "refused-guarantee-first", "7.3"),
    "give_up": (act.GiveUp, "refused-give-up-first", "7.4"),
    "fulfil": (act.Fulfil, "refused-fulfil-first", "10.8"),
}
"""Stages that let one kind of action happen and nothing else."""


def reason(state: IsletState, seat: Seat, pending: Pending, action: Action) -> Text:
    """The reason against an action that is not legal."""
    stage = pending.stage
    if stage in AT_HOME:
        kind, key, rule = AT_HOME[stage]
        if not isinstance(action, kind):
            return text(key, rule=rule, left=pending.left)
    if isinstance(action, act.Place):
        return _place(state, seat, pending, action)
    if isinstance(action, act.Advance):
        return _on_the_move(state, stage) or why_not_move.advance(state, seat, pending, action)
    if isinstance(action, act.Lay):
        return _on_the_move(state, stage) or why_not_move.lay(state, seat, action)
    if isinstance(action, act.End):
        return _on_the_move(state, stage) or text("refused-end-on-bird", rule="6.5")
    return _other(state, seat, stage, action)


def _place(state: IsletState, seat: Seat, pending: Pending, action: act.Place) -> Text:
    if pending.stage == "move":
        return text("refused-moving", rule="4.1")
    cell = cell_at(action.islet, action.x, action.y)
    kind = KIND_OF.get(action.tile, -1)
    hand = state.birds[seat].hand
    if kind < 0 or cell < 0 or action.islet > len(state.board.shores):
        return text("refused-no-such-place", rule="2.2")
    if not hand:
        return text("refused-no-tiles", rule="4.1")
    if kind not in hand:
        return text("refused-not-in-hand", rule="5.1", tile=text(f"tile-{action.tile}"))
    chain = [cell_at(*link.cell) for link in pending.chain]
    if chain:
        return why_not_explore.further(state, seat, chain, cell)
    return why_not_explore.first(state, seat, cell)


def _on_the_move(state: IsletState, stage: str) -> Text | None:
    """What keeps a bird from acting at all."""
    if stage == "chain":
        return text("refused-exploring", rule="4.1")
    if state.seats == 1 and stage == "turn":
        return text("refused-tiles-first", rule="10.5", count=MOVE_TILES)
    return None


def _other(state: IsletState, seat: Seat, stage: str, action: Action) -> Text:
    if isinstance(action, act.Start):
        if stage == "start":
            return text("refused-start-tile", rule="10.3")
        return text("refused-started", rule="10.3" if state.seats == 1 else "3.2")
    if isinstance(action, act.Stop):
        return text("refused-nothing-placed", rule="5.1") if stage == "turn" else text("refused-moving", rule="4.1")
    if isinstance(action, act.Discard):
        return text("refused-none-of", rule="5.5") if stage == "discard" else text("refused-no-discard", rule="5.5")
    if isinstance(action, act.Move):
        return _move(state, stage, action)
    if isinstance(action, act.Remove):
        return _remove(stage, action)
    if isinstance(action, act.Guarantee):
        return _guarantee(state, seat, stage, action)
    if isinstance(action, act.GiveUp):
        key = "refused-not-guaranteed" if stage == "give_up" else "refused-no-give-up"
        return text(key, rule="7.4", card=text(f"resource-{action.card}"))
    assert isinstance(action, act.Fulfil)
    return text("refused-not-met" if stage == "fulfil" else "refused-no-fulfil", rule="10.8")


def _move(state: IsletState, stage: str, action: act.Move) -> Text:
    if state.seats > 1:
        return text("refused-no-removal", rule="10.5")
    if stage == "move":
        return text("refused-moving", rule="4.1")
    if stage == "chain":
        return text("refused-exploring", rule="4.1")
    mixed = state.options.solo_discard_source == "mixed"
    if mixed != (action.source == "mixed"):
        return text("refused-source", rule="10.5", mixed="yes" if mixed else "no")
    return text("refused-few-tiles", rule="10.5", source=action.source, count=MOVE_TILES)


def _remove(stage: str, action: act.Remove) -> Text:
    if stage != "remove":
        return text("refused-no-removal", rule="10.5")
    if action.tile == "bag":
        return text("refused-not-the-bag", rule="10.5")
    known = action.tile in KIND_OF
    return text("refused-not-in-hand", rule="10.5", tile=text(f"tile-{action.tile}" if known else "tile-unknown"))


def _guarantee(state: IsletState, seat: Seat, stage: str, action: act.Guarantee) -> Text:
    if stage != "guarantee":
        return text("refused-no-guarantee", rule="7.3")
    type = RESOURCE_OF[action.card]
    if state.birds[seat].guaranteed(type) >= ALIKE:
        return text("refused-two-alike", rule="7.3", card=text(f"resource-{action.card}"))
    assert not count(state.piles, type)
    return text("refused-empty-pile", rule="7.3", card=text(f"resource-{action.card}"))
