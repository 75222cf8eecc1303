"""Cards before the viewer: those to choose from, laid down, in hand, lessons; and the public ones in the middle."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Arg, Text, seat_text, text
from archipel.games.isle_of_cats.content.cards import RESCUES
from archipel.games.isle_of_cats.scene import naming
from archipel.games.isle_of_cats.values import Find, Lay, Lift, Play
from archipel.games.isle_of_cats.views import CatsView, LessonView, PublicView

TRAY = "tray"
PROSPECTOR = 148
PAYING = ("pay", "buy")
HAND, LESSONS = "hand", "lessons"
"""Zones that name a drawer of a small window."""
Kinds = tuple[str, ...]


def cards(view: CatsView, kinds: Collection[type]) -> Iterator[ScenePart]:
    if view.seat is None:
        return
    mode, content, picked = view.mode, view.options.content, view.picked
    way = "next" if view.day % 2 else "previous"
    if view.offer:
        yield offer(view.offer, picked, view.drafted, way, mode, content)
    if view.drafted and (view.pending.stage in PAYING or not view.offer):
        fish = view.crews[view.seat].fish - sum([naming.PRICE[kind] for kind in picked])
        yield drafted(view.drafted, picked, fish, way, mode, content)
    elif view.drafted:
        yield put_by(view.drafted, way, mode, content)
    if mode != "family":
        laying = view.pending.stage == "lay"
        chosen = picked if laying else view.laid
        if chosen or laying:
            yield laid(chosen, bool(view.crews[view.seat].laid), laying, mode, content)
        cards = without(view.hand, picked) if laying else view.hand
        yield hand(cards, view.playable, asked_for(view, kinds), mode, content)
    if view.lessons:
        yield lessons(view.lessons, mode, content)


def asked_for(view: CatsView, kinds: Collection[type]) -> bool:
    """The cards of the hand are what is chosen from now; else they wait in a drawer where the window is small."""
    return (view.pending.stage == "window" and Play in kinds) or any(kind in kinds for kind in (Lay, Lift, Find))


@part
def offer(kinds: Kinds, picked: Kinds, drafted: Kinds, way: str, mode: str, content: str) -> Drawn:
    """Cards to choose from one by one; of cards alike the first ones are those picked."""
    pieces = []
    for kind, nth in each(kinds):
        marks = "paper picked" if nth < picked.count(kind) else "paper"
        id = card_id(kind, first_offered(drafted, kind) + nth)
        pieces.append(card(id, "offer", kind, 1, marks, mode, content))
    return [row("offer", "offer", len(kinds), way, mode)], pieces


@part
def drafted(kinds: Kinds, picked: Kinds, fish: int, way: str, mode: str, content: str) -> Drawn:
    """Cards to pay for; those that cost more than the fish that are left are dear."""
    pieces = []
    for kind, nth in each(kinds):
        dear = "paper dear" if naming.PRICE[kind] > fish else "paper"
        marks = "paper picked" if nth < picked.count(kind) else dear
        pieces.append(card(card_id(kind, nth), "drafted", kind, 1, marks, mode, content))
    return [row("drafted", "drafted", len(kinds), way, mode)], pieces


@part
def put_by(kinds: Kinds, way: str, mode: str, content: str) -> Drawn:
    """Cards kept of the draft so far."""
    pieces = [card(card_id(kind, nth), "drafted", kind, 1, "paper", mode, content) for kind, nth in each(kinds)]
    zone = row("drafted", "kept", len(kinds), way, mode)
    return [replace(zone, drawer=HAND)], pieces


def row(id: str, title: str, cards: int, way: str, mode: str) -> Zone:
    label = text(f"zone-{title}", cards=cards, way=way, mode=mode)
    return Zone(id, "row", label, TRAY, skin=f"cards {title}", title=True)


def each(kinds: Kinds) -> Iterator[tuple[str, int]]:
    """Every card, those alike together and numbered."""
    return ((kind, nth) for kind, count in counted(kinds) for nth in range(count))


def first_offered(drafted: Kinds, kind: str) -> int:
    """Cards alike are numbered through what is kept and what is offered."""
    return drafted.count(kind)


def card_id(kind: str, nth: int) -> str:
    return f"card-{naming.key_of(kind)}-{nth}"


def counted(kinds: Iterable[str]) -> list[tuple[str, int]]:
    """Cards alike together, rescue cards first: kind and how many."""
    found: dict[str, int] = {}
    for kind in kinds:
        found[kind] = found.get(kind, 0) + 1
    return sorted(found.items(), key=rank)


def rank(group: tuple[str, int]) -> tuple[bool, str]:
    return group[0] not in RESCUES, group[0] if group[0] not in RESCUES else str(RESCUES.index(group[0]))


@kept
def card(id: str, zone: str, kind: str, count: int, marks: str, mode: str, content: str) -> Piece:
    face = f"card-{naming.printed_as(naming.key_of(kind), mode)}"
    name, note = naming.kind_name(kind, content), naming.kind_note(kind, mode, content)
    label = name if count == 1 else text("some-cards", card=name, count=count)
    shown = count if count > 1 else None
    return Piece(id, zone, face, label, words=name, count=shown, marks=f"{marks} titled", note=note, large=face)


@part
def laid(kinds: Kinds, revealed: bool, laying: bool, mode: str, content: str) -> Drawn:
    """Rescue cards laid down today, hidden from the others until the reveal."""
    shown = "shown" if revealed else "hidden"
    skin, drawer = f"cards laid {shown}", "" if laying else HAND
    zone = Zone("laid", "row", text("zone-laid", shown=shown), TRAY, skin=skin, title=True, drawer=drawer)
    found = [card(f"down-{kind}", "laid", kind, count, "paper", mode, content) for kind, count in counted(kinds)]
    return [zone], found


def without(hand: Kinds, picked: Kinds) -> Kinds:
    """The hand less the cards that are picked from it."""
    left = list(hand)
    for kind in picked:
        left.remove(kind)
    return tuple(left)


@part
def hand(kinds: Kinds, playable: Kinds, asked: bool, mode: str, content: str) -> Drawn:
    """The hand, cards alike together; what could be played now glows."""
    drawer = "" if asked else HAND
    zone = Zone(HAND, "row", text("zone-hand"), TRAY, skin="cards hand", title=True, drawer=drawer, badge=len(kinds))
    pieces = []
    for kind, count in counted(kinds):
        marks = "paper playable" if kind in playable else "paper"
        pieces.append(card(f"hand-{naming.key_of(kind)}", "hand", kind, count, marks, mode, content))
    return [zone], pieces


@part
def lessons(known: tuple[LessonView, ...], mode: str, content: str) -> Drawn:
    label = text("zone-lessons")
    zone = Zone(LESSONS, "row", label, TRAY, skin="cards lessons", title=True, drawer=LESSONS, badge=len(known))
    return [zone], [lesson(each, LESSONS, mode, content) for each in known]


@kept
def lesson(each: LessonView, zone: str, mode: str, content: str) -> Piece:
    """A lesson with how far it is: its mark where it has one, else the points it would score."""
    words = text("points-now", points=each.points)
    if each.need:
        words = text("have-of", have=each.have, need=each.need)
    elif each.have and not each.points:
        words = text("still", left=each.have)
    marks = "paper met" if each.points else "paper"
    label = text("lesson-now", card=naming.card_name(each.card, content), points=each.points)
    face = f"card-{naming.printed_as(str(each.card), mode)}"
    note = naming.card_note(each.card, mode, content)
    return Piece(f"card-{each.card}", zone, face, label, words=words, note=note, marks=marks, large=face)


@part
def public(found: tuple[PublicView, ...], scope: str, content: str) -> Drawn:
    """Public lessons in the middle, with what each would give everybody now."""
    zone = Zone("public", "row", text("zone-public"), TRAY, skin="cards public", title=True, drawer=LESSONS)
    return [zone], [public_piece(each, scope, content) for each in found]


@kept
def public_piece(each: PublicView, scope: str, content: str) -> Piece:
    seats = len(each.points)
    args: dict[str, Arg] = {f"p{seat}": points for seat, points in enumerate(each.points)}
    words = Text(f"public-{seats}", dict(args))
    args |= {f"s{seat}": seat_text(seat) for seat in range(seats)}
    colour = text(f"cats-{each.colour}") if each.colour else text("no-colour")
    args |= {"card": naming.card_name(each.card, content), "does": asked(each.card, scope, content), "colour": colour}
    face = f"card-{each.card}-{each.colour}" if each.colour else f"card-{each.card}"
    # Without a note the label is shown with the large face.
    label = Text(f"public-note-{seats}", args)
    return Piece(f"card-{each.card}", "public", face, label, words=words, marks="paper", large=face)


def asked(card: int, scope: str, content: str) -> Text:
    """What a public lesson asks; Prospector as the table agreed."""
    if card == PROSPECTOR and scope == "common":
        return text("does-148-common")
    return naming.does(str(card), content)
