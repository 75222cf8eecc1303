"""Taking back across invitations: what was declined is nobody's, and goes with what led to it."""

from __future__ import annotations

import pytest

from archipel.table.finished.log_to_record import standing
from archipel.table.history import History
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry
from archipel.table.wire.frames import ToldLog, picture
from tests.table.harbour import GAME, HarbourOptions

DECLINED = [(0, "pass"), (1, "pass"), (2, "pass")]


def harbour(*lines: tuple[int, str], bells: int = 0) -> History:
    made = History(GAME, HarbourOptions(bells=bells), 3, "00" * 16)  # type: ignore[arg-type]
    for seat, words in lines:
        made.commit(made.prepare(entry(seat, words)))
    return made


def entry(seat: int, words: str) -> Entry:
    if words in ("undo", "restart"):
        return Entry("undo" if words == "undo" else "restart", seat)
    if words in ("turn", "ask") or words.startswith(("never", "ask ")):
        return Entry("standing", seat, words)
    return Entry("act", seat, words)


def may_undo(history: History) -> list[bool]:
    return [history.may_undo(seat) for seat in range(3)]


def test_what_was_declined_since_is_not_in_the_way() -> None:
    game = harbour((0, "take 1"), *DECLINED)
    assert game.state.to_act() == (1,)
    assert may_undo(game) == [True, False, False]
    game.commit(game.prepare(Entry("undo", 0)))
    assert game.state.digest() == harbour().state.digest()
    assert game.record().actions == []
    assert all(line.undone for line in game.lines[:-1])


def test_one_action_was_taken_back_and_others_read_so() -> None:
    game = harbour((0, "take 1"), *DECLINED, (0, "undo"))
    assert [event.text.key for event in ToldLog(game).read(1)] == ["server-undone"]
    assert ToldLog(game).read(0) == []


def test_an_open_action_of_another_is_in_the_way_as_ever() -> None:
    assert may_undo(harbour((0, "take 1"), *DECLINED, (1, "take 2"))) == [False, True, False]
    assert may_undo(harbour((0, "take 1"), *DECLINED, (1, "take 2"), *DECLINED)) == [False, True, False]


def test_an_invitation_taken_up_stands_and_so_does_all_before_it() -> None:
    game = harbour((0, "take 1"), (0, "pass"), (1, "ring"), (2, "pass"), bells=2)
    assert (game.state.to_act(), may_undo(game)) == ((0, 1, 2), [False] * 3)


@pytest.mark.parametrize("answers", [[], [(1, "pass")], [(1, "ring")], [(1, "ring"), (2, "pass")]])
def test_while_all_are_asked_only_what_one_sees_counts(answers: list[tuple[int, str]]) -> None:
    game = harbour((0, "take 1"), *answers, bells=2)
    assert (game.may_undo(0), picture(game, 0).restart) == (True, 0)
    game.commit(game.prepare(Entry("undo", 0)))
    assert game.state.digest() == harbour(bells=2).state.digest()
    assert game.plies[0] == 2


def test_an_answer_is_taken_back_as_long_as_not_all_are_in() -> None:
    game = harbour((0, "take 1"), (1, "ring"), (2, "pass"), bells=2)
    assert may_undo(game) == [True, True, True]
    game.commit(game.prepare(Entry("undo", 1)))
    assert game.record().actions == [(0, "take 1"), (2, "pass")]
    assert game.state.to_act() == (0, 1)
    assert game.opened is game.lines[0]


def test_who_acted_and_answered_takes_back_the_answer_then_the_act() -> None:
    game = harbour((0, "take 1"), (1, "pass"), (0, "pass"))
    assert picture(game, 0).restart == 2
    game.commit(game.prepare(Entry("undo", 0)))
    assert game.record().actions == [(0, "take 1"), (1, "pass")]
    game.commit(game.prepare(Entry("undo", 0)))
    assert game.record().actions == []


def test_what_the_table_answered_for_a_seat_goes_with_the_act() -> None:
    game = harbour((0, "take 1"), (0, "never noon"), (0, "pass"))
    assert picture(game, 0).restart == 0
    game.commit(game.prepare(Entry("undo", 0)))
    assert game.record().actions == []
    asked = harbour((0, "take 1"), (0, "never noon"), (0, "pass"), (0, "ask noon"), (0, "undo"))
    assert asked.record().actions == [(0, "take 1")]


def test_a_restart_goes_back_to_before_the_invitation() -> None:
    game = harbour((0, "take 1"), (1, "pass"), (0, "pass"), (0, "restart"))
    assert game.record().actions == []
    assert [event.text.key for event in ToldLog(game).read(1)] == ["server-undone"]
    with pytest.raises(Refusal, match="server-no-undo"):
        game.prepare(Entry("restart", 1))


def test_the_log_names_what_was_taken_back() -> None:
    game = harbour((0, "take 1"), (2, "never noon"), *DECLINED, (0, "undo"), (0, "take 2"), (1, "pass"))
    log = [line.entry for line in game.lines]
    assert log[5] == Entry("undo", 0, "0 2 3 4")
    assert [(line.seat, line.action) for line in standing(log)] == game.record().actions
    again = History(GAME, HarbourOptions(), 3, "00" * 16)
    again.read(log)
    assert (again.state.digest(), again.plies) == (game.state.digest(), game.plies)


def test_standing_answers_are_nobodys_business_and_are_not_taken_back() -> None:
    game = harbour((0, "take 1"), (1, "never noon"), (1, "turn"))
    plain = harbour((0, "take 1"))
    assert game.plies == plain.plies
    assert [ToldLog(game).read(viewer) for viewer in (None, 0, 1)] == [
        ToldLog(plain).read(viewer) for viewer in (None, 0, 1)
    ]
    assert game.record() == plain.record()
    game.commit(game.prepare(Entry("undo", 0)))
    assert (game.standing[1].turn, game.standing[1].never) == (True, ("noon",))
    for most, may in [(1, False), (2, True)]:
        told = harbour((0, "take 1"), (1, "never noon"))
        told.most = most
        assert told.may_undo(0) is may


def test_not_before_my_turn_ends_with_the_turn() -> None:
    game = harbour((0, "take 1"), (2, "turn"), *DECLINED)
    assert game.covered(2) is False
    assert game.standing[2].turn
    game.read([entry(1, "take 1")])
    assert game.covered(2)
    game.read([entry(seat, "pass") for seat in range(3)])
    assert not game.standing[2].turn
