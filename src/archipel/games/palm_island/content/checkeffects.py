"""Faults of what a villager or an ability does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from archipel.core.content import Fault, Node
from archipel.games.palm_island.content.cards import BUILDINGS, LIMIT
from archipel.games.palm_island.content.checkcards import MOST, ROOMIEST, WAYS, upto
from archipel.games.palm_island.effects import RESOURCES, VERBS
from archipel.kit.content.checks import choice, field, integer

FIGURES: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "discount": {"units": (1, MOST)},
    "store_limit": {"value": (LIMIT + 1, ROOMIEST)},
    "vp_per_upgrades": {"per": (1, 99), "vp": (1, 99)},
    "vp_per_card": {"min_upgrades": (0, 3), "vp": (1, 99)},
    "vp_per_stored_units": {"per": (1, 99), "vp": (1, 99), "max_vp": (1, 99)},
    "vp_flat": {"vp": (1, 99)},
}
LISTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {"discount": ("on", VERBS), "vp_per_card": ("types", BUILDINGS)}


def effect_faults(effect: Node, known: Sequence[str]) -> Iterator[Fault]:
    """One of the known kinds, with all its figures."""
    yield from field(effect, "type", partial(choice, known=known))
    kind = effect.get("type")
    if kind is None or not isinstance(kind.value, str) or kind.value not in known:
        return
    for name, (least, most) in FIGURES[kind.value].items():
        yield from field(effect, name, partial(integer, least=least, most=most))
    if kind.value == "discount":
        yield from field(effect, "of", partial(choice, known=RESOURCES))
    if kind.value in LISTS:
        yield from _listed(effect, *LISTS[kind.value])


def _listed(effect: Node, name: str, known: tuple[str, ...]) -> Iterator[Fault]:
    """Words of a few, each once; a discount without them is for every action."""
    if name == "on" and effect.get(name) is None:
        return
    listed, wrong = upto(effect, name, 1, WAYS)
    yield from wrong
    taken: list[object] = []
    for node in listed:
        yield from choice(node, known)
        if node.value in taken:
            yield node.fault("same", got=str(node.value)[:40])
        taken.append(node.value)
