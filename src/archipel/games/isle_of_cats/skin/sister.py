"""The sister's basket cards, her colours, and the backs of all cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.content.tiles import SHAPE_CELLS
from archipel.games.isle_of_cats.scene.naming import face_of
from archipel.games.isle_of_cats.skin.cards import BANDS, HEIGHT, WIDTH, rim
from archipel.games.isle_of_cats.skin.cats import box_of
from archipel.games.isle_of_cats.skin.coats import COATS, letter
from archipel.games.isle_of_cats.skin.draw import centred, middle
from archipel.kit.skin.svg import PAPER, group, path, symbol, use

PLUM: Final = "#6a4a70"
LINES: Final = {"cat": "ico-cats", "rare": "item-gem", "oshax": "head-oshax", "switch": "ico-swap"}
BACKS: Final = {
    "discovery": ("#2a6b76", "item-star"),
    "lesson": (BANDS["lesson"][0], "ico-scroll"),
    "rescue": (BANDS["rescue"][0], "basket"),
    "family": (BANDS["family"][0], "ico-family"),
    "sister": (PLUM, "ico-sister"),
}


def sister(lang: str) -> Iterator[str]:
    for row in CONTENT["solo"]["basket_cards"]:
        yield basket_card(row)
    for row in CONTENT["solo"]["color_cards"]:
        yield colour_card(row["color"], lang)
    for name, (colour, icon) in BACKS.items():
        yield back(name, colour, icon)


def framed(id: str, colour: str, *parts: str) -> str:
    paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    return symbol(id, WIDTH, HEIGHT, group(paper, *parts, extra='clip-path="url(#card-clip)"'), rim(colour))


def basket_card(row: dict[str, Any]) -> str:
    """Cards of the day and speed on top; what she takes below, from top to bottom."""
    top = path(f"M0 0H{WIDTH}V70L94 84L0 70Z", PLUM)
    boxes = "".join(
        f'<rect x="{x}" y="12" width="78" height="46" rx="14" fill="{PAPER}"/>'
        + use(icon, x + 5, 15, 40)
        + middle(x + 60, 46, number, 31)
        for x, icon, number in ((10, "basket", row["baskets"]), (WIDTH - 88, "boot", row["speed"]))
    )
    rows = [keyword(word, 132 + nth * 88) for nth, word in enumerate(row["keywords"])]
    rule = f'<path d="M20 182H{WIDTH - 20}" stroke="#c9b891" stroke-width="3" stroke-dasharray="7 6"/>'
    return framed(f"card-{row['no']}", PLUM, top, boxes, *rows, rule)


def keyword(word: dict[str, Any], y: float) -> str:
    kind = word["keyword"]
    if kind == "common":
        wide, high = box_of(SHAPE_CELLS[word["shape"]])
        k = 0.34
        return use(face_of("common", word["shape"], ""), 94 - wide * k / 2, y - high * k / 2, wide * k, high * k)
    icon = group(centred(LINES[kind], 94 if kind == "switch" else 58, y, 66), extra='color="#1f2d33"')
    numbers = [(34, word["index"]), (154, word["with"])] if kind == "switch" else [(132, word["index"])]
    return icon + "".join(number(x, y, value) for x, value in numbers)


def number(x: float, y: float, value: int) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="25" fill="{PLUM}"/>' + middle(x, y + 12, value, 34, "num", "#fff")


def colour_card(colour: str, lang: str) -> str:
    parts = (
        path(f"M0 0H{WIDTH}V{HEIGHT}H0Z", COATS[colour].plain),
        f'<circle cx="94" cy="112" r="74" fill="{PAPER}"/>',
        centred(f"head-{colour}", 94, 112, 128),
        middle(94, 258, letter(lang, colour), 62, "num", "#fff"),
    )
    return framed(f"colour-{colour}", PLUM, *parts)


def back(name: str, colour: str, icon: str) -> str:
    waves = "".join(f"M-10 {y}q26-22 52 0t52 0 52 0 52 0" for y in range(34, HEIGHT, 40))
    parts = (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{colour}"/>',
        f'<path d="{waves}" fill="none" stroke="#fff" stroke-width="5" opacity=".16"/>',
        f'<circle cx="94" cy="140" r="56" fill="{PAPER}" opacity=".92"/>',
        group(centred(icon, 94, 140, 78), extra='color="#1f2d33"'),
    )
    return framed(f"back-{name}", colour, *parts)
