"""Playing a twin on: by the quick bot of the game, to the end of a turn, for some plies, or to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.bots.levels import QUICK, bot
from archipel.bots.turns import goes_on
from archipel.core.game import Bot, Game, Outlook
from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat

TURN = 8
SECRET = 60

Reply = tuple[Seat, Action]


class TwinOutlook(Outlook):
    """What a bot is given inside a twin: the twin is a guess already, and is not guessed anew."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        super().__init__(game, state, seat)
        self.sample = lambda _: state.clone()


class Player:
    """Plays every seat of twins of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bot: Bot = bot(game, QUICK)

    def choose(self, state: State, seat: Seat, rng: Rng) -> Action:
        legal = state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else self.bot.choose(TwinOutlook(self.game, state, seat), rng)

    def replies(self, state: State, seat: Seat, rng: Rng) -> list[Reply]:
        """Where all choose in secret: what the others choose meanwhile, not knowing what the seat will."""
        found: list[Reply] = []
        if not state.steps[-1].secret() or seat not in state.to_act():
            return found
        alone = state.clone()
        while len(found) < SECRET and (others := [other for other in alone.to_act() if other != seat]):
            found.append((others[0], self.choose(alone, others[0], rng)))
            alone.advance(*found[-1])
        return found

    def carry_out(self, state: State, seat: Seat, action: Action | None, replies: Sequence[Reply], rng: Rng) -> int:
        """An action and the rest of the seat's turn, and where all choose in secret what the others choose; how many
        actions it took."""
        secret = state.steps[-1].secret()
        plies = 0
        while action is not None and plies < TURN:
            plies += 1
            action = self.choose(state, seat, rng) if goes_on(state, seat, action) else None
        for other, reply in replies:
            if _hidden(state, seat) and other in state.to_act() and state.objection(other, reply) is None:
                state.advance(other, reply)
                plies += 1
        for _ in range(SECRET if secret else 0):
            others = [other for other in state.to_act() if other != seat]
            if not others or not _hidden(state, seat):
                break
            state.advance(others[0], self.choose(state, others[0], rng))
            plies += 1
        return plies

    def play_on(self, state: State, rng: Rng, plies: int) -> int:
        """So many actions, or fewer where the game ends; how many it were."""
        for played in range(plies):
            actors = state.to_act()
            if not actors:
                return played
            state.advance(actors[0], self.choose(state, actors[0], rng))
        return plies


def _hidden(state: State, seat: Seat) -> bool:
    """Whether others still choose in secret, and the seat does not."""
    return bool(state.steps) and state.steps[-1].secret() and seat not in state.to_act()
