"""Puzzles found in one game of self-play: of every decision what was played is compared with what looks best at first
sight; where it is clearly better all choices are looked at, and what seems clear is reviewed with other chances."""

from __future__ import annotations

from statistics import fmean

import msgspec

from archipel.analysis.budgets import DEEP
from archipel.analysis.course import Course, course_of
from archipel.analysis.estimator import Estimator
from archipel.analysis.weighing import Tried, gains_of, try_out, why_better
from archipel.arena.match import Match, play_recorded
from archipel.bots.greedy import rank
from archipel.core.game import Game, Outlook
from archipel.core.record import Record, mode_of, start
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.puzzles.field import GAP, Field, action_of, gap_of, look, said, weighed
from archipel.puzzles.values import Done, Puzzle, id_of

LOOK, REVIEW = "puzzle", "puzzle again"
SWIFT = msgspec.structs.replace(DEEP, which=0)
"""A first look: twins are played on less far than in the review."""
FEWEST, MOST = 3, 80
"""Choices of a decision that is looked at."""
GLANCED, TWINS = 8, 24
OF_A_GAME = 2
"""Puzzles of one game at most, and of one turn never two."""
WON, LOST = 90_00, 10_00


class Search(msgspec.Struct, frozen=True):
    """One game to be played and searched; `closely` decisions of it are looked at, at most. All other choices are to be
    worse by `gap` points of chance; `thorough`: twins of a first look are played on as far as in the review."""

    number: int
    match: Match
    closely: int
    gap: int = GAP
    thorough: bool = False


class Searched(msgspec.Struct, frozen=True):
    puzzles: tuple[Puzzle, ...]
    done: Done


class Candidate(msgspec.Struct):
    """A decision that may be a puzzle: something else looks best at first sight than what was played."""

    ply: int
    seat: Seat
    state: State
    played: Action
    tempting: Action


def search(job: Search) -> Searched:
    """The game played by its bots, and the puzzles in it."""
    record = play_recorded(job.match).record
    course = course_of(record)
    game = course.game
    budgets = (DEEP if job.thorough else SWIFT, DEEP)
    swift, deep = (Estimator(game, mode_of(game, record), record.seats, budget) for budget in budgets)
    gap = gap_of(deep, job.gap)
    found: list[Puzzle] = []
    looked = seen = 0
    turns: set[int] = set()
    for candidate in candidates(record, course):
        if len(found) == OF_A_GAME or looked == job.closely:
            break
        outlook = Outlook(game, candidate.state, candidate.seat)
        if course.turns[candidate.ply] in turns or not _promises(swift, outlook, candidate, gap):
            continue
        looked += 1
        first = _first_look(swift, outlook, candidate, gap)
        if first is None:
            continue
        seen += 1
        puzzle = review(deep, outlook, candidate, first, record, gap)
        if puzzle is not None:
            found.append(puzzle)
            turns.add(course.turns[candidate.ply])
    done = Done(job.number, len(record.actions), looked, seen, len(found))
    return Searched(tuple(found), done)


def candidates(record: Record, course: Course) -> list[Candidate]:
    """Decisions with several choices, made in the open, at which not what looks best at first sight was played; in an
    order that begins everywhere in the game."""
    game, state = start(record)
    found = []
    for ply, (seat, line) in enumerate(record.actions):
        action = game.actions.parse(line)
        if seat in state.to_act() and _is_open(record, course, ply):
            legal = state.legal_actions(seat)
            if FEWEST <= len(legal) <= MOST:
                tempting = _at_first_sight(game, state, seat, ply)
                if tempting != action:
                    found.append(Candidate(ply, seat, state.clone(), action, tempting))
        state.advance(seat, action)
    Quick(len(record.actions)).shuffle(found)
    return found


def _is_open(record: Record, course: Course, ply: int) -> bool:
    """Whether nobody else has chosen in secret there."""
    return all(actor == record.actions[ply][0] for actor, _ in record.actions[course.since[ply] : ply])


def _at_first_sight(game: Game, state: State, seat: Seat, ply: int) -> Action:
    """What the judge puts first right after it, on a twin."""
    outlook, rng = Outlook(game, state, seat), Quick(ply)
    return rank(game, outlook.sample(rng.fork()), seat, outlook.legal, rng)[0]


def _promises(estimator: Estimator, outlook: Outlook, candidate: Candidate, gap: float) -> bool:
    """Whether what was played seems clearly better than what looks best."""
    seat, ply = candidate.seat, candidate.ply
    tempting, played = Tried(candidate.tempting, [], []), Tried(candidate.played, [], [])
    for done, twin in enumerate(estimator.twins(outlook, ply, "glance", GLANCED), start=1):
        try_out(estimator, twin, seat, tempting, ply)
        try_out(estimator, twin, seat, played, ply)
        if done == GLANCED // 2 and fmean(gains_of(tempting, played, seat)) < gap / 2:
            return False
    return fmean(gains_of(tempting, played, seat)) >= gap


def _first_look(estimator: Estimator, outlook: Outlook, candidate: Candidate, gap: float) -> Field | None:
    """What was played is clearly best, and the game neither won nor lost."""
    field = look(estimator, outlook, candidate.ply, LOOK, TWINS, gap)
    if field is None or str(candidate.played) not in said(field.best):
        return None
    if action_of(field, candidate.tempting) is None:
        return None
    value = estimator.hundredths(field.leader.mean(candidate.seat))
    if estimator.stake.unit == "chance" and not LOST <= value <= WON:
        return None
    return field


def review(
    estimator: Estimator, outlook: Outlook, candidate: Candidate, first: Field, record: Record, gap: float
) -> Puzzle | None:
    """The same decision on twins of its own, played on further; the puzzle, if the same choices are best again."""
    field = look(estimator, outlook, candidate.ply, REVIEW, 2 * TWINS, gap)
    if field is None or said(field.best) != said(first.best):
        return None
    tempting = action_of(field, candidate.tempting)
    if tempting is None:
        return None
    return puzzle_of(estimator, field, candidate, record)


def puzzle_of(estimator: Estimator, field: Field, candidate: Candidate, record: Record) -> Puzzle:
    seat, leader = candidate.seat, field.leader
    so_far = msgspec.structs.replace(record, actions=record.actions[: candidate.ply])
    tempting = action_of(field, candidate.tempting)
    assert tempting is not None
    shared = msgspec.structs.replace(leader, ends=leader.ends[: len(tempting.ends)])
    values = leader.values(seat)
    best = sorted(field.best, key=lambda one: -one.mean(seat))
    return Puzzle(
        id=id_of(so_far, seat),
        mode=mode_of(estimator.game, record).id,
        seat=seat,
        unit=estimator.stake.unit,
        best=tuple(str(one.action) for one in best),
        value=estimator.hundredths(fmean(values)),
        margin=estimator.hundredths(estimator.margin(values, estimator.doubt(0))),
        gap=min(estimator.hundredths(fmean(gains_of(one, leader, seat))) for one in field.others),
        tempting=str(candidate.tempting),
        others=tuple(weighed(estimator, field, one, seat) for one in field.others),
        why=why_better(tempting, shared, seat),
        record=so_far,
    )
