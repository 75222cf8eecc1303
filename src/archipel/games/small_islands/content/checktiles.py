"""Faults of tiles: sides and corners that cannot be, lands and icons that do not belong together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from archipel.core.content import Fault, Node
from archipel.games.small_islands.edition import ICONS, LANDS, MOST_PORTS
from archipel.games.small_islands.geometry import RING
from archipel.games.small_islands.objectives import MOST
from archipel.kit.content.checks import a_list, choice, faces_of, field, integer, need, span, word

ANCHORS: Final = (*RING, "C", "C2")
SIDES: Final = ("N", "E", "S", "W")
CORNERS: Final = {"NE": ("N", "E"), "SE": ("S", "E"), "SW": ("S", "W"), "NW": ("N", "W")}
GROUNDS: Final = ("land", "sea")
KINDS: Final = ("resource", "temple", "port", "house_spot")
RESOURCES: Final = ("lotus", "fruit", "leaf")


def face_faults(face: Node) -> Iterator[Fault]:
    """One face of a tile; a landscape tile has its name there, a start tile beside its faces."""
    if not face.path.startswith("start_tiles"):
        yield from word(face, "id")
    ground = {}
    for part, places in (("sides", SIDES), ("corners", tuple(CORNERS))):
        shown, missing = need(face, part)
        yield from missing
        for place in places:
            node, missing = need(shown, place)
            yield from missing
            if node:
                yield from choice(node, GROUNDS)
                ground[place] = node
    yield from _corners(ground)
    yield from _icons(face)
    yield from _lands(face, ground)


def _corners(ground: dict[str, Node]) -> Iterator[Fault]:
    for corner, sides in CORNERS.items():
        for side in sides:
            if corner in ground and side in ground and ground[corner].value == "land" != ground[side].value:
                yield ground[corner].fault("needs", other=ground[side].path, wanted="land")


def _icons(face: Node) -> Iterator[Fault]:
    listed, wrong = span(face, "icons", 0, ICONS)
    yield from wrong
    if not listed:
        return
    for icon in listed.items():
        yield from field(icon, "kind", partial(choice, known=KINDS))
        kind = icon.get("kind")
        if kind and kind.value == "resource":
            yield from field(icon, "resource", partial(choice, known=RESOURCES))
        yield from field(icon, "anchor", partial(choice, known=RING if kind and kind.value == "port" else ANCHORS))
    ports = [_kind(icon) for icon in listed.items()].count("port")
    if ports > MOST_PORTS:
        yield listed.fault("total", count=ports, name="port", most=MOST_PORTS)


def _lands(face: Node, ground: dict[str, Node]) -> Iterator[Fault]:
    listed, wrong = span(face, "regions", 1, LANDS)
    yield from wrong
    if not listed:
        return
    for region in listed.items():
        for part in ("sides", "corners", "icons"):
            yield from field(region, part, a_list)
        for held in _listed(region, "icons"):
            yield from integer(held, 0, len(_listed(face, "icons")) - 1)
    for place in (*SIDES, *CORNERS):
        part = "sides" if place in SIDES else "corners"
        there = _holding(listed.items(), part, place)
        if place in ground and ground[place].value == "land" and len(there) != 1:
            yield ground[place].fault("once", count=len(there), where=f"{listed.path}")
        for region in there:
            if place in ground and ground[place].value == "sea":
                yield region.fault("needs", other=ground[place].path, wanted="land")
    for number, icon in enumerate(_listed(face, "icons")):
        there = _holding(listed.items(), "icons", number)
        if len(there) != 1:
            yield icon.fault("once", count=len(there), where=listed.path)


def _holding(regions: Sequence[Node], part: str, what: object) -> list[Node]:
    """The entries of all regions that name a side, a corner or an icon."""
    found = []
    for region in regions:
        found += [node for node in _listed(region, part) if node.value == what]
    return found


def total_faults(root: Node, tiles: Sequence[Node], starts: Sequence[Node]) -> Iterator[Fault]:
    """Not more of a kind than an island can count."""
    faces = [*tiles, *(face for start in starts for face in faces_of(start))]
    kinds = [_kind(icon) for face in faces for icon in _listed(face, "icons")]
    for kind in (*RESOURCES, "temple", "port", "house_spot"):
        if kinds.count(kind) > MOST:
            yield root.fault("total", count=kinds.count(kind), name=kind, most=MOST)


def _listed(node: Node, name: str) -> list[Node]:
    found = node.get(name)
    return found.items() if found else []


def _kind(icon: Node) -> object:
    """The kind of an icon; of a resource, which."""
    kind = icon.get("resource") if (named := icon.get("kind")) and named.value == "resource" else icon.get("kind")
    return kind.value if kind else None
