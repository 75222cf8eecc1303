"""What is celebrated: told as such on the wire, with its points, and never where it brought none."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.catalog import game, games
from archipel.games.hashi.values import Reached, Struck
from archipel.games.small_islands.events import Scored
from archipel.table.wire.frames import _told
from tests.server.toy import GAME as TOY

GAMES = [id for id in games() if id != TOY.id]


def test_a_bonus_is_told_with_its_points() -> None:
    [reached, late, struck, scored] = _told(
        [Reached(1, "east", 9), Reached(2, "east", 0), Struck("east", 9), Scored(0, 12, 30)], 4
    )
    assert (reached.feat, reached.points, reached.seat) == ("bonus", 9, 1)
    assert (late.feat, late.points) == (struck.feat, struck.points) == ("", 0)
    assert (scored.feat, scored.points) == ("bonus", 12)


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_something_to_celebrate(id: str) -> None:
    kinds: list[Any] = list(game(id).events.kinds.values())
    assert {kind.feat for kind in kinds} == {"", "bonus", "round"}
    assert not [kind for kind in kinds if kind.feat and kind.silent], "what is celebrated has a sentence"
