"""Every bot chooses a legal action; search and greed find the good ones."""

from __future__ import annotations

import pytest

from archipel.bots import LEVELS, UnknownBot, bot, names
from archipel.bots.greedy import Greedy
from archipel.bots.ismcts import Search
from archipel.bots.mixed import Mixed
from archipel.bots.turns import goes_on
from archipel.bots.worth import random_end, worth
from archipel.core.game import Game, Mode, Outlook
from archipel.core.rng import Quick

from .toys import PEARL, STONES, Dive, Ended, Take, ToyOptions, _scene, _stones


def outlook(game: Game, **options: int) -> Outlook:
    return Outlook(game, game.new(ToyOptions(**options), 2, 1), 0)


@pytest.mark.parametrize("name", ["random", "greedy", "search", "easy", "normal", "strong"])
@pytest.mark.parametrize("game", [STONES, PEARL], ids=["stones", "pearl"])
def test_every_bot_plays_to_the_end(name: str, game: Game) -> None:
    state = game.new(game.options(), 2, 3)
    bots = [bot(game, name), bot(game, name)]
    while state.outcome() is None:
        seat = state.to_act()[0]
        state.apply(seat, bots[seat].choose(Outlook(game, state, seat), Quick(5)))
    assert state.outcome() is not None


@pytest.mark.parametrize(("stones", "best"), [(7, 1), (8, 2), (4, 1), (5, 2)])
def test_search_leaves_a_multiple_of_three(stones: int, best: int) -> None:
    assert Search(simulations=300).choose(outlook(STONES, stones=stones), Quick(1)) == Take(best)


def test_search_does_not_let_the_other_answer_a_secret_choice() -> None:
    """A rival who saw the dive would always spoil it, and staying ashore would look best."""
    for seed in range(5):
        assert Search(simulations=400).choose(outlook(PEARL), Quick(seed)) != Dive(0)


def test_search_works_without_a_judge() -> None:
    blind = Game(
        id="blind",
        rules=1,
        options=ToyOptions,
        modes=[Mode("duel", (2,))],
        setup=_stones,
        scene=_scene,
        actions=[Take],
        events=[Ended],
        view=STONES.view,
        folder=STONES.folder,
    )
    state = blind.new(ToyOptions(stones=2), 2, 1)
    assert Search(simulations=200).choose(Outlook(blind, state, 0), Quick(1)) == Take(2)
    assert Greedy().choose(Outlook(blind, state, 0), Quick(1)) == Take(2)


def test_search_may_be_bounded_by_time() -> None:
    chosen = Search(seconds=0.02).choose(outlook(STONES), Quick(1))
    assert chosen in (Take(1), Take(2))


def test_search_is_the_same_for_the_same_seed() -> None:
    chosen = {Search(simulations=60).choose(outlook(PEARL), Quick(9)) for _ in range(3)}
    assert len(chosen) == 1


def test_greedy_takes_the_last_stones() -> None:
    assert Greedy().choose(outlook(STONES, stones=2), Quick(1)) == Take(2)


def test_a_mixed_bot_slips() -> None:
    always, never = Mixed(Greedy(), 100), Mixed(Greedy(), 0)
    slips = {always.choose(outlook(STONES, stones=2), Quick(seed)) for seed in range(20)}
    assert slips == {Take(1), Take(2)}
    assert {never.choose(outlook(STONES, stones=2), Quick(seed)) for seed in range(20)} == {Take(2)}


def test_a_turn_ends_when_somebody_else_must_act() -> None:
    state = STONES.new(ToyOptions(stones=3), 2, 1)
    assert not goes_on(state, 0, Take(1))


def test_worth_without_an_end_is_nothing() -> None:
    state = STONES.new(ToyOptions(stones=3), 2, 1)
    assert random_end(state.clone(), Quick(1), 1) is None
    assert worth(STONES, state, 0, Quick(1)) == 0


def test_names() -> None:
    assert set(LEVELS) <= set(names(STONES))
    with pytest.raises(UnknownBot, match="no bot 'genius'"):
        bot(STONES, "genius")


def test_a_games_own_bot_comes_first() -> None:
    class Last:
        def choose(self, outlook: Outlook, rng: object) -> Take:
            return Take(1)

    STONES.bots["strong"] = Last
    try:
        assert isinstance(bot(STONES, "strong"), Last)
        assert isinstance(bot(STONES, "search"), Search)
    finally:
        del STONES.bots["strong"]
