"""What a state is worth to a seat: the word of the game's judge, or of a random end."""

from __future__ import annotations

from archipel.core.game import Game
from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Outcome, Seat

WIN = 1000


def worth(game: Game, state: State, seat: Seat, rng: Rng) -> int:
    """The judge's word; without a judge, the result of one game played on at random."""
    return worths(game, state, (seat,), rng)[0]


def worths(game: Game, state: State, seats: tuple[Seat, ...], rng: Rng) -> list[int]:
    """The worth of one state to several seats."""
    if game.judge is not None:
        return [game.judge(state, seat) for seat in seats]
    end = random_end(state.clone(), rng, game.bound)
    return [_result(end, seat) for seat in seats]


def random_end(state: State, rng: Rng, bound: int) -> Outcome | None:
    """The outcome of random play from here; None where it takes more than `bound` actions."""
    for _ in range(bound):
        actors = state.to_act()
        if not actors:
            break
        state.advance(actors[0], rng.choose(state.legal_actions(actors[0])))
    return state.outcome()


def _result(outcome: Outcome | None, seat: Seat) -> int:
    if outcome is None:
        return 0
    share = WIN // len(outcome.winners) if seat in outcome.winners else 0
    return share + (outcome.scores[seat].total if seat < len(outcome.scores) else 0)
