"""Shells as numbers, with one planted fault at a time."""

from __future__ import annotations

from typing import Any

from archipel.core.features import Features, Plane
from archipel.core.values import Action

SHELLS = 12
SEATS = 3


def features(fault: str, lay: type[Any], shout: Action, hush: Action) -> Features:
    """A shell is laid in two choices, to lay and which, as in a game of many."""

    def encode(view: Any) -> bytes:
        rest = SEATS - len(view.ready)
        row = [1 if view.seat is None else 2 + view.seat, view.boasting, view.round, view.shouts]
        row += [shell in view.hand for shell in range(1, SHELLS + 1)]
        row += [*view.laid, *[0] * rest, *view.ready, *[0] * rest]
        row += [0] * SEATS if fault == "pointless" else [*view.points, *[0] * rest]
        return bytes(row[1:] if fault == "short row" else row)

    def spell(action: Any) -> tuple[int, ...]:
        if not isinstance(action, lay):
            return (2,) if action == shout and fault != "shouts as it lays" else (3,) if action == hush else (1,)
        if fault == "one shell for another":
            return 1, 4 + action.shell // 2
        return (1, 4, 3 + action.shell) if fault == "late opener" else (1, 3 + action.shell)

    def read(choices: tuple[int, ...]) -> Action:
        return {2: shout, 3: hush}.get(choices[0]) or lay(choices[-1] - 3)

    high = 1 if fault == "low roof" else SHELLS
    return Features(
        planes=(
            Plane("table", (4,), "whose view, whether one may boast, round, shouts", high=SHELLS),
            Plane("hand", (SHELLS,), "shells in hand"),
            Plane("seats", (3, SEATS), "what was laid, who is ready, points", high=high),
        ),
        encode=encode,
        choices=("wait", "lay", "shout", "hush", *(f"shell {shell}" for shell in range(1, SHELLS + 1))),
        spell=spell,
        read=read,
        openers=4,
        silent={"more": "nothing", "fault": "a test's own"},
    )
