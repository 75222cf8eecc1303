"""Whoever was told nothing of a line sees nothing else than before: nobody is drawn for nothing."""

from __future__ import annotations

import msgspec
import pytest

from archipel.core.catalog import games
from archipel.core.game import Game, Mode
from archipel.core.rng import Quick, Rng
from archipel.core.values import Seat
from archipel.table.consequences import marked
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry
from archipel.table.wire.frames import ToldLog, picture, scene_for, wire_scene
from archipel.table.wire.messages import Marks

LINES = 120
MARKED = 6
MODES = [
    pytest.param(game, mode, id=f"{game.id}-{mode.id}")
    for game in games().values()
    for mode in game.modes
    if mode.seats[-1] > 1
]


def shown(history: History, viewer: Viewer) -> bytes:
    """All that a frame says of the game, and the marks that would be told."""
    legal = () if viewer is None else history.state.legal_actions(viewer)
    marks = marked(history, viewer, Marks(history.plies[viewer], [[str(action)] for action in legal[:MARKED]]))
    scene = wire_scene(scene_for(history, viewer))
    return msgspec.json.encode((picture(history, viewer), scene, ToldLog(history).read(viewer), marks))


def next_entry(history: History, rng: Rng) -> Entry:
    """Somebody acts; now and then somebody takes something back, or a guest acts."""
    state = history.state
    back = [seat for seat in range(state.seats) if history.may_undo(seat)]
    if back and rng.below(4) == 0:
        return Entry("restart" if rng.below(3) == 0 else "undo", rng.choose(back))
    allowed = [seat for seat in state.may_act() if state.legal_actions(seat)]
    seat: Seat = rng.choose(allowed if rng.below(4) == 0 else list(state.to_act()))
    return Entry("act", seat, str(rng.choose(state.legal_actions(seat))))


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_who_was_told_nothing_sees_nothing_else(game: Game, mode: Mode) -> None:
    seats, rng = mode.seats[-1], Quick(11)
    history = History(game, game.choose_options(mode), seats, f"{11:032x}")
    before = {viewer: shown(history, viewer) for viewer in history.plies}
    for _ in range(LINES):
        if history.over():
            break
        try:
            change = history.prepare(next_entry(history, rng))
        except Refusal as refusal:
            pytest.fail(f"offered, yet refused: {refusal.why.key}")
        history.commit(change)
        for viewer in history.plies:
            now = shown(history, viewer) if change.line.seen_by(viewer) else None
            if now is None and rng.below(3) == 0:
                assert shown(history, viewer) == before[viewer], (change.line.entry, viewer)
            before[viewer] = now or before[viewer]
