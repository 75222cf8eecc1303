"""Whole cards: two halves head to tail, the lower one dim; tabs of stored cards; the tracker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archipel.games.palm_island.content import cards
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.printed import design as design_of
from archipel.games.palm_island.skin.designs import TRACKER_BAND, Design
from archipel.games.palm_island.skin.draw import SHADE, letter, tokens, units, white, write
from archipel.games.palm_island.skin.halves import box
from archipel.games.palm_island.skin.speech import printed
from archipel.kit.skin.svg import PAPER, group, halo, path, symbol, use

DEFS: Final = (
    '<defs><clipPath id="pi-card"><rect width="240" height="360" rx="13"/></clipPath>'
    '<clipPath id="pi-half"><rect width="240" height="180" rx="13"/></clipPath></defs>'
)
RIM: Final = (
    '<rect x=".8" y=".8" width="238.4" height="358.4" rx="12.5" fill="none" stroke="#fff" stroke-opacity=".75" '
    'stroke-width="1.6"/>'
)
# Shadow, glow and the edges of the deck are drawn: filters are slow on a phone.
SHADOW: Final = (
    '<g fill="#0b2f3b"><rect x="-5" y="4" width="250" height="364" rx="17" opacity=".1"/>'
    '<rect x="-2" y="3" width="244" height="361" rx="15" opacity=".18"/></g>'
    '<g fill="none" stroke="var(--glow,none)">'
    '<rect x="-3" y="-3" width="246" height="366" rx="16" stroke-width="8" opacity=".28"/>'
    '<rect x="-1" y="-1" width="242" height="362" rx="14" stroke-width="3" opacity=".8"/></g>'
    '<g fill="var(--stack,none)" stroke="var(--stack-edge,none)">'
    '<rect x="4" y="5" width="240" height="360" rx="13"/><rect x="2" y="2.5" width="240" height="360" rx="13"/></g>'
)
FOLD: Final = f'<path d="M0 180H240" stroke="{SHADE}" stroke-opacity=".35" stroke-width="1" stroke-dasharray="4 4"/>'


def whole(edition: Edition, lang: str) -> Iterator[str]:
    """Every card in every area it can show while it is in a deck, whole and its upper half alone."""
    for card in (*range(cards.CORE), *range(cards.FIRST_FEAT, cards.FIRST_FEAT + len(edition.feats))):
        for area in range(4):
            yield from card_faces(edition, card, area, lang)
    for card in range(cards.FIRST_VILLAGER, cards.FIRST_OUTPOST):
        yield from card_faces(edition, card, cards.C, lang)
        yield from card_faces(edition, card, cards.D, lang)


def card_faces(edition: Edition, card: int, area: int, lang: str) -> list[str]:
    name = design_of(edition, card)
    number = printed(lang, "face-number", number=card + 1) if card < cards.CORE else ""
    ends = [
        use(f"half-{name}-{cards.AREAS[shown]}", 0, 0, 240, 180)
        + write(232, 127, number, 10.5, "plain", "#5a6567", "end")
        for shown in (area, cards.ROTATED[area])
    ]
    id = f"{cards.TOKENS[card]}-{cards.AREAS[area]}"
    return [halo(f"c-{id}", 240, 360, framed(*ends)), upper(f"h-{id}", ends[0])]


def upper(id: str, half: str) -> str:
    return symbol(id, 240, 180, group(half, extra='clip-path="url(#pi-half)"'))


def framed(top: str, lower: str) -> str:
    dim = group(lower, extra='opacity=".46" transform="rotate(180 120 180)"')
    inside = f'<rect width="240" height="360" fill="#e9dfc6"/>{top}{dim}{FOLD}'
    return SHADOW + group(inside, extra='clip-path="url(#pi-card)"') + RIM


def tab(design: Design, area: str) -> str:
    """A stored card: a quarter turn clockwise, its top band is now the right edge; the passes are counted there."""
    given = units(design.edition, design.card * 4 + cards.AREAS.index(area))
    parts = [
        path("M0 3H108a9 9 0 0 1 9 9V50a9 9 0 0 1-9 9H0Z", SHADE, 'opacity=".3" transform="translate(0 2.5)"'),
        path("M0 2H108a9 9 0 0 1 9 9V49a9 9 0 0 1-9 9H0Z", PAPER),
        path("M91 2h17a9 9 0 0 1 9 9V49a9 9 0 0 1-9 9H91C89 46 93 36 91 26 90 18 92 10 91 2Z", design.band),
        tokens(given, 30, 20, 20, 0) if len(given) > 2 else tokens(given, 47 if len(given) == 1 else 32, 16, 27, 2),
        white("passes", 97.5, 9, 14),
    ]
    return symbol(f"tab-{design.key}-{area}", 118, 62, *parts)


def tracker(lang: str) -> Iterator[str]:
    for round in range(1, cards.ROUNDS + 1):
        area = cards.TRACK[(round - 1) % 4]
        ends = tracker_half(area, round, lang), tracker_half(cards.ROTATED[area], 0, lang)
        yield halo(f"c-T-{round}", 240, 360, framed(*ends))
        yield upper(f"h-T-{round}", ends[0])


def tracker_half(area: int, now: int, lang: str) -> str:
    first = cards.TRACK.index(area) + 1
    verb = "rotate" if first % 2 else "flip"
    parts = [
        f'<rect width="240" height="180" fill="{PAPER}"/>',
        use("art-tracker", 0, 30, 240, 92),
        path("M0 0H240V33C200 35 160 31 120 33 80 35 40 31 0 33.5Z", TRACKER_BAND),
        write(12, 22, printed(lang, "card-T"), 16, "name", "#fff"),
        letter(cards.AREAS[area], 222, 17, 10, "#ffffff2e"),
        *(sun(nth, now) for nth in range(1, cards.ROUNDS + 1)),
        path("M0 122C60 118 160 125 240 120V180H0Z", PAPER),
        write(16, 166, now if now > 4 else first, 44, "name"),
        write(50, 166, f"/ {first if now > 4 else first + 4}", 22, "name", "#8a8f88"),
        group(box(126, 38), extra='transform="translate(104 132)"'),
        '<circle cx="125" cy="151" r="12.5" fill="#4c5b60"/>',
        white(f"act-{verb}", 115, 141, 20),
        write(144, 156, printed(lang, "face-round-end"), 14, "word"),
    ]
    return "".join(parts)


RISE: Final = (4, 12, 18, 22, 22, 18, 12, 4)


def sun(nth: int, now: int) -> str:
    """One of the suns of the eight rounds on their way over the island."""
    x, y = 120 + (nth - 4.5) * 25, 66 - RISE[nth - 1]
    fill = "#fff3cd" if nth < now else "#fff" if nth == now else TRACKER_BAND
    disc = f'<circle cx="{x:g}" cy="{y}" r="{11 if nth == now else 6}" fill="{fill}"'
    faint = ' fill-opacity=".35"' if nth > now else ""
    return f"{disc}{faint}/>" + (write(x, y + 5, nth, 15, anchor="middle") if nth == now else "")
