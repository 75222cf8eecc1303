"""Lessons and hints at the terminal, typed through a pipe."""

from __future__ import annotations

import pytest

from archipel.core.catalog import games
from archipel.server.content.lessons import tutorial
from tests.cli.conftest import Run


def lines(id: str) -> list[str]:
    """What a learner types who does as told."""
    plan = tutorial(id)
    assert plan is not None
    return [moment.you for moment in plan.moments[:-1]]


@pytest.mark.parametrize("id", games())
def test_a_lesson_from_its_first_step_to_the_score_sheet(run: Run, id: str) -> None:
    ran = run("learn", id, "--lang", "en", typed="\n".join(lines(id)) + "\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Score sheet" in ran.out
    assert "the first game of your own" in ran.out


def test_another_move_is_answered_and_a_step_can_be_read_again(run: Run) -> None:
    typed = "\nhint\nstart 2 3\nnonsense\nundo\nrules 10.1\n\nstart 15 4\nquit\n"
    ran = run("learn", "hashi", "--lang", "en", typed=typed)
    assert ran.code == 0
    assert "The move that is meant: Write 4 on island 15 [start 15 4]" in ran.out
    assert "For this lesson, try the move that glows" in ran.out
    assert ran.out.count("Step 1 of 17") == 2
    assert "10.1 You write the start number yourself" in ran.out
    assert "Step 3 of 17" in ran.out
    assert "The lesson is left." in ran.out


def test_input_that_ends_early_says_so(run: Run) -> None:
    ran = run("learn", "hashi", "--lang", "fr", typed="\n")
    assert ran.code == 1


def test_no_such_game(run: Run) -> None:
    ran = run("learn", "chess", typed="")
    assert ran.code == 2
    assert "chess" in ran.err


def test_a_hint_at_the_table(run: Run) -> None:
    ran = run("play", "hashi", "--mode", "solo", "--seed", 1, "--lang", "fr", typed="conseil\nquitter\n")
    assert ran.code == 0
    assert "Un bon joueur choisirait : Écrire" in ran.out
    assert "Pas de points ce tour-ci." in ran.out
