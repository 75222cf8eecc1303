"""Positions in a short notation, and a table to try them on through the public steps."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from archipel.core.catalog import game
from archipel.core.rng import Quick, Rng
from archipel.core.state import Step
from archipel.games.small_islands.board import Board, empty_board
from archipel.games.small_islands.content.packing import edition_of
from archipel.games.small_islands.edition import BOAT_POSE, SPOT_ICON
from archipel.games.small_islands.explorer import EXPLORE, Alexis
from archipel.games.small_islands.geometry import TABLES, cell_of
from archipel.games.small_islands.objectives import LEAF, LOTUS, ONE_TILE, PORT, SPOT, TEMPLE, count
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.steps.hand import go_on
from archipel.games.small_islands.steps.joker import JOKERS
from archipel.games.small_islands.steps.moor import moor
from archipel.games.small_islands.steps.rewards import begin_rewards
from archipel.games.small_islands.steps.rounds import ROUNDS
from archipel.games.small_islands.steps.turn import TURN
from archipel.games.small_islands.supply import decks_of
from archipel.games.small_islands.views import SmallView
from archipel.kit.masks import mask_of
from archipel.kit.testing import table

SMALL = game("small_islands")
HOUSE = edition_of("")
LAID = re.compile(r"(?P<tile>\w+)@(?P<x>-?\d+),(?P<y>-?\d+)(?:r(?P<turn>\d))?")
CLOSED = "L28@0,0r0 L29@1,0r1 L30@1,1r2 L31@0,1r3"
"""The closed island of four of B06."""
BAY = "L02@-1,0r3 L16@0,0r1 L10@0,1r0 L11@1,1r0 L12@2,1r0 L17@2,0r1 L03@3,0r1"
"""The sea of the rulebook's example of Alexis: A16, F01 to F03."""


class Table(table.Table[SmallState, SmallView]):
    game = SMALL

    def actor(self) -> int:
        return self.state.to_act()[0]


def sea(notation: str, *, size: int = 21) -> Board:
    """Tiles where they lie, in order: `L40@0,0r0 boat@1,1`; nothing is checked."""
    board = empty_board(HOUSE, TABLES[size])
    for found in LAID.finditer(notation):
        pose = BOAT_POSE if found["tile"] == "boat" else HOUSE.tile_of[found["tile"]] * 4 + int(found["turn"])
        board.lay(pose, cell_of(int(found["x"]), int(found["y"])))
    return board


def counts(
    *, lotus: int = 0, fruit: int = 0, leaf: int = 0, temples: int = 0, ports: int = 0, spots: int = 0, tiles: int = 2
) -> int:
    """An abstract island."""
    return lotus | fruit << 8 | leaf << LEAF | temples << TEMPLE | ports << PORT | spots << SPOT | tiles * ONE_TILE


def told(board: Board, x: int, y: int) -> dict[str, int]:
    """The counts of the island of the only land of a tile."""
    found = board.counts[board.island[board.base[board.at[cell_of(x, y)]]]]
    fields = {"lotus": LOTUS, "fruit": 8, "leaf": LEAF, "temples": TEMPLE, "ports": PORT, "spots": SPOT, "tiles": 48}
    return {name: count(found, field) for name, field in fields.items()}


def tiles_of(names: str) -> list[int]:
    return [HOUSE.tile_of[name] for name in names.split()]


def cards(names: str) -> list[int]:
    return [HOUSE.card_of[name] for name in names.split()]


def exploring(
    tiles: str,
    *,
    seats: int = 2,
    mode: str = "normal",
    hands: Sequence[str] = (),
    row: Sequence[str] = ("L01", "L02", "L03"),
    navigation: int = 6,
    reserve: int = 12,
    now: Sequence[str] = (),
    later: Sequence[str] = (),
    pool: str = "",
    houses: Sequence[tuple[int, int, int]] = (),
    boats: Sequence[tuple[int, int, int]] = (),
    rng: Rng | None = None,
    **options: Any,
) -> Table:
    """The turn of seat 0 in the first round of a position; `pool` are the tiles face down, where they matter, `houses`
    and `boats` those that stand already: x, y, colour (-1: grey)."""
    state = dealt(seats, mode=mode, first="host" if seats > 1 else "random", **options).state
    state.board = sea(tiles, size=options.get("table", 21))
    state.starts = []
    state.round = 1
    state.turn = state.first = 0
    state.rng = rng or Quick(1)
    for seat, mat in enumerate(state.mats[:seats]):
        mat.hand = tiles_of(hands[seat] if seat < len(hands) else "L40 L41")
        usual = f"M0{seat + 1} R0{seat + 1}" if state.advanced else f"O0{seat + 1}"
        mat.now = cards(now[seat] if seat < len(now) else usual)
    deal_later(state, later)
    state.row = [HOUSE.tile_of[name] if name else -1 for name in row]
    state.navigation, state.reserve = navigation, reserve
    state.pool = mask_of(tiles_of(pool)) if pool else state.pool
    steps: list[Step[Any]] = [ROUNDS, TURN]
    state.steps = steps
    for house in houses:
        settle(state, *house)
    for x, y, colour in boats:
        moor(state, max(colour, 0), cell_of(x, y), colour >= 0)
    return Table(state)


def deal_later(state: SmallState, later: Sequence[str]) -> None:
    """Cards set aside, told or the last of the deck; the deck is what nobody has."""
    decks = decks_of(state)
    state.deck = sum(decks)
    for mat in state.mats:
        state.deck &= ~mask_of(mat.now)
    for seat, mat in enumerate(state.mats[: state.seats]):
        mat.later = cards(later[seat]) if seat < len(later) else []
        for deck in decks if not mat.later else ():
            mat.later.append((state.deck & deck).bit_length() - 1)
            state.deck &= ~(1 << mat.later[-1])
        state.deck &= ~mask_of(mat.later)


def rewarding(tiles: str, *, lander: int = 0, **position: Any) -> Table:
    """The reward phase of a position, begun by whoever landed."""
    table = exploring(tiles, **position)
    table.state.turn = table.state.lander = lander
    begin_rewards(table.state)
    return table.run()


def jokering(tiles: str, **position: Any) -> Table:
    """A tile was just laid: the joker of seat 0."""
    table = exploring(tiles, **position)
    table.state.slot = 0
    table.state.row[0] = -1
    table.state.steps.append(JOKERS)
    return table


def taken(tiles: str, **position: Any) -> Table:
    """Seat 0 took the tile of slot 1 and has three."""
    table = exploring(tiles, **position)
    state = table.state
    state.slot = 0
    state.mats[0].hand.append(state.row[0])
    state.row[0] = -1
    go_on(state)
    return table


def settle(state: SmallState, x: int, y: int, colour: int) -> None:
    """A house that stands already, of those in reserve."""
    tile = state.board.at[cell_of(x, y)]
    spot = tile * 8 + HOUSE.icons[state.board.poses[tile] >> 2].index(SPOT_ICON)
    state.board.settle(spot, colour)
    state.homes.append(spot * 4 + colour)
    state.mats[colour].reserve -= 1


def harbour(state: SmallState, x: int, y: int, ports: int) -> int:
    """The cell west of a tile with so many ports at x, y."""
    state.board.at[cell_of(x, y)] = len(state.board.cells)
    state.board.cells.append(cell_of(x, y))
    state.board.poses.append(0)
    state.board.ports.append(ports)
    return cell_of(x - 1, y)


def facing_alexis(tiles: str, card: str, anchor: tuple[int, int], **position: Any) -> Table:
    """The turn of Alexis, who draws this card; `anchor` is the tile laid last."""
    table = exploring(tiles, seats=1, mode=position.pop("mode", "solo"), **position)
    alexis = alexis_of(table)
    number = [one.name for one in HOUSE.expeditions].index(card)
    alexis.deck |= 1 << number
    alexis.pile, alexis.away, alexis.use = 1 << number, alexis.deck ^ 1 << number, EXPLORE
    alexis.anchor = cell_of(*anchor)
    table.state.turn = 1
    return table


def alexis_of(table: Table) -> Alexis:
    alexis = table.state.alexis
    assert alexis is not None
    return alexis


def dealt(seats: int, seed: int = 1, **options: Any) -> Table:
    """A new game."""
    mode = options.pop("mode", "solo" if seats == 1 else "normal")
    state = SMALL.new(SMALL.options(mode=mode, **options), seats, seed)
    assert isinstance(state, SmallState)
    return Table(state)


def started(table: Table) -> Table:
    """The four start tiles, any legal way."""
    while table.view(None).pending.stage == "start":
        table.does(table.legal()[0])
    return table
