"""Small things: meeples, colours to choose, maps, fields, the track of Vesh's boat, the badge."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.games.isle_of_cats.skin.boat import chart
from archipel.games.isle_of_cats.skin.coats import COATS, COLOURS, Coat, letter
from archipel.games.isle_of_cats.skin.draw import middle
from archipel.kit.skin.svg import PAPER, group, halo, symbol, use

DAYS = 5
DRAWERS = {"hand": "ico-cards", "lessons": "ico-scroll", "isle": "ico-chest"}
"""What the handles of a small window show."""


def tokens(lang: str) -> Iterator[str]:
    for colour in COLOURS:
        coat = COATS[colour]
        worn = f'fill="{coat.plain}" color="{coat.ink}"'
        yield halo(f"meeple-{colour}", 100, 100, use("meeple-cat", 0, 0, 100, extra=worn))
        yield symbol(f"map-{colour}", 100, 100, group(chart(colour, 100, lang), extra='transform="translate(50 50)"'))
        yield halo(f"dye-{colour}", 100, 112, dye(colour, coat, lang))
    yield halo("meeple-sister", 100, 100, use("ico-sister", 4, 4, 92))
    for left in range(DAYS, -1, -1):
        yield stop(left)
    yield symbol("badge", 100, 100, use("head-orange", 0, 0, 100))
    yield from (symbol(f"drawer-{zone}", 100, 100, use(icon, 0, 0, 100)) for zone, icon in DRAWERS.items())


def dye(colour: str, coat: Coat, lang: str) -> str:
    """A colour to choose: its rug, its cat's face, its letter."""
    return (
        '<rect x="2" y="8" width="96" height="96" rx="26" fill="#22130a" opacity=".3"/>'
        f'<rect x="2" y="2" width="96" height="96" rx="26" fill="{coat.rug}" stroke="{coat.stitch}" stroke-width="4"/>'
        + use(f"head-{colour}", 10, 8, 80)
        + f'<circle cx="80" cy="92" r="18" fill="{PAPER}" stroke="{coat.ink}" stroke-width="4"/>'
        + middle(80, 101, letter(lang, colour), 26, "word")
    )


def stop(left: int) -> str:
    """A place of Vesh's boat: days that are left, and the hand."""
    if left == 0:
        return symbol(
            "stop-0", 100, 100, '<circle cx="50" cy="50" r="46" fill="#dff1ee"/>', use("hand-vesh", 12, 12, 76)
        )
    dashes = 'fill="none" stroke="#dff1ee" stroke-opacity=".6" stroke-width="5" stroke-dasharray="9 9"'
    ring = f'<circle cx="50" cy="50" r="45" {dashes}/>'
    return symbol(f"stop-{left}", 100, 100, ring, middle(50, 66, left, 46, "num", "#dff1ee"))
