"""What a lesson is worth: rows of data, one measure each."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, final

from archipel.games.isle_of_cats.boat import ROOMS
from archipel.games.isle_of_cats.content.cards import LESSONS
from archipel.games.isle_of_cats.content.packing import own_box
from archipel.games.isle_of_cats.content.table import FAMILY_POINTS
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.survey import HUES, KEPT, Survey, surveyed
from archipel.games.isle_of_cats.values import COLOURS

CHOSEN: Final = HUES
ANY: Final = -1
KEPT_POINTS: Final = 1 << 13


@final
class Lesson:
    """`type`, `metric` and the rest as the content names them; `colour` is -1 for all, 5 for the one named."""

    def __init__(self, row: dict[str, Any]) -> None:
        args = row.get("args", {})
        self.type: str = row["type"]
        self.points: int = row.get("points", 0)
        self.metric: str = row.get("metric", "")
        self.cmp: str = row.get("cmp", "")
        self.value: int = row.get("value", 0)
        self.divisor: int = row.get("divisor", 1)
        self.rank: int = row.get("rank", 0)
        self.alone: int = row.get("solo_threshold", 0)
        self.n: int = args.get("n", 0)
        self.rooms: list[int] = [ROOMS.index(room) for room in args.get("rooms", [])]
        name = args.get("color", "")
        self.colour: int = ANY if not name else CHOSEN if name == "chosen" else COLOURS.index(name)


Table = dict[int, Lesson]
TABLE: Final[Table] = {number: Lesson(row["scoring"]) for number, row in LESSONS.items()}
PROSPECTOR: Final = 148


def table_of(content: str) -> Table:
    """Every lesson of a table, an owner's own among them."""
    return _own_table(content) if content else TABLE


@lru_cache(maxsize=8)
def _own_table(content: str) -> Table:
    return TABLE | {number: Lesson(row["scoring"]) for number, row in own_box(content).rows.items()}


@final
class Standing:
    """What lessons look at beside the boat, and the lessons of the table. `rival`: the largest family of the others
    (-1: played alone)."""

    def __init__(
        self, survey: Survey, fish: int, lessons: int, baskets: int, first: bool, rival: int, table: Table
    ) -> None:
        self.survey = survey
        self.fish = fish
        self.lessons = lessons
        self.baskets = baskets
        self.first = first
        self.rival = rival
        self.table = table


def standing(crew: Crew, first: bool, rival: int, content: str = "") -> Standing:
    """A seat stands as before while nothing has changed that a lesson of the table looks at."""
    return _standing(surveyed(crew), crew.fish, size(crew.lessons), crew.baskets(), first, rival, content)


@lru_cache(maxsize=KEPT)
def _standing(survey: Survey, fish: int, lessons: int, baskets: int, first: bool, rival: int, content: str) -> Standing:
    return Standing(survey, fish, lessons, baskets, first, rival, table_of(content))


@lru_cache(maxsize=KEPT_POINTS)
def worth(card: int, at: Standing, colour: int) -> int:
    """The points of a lesson; `colour` is the one named for it."""
    lesson = at.table[card]
    if lesson.type == "largest_family":
        return lesson.points if largest(lesson, at) else 0
    if lesson.type == "family_rank_score":
        families = at.survey.families
        return FAMILY_POINTS[families[lesson.rank - 1]] if len(families) >= lesson.rank else 0
    if lesson.type == "best_color":
        return lesson.points * max([measure(lesson, at, hue) for hue in range(HUES)])
    if lesson.type == "double_best_sister_lesson":
        return 0
    found = measure(lesson, at, colour if lesson.colour == CHOSEN else lesson.colour)
    if lesson.type == "per":
        return lesson.points * (found // lesson.divisor)
    return lesson.points if holds(lesson, found) else 0


@lru_cache(maxsize=KEPT_POINTS)
def progress(card: int, at: Standing, colour: int) -> tuple[int, int]:
    """How far a lesson with a mark to reach has come; 0 of 0: it has none."""
    lesson = at.table[card]
    if lesson.type != "if":
        return 0, 0
    return measure(lesson, at, colour if lesson.colour == CHOSEN else lesson.colour), lesson.value


def largest(lesson: Lesson, at: Standing) -> bool:
    families = at.survey.families
    if not families:
        return False
    return families[0] >= lesson.alone if at.rival < 0 else families[0] >= at.rival


def holds(lesson: Lesson, found: int) -> bool:
    if lesson.cmp == "==":
        return found == lesson.value
    return found >= lesson.value if lesson.cmp == ">=" else found < lesson.value


def measure(lesson: Lesson, at: Standing, colour: int) -> int:
    """The measure of a lesson, of one colour where one is given."""
    survey = at.survey
    metric = lesson.metric
    hues = range(HUES)
    if metric == "cats":
        return survey.all_cats()
    if metric == "cats_of_color":
        return survey.cats[colour] if colour >= 0 else 0
    if metric == "cats_over":
        return max(0, survey.all_cats() - lesson.n)
    if metric == "colors_with_at_least":
        return sum([1 for cats in survey.cats if cats >= lesson.n])
    if metric == "cats_touching_edge":
        return survey.at_edge(colour) if colour >= 0 else sum([survey.at_edge(hue) for hue in hues])
    if metric == "colors_touching_edge":
        return sum([1 for hue in hues if survey.at_edge(hue)])
    if metric == "colors_without_cat_touching_edge":
        return sum([1 for hue in hues if not survey.at_edge(hue)])
    if metric == "lonely_cats":
        return survey.lonely(colour) if colour >= 0 else sum([survey.lonely(hue) for hue in hues])
    if metric == "families_of_at_least":
        return sum([1 for cats in survey.families if cats >= lesson.n])
    if metric == "largest_family_size":
        return survey.families[0] if survey.families else 0
    if metric == "treasures_touching_color":
        return survey.treasures_at(colour) if colour >= 0 else 0
    if metric == "colors_without_cat_touching_treasure":
        return sum([1 for hue in hues if not survey.treasures_at(hue)])
    return _plain(metric, lesson, at)


def _plain(metric: str, lesson: Lesson, at: Standing) -> int:
    """Measures that know no colour."""
    survey = at.survey
    if metric == "visible_rats":
        return survey.rats
    if metric == "treasures":
        return survey.common + survey.rare
    if metric == "common_treasures":
        return survey.common
    if metric == "rare_treasures":
        return survey.rare
    if metric == "oshax":
        return survey.oshax
    if metric == "filled_rooms":
        return len(survey.filled)
    if metric == "rooms_filled_of":
        return sum([1 for room in lesson.rooms if room in survey.filled])
    if metric == "rooms_empty_of":
        return sum([1 for room in lesson.rooms if survey.bare(room)])
    if metric == "empty_edge_cells":
        return survey.empty_edge()
    if metric == "empty_middle_row_cells":
        return survey.empty_middle()
    if metric == "covered_maps":
        return HUES - survey.open_maps()
    if metric == "uncovered_maps":
        return survey.open_maps()
    if metric == "private_lessons":
        return at.lessons
    if metric == "permanent_baskets":
        return at.baskets
    if metric == "fish":
        return at.fish
    if metric == "first_in_turn_order":
        return 1 if at.first else 0
    if metric == "cats_not_touching_treasure":
        return survey.cats_off_treasure()
    if metric == "colors_without_cat_touching_visible_rat":
        return survey.colours_off_rats()
    assert metric == "single_color_columns", metric
    return survey.full_columns(lesson.n)
