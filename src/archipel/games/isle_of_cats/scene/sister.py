"""The sister: her colours with their points, her lessons, her cards of the day."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, text
from archipel.games.isle_of_cats.content.cards import KEYWORDS, SISTER_COLOURS, SISTER_POINTS, Keyword
from archipel.games.isle_of_cats.scene.cards import lesson
from archipel.games.isle_of_cats.scene.naming import number
from archipel.games.isle_of_cats.values import Colour
from archipel.games.isle_of_cats.views import LessonView, SisterView

PANEL = "sister"


def sister(she: SisterView, mode: str, content: str, inside: str) -> Iterator[ScenePart]:
    yield panel(she.score, she.left if she.cards else -1, inside)
    yield colours(she.colours, she.colour_points)
    yield her_lessons(she.lessons, mode, content)
    if she.cards:
        yield today(she.cards, she.left, she.speed)


@part
def panel(points: int, left: int, inside: str) -> Drawn:
    caption = text("sister-left", cards=left) if left >= 0 else None
    return [
        Zone(PANEL, "panel", text("zone-sister", points=points), inside, skin="sister", title=True, caption=caption)
    ], []


@part
def her_lessons(found: tuple[LessonView, ...], mode: str, content: str) -> Drawn:
    row = Zone("her-lessons", "row", text("zone-her-lessons"), PANEL, skin="cards hers")
    return [row], [lesson(each, row.id, mode, content) for each in found]


@part
def colours(turned: tuple[Colour, ...], gained: tuple[int, ...]) -> Drawn:
    """Five places, worth 5 to 1 for each cat of the colour; those to come lie face down."""
    pieces = []
    for place, worth in enumerate(SISTER_POINTS):
        if place < len(turned):
            colour, points = turned[place], gained[place]
            label = text("her-colour", colour=text(f"cats-{colour}"), worth=worth, points=points)
            words = text("worth-now", worth=worth, points=points)
            pieces.append(Piece(f"hers-{place}", "her-colours", f"colour-{colour}", label, words=words, note=label))
        else:
            label = text("her-colour-hidden", worth=worth)
            pieces.append(Piece(f"hers-{place}", "her-colours", "back-sister", label, words=number(worth), note=label))
    assert len(pieces) == len(SISTER_COLOURS)
    return [Zone("her-colours", "row", text("zone-her-colours"), PANEL, skin="cards colours")], pieces


@part
def today(cards: tuple[int, ...], left: int, speed: int) -> Drawn:
    """Cards she has turned up, the latest last, and backs for those to come."""
    pieces = [her_card(card, now=card == cards[-1]) for card in cards]
    hidden = left - 1 if left and len(cards) == 1 else left
    for nth in range(max(0, hidden)):
        pieces.append(Piece(f"her-back-{nth}", "her-cards", "back-sister", text("her-card-hidden"), marks="paper"))
    label = text("zone-her-cards", speed=speed)
    return [Zone("her-cards", "row", label, PANEL, skin="cards today", title=True)], pieces


@kept
def her_card(card: int, *, now: bool) -> Piece:
    one, two = KEYWORDS[card]
    label, face = text("her-card", one=told(one), two=told(two)), f"card-{card}"
    return Piece(face, "her-cards", face, label, marks="paper now" if now else "paper past", large=face)


def told(word: Keyword) -> Text:
    what, index, other, shape = word
    if what == "common":
        return text("she-takes-common", tile=text(f"tile-{shape}"))
    if what == "switch":
        return text("she-switches", one=index, two=other)
    return text(f"she-takes-{what}", number=index)
