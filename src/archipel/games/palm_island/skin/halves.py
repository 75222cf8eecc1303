"""One half of a card: band, picture, name, chips. Two of them, head to tail, are a face."""

from __future__ import annotations

from typing import Final

from archipel.games.palm_island.content.cards import AREAS, CORE, Cost
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.printed import CHIP_HEIGHT, CHIP_MIDDLE, actions, chip_at, turned
from archipel.games.palm_island.skin.designs import Design
from archipel.games.palm_island.skin.draw import SHADE, arrow, letter, lines, price, star, tokens, units, white, write
from archipel.games.palm_island.skin.speech import printed, spoken
from archipel.kit.skin.svg import INK, PAPER, group, path, symbol, use

BAND: Final = "M0 0H240V33C200 35.5 160 32 120 34 80 36 40 32 0 34.5Z"
TORN: Final = "M0 112C40 108.5 84 114.5 124 111.5 164 109 204 114 240 110.5V180H0Z"
TOP: Final = CHIP_MIDDLE - CHIP_HEIGHT / 2


def half(design: Design, area: str, lang: str) -> str:
    look = design.card * 4 + AREAS.index(area)
    parts = [sheet(design, area), badge(area), *gifts(design.edition, look)]
    parts += [write(9, 125, spoken(lang, design.name), 14.5, "name")]
    if design.card >= CORE and not design.edition.own:
        parts.append(group(use("archipel-mark", 216, 114.5, 15), extra='color="#5a6567" opacity=".8"'))
    return symbol(f"half-{design.key}-{area}", 240, 180, *parts, *row(design, look, lang))


def sheet(design: Design, area: str) -> str:
    """Paper, picture and band."""
    picture = use(design.art(area), 0, 31, 240, 84)
    return "".join(
        [
            f'<rect width="240" height="180" fill="{PAPER}"/>',
            picture,
            path(BAND, SHADE, 'opacity=".22" transform="translate(0 2)"'),
            path(BAND, design.band),
            path(TORN, SHADE, 'opacity=".18" transform="translate(0 -1.6)"'),
            path(TORN, PAPER),
        ]
    )


def badge(area: str) -> str:
    if area == "A":
        return use("sun", 4.5, 3, 28) + write(18.5, 21.5, "A", 12, anchor="middle")
    return letter(area, 18.5, 17, 10.5, "#ffffff2e")


def gifts(edition: Edition, look: int) -> list[str]:
    """On the top edge: what the area gives when it is stored, its arrows and its stars."""
    parts, given = [], units(edition, look)
    stars, arrows = edition.stars[look], edition.arrows[look]
    if given:
        wide = len(given) * 29 + 5
        parts.append(
            path(f"M41 4.5h{wide}a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4h-{wide}a4 4 0 0 1-4-4v-17a4 4 0 0 1 4-4Z", PAPER)
        )
        parts.append(tokens(given, 41, 4, 26, 3))
    if stars:
        parts.append(star(stars, 205, 1, 31))
    if arrows:
        parts.append(arrow(arrows, 178 if stars else 207, 4, 26))
    return parts


def row(design: Design, look: int, lang: str) -> list[str]:
    """The chips; where there are none, that the card is finished."""
    found = actions(design.edition, look)
    if not found:
        return [write(120, 158, printed(lang, "face-finished"), 12.5, "end", "#6f6a52", "middle")]
    parts = []
    for nth, (verb, _) in enumerate(found):
        left, width = chip_at(len(found), nth)
        parts.append(use(f"chip-{design.key}-{AREAS[look & 3]}-{verb}", left, TOP, width, CHIP_HEIGHT))
    return parts


def chips(design: Design, area: str, lang: str) -> list[str]:
    look = design.card * 4 + AREAS.index(area)
    found = actions(design.edition, look)
    width = chip_at(len(found), 0)[1] if found else 0
    return [chip(design, look, verb, costs, width, lang) for verb, costs in found]


def chip(design: Design, look: int, verb: str, costs: tuple[Cost, ...], width: int, lang: str) -> str:
    """First line: the action and its price; second line: what the card becomes."""
    one, small = width > 150, width < 80
    radius, x = (14, 20) if one else (10.5, 14)
    y = CHIP_HEIGHT / 2 if one else 14
    free = printed(lang, "face-free")
    parts = [box(width), f'<circle cx="{x}" cy="{y:g}" r="{radius:g}" fill="var(--chip-disc,#4c5b60)"/>']
    parts.append(group(use(f"act-{verb}", x - radius * 0.8, y - radius * 0.8, radius * 1.6), extra='color="#fff"'))
    if one:
        parts += [write(40, 18.5, printed(lang, f"verb-{verb}"), 13.5, "word"), price(costs, 118, 5.5, 16, free)[0]]
    else:
        size = (12.6 if len(costs) > 1 else 15) if small else (15 if len(costs) > 1 else 16)
        parts.append(price(costs, 26.5 if small else 30, 7, size, free)[0])
    parts.append(result(design, look, verb, 40 if one else 7, small, lang))
    return symbol(f"chip-{design.key}-{AREAS[look & 3]}-{verb}", width, CHIP_HEIGHT, *parts)


def box(width: float, height: float = CHIP_HEIGHT) -> str:
    """A chip of paper; its colours follow its state."""
    shade = f'<rect x="0" y="1.6" width="{width:g}" height="{height:g}" rx="8" fill="{SHADE}" opacity=".16"/>'
    look = 'fill="var(--chip-paper,#f3ead6)" stroke="var(--chip-edge,#d8c8a2)" stroke-width="var(--chip-line,1.2)"'
    dash = 'stroke-dasharray="var(--chip-dash,none)"'
    return f'{shade}<rect x=".6" y=".6" width="{width - 1.2:g}" height="{height - 1.2:g}" rx="8" {look} {dash}/>'


def result(design: Design, look: int, verb: str, x: float, small: bool, lang: str) -> str:
    y = CHIP_HEIGHT - 18
    strokes = 'stroke="#6f7a7c" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
    parts = [path(f"M{x:g} {y + 7:g}h7m-3-3l3.2 3-3.2 3", "none", strokes)]
    x += 12
    if verb in ("recruit", "use"):
        said = printed(lang, "face-feast") if verb == "use" else short(design, lang)
        return "".join(parts) + write(x + 2, y + 11.5, said, 12, "plain", "#3b4a50")
    turns = verb != "store"
    to = turned(look, verb)
    if turns:
        parts.append(letter(AREAS[to & 3], x + 6, y + 7, 6.8, design.band))
        x += 15.5
    given = units(design.edition, to)
    stars, arrows = design.edition.stars[to], design.edition.arrows[to]
    size = 13 if small and len(given) > 2 else 15
    parts.append(tokens(given, x, y + 7 - size / 2, size, -1.5))
    x += len(given) * (size - 1.5) + 1.5
    if turns and stars:
        parts.append(star(stars, x, y - 2.5, 19))
        x += 19
    if turns and arrows and (not small or len(given) < 2):
        parts.append(arrow(arrows, x, y - 1, 16))
    return "".join(parts)


def short(design: Design, lang: str) -> str:
    """What a villager does, in a few words."""
    return spoken(lang, design.edition.names.short(design.edition.villager[design.card]))


def locked(design: Design, criteria: str, lang: str) -> str:
    """The side of a feat that tells how it is won."""
    parts = [sheet(design, "A"), white("lock", 8, 7, 19), write(34, 22, printed(lang, "face-feat"), 14, "name", "#fff")]
    parts += [write(9, 125, spoken(lang, design.name), 14.5, "name"), lines(9, 143, criteria, 12, 40)]
    return symbol(f"half-{design.key}-A", 240, 180, *parts)


def villager(design: Design, lang: str) -> str:
    """The side of a villager who has been recruited."""
    parts = [sheet(design, "D"), letter("D", 18.5, 17, 10.5, "#ffffff2e")]
    parts += [write(9, 125, spoken(lang, design.name), 14.5, "name", INK)]
    parts.append(lines(9, 144, spoken(lang, design.edition.names.effect(design.edition.villager[design.card])), 12, 40))
    return symbol(f"half-{design.key}-D", 240, 180, *parts)
