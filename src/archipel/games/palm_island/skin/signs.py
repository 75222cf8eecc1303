"""Small signs: dots of the deck, empty places, the stairs of ranks, lanes of the race, bars, plaques of the annex."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from archipel.games.palm_island.content import cards
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.scene.naming import KINDS
from archipel.games.palm_island.scene.previews import MOST_LOST
from archipel.games.palm_island.scene.printed import CHIP_HEIGHT, CHIP_WIDTHS
from archipel.games.palm_island.skin import designs
from archipel.games.palm_island.skin.draw import star, white, write
from archipel.kit.skin.svg import PAPER, group, halo, path, symbol, use

STEPS: Final = ((0, 6, "#e6d9bd"), (10, 20, "#dccb9f"), (20, 38, "#a9cdbb"), (30, 60, "#6fb7b7"), (40, 82, "#1d6b7a"))
TWELVE: Final = 12
HANDLES: Final = {
    "stairs": "star",
    "feats": "feat-won",
    "areas": "act-flip",
    "market": "kind-sea",
    "outposts": "kind-sea",
    "island": "sun",
    "lanes": "arrival",
    "annex": "act-recruit",
}


DEFS: Final = '<defs><clipPath id="pi-annex"><rect x="2" y="2" width="58" height="26" rx="5"/></clipPath></defs>'


def signs(edition: Edition) -> Iterator[str]:
    yield DEFS
    yield symbol(
        "thumb",
        131,
        257,
        use("hand-thumb", 0, 0, 131, 197),
        path("M9.5 196H100V257H9.5Z", "var(--pi-hand,#d8a679)"),
    )
    yield symbol("fingers", 103, 187, use("hand-fingers", 0, 0, 103, 187))
    yield from dots()
    yield from glows()
    yield from wastes()
    yield from handles()
    yield symbol("pane", 240, 128, '<rect width="240" height="128" fill="transparent"/>')
    yield symbol("under", 240, 150, '<rect width="240" height="150" fill="transparent"/>')
    yield symbol("hole", 118, 62, hole())
    yield symbol("stairs", 268, 118, stairs())
    yield symbol(
        "flag",
        52,
        44,
        path("M4 44V8", "none", 'stroke="#7b4827" stroke-width="3" stroke-linecap="round"'),
        path("M5 6h44l-7 11 7 11H5Z", "var(--accent,#d9603b)"),
    )
    yield symbol("lane", 216, 40, lane())
    yield symbol(
        "boat",
        40,
        34,
        '<circle cx="20" cy="17" r="16" fill="#fbf6ea" stroke="var(--tint,#c8452f)" stroke-width="3.5"/>',
        use("racer", 4, 4, 33, 22),
    )
    yield from (bar(filled) for filled in range(TWELVE + 1))
    for nth, kind in enumerate(edition.kinds):
        yield annexed(
            cards.TOKENS[cards.FIRST_OUTPOST + nth],
            designs.KINDS[kind],
            white(f"kind-{kind}", 5, 5, 20),
            star(edition.stars_of(cards.FIRST_OUTPOST + nth), 30, 1, 28),
        )
    for card in range(cards.FIRST_VILLAGER, cards.FIRST_OUTPOST):
        art = designs.villager_art(edition.effects[edition.villager[card]])
        picture = group(use(f"art-{art}", -56, -13, 174, 61), extra='clip-path="url(#pi-annex)"')
        yield annexed(cards.TOKENS[card], designs.VILLAGER_BAND, picture)


def dots() -> Iterator[str]:
    card = '<rect x="3.5" y="{y}" width="13" height="19" rx="2.5" {look}/>'
    blank = card.format(y=9, look='fill="var(--dot,#0e3b4a)" opacity="var(--dot-seen,.55)"')
    yield symbol("dot-blank", 20, 32, blank)
    for nth in (1, 2):
        live = card.format(y=9, look='fill="#fffaf0" stroke="#ffd166" stroke-width="2.4"')
        yield symbol(f"dot-live-{nth}", 20, 32, live, write(10, 22.7, nth, 11.5, anchor="middle"))
    yield symbol(
        "dot-look",
        20,
        32,
        card.format(y=9, look='fill="#e6d9bd" opacity=".85"'),
        write(10, 22.7, 3, 11.5, anchor="middle"),
    )
    across = '<rect x=".5" y="3" width="19" height="13" rx="2.5" fill="#fffaf0" stroke="#0e3b4a" stroke-width="1.4"/>'
    yield symbol("dot-stored", 20, 32, blank, across)
    for round in range(1, cards.ROUNDS + 1):
        tag = path("M-1 3H21V24L10 31-1 24Z", "#c8512d", 'stroke="#fff" stroke-width="2" stroke-linejoin="round"')
        yield symbol(f"dot-tracker-{round}", 20, 32, tag, write(10, 20.5, round, 15, fill="#fff", anchor="middle"))
    yield symbol("dot-annex", 20, 32, '<circle cx="10" cy="18" r="4" fill="#dff1ee" opacity=".6"/>')


def glows() -> Iterator[str]:
    """What shines beneath a chip that can be touched."""
    for width in CHIP_WIDTHS[1:]:
        yield glow(f"glow-{width}", width, CHIP_HEIGHT, 10)
    yield glow("glow-tab", 118, 62, 11)
    yield glow("glow-card", 168, 138, 13)
    yield glow("glow-tall", 168, 204, 13)
    yield glow("glow-pane", 240, 128, 14)
    yield glow("glow-annex", 62, 30, 9)


def glow(id: str, width: int, height: int, radius: int) -> str:
    edge = 'fill="none" stroke="#8a5a00" stroke-width="1.5"'
    return halo(
        id,
        width,
        height,
        f'<rect x="-4" y="-4" width="{width + 8}" height="{height + 8}" rx="{radius + 3}" fill="#ffd16690"/>',
        f'<rect x="-1.5" y="-1.5" width="{width + 3}" height="{height + 3}" rx="{radius}" {edge}/>',
    )


def wastes() -> Iterator[str]:
    """What a way to pay loses: numerals and icons; a tick where that is nothing."""
    yield symbol("no-waste", 24, 24, group(use("check", 2, 2, 20), extra='color="var(--gain, #1f7a4a)"'))
    for lost in product(range(MOST_LOST + 1), repeat=len(KINDS)):
        if 0 < sum(lost) <= MOST_LOST:
            found = [(count, kind) for count, kind in zip(lost, KINDS, strict=True) if count]
            drawn = [
                write(46 * k + 8, 18, -count, 17, anchor="middle", fill="var(--loss, #a3241c)")
                for k, (count, _) in enumerate(found)
            ]
            icons = [use(f"res-{kind}", 46 * k + 18, 1, 22) for k, (_, kind) in enumerate(found)]
            yield symbol(f"waste-{''.join(map(str, lost))}", 46 * len(found) - 4, 24, *drawn, *icons)


def handles() -> Iterator[str]:
    """What is on the handles of drawers."""
    for zone, sign in HANDLES.items():
        yield symbol(f"drawer-{zone}", 24, 24, use(sign, 0, 0, 24))


def hole() -> str:
    look = 'stroke="#dff1ee" stroke-opacity=".55" stroke-width="2" stroke-dasharray="7 5"'
    return path("M34 3H106a9 9 0 0 1 9 9V50a9 9 0 0 1-9 9H34", "none", look)


def stairs() -> str:
    parts = [
        path("M8 112V106H64V92H120V74H176V52H232V30H262V112Z", "#0b2f3b", 'opacity=".16" transform="translate(1.5 2)"')
    ]
    for nth, (least, height, fill) in enumerate(STEPS):
        x, width = 8 + least * 5.6, 30 if nth == 4 else 56
        parts.append(f'<rect x="{x:g}" y="{112 - height}" width="{width}" height="{height}" fill="{fill}"/>')
        if nth:
            said = f"{least}+" if nth == 4 else least
            parts.append(write(x + width / 2, 108, said, 13, fill="#fff" if nth == 4 else "#33474d", anchor="middle"))
    return "".join(parts)


def lane() -> str:
    water = '<rect x="2" y="11" width="212" height="18" rx="9" fill="#0e3b4a" opacity=".5"/>'
    goal = path("M196 4H212V26L204 31 196 26Z", "#c8512d", 'stroke="#fff" stroke-width="1.6" stroke-linejoin="round"')
    waves = 'stroke="#dff1ee" stroke-opacity=".3" stroke-width="2" stroke-dasharray="1 11" stroke-linecap="round"'
    return water + path("M14 20H190", "none", waves) + goal + white("arrival", 197, 7, 14)


def bar(filled: int) -> str:
    rail = '<rect width="96" height="10" rx="5" fill="var(--paper-3,#e6d9bd)"/>'
    done = f'<rect width="{8 * filled}" height="10" rx="5" fill="var(--tint,#c8452f)"/>' if filled else ""
    return symbol(f"bar-{filled}", 96, 10, rail, done)


def annexed(token: str, band: str, *parts: str) -> str:
    paper = f'<rect width="62" height="30" rx="7" fill="{band}"/>'
    light = f'<rect x="2" y="2" width="58" height="26" rx="5.5" fill="{PAPER}" opacity=".16"/>'
    return symbol(f"annex-{token}", 62, 30, paper, light, *parts)
