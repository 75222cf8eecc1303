"""A page that only reads frames knows exactly what the rules allow."""

from __future__ import annotations

import random

import msgspec
import pytest

from archipel.core.catalog import games
from archipel.core.game import Game, Mode
from archipel.load.page import Page
from archipel.table.history import History
from archipel.table.rows import Entry
from archipel.table.wire.frames import picture, scene_for
from archipel.table.wire.messages import WIRE, Frame, Presence, SeatStatus
from archipel.table.wire.scene_changes import Shown

MOVES = 25
MODES = [pytest.param(game, mode, id=f"{game.id}-{mode.id}") for game in games().values() for mode in game.modes]


def frame(history: History, seat: int) -> bytes:
    seats = [SeatStatus("", "person", acting=at in history.to_act()) for at in range(history.state.seats)]
    shown = Shown(scene_for(history, seat))
    told = msgspec.structs.replace(picture(history, seat), scene=shown.whole(), digest=shown.digest)
    return msgspec.json.encode(Frame(WIRE, seat, told, seats, []))


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_the_choices_of_a_frame_are_the_legal_actions(game: Game, mode: Mode) -> None:
    chance = random.Random(1)
    history = History(game, game.choose_options(mode), mode.seats[-1], "7" * 32)
    for _ in range(MOVES):
        seat = history.to_act()[0]
        page = Page()
        page.receive(frame(history, seat))
        choices = page.choices()
        actions = [choices.action(number) for number in range(len(choices))]
        assert set(actions) == {str(action) for action in history.state.legal_actions(seat)}
        assert page.awaited()
        assert page.alone() == (len(history.to_act()) == 1)
        history.commit(history.prepare(Entry("act", seat, chance.choice(actions))))


def test_a_page_acts_at_the_ply_it_shows() -> None:
    game = games()["hashi"]
    history = History(game, game.choose_options(game.modes[0]), 2, "7" * 32)
    page = Page()
    assert page.act(random.Random(1)) is None
    assert not page.awaited()
    page.receive(frame(history, history.to_act()[0]))
    message = msgspec.json.decode(page.act(random.Random(1)) or b"")
    assert (message["do"], message["ply"]) == ("act", 0)
    assert history.prepare(Entry("act", history.to_act()[0], message["action"]))


def test_who_is_awaited_is_told_without_a_frame_too() -> None:
    page = Page()
    page.receive(msgspec.json.encode(Presence([SeatStatus("", "person", acting=True)] * 3)))
    assert not page.alone()
    page.receive(msgspec.json.encode(Presence([SeatStatus("", "person", acting=True), SeatStatus("", "person")])))
    assert page.alone()
