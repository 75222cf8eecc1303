"""What a strong player would do and why: what the score sheet gains, what it would do next, what the next best choice
would cost. Read off an outlook, so from what the seat may know."""

from __future__ import annotations

import msgspec

from archipel.analysis.next_best import next_best
from archipel.analysis.playing_on import SECRET, Player, TwinOutlook
from archipel.bots.job import BotJob, resume
from archipel.bots.labels import label
from archipel.bots.levels import bot
from archipel.bots.sheets import changed_parts, sheet
from archipel.bots.turns import goes_on
from archipel.core.game import Mode, Outlook
from archipel.core.record import Record, mode_of
from archipel.core.rng import Quick, Rng
from archipel.core.state import State
from archipel.core.text import Text, text
from archipel.core.values import Action, Score

FOLLOWED = 8
"""Actions of a turn; the first of several choices among them is the strong player's, and named."""
PARTS = 3


class Advice(msgspec.Struct, frozen=True):
    """An action in its text form, and the reasons for it, the best first."""

    action: str
    why: tuple[Text, ...]


def counsel(job: BotJob) -> Advice:
    """The advice as a job for another process."""
    record = Record.from_json(job.record)
    game, state = resume(record)
    if job.seat not in state.may_act():
        raise ValueError(f"seat {job.seat} has nothing to decide")
    outlook = Outlook(game, state, job.seat)
    return advise(outlook, job.level, Quick(job.seed), mode=mode_of(game, record), ply=len(record.actions))


def advise(outlook: Outlook, level: str, rng: Rng, *, mode: Mode, ply: int) -> Advice:
    """What the bot of a level would do here, after so many actions of a game in this mode."""
    if len(outlook.legal) == 1:
        return Advice(str(outlook.legal[0]), (text("hint-only"),))
    action = bot(outlook.game, level).choose(outlook, rng)
    return Advice(str(action), reasons(outlook, action, level, rng, mode=mode, ply=ply))


def reasons(outlook: Outlook, action: Action, level: str, rng: Rng, *, mode: Mode, ply: int) -> tuple[Text, ...]:
    """What speaks for an action: the sheet at the end of the turn, what a bot of that level does until then, and the
    next best choice."""
    twin = outlook.sample(rng.fork())
    before = sheet(twin, outlook.seat)
    after, plan, named = followed(outlook, twin.clone(), action, level, rng)
    then = () if named is None else (text("hint-then", next=named),)
    later = [other for other in plan if _is_merely_later(twin, outlook, action, other)]
    other = next_best(outlook, action, mode, twin.seats, ply, without=later)
    return (*changes(before, sheet(after, outlook.seat)), *then, *(() if other is None else (other,)))


def _is_merely_later(twin: State, outlook: Outlook, action: Action, other: Action) -> bool:
    """Whether another choice of the plan might as well be made first: both ways come to the same, for all that the seat
    can tell."""
    seat, ends = outlook.seat, []
    for line in ((action, other), (other, action)):
        state = twin.clone()
        for one in line:
            if state.objection(seat, one) is not None:
                return False
            state.advance(seat, one)
        judged = outlook.game.judge(state, seat) if outlook.game.judge is not None else 0
        legal = frozenset(state.legal_actions(seat)) if seat in state.may_act() else None
        ends.append((sheet(state, seat), judged, legal))
    return ends[0] == ends[1]


def changes(before: Score | None, after: Score | None) -> tuple[Text, ...]:
    """The lines of the score sheet that differ, the largest first; no line where a game in play has no sheet."""
    if before is None or after is None:
        return ()
    found = [(key, points) for key, points in changed_parts(before, after).items() if points]
    found.sort(key=lambda change: -abs(change[1]))
    return tuple(_change(points, key) for key, points in found[:PARTS]) or (text("hint-no-points"),)


def _change(points: int, key: str) -> Text:
    return text("hint-gain" if points > 0 else "hint-loss", points=abs(points), part=text(f"part-{key}"))


def followed(
    outlook: Outlook, state: State, action: Action, level: str, rng: Rng
) -> tuple[State, list[Action], Text | None]:
    """The twin at the end of the seat's turn, what the seat would do next in it, and the first choice of that by its
    label; where all choose in secret, the others have chosen too. The seat learns nothing on the way, so a twin's
    labels are those it will see."""
    seat, player = outlook.seat, Player(outlook.game)
    secret = state.steps[-1].secret()
    plan: list[Action] = []
    named: Text | None = None
    chosen = False
    for _ in range(FOLLOWED):
        if not goes_on(state, seat, action):
            break
        here = TwinOutlook(outlook.game, state, seat)
        if len(here.legal) == 1:
            action = here.legal[0]
        elif chosen:
            action = player.choose(state, seat, rng)
        else:
            action = bot(outlook.game, level).choose(here, rng)
            named, chosen = label(here, action), True
        plan.append(action)
    for _ in range(SECRET if secret else 0):
        others = [other for other in state.to_act() if other != seat]
        if not others or seat in state.to_act():
            break
        state.advance(others[0], player.choose(state, others[0], rng))
    return state, plan, named
