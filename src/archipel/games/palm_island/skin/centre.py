"""Cards of the centre: outposts, villagers on sale, disasters with their levels, abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archipel.core.text import text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import title
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.paying import times
from archipel.games.palm_island.skin import designs
from archipel.games.palm_island.skin.draw import lines, price, star, white, write
from archipel.games.palm_island.skin.halves import box
from archipel.games.palm_island.skin.speech import printed, spoken
from archipel.kit.skin.svg import PAPER, group, path, symbol, use

WIDTH: Final = 168
HEIGHT: Final = 138
TABLES: Final = range(2, 7)
RUNGS: Final = 3
RIM: Final = 'rx="10.5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6"'
HEIGHTS: Final = (138, 164, 204)
DEFS: Final = "".join(
    f'<defs><clipPath id="pi-centre-{height}"><rect width="{WIDTH}" height="{height}" rx="11"/></clipPath></defs>'
    for height in HEIGHTS
)


def centre(edition: Edition, lang: str) -> Iterator[str]:
    for nth in range(len(edition.kinds)):
        yield outpost(edition, nth, lang, casual=False)
        yield outpost(edition, nth, lang, casual=True)
        yield villager(edition, cards.FIRST_VILLAGER + nth, lang)
    for seats in TABLES:
        for nth in range(len(cards.DISASTERS)):
            yield from (disaster(edition, nth, paid, seats, lang) for paid in range(len(edition.levels[nth]) + 1))
        for nth in range(len(cards.ABILITIES)):
            yield from (ability(edition, nth, seats, state, lang) for state in ("locked", "open", "used"))


def plate(
    edition: Edition, id: str, name: str, art: str, band: str, *parts: str, icon: str = "", height: int = HEIGHT
) -> str:
    """The paper of a card: band, picture, and the mark that says that it is ours."""
    letters = len(name) + (4 if icon else 0)
    size = 17 if letters < 14 else 13.5 if letters < 19 else 12
    picture = use(art, 0, 24, 168, 70)
    inside = [
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        picture,
        path("M0 0H168V26C130 28 90 25 0 27Z", band),
        white(icon, 7, 4, 19) if icon else "",
        write(31 if icon else 9, 19, name, size, "name", "#fff"),
        "" if edition.own else white("archipel-mark", 150, 6, 13, 0.75),
        path(f"M0 94C50 91 110 97 168 93V{height}H0Z", PAPER),
        *parts,
    ]
    rim = f'<rect x=".8" y=".8" width="166.4" height="{height - 1.6:g}" {RIM}/>'
    return symbol(id, WIDTH, height, group(*inside, extra=f'clip-path="url(#pi-centre-{height})"'), rim)


def outpost(edition: Edition, nth: int, lang: str, *, casual: bool) -> str:
    kind, card = edition.kinds[nth], cards.FIRST_OUTPOST + nth
    token = cards.TOKENS[card]
    said = ", ".join(needs(edition.needs[nth], lang))
    foot = lines(9, 110, said, 11.5, 27, 1.2) if casual else paid(edition.price[card], "rotate", 0)
    id = f"{'claim' if casual else 'sale'}-{token}"
    stars = star(edition.stars_of(card), 132, 24, 32)
    own = title(edition.content["outposts"][nth])
    name = spoken(lang, own or text(f"kind-{kind}"))
    art, band = f"art-outpost-{kind}", designs.KINDS[kind]
    return plate(edition, id, name, art, band, stars, foot, icon=f"kind-{kind}")


def villager(edition: Edition, card: int, lang: str) -> str:
    kind = edition.villager[card]
    foot = paid(edition.price[card], "recruit", 0)
    foot += lines(9, 144, spoken(lang, edition.names.short(kind)), 11.5, 29)
    name, art = spoken(lang, edition.names.villager(kind)), f"art-{designs.villager_art(edition.effects[kind])}"
    return plate(edition, f"sale-{cards.TOKENS[card]}", name, art, designs.VILLAGER_BAND, foot, height=164)


def paid(cost: cards.Cost, verb: str, y: float) -> str:
    """A chip with a price, at the foot of a card."""
    parts = [
        box(156, 32),
        '<circle cx="16" cy="16" r="11" fill="var(--chip-disc,#4c5b60)"/>',
        white(f"act-{verb}", 8, 8, 16),
        group(price((cost,), 0, 0, 17)[0], extra='transform="translate(35 7)"'),
    ]
    return group(*parts, extra=f'transform="translate(6 {99 + y:g})"')


def needs(asked: tuple[tuple[int, int], ...], lang: str) -> list[str]:
    return [
        printed(lang, "face-need", building=printed(lang, f"short-{cards.BUILDINGS[kind]}"), arrows=least)
        for kind, least in asked
    ]


def disaster(edition: Edition, nth: int, done: int, seats: int, lang: str) -> str:
    """All levels with what they cost this number of players: paid ones ticked, the one at stake lit."""
    key = cards.DISASTERS[nth]
    rows = []
    levels = edition.levels[nth]
    step, size = (34, "") if len(levels) <= RUNGS else (26, " scale(.82)")
    for level, cost in enumerate(levels):
        state = "paid" if level < done else "now" if level == done else "next"
        place = f'transform="translate(6 {98 + level * step}){size}"'
        rows.append(group(rung(times(cost, seats), level + 1, state), extra=place))
    name, id = spoken(lang, edition.names.disaster(key)), f"disaster-{key}-{done}-{seats}"
    return plate(edition, id, name, f"art-disaster-{key}", designs.DISASTERS[key], *rows, height=204)


def rung(cost: cards.Cost, number: int, state: str) -> str:
    paper, edge = {"paid": ("#dcead9", "#7fae86"), "now": ("#fff7db", "#e2a417"), "next": ("#f3ead6", "#d8c8a2")}[state]
    line = 2 if state == "now" else 1.2
    parts = [
        f'<rect x=".6" y=".6" width="154.8" height="30" rx="8" fill="{paper}" stroke="{edge}" stroke-width="{line}"/>'
    ]
    parts.append(f'<circle cx="16" cy="15.6" r="10.5" fill="{"#23744a" if state == "paid" else "#4c5b60"}"/>')
    parts.append(
        white("check", 8.5, 8, 15) if state == "paid" else write(16, 20, number, 13, fill="#fff", anchor="middle")
    )
    parts.append(
        group(
            price((cost,), 0, 0, 16)[0],
            extra=f'transform="translate(33 7.5)" opacity="{0.55 if state == "paid" else 1}"',
        )
    )
    return "".join(parts)


def ability(edition: Edition, nth: int, seats: int, state: str, lang: str) -> str:
    """Locked: what unlocking costs; open: what it asks, costs and does; used: dimmed light."""
    key, gift = cards.ABILITIES[nth], edition.abilities[nth]
    if state == "locked":
        foot = rung(times(gift.unlock, seats), 1, "now") + white("lock", 8.5, 8, 15)
        said = printed(lang, "face-unlock")
    else:
        light = "#8d8a7c" if state == "used" else "#e2a417"
        chip = [
            f'<rect x=".6" y=".6" width="154.8" height="30" rx="8" fill="#f3ead6" stroke="{light}" stroke-width="2"/>',
            f'<circle cx="16" cy="15.6" r="10.5" fill="{light}"/>',
            white("ability", 8, 7.6, 16),
            group(price(gift.costs, 0, 0, 16)[0], extra='transform="translate(33 7.5)"'),
        ]
        foot = "".join(chip)
        said = printed(lang, "face-used") if state == "used" else ", ".join(needs(gift.needs, lang))
    parts = [group(foot, extra='transform="translate(6 98)"'), lines(9, 144, said, 11.5, 28)]
    parts.append(lines(9, 172, spoken(lang, edition.names.ability_effect(key)), 11.5, 29))
    id, name = f"ability-{key}-{state}-{seats}", spoken(lang, edition.names.ability(key))
    return plate(edition, id, name, "art-community", designs.ABILITY_BAND, *parts, icon="ability", height=204)
