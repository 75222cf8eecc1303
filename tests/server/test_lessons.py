"""Every tutorial of the catalog replays, speaks both languages, and takes the moves it asks for."""

from __future__ import annotations

import pytest

from archipel.core.catalog import games
from archipel.core.scene import Scene
from archipel.server.content.lessons import Lesson, Moment, Tutorial, tutorial
from archipel.server.content.rulebook import rulebook
from archipel.table.history import History
from archipel.table.refusal import Refusal
from archipel.words import LANGUAGES, words
from tests.server.toy import GAME as TOY

GAMES = [id for id in games() if id != TOY.id]
FEWEST, MOST = 12, 25


def plan(id: str) -> Tutorial:
    found = tutorial(id)
    assert found is not None, f"{id} has no tutorial for these rules"
    return found


def begun(id: str) -> Lesson:
    return Lesson(games()[id], plan(id))


def scene(lesson: Lesson) -> Scene:
    state = lesson.history.state
    return lesson.game.scene(state.view(lesson.seat), state.legal_actions(lesson.seat))


@pytest.mark.parametrize("id", GAMES)
def test_a_tutorial_leads_to_the_end_of_a_game(id: str) -> None:
    lesson = begun(id)
    assert FEWEST <= len(lesson.plan.moments) <= MOST
    assert sum(bool(moment.you) for moment in lesson.plan.moments) >= 5
    while not lesson.last:
        if lesson.moment.you:
            lesson.act(lesson.moment.you)
        else:
            lesson.go_on()
    assert not lesson.moment.you
    assert lesson.outcome() is not None


@pytest.mark.parametrize("id", GAMES)
def test_every_note_has_its_words_and_its_rule(id: str) -> None:
    for lang in LANGUAGES:
        book = rulebook(games()[id], lang)
        assert book is not None
        rules = {paragraph.number for section in book.sections for paragraph in section.paragraphs}
        for moment in plan(id).moments:
            assert words(lang, id).say(moment.text())
            assert moment.rule in rules, moment.note
    assert len({moment.note for moment in plan(id).moments}) == len(plan(id).moments)


@pytest.mark.parametrize("id", GAMES)
def test_what_glows_is_there_and_what_is_asked_is_offered(id: str) -> None:
    lesson = begun(id)
    for at, moment in enumerate(lesson.plan.moments):
        lesson.turn_to(at)
        shown = scene(lesson)
        there = {zone.id for zone in shown.zones} | {piece.id for piece in shown.pieces}
        assert set(moment.look) <= there, moment.note
        if moment.you:
            [way] = [gesture for gesture in shown.gestures if str(gesture.action) == moment.you]
            assert not way.formal, moment.note


@pytest.mark.parametrize("id", GAMES)
def test_other_moves_that_are_taken_lead_to_the_end_too(id: str) -> None:
    for at, moment in enumerate(plan(id).moments):
        if not moment.also:
            continue
        lesson = Lesson(games()[id], plan(id), at)
        legal = [str(action) for action in lesson.history.state.legal_actions(lesson.seat)]
        for action in [action for action in legal if moment.takes(action) and action != moment.you]:
            lesson.turn_to(at)
            lesson.act(action)
            while not lesson.last:
                if lesson.moment.you:
                    lesson.act(lesson.moment.you)
                else:
                    lesson.go_on()


@pytest.mark.parametrize("id", GAMES)
def test_another_move_is_refused_and_leaves_no_trace(id: str) -> None:
    lesson = begun(id)
    at = next(at for at, moment in enumerate(lesson.plan.moments) if moment.you)
    with pytest.raises(Refusal) as early:
        lesson.act(lesson.plan.moments[at].you)
    assert early.value.why.key == "tutorial-read-first"
    for at, moment in enumerate(lesson.plan.moments):
        lesson.turn_to(at)
        legal = [str(action) for action in lesson.history.state.legal_actions(lesson.seat)]
        other = [action for action in legal if not moment.takes(action)]
        if not moment.you or not other:
            continue
        before = lesson.history.state.digest()
        for action, key in ((other[0], "tutorial-other-move"), ("nonsense", "server-no-such-action")):
            with pytest.raises(Refusal) as refused:
                lesson.act(action)
            assert refused.value.why.key == key
        with pytest.raises(Refusal) as waiting:
            lesson.go_on()
        assert waiting.value.why.key == "tutorial-your-move"
        assert lesson.history.state.digest() == before
        assert lesson.at == at
        break


@pytest.mark.parametrize("id", GAMES)
def test_what_was_played_once_is_not_played_again(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, count = begun(id), len(plan(id).moments)
    first.turn_to(count)
    digests = []
    for at in range(count):
        first.turn_to(at)
        digests.append(first.history.state.digest())
    monkeypatch.setattr(History, "__init__", None)
    monkeypatch.setattr(History, "prepare", None)
    second = begun(id)
    for at in reversed(range(count)):
        second.turn_to(at)
        assert second.history.state.digest() == digests[at]


@pytest.mark.parametrize("id", GAMES)
def test_learners_do_not_play_at_each_others_tables(id: str) -> None:
    at = next(at for at, moment in enumerate(plan(id).moments) if moment.you)
    one, other = (Lesson(games()[id], plan(id), at) for _ in range(2))
    before = other.history.state.digest(), len(other.history.lines), dict(other.history.plies)
    one.act(one.moment.you)
    for lesson in (other, Lesson(games()[id], plan(id), at)):
        assert (lesson.history.state.digest(), len(lesson.history.lines), dict(lesson.history.plies)) == before
    other.act(other.moment.you)
    other.turn_to(at + 1)
    assert one.history.state.digest() == other.history.state.digest()
    assert one.history.plies == other.history.plies


def test_a_star_stands_for_any_ending() -> None:
    moment = Moment("n", you="take 1", also=("lay *", "pass"))
    assert [moment.takes(said) for said in ("take 1", "take 2", "lay 3 4", "pass", "passing")] == [
        True,
        False,
        True,
        True,
        False,
    ]


def test_a_game_without_a_tutorial_has_none() -> None:
    assert tutorial(TOY.id) is None
