"""Golden text, one game per mode: a change of the rules or of the words shows as a diff."""

from __future__ import annotations

import pytest

from archipel.core.catalog import game, games

from .tell import golden, playthrough

MODES = [(id, mode.id) for id, one in games().items() for mode in one.modes]


@pytest.mark.parametrize(("id", "mode"), MODES, ids=[f"{id}-{mode}" for id, mode in MODES])
def test_a_playthrough_reads_as_before(id: str, mode: str) -> None:
    told = playthrough(game(id), mode)
    kept = golden(game(id), mode).read_text(encoding="utf-8")
    assert told.splitlines() == kept.splitlines(), "if this is meant: python -m tests.playthroughs.tell"
