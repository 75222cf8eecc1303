"""Panels: the viewer's purse and rooms beside the boat; the others at a glance; everybody's points by part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel.games.isle_of_cats.boat import ROOMS
from archipel.games.isle_of_cats.content.cards import BASKETS, BROKEN
from archipel.games.isle_of_cats.scene.boats import focus, small_boat
from archipel.games.isle_of_cats.scene.cards import lesson
from archipel.games.isle_of_cats.scene.naming import ROOM_ICON, number
from archipel.games.isle_of_cats.values import Rescue
from archipel.games.isle_of_cats.views import CatsView, CrewView, LessonView

PARTS = (("rats", "rat"), ("rooms", "plate-plain"), ("families", "ico-family"), ("rare", "item-gem"))
Baskets = tuple[int, int, tuple[str, ...]]
"""Permanent ones that are ready, those used, and rescue cards laid."""
Waiting = tuple[bool, int]
"""Any-time cards that wait for their moment: a tile that need not touch, further rescues."""


@part
def rooms(filled: tuple[str, ...], rats: int, inside: str) -> Drawn:
    """Seven plates, green and ticked where a room is filled; rats that are seen."""
    pieces = [plate(room, room in filled) for room in ROOMS]
    pieces.append(stat("rats", "rooms", "rat", rats, text("rats-seen", rats=rats)))
    return [Zone("rooms", "row", text("zone-rooms"), inside, skin="rooms")], pieces


@kept
def plate(room: str, full: bool) -> Piece:
    label = text("room-state", room=text(f"room-{room}"), full="yes" if full else "no")
    return Piece(f"room-{room}", "rooms", f"plate-{ROOM_ICON[room]}{'-full' if full else ''}", label, note=label)


def stat(id: str, zone: str, face: str, count: int, label: Text, marks: str = "") -> Piece:
    return Piece(id, zone, face, label, words=number(count), marks=f"stat {marks}".strip(), note=label)


def own_purse(view: CatsView, legal: Sequence[Action]) -> ScenePart:
    seat = focus(view)
    crew = view.crews[seat]
    ways = tuple(dict.fromkeys([action.basket for action in legal if isinstance(action, Rescue)]))
    speed = crew.speed if crew.laid or view.phase == "rescue" else -1
    return purse(seat, crew.fish, baskets(crew), waiting(crew), speed, ways)


def baskets(crew: CrewView) -> Baskets:
    return crew.ready, crew.used, crew.laid


def waiting(crew: CrewView) -> Waiting:
    return crew.anywhere, crew.extra


@part
def purse(seat: int, fish: int, baskets: Baskets, waiting: Waiting, speed: int, ways: tuple[str, ...]) -> Drawn:
    """Fish and baskets of the viewer; each kind of basket can be touched before the cat it is for."""
    usual = ways[0] if ways else ""
    pieces = [fish_left("fish", "purse", fish)]
    for way, count in held_baskets(baskets):
        pieces.append(basket(f"use-{way}", "purse", way, count, "basket usual" if way == usual else "basket"))
    for way in ways:
        if "+" in way:
            pieces.append(basket(f"use-{way}", "purse", way, 1, "basket usual" if way == usual else "basket pair"))
    pieces += waits(waiting, "purse")
    if speed >= 0:
        pieces.append(stat("speed", "purse", "boot", speed, text("speed", speed=speed)))
    return [Zone("purse", "row", text("zone-purse"), "side", skin="purse", owner=seat)], pieces


@kept
def fish_left(id: str, zone: str, fish: int) -> Piece:
    return stat(id, zone, "fish", fish, text("fish-left", fish=fish))


def held_baskets(baskets: Baskets) -> Iterator[tuple[str, int]]:
    """Ways to have a basket, and how many there are of each."""
    ready, used, laid = baskets
    if ready:
        yield "permanent", ready
    if used:
        yield "used", used
    for kind in BASKETS:
        count = laid.count(kind)
        if count:
            yield kind, count


@kept
def basket(id: str, zone: str, way: str, count: int, marks: str = "") -> Piece:
    return stat(id, zone, basket_face(way), count, basket_label(way, count), marks)


def basket_face(way: str) -> str:
    faces = {"permanent": "basket-permanent", "used": "basket-used"}
    return "pair" if "+" in way else faces.get(way, "basket")


def basket_label(way: str, count: int) -> Text:
    if "+" in way:
        one, _, two = way.partition("+")
        return text("basket-pair", one=text(f"kind-{one}"), two=text(f"kind-{two}"))
    return text(f"basket-{way}", count=count)


def waits(waiting: Waiting, zone: str) -> list[Piece]:
    anywhere, extra = waiting
    found = []
    if anywhere:
        found.append(Piece(f"{zone}-anywhere", zone, "head-purple", text("waits-anywhere"), marks="stat waits"))
    if extra:
        found.append(stat(f"{zone}-extra", zone, "ico-cats", extra, text("waits-extra", count=extra), "waits"))
    return found


def panel(view: CatsView, seat: int) -> Iterator[ScenePart]:
    """What the panel of a seat shows; at the end also its lessons."""
    crew, mode, content = view.crews[seat], view.mode, view.options.content
    own = seat == view.seat
    if seat != focus(view):
        yield small_boat(seat, crew.boat, crew.tiles)
    if not own and mode != "family":
        shown = crew.hidden, crew.hand, crew.lessons
        out = "passed" if crew.passed else "chosen" if seat in view.pending.chosen else ""
        yield stats(seat, crew.fish, baskets(crew), crew.speed, shown, waiting(crew), out)
    known = view.lessons if own else view.shown[seat] if view.shown else None
    private = sum([each.points for each in known]) if known or (known is not None and mode != "family") else None
    yield points(seat, crew.parts if view.public else crew.parts[:4], private, mode)
    if view.shown and not own:
        yield lessons_shown(seat, view.shown[seat], mode, content)


@part
def stats(
    seat: int, fish: int, baskets: Baskets, speed: int, cards: tuple[int, int, int], waiting: Waiting, out: str
) -> Drawn:
    """`cards` are those laid face down, in hand, and lessons; `out`: it has passed, or chosen."""
    id, laid, (hidden, hand, lessons) = f"stats-{seat}", baskets[2], cards
    broken = sum([1 for kind in laid if kind in BROKEN])
    pieces = [fish_left(f"fish-{seat}", id, fish)]
    for way, count in held_baskets(baskets):
        pieces.append(basket(f"{way}-{seat}", id, way, count))
    if broken:
        pieces.append(stat(f"broken-{seat}", id, "basket-broken", broken, text("basket-broken", count=broken)))
    if laid:
        pieces.append(stat(f"speed-{seat}", id, "boot", speed, text("speed", speed=speed)))
    if hidden:
        pieces.append(stat(f"hidden-{seat}", id, "back-rescue", hidden, text("hidden-cards", cards=hidden)))
    pieces.append(stat(f"cards-{seat}", id, "ico-cards", hand, text("hand-size", cards=hand)))
    pieces.append(stat(f"learnt-{seat}", id, "ico-scroll", lessons, text("lesson-count", cards=lessons)))
    pieces += waits(waiting, id)
    if out:
        face = "ico-passed" if out == "passed" else "ico-check"
        pieces.append(Piece(f"{out}-{seat}", id, face, text(f"has-{out}"), marks="stat out"))
    return [Zone(id, "row", text("zone-stats", seat=seat_text(seat)), f"seat:{seat}", skin="stats")], pieces


@part
def points(seat: int, known: tuple[int, ...], private: int | None, mode: str) -> Drawn:
    """Points by part as they would be now; private lessons only before their owner, or at the end."""
    id = f"parts-{seat}"
    pieces = [
        scored(id, part, face, gained)
        for (part, face), gained in zip(PARTS, known, strict=False)
        if part != "rare" or mode != "family"
    ]
    if private is not None:
        pieces.append(scored(id, "private", "ico-scroll", private))
    if len(known) > len(PARTS):
        pieces.append(scored(id, "public", "ico-public", known[-1]))
    return [Zone(id, "row", text("zone-parts", seat=seat_text(seat)), f"seat:{seat}", skin="points")], pieces


@kept
def scored(zone: str, part: str, face: str, points: int) -> Piece:
    label = text("part-now", part=text(f"part-{part}"), points=points)
    return Piece(f"{zone}-{part}", zone, face, label, words=text("signed", points=points), marks="stat", note=label)


@part
def lessons_shown(seat: int, found: tuple[LessonView, ...], mode: str, content: str) -> Drawn:
    zone = Zone(f"shown-{seat}", "row", text("zone-shown"), f"seat:{seat}", skin="cards shown", title=True)
    return [zone], [lesson(each, zone.id, mode, content) for each in found]
