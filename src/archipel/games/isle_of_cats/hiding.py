"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel.games.isle_of_cats.boat import BOATS, ROOMS
from archipel.games.isle_of_cats.content.tiles import KINDS, SHAPES
from archipel.games.isle_of_cats.crew import Crew, Tile
from archipel.games.isle_of_cats.drawing import colour_name, stacks
from archipel.games.isle_of_cats.lessons import Standing, progress, worth
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of, size
from archipel.games.isle_of_cats.scoring import colour_points, public_worth, sister_parts, standings, stowed
from archipel.games.isle_of_cats.steps.playing import plays
from archipel.games.isle_of_cats.survey import KEPT
from archipel.games.isle_of_cats.twins import redeal
from archipel.games.isle_of_cats.values import COLOURS, Play
from archipel.games.isle_of_cats.views import CatsView, CrewView, LessonView, Pending, PublicView, SisterView, TileView

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState, Sister

OVER: Final = Pending("over")
WAIT: Final = Pending("wait")


def view(state: CatsState, seat: Seat | None) -> CatsView:
    pending: Pending = (state.steps[-1].pending(state, seat) or WAIT) if state.steps else OVER
    at = standings(state)
    public = tuple([public_view(state, at, *lesson) for lesson in state.public])
    crews = tuple([crew_view(state, at, other, public) for other in range(state.seats)])
    own = state.crews[seat] if seat is not None else None
    over = not state.steps
    looking = pending.stage == "buy"
    lessons = lesson_views(own, at[seat]) if own is not None and seat is not None else ()
    points = sum(crews[seat].parts) if seat is not None else 0
    return CatsView(
        seat,
        state.seats,
        state.options.mode,
        state.day,
        state.phase,
        pending,
        tuple(state.order),
        tuple(state.left),
        tuple(state.right),
        tuple([(SHAPES[shape], count) for shape, count in stacks(state)]),
        tuple(state.stock),
        tuple(state.oshax),
        size(state.bag),
        size(state.deck),
        crews,
        public,
        kinds_of(own.hand) if own else (),
        kinds_of(own.offer) if own and not looking else (),
        kinds_of(own.offer if looking else own.drafted) if own else (),
        kinds_of(own.wanted if looking else own.picked) if own else (),
        kinds_of(own.laid) if own else (),
        lessons,
        tuple([lesson_views(crew, at[other]) for other, crew in enumerate(state.crews)]) if over else (),
        playable_kinds(state, seat),
        points + sum([lesson.points for lesson in lessons]),
        sister_view(state, at[0]),
        kinds_of(state.used),
        state.options,
    )


def playable_kinds(state: CatsState, seat: Seat | None) -> tuple[str, ...]:
    """Kinds of any-time cards in the viewer's hand that could be played were it their moment."""
    if seat is None or not state.steps:
        return ()
    return tuple(dict.fromkeys([action.kind for action in plays(state, seat) if isinstance(action, Play)]))


def lesson_views(crew: Crew, at: Standing) -> tuple[LessonView, ...]:
    found = []
    for card in numbers_of(crew.lessons):
        have, need = progress(card, at, -1)
        found.append(LessonView(card, worth(card, at, -1), have, need))
    return tuple(found)


def public_view(state: CatsState, at: list[Standing], card: int, colour: int, seat: Seat) -> PublicView:
    points = tuple([public_worth(state, each, card, colour) for each in at])
    return PublicView(card, colour_name(colour), seat, points)


def crew_view(state: CatsState, at: list[Standing], seat: Seat, public: tuple[PublicView, ...]) -> CrewView:
    """Kept while all of it is as it was; a standing that stays the same is the same object."""
    crew = state.crews[seat]
    taught = sum([lesson.points[seat] for lesson in public])
    held = crew.meeple, crew.ready, crew.used, crew.hand, crew.laid, crew.extra, crew.anywhere
    told = at[seat], crew.tiles, held, state.revealed, state.passed[seat], taught
    if crew.view is None or crew.told != told:
        crew.view = made_crew_view(state, at[seat], seat, taught)
        crew.told = told
    return crew.view


def made_crew_view(state: CatsState, at: Standing, seat: Seat, taught: int) -> CrewView:
    crew = state.crews[seat]
    survey = at.survey
    return CrewView(
        BOATS[crew.boat],
        colour_name(crew.meeple),
        tile_views(crew.tiles),
        crew.fish,
        crew.ready,
        crew.used,
        size(crew.hand),
        size(crew.lessons),
        kinds_of(crew.laid) if state.revealed else (),
        0 if state.revealed else size(crew.laid),
        crew.speed() if state.revealed else 0,
        state.passed[seat],
        crew.extra,
        crew.anywhere,
        survey.rats,
        tuple([ROOMS[room] for room in survey.filled]),
        tuple(survey.families),
        (*stowed(state, at), taught),
        tuple(survey.cats),
    )


@lru_cache(maxsize=KEPT)
def tile_views(tiles: tuple[Tile, ...]) -> tuple[TileView, ...]:
    """A boat is mostly shown again with one tile more."""
    if not tiles:
        return ()
    last = tiles[-1]
    names = KINDS[last.kind], SHAPES[last.shape], colour_name(last.colour)
    return (*tile_views(tiles[:-1]), TileView(*names, last.cell, last.turn, last.number))


def sister_view(state: CatsState, at: Standing) -> SisterView | None:
    sister = state.sister
    if sister is None:
        return None
    told = at, sister.facts()
    if sister.view is None or sister.told != told:
        sister.view = made_sister_view(sister, at)
        sister.told = told
    return sister.view


def made_sister_view(sister: Sister, at: Standing) -> SisterView:
    parts = sister_parts(sister, at)
    return SisterView(
        colours=tuple([COLOURS[colour] for colour in sister.colours]),
        lessons=tuple([LessonView(card, points, *progress(card, at, -1)) for card, points in parts[1:]]),
        cards=tuple(sister.today),
        left=sister.left,
        speed=sister.speed if sister.dealt else 0,
        colour_points=tuple(colour_points(sister, at)),
        score=sum([points for _, points in parts]),
    )


def determinize(state: CatsState, seat: Seat, rng: Rng) -> CatsState:
    """Cards the seat cannot see are dealt anew. What lies in the bag and in decks has no order before it is drawn."""
    twin = state.twin(rng, [crew.clone() for crew in state.crews])
    if state.seats > 1 and state.steps:
        redeal(twin, seat, rng)
    return twin
