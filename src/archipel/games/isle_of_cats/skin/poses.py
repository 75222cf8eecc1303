"""A face in every pose: turned as the tile is, but what is upright in it stays so."""

from __future__ import annotations

from archipel.games.isle_of_cats.skin.draw import use

POSES = range(1, 8)
STANDING = 3
"""The pose of a boat that stands on end."""


def posed(face: str, width: float, height: float, turn: int) -> str:
    """The symbol `<face>.t<turn>`: mirrored first from 4 on, then turned by quarters clockwise."""
    wide, high = (height, width) if turn % 2 else (width, height)
    angle, mirror = turn % 4 * 90, -1 if turn >= 4 else 1
    pose = f"translate({wide / 2:g} {high / 2:g}) rotate({angle})"
    pose += (" scale(-1 1)" if turn >= 4 else "") + f" translate({-width / 2:g} {-height / 2:g})"
    return (
        f'<symbol overflow="visible" id="{face}.t{turn}" viewBox="0 0 {wide:g} {high:g}"><g transform="{pose}" '
        f'style="--turn:{angle}deg;--mirror:{mirror}">{use(face, 0, 0, width, height)}</g></symbol>'
    )


def poses(face: str, width: float, height: float) -> list[str]:
    return [posed(face, width, height, turn) for turn in POSES]
