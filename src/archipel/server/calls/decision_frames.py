"""A decision as a frame: the table as the seat that decides sees it, with what it can do, and nothing else."""

from __future__ import annotations

from archipel.core.game import Game
from archipel.core.state import State
from archipel.core.values import Seat
from archipel.table.wire.frames import wire_scene
from archipel.table.wire.messages import WIRE, Frame, Picture, SeatStatus, TableFacts


def decision_frame(game: Game, state: State, seat: Seat, ply: int, seats: list[SeatStatus], about: TableFacts) -> Frame:
    scene = game.scene(state.view(seat), state.legal_actions(seat))
    return Frame(wire=WIRE, seat=seat, picture=Picture(ply, wire_scene(scene)), seats=seats, events=[], about=about)
