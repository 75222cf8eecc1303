"""What a player of OpenSpiel observes: the named planes as numbers, the view as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from archipel.core.features import Features
from archipel.core.values import Seat
from archipel.envs.arrays import named, row_size
from archipel.envs.setting import BadSetting

if TYPE_CHECKING:
    from archipel.envs.openspiel.states import SpielState


class Observer:
    """`tensor` is the row, `dict` its planes. The text of an information state also holds a fingerprint of all that the
    player was told and did before; the numbers are those of the moment."""

    def __init__(self, features: Features, kind: Any, params: Any) -> None:
        if params:
            raise BadSetting("observers take no parameters here")
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(row_size(features), np.float32)
        self.dict: dict[str, Any] = named(features, self.tensor)

    def set_from(self, state: SpielState, player: Seat) -> None:
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.course.row(player), np.uint8)

    def string_from(self, state: SpielState, player: Seat) -> str:
        course = state.course
        if course is None:
            return ""
        recall = course.recall[player].hex() if self.recalls else ""
        return f"{recall} {course.begun().get(player, '')} {msgspec.json.encode(course.state.view(player)).decode()}"
