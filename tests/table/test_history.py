"""The log read: plies of each viewer, what may be taken back, what a refusal may tell."""

from __future__ import annotations

import pytest

from archipel.core.record import replay
from archipel.table.history import History
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry
from archipel.table.wire.frames import ToldLog, line_events, picture
from tests.server.toy import GAME
from tests.server.toy.values import Confirm, NumbersOptions, Pick

ROUND = [(0, "pick 1"), (0, "confirm"), (1, "pick 2"), (1, "confirm")]


def history(*acts: tuple[int, str], seats: int = 2) -> History:
    made = History(GAME, NumbersOptions(), seats, "00" * 16)
    made.read(entry(seat, action) for seat, action in acts)
    return made


def entry(seat: int, action: str) -> Entry:
    if action == "undo":
        return Entry("undo", seat)
    return Entry("restart", seat) if action == "restart" else Entry("act", seat, action)


def test_hidden_actions_count_for_their_seat_alone() -> None:
    assert history((0, "pick 1")).plies == {None: 0, 0: 1, 1: 0}
    assert history((0, "pick 1"), (0, "confirm")).plies == {None: 1, 0: 2, 1: 1}
    assert history(*ROUND).plies == {None: 2, 0: 3, 1: 3}


def test_an_action_is_taken_back_until_something_is_revealed() -> None:
    game = history(*ROUND[:2])
    assert game.may_undo(0)
    assert not game.may_undo(1)
    assert not game.may_undo(None)
    assert not history(*ROUND).may_undo(0)
    assert not history(*ROUND).may_undo(1)


def test_secret_actions_of_others_do_not_stand_in_the_way() -> None:
    game = history((0, "pick 1"), (1, "pick 2"), (1, "confirm"), (0, "undo"))
    assert game.state.digest() == history((1, "pick 2"), (1, "confirm")).state.digest()
    assert game.record().actions == [(1, "pick 2"), (1, "confirm")]
    assert game.may_undo(1)
    assert replay(game.record()).digest() == game.state.digest()


def test_an_open_action_of_another_does() -> None:
    laid = history(*ROUND, (0, "lay 1"))
    assert laid.may_undo(0)
    three = [(seat, action) for seat in range(3) for action in ("pick 1", "confirm")]
    later = history(*three, (0, "lay 1"), (1, "lay 0"), seats=3)
    assert not later.may_undo(0)
    assert later.may_undo(1)


def test_a_roll_of_the_die_cannot_be_taken_back() -> None:
    rolled = history(*ROUND, (0, "lay 1"), (1, "lay 0"))
    assert not rolled.may_undo(1)
    with pytest.raises(Refusal, match="server-no-undo"):
        rolled.prepare(Entry("undo", 1))


def test_undo_is_an_entry_that_only_those_who_saw_the_action_see() -> None:
    hidden = history((0, "pick 1"), (0, "undo"))
    assert hidden.plies == {None: 0, 0: 2, 1: 0}
    shown = history(*ROUND, (0, "lay 1"), (0, "undo"))
    assert shown.plies == {None: 4, 0: 5, 1: 5}
    assert [event.kind for event in ToldLog(shown).read(1)] == ["sure", "picked", "sure", "shown", "undone"]
    assert line_events(shown.lines[-1], 0, 5) == []


def test_a_choice_still_stands_when_others_only_acted_in_secret() -> None:
    game = history((1, "pick 2"), (0, "pick 1"), (0, "confirm"))
    assert game.plies[1] == 2
    assert game.answers(1, 2)
    assert game.answers(1, 1)
    assert not game.answers(1, 0)
    assert not game.answers(1, 3)
    assert not game.answers(0, 1)
    game.read([Entry("undo", 0)])
    assert game.answers(1, 1)
    assert not history(*ROUND).answers(0, 2)


def test_a_refusal_is_the_rules_own_and_leaves_no_trace() -> None:
    game = history((0, "pick 1"))
    before = game.state.digest()
    for seat, action, why in [
        (0, "pick 2", "refused-not-offered"),
        (1, "confirm", "refused-not-offered"),
        (1, "lay 1", "refused-not-offered"),
        (0, "fly 3", "server-no-such-action"),
        (0, "pick", "server-no-such-action"),
        (0, "pick x", "server-no-such-action"),
        (5, "pick 1", "refused-not-your-turn"),
    ]:
        with pytest.raises(Refusal, match=why):
            game.prepare(Entry("act", seat, action))
    assert game.state.digest() == before
    assert game.objection(1, Pick(3)) is None
    assert game.objection(0, Confirm()) is None


def test_reading_the_log_again_gives_the_same_history() -> None:
    acts = [(0, "pick 1"), (0, "undo"), *ROUND, (0, "lay 1"), (0, "undo"), (0, "lay 0"), (1, "lay 1"), (1, "pick 0")]
    one, other = history(*acts), history(*acts)
    assert (one.plies, one.state.digest()) == (other.plies, other.state.digest())
    assert one.may_undo(1)


def test_nothing_is_taken_back_in_a_log_grown_too_long() -> None:
    game = history()
    game.most = 3
    game.read([Entry("act", 0, "pick 1"), Entry("undo", 0), Entry("act", 0, "pick 2")])
    assert not game.may_undo(0)
    with pytest.raises(Refusal, match="server-undo-spent"):
        game.prepare(Entry("undo", 0))
    game.commit(game.prepare(Entry("act", 0, "confirm")))
    game.read([Entry("undo", 0)])
    assert game.record().actions == [(0, "pick 2")]


def test_a_turn_is_restarted_in_one_go() -> None:
    turn = [(0, "pick 1"), (0, "confirm")]
    game = history(*turn, (0, "restart"))
    assert game.state.digest() == history().state.digest()
    assert game.plies == {None: 2, 0: 3, 1: 2}
    assert game.record().actions == []
    assert picture(history(*turn), 0).restart == 2
    assert picture(history(*turn[:1]), 0).restart == 0
    assert picture(history(*turn), 1).restart == 0


def test_a_restart_goes_back_to_the_reveal_and_leaves_secret_choices_of_others() -> None:
    mixed = [(1, "pick 2"), (0, "pick 1"), (1, "confirm"), (0, "confirm")]
    assert picture(history(*mixed), 0).restart == 0
    game = history(*mixed[:3], (1, "restart"))
    assert game.record().actions == [(0, "pick 1")]
    assert game.state.digest() == history((0, "pick 1")).state.digest()
    assert [event.kind for event in ToldLog(game).read(0)][-1] == "undone"
    with pytest.raises(Refusal, match="server-no-undo"):
        history(*ROUND).prepare(Entry("restart", 1))


def test_a_bot_in_the_seat_plays_and_nothing_is_taken_back_across_the_change() -> None:
    game = history((0, "pick 1"), (1, "pick 2"))
    game.read([Entry("standin", 0, "time")])
    assert game.stand_ins == {0}
    assert (game.may_undo(0), game.may_undo(1)) == (False, True)
    game.read([Entry("act", 0, "confirm"), Entry("return", 0)])
    assert game.stand_ins == set()
    assert not game.may_undo(0)
    assert game.plies == {None: 3, 0: 4, 1: 4}
    assert game.record().actions == [(0, "pick 1"), (1, "pick 2"), (0, "confirm")]
    assert [event.kind for event in ToldLog(game).read(None)] == ["standin", "sure", "return"]


def test_a_game_all_agree_to_stop_stands_still() -> None:
    game = history((0, "pick 1"))
    game.read([Entry("stop", 0), Entry("goon", 0), Entry("stop", 1)])
    assert (game.stops, game.stopped, game.to_act()) == ({1}, False, (0, 1))
    game.read([Entry("stop", 0, "all")])
    assert (game.stopped, game.to_act(), game.may_undo(0)) == (True, (), False)
    with pytest.raises(Refusal, match="server-stopped"):
        game.prepare(Entry("act", 0, "confirm"))
