"""The card in play, and the bar of all cards with those seen struck off."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, Zone
from archipel.core.text import text
from archipel.games.hashi.content import CARDS, START_NUMBERS
from archipel.games.hashi.sheet import Sheet

COLUMN: Final = 36
ROW: Final = 48


@part
def turn_card(sheet: Sheet, card: int, removed: int, turn: int) -> Drawn:
    """The card of this turn; its back before play; the hidden card when all is over."""
    over = removed >= 0
    caption = text("card-hidden-caption") if over else None
    zone = Zone("card", "pile", text("card-zone"), "tray", skin="turn-card", caption=caption)
    card = removed if over else card
    if card < 0:
        return [zone], [Piece("card-0", "card", "card-back", text("card-back"))]
    number, bridges = sheet.numbers[card], sheet.counts[card]
    label = text("card-hidden" if over else "card", number=number, bridges=bridges)
    return [zone], [Piece(f"card-{turn + over}", "card", f"card-{number}-{bridges}", label, note=label)]


@part
def start_numbers() -> Drawn:
    """Before play: the two numbers to choose from."""
    zone = Zone("numbers", "row", text("numbers-zone"), "tray", skin="numbers")
    labels = [(number, text("start-number", number=number)) for number in START_NUMBERS]
    return [zone], [Piece(f"number-{n}", "numbers", f"choose-{n}", label) for n, label in labels]


@part
def all_cards(sheet: Sheet, seen: tuple[int, ...], now: int, removed: int) -> Drawn:
    """A column for each number, in it its cards by their bridges."""
    places = _places(sheet)
    columns, rows = max(column for column, _ in places), max(row for _, row in places)
    left = CARDS - len(seen) - 1
    counts = text("cards-counts", seen=len(seen), left=left, over="yes" if removed >= 0 else "no")
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
    states = {removed: "hidden"} | dict.fromkeys(seen, "seen") | {now: "now"}
    return [zone], [_slip(sheet, card, states.get(card, "coming")) for card in range(CARDS)]


@kept
def _places(sheet: Sheet) -> tuple[tuple[int, int], ...]:
    return tuple(_place(sheet, card) for card in range(CARDS))


def _place(sheet: Sheet, card: int) -> tuple[int, int]:
    """Column and row of a card, from 1; an owner's deck may have twins."""
    number = sheet.numbers[card]
    before = [(sheet.counts[other], other) for other in range(CARDS) if sheet.numbers[other] == number]
    return number, sorted(before).index((sheet.counts[card], card)) + 1


@kept
def _slip(sheet: Sheet, card: int, state: str) -> Piece:
    column, row = _places(sheet)[card]
    number, bridges = sheet.numbers[card], sheet.counts[card]
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
