"""Cards before the viewer: those to choose from, laid down, in hand, lessons; and the public ones in the middle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from archipel.core.scene import Piece, Zone
from archipel.core.text import Arg, Text, seat_text, text
from archipel.games.isle_of_cats.content.cards import RESCUES
from archipel.games.isle_of_cats.scene import naming
from archipel.games.isle_of_cats.views import CatsView, LessonView, PublicView

Shown = tuple[list[Zone], list[Piece]]
TRAY = "tray"
PROSPECTOR = 148
PAYING = ("pay", "buy")


def cards(view: CatsView) -> Iterator[Shown]:
    if view.seat is None:
        return
    if view.offer:
        yield row(view, "offer", "offer", view.offer, view.picked)
    if view.drafted:
        paying = view.pending.stage in PAYING or not view.offer
        yield row(view, "drafted", "drafted" if paying else "kept", view.drafted, view.picked if paying else ())
    yield laid(view)
    yield hand(view)
    if view.lessons:
        yield lessons(view)


def row(view: CatsView, id: str, title: str, kinds: tuple[str, ...], picked: tuple[str, ...]) -> Shown:
    """Cards to choose from one by one; of cards alike the first ones are those picked."""
    way = "next" if view.day % 2 else "previous"
    label = text(f"zone-{title}", cards=len(kinds), way=way, mode=view.mode)
    zone = Zone(id, "row", label, TRAY, skin=f"cards {title}", title=True)
    room = view.crews[view.seat or 0].fish - sum(naming.PRICE[kind] for kind in picked)
    pieces = []
    for kind, count in counted(kinds):
        chosen = picked.count(kind)
        first = first_offered(view, kind) if id == "offer" else 0
        for nth in range(count):
            marks = "paper picked" if nth < chosen else "paper"
            if title == "drafted" and nth >= chosen and naming.PRICE[kind] > room:
                marks += " dear"
            pieces.append(card(view, card_id(kind, first + nth), id, kind, 1, marks))
    return [zone], pieces


def first_offered(view: CatsView, kind: str) -> int:
    """Cards alike are counted through what is kept and what is offered."""
    return view.drafted.count(kind)


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


def card(view: CatsView, id: str, zone: str, kind: str, count: int, marks: str) -> Piece:
    face = f"card-{naming.printed_as(naming.key_of(kind), view.mode)}"
    name, note = naming.kind_name(kind, view.options.content), naming.kind_note(kind, view.options)
    label = name if count == 1 else text("some-cards", card=name, count=count)
    shown = count if count > 1 else None
    return Piece(id, zone, face, label, count=shown, marks=marks, note=note, large=face)


def laid(view: CatsView) -> Shown:
    """Rescue cards laid down today, hidden from the others until the reveal."""
    assert view.seat is not None
    chosen = view.picked if view.pending.stage == "lay" else view.laid
    if view.mode == "family" or not (chosen or view.pending.stage == "lay"):
        return [], []
    shown = "shown" if view.crews[view.seat].laid else "hidden"
    zone = Zone("laid", "row", text("zone-laid", shown=shown), TRAY, skin=f"cards laid {shown}", title=True)
    return [zone], [card(view, f"down-{kind}", "laid", kind, count, "paper") for kind, count in counted(chosen)]


def hand(view: CatsView) -> Shown:
    """The hand, cards alike together; what could be played now glows."""
    if view.mode == "family":
        return [], []
    kept = list(view.hand)
    for kind in view.picked if view.pending.stage == "lay" else ():
        kept.remove(kind)
    zone = Zone("hand", "row", text("zone-hand", cards=len(kept)), TRAY, skin="cards hand", title=True)
    pieces = []
    for kind, count in counted(kept):
        marks = "paper playable" if kind in view.playable else "paper"
        pieces.append(card(view, f"hand-{naming.key_of(kind)}", "hand", kind, count, marks))
    return [zone], pieces


def lessons(view: CatsView) -> Shown:
    zone = Zone("lessons", "row", text("zone-lessons", cards=len(view.lessons)), TRAY, skin="cards lessons", title=True)
    return [zone], [lesson(view, each, "lessons") for each in view.lessons]


def lesson(view: CatsView, each: LessonView, zone: str) -> Piece:
    """A lesson with how far it is: its mark where it has one, else the points it would score."""
    words = text("points-now", points=each.points)
    if each.need:
        words = text("have-of", have=each.have, need=each.need)
    elif each.have and not each.points:
        words = text("still", left=each.have)
    marks = "paper met" if each.points else "paper"
    label = text("lesson-now", card=naming.card_name(each.card, view.options.content), points=each.points)
    face = f"card-{naming.printed_as(str(each.card), view.mode)}"
    note = naming.card_note(each.card, view.options)
    return Piece(f"card-{each.card}", zone, face, label, words=words, note=note, marks=marks, large=face)


def public(view: CatsView, inside: str) -> Shown:
    """Public lessons in the middle, with what each would give everybody now."""
    if not view.public:
        return [], []
    zone = Zone("public", "row", text("zone-public", cards=len(view.public)), inside, skin="cards public", title=True)
    return [zone], [public_piece(view, each) for each in view.public]


def public_piece(view: CatsView, each: PublicView) -> Piece:
    args: dict[str, Arg] = {f"p{seat}": points for seat, points in enumerate(each.points)}
    words = Text(f"public-{view.seats}", dict(args))
    args |= {f"s{seat}": seat_text(seat) for seat in range(view.seats)}
    colour = text(f"cats-{each.colour}") if each.colour else text("no-colour")
    name = naming.card_name(each.card, view.options.content)
    args |= {"card": name, "does": asked(view, each.card), "colour": colour}
    face = f"card-{each.card}-{each.colour}" if each.colour else f"card-{each.card}"
    label = Text(f"public-note-{view.seats}", args)
    return Piece(f"card-{each.card}", "public", face, label, words=words, note=label, marks="paper", large=face)


def asked(view: CatsView, card: int) -> Text:
    """What a public lesson asks; Prospector as the table agreed."""
    if card == PROSPECTOR and view.options.prospector_scope == "common":
        return text("does-148-common")
    return naming.does(str(card), view.options.content)
