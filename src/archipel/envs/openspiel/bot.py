"""A bot of this house as a bot of OpenSpiel."""

from __future__ import annotations

from typing import Any

import pyspiel

from archipel.bots.levels import bot
from archipel.core.features import WAIT
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.core.values import Seat
from archipel.envs.openspiel.games import SpielGame
from archipel.envs.openspiel.states import SpielState


class HouseBot(pyspiel.Bot):
    """It is given what its seat may know, decides once, and says its action choice by choice. Where others have changed
    what it is asked while it spoke, it says what is open."""

    def __init__(self, game: SpielGame, player: Seat, name: str = "strong", seed: int = 1) -> None:
        super().__init__()
        self.setting = game.setting
        self.player = player
        self.bot = bot(self.setting.game, name)
        self.chance = Quick(seed)
        self.plan: tuple[int, ...] = ()

    def restart_at(self, state: SpielState) -> None:
        self.plan = ()

    def restart(self) -> None:
        self.plan = ()

    def inform_action(self, state: SpielState, player: Seat, action: int) -> None:
        pass

    def step(self, state: SpielState) -> int:
        course = state.begun
        if course.open(self.player) == [WAIT]:
            return WAIT
        decision = course.decision(self.player)
        if not decision.chosen:
            outlook = Outlook(self.setting.game, course.state, self.player)
            self.plan = self.setting.features.spell(self.bot.choose(outlook, self.chance))
        choice = self.plan[len(decision.said)] if len(decision.said) < len(self.plan) else WAIT
        return choice if choice in decision.open() else decision.open()[0]

    def provides_policy(self) -> bool:
        return False

    def step_with_policy(self, state: SpielState) -> Any:
        choice = self.step(state)
        return [(choice, 1.0)], choice
