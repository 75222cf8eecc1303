"""Of every game: both languages number the same rules, every rule has a test, every refusal names a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.kit.testing.rules import cited, named, numbered

HERE = Path(__file__).parent
GAMES = [game for id, game in games().items() if (HERE / id).is_dir()]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@each_game
def test_both_languages_number_the_same_rules(game: Game) -> None:
    assert numbered(game) == numbered(game, "RULES.fr.md")
    assert len(numbered(game)) == len(set(numbered(game))) > 40


@each_game
def test_every_rule_has_a_test_that_cites_it(game: Game) -> None:
    assert sorted(set(numbered(game)) - cited(HERE / game.id)) == []


@each_game
def test_no_test_cites_a_rule_that_is_not_there(game: Game) -> None:
    assert sorted(cited(HERE / game.id) - set(numbered(game))) == []


@each_game
def test_every_refusal_names_a_rule_that_is_there(game: Game) -> None:
    assert len(named(game)) >= 10
    assert sorted(named(game) - set(numbered(game))) == []
