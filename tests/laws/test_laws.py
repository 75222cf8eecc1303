"""Every law over every game of the catalog, every mode and number of seats, and every single change of an option, where
the rules are compiled and so quick; on the Python sources, over the fewest and the most seats of each mode."""

from __future__ import annotations

from functools import cache

import pytest

import archipel
from archipel import conformance
from archipel.core import laws
from archipel.core.catalog import games
from archipel.core.laws import Case
from archipel.words import Words
from tests.laws.grammar import Grammarian

SEED = 1


def at_an_end(case: Case) -> bool:
    """With the options of its mode, for as few or as many as it takes."""
    seats = case.game.mode(case.mode).seats
    return not case.change and case.seats in (min(seats), max(seats))


GAMES = list(games().values())
CASES = [case for game in GAMES for case in laws.cases(game) if archipel.compiled() or at_an_end(case)]
LAWS = [pytest.param(number, id=f"{number:02}-{law.__name__}") for number, law in laws.LAWS.items()]

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("id", [game.id for game in GAMES])


@cache
def words_and_faces(id: str) -> tuple[dict[str, Words], dict[str, frozenset[str]]]:
    return conformance.speakers(games()[id]), conformance.faces(games()[id])


@pytest.mark.parametrize("number", LAWS)
@each_case
def test_law(number: int, case: Case) -> None:
    laws.LAWS[number](case, SEED)


@each_case
def test_law_11_speaks(case: Case) -> None:
    speakers, faces = words_and_faces(case.game.id)
    strict = {language: Grammarian(words) for language, words in speakers.items()}
    laws.speaks(case, SEED, speakers=strict, faces=faces)


@pytest.mark.once
@each_game
def test_law_03_under_any_hash_seed(id: str) -> None:
    laws.hash_seeds(games()[id])
