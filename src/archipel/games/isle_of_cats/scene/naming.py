"""Names of things: what a tile, a card or a place is called, and the symbol that shows it."""

from __future__ import annotations

from functools import cache
from typing import Final

from archipel.core.text import Text, text
from archipel.games.isle_of_cats.boat import COLS
from archipel.games.isle_of_cats.content import CONTENT, FIRST_OURS, tiles
from archipel.games.isle_of_cats.content.cards import COST, FIRST_OWN, KIND, LESSONS
from archipel.games.isle_of_cats.content.packing import box_of, own_title
from archipel.games.isle_of_cats.content.polyominoes import posed
from archipel.games.isle_of_cats.events import card_text, tile_text
from archipel.games.isle_of_cats.scene.own_rules import asked_by
from archipel.games.isle_of_cats.values import COLOURS

ROOM_ICON: Final[dict[str, str]] = {row["id"]: row["icon"] or "plain" for row in CONTENT["boat_geometry"]["rooms"]}
FAMILY_TREE: Final = "121"


@cache
def cells_of(shape: str) -> tuple[int, ...]:
    """The cells of a shape as a piece tells them: column, row, column, row."""
    return tuple(value for cell in tiles.SHAPE_CELLS[shape] for value in cell)


@cache
def poses_of(shape: str) -> tuple[int, ...]:
    return tuple(turn for turn, _ in tiles.POSES[tiles.SHAPE_OF[shape]])


@cache
def upright_turn(shape: str) -> int:
    """The pose in which a shape is not wider than high: so it stands in a field."""
    cells = tiles.SHAPE_CELLS[shape]
    return 1 if max(x for x, _ in cells) > max(y for _, y in cells) else 0


@cache
def first_of(shape: str, turn: int) -> int:
    """How far the first cell of a posed shape, read row by row, lies from the left of its box."""
    return posed(tiles.SHAPE_CELLS[shape], turn)[0][0]


def corner(shape: str, cell: int, turn: int) -> tuple[int, int]:
    """The upper left of the box of a tile whose first cell is known."""
    return cell % COLS - first_of(shape, turn), cell // COLS


def kind_of(tile: int) -> str:
    return tiles.KINDS[tiles.TILE_KIND[tile]]


def shape_of(tile: int) -> str:
    return tiles.SHAPES[tiles.TILE_SHAPE[tile]]


def colour_of(tile: int) -> str:
    return COLOURS[tiles.TILE_COLOUR[tile]] if tiles.TILE_COLOUR[tile] >= 0 else ""


def face_of(kind: str, shape: str, colour: str) -> str:
    """The symbol of a tile: cat-blue-T5, oshax-3, oshax-3-red, common-L3, rare-S."""
    name = shape.partition("_")[2]
    if kind == "cat":
        return f"cat-{colour}-{name}"
    return f"{kind}-{name}-{colour}" if colour else f"{kind}-{name}"


@cache
def tile_name(kind: str, shape: str, colour: str) -> Text:
    """A tile with its shape: "blue cat, T of 5"."""
    if kind == "common":
        return text(f"tile-{shape}")
    known = not shape.startswith("form_")
    name = text(f"shape-{shape}") if known else text("shape-form", cells=len(tiles.SHAPE_CELLS[shape]))
    return text("tile-shaped", tile=tile_text(kind, colour), shape=name)


PRICE: Final[dict[str, int]] = {KIND[card]: COST[card] for card in range(len(KIND)) if KIND[card]}
"""What a card of a kind costs."""


@cache
def lesson_of(kind: str) -> int:
    """The printed number of a lesson; 0 for any other kind."""
    name, _, number = kind.rpartition("_")
    return int(number) if name in ("lesson", "family") else 0


def key_of(kind: str) -> str:
    """A lesson is known by its number, every other card by its kind."""
    return str(lesson_of(kind) or kind)


def kind_name(kind: str, content: str) -> Text:
    return card_name(lesson_of(kind), content) if lesson_of(kind) else text(f"kind-{kind}")


def card_name(card: int, content: str) -> Text:
    """The title of a lesson; `content` are the table's own components."""
    return card_text(card, own_title(content, card))


def kind_note(kind: str, mode: str, content: str) -> Text:
    """What a card costs and does."""
    if lesson_of(kind):
        return card_note(lesson_of(kind), mode, content)
    return text("note-kind", card=kind_name(kind, ""), does=text(f"does-{kind}"), cost=PRICE[kind])


def printed_as(key: str, mode: str) -> str:
    """What a card is drawn and read as: Family Tree asks something else of who plays alone."""
    return f"{key}-solo" if key == FAMILY_TREE and mode == "solo" else key


def card_note(card: int, mode: str, content: str) -> Text:
    """What a lesson asks and gives; whether it is a card of ours."""
    row = LESSONS[card] if card < FIRST_OWN else box_of(content).rows[card]
    ours = "yes" if FIRST_OURS <= card < FIRST_OWN else "no"
    asked = does(printed_as(str(card), mode), content)
    name, points = card_name(card, content), row["scoring"].get("points", 0)
    return text("note-lesson", card=name, does=asked, points=points, ours=ours, number=card)


def does(key: str, content: str) -> Text:
    """What a lesson asks for, as it is printed."""
    own = box_of(content).rows.get(int(key)) if key.isdecimal() and int(key) >= FIRST_OWN else None
    return asked_by(own["scoring"]) if own else text(f"does-{key}")


def number(value: int) -> Text:
    return text("number", n=value)
