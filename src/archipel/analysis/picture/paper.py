"""What a picture is drawn with: colours, words that are broken where they have no more room, marks of the seats."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from xml.sax.saxutils import escape

from archipel.core.values import Seat

INK, INK_2, PAPER, PAPER_2, RED, ON_SEA = "#1f2d33", "#4c5b60", "#fbf6ea", "#f3ead6", "#b5392a", "#fdf8ec"
SEATS = ("#c2402c", "#2a66aa", "#33803f", "#7f489f", "#8f640b", "#47606b")
TEXT = "'Source Sans 3 Variable','Source Sans 3','Segoe UI',system-ui,sans-serif"
DISPLAY = "'Fraunces Variable',Fraunces,Georgia,'Times New Roman',serif"
UNFIT = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
"""What XML cannot hold."""
NARROW, WIDE = frozenset("iIjlftr.,:;'’!|()[]·- \u00a0\u202f"), frozenset("mwMW@%—…→")
MARKS = (
    "M4.5 20q4.9 -6 9.7 0t9.8 0t9.8 0t9.7 0M5.5 31q4.6 -6 9.3 0t9.2 0t9.2 0t9.3 0M12 9.5q4 -4 8 0t8 0t8 0",
    "M4 24.2L24.2 4M5.8 32.3L32.3 5.8M9.9 38.1L38.1 9.9M15.7 42.2L42.2 15.7M23.8 44L44 23.8",
    "M24 8h.1M10.5 16h.1M19.5 16h.1M28.5 16h.1M37.5 16h.1M15 24h.1M24 24h.1M33 24h.1M10.5 32h.1M19.5 32h.1M28.5 32h.1"
    "M37.5 32h.1M24 40h.1",
    "M8 12H40M36 8V40M4.4 20H43.6M28 4.4V43.6M4.4 28H43.6M20 4.4V43.6M8 36H40M12 8V40",
    "M6 20L12 13L18 20L24 13L30 20L36 13L42 20M6 31L12 24L18 31L24 24L30 31L36 24L42 31M13 39L18 35L24 40L30 35L35 39",
    "M20 24a4 4 0 1 1 8 0a4 4 0 1 1 -8 0M14 24a10 10 0 1 1 20 0a10 10 0 1 1 -20 0M8 24a16 16 0 1 1 32 0a16 16 0 1 1 -32"
    " 0",
)
MARK_WIDTH = (2.6, 2.6, 5.4, 1.9, 2.6, 2.4)
BANDS = (
    '<path d="M0 6q3.5 -5 7 0t7 0" fill="none" stroke="{}" stroke-opacity=".5" stroke-width="1.3"/>',
    '<path d="M-2 2L2 -2M0 14L14 0M12 16L16 12" fill="none" stroke="{}" stroke-opacity=".45" stroke-width="1.8"/>',
    '<path d="M3.5 3.5h.1M10.5 10.5h.1" stroke="{}" stroke-opacity=".6" stroke-width="2.8" stroke-linecap="round"/>',
    '<path d="M0 7H14M7 0V14" stroke="{}" stroke-opacity=".4" stroke-width="1.2"/>',
    '<path d="M0 10L7 4L14 10" fill="none" stroke="{}" stroke-opacity=".5" stroke-width="1.3"/>',
    '<circle cx="7" cy="7" r="3.6" fill="none" stroke="{}" stroke-opacity=".5" stroke-width="1.3"/>',
)


def width(said: str, size: float, *, bold: bool = False) -> float:
    """About as wide as the widest usual font draws it."""
    return size * (1.1 if bold else 1.0) * sum(map(_em, unicodedata.normalize("NFC", said)))


def _em(letter: str) -> float:
    if unicodedata.combining(letter):
        return 0.0
    if letter in NARROW:
        return 0.38
    if letter in WIDE or unicodedata.east_asian_width(letter) in "WF":
        return 1.02 if ord(letter) < 0x1F000 else 1.4
    return 0.72 if letter.isupper() else 0.62


def lines(said: str, size: float, room: float, *, bold: bool = False, most: int = 6) -> list[str]:
    """A text in lines that fit: broken at spaces and hyphens, within a word only where it has no room on a line of its
    own. What is longer than so many lines ends in dots."""
    found = [""]
    for word in _parts(said):
        if found[-1] and width(f"{found[-1]}{word}".rstrip(), size, bold=bold) > room:
            found.append("")
        for letter in word:
            if found[-1] and width(f"{found[-1]}{letter}".rstrip(), size, bold=bold) > room:
                found.append("")
            found[-1] += letter
    found = [line.strip() for line in found]
    return found if len(found) <= most else [*found[: most - 1], found[most - 1][:-2] + "…"]


def _parts(said: str) -> list[str]:
    """Words, each with what holds it to the next: no line begins with a colon."""
    return re.split(r"(?<=[-\s])(?![\s:;!?»])", " ".join(said.split()))


def fitted(said: str, sizes: Sequence[float], room: float, most: int, *, bold: bool = False) -> tuple[float, list[str]]:
    """The largest size that has room on so many lines with no word broken, and those lines; else the smallest."""
    for size in sizes:
        broken = lines(said, size, room, bold=bold, most=99)
        if len(broken) <= most and all(width(part.rstrip(), size, bold=bold) <= room for part in _parts(said)):
            return size, broken
    return sizes[-1], lines(said, sizes[-1], room, bold=bold, most=most)


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    *,
    fill: str = INK,
    anchor: str = "start",
    bold: bool = False,
    display: bool = False,
) -> str:
    """A line of words; its foot stands at `y`."""
    looks = f' font-weight="{600 if display else 700}"' * (bold or display)
    looks += f' font-family="{DISPLAY}"' * display
    looks += f' text-anchor="{anchor}"' * (anchor != "start")
    return f'<text x="{x:.5g}" y="{y:.5g}" font-size="{size:g}" fill="{fill}"{looks}>{spelled(said)}</text>'


def spelled(said: str) -> str:
    """As it may stand in XML, in an attribute too."""
    return escape(UNFIT.sub("\ufffd", said), {'"': "&quot;"})


def disc(seat: Seat, x: float, y: float, size: float) -> str:
    """The mark of a seat, its upper left corner at x and y."""
    return f'<use href="#p-seat-{seat % len(SEATS)}" x="{x:.5g}" y="{y:.5g}" width="{size:g}" height="{size:g}"/>'


def definitions(seats: int) -> str:
    """The marks of the seats, and the patterns of their bands."""
    parts = []
    for kind in range(min(seats, len(SEATS))):
        colour = SEATS[kind]
        parts.append(
            f'<symbol id="p-seat-{kind}" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22.5" fill="#fff"/>'
            f'<circle cx="24" cy="24" r="20" fill="{colour}"/><path d="{MARKS[kind]}" fill="none" stroke="{ON_SEA}" '
            f'stroke-width="{MARK_WIDTH[kind]}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".85"/>'
            f'</symbol><pattern id="p-band-{kind}" width="14" height="14" patternUnits="userSpaceOnUse">'
            f'<rect width="14" height="14" fill="{colour}" fill-opacity=".14"/>{BANDS[kind].format(colour)}</pattern>'
        )
    return "".join(parts)
