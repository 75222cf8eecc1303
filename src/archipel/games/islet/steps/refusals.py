"""Why an action is refused, each sentence naming its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.islet.content.parts import ALIKE, KIND_OF, MOVE_TILES, RESOURCE_OF
from archipel.games.islet.grid import cell_at
from archipel.games.islet.purse import count
from archipel.games.islet.steps import why_not_explore, why_not_move
from archipel.games.islet.values import (
    Advance,
    Discard,
    End,
    Fulfil,
    GiveUp,
    Guarantee,
    Lay,
    Move,
    Place,
    Remove,
    Start,
    Stop,
)

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState
    from archipel.games.islet.steps.stage import Staged

PENDING: Final = {
    "start": ("refused-start-first", "10.3"),
    "discard": ("refused-discard-first", "5.5"),
    "remove": ("refused-remove-first", "10.5"),
    "guarantee": ("refused-guarantee-first", "7.3"),
    "give_up": ("refused-give-up-first", "7.4"),
    "fulfil": ("refused-fulfil-first", "10.8"),
}
"""Stages that let nothing else happen."""

AT_HOME: Final = {
    "start": Start,
    "discard": Discard,
    "remove": Remove,
    "guarantee": Guarantee,
    "give_up": GiveUp,
    "fulfil": Fulfil,
}


def reason(state: IsletState, seat: Seat, step: Staged, action: Action) -> Text:
    """The reason against an action that is not legal."""
    stage = step.stage()
    if stage in PENDING and not isinstance(action, AT_HOME[stage]):
        key, rule = PENDING[stage]
        return text(key, rule=rule, left=step.left(state))
    if isinstance(action, Place):
        return _place(state, seat, step, action)
    if isinstance(action, Advance):
        return _on_the_move(state, step) or why_not_move.advance(state, seat, step, action)
    if isinstance(action, Lay):
        return _on_the_move(state, step) or why_not_move.lay(state, seat, action)
    if isinstance(action, End):
        return _on_the_move(state, step) or text("refused-end-on-bird", rule="6.5")
    return _other(state, seat, stage, action)


def _place(state: IsletState, seat: Seat, step: Staged, action: Place) -> Text:
    if step.stage() == "move":
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
    chain = step.chain()
    if chain:
        return why_not_explore.further(state, seat, chain, cell)
    return why_not_explore.first(state, seat, cell)


def _on_the_move(state: IsletState, step: Staged) -> Text | None:
    """What keeps a bird from acting at all."""
    if step.stage() == "chain":
        return text("refused-exploring", rule="4.1")
    if state.seats == 1 and step.stage() == "turn":
        return text("refused-tiles-first", rule="10.5", count=MOVE_TILES)
    return None


def _other(state: IsletState, seat: Seat, stage: str, action: Action) -> Text:
    if isinstance(action, Start):
        if stage == "start":
            return text("refused-start-tile", rule="10.3")
        return text("refused-started", rule="10.3" if state.seats == 1 else "3.2")
    if isinstance(action, Stop):
        return text("refused-nothing-placed", rule="5.1") if stage == "turn" else text("refused-moving", rule="4.1")
    if isinstance(action, Discard):
        return text("refused-none-of", rule="5.5") if stage == "discard" else text("refused-no-discard", rule="5.5")
    if isinstance(action, Move):
        return _move(state, stage, action)
    if isinstance(action, Remove):
        return _remove(stage, action)
    if isinstance(action, Guarantee):
        return _guarantee(state, seat, stage, action)
    if isinstance(action, GiveUp):
        key = "refused-not-guaranteed" if stage == "give_up" else "refused-no-give-up"
        return text(key, rule="7.4", card=text(f"resource-{action.card}"))
    assert isinstance(action, Fulfil)
    return text("refused-not-met" if stage == "fulfil" else "refused-no-fulfil", rule="10.8")


def _move(state: IsletState, stage: str, action: Move) -> Text:
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


def _remove(stage: str, action: Remove) -> Text:
    if stage != "remove":
        return text("refused-no-removal", rule="10.5")
    if action.tile == "bag":
        return text("refused-not-the-bag", rule="10.5")
    known = action.tile in KIND_OF
    return text("refused-not-in-hand", rule="10.5", tile=text(f"tile-{action.tile}" if known else "tile-unknown"))


def _guarantee(state: IsletState, seat: Seat, stage: str, action: Guarantee) -> Text:
    if stage != "guarantee":
        return text("refused-no-guarantee", rule="7.3")
    type = RESOURCE_OF[action.card]
    if state.birds[seat].guaranteed(type) >= ALIKE:
        return text("refused-two-alike", rule="7.3", card=text(f"resource-{action.card}"))
    assert not count(state.piles, type)
    return text("refused-empty-pile", rule="7.3", card=text(f"resource-{action.card}"))
