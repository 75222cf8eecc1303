"""The card in play, and the bar of all cards with those seen struck off."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import text
from archipel.games.hashi.content import CARDS, START_NUMBERS
from archipel.games.hashi.sheet import Sheet
from archipel.games.hashi.values import HashiView

COLUMN: Final = 36
ROW: Final = 48


def turn_card(view: HashiView, sheet: Sheet) -> tuple[list[Zone], list[Piece]]:
    """The card of this turn; its back before play; the hidden card when all is over."""
    over = view.removed >= 0
    caption = text("card-hidden-caption") if over else None
    zone = Zone("card", "pile", text("card-zone"), "tray", skin="turn-card", caption=caption)
    card = view.removed if over else view.card
    if card < 0:
        return [zone], [Piece("card-0", "card", "card-back", text("card-back"))]
    number, bridges = sheet.numbers[card], sheet.counts[card]
    label = text("card-hidden" if over else "card", number=number, bridges=bridges)
    turn = view.turn + 1 if over else view.turn
    return [zone], [Piece(f"card-{turn}", "card", f"card-{number}-{bridges}", label, note=label)]


def start_numbers() -> tuple[list[Zone], list[Piece]]:
    """Before play: the two numbers to choose from."""
    zone = Zone("numbers", "row", text("numbers-zone"), "tray", skin="numbers")
    labels = [(number, text("start-number", number=number)) for number in START_NUMBERS]
    return [zone], [Piece(f"number-{n}", "numbers", f"choose-{n}", label) for n, label in labels]


def all_cards(view: HashiView, sheet: Sheet) -> tuple[list[Zone], list[Piece]]:
    """A column for each number, in it its cards by their bridges."""
    places = [place_of(sheet, card) for card in range(CARDS)]
    columns, rows = max(column for column, _ in places), max(row for _, row in places)
    seen = len(view.seen)
    counts = text("cards-counts", seen=seen, left=CARDS - seen - 1, over="yes" if view.removed >= 0 else "no")
    zone = Zone(
        "cards",
        "spots",
        text("cards-zone"),
        "more",
        skin="infobar",
        width=COLUMN * columns,
        height=ROW * rows,
        caption=counts,
        title=True,
    )
    return [zone], [_slip(view, sheet, card, *places[card]) for card in range(CARDS)]


def place_of(sheet: Sheet, card: int) -> tuple[int, int]:
    """Column and row of a card, from 1; an owner's deck may have twins."""
    number = sheet.numbers[card]
    before = [(sheet.counts[other], other) for other in range(CARDS) if sheet.numbers[other] == number]
    return number, sorted(before).index((sheet.counts[card], card)) + 1


def _slip(view: HashiView, sheet: Sheet, card: int, column: int, row: int) -> Piece:
    number, bridges = sheet.numbers[card], sheet.counts[card]
    state = "coming"
    if card == view.card and view.pending.stage != "over":
        state = "now"
    elif card in view.seen:
        state = "seen"
    elif card == view.removed:
        state = "hidden"
    tail = {"now": "-now", "seen": "-seen"}.get(state, "")
    return Piece(
        f"slip-{column}-{row}",
        "cards",
        f"slip-{number}-{bridges}{tail}",
        text("slip", number=number, bridges=bridges, state=state),
        COLUMN * column - COLUMN // 2,
        ROW * row - ROW // 2,
        layer=1 if state == "now" else 0,
    )
