"""What is kept from view to view and from row to row is what would be made anew."""

from __future__ import annotations

import random

import msgspec
import pytest

from archipel.core.game import Game, Mode
from archipel.core.values import Action, Seat
from archipel.envs import Setting, every
from archipel.games.islet.features import FEATURES as ISLET
from archipel.games.small_islands.features import FEATURES as SMALL
from archipel.kit.kept_rows import MOST, KeptRows

APART = 25


@pytest.mark.parametrize(("game", "mode"), [pytest.param(*one, id=f"{one[0].id}-{one[1].id}") for one in every()])
def test_views_and_rows_of_a_game_in_play_are_those_of_a_replay(game: Game, mode: Mode) -> None:
    setting, rng = Setting(game.id, mode.id), random.Random(5)
    state = setting.new(3)
    done: list[tuple[Seat, Action]] = []
    while actors := state.to_act():
        rows = [setting.features.encode(state.view(seat)) for seat in range(setting.seats)]
        if len(done) % APART == 0:
            again = setting.new(3)
            for seat, action in done:
                again.advance(seat, action)
            for seat, row in enumerate(rows):
                assert again.view(seat) == state.view(seat)
                assert setting.features.encode(again.view(seat)) == row
        seat = rng.choice(actors)
        action = rng.choice(state.legal_actions(seat))
        state.advance(seat, action)
        done.append((seat, action))


def test_a_row_that_fails_does_not_spoil_the_next() -> None:
    for features, name, mode, field, wrong in (
        (SMALL, "small_islands", "normal", "tiles", {"tile": "L99"}),
        (ISLET, "islet", "rivals", "cells", {"stack": ("Xx",)}),
    ):
        state, rng = Setting(name, mode).new(1), random.Random(1)
        for _ in range(40):
            seat = state.to_act()[0]
            state.advance(seat, rng.choice(state.legal_actions(seat)))
        view = state.view(0)
        row = features.encode(view)
        parts = getattr(view, field)
        changed = (*parts[:-2], msgspec.structs.replace(parts[-2], **wrong), parts[-1])
        with pytest.raises(KeyError):
            features.encode(msgspec.structs.replace(view, **{field: changed}))
        assert features.encode(view) == row


def test_rows_are_found_by_identity_and_not_kept_for_ever() -> None:
    rows = KeptRows()
    one, twin = [1, 2], [1, 2]
    rows.keep(one, (b"a",))
    assert (rows.find(one), rows.find(twin)) == ((b"a",), None)
    many = [(number,) for number in range(MOST)]
    for each in many:
        rows.keep(each, (b"b",))
    assert rows.find(one) is None
    assert rows.find(many[-1]) == (b"b",)
