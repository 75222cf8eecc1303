"""From a state to an outcome: PP, tokens, boats; ties; Alexis; the achievements of the Great Explorer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from archipel.core.values import Outcome, Part, Score, Seat
from archipel.games.small_islands.board import Board
from archipel.games.small_islands.explorer import ALEXIS, Alexis
from archipel.games.small_islands.mat import HOUSES
from archipel.games.small_islands.values import SmallOptions
from archipel.kit.ranking import score_of

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

NORMAL: Final = ("N1", "N2", "N3", "N4", "N5", "N6", "N7")
ADVANCED: Final = ("V1", "V2", "V3", "V4", "V5", "V6", "V7")
TIES: Final = ("", "tie-houses", "tie-ports", "tie-last")
OPENING: Final = 5


class Win(NamedTuple):
    """A house by its spot and colour, the PP it pays, the discovery tokens it lets draw."""

    spot: int
    colour: int
    points: int
    draws: int


def outcome(state: SmallState) -> Outcome:
    scores = tuple([score(state, seat) for seat in range(state.seats)])
    best = ranking(state)[0]
    return Outcome((best,) if best < state.seats else (), scores, state.reason)


def score(state: SmallState, seat: Seat) -> Score:
    mat = state.mats[seat]
    parts = [Part(f"round-{number + 1}", mat.gains[number]) for number in range(state.round)]
    parts += [Part("discovery", sum(mat.tokens)), Part("boat", boat_ports(state, seat))]
    return score_of(parts)


def total(state: SmallState, colour: int) -> int:
    """The score as it stands, Alexis' too."""
    mat = state.mats[colour]
    points = mat.points() + sum(mat.tokens) + boat_ports(state, colour)
    alexis = state.alexis
    if alexis is not None and colour == ALEXIS:
        level = state.edition.levels[alexis.level]
        points += level.base + level.each * mat.placed()
    return points


def boat_ports(state: SmallState, colour: int) -> int:
    """Ports around the own boat; of Alexis, around each grey one."""
    if state.alexis is not None and colour == ALEXIS:
        return sum([state.board.ports_around(cell) for cell in state.grey_cells])
    boat = state.mats[colour].boat
    return state.board.ports_around(boat) if boat >= 0 else 0


def remember(state: SmallState, win: Win) -> None:
    """What a house brings, known until all have chosen their next objectives."""
    # Eight bits of tokens, sixteen of points, two of the colour, then the spot.
    state.won.append(((win.spot * 4 + win.colour) << 16 | win.points) << 8 | win.draws)


def remembered(packed: int) -> Win:
    home = packed >> 24
    return Win(home >> 2, home & 3, packed >> 8 & 0xFFFF, packed & 0xFF)


def bare(state: SmallState, colour: int) -> None:
    """The objective of a colour lies open as long."""
    state.bared += [card * 4 + colour for card in state.mats[colour].now]


def forget_winnings(state: SmallState) -> None:
    state.bared = []
    state.won = []


def merit(state: SmallState, colour: int) -> tuple[int, int, int, int]:
    """Score, houses, ports, the moment of the last tile."""
    mat = state.mats[colour]
    return total(state, colour), mat.placed(), boat_ports(state, colour), mat.last


def ranking(state: SmallState) -> list[int]:
    """Colours, the best first."""
    merits = [(merit(state, colour), colour) for colour in range(len(state.mats))]
    merits.sort(reverse=True)
    return [colour for _, colour in merits]


def tie(state: SmallState) -> str:
    """What parted the first two, where their scores did not."""
    one, two = [merit(state, colour) for colour in ranking(state)[:2]]
    for place in range(4):
        if one[place] != two[place]:
            return TIES[place]
    return TIES[3]


def earned(state: SmallState) -> tuple[str, ...]:
    """The achievements of whoever won the finished game; none with components of one's own."""
    if state.steps or state.options.content:
        return ()
    winner = ranking(state)[0]
    if winner >= state.seats:
        return ()
    reached = _advanced(state, winner) if state.advanced else _normal(state, winner)
    names = ADVANCED if state.advanced else NORMAL
    return tuple([name for name, won in zip(names, reached, strict=True) if won])


def _normal(state: SmallState, seat: Seat) -> list[bool]:
    mat, board = state.mats[seat], state.board
    boats = state.landed if state.options.first_boat == "any" else [colour for colour in state.landed if colour >= 0]
    return [
        total(state, seat) >= 60,
        boat_ports(state, seat) >= 10,
        len([island for island in board.islands() if board.size(island) >= 2]) >= 12,
        mat.placed() == HOUSES,
        boats[:1] == [seat],
        len(mat.tokens) >= 4,
        _beaten(state.alexis, 4),
    ]


def _advanced(state: SmallState, seat: Seat) -> list[bool]:
    mat, board = state.mats[seat], state.board
    return [
        boat_ports(state, seat) >= 12,
        max([board.size(island) for island in board.islands()], default=0) >= 13,
        mat.placed() <= 6,
        mat.boat < 0,
        mat.jokers.bit_count() == 4,
        _beaten(state.alexis, 6),
        _joined_own(board, seat),
    ]


def _beaten(alexis: Alexis | None, level: int) -> bool:
    return alexis is not None and alexis.level + 1 >= level


def _joined_own(board: Board, seat: Seat) -> bool:
    """Two houses of a seat on one island."""
    return any(board.houses(island, seat) >= 2 for island in board.islands())


def pack_key(options: SmallOptions) -> tuple[int, tuple[str, ...]]:
    """How many achievements of which list open the pack in use."""
    if not options.pack:
        return 0, ()
    return OPENING, ADVANCED if options.mode in ("advanced", "solo_advanced") else NORMAL
