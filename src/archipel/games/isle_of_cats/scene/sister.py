"""The sister: her colours with their points, her lessons, her cards of the day."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, text
from archipel.games.isle_of_cats.content.cards import KEYWORDS, SISTER_COLOURS, SISTER_POINTS, Keyword
from archipel.games.isle_of_cats.scene.cards import lesson
from archipel.games.isle_of_cats.scene.naming import number
from archipel.games.isle_of_cats.views import CatsView, SisterView

Shown = tuple[list[Zone], list[Piece]]
PANEL = "sister"


def sister(view: CatsView, inside: str) -> Iterator[Shown]:
    she = view.sister
    if she is None:
        return
    caption = text("sister-left", cards=she.left) if she.cards else None
    label = text("zone-sister", points=she.score)
    yield [Zone(PANEL, "panel", label, inside, skin="sister", title=True, caption=caption)], []
    yield colours(she)
    row = Zone("her-lessons", "row", text("zone-her-lessons"), PANEL, skin="cards hers")
    yield [row], [lesson(view, each, row.id) for each in she.lessons]
    if she.cards:
        yield today(she)


def colours(she: SisterView) -> Shown:
    """Five places, worth 5 to 1 for each cat of the colour; those to come lie face down."""
    pieces = []
    for place, worth in enumerate(SISTER_POINTS):
        if place < len(she.colours):
            colour, points = she.colours[place], she.colour_points[place]
            label = text("her-colour", colour=text(f"cats-{colour}"), worth=worth, points=points)
            words = text("worth-now", worth=worth, points=points)
            pieces.append(Piece(f"hers-{place}", "her-colours", f"colour-{colour}", label, words=words, note=label))
        else:
            label = text("her-colour-hidden", worth=worth)
            pieces.append(Piece(f"hers-{place}", "her-colours", "back-sister", label, words=number(worth), note=label))
    assert len(pieces) == len(SISTER_COLOURS)
    return [Zone("her-colours", "row", text("zone-her-colours"), PANEL, skin="cards colours")], pieces


def today(she: SisterView) -> Shown:
    """Cards she has turned up, the latest last, and backs for those to come."""
    pieces = []
    for nth, card in enumerate(she.cards):
        marks = "paper now" if nth + 1 == len(she.cards) else "paper past"
        one, two = KEYWORDS[card]
        label = text("her-card", one=told(one), two=told(two))
        pieces.append(Piece(f"card-{card}", "her-cards", f"card-{card}", label, note=label, marks=marks))
    turned = len(she.cards)
    hidden = she.left - 1 if she.left and turned == 1 else she.left
    for nth in range(max(0, hidden)):
        pieces.append(Piece(f"her-back-{nth}", "her-cards", "back-sister", text("her-card-hidden"), marks="paper"))
    label = text("zone-her-cards", speed=she.speed)
    return [Zone("her-cards", "row", label, PANEL, skin="cards today", title=True)], pieces


def told(word: Keyword) -> Text:
    what, index, other, shape = word
    if what == "common":
        return text("she-takes-common", tile=text(f"tile-{shape}"))
    if what == "switch":
        return text("she-switches", one=index, two=other)
    return text(f"she-takes-{what}", number=index)
