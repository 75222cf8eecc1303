"""Cards of the centre: outposts, villagers on sale, disasters with their levels, abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from archipel.games.palm_island.content import cards
from archipel.games.palm_island.paying import times
from archipel.games.palm_island.skin import designs
from archipel.games.palm_island.skin.draw import lines, price, star, white, write
from archipel.games.palm_island.skin.halves import box
from archipel.games.palm_island.skin.speech import printed
from archipel.kit.skin.svg import PAPER, group, path, symbol, use

WIDTH: Final = 168
HEIGHT: Final = 138
TABLES: Final = range(2, 7)
RIM: Final = 'rx="10.5" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.6"'
HEIGHTS: Final = (138, 164, 204)
DEFS: Final = "".join(
    f'<defs><clipPath id="pi-centre-{height}"><rect width="{WIDTH}" height="{height}" rx="11"/></clipPath></defs>'
    for height in HEIGHTS
)


def centre(lang: str) -> Iterator[str]:
    for nth in range(len(cards.OUTPOST_KIND)):
        yield outpost(nth, lang, casual=False)
        yield outpost(nth, lang, casual=True)
        yield villager(cards.FIRST_VILLAGER + nth, lang)
    for seats in TABLES:
        for nth in range(len(cards.DISASTERS)):
            yield from (disaster(nth, paid, seats, lang) for paid in range(len(cards.LEVELS[nth]) + 1))
        for nth in range(len(cards.ABILITIES)):
            yield from (ability(nth, seats, state, lang) for state in ("locked", "open", "used"))


def plate(id: str, title: str, art: str, band: str, *parts: str, icon: str = "", height: int = HEIGHT) -> str:
    """The paper of a card of ours: band, picture, and the mark that says so."""
    letters = len(title) + (4 if icon else 0)
    size = 17 if letters < 14 else 13.5 if letters < 19 else 12
    picture = use(art, 0, 24, 168, 70)
    inside = [
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        picture,
        path("M0 0H168V26C130 28 90 25 0 27Z", band),
        white(icon, 7, 4, 19) if icon else "",
        write(31 if icon else 9, 19, title, size, "name", "#fff"),
        white("archipel-mark", 150, 6, 13, 0.75),
        path(f"M0 94C50 91 110 97 168 93V{height}H0Z", PAPER),
        *parts,
    ]
    rim = f'<rect x=".8" y=".8" width="166.4" height="{height - 1.6:g}" {RIM}/>'
    return symbol(id, WIDTH, height, group(*inside, extra=f'clip-path="url(#pi-centre-{height})"'), rim)


def outpost(nth: int, lang: str, *, casual: bool) -> str:
    kind = cards.OUTPOST_KIND[nth]
    token = cards.TOKENS[cards.FIRST_OUTPOST + nth]
    said = ", ".join(needs(cards.OUTPOST_NEEDS[nth], lang))
    foot = lines(9, 110, said, 11.5, 27, 1.2) if casual else paid(cards.PRICE[cards.FIRST_OUTPOST + nth], "rotate", 0)
    id = f"{'claim' if casual else 'sale'}-{token}"
    stars = star(cards.OUTPOST_STARS[nth], 132, 24, 32)
    return plate(
        id, printed(lang, f"kind-{kind}"), f"art-outpost-{kind}", designs.KINDS[kind], stars, foot, icon=f"kind-{kind}"
    )


def villager(card: int, lang: str) -> str:
    key = cards.VILLAGERS[cards.VILLAGER[card]]
    foot = paid(cards.PRICE[card], "recruit", 0) + lines(9, 144, printed(lang, f"short-{key}"), 11.5, 29)
    name = printed(lang, f"villager-{key}")
    return plate(f"sale-{cards.TOKENS[card]}", name, f"art-villager-{key}", designs.VILLAGER_BAND, foot, height=164)


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


def disaster(nth: int, done: int, seats: int, lang: str) -> str:
    """All levels with what they cost this number of players: paid ones ticked, the one at stake lit."""
    key = cards.DISASTERS[nth]
    rows = []
    for level, cost in enumerate(cards.LEVELS[nth]):
        y = 98 + level * 34
        state = "paid" if level < done else "now" if level == done else "next"
        rows.append(group(rung(times(cost, seats), level + 1, state), extra=f'transform="translate(6 {y})"'))
    name = printed(lang, f"disaster-{key}")
    return plate(
        f"disaster-{key}-{done}-{seats}", name, f"art-disaster-{key}", designs.DISASTERS[key], *rows, height=204
    )


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


def ability(nth: int, seats: int, state: str, lang: str) -> str:
    """Locked: what unlocking costs; open: what it asks, costs and does; used: dimmed light."""
    key = cards.ABILITIES[nth]
    if state == "locked":
        foot = rung(times(cards.UNLOCK[nth], seats), 1, "now") + white("lock", 8.5, 8, 15)
        said = printed(lang, "face-unlock")
    else:
        light = "#8d8a7c" if state == "used" else "#e2a417"
        chip = [
            f'<rect x=".6" y=".6" width="154.8" height="30" rx="8" fill="#f3ead6" stroke="{light}" stroke-width="2"/>',
            f'<circle cx="16" cy="15.6" r="10.5" fill="{light}"/>',
            white("ability", 8, 7.6, 16),
            group(price(cards.ABILITY_COST[nth], 0, 0, 16)[0], extra='transform="translate(33 7.5)"'),
        ]
        foot = "".join(chip)
        said = printed(lang, "face-used") if state == "used" else ", ".join(needs(cards.ABILITY_NEEDS[nth], lang))
    parts = [group(foot, extra='transform="translate(6 98)"'), lines(9, 144, said, 11.5, 28)]
    parts.append(lines(9, 172, printed(lang, f"effect-{key}"), 11.5, 29))
    id = f"ability-{key}-{state}-{seats}"
    return plate(
        id, printed(lang, f"ability-{key}"), "art-community", designs.ABILITY_BAND, *parts, icon="ability", height=204
    )
