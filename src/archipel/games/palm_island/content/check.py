"""Every fault of an owner's content, with its line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from archipel.core.content import Fault, Node, numbered
from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.cards import ABILITIES, BUILDINGS, DISASTERS, KINDS
from archipel.games.palm_island.content.checkcards import (
    cost_faults,
    costs_faults,
    feat_faults,
    key_faults,
    need_faults,
    title_faults,
    upto,
)
from archipel.games.palm_island.content.checkeffects import effect_faults
from archipel.games.palm_island.effects import DISCOUNT, ROOM, TYPES
from archipel.kit.content.checks import choice, field, integer, items

OWN: Final = ("feats", "disasters", "abilities", "outposts", "villagers")
FEATS: Final = 9
OUTPOSTS: Final = 14
FEWEST: Final = 6
"""Villagers at least: three lie on the backs of the outposts of a calm game, three go into the decks."""
LEVELS: Final = 4
REMARK: Final = "remark"
"""What an owner may write beside it."""


def faults(root: Node) -> list[Fault]:
    """All of them, in the order of the file; none: it adds up."""
    if not isinstance(root.value, dict):
        return [root.fault("object")]
    return numbered([fault for part in PARTS for fault in part(root)])


def _names(root: Node) -> Iterator[Fault]:
    """Something is replaced, and only what is ours; the rest is left out, or as the house has it."""
    if not any(name in OWN for name in root.fields()):
        yield from (root.fault("missing", name=name) for name in OWN)
    for name, node in root.fields().items():
        if name not in CONTENT and name != REMARK:
            yield node.fault("choice", got=name[:40], wanted=", ".join(OWN))
        elif name in CONTENT and name not in OWN and node.plain() != CONTENT[name]:
            yield node.fault("fixed")


def _feats(root: Node) -> Iterator[Fault]:
    if root.get("feats") is None:
        return
    rows, wrong = upto(root, "feats", 1, FEATS)
    yield from wrong
    for nth, row in enumerate(rows, start=1):
        yield from field(row, "number", partial(integer, least=nth, most=nth))
        yield from feat_faults(row)
    yield from _unique(rows, "key")


def _disasters(root: Node) -> Iterator[Fault]:
    for row, key in _slots(root, "disasters", DISASTERS):
        yield from field(row, "key", partial(choice, known=(key,)))
        levels, wrong = upto(row, "levels", 1, LEVELS)
        yield from wrong
        for level in levels:
            yield from cost_faults(level, least=1)
        yield from title_faults(row)
    yield from _count(root, "disasters", len(DISASTERS))


def _abilities(root: Node) -> Iterator[Fault]:
    known = (TYPES[DISCOUNT], TYPES[ROOM])
    for row, key in _slots(root, "abilities", ABILITIES):
        yield from field(row, "key", partial(choice, known=(key,)))
        yield from field(row, "unlock", partial(cost_faults, least=1))
        yield from field(row, "needs", partial(need_faults, least=0))
        yield from costs_faults(row, "use")
        yield from field(row, "effect", partial(effect_faults, known=known))
        yield from title_faults(row)
    yield from _count(root, "abilities", len(ABILITIES))


def _outposts(root: Node) -> Iterator[Fault]:
    rows = [row for row, _ in _slots(root, "outposts", range(OUTPOSTS))]
    keys = _villager_keys(root)
    for nth, row in enumerate(rows, start=1):
        yield from field(row, "number", partial(integer, least=nth, most=nth))
        yield from field(row, "kind", partial(choice, known=KINDS))
        yield from field(row, "stars", partial(integer, least=0, most=99))
        yield from costs_faults(row, "cost", most=1)
        yield from field(row, "needs", partial(need_faults, least=1))
        yield from field(row, "villager", partial(choice, known=keys))
        yield from title_faults(row)
    yield from _count(root, "outposts", OUTPOSTS)
    listed = root.get("outposts")
    for kind in KINDS if listed else ():
        if not any((node := row.get("kind")) and node.value == kind for row in rows):
            assert listed is not None
            yield listed.fault("missing", name=kind)


def _villagers(root: Node) -> Iterator[Fault]:
    if root.get("villagers") is None:
        return
    rows, wrong = upto(root, "villagers", FEWEST, OUTPOSTS)
    yield from wrong
    lying = _lying(root)
    for row in rows:
        yield from key_faults(row, taken=BUILDINGS)
        yield from costs_faults(row, "cost", most=1)
        yield from field(row, "effect", partial(effect_faults, known=TYPES))
        yield from title_faults(row)
        key = row.get("key")
        if key and key.value not in lying:
            yield key.fault("needs", other="outposts[].villager", wanted=str(key.value)[:40])
    yield from _unique(rows, "key")


def _slots(root: Node, name: str, wanted: Sequence[object]) -> list[tuple[Node, str]]:
    """The rows that stand where a known one must stand."""
    listed = root.get(name)
    return [(row, str(one)) for row, one in zip(listed.items() if listed else [], wanted, strict=False)]


def _count(root: Node, name: str, size: int) -> Iterator[Fault]:
    if root.get(name) is not None:
        yield from items(root, name, size)[1]


def _villager_keys(root: Node) -> tuple[str, ...]:
    """The villagers an outpost may have on its back: the file's own, else ours."""
    listed = root.get("villagers")
    if listed is None:
        return tuple(row["key"] for row in CONTENT["villagers"])
    keys = [row.get("key") for row in listed.items()[:OUTPOSTS]]
    return tuple(key.value for key in keys if key and isinstance(key.value, str))


def _lying(root: Node) -> list[object]:
    listed = root.get("outposts")
    if listed is None:
        return [row["villager"] for row in CONTENT["outposts"]]
    return [key.value for row in listed.items()[:OUTPOSTS] if (key := row.get("villager"))]


def _unique(rows: Sequence[Node], name: str) -> Iterator[Fault]:
    """No value of a field stands twice."""
    taken: list[object] = []
    for row in rows:
        node = row.get(name)
        if node and node.value in taken:
            yield node.fault("same", got=str(node.value)[:40])
        elif node:
            taken.append(node.value)


PARTS: Final = (_names, _feats, _disasters, _abilities, _outposts, _villagers)
