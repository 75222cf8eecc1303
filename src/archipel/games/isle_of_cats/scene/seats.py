"""Panels: the viewer's purse and rooms beside the boat; the others at a glance; everybody's points by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.isle_of_cats.boat import ROOMS
from archipel.games.isle_of_cats.content.cards import BASKETS, BROKEN
from archipel.games.isle_of_cats.scene.boats import focus, small_boat
from archipel.games.isle_of_cats.scene.cards import lesson
from archipel.games.isle_of_cats.scene.naming import ROOM_ICON, number
from archipel.games.isle_of_cats.values import Rescue
from archipel.games.isle_of_cats.views import CatsView, CrewView

Shown = tuple[list[Zone], list[Piece]]
PARTS = (("rats", "rat"), ("rooms", "plate-plain"), ("families", "ico-family"), ("rare", "item-gem"))


def rooms(view: CatsView, inside: str) -> Shown:
    """Seven plates, green and ticked where a room is filled; rats that are seen."""
    crew = view.crews[focus(view)]
    pieces = []
    for room in ROOMS:
        full = room in crew.filled
        label = text("room-state", room=text(f"room-{room}"), full="yes" if full else "no")
        pieces.append(
            Piece(f"room-{room}", "rooms", f"plate-{ROOM_ICON[room]}{'-full' if full else ''}", label, note=label)
        )
    pieces.append(stat("rats", "rooms", "rat", crew.rats, text("rats-seen", rats=crew.rats)))
    return [Zone("rooms", "row", text("zone-rooms"), inside, skin="rooms")], pieces


def stat(id: str, zone: str, face: str, count: int, label: Text, marks: str = "") -> Piece:
    return Piece(id, zone, face, label, words=number(count), marks=f"stat {marks}".strip(), note=label)


def purse(view: CatsView, legal: Sequence[Action], inside: str) -> Shown:
    """Fish and baskets of the viewer; each kind of basket can be touched before the cat it is for."""
    if view.mode == "family":
        return [], []
    seat = focus(view)
    crew = view.crews[seat]
    ways = list(dict.fromkeys(action.basket for action in legal if isinstance(action, Rescue)))
    pieces = [stat("fish", "purse", "fish", crew.fish, text("fish-left", fish=crew.fish))]
    for way, count in held_baskets(crew):
        marks = "basket usual" if ways and way == ways[0] else "basket"
        pieces.append(stat(f"use-{way}", "purse", basket_face(way), count, basket_label(way, count), marks))
    pieces += [
        stat(
            f"use-{way}", "purse", "pair", 1, basket_label(way, 1), "basket pair" if way != ways[0] else "basket usual"
        )
        for way in ways
        if "+" in way
    ]
    pieces += waiting(crew, "purse")
    if crew.laid or view.phase == "rescue":
        pieces.append(stat("speed", "purse", "boot", crew.speed, text("speed", speed=crew.speed)))
    return [Zone("purse", "row", text("zone-purse"), inside, skin="purse", owner=seat)], pieces


def held_baskets(crew: CrewView) -> Iterator[tuple[str, int]]:
    """Ways to have a basket, and how many there are of each."""
    if crew.ready:
        yield "permanent", crew.ready
    if crew.used:
        yield "used", crew.used
    for kind in BASKETS:
        count = crew.laid.count(kind)
        if count:
            yield kind, count


def basket_face(way: str) -> str:
    return {"permanent": "basket-permanent", "used": "basket-used"}.get(way, "basket")


def basket_label(way: str, count: int) -> Text:
    if "+" in way:
        one, _, two = way.partition("+")
        return text("basket-pair", one=text(f"kind-{one}"), two=text(f"kind-{two}"))
    return text(f"basket-{way}", count=count)


def waiting(crew: CrewView, zone: str) -> list[Piece]:
    """Any-time cards that wait for their moment."""
    found = []
    if crew.anywhere:
        found.append(Piece(f"{zone}-anywhere", zone, "head-purple", text("waits-anywhere"), marks="stat waits"))
    if crew.extra:
        label = text("waits-extra", count=crew.extra)
        found.append(stat(f"{zone}-extra", zone, "ico-cats", crew.extra, label, "waits"))
    return found


def panel(view: CatsView, seat: int) -> Iterator[Shown]:
    """What the panel of a seat shows; at the end also its lessons."""
    if seat != focus(view):
        yield small_boat(view, seat)
    if seat != view.seat and view.mode != "family":
        yield stats(view, seat)
    yield parts(view, seat)
    if view.shown and seat != view.seat:
        zone = Zone(f"shown-{seat}", "row", text("zone-shown"), f"seat:{seat}", skin="cards shown", title=True)
        yield [zone], [lesson(view, each, zone.id) for each in view.shown[seat]]


def stats(view: CatsView, seat: int) -> Shown:
    id, crew = f"stats-{seat}", view.crews[seat]
    broken = sum(1 for kind in crew.laid if kind in BROKEN)
    pieces = [stat(f"fish-{seat}", id, "fish", crew.fish, text("fish-left", fish=crew.fish))]
    for way, count in held_baskets(crew):
        pieces.append(stat(f"{way}-{seat}", id, basket_face(way), count, basket_label(way, count)))
    if broken:
        pieces.append(stat(f"broken-{seat}", id, "basket-broken", broken, text("basket-broken", count=broken)))
    if crew.laid:
        pieces.append(stat(f"speed-{seat}", id, "boot", crew.speed, text("speed", speed=crew.speed)))
    if crew.hidden:
        pieces.append(stat(f"hidden-{seat}", id, "back-rescue", crew.hidden, text("hidden-cards", cards=crew.hidden)))
    pieces.append(stat(f"cards-{seat}", id, "ico-cards", crew.hand, text("hand-size", cards=crew.hand)))
    pieces.append(stat(f"learnt-{seat}", id, "ico-scroll", crew.lessons, text("lesson-count", cards=crew.lessons)))
    pieces += waiting(crew, id)
    if crew.passed:
        pieces.append(Piece(f"passed-{seat}", id, "ico-passed", text("has-passed"), marks="stat out"))
    elif seat in view.pending.chosen:
        pieces.append(Piece(f"chosen-{seat}", id, "ico-check", text("has-chosen"), marks="stat out"))
    return [Zone(id, "row", text("zone-stats", seat=seat_text(seat)), f"seat:{seat}", skin="stats")], pieces


def parts(view: CatsView, seat: int) -> Shown:
    """Points by part as they would be now; private lessons only before their owner, or at the end."""
    id, crew = f"parts-{seat}", view.crews[seat]
    pieces = []
    for (part, face), points in zip(PARTS, crew.parts, strict=False):
        if part != "rare" or view.mode != "family":
            pieces.append(scored(id, part, face, points))
    known = view.lessons if seat == view.seat else view.shown[seat] if view.shown else None
    if known is not None and (known or view.mode != "family"):
        pieces.append(scored(id, "private", "ico-scroll", sum(each.points for each in known)))
    if view.public:
        pieces.append(scored(id, "public", "ico-public", crew.parts[4]))
    return [Zone(id, "row", text("zone-parts", seat=seat_text(seat)), f"seat:{seat}", skin="points")], pieces


def scored(zone: str, part: str, face: str, points: int) -> Piece:
    label = text("part-now", part=text(f"part-{part}"), points=points)
    return Piece(f"{zone}-{part}", zone, face, label, words=text("signed", points=points), marks="stat", note=label)
