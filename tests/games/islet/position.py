"""Positions in a short notation, and a table to try them on through the public steps."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Self

import msgspec

from archipel.core.catalog import game
from archipel.core.rng import Quick
from archipel.games.islet.bag import Bag
from archipel.games.islet.bird import SEA, Bird
from archipel.games.islet.board import KIND, Board
from archipel.games.islet.content.cards import CARD_OF
from archipel.games.islet.content.parts import EGGS, IN_BAG, KIND_OF, RESOURCE_OF, RESOURCES
from archipel.games.islet.grid import cell_at, spot
from archipel.games.islet.purse import count, one, purse_of
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.rounds import ROUNDS
from archipel.games.islet.steps.turn import TURN
from archipel.games.islet.values import IsletOptions, IsletView
from archipel.kit.masks import mask_of
from archipel.kit.testing import table

ISLET = game("islet")
CELL = re.compile(r"(n?)(-?\d+),(-?\d+)")
H = "-1,0:Wb 0,0:Sl 1,0:Cf 1,1:Wl 0,1:Sf -1,1:Cb"
NIGHT = " n-1,0:Wb n0,0:Sl n1,0:Cf n1,1:Wl n0,1:Sf n-1,1:Cb"


class Player(msgspec.Struct, kw_only=True):
    """`at` is a cell, empty in the sea; `g` are guaranteed cards, tipped ones with a star; `eggs` is free/g/laid."""

    at: str = ""
    hand: str = "Wb Sl Cf Wl"
    raw: str = ""
    g: str = ""
    eggs: str = ""
    levels: Sequence[int] = ()


class Table(table.Table[IsletState, IsletView]):
    game = ISLET

    def cells(self, start: str = "place", seat: int = 0) -> set[str]:
        """The cells of what is offered: `0,-1`, on the night islet `n0,-1`."""
        at = 0 if start in ("advance", "start") else 1
        found = [line.split()[at : at + 3] for line in self.legal(start, seat)]
        return {("n" if islet == "2" else "") + f"{x},{y}" for islet, x, y in found}

    def ways(self, start: str, seat: int = 0) -> list[str]:
        """Payments offered for a step to a cell, or for an egg."""
        line = f"advance {words(start)}" if start != "lay" else start
        return self.legal(f"{line} ", seat)

    def put(self, tile: str, cell: str, seat: int = 0) -> Self:
        return self.does(f"place {tile} {words(cell)}", seat=seat)

    def goes(self, cell: str, pay: str = "-", seat: int = 0) -> Self:
        return self.does(f"advance {words(cell)} {pay}", seat=seat)

    def stage(self) -> str:
        return self.view(None).stage

    def raw(self, seat: int = 0) -> str:
        return held(self.view().birds[seat].raw)

    def guaranteed(self, seat: int = 0) -> str:
        """Ready ones, then tipped ones with a star."""
        bird = self.view().birds[seat]
        ready = [code for code, count in zip(RESOURCES, bird.ready, strict=True) for _ in range(count)]
        tipped = [f"{code}*" for code, count in zip(RESOURCES, bird.tipped, strict=True) for _ in range(count)]
        return " ".join([*ready, *tipped])

    def eggs(self, seat: int = 0) -> str:
        bird = self.view().birds[seat]
        return f"{bird.free}/{sum(bird.ready) + sum(bird.tipped)}/{bird.laid}"

    def piles(self) -> dict[str, int]:
        return dict(zip(RESOURCES, self.view().piles, strict=True))

    def pawn(self, seat: int = 0) -> str:
        at = self.view().birds[seat].at
        return ("n" if at[0] == 2 else "") + f"{at[1]},{at[2]}" if at else "sea"

    def hand(self, seat: int = 0) -> list[str]:
        return list(self.view(seat).hand)

    def cards(self) -> dict[int, list[str]]:
        """Open cards by islet."""
        return {islet: [card.card for card in self.view().cards if card.islet == islet] for islet in (1, 2)}


def opened(seats: int, seed: int = 1, **options: Any) -> Table:
    """A new game."""
    state = ISLET.new(agreed(seats, options), seats, seed)
    assert isinstance(state, IsletState)
    return Table(state)


def agreed(seats: int, options: Mapping[str, Any]) -> IsletOptions:
    found = ISLET.choose_options(ISLET.mode("solo" if seats == 1 else "rivals"), options)
    assert isinstance(found, IsletOptions)
    return found


def position(
    cells: str = H,
    *players: Player,
    bag: int = 40,
    piles: Mapping[str, int] | None = None,
    round: int = 5,
    cards: tuple[str, str] = ("", ""),
    deck: str = "",
    discards: str = "",
    **options: Any,
) -> Table:
    """The first player is to begin a turn; `cards` are those open by day and by night, where one plays alone."""
    seats = len(players)
    chosen = agreed(seats, options)
    ISLET.agree(chosen, seats)
    board = built(cells, 2 if seats == 1 else 1, chosen.holes_are_sea)
    birds = [_bird(player, chosen.eggs or EGGS[seats]) for player in players]
    state = IsletState(seats, Quick(7), chosen, board, birds, _bag(board, birds, bag))
    out = sum(bird.raw + bird.ready + bird.tipped for bird in birds)
    state.piles = purse_of([12] * 6) - out
    for code, left in (piles or {}).items():
        type = RESOURCE_OF[code]
        state.piles += (left - count(state.piles, type)) * one(type)
    state.round = round
    if seats == 1:
        state.cards = [[CARD_OF[card] for card in side.split()] for side in cards]
        state.discards = [CARD_OF[card] for card in discards.split()]
        state.deck = mask_of([CARD_OF[card] for card in deck.split()])
    state.steps = [ROUNDS, TURN]
    return Table(state)


def built(cells: str, islets: int = 1, holes: bool = True) -> Board:
    """`0,0:Sl.Wb` is a stack from its lowest tile up, `=2` an egg of the second seat on it; later cells replace."""
    stacks: dict[int, str] = {}
    for row in cells.split():
        where, _, stack = row.partition(":")
        stacks[cell_of(where)] = stack
    board = Board({}, [], [[] for _ in range(islets)], holes)
    for cell, stack in stacks.items():
        tiles, _, egg = stack.partition("=")
        for tile in tiles.split("."):
            board.place(cell, KIND_OF[tile])
        if egg:
            board.lay(cell, int(egg) - 1)
    return board


def cell_of(where: str) -> int:
    found = CELL.fullmatch(where)
    assert found, where
    return cell_at(2 if found[1] else 1, int(found[2]), int(found[3]))


def words(where: str) -> str:
    """A cell as an action names it."""
    islet, x, y = spot(cell_of(where))
    return f"{islet} {x} {y}"


def held(counts: Sequence[int]) -> str:
    return " ".join(f"{code}{count}" for code, count in zip(RESOURCES, counts, strict=True) if count)


def purse(notation: str) -> int:
    return sum(int(part[1:]) * one(RESOURCE_OF[part[0]]) for part in notation.split())


def letters(payments: Sequence[str]) -> set[str]:
    """Payments as sets of letters, nests first."""
    return {"".join(sorted(word.upper(), key="FLBSCW".index)) for word in payments}


def _bird(player: Player, eggs: int) -> Bird:
    ready = sum(one(RESOURCE_OF[card]) for card in player.g.split() if not card.endswith("*"))
    tipped = sum(one(RESOURCE_OF[card[0]]) for card in player.g.split() if card.endswith("*"))
    count = len(player.g.split())
    free, on_cards, laid = (int(part) for part in (player.eggs or f"{eggs - 2 * count}/{count}/{count}").split("/"))
    assert on_cards == count
    levels = list(player.levels) or [1] * laid
    hand = [KIND_OF[tile] for tile in player.hand.split()]
    at = cell_of(player.at) if player.at else SEA
    return Bird(at, hand, purse(player.raw), ready, tipped, free, levels)


def _bag(board: Board, birds: Sequence[Bird], size: int) -> Bag:
    """So many of the tiles that are left, some of every kind."""
    left = IN_BAG.copy()
    for kind in [tile & KIND for tile in board.tiles] + [kind for bird in birds for kind in bird.hand]:
        left[kind] -= 1
    while sum(left) > size:
        left[left.index(max(left))] -= 1
    return Bag(left, size)
