"""Before the first round the first player lays the four start tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel.games.small_islands.edition import LANDSCAPES
from archipel.games.small_islands.events import FirstPlayer, Laid
from archipel.games.small_islands.geometry import CENTRE, cell_of
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.fitting import tile_objection
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.values import Place
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


@final
class Start(Decision):
    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("start")

    def actors(self, state: SmallState) -> tuple[Seat, ...]:
        return (state.turn,) if state.starts else ()

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        board = state.board
        cells = board.frontier if board.cells else [CENTRE]
        for start in state.starts:
            for face in range(2):
                tile = LANDSCAPES + start * 2 + face
                for cell in cells:
                    for turn in state.edition.turns[tile]:
                        if board.fits(tile * 4 + turn, cell):
                            actions.append(state.edition.place(tile, cell, turn))
        return actions

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Place):
            return untimely(action)
        tile = state.edition.tile_of.get(action.tile, -1)
        if (tile - LANDSCAPES) // 2 not in state.starts:
            return text("refused-not-start", rule="4.2")
        return tile_objection(state, tile, action.x, action.y, action.turn)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        tile = state.edition.tile_of[action.tile]
        if len(state.starts) == 4:
            state.tell(FirstPlayer, seat)
        state.board.lay(tile * 4 + action.turn, cell_of(action.x, action.y))
        state.starts.remove((tile - LANDSCAPES) // 2)
        state.tell(Laid, seat, action.tile, action.x, action.y, action.turn)

    def run(self, state: SmallState) -> None:
        state.steps.pop()


START: Final = Start()
