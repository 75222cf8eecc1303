"""A game learnt by playing it: the tutorial in a game's folder, and one learner on the way through it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.core.text import Text, text
from archipel.core.values import Outcome, Seat
from archipel.table.history import History
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Entry

FILE = "tutorial.json"
ANY = "*"


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is played as it begins, the note that is read, and the move the learner makes to go on.

    `note` is `tutorial-<note>` in the game's words. `play` are seats with the text forms of their actions. `look` are
    zones and pieces that glow. `you` is the move meant, in its text form; `also` are others that serve as well, a last
    `*` standing for any ending.
    """

    note: str
    play: tuple[str, ...] = ()
    you: str = ""
    also: tuple[str, ...] = ()
    look: tuple[str, ...] = ()
    rule: str = ""

    def text(self) -> Text:
        return Text(f"tutorial-{self.note}", {}, self.rule)

    def takes(self, action: str) -> bool:
        """Whether a move of the learner is one that this moment asks for."""
        return any(
            action.startswith(wanted.removesuffix(ANY)) if wanted.endswith(ANY) else action == wanted
            for wanted in (self.you, *self.also)
        )


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recorded game with its moments; the learner sits in `seat`."""

    rules: int
    mode: str
    seats: int
    seed: str
    moments: tuple[Moment, ...]
    options: dict[str, str | int | bool] = {}
    seat: Seat = 0


@cache
def tutorial(id: str) -> Tutorial | None:
    """The tutorial of a game, if it has one for the rules that are played."""
    game = games()[id]
    file = game.folder / FILE
    if not file.is_file():
        return None
    found = msgspec.json.decode(file.read_bytes(), type=Tutorial)
    return found if found.rules == game.rules else None


class LessonCourse:
    """A tutorial played as it is meant: the table as each moment begins, each made once for all learners."""

    def __init__(self, game: Game, plan: Tutorial) -> None:
        options = game.choose_options(game.mode(plan.mode), plan.options)
        self.plan = plan
        self.begun = [_played(History(game, options, plan.seats, plan.seed), plan.moments[0].play)]

    def at(self, at: int) -> History:
        """A table of the learner's own."""
        while len(self.begun) <= at:
            before, moment = self.plan.moments[len(self.begun) - 1], self.plan.moments[len(self.begun)]
            meant = [f"{self.plan.seat} {before.you}"] if before.you else []
            self.begun.append(_played(self.begun[-1].copy(), (*meant, *moment.play)))
        return self.begun[at].copy()


LESSON_COURSES: dict[str, LessonCourse] = {}


def course(game: Game, plan: Tutorial) -> LessonCourse:
    if game.id not in LESSON_COURSES or LESSON_COURSES[game.id].plan is not plan:
        LESSON_COURSES[game.id] = LessonCourse(game, plan)
    return LESSON_COURSES[game.id]


def _played(history: History, lines: Iterable[str]) -> History:
    for played in lines:
        seat, _, action = played.partition(" ")
        history.commit(history.prepare(Entry("act", int(seat), action)))
    return history


def begin_lesson(id: str, step: str) -> Lesson:
    """The lesson of a game from a step on, as an address names it; refused where there is none."""
    plan = tutorial(id) if id in games() else None
    if plan is None:
        raise refuse("learn-none", status=404)
    return Lesson(games()[id], plan, int(step) if step.isascii() and step.isdigit() and len(step) < 4 else 0)


class Lesson:
    """One learner's way through a tutorial. Nothing of it is kept anywhere."""

    def __init__(self, game: Game, plan: Tutorial, at: int = 0) -> None:
        self.game = game
        self.plan = plan
        self.seat = plan.seat
        self.turn_to(at)

    @property
    def moment(self) -> Moment:
        return self.plan.moments[self.at]

    @property
    def last(self) -> bool:
        return self.at == len(self.plan.moments) - 1

    def outcome(self) -> Outcome | None:
        return self.history.state.outcome()

    def turn_to(self, at: int) -> None:
        """Begin a moment, everything before it played as it was meant."""
        self.at = max(0, min(at, len(self.plan.moments) - 1))
        self.history = course(self.game, self.plan).at(self.at)

    def go_on(self) -> None:
        """To the next moment; refused where the learner is to make a move first."""
        if self.moment.you:
            raise refuse("tutorial-your-move")
        if not self.last:
            self._begin()

    def act(self, action: str) -> None:
        """A move of the learner; refused, friendly, where it is not the one that is meant."""
        if not self.moment.you:
            raise refuse("tutorial-read-first")
        try:
            said = str(self.game.actions.parse(action))
        except ValueError:
            raise refuse("server-no-such-action") from None
        why = self.history.objection(self.seat, self.game.actions.parse(said))
        if why is not None:
            raise Refusal(why)
        if not self.moment.takes(said):
            raise Refusal(text("tutorial-other-move"))
        self._keep(self.seat, said)
        self._begin()

    def _begin(self) -> None:
        self.at += 1
        _played(self.history, self.moment.play)

    def _keep(self, seat: Seat, action: str) -> None:
        _played(self.history, [f"{seat} {action}"])
