"""Faults of prices, demands, titles, and the areas of a feat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from archipel.core.content import Fault, Node
from archipel.games.palm_island.content.cards import AREAS, BUILDINGS, FLIPPED, LIMIT, ROTATED
from archipel.games.palm_island.effects import RESOURCES
from archipel.kit.content.checks import choice, field, integer, need, span

MOST: Final = 9
"""Units of a price, arrows of a demand."""
HELD: Final = 4
"""Units that there is room to draw on a card."""
WAYS: Final = 3
"""Alternatives of a price, actions of an area, buildings of a demand."""
LONGEST: Final = 24
ROOMIEST: Final = 6
OPEN: Final = "BCD"
"""Areas a won feat can show; A tells how it is won."""


def upto(row: Node, name: str, least: int, most: int) -> tuple[list[Node], list[Fault]]:
    """The entries of a list that must have from so many to so many, none beyond them."""
    found, wrong = span(row, name, least, most)
    return found.items()[:most] if found else [], wrong


def key_faults(row: Node, taken: Sequence[str] = ()) -> Iterator[Fault]:
    """A word of its own."""
    key, missing = need(row, "key")
    yield from missing
    if key is None:
        return
    if not (isinstance(key.value, str) and key.value.isidentifier() and len(key.value) <= LONGEST):
        yield key.fault("word")
    elif key.value in taken:
        yield key.fault("same", got=key.value)


def title_faults(row: Node) -> Iterator[Fault]:
    """A name in both languages, where there is one."""
    title = row.get("title")
    for lang in ("en", "fr") if title else ():
        name, missing = need(title, lang)
        yield from missing
        if name and not (isinstance(name.value, str) and name.value.isprintable() and 0 < len(name.value) <= LONGEST):
            yield name.fault("title", most=LONGEST)


def costs_faults(row: Node, name: str, most: int = WAYS) -> Iterator[Fault]:
    """A list of alternatives; what is free has no other."""
    listed, wrong = upto(row, name, 1, most)
    yield from wrong
    for cost in listed:
        yield from cost_faults(cost, least=1 if len(listed) > 1 else 0)


def cost_faults(cost: Node, least: int, known: Sequence[str] = RESOURCES[:3], most: int = MOST) -> Iterator[Fault]:
    """Units by resource, at least so many of them."""
    if not isinstance(cost.value, dict):
        yield cost.fault("object")
        return
    for name, count in cost.fields().items():
        if name not in known:
            yield count.fault("choice", got=name[:40], wanted=", ".join(known))
        else:
            yield from integer(count, 1, most)
    if len(cost.fields()) < least:
        yield cost.fault("missing", name=" / ".join(known))


def need_faults(needs: Node, least: int) -> Iterator[Fault]:
    """Arrows by building."""
    yield from cost_faults(needs, least, BUILDINGS)
    if len(needs.fields()) > WAYS:
        yield needs.fault("count", count=len(needs.fields()), wanted=f"{least}-{WAYS}")


def feat_faults(row: Node) -> Iterator[Fault]:
    yield from key_faults(row)
    yield from title_faults(row)
    yield from field(row, "score", partial(integer, least=0, most=99))
    yield from field(row, "each", partial(integer, least=0, most=3))
    yield from field(row, "arrows", partial(need_faults, least=0))
    yield from field(row, "start", partial(choice, known=OPEN))
    if limit := row.get("limit"):
        yield from integer(limit, LIMIT + 1, ROOMIEST)
    areas, missing = need(row, "areas")
    yield from missing
    if areas is None:
        return
    if not isinstance(areas.value, dict):
        yield areas.fault("object")
        return
    start = row.get("start")
    if start and start.value in tuple(OPEN) and areas.get(str(start.value)) is None:
        yield areas.fault("missing", name=str(start.value))
    for name, area in areas.fields().items():
        yield from _area(areas, name, area)


def _area(areas: Node, name: str, area: Node) -> Iterator[Fault]:
    if name not in tuple(OPEN):
        yield area.fault("choice", got=name[:40], wanted=", ".join(OPEN))
        return
    if not isinstance(area.value, dict):
        yield area.fault("object")
        return
    if gives := area.get("gives"):
        yield from _gives(gives)
    for sign, most in (("stars", 99), ("arrows", MOST)):
        if node := area.get(sign):
            yield from integer(node, 0, most)
    yield from _actions(areas, name, area)


def _gives(gives: Node) -> Iterator[Fault]:
    wrong = list(cost_faults(gives, 1, RESOURCES, HELD))
    yield from wrong
    held = 0 if wrong else sum(count.value for count in gives.fields().values() if isinstance(count.value, int))
    if held > HELD:
        yield gives.fault("total", count=held, name=" + ".join(gives.fields()), most=HELD)


def _actions(areas: Node, name: str, area: Node) -> Iterator[Fault]:
    """What is stored gives something; what is turned has an area to show."""
    shown = [verb for verb in ("store", "rotate", "flip", "use") if area.get(verb)]
    if len(shown) > WAYS:
        yield area.fault("count", count=len(shown), wanted=f"0-{WAYS}")
    for verb in shown:
        yield from costs_faults(area, verb)
        turn = ROTATED if verb == "rotate" else FLIPPED
        to = AREAS[turn[AREAS.index(name)]]
        if verb == "store" and area.get("gives") is None:
            yield area.fault("missing", name="gives")
        if verb != "store" and areas.get(to) is None:
            yield area.fault("needs", other=f"{areas.path}.{to}", wanted="{}")
    use = area.get("use")
    if use and use.plain() != [{}]:
        yield use.fault("choice", got=str(use.plain())[:40], wanted="[{}]")
