"""Palm Island in letters: a card as its four areas with what they give, and the way from one to the next."""

from __future__ import annotations

from functools import cache
from typing import Final

from archipel.core.ink import Ink
from archipel.core.scene import Piece
from archipel.core.text import text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.naming import given
from archipel.games.palm_island.scene.printed import actions, look_of, turned
from archipel.games.palm_island.skin.speech import spoken

UNITS: Final = ("♣", "α", "◆", "?")
"""Wood, fish, stone, any of them."""
PAINTS: Final = (
    ("♣", "#7cc46a", ""),
    ("α", "#6fb4ff", ""),
    ("◆", "#b9bcc4", ""),
    ("★", "#ffd84d", ""),
    ("▶", "#ffd84d", ""),
)
LEGEND: Final = (
    ("♣", text("ink-wood")),
    ("α", text("ink-fish")),
    ("◆", text("ink-stone")),
    ("★", text("ink-star")),
    ("▶", text("ink-now")),
    ("↻", text("ink-rotate")),
    ("⇄", text("ink-flip")),
)
WAYS: Final = (("rotate", "↻"), ("flip", "⇄"))
DOTS: Final = {"live": "1", "look": "3", "blank": "·", "stored": "■", "tracker": "T", "annex": "+"}
COST: Final = 11
DIM: Final = "#808080"


def ink(piece: Piece, lang: str, packed: str) -> Ink | None:
    kind, _, rest = piece.face.partition("-")
    if kind == "c":
        token, _, area = rest.rpartition("-")
        return _card(token, area, packed) if token in cards.CARD_OF and area in cards.AREAS else None
    if kind == "chip":
        return _chip(piece, lang, packed)
    if kind == "dot":
        sort, _, number = rest.partition("-")
        return Ink(number if sort == "live" else DOTS.get(sort, ""))
    return None


@cache
def _card(token: str, area: str, packed: str) -> Ink:
    """A line for each area: the one that shows, those a rotation or a flip leads to, with their price."""
    edition, here = edition_of(packed), look_of(token, area)
    costs = dict(actions(edition, here))
    lines = []
    for nth, name in enumerate(cards.AREAS):
        look = here - here % 4 + nth
        way = next((verb for verb, _ in WAYS if turned(here, verb) == look and verb in costs), "")
        sign = "▶" if look == here else dict(WAYS).get(way, "·")
        lines.append(f"{sign}{name} {_gives(edition, look):<{COST}}{_prices(costs[way]) if way else ''}".rstrip())
    return Ink(token, art=tuple(lines), paints=PAINTS, legend=LEGEND)


def _gives(edition: Edition, look: int) -> str:
    units = "".join(sign * count for sign, count in zip(UNITS, given(edition, look), strict=True))
    stars = edition.stars[look]
    return f"{units} {'★' * stars if stars < 4 else f'★{stars}'}".strip() if stars else units


def _prices(costs: tuple[cards.Cost, ...]) -> str:
    said = ["".join(sign * count for sign, count in zip(UNITS, cost, strict=False)) for cost in costs]
    return "|".join(one or "0" for one in said)


def _chip(piece: Piece, lang: str, packed: str) -> Ink | None:
    """An action printed on a card: its verb and its price."""
    _, token, verb, *_ = (*piece.id.split("-"), "", "")
    area = piece.face.split("-")[-2]
    if token not in cards.CARD_OF or area not in cards.AREAS:
        return None
    prices = dict(actions(edition_of(packed), look_of(token, area))).get(verb)
    if prices is None:
        return None
    said = f"{spoken(lang, text(f'verb-{verb}'))} {_prices(prices)}"
    return Ink(said, DIM if "dark" in piece.marks.split() else "")
