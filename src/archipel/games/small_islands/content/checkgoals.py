"""Faults of missions and rewards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from archipel.core.content import Fault, Node
from archipel.games.small_islands.objectives import FIELDS, MISSIONS, REWARDS
from archipel.kit.content.checks import choice, field, integer, need

RESOURCES: Final = ("lotus", "fruit", "leaf")
RESOURCE: Final = "resource"
COUNTS: Final = "counts"
STEPS: Final = "steps"
MISSION_PARTS: Final[dict[str, dict[str, object]]] = {
    "at_least": {"counts": COUNTS},
    "more_than": {"more": RESOURCE, "less": RESOURCE},
    "equal_any_two": {},
    "equal_with": {"resource": RESOURCE},
    "complete": {},
    "tiles_between": {"min": (1, 99), "max": (1, 99)},
    "houses_of_others_at_least": {"value": (1, 24)},
}
FIGURE: Final = (0, 99)
REWARD_PARTS: Final[dict[str, dict[str, object]]] = {
    "per_icon": {"per": COUNTS, "flat": FIGURE},
    "smallest_present": {"per": FIGURE, "flat": FIGURE},
    "flat": {"flat": FIGURE},
    "size_steps": {"steps": STEPS},
    "discovery": {},
    "chosen_resource": {"per": FIGURE, "flat": FIGURE, "per_port_pair": FIGURE},
    "house_spots": {"per": FIGURE},
    "per_tile": {"per": FIGURE, "flat": FIGURE},
}


def mission_faults(goal: Node) -> Iterator[Fault]:
    yield from _goal(goal, MISSIONS, MISSION_PARTS)
    more, less = goal.get("more"), goal.get("less")
    if more and less and more.value == less.value:
        yield less.fault("same", got=str(less.value))
    least, most = goal.get("min"), goal.get("max")
    if least and most and isinstance(least.value, int) and isinstance(most.value, int) and least.value > most.value:
        yield most.fault("number", least=least.value, most=99)


def reward_faults(goal: Node) -> Iterator[Fault]:
    yield from _goal(goal, REWARDS, REWARD_PARTS)


def _goal(goal: Node, kinds: tuple[str, ...], parts: dict[str, dict[str, object]]) -> Iterator[Fault]:
    kind, missing = need(goal, "type")
    yield from missing
    if kind is None:
        return
    yield from choice(kind, kinds)
    for name, wanted in parts.get(str(kind.value), {}).items():
        yield from field(goal, name, partial(_part, wanted=wanted))


def _part(node: Node, wanted: object) -> Iterator[Fault]:
    if wanted == RESOURCE:
        yield from choice(node, RESOURCES)
    elif wanted == COUNTS:
        yield from _counts(node)
    elif wanted == STEPS:
        yield from _steps(node)
    else:
        assert isinstance(wanted, tuple)
        yield from integer(node, wanted[0], wanted[1])


def _counts(node: Node) -> Iterator[Fault]:
    if not isinstance(node.value, dict) or not node.value:
        yield node.fault("object")
    for name, figure in node.fields().items():
        if name not in FIELDS:
            yield figure.fault("choice", got=name, wanted=", ".join(FIELDS))
        yield from integer(figure, 1, 99)


def _steps(node: Node) -> Iterator[Fault]:
    """Pairs of a size and its PP, the sizes rising."""
    if not isinstance(node.value, list) or not node.value:
        yield node.fault("list")
    sizes: list[Node] = []
    for step in node.items():
        if len(step.items()) != 2:
            yield step.fault("count", count=len(step.items()), wanted=2)
            continue
        for figure in step.items():
            yield from integer(figure, 0, 99)
        sizes.append(step.items()[0])
    for one, other in pairwise(sizes):
        if isinstance(one.value, int) and isinstance(other.value, int) and other.value <= one.value:
            yield other.fault("number", least=one.value + 1, most=99)
