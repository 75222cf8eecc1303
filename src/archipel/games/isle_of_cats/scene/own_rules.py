"""What an owner's own lesson asks for, put into words by its kind."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

from archipel.core.text import Arg, Text, text

MARKS: Final = {"==": "own-exactly", ">=": "own-least", "<": "own-less"}


def asked_by(scoring: dict[str, Any]) -> Text:
    kind = scoring["type"]
    if kind == "largest_family":
        return text("own-largest", least=scoring["solo_threshold"])
    if kind == "family_rank_score":
        return text("own-again", rank=scoring["rank"])
    if kind == "best_color":
        return text("own-best", what=measured(scoring, 1))
    if kind == "per":
        every = scoring.get("divisor", 1)
        return text("own-per", every=every, what=measured(scoring, every))
    return text(MARKS[scoring["cmp"]], value=scoring["value"], what=measured(scoring, scoring["value"]))


def measured(scoring: dict[str, Any], count: int) -> Text:
    """What is counted, one of it or many."""
    args: dict[str, Arg] = {"count": count}
    more = scoring["args"]
    if "n" in more:
        args["n"] = more["n"]
    if "rooms" in more:
        args["rooms"] = reduce(_joined, [text(f"room-{room}") for room in more["rooms"]])
    what = Text(f"measure-{scoring['metric']}", args)
    if "color" not in more:
        return what
    hue = text("own-named") if more["color"] == "chosen" else text(f"colour-{more['color']}")
    return text("own-hue", what=what, hue=hue)


def _joined(one: Text, two: Text) -> Text:
    return text("own-joined", one=one, two=two)
