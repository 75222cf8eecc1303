"""Landscape tiles: four layers of paper for the land, then the signs, upright whichever way the tile lies."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Final
from zlib import crc32

from archipel.games.small_islands.skin.coast import shore
from archipel.games.small_islands.skin.draw import centred
from archipel.games.small_islands.skin.places import TURNS, Print, Spot
from archipel.kit.skin.svg import group, path, symbol, use

BLEED: Final = 0.3
SIZES: Final = {"temple": 42, "house_spot": 35, "port": 22}
RESOURCE: Final = 38
FACES: Final = {"house_spot": "house-spot"}
SEA: Final = '<rect x="-.3" y="-.3" width="100.6" height="100.6" fill="var(--si-sea,#7fbfbd)"/>'
FOLD: Final = path(
    "M0 0H100M0 0V100",
    "none",
    'stroke="#0e3b4a" stroke-opacity=".34" stroke-width="1.1" stroke-dasharray="1.5 4" opacity="var(--fold,1)"',
)
OUTLINE: Final = (
    'fill="none" stroke="var(--isle,none)" stroke-width="var(--isle-width,7)" stroke-dasharray="var(--isle-dash,none)"'
)


def shapes(tile: Print) -> str:
    """The shores of a tile as printed; every turned face uses them again."""
    parts = []
    for nth, land in enumerate(tile.lands):
        middle, seed = tile.middle(nth), f"{tile.id}{nth or ''}"
        for layer, inset in (("deep", -12), ("shoal", -6.5), ("edge", -1), ("sand", 0), ("grass", 5), ("hill", 13.5)):
            inset = inset if len(tile.lands) == 1 or inset <= 5 else 8
            parts.append(f'<path id="{tile.id}.{layer}{nth or ""}" d="{shore(land, seed, middle, inset)}"/>')
    return f"<defs>{''.join(parts)}</defs>"


def faces(tile: Print) -> Iterator[str]:
    """Pose 0 goes by the tile's own name, the others by `.t1` to `.t3`."""
    for turn in range(TURNS):
        name = f"{tile.id}.t{turn}" if turn else tile.id
        yield framed(name, SEA, ground(tile, turn), FOLD, signs(tile, turn))


def framed(name: str, *parts: str) -> str:
    """A tile that shows a little beyond its cell on every side, so that none gapes."""
    return symbol(name, 100 + 2 * BLEED, 100 + 2 * BLEED, *parts, left=-BLEED, top=-BLEED)


def ground(tile: Print, turn: int) -> str:
    """Land from the sea up; its outline is unseen until it is asked for by `--isle`."""
    return "".join(
        _lay(tile, turn, layer, look)
        for layer, look in (
            ("deep", 'fill="#93cdc8"'),
            ("shoal", 'fill="#b9e1d8"'),
            ("sand", 'fill="#0e3b4a" opacity=".22" transform="translate(0 2.6)"'),
            ("sand", 'fill="#f4e0ab"'),
            ("grass", 'fill="#8a7430" opacity=".3" transform="translate(0 1.5)"'),
            ("grass", 'fill="#92bc65"'),
            ("hill", 'fill="#accf7f"'),
            ("edge", OUTLINE),
        )
    )


def _lay(tile: Print, turn: int, layer: str, look: str) -> str:
    pose = f' transform="rotate({90 * turn} 50 50)"' if turn else ""
    parts = [f'<use href="#{tile.id}.{layer}{nth or ""}"{pose}/>' for nth in range(len(tile.lands))]
    return group(*parts, extra=look) if parts else ""


def signs(tile: Print, turn: int) -> str:
    """Waves and trees, then ports, then the other signs from north to south, then the seagull of a start tile."""
    spots = tile.spots[turn]
    pairs = sorted(zip(tile.signs, spots, strict=True), key=lambda pair: (pair[0].name != "port", pair[1].y))
    drawn = [pier(spot) if sign.name == "port" else sign_at(tile, sign.name, spot) for sign, spot in pairs]
    gull = centred("gull", *_free(tile.turned(turn), spots), 22) if tile.gull else ""
    return _decor(tile, turn) + "".join(drawn) + gull


def sign_at(tile: Print, name: str, spot: Spot) -> str:
    return centred(FACES.get(name, name), spot.x, spot.y, SIZES.get(name, RESOURCE) * tile.crowding)


def pier(spot: Spot, sign: str = "port", size: float = 22) -> str:
    """A jetty turned to its sea side with its root on the sand, and an upright sign further out."""
    pose = f'transform="translate({spot.x:.1f} {spot.y:.1f}) rotate({45 * spot.looks})"'
    angle = spot.looks * pi / 4
    jetty = use("jetty", -12, -21, 24, extra=pose)
    return jetty + centred(sign, spot.x + 11 * sin(angle), spot.y - 11 * cos(angle), size)


def _decor(tile: Print, turn: int) -> str:
    """Waves in sea corners, a palm or a tuft where land is left free; never beside a sign."""
    found = []
    ring = tile.turned(turn)
    for k in (1, 3, 5, 7):
        x, y = 38 * (1 if k in (1, 3) else -1), 38 * (1 if k in (3, 5) else -1)
        printed = (k - 2 * turn) % 8
        if not ring[k] and crc32(f"w{tile.id}{printed}".encode()) % 3:
            found.append(use("wave", 41 + x, 46 + y, 18, 8, 'opacity=".75"'))
        if ring[k]:
            name, size = ("palm", 21) if crc32(f"p{tile.id}{printed}".encode()) % 2 else ("tuft", 15)
            at, down = 50 + x * 0.84, 50 + y * 0.84
            if all(hypot(at - spot.x, down - spot.y) > 21 for spot in tile.spots[turn]):
                found.append(centred(name, at, down, size))
    return group(*found, extra='opacity="var(--decor,1)"') if found else ""


def _free(ring: tuple[bool, ...], spots: tuple[Spot, ...]) -> tuple[int, int]:
    """A sea corner for the seagull, the emptiest."""
    corners = {7: (19, 17), 1: (81, 17), 3: (81, 84), 5: (19, 84)}
    return min(
        corners.items(),
        key=lambda corner: (ring[corner[0]], -min(hypot(corner[1][0] - s.x, corner[1][1] - s.y) for s in spots)),
    )[1]
