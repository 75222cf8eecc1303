"""What of a state is shown to all: the table, the islands, the players, Alexis; and what an objective would pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from archipel.core.parts import kept
from archipel.core.values import Seat
from archipel.games.small_islands import objectives, scoring
from archipel.games.small_islands.board import HOUSES, Board
from archipel.games.small_islands.content.packing import edition_of
from archipel.games.small_islands.edition import BOAT, BOAT_POSE, FACE_NAMES, ICON_NAMES, RESOURCE_NAMES
from archipel.games.small_islands.explorer import LAND, MISSION, Alexis
from archipel.games.small_islands.geometry import DIRECTIONS, STEPS, x_of, y_of
from archipel.games.small_islands.mat import ON_OFFER, TURNED, Mat
from archipel.games.small_islands.objectives import FRUIT, LEAF, LOTUS, PORT, SPOT, TEMPLE, TILE, Mission, Reward, count
from archipel.games.small_islands.scoring import Win, remembered
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
    board = state.board
    lying = tuple(board.cells), tuple(board.poses), tuple(board.shown), tuple(board.ports), tuple(board.island)
    boats = tuple([mat.boat for mat in state.mats])
    return sea_view(state.options.content, *lying, tuple(state.homes), tuple(state.laid), boats)


@kept
def sea_view(
    content: str, cells: tuple[int, ...], poses: tuple[int, ...], shown: tuple[int, ...], ports: tuple[int, ...],
    island: tuple[int, ...], homes: tuple[int, ...], laid: tuple[int, ...], boats: tuple[int, ...],
) -> tuple[TileView, ...]:  # fmt: skip
    """Tiles as they were laid; the arguments are lists of the board and the state."""
    houses: dict[int, list[tuple[int, int]]] = {}
    for home in homes:
        # (tile * 8 + icon) * 4 + colour
        houses.setdefault(home >> 5, []).append((home >> 2 & 7, home & 3))
    jokers: dict[int, list[tuple[int, str, int, int]]] = {}
    for token in laid:
        land, tile, icon, face, colour = unpacked(token)
        at = -1 if icon == ON_COAST else icon
        jokers.setdefault(tile, []).append((at, FACE_NAMES[face], colour, land))
    lands = edition_of(content).lands
    numbers = {name: number for number, name in enumerate(sorted(set(island)))}
    owners = {boat: colour for colour, boat in enumerate(boats)}
    found = []
    first = 0
    for tile, (cell, pose) in enumerate(zip(cells, poses, strict=True)):
        if pose == BOAT_POSE:
            found.append(boat_view(cell, owners.get(cell, -1)))
            continue
        last = first + lands[pose >> 2]
        islands = tuple([numbers[name] for name in island[first:last]])
        on = tuple(houses.get(tile, ())), tuple(jokers.get(tile, ()))
        found.append(tile_view(content, pose, cell, shown[tile], ports[tile], islands, *on))
        first = last
    return tuple(found)


@kept
def boat_view(cell: int, owner: int) -> TileView:
    x, y = cell_view(cell)
    return TileView("boat", x, y, BOAT_POSE & 3, owner=owner)


@kept
def tile_view(
    content: str, pose: int, cell: int, shown: int, ports: int, islands: tuple[int, ...],
    houses: tuple[tuple[int, int], ...], jokers: tuple[tuple[int, str, int, int], ...],
) -> TileView:  # fmt: skip
    edition = edition_of(content)
    kind = pose >> 2
    x, y = cell_view(cell)
    shows = []
    for at, icon in enumerate(edition.icons[kind]):
        # As in `Board.resource`: two bits an icon.
        shows.append(RESOURCE_NAMES[shown >> 2 * at & 3] if icon < 4 else ICON_NAMES[icon])
    return TileView(edition.names[kind], x, y, pose & 3, tuple(shows), houses, jokers, islands, ports)


def coasts_of(state: SmallState) -> Coasts:
    board = state.board
    return coasts(state.options.content, tuple(board.cells), tuple(board.poses), tuple(board.island))


def island_views(state: SmallState, seat: Seat | None, along: Coasts) -> tuple[IslandView, ...]:
    board = state.board
    mission, reward = objective(state, seat)
    colours = len(state.mats)
    found = []
    for island, cells, complete in along:
        counts = board.counts[island]
        meets = mission is not None and seat is not None and board.meets(island, mission, seat)
        welcomes = seat is not None and board.welcomes(island, seat)
        worth = draws = 0
        if meets and reward is not None:
            worth = reward.pays(counts)
            draws = count(counts, TEMPLE) if reward.kind == objectives.DISCOVERY else 0
        homes = board.homes[island]
        found.append(island_view(cells, counts, homes, colours, complete, meets, welcomes, worth, draws))
    return tuple(found)


@kept
def coasts(content: str, cells: tuple[int, ...], poses: tuple[int, ...], island: tuple[int, ...]) -> Coasts:
    """The islands as the board names them, each with its cells and whether it is complete, as `Board.complete`."""
    edition = edition_of(content)
    taken = frozenset(cells)
    found: dict[int, dict[int, None]] = {}
    unclosed: set[int] = set()
    first = 0
    for cell, pose in zip(cells, poses, strict=True):
        lands = island[first : first + edition.lands[pose >> 2]]
        first += len(lands)
        for name in lands:
            found.setdefault(name, {})[cell] = None
        for side in range(4):
            land = edition.links[pose * 4 + side]
            if land >= 0 and cell + STEPS[side] not in taken:
                unclosed.add(lands[land])
    return tuple([(name, tuple(around), name not in unclosed) for name, around in found.items()])


@kept
def island_view(
    cells: tuple[int, ...], counts: int, homes: int, colours: int, complete: bool,
    meets: bool, welcomes: bool, worth: int, draws: int,
) -> IslandView:  # fmt: skip
    return IslandView(
        cells=tuple([cell_view(cell) for cell in cells]),
        size=count(counts, TILE),
        lotus=count(counts, LOTUS),
        fruit=count(counts, FRUIT),
        leaf=count(counts, LEAF),
        temples=count(counts, TEMPLE),
        ports=count(counts, PORT),
        spots=count(counts, SPOT),
        free=count(counts, SPOT) - (homes >> HOUSES),
        # As in `Board.houses`: four bits a colour, and all of them together above.
        houses=tuple([homes >> 4 * colour & 15 for colour in range(colours)]),
        complete=complete,
        meets=meets,
        open=welcomes,
        worth=worth,
        draws=draws,
    )


def objective(state: SmallState, seat: Seat | None) -> tuple[Mission | None, Reward | None]:
    """The objective of the round of a seat, once it is chosen whole."""
    if seat is None or not state.mats[seat].now or state.mats[seat].cards:
        return None, None
    cards = [state.edition.cards[card] for card in state.mats[seat].now]
    return state.edition.missions[cards[0].mission], state.edition.rewards[cards[-1].reward]


def prospect(state: SmallState, seat: Seat | None, islands: tuple[IslandView, ...]) -> tuple[int, int]:
    """Islands and PP if the round ended now: the best ones, as far as the houses at hand go."""
    if seat is None:
        return 0, 0
    worths = sorted([island.worth for island in islands if island.meets and island.open], reverse=True)
    best = worths[: state.mats[seat].at_hand]
    return len(best), sum(best)


def card_views(state: SmallState, cards: list[int]) -> tuple[CardView, ...]:
    return tuple([card_view(state.options.content, card) for card in cards])


@kept
def card_view(content: str, number: int) -> CardView:
    card = edition_of(content).cards[number]
    return CardView(card.name, card.lines[0], card.lines[1], card.mark)


def mat_view(state: SmallState, colour: int) -> MatView:
    mat = state.mats[colour]
    over = not state.steps
    score = scoring.total(state, colour)
    return MatView(
        seat=colour,
        colour=COLOURS[1 - colour] if state.alexis is not None else COLOURS[colour],
        pp=mat.points(),
        gains=tuple(mat.gains),
        at_hand=mat.at_hand,
        in_reserve=mat.reserve,
        placed=mat.placed(),
        jokers=joker_names(mat.jokers),
        tokens=len(mat.tokens),
        values=tuple(mat.tokens) if over else (),
        hand=len(mat.hand),
        known=tuple([state.edition.names[tile] for tile in mat.hand if mat.known >> tile & 1]),
        objective=bared(state, colour),
        boat=boat_state(mat),
        boat_cell=cell_view(mat.boat) if mat.boat >= 0 else None,
        ports=scoring.boat_ports(state, colour),
        score=score if over else score - sum(mat.tokens),
    )


def bared(state: SmallState, colour: int) -> tuple[CardView, ...]:
    """The objective a colour revealed, until the next one is chosen."""
    return card_views(state, [packed >> 2 for packed in state.bared if packed & 3 == colour])


def wins(state: SmallState) -> tuple[WinView, ...]:
    """What the houses of the last rewards bring."""
    return tuple([win_view(state.board, remembered(packed)) for packed in state.won])


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


def alexis_view(state: SmallState, alexis: Alexis) -> AlexisView:
    level = state.edition.levels[alexis.level]
    names = [card.name for card in state.edition.expeditions]
    return AlexisView(
        level=alexis.level + 1,
        base=level.base,
        each=level.each,
        explore=level.explore,
        land=level.land,
        pile=alexis.pile.bit_count(),
        discards=tuple([names[card] for card in bits(alexis.away)]),
        seen=tuple([names[card] for card in bits(alexis.seen)]),
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
