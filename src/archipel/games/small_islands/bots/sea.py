"""A board with what its islands are worth, and what a tile, a token or a boat would add to it."""

from __future__ import annotations

from typing import Final, final

from archipel.games.small_islands.board import Board
from archipel.games.small_islands.bots.appraisal import Appraiser
from archipel.games.small_islands.edition import ANY, ICONS, MOST_PORTS, PORT_FACE, TOKENS
from archipel.games.small_islands.geometry import AROUND, CELLS, STEPS
from archipel.games.small_islands.objectives import UNIT

NOTHING: Final = -1
TILE_BITS: Final = 8
PORT: Final = 5
"""The unit of a port."""


@final
class Sea:
    """`rest` is what the islands are worth without building, `laters` what each is, `surplus` what it would bring on
    top if one built there in this round; the best `hands` of them count. `quays` is what a port is worth on each cell.
    `grown` is what was found before: by the islands a tile joins and the tile, or by an island and what a token
    changes there."""

    def __init__(self, board: Board, appraiser: Appraiser, hands: int, price: int, quays: list[int]) -> None:
        self.board = board
        self.appraiser = appraiser
        self.hands = hands
        self.price = price
        self.quays = quays
        self.grown: dict[int, int] = {}
        self.laters = [0] * len(board.counts)
        self.surplus = [0] * len(board.counts)
        self.rest = 0
        self.ranked: list[int] = []
        for island in range(len(board.counts)):
            if board.island[island] == island:
                later = appraiser.later(board.counts[island], board.homes[island])
                extra = appraiser.now(board.counts[island], board.homes[island]) - max(0, later) - price
                self.laters[island] = later
                self.rest += later
                if extra > 0:
                    self.surplus[island] = extra
                    self.ranked.append(extra)
        self.ranked.sort(reverse=True)
        self.value = self.rest + sum(self.ranked[:hands])

    def after(self, gone: list[int], counts: int, homes: int) -> int:
        """How much the value grows when islands become one with these counts and houses."""
        appraiser = self.appraiser
        later = appraiser.later(counts, homes)
        extra = appraiser.now(counts, homes) - max(0, later) - self.price
        growth = later
        for island in gone:
            growth -= self.laters[island]
        if extra < 0:
            extra = 0
        if len(self.ranked) < self.hands:
            for island in gone:
                growth -= self.surplus[island]
            return growth + extra
        left = self.ranked.copy()
        for island in gone:
            if self.surplus[island]:
                left.remove(self.surplus[island])
        if extra:
            left.append(extra)
        left.sort(reverse=True)
        return growth + sum(left[: self.hands]) + self.rest - self.value

    def growth(self, pose: int, cell: int) -> int:
        """What a tile in this pose would add, the ports at boats included."""
        board = self.board
        edition = board.edition
        tile = pose >> 2
        if edition.split:
            return self.split_growth(pose, cell)
        joined = 0
        gone: list[int] = []
        links = edition.links
        for side in range(4):
            if links[pose * 4 + side] >= 0:
                other = board.at[cell + STEPS[side]]
                if other >= 0 and links[board.poses[other] * 4 + (side + 2) % 4] >= 0:
                    island = board.island[board.base[other]]
                    if not joined >> island & 1:
                        joined |= 1 << island
                        gone.append(island)
        # Wherever and however it lies: the same tile makes the same of the same islands.
        key = joined << TILE_BITS | tile
        found = self.grown.get(key)
        if found is None:
            found = self.joining(tile, gone)
            self.grown[key] = found
        ports = edition.ports[tile]
        return found + (ports * self.quays[cell] if ports else 0)

    def joining(self, tile: int, gone: list[int]) -> int:
        """How much the value grows when a tile makes one of these islands."""
        board = self.board
        counts = board.edition.counts[tile * 4]
        homes = 0
        for island in gone:
            counts += board.counts[island]
            homes += board.homes[island]
        return self.after(gone, counts, homes)

    def split_growth(self, pose: int, cell: int) -> int:
        """The slow way, for tiles of several lands."""
        board = self.board.clone()
        board.lay(pose, cell)
        then = Sea(board, self.appraiser, self.hands, self.price, self.quays)
        return then.value - self.value + board.edition.ports[pose >> 2] * self.quays[cell]

    def laid(self, pose: int, cell: int) -> Sea:
        """The sea with one more tile."""
        board = self.board.clone()
        board.lay(pose, cell)
        return Sea(board, self.appraiser, self.hands, self.price, self.quays)

    def seen_by(self, appraiser: Appraiser) -> Sea:
        return Sea(self.board, appraiser, self.hands, self.price, self.quays)

    def fitting(self, tile: int) -> list[int]:
        """Where and how a tile fits, as pose * CELLS + cell."""
        board = self.board
        found: list[int] = []
        for turn in board.edition.turns[tile]:
            pose = tile * 4 + turn
            ring = board.edition.rings[pose]
            for cell in board.frontier:
                need = board.need[cell]
                # As in `Board.fits`, without a call.
                if (ring ^ need) & need >> 8 == 0:
                    found.append(pose * CELLS + cell)
        return found

    def growths(self, tiles: list[int]) -> list[tuple[int, int]]:
        """What each tile would add wherever it fits, the best first."""
        found: list[tuple[int, int]] = []
        for tile in tiles:
            for place in self.fitting(tile):
                found.append((self.growth(place // CELLS, place % CELLS), place))
        found.sort(reverse=True)
        return found

    # ---- tokens

    def uses(self, mask: int) -> list[tuple[int, int]]:
        """What each use of the tokens of a mask adds, and the use: ((token * 4 + face) * CELLS + cell) * ICONS + at.
        The token of any resource is for what no other of them shows."""
        found: list[tuple[int, int]] = []
        free = 0
        for token in range(TOKENS):
            if mask >> token & 1:
                own = self.board.edition.tokens[token]
                faces = 14 & ~free if own == ANY else 1 << own
                self._uses(token, faces, not free, found)
                free |= faces | 1
        return found

    def best_use(self, mask: int) -> tuple[int, int]:
        """The first of the best."""
        best, use = 0, NOTHING
        for growth, one in self.uses(mask):
            if growth > best:
                best, use = growth, one
        return best, use

    def _uses(self, token: int, faces: int, ports: bool, found: list[tuple[int, int]]) -> None:
        """With the resources of a mask of faces, and as a port."""
        board = self.board
        edition = board.edition
        for tile in range(len(board.cells)):
            cell = board.cells[tile]
            shown = board.shown[tile]
            at = 0
            while shown:
                resource = shown & 3
                if resource:
                    for face in range(1, 4):
                        if face != resource and faces >> face & 1:
                            growth = self.changing(board.island_at(tile * 8 + at), resource, face)
                            found.append((growth, ((token * 4 + face) * CELLS + cell) * ICONS + at))
                shown >>= 2
                at += 1
            if ports and board.ports[tile] < MOST_PORTS and edition.rings[board.poses[tile]] != 255:
                for land in range(edition.lands[board.poses[tile] >> 2]):
                    growth = self.changing(board.island[board.base[tile] + land], 0, PORT)
                    use = ((token * 4 + PORT_FACE) * CELLS + cell) * ICONS + land
                    found.append((growth + self.quays[cell], use))

    def changing(self, island: int, resource: int, face: int) -> int:
        """How much the value grows when an island shows one more of a face, and of a resource one less."""
        key = -1 - (island << 6 | resource << 3 | face)
        found = self.grown.get(key)
        if found is None:
            board = self.board
            counts = board.counts[island] + UNIT[face] - (UNIT[resource] if resource else 0)
            found = self.after([island], counts, board.homes[island])
            self.grown[key] = found
        return found

    # ---- boats

    def berth(self, cell: int, free: int) -> int:
        """Ports around a cell in hundredths, and so much for each free cell there."""
        board = self.board
        worth = 0
        for way in AROUND:
            tile = board.at[cell + way]
            if tile >= 0:
                worth += 100 * board.ports[tile]
            elif board.inside[cell + way]:
                worth += free
        return worth
