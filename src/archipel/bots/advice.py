"""What a strong player would do and what it is good for: read off an outlook, so from what the seat may know."""

from __future__ import annotations

import msgspec

from archipel.bots.job import BotJob, resume
from archipel.bots.labels import label
from archipel.bots.levels import bot
from archipel.bots.sheets import changed_parts, sheet
from archipel.bots.turns import goes_on
from archipel.bots.worth import worth
from archipel.core.game import Game, Outlook
from archipel.core.record import Record
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.core.text import Text, text
from archipel.core.values import Action, Seat

WEIGHED = 40
FOLLOWED = 8
OTHERS = 60
PARTS = 3


class Advice(msgspec.Struct, frozen=True):
    """An action in its text form, and the reasons for it, the best first."""

    action: str
    why: tuple[Text, ...]


def counsel(job: BotJob) -> Advice:
    """The advice as a job for another process."""
    game, state = resume(Record.from_json(job.record))
    if job.seat not in state.may_act():
        raise ValueError(f"seat {job.seat} has nothing to decide")
    return advise(Outlook(game, state, job.seat), job.level, Quick(job.seed))


def advise(outlook: Outlook, level: str, rng: Rng) -> Advice:
    """What the bot of a level would do here; a sheet that gets better is a reason, else the word of the judge."""
    if len(outlook.legal) == 1:
        return Advice(str(outlook.legal[0]), (text("hint-only"),))
    action = bot(outlook.game, level).choose(outlook, rng)
    twin = outlook.sample(rng.fork())
    gains = _gains(outlook, twin, action, rng)
    return Advice(str(action), gains or (_standing(outlook, twin, action, rng),))


def _gains(outlook: Outlook, twin: State, action: Action, rng: Rng) -> tuple[Text, ...]:
    """The parts of the score sheet that are better or worse once the turn is played on, the largest first."""
    seat = outlook.seat
    before = sheet(twin, seat)
    after = sheet(_followed(outlook.game, twin.clone(), seat, action, rng), seat)
    if before is None or after is None:
        return ()
    if after.total <= before.total:
        return ()
    changes = sorted(changed_parts(before, after).items(), key=lambda change: -abs(change[1]))
    return tuple(_change(points, key) for key, points in changes[:PARTS] if points)


def _change(points: int, key: str) -> Text:
    return text("hint-gain" if points > 0 else "hint-loss", points=abs(points), part=text(f"part-{key}"))


def _followed(game: Game, state: State, seat: Seat, action: Action, rng: Rng) -> State:
    """The twin at the end of the seat's turn; where all choose in secret, after the others have chosen too."""
    secret = state.steps[-1].secret()
    player = bot(game, "normal")
    for _ in range(FOLLOWED):
        if not goes_on(state, seat, action):
            break
        action = player.choose(Outlook(game, state, seat), rng)
    for _ in range(OTHERS if secret else 0):
        others = [other for other in state.to_act() if other != seat]
        if not others or seat in state.to_act():
            break
        state.advance(others[0], rng.choose(state.legal_actions(others[0])))
    return state


def _standing(outlook: Outlook, twin: State, action: Action, rng: Rng) -> Text:
    """Whether the judge puts it first at once, or it pays later; and what comes next, or looks better."""
    others = [other for other in outlook.legal if other != action]
    rng.shuffle(others)
    worths = [_after(outlook, twin, other, rng) for other in others[:WEIGHED]]
    best = max(worths)
    key = "hint-first" if _after(outlook, twin, action, rng) >= best else "hint-plan"
    other = label(outlook, others[worths.index(best)])
    return (
        text(key, count=len(outlook.legal))
        if other is None
        else text(f"{key}-of", count=len(outlook.legal), other=other)
    )


def _after(outlook: Outlook, twin: State, action: Action, rng: Rng) -> int:
    state = twin.clone()
    state.advance(outlook.seat, action)
    return worth(outlook.game, state, outlook.seat, rng)
