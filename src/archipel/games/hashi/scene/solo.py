"""Alone at the table: the three piles with what their ends decide, and the ladder of ranks."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import text
from archipel.games.hashi.content import PILES
from archipel.games.hashi.scoring import BONUSES, DEADLINES, HIGH, RANKS
from archipel.games.hashi.values import HashiView

SEAT: Final = "seat:0"
# Totals of 53, 55, 57 and 59 cannot be scored: from here on the odd ones are missing.
LAST_ODD: Final = 51


def piles(view: HashiView) -> tuple[list[Zone], list[Piece]]:
    zones = [Zone("piles", "panel", text("piles"), SEAT, 0, "piles")]
    pieces: list[Piece] = []
    first = 1
    for nth, cards in enumerate(PILES, 1):
        last = first + cards - 1
        id = f"pile-{nth}"
        due = [bonus for bonus in range(len(BONUSES)) if DEADLINES[bonus] == last]
        caption = text("pile-turns" if due else "pile-last", first=first, last=last)
        zones.append(
            Zone(id, "spots", text("pile", nth=nth), "piles", 0, "pile", width=96, height=128, caption=caption)
        )
        left = min(cards, max(0, last - view.turn))
        label = text("pile-left", left=left, first=first, last=last)
        pieces.append(Piece(f"{id}-cards", id, f"stack-{left}", label, 50, 48))
        pieces += [_due(view, id, bonus, 24 + 48 * k if len(due) > 1 else 48) for k, bonus in enumerate(due)]
        first = last + 1
    return zones, pieces


def ladder(view: HashiView) -> tuple[list[Zone], list[Piece]]:
    zone = Zone("ladder", "ladder", text("ladder"), SEAT, 0, "ladder", title=True)
    here = [name for _, name in RANKS].index(view.rank)
    return [zone], [_rung(rung, here) for rung in range(len(RANKS))]


def _due(view: HashiView, pile: str, bonus: int, x: int) -> Piece:
    turn, name = view.reached[bonus][0], BONUSES[bonus]
    if turn:
        state = "got" if turn <= DEADLINES[bonus] else "missed"
    else:
        state = "missed" if view.turn > DEADLINES[bonus] or view.pending.stage == "over" else "open"
    label = text("due", bonus=text(f"bonus-{name}"), points=HIGH[bonus], state=state, turn=DEADLINES[bonus])
    return Piece(f"due-{name}", pile, f"due-{name}-{state}", label, x, 112, note=label)


def _rung(rung: int, here: int) -> Piece:
    least, name = RANKS[rung]
    most = RANKS[rung + 1][0] - 1 if rung + 1 < len(RANKS) else least
    if most > LAST_ODD and most % 2:
        most -= 1
    kind = "first" if not rung else "one" if least == most else "some"
    state = "here" if rung == here else "next" if rung == here + 1 else "far"
    points = text("rung-points", least=least, most=most, kind=kind)
    label = text("rung", title=text(name), points=points, state=state)
    return Piece(f"rung-{rung + 1}", "ladder", "", label, words=text(name), note=points, marks=f"rung {state}")
