"""The command `learn`: a game's tutorial in text, step by step."""

from __future__ import annotations

from archipel.cli.drawing.inks import Inks
from archipel.cli.errors import CommandError
from archipel.cli.session.game_session import run_session
from archipel.cli.session.lesson_session import LessonSession
from archipel.cli.terminal import Manner, open_terminal
from archipel.core.catalog import game as find_game
from archipel.server.content.lessons import Lesson, tutorial
from archipel.words import words


def learn(name: str, lang: str, manner: Manner = "screen") -> int:
    """The exit code: 1 where the input ended before the lesson."""
    game = find_game(name)
    plan = tutorial(game.id)
    said = words(lang, game.id)
    if plan is None:
        raise CommandError(said.key("learn-none"))
    names = [said.key("seat-number", number=seat + 1) for seat in range(plan.seats)]
    output, reader = open_terminal(Inks(game, lang), said, names, manner)
    try:
        return run_session(LessonSession(Lesson(game, plan), output, reader), left="learn-left")
    finally:
        reader.close()
