"""A state of OpenSpiel: the deal as one node of sampled chance, then choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from archipel.core.rng import Quick
from archipel.core.values import Seat
from archipel.envs.openspiel.recalled import Recalled
from archipel.kit.spelling import NoSuchChoice

if TYPE_CHECKING:
    from archipel.envs.openspiel.games import SpielGame

DEAL = 0
WORDS = 2**32


class SpielState(pyspiel.State):
    """`course` is None before the deal. OpenSpiel copies it deeply and pickles it, both by Recalled's own means."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Recalled | None = None

    @property
    def begun(self) -> Recalled:
        assert self.course is not None
        return self.course

    def current_player(self) -> Any:
        if self.course is None:
            return pyspiel.PlayerId.CHANCE
        if not self.course.actors:
            return pyspiel.PlayerId.TERMINAL
        if self.get_game().turns or len(self.course.actors) == 1:
            return self.course.turn()
        return pyspiel.PlayerId.SIMULTANEOUS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)]

    def is_terminal(self) -> bool:
        return self.course is not None and not self.course.actors

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.course is None else self.course.rewards()

    def _legal_actions(self, player: Seat) -> list[int]:
        return sorted(self.begun.open(player))

    def _apply_action(self, choice: int) -> None:
        if self.course is None:
            game = self.get_game()
            self.course = Recalled.dealt(game.setting, game.deal())
        else:
            self.course.choose(self.current_player(), choice)

    def _apply_actions(self, choices: list[int]) -> None:
        course = self.begun
        for seat, choice in enumerate(choices):
            if choice not in course.open(seat):
                raise NoSuchChoice(f"the choice {choice} is not open to seat {seat}")
        course.act_together(choices, self.move_number())

    def _action_to_string(self, player: Seat, choice: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "deal"
        return str(self.get_game().setting.features.choices[choice])

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> SpielState:
        """A state the player cannot tell from this one, the rest drawn anew; it has no history, which would tell."""
        twin: SpielState = self.get_game().new_initial_state()
        twin.course = self.begun.redrawn(player, Quick(int(sampler() * WORDS)))
        return twin

    def __str__(self) -> str:
        if self.course is None:
            return "before the deal"
        return f"{self.course.state.digest()} {self.course.begun() or ''}"
