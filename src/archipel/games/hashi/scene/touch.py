"""What a touch would mean at this stage, legal or not: the rules are asked about it."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.values import Action
from archipel.games.hashi.content import START_NUMBERS
from archipel.games.hashi.values import Bridge, HashiView, Start, Write


def intent(view: HashiView, path: Sequence[str], turn: int) -> Action | None:
    if view.seat is None or view.pending.stage == "over":
        return None
    isles = [_tail(id, "isle-") for id in path if id.startswith("isle-")]
    numbers = [_tail(id, "number-") for id in path if id.startswith("number-")]
    if path and path[-1].startswith("line-"):
        return Bridge(path[-1].removeprefix("line-"))
    if not isles or not all(isles):
        return None
    if view.pending.stage == "start" or numbers:
        return Start(isles[-1], numbers[-1] if numbers else START_NUMBERS[0])
    if len(isles) > 1 and isles[-1] != isles[-2]:
        one, other = sorted(isles[-2:])
        return Bridge(f"{one}-{other}")
    return Write(isles[-1])


def _tail(id: str, head: str) -> int:
    digits = id.removeprefix(head)
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 4 else 0
