"""From a state to points: rats, rooms, families, rare treasures, lessons; and the sister's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.values import Outcome, Part, Score, Seat
from archipel.games.isle_of_cats.boat import ROOM
from archipel.games.isle_of_cats.content.cards import SISTER_POINTS
from archipel.games.isle_of_cats.content.table import RARE_POINTS, RAT_POINTS, ROOM_POINTS
from archipel.games.isle_of_cats.lessons import PROSPECTOR, TABLE, Standing, standing, worth
from archipel.games.isle_of_cats.piles import numbers_of
from archipel.games.isle_of_cats.survey import surveyed
from archipel.kit.ranking import score_of, winners

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState, Sister

DOUBLE: Final = "double_best_sister_lesson"


def outcome(state: CatsState) -> Outcome:
    """Most points, then most fish (filled rooms in the family game), then a shared victory."""
    at = standings(state)
    scores = [score(state, at, seat) for seat in range(state.seats)]
    if state.sister is not None:
        hers = sum([points for _, points in sister_parts(state.sister, at[0])])
        won = scores[0].total > hers
        parts = (*scores[0].parts, Part("sister", hers))
        alone = (Score(scores[0].total, parts),)
        return Outcome((0,) if won else (), alone, "won-sister" if won else "lost-sister")
    family = state.mode == "family"
    marks = [
        (scores[seat].total, len(at[seat].survey.filled) if family else state.crews[seat].fish)
        for seat in range(state.seats)
    ]
    best = winners(marks)
    level = [mark[0] for mark in marks].count(marks[best[0]][0]) > 1
    decided = "filled-rooms" if family else "most-fish"
    reason = "shared" if len(best) > 1 else decided if level else "most-points"
    return Outcome(best, tuple(scores), reason)


def standings(state: CatsState) -> list[Standing]:
    """Every seat as its lessons see it."""
    families = [surveyed(crew).families for crew in state.crews]
    largest = [sizes[0] if sizes else 0 for sizes in families]
    content = state.options.content
    found: list[Standing] = []
    for seat, crew in enumerate(state.crews):
        rivals = [size for other, size in enumerate(largest) if other != seat]
        found.append(standing(crew, state.order[0] == seat, max(rivals) if rivals else -1, content))
    return found


def score(state: CatsState, at: list[Standing], seat: Seat) -> Score:
    rats, rooms, families, rare, public = base(state, at[seat])
    private = sum([worth(card, at[seat], -1) for card in numbers_of(state.crews[seat].lessons)])
    parts = [Part("rats", rats), Part("rooms", rooms), Part("families", families)]
    if state.mode != "family":
        parts.append(Part("rare", rare))
    parts.append(Part("private", private))
    if state.mode != "family":
        parts.append(Part("public", public))
    return score_of(parts)


def base(state: CatsState, at: Standing) -> tuple[int, int, int, int, int]:
    """Rats, rooms, families, rare treasures and public lessons: all that everybody can count."""
    public = sum([public_worth(state, at, card, colour) for card, colour, _ in state.public])
    return (*stowed(state, at), public)


def stowed(state: CatsState, at: Standing) -> tuple[int, int, int, int]:
    """Rats, rooms, families and rare treasures: what the boat alone is worth."""
    survey = at.survey
    rooms = ROOM_POINTS * (len(ROOM) - len(survey.filled))
    rare = RARE_POINTS * survey.rare if state.mode != "family" else 0
    return RAT_POINTS * survey.rats, rooms, survey.family_points, rare


def public_worth(state: CatsState, at: Standing, card: int, colour: int) -> int:
    """A public lesson: halved alone, rounded up."""
    if card == PROSPECTOR and state.options.prospector_scope == "common":
        points = TABLE[card].points * at.survey.common
    else:
        points = worth(card, at, colour)
    return (points + 1) // 2 if state.sister is not None else points


def sister_parts(sister: Sister, at: Standing) -> list[tuple[int, int]]:
    """Her points by lesson, and by colour under the number 0."""
    found = [(0, sum(colour_points(sister, at)))]
    best = 0
    for card in sister.lessons:
        if TABLE[card].type != DOUBLE:
            best = max(best, worth(card, at, -1))
    for card in sister.lessons:
        found.append((card, best if TABLE[card].type == DOUBLE else worth(card, at, -1)))
    return found


def colour_points(sister: Sister, at: Standing) -> list[int]:
    """For each colour turned up: its points for each cat of it on your boat."""
    return [SISTER_POINTS[place] * at.survey.cats[colour] for place, colour in enumerate(sister.colours)]
