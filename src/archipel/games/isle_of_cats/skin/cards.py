"""Cards: a frame by kind (colour and cut of its band), price, art, title and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from archipel.games.isle_of_cats.content import CONTENT, FIRST_OURS
from archipel.games.isle_of_cats.content.cards import FIRST_OWN
from archipel.games.isle_of_cats.content.packing import box_of
from archipel.games.isle_of_cats.scene.naming import FAMILY_TREE, card_name, does
from archipel.games.isle_of_cats.skin.art import art_of_kind, art_of_lesson
from archipel.games.isle_of_cats.skin.coats import COLOURS
from archipel.games.isle_of_cats.skin.draw import QUIET, broken, length, middle, write
from archipel.games.isle_of_cats.skin.speech import printed, said
from archipel.kit.skin.svg import PAPER, group, path, symbol, use

WIDTH: Final = 188
HEIGHT: Final = 288
BANDS: Final = {
    "rescue": ("#3d8f57", "V113L156 132L126 113L94 132L62 113L32 132L0 113Z"),
    "lesson": ("#2f6db3", "V108L94 132L0 108Z"),
    "public_lesson": ("#2f6db3", "V132L141 110L94 132L47 110L0 132Z"),
    "treasure": ("#c48f12", "V132L0 108Z"),
    "oshax": ("#7a4f2c", "V104C150 134 38 134 0 104Z"),
    "action": ("#7a4aa0", "V103L113 121L101 105L0 132Z"),
    "family": ("#1f7a6d", "V114C172 136 142 136 125 114C110 136 78 136 63 114C46 136 16 136 0 114Z"),
    "sister": ("#6a4a70", "V120L170 132L150 118L130 132L110 118L94 132L78 118L58 132L38 118L18 132L0 120Z"),
    "advanced": ("#3b2b3f", "V120L170 132L150 118L130 132L110 118L94 132L78 118L58 132L38 118L18 132L0 120Z"),
}
SIGNS: Final = {
    "lesson": "ico-scroll",
    "public_lesson": "ico-public",
    "treasure": "ico-chest",
    "oshax": "coat-stars-b",
    "action": "ico-bolt",
    "family": "ico-scroll",
    "sister": "ico-sister",
    "advanced": "ico-sister",
}
TITLE: Final = 25.0
SAID: Final = 20.0
BROAD: Final = 1.1
"""How much wider the letters of titles are."""
TOP: Final = 152
INSIDE: Final = WIDTH - 18
FOOT: Final = 12
DEFS: Final = f'<defs><clipPath id="card-clip"><rect width="{WIDTH}" height="{HEIGHT}" rx="20"/></clipPath></defs>'


def cards(lang: str, content: str) -> Iterator[str]:
    """Every card that can lie face up before somebody, identical ones once; `content` are components of one's own."""
    yield DEFS
    for row in CONTENT["card_defs"]:
        if row["type"] not in ("lesson", "public_lesson"):
            yield of_kind(row, lang)
    for row in (*CONTENT["lessons"], *box_of(content).rows.values()):
        yield of_lesson(row, row["type"], lang, content)
        if row["scoring"].get("args", {}).get("color") == "chosen":
            yield from (of_lesson(row, row["type"], lang, content, colour=colour) for colour in COLOURS)
        if str(row["no"]) == FAMILY_TREE:
            yield of_lesson(row, row["type"], lang, content, alone="-solo")
    for row in CONTENT["family_cards"]:
        yield of_lesson(row, "family", lang)
    for kind, name in (("sister", "lessons"), ("advanced", "advanced_lessons")):
        yield from (of_lesson(row, kind, lang) for row in CONTENT["solo"][name])


def of_kind(row: dict[str, Any], lang: str) -> str:
    name = row["def"]
    parts = [cost(row["cost"]), art_of_kind(name)]
    parts.append(speed(row["speed"]) if row["type"] == "rescue" else sign(row["type"]))
    return card(f"card-{name}", row["type"], printed(lang, f"kind-{name}"), printed(lang, f"does-{name}"), *parts)


def of_lesson(
    row: dict[str, Any], kind: str, lang: str, content: str = "", *, colour: str = "", alone: str = ""
) -> str:
    """A lesson; one that wants a colour is drawn once without and once with each, one that asks something else of who
    plays `alone` once for that."""
    number = row["no"]
    parts = [cost(row["cost"]) if "cost" in row else "", sign(kind), art_of_lesson(row, colour)]
    letter = row.get("module", "D" if number >= FIRST_OURS else "")
    if letter and letter != "core":
        parts.append(write(12, HEIGHT - 11, letter, 17, "word", "#6b7678"))
    if FIRST_OURS <= number < FIRST_OWN:
        parts.append(group(use("archipel-mark", WIDTH - 31, HEIGHT - 30, 21), extra='color="#6b7678"'))
    face = f"card-{number}-{colour}" if colour else f"card-{number}{alone}"
    title, asked = said(lang, card_name(number, content)), said(lang, does(f"{number}{alone}", content))
    return card(face, kind, title, asked, *parts)


def card(id: str, kind: str, title: str, said: str, *parts: str) -> str:
    colour, cut = BANDS[kind]
    inside = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        path(f"M0 0H{WIDTH}{cut}", colour),
        *parts,
        words(title, said),
    ]
    return symbol(id, WIDTH, HEIGHT, group(*inside, extra='clip-path="url(#card-clip)"'), rim(colour))


def rim(colour: str) -> str:
    box = f'x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="17"'
    return f'<rect {box} fill="none" stroke="{colour}" stroke-width="6"/>'


def words(title: str, asked: str) -> str:
    """Title and text below the picture; the title shrinks before it takes a third line, the text before it leaves the
    card."""
    size = TITLE
    head = broken(title, size * BROAD, INSIDE)
    while len(head) > 2 or max(length(row, size * BROAD) for row in head) > INSIDE:
        size -= 1
        head = broken(title, size * BROAD, INSIDE)
    small, body = SAID, broken(asked, SAID, INSIDE)
    while TOP + len(head) * size * 1.05 + len(body) * small * 1.08 > HEIGHT - FOOT:
        small -= 1
        body = broken(asked, small, INSIDE)
    y = TOP + (8 if len(head) + len(body) < 5 else 0) + size * 0.8
    parts = []
    for row in head:
        parts.append(middle(WIDTH / 2, y, row, size, "name"))
        y += size * 1.05
    y += 5 + small * 0.8 - size * 0.8
    for row in body:
        parts.append(middle(WIDTH / 2, y, row, small, "plain", QUIET))
        y += small * 1.08
    return "".join(parts)


def pill(x: float, wide: float, icon: str, number: int) -> str:
    return (
        f'<rect x="{x:g}" y="9" width="{wide:g}" height="44" rx="22" fill="{PAPER}"/>'
        + use(icon, x + 5, 11, 40)
        + middle(x + 59, 42, number, 31)
    )


def cost(fish: int) -> str:
    return pill(9, 76, "fish", fish)


def speed(boots: int) -> str:
    return pill(WIDTH - 85, 76, "boot", boots)


def sign(kind: str) -> str:
    return group(use(SIGNS[kind], WIDTH - 54, 9, 42), extra='color="#fff"')
