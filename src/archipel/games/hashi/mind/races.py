"""The races as one seat sees them: by the deadlines of the piles when alone, else by the boards of the others."""

from __future__ import annotations

from typing import Final

from archipel.games.hashi.board import Board
from archipel.games.hashi.content import TURNS
from archipel.games.hashi.mind.chances import CHANCES, ELSEWHERE
from archipel.games.hashi.mind.prospect import Prospect, Race
from archipel.games.hashi.scoring import BONUSES, DEADLINES, HIGH, LOW
from archipel.games.hashi.sheet import SHEETS, Sheet

CLOCKS_KEPT: Final = 3
FORECASTS_KEPT: Final = 4096
Forecast = list[list[float]]

_forecasts: Final[dict[object, Forecast]] = {}


def prospect(sheet: Sheet, turn: int, seen: int, races: list[Race]) -> Prospect:
    """An owner's board is judged by the chances learned on ours of its side, but for those of its places."""
    chances = CHANCES if sheet is SHEETS[sheet.side] else ELSEWHERE
    return Prospect(sheet, chances[sheet.side], turn, seen, races)


def no_race() -> Race:
    return Race([], [])


def deadlines(turn: int, reached: list[int]) -> list[Race]:
    """The races of somebody alone at the end of a turn; `reached` by bonus, 0: not yet."""
    races = []
    for bonus in range(len(BONUSES)):
        if reached[bonus]:
            races.append(no_race())
        elif turn > DEADLINES[bonus]:
            races.append(Race([TURNS - turn], [float(LOW[bonus])]))
        else:
            clocks = [DEADLINES[bonus] - turn, TURNS - turn]
            races.append(Race(clocks, [float(HIGH[bonus] - LOW[bonus]), float(LOW[bonus])]))
    return races


def against(others: list[Board], window: str, turn: int, seen: int, reached: list[list[int]], seat: int) -> list[Race]:
    """The races at the end of a turn against boards as they stood before it; before the first, as in the first."""
    turn = max(turn, 1)
    hopes = [forecast(board, turn - 1, seen) for board in others]
    races = []
    for bonus in range(len(BONUSES)):
        first = min([mark for mark in reached[bonus] if mark], default=0)
        if reached[bonus][seat]:
            races.append(no_race())
        elif not first:
            alone = _nobody_yet([hope[bonus] for hope in hopes], TURNS - turn + 1)
            races.append(_race(_prizes(alone, HIGH[bonus], LOW[bonus], window)))
        elif window == "any_later_turn":
            races.append(Race([TURNS - turn], [float(LOW[bonus])]))
        else:
            races.append(Race([0], [float(LOW[bonus])]) if turn == first + 1 else no_race())
    return races


def forecast(board: Board, turn: int, seen: int) -> Forecast:
    """By bonus: the chance to have it within 0, 1, 2... more turns; kept, for many states share a board."""
    key = (board.sheet, board.facts(), turn, seen)
    found = _forecasts.get(key)
    if found is None:
        if len(_forecasts) == FORECASTS_KEPT:
            _forecasts.clear()
        found = _forecasts[key] = _foresee(board, turn, seen)
    return found


def _foresee(board: Board, turn: int, seen: int) -> Forecast:
    left = TURNS - turn
    races = [Race([clock], [1.0]) for clock in range(left + 1)]
    view = prospect(board.sheet, turn, seen, [no_race(), no_race(), no_race()])
    view.finishing(board)
    chances = view.chances
    return [
        [view.flagged(race, view.sheet.red, chances.red, 0) for race in races],
        [view.flagged(race, view.sheet.blue, chances.blue, 1) for race in races],
        [view.group_of_six(board, race) for race in races],
    ]


def _nobody_yet(hopes: list[list[float]], turns: int) -> list[float]:
    """The chance that no rival has the bonus after 0, 1, 2... more turns; it never rises."""
    alone = [1.0]
    for clock in range(1, turns + 1):
        chance = 1.0
        for hope in hopes:
            chance *= 1.0 - hope[clock]
        alone.append(min(chance, alone[-1]))
    return alone


def _prizes(alone: list[float], high: int, low: int, window: str) -> list[float]:
    """What reaching the bonus pays in this turn, the next..."""
    prizes = []
    for clock in range(1, len(alone)):
        first = alone[clock - 1]
        second = (alone[clock - 2] if clock > 1 else 1.0) - first
        prizes.append(high * first + low * (1.0 - first if window == "any_later_turn" else second))
    return prizes


def _race(prizes: list[float]) -> Race:
    """Prizes that fall with time as a few clocks, each with the part of the prize lost when it runs out."""
    steps = [prizes[k] - (prizes[k + 1] if k + 1 < len(prizes) else 0.0) for k in range(len(prizes))]
    share = sum(steps) / CLOCKS_KEPT
    clocks: list[int] = []
    points: list[float] = []
    clock = 0.0
    mass = 0.0
    for k in range(len(steps)):
        mass += steps[k]
        clock += k * steps[k]
        if mass >= share or (k + 1 == len(steps) and mass > 0.0):
            clocks.append(int(clock / mass + 0.5))
            points.append(mass)
            clock = 0.0
            mass = 0.0
    return Race(clocks, points)
