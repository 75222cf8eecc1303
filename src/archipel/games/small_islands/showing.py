"""What of a state is shown to all: the table, the islands, the players, Alexis; and what an objective would pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from archipel.core.parts import kept
from archipel.core.values import Seat
from archipel.games.small_islands import objectives, scoring
from archipel.games.small_islands.board import Board
from archipel.games.small_islands.edition import BOAT, BOAT_POSE, FACE_NAMES, ICON_NAMES, RESOURCE_NAMES
from archipel.games.small_islands.explorer import LAND, MISSION, Alexis
from archipel.games.small_islands.geometry import DIRECTIONS, x_of, y_of
from archipel.games.small_islands.mat import ON_OFFER, TURNED, Mat
from archipel.games.small_islands.objectives import FRUIT, LEAF, LOTUS, PORT, SPOT, TEMPLE, TILE, Mission, Reward, count
from archipel.games.small_islands.scoring import Win, remembered
from archipel.games.small_islands.sight import Look, Shore
from archipel.games.small_islands.steps.joker import ON_COAST, unpacked
from archipel.games.small_islands.views import (
    AlexisView,
    CardView,
    ExpeditionView,
    IslandView,
    MatView,
    TileView,
    WinView,
)
from archipel.kit.masks import bits

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

Coasts = tuple[tuple[int, tuple[int, ...], bool], ...]
COLOURS: Final = ("purple", "red", "yellow", "blue")


def cell_view(cell: int) -> tuple[int, int]:
    return x_of(cell), y_of(cell)


def tile_views(state: SmallState) -> tuple[TileView, ...]:
    """Tiles as they were laid."""
    sight = state.board.sight
    if sight.sea is None:
        found: list[TileView] = []
        for tile, shown in enumerate(sight.tiles):
            if shown is None:
                shown = tile_view(state, tile)
                sight.tiles[tile] = shown
            found.append(shown)
        sight.sea = tuple(found)
    return sight.sea


def tile_view(state: SmallState, tile: int) -> TileView:
    board = state.board
    pose = board.poses[tile]
    cell = board.cells[tile]
    x, y = cell_view(cell)
    if pose == BOAT_POSE:
        owners = [colour for colour in range(len(state.mats)) if state.mats[colour].boat == cell]
        return TileView("boat", x, y, BOAT_POSE & 3, owner=owners[-1] if owners else -1)
    kind = pose >> 2
    shows = []
    for at, icon in enumerate(state.edition.icons[kind]):
        shows.append(RESOURCE_NAMES[board.resource(tile, at)] if icon < 4 else ICON_NAMES[icon])
    # (tile * 8 + icon) * 4 + colour
    houses = tuple([(home >> 2 & 7, home & 3) for home in state.homes if home >> 5 == tile])
    first = board.base[tile]
    islands = tuple([board.number(board.island[first + land]) for land in range(state.edition.lands[kind])])
    name = state.edition.names[kind]
    return TileView(name, x, y, pose & 3, tuple(shows), houses, jokers_on(state, tile), islands, board.ports[tile])


def jokers_on(state: SmallState, tile: int) -> tuple[tuple[int, str, int, int], ...]:
    found = []
    for token in state.laid:
        land, where, icon, face, colour = unpacked(token)
        if where == tile:
            found.append((-1 if icon == ON_COAST else icon, FACE_NAMES[face], colour, land))
    return tuple(found)


def look(state: SmallState, seat: Seat | None) -> Look:
    """The islands, for whoever looks."""
    looks = state.board.sight.looks
    wanted = aim(state, seat)
    found = looks.get(wanted)
    if found is None:
        islands = [island_view(state, seat, wanted, island) for island in state.board.islands()]
        worths = [island.worth for island in islands if island.meets and island.open]
        worths.sort(reverse=True)
        found = Look(tuple(islands), worths)
        looks[wanted] = found
    return found


def aim(state: SmallState, seat: Seat | None) -> int:
    """Who looks, and for what, as one number."""
    if seat is None:
        return 0
    if not chosen(state, seat):
        return 1 + seat
    now = state.mats[seat].now
    # Three bits of the seat, twelve of the mission's card, then the reward's.
    return ((now[-1] + 1) << 12 | now[0]) << 3 | 1 + seat


def island_view(state: SmallState, seat: Seat | None, wanted: int, island: int) -> IslandView:
    board = state.board
    shore = board.sight.shores[island]
    if shore is None:
        shore = Shore(cells_of(board, island), board.complete(island))
        board.sight.shores[island] = shore
    found = shore.views.get(wanted)
    if found is None:
        found = seen_by(state, seat, island, shore)
        shore.views[wanted] = found
    return found


def cells_of(board: Board, island: int) -> tuple[tuple[int, int], ...]:
    """Where it lies; two lands of a tile follow each other."""
    found = []
    last = -1
    for land in range(island, len(board.island)):
        if board.island[land] == island and board.tile_of[land] != last:
            last = board.tile_of[land]
            found.append(cell_view(board.cells[last]))
    return tuple(found)


def seen_by(state: SmallState, seat: Seat | None, island: int, shore: Shore) -> IslandView:
    board = state.board
    counts = board.counts[island]
    homes = board.homes[island]
    mission, reward = objective(state, seat)
    meets = mission is not None and seat is not None and board.meets(island, mission, seat)
    worth = draws = 0
    if meets and reward is not None:
        worth = reward.pays(counts)
        draws = count(counts, TEMPLE) if reward.kind == objectives.DISCOVERY else 0
    return IslandView(
        shore.cells,
        count(counts, TILE),
        count(counts, LOTUS),
        count(counts, FRUIT),
        count(counts, LEAF),
        count(counts, TEMPLE),
        count(counts, PORT),
        count(counts, SPOT),
        board.free_spots(island),
        # As in `Board.houses`: four bits a colour, and all of them together above.
        tuple([homes >> 4 * colour & 15 for colour in range(len(state.mats))]),
        shore.complete,
        meets,
        seat is not None and board.welcomes(island, seat),
        worth,
        draws,
    )


def objective(state: SmallState, seat: Seat | None) -> tuple[Mission | None, Reward | None]:
    """The objective of the round of a seat, once it is chosen whole."""
    if seat is None or not chosen(state, seat):
        return None, None
    cards = [state.edition.cards[card] for card in state.mats[seat].now]
    return state.edition.missions[cards[0].mission], state.edition.rewards[cards[-1].reward]


def chosen(state: SmallState, seat: Seat) -> bool:
    mat = state.mats[seat]
    return len(mat.now) > 0 and not mat.cards


def prospect(state: SmallState, seat: Seat | None, worths: list[int]) -> tuple[int, int]:
    """Islands and PP if the round ended now: the best ones, as far as the houses at hand go."""
    if seat is None:
        return 0, 0
    best = worths[: state.mats[seat].at_hand]
    return len(best), sum(best)


def card_views(state: SmallState, cards: list[int]) -> tuple[CardView, ...]:
    return tuple([state.edition.card_view(card) for card in cards]) if cards else ()


def mat_view(state: SmallState, colour: int) -> MatView:
    """Kept while all of it is as it was."""
    mat = state.mats[colour]
    houses = mat.at_hand, mat.reserve, mat.jokers, mat.boat, scoring.boat_ports(state, colour), not state.steps
    told = houses, tuple(mat.hand), mat.known, tuple(mat.tokens), tuple(mat.gains), tuple(state.bared)
    if mat.view is None or mat.told != told:
        mat.view = made_mat_view(state, colour)
        mat.told = told
    return mat.view


def made_mat_view(state: SmallState, colour: int) -> MatView:
    mat = state.mats[colour]
    over = not state.steps
    score = scoring.total(state, colour)
    return MatView(
        colour,
        COLOURS[1 - colour] if state.alexis is not None else COLOURS[colour],
        mat.points(),
        tuple(mat.gains),
        mat.at_hand,
        mat.reserve,
        mat.placed(),
        joker_names(mat.jokers),
        len(mat.tokens),
        tuple(mat.tokens) if over else (),
        len(mat.hand),
        tuple([state.edition.names[tile] for tile in mat.hand if mat.known >> tile & 1]),
        bared(state, colour),
        boat_state(mat),
        cell_view(mat.boat) if mat.boat >= 0 else None,
        scoring.boat_ports(state, colour),
        score if over else score - sum(mat.tokens),
    )


def bared(state: SmallState, colour: int) -> tuple[CardView, ...]:
    """The objective a colour revealed, until the next one is chosen."""
    return card_views(state, [packed >> 2 for packed in state.bared if packed & 3 == colour])


def wins(state: SmallState) -> tuple[WinView, ...]:
    """What the houses of the last rewards bring."""
    return tuple([win_view(state.board, remembered(packed)) for packed in state.won]) if state.won else ()


def win_view(board: Board, win: Win) -> WinView:
    x, y = cell_view(board.cells[win.spot >> 3])
    return WinView(x, y, win.spot & 7, win.colour, win.points, win.draws)


@kept
def joker_names(tokens: int) -> tuple[str, ...]:
    return tuple([f"J{token + 1}" for token in bits(tokens)])


def boat_state(mat: Mat) -> Literal["offer", "sea", "turned"]:
    if mat.boat == ON_OFFER:
        return "offer"
    return "turned" if mat.boat == TURNED else "sea"


def alexis_views(state: SmallState) -> tuple[AlexisView | None, ExpeditionView | None]:
    """Alexis and his last card, kept while all of them is as it was."""
    alexis = state.alexis
    if alexis is None:
        return None, None
    told = alexis.facts()
    if alexis.views is None or alexis.told != told:
        alexis.views = alexis_view(state, alexis), expedition_view(state, alexis)
        alexis.told = told
    return alexis.views


def alexis_view(state: SmallState, alexis: Alexis) -> AlexisView:
    level = state.edition.levels[alexis.level]
    cards = state.edition.expeditions
    return AlexisView(
        level=alexis.level + 1,
        base=level.base,
        each=level.each,
        explore=level.explore,
        land=level.land,
        pile=alexis.pile.bit_count(),
        discards=tuple([cards[card].name for card in bits(alexis.away)]),
        seen=tuple([cards[card].name for card in bits(alexis.seen)]),
        mark=level.mark,
    )


def expedition_view(state: SmallState, alexis: Alexis) -> ExpeditionView | None:
    if alexis.card < 0:
        return None
    card = state.edition.expeditions[alexis.card]
    use: Literal["explore", "land", "mission"] = "explore"
    if alexis.use == MISSION:
        use = "mission"
    elif alexis.use == LAND:
        use = "land"
    tile = ""
    if alexis.tile >= 0:
        tile = "boat" if alexis.tile == BOAT else state.edition.names[alexis.tile]
    return ExpeditionView(
        card=card.name,
        use=use,
        land=card.land,
        slot=card.slot,
        directions=tuple([DIRECTIONS[way] for way in card.ways]),
        mission=card.line,
        mark=card.mark,
        origin=cell_view(alexis.origin) if alexis.origin >= 0 else None,
        tile=tile,
        way=alexis.way,
        found=cell_view(alexis.found) if alexis.found >= 0 else None,
    )
