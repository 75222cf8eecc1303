"""Words for cells, cards and seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.text import Arg, Text, seat_text, text
from archipel.games.islet.content.cards import CARD_OF, conditions_of
from archipel.games.islet.paying import transformed
from archipel.games.islet.values import NOTHING, cards_text, side_text

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
said: Final = kept(text)
"""A sentence of numbers and plain words."""


def cell_text(stack: tuple[str, ...], egg: int, bird: int) -> Text:
    """A cell by its top tile and level, and whose bird or egg is on it; -1: none."""
    plain = text(f"cell-{stack[-1]}", level=len(stack))
    if bird >= 0:
        return text("cell-bird", cell=plain, seat=seat_text(bird))
    return text("cell-egg", cell=plain, seat=seat_text(egg)) if egg >= 0 else plain


@kept
def stack_text(stack: tuple[str, ...]) -> Text | None:
    """The whole stack, from its top down; None where there is only one tile."""
    if len(stack) < 2:
        return None
    return text("stack", level=len(stack), tiles=listed([text(f"tile-{tile}") for tile in reversed(stack)]))


@kept
def asked_text(packed: str, card: str, islet: int) -> Text:
    """What an open card asks at its islet."""
    asks = conditions_of(packed)[islet - 1][CARD_OF[card]] if packed else ()
    return side_text(card, islet, asks)


def listed(parts: Sequence[Text]) -> Text:
    """Things in a row, two at a time: `comma` joins."""
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = text("comma", a=part, b=found)
    return found


def seats_text(seats: Sequence[int]) -> Text:
    """Several seats in one breath."""
    said: dict[str, Arg] = {letter: seat_text(seat) for letter, seat in zip(LETTERS, seats, strict=False)}
    return Text("names", {"count": len(seats), **said})


@kept
def price_text(need: str, pay: str) -> Text:
    """What a payment takes: cards, transformations as `two for one`, and how many eggs are tipped, where in doubt on
    which cards."""
    if pay == NOTHING:
        return text("pay-nothing")
    tips = "".join(letter for letter in pay if letter.islower())
    doubt = len(tips) < len(pay) and len(set(pay.upper())) > 1
    units = transformed(need, pay)
    made = [made_text(unit, need, units.count(unit)) for unit in dict.fromkeys(units) if unit != need]
    whole = len(made) == 1 and need not in units
    cards = made[0] if whole else cards_text(pay)
    if made and not whole:
        cards = text("pay-made", cards=cards, change=listed(made))
    if not tips:
        return cards
    return text("pay-tips", cards=cards, tipped=len(tips), which="yes" if doubt else "no", tips=cards_text(tips))


def made_text(unit: str, need: str, times: int) -> Text:
    """Terrains and what they count as."""
    return text("made-of", cards=cards_text(unit * times), into=text(f"count-{need}", count=times))
