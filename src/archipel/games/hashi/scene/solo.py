"""Alone at the table: the three piles with what their ends decide, and the ladder of ranks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text
from archipel.games.hashi.content import PILES
from archipel.games.hashi.scoring import BONUSES, DEADLINES, HIGH, RANKS

SEAT: Final = "seat:0"
# Totals of 53, 55, 57 and 59 cannot be scored: from here on the odd ones are missing.
LAST_ODD: Final = 51


def piles(turn: int, reached: tuple[tuple[int, ...], ...], over: bool) -> Iterator[ScenePart]:
    yield _panel()
    last = 0
    for nth, cards in enumerate(PILES, 1):
        last += cards
        due = [(bonus, _state(bonus, turn, reached[bonus][0], over)) for bonus in _due_at(last)]
        yield _pile(nth, last, min(cards, max(0, last - turn)), tuple(due))


@part
def ladder(rank: str) -> Drawn:
    zone = Zone("ladder", "ladder", text("ladder"), SEAT, 0, "ladder", title=True)
    here = [name for _, name in RANKS].index(rank)
    states = {here: "here", here + 1: "next"}
    return [zone], [_rung(rung, states.get(rung, "far")) for rung in range(len(RANKS))]


@part
def _panel() -> Drawn:
    return [Zone("piles", "panel", text("piles"), SEAT, 0, "piles")], []


@kept
def _due_at(turn: int) -> tuple[int, ...]:
    """The bonuses that pay less after this turn."""
    return tuple(bonus for bonus, deadline in enumerate(DEADLINES) if deadline == turn)


def _state(bonus: int, turn: int, reached: int, over: bool) -> str:
    if reached:
        return "got" if reached <= DEADLINES[bonus] else "missed"
    return "missed" if turn > DEADLINES[bonus] or over else "open"


@part
def _pile(nth: int, last: int, left: int, due: tuple[tuple[int, str], ...]) -> Drawn:
    """`left` of the cards up to the turn `last`, and the state of the bonuses `due` then."""
    id, first = f"pile-{nth}", last - PILES[nth - 1] + 1
    caption = text("pile-turns" if due else "pile-last", first=first, last=last)
    zone = Zone(id, "spots", text("pile", nth=nth), "piles", 0, "pile", width=96, height=128, caption=caption)
    stack = Piece(f"{id}-cards", id, f"stack-{left}", text("pile-left", left=left, first=first, last=last), 50, 48)
    return [zone], [stack, *[_due(id, *one, 24 + 48 * k if len(due) > 1 else 48) for k, one in enumerate(due)]]


def _due(pile: str, bonus: int, state: str, x: int) -> Piece:
    name = BONUSES[bonus]
    label = text("due", bonus=text(f"bonus-{name}"), points=HIGH[bonus], state=state, turn=DEADLINES[bonus])
    return Piece(f"due-{name}", pile, f"due-{name}-{state}", label, x, 112, note=label)


@kept
def _rung(rung: int, state: str) -> Piece:
    least, name = RANKS[rung]
    most = RANKS[rung + 1][0] - 1 if rung + 1 < len(RANKS) else least
    if most > LAST_ODD and most % 2:
        most -= 1
    kind = "first" if not rung else "one" if least == most else "some"
    points = text("rung-points", least=least, most=most, kind=kind)
    label = text("rung", title=text(name), points=points, state=state)
    return Piece(f"rung-{rung + 1}", "ladder", "", label, words=text(name), note=points, marks=f"rung {state}")
