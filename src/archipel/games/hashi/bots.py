"""Hashi's own players: a careful one, one that misjudges, one that looks through the cards to come."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from archipel.core.game import Bot, Outlook
from archipel.core.rng import Rng
from archipel.core.values import Action
from archipel.games.hashi.mind.careful import carefully
from archipel.games.hashi.mind.entries import NOWHERE, Entry
from archipel.games.hashi.mind.plan import Planner
from archipel.games.hashi.mind.starts import kindest, meanest
from archipel.games.hashi.mind.table import begun, planner
from archipel.games.hashi.sheet import sheet_of
from archipel.games.hashi.values import (
    SKIP_BRIDGES,
    SKIP_NUMBER,
    WRITES,
    HashiView,
)

NOISE: Final = 3500
TURNS_KEPT: Final = 256


class Easy:
    """Takes most points now and spoils no island it need not spoil."""

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        view = _view(outlook)
        if len(outlook.legal) == 1 or view.pending.stage == "start":
            return rng.choose(outlook.legal)
        plan = planner(view)
        return _action(view, rng.choose(carefully(plan, _choices(view, plan))))


class Normal:
    """Weighs every entry of its turn, each too high by up to NOISE thousandths of a point."""

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        view = _view(outlook)
        if len(outlook.legal) == 1 or view.pending.stage == "start":
            return rng.choose(outlook.legal)
        entries = _choices(view, planner(view))
        guesses = [entry.worth + rng.below(NOISE) for entry in entries]
        return _action(view, entries[guesses.index(max(guesses))])


class Planning:
    """Plans its turn once and keeps to the plan while what was entered agrees with it."""

    def __init__(self, plan: Callable[[HashiView], Entry]) -> None:
        self.plan = plan

    def choose(self, outlook: Outlook, rng: Rng) -> Action:
        view = _view(outlook)
        if len(outlook.legal) == 1:
            return outlook.legal[0]
        if view.pending.stage == "start":
            sheet = sheet_of(view.content, view.side)
            return kindest(sheet) if view.seats == 1 else meanest(sheet)
        rest = _rest(view, self.plan(begun(view)))
        return _action(view, rest or _choices(view, planner(view))[0])


@lru_cache(TURNS_KEPT)
def planned(view: HashiView) -> Entry:
    """The plan for a turn seen at its beginning, looked at through the cards to come."""
    return planner(view).best()


@lru_cache(TURNS_KEPT)
def sketched(view: HashiView) -> Entry:
    """The most promising entry of a turn seen at its beginning; no card to come is looked at."""
    return planner(view).entries()[0]


def _view(outlook: Outlook) -> HashiView:
    view = outlook.view
    assert isinstance(view, HashiView)
    return view


def _choices(view: HashiView, plan: Planner) -> list[Entry]:
    """What may still be entered this turn, the most promising first."""
    if view.pending.stage == "write":
        return plan.entries()
    return plan.completions(view.pending.left) if view.pending.drew else plan.bridgings()


def _rest(view: HashiView, entry: Entry) -> Entry | None:
    """What a plan leaves to enter; None where something else has been entered."""
    if view.pending.stage == "write":
        return entry
    if entry.island != view.pending.wrote - 1:
        return None
    lines = entry.lines.copy()
    sheet = sheet_of(view.content, view.side)
    for name in view.pending.drew:
        line = sheet.line_of[name]
        if line not in lines:
            return None
        lines.remove(line)
    return Entry(NOWHERE, lines, entry.worth)


def _action(view: HashiView, entry: Entry) -> Action:
    """The next action of an entry."""
    if view.pending.stage == "write":
        return SKIP_NUMBER if entry.island == NOWHERE else WRITES[entry.island]
    return sheet_of(view.content, view.side).bridges[entry.lines[0]] if entry.lines else SKIP_BRIDGES


BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "easy": Easy,
    "normal": Normal,
    "quick": lambda: Planning(sketched),
    "strong": lambda: Planning(planned),
}
