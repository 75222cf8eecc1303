"""What states and choices are worth to a seat, found on twins of what it knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import sqrt
from statistics import fmean, stdev

import msgspec

from archipel.analysis.budgets import Budget
from archipel.analysis.model import Model, closed, model_of, predict
from archipel.analysis.playing_on import Player, Reply
from archipel.analysis.stakes import Prospect, Stake, result, stake_of, title_chances
from archipel.analysis.values import HUNDREDTHS, Estimate, SeatValue
from archipel.core.game import Game, Mode, Outlook
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat


class Twin(msgspec.Struct, frozen=True):
    """A state that its viewer cannot tell from the game, and the seed by which it is played on whatever is chosen;
    `replies` are what others choose in secret meanwhile, by the seat that chooses."""

    state: State
    viewer: Seat
    seed: int
    replies: dict[Seat, list[Reply]] = {}


class Estimator:
    """Looks at the states of one game in one mode."""

    def __init__(self, game: Game, mode: Mode, seats: int, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.stake: Stake = stake_of(mode, seats)
        self.model: Model | None = model_of(game, mode.id, seats)
        self.player = Player(game)
        self.further = self.model.further[budget.which] * seats if self.model is not None else game.bound
        self.whole = 100.0 * HUNDREDTHS if self.stake.unit == "chance" else float(HUNDREDTHS)

    def twins(self, outlook: Outlook, ply: int, purpose: str, count: int) -> list[Twin]:
        """As many as asked for; chance is seeded by the ply, what the seat sees there, and what the twins are for."""
        rng = Quick(seed_of(outlook, ply, purpose))
        return [Twin(outlook.sample(rng.fork()), outlook.seat, rng.word()) for _ in range(count)]

    def after(self, twin: Twin, seat: Seat, action: Action | None, ply: int) -> tuple[Prospect, State]:
        """What a twin promises once an action of a seat is carried out and the game played on, and the twin as it is
        then."""
        state, at, rng = self.played_on(twin, seat, action, ply)
        return self.prospect(state, at, twin.viewer, rng), state

    def played_on(self, twin: Twin, seat: Seat, action: Action | None, ply: int) -> tuple[State, int, Rng]:
        state = twin.state.clone()
        rng = Quick(twin.seed)
        if seat not in twin.replies:
            twin.replies[seat] = self.player.replies(state, seat, Quick(twin.seed + 1))
        done = self.player.carry_out(state, seat, action, twin.replies[seat], rng)
        done += self.player.play_on(state, rng, self.further)
        return state, ply + done, rng

    def prospect(self, state: State, ply: int, viewer: Seat, rng: Rng) -> Prospect:
        """The outcome, or the word of the model; without a model, one game played on to its end."""
        outcome = state.outcome()
        if outcome is None and self.model is not None:
            return predict(self.model, self.game, self.stake, state, ply, viewer)
        if outcome is None:
            end = state.clone()
            self.player.play_on(end, rng, self.game.bound)
            outcome = end.outcome()
        if outcome is None:
            return Prospect((0.0,) * state.seats, (0.0,) * state.seats)
        return closed(self.model, self.stake, result(self.stake, outcome, state.seats), viewer)

    def standing(self, outlook: Outlook, ply: int) -> SeatValue:
        """What a seat can expect here."""
        return self.told(self.expected(outlook, ply), outlook.seat)

    def expected(self, outlook: Outlook, ply: int) -> list[Prospect]:
        """What each of its twins promises."""
        return [self.prospect(state, at, outlook.seat, rng) for state, at, rng in self.ends(outlook, ply)]

    def ends(self, outlook: Outlook, ply: int) -> Iterator[tuple[State, int, Rng]]:
        """Twins of what a seat knows, as far as they are played on: at which ply, and by what chance they go on.
        Whoever decides next decides: in the middle of a turn the judge is easily wrong."""
        for twin in self.twins(outlook, ply, "standing", self.budget.looked):
            if self.further == 0:
                yield twin.state, ply, Quick(twin.seed)
                continue
            seat = twin.state.to_act()[0]
            yield self.played_on(twin, seat, self.player.choose(twin.state, seat, Quick(twin.seed + 2)), ply)

    def exact(self, state: State, seat: Seat) -> SeatValue:
        """The outcome of a finished state."""
        outcome = state.outcome()
        assert outcome is not None
        return self.told([result(self.stake, outcome, state.seats)], seat, sure=True)

    def told(self, found: list[Prospect], seat: Seat, *, sure: bool = False) -> SeatValue:
        """The mean of what twins promise a seat, with its margin."""
        values = [one.values[seat] for one in found]
        off = 0.0 if sure else self.margin(values, self.doubt(0))
        value = SeatValue(self.hundredths(fmean(values)), self.hundredths(off))
        if len(found[0].values) > 1:
            return value
        titles = {key: round(100 * HUNDREDTHS * part) for key, part in title_chances(self.stake, found).items()}
        points = None
        if self.stake.unit == "chance":
            ends = [one.points[seat] for one in found]
            spread = 0.0 if sure else self.margin(ends, fmean(one.spread for one in found) / 10)
            points = Estimate(round(HUNDREDTHS * fmean(ends)), round(HUNDREDTHS * spread))
        return msgspec.structs.replace(value, titles=titles, points=points)

    def doubt(self, which: int) -> float:
        """How far the model may be off in a value (0) or in a difference (1): one standard deviation."""
        return self.model.doubt[which] * self.budget.doubted if self.model is not None else 0.0

    def margin(self, values: Sequence[float], doubt: float) -> float:
        """The half width of the 95 % interval of a mean; results that all agree are few results, and no certainty."""
        unseen = 0.0 if self.model is not None else 1 / (len(values) + 1)
        return sqrt(sampled(values) ** 2 + (1.96 * doubt) ** 2 + unseen**2)

    def hundredths(self, value: float) -> int:
        return round(self.whole * value)


def sampled(values: Sequence[float]) -> float:
    """The half width of the 95 % interval of the mean of a sample; wider the smaller it is, as Student's t says."""
    left = len(values) - 1
    return (1.96 + 2.4 / left + 3.6 / left**2) * stdev(values) / sqrt(left + 1) if left else 0.0


def seed_of(outlook: Outlook, ply: int, purpose: str) -> int:
    """Of what the seat was told, and nothing else."""
    told = msgspec.json.encode((purpose, ply, outlook.seat, outlook.view))
    return int.from_bytes(blake2b(told, digest_size=8).digest(), "little")
