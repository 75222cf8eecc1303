"""The boat: hull, rooms, walls and inlays; what lies on its deck; plates that tell which rooms are filled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.scene.boats import PAD
from archipel.games.isle_of_cats.scene.naming import ROOM_ICON
from archipel.games.isle_of_cats.skin.coats import COATS, letter
from archipel.games.isle_of_cats.skin.outline import Cell, outline
from archipel.games.isle_of_cats.skin.poses import STANDING, Box, Upright, posed
from archipel.kit.skin.svg import group, halo, path, use

WIDTH: Final = 2200
HEIGHT: Final = 900
HULL: Final = (
    "M-80 450C-80 400-80 360-72 320C-62 236-20 204 60 176C300 96 480 30 680-30C800-66 1330-70 1480-42C1720 15 2080 200 "
    "2240 340C2300 395 2330 430 2345 450C2330 470 2300 505 2240 560C2080 700 1720 885 1480 942C1330 970 800 966 680 930"
    "C480 870 300 804 60 724C-20 696-62 664-72 580C-80 540-80 500-80 450Z"
)
RUDDER: Final = "M-96 410H-66V490H-96C-112 490-112 410-96 410Z"
PLANKS: Final = (-20, 40, 100, 160, 220, 680, 740, 800, 860, 920)
ROOMS: Final[dict[str, list[Cell]]] = {
    row["id"]: [(x, y) for x, y in row["cells"]] for row in CONTENT["boat_geometry"]["rooms"]
}
CELLS: Final[list[Cell]] = [cell for cells in ROOMS.values() for cell in cells]
FLOOR: Final = {
    "parrot": "#f2cfaa",
    "moon": "#dfdcc9",
    "apple": "#f3e6ac",
    "corn": "#e2cb8a",
    "plain": "var(--deck,#eed7a8)",
}
INLAYS: Final = {
    "parrot_aft": (290, 450, 150),
    "moon_upper": (800, 100, 130),
    "apple": (1000, 450, 150),
    "moon_lower": (800, 800, 130),
    "corn": (1750, 455, 150),
    "parrot_fore": (2050, 450, 90),
}
PLATES: Final = {
    "moon_upper": (520, 62),
    "moon_lower": (520, 838),
    "corn": (1760, 150),
    "parrot_aft": (-40, 450),
    "parrot_fore": (2255, 450),
}
WALL: Final = 'fill="none" stroke-linejoin="round" stroke-width="12"'
BOX: Final = Box(WIDTH, HEIGHT)
SEA: Final = Box(WIDTH + PAD[0] + PAD[2], HEIGHT + PAD[1] + PAD[3])
"""The ground of a boat: its cells and the room around them."""


def boats(lang: str) -> Iterator[str]:
    """The deck; what is stowed on each boat; the plates of rooms on the hull: lying, standing, small."""
    shadow = path(HULL, "#06222b", 'opacity=".35"')
    lying = foam() + hull() + floors() + grain() + walls()
    yield from drawn("deck", SEA, afloat(shadow), afloat(lying), inlays())
    yield halo("mini.deck", *SEA, afloat(hull() + floors() + walls()))
    for boat in CONTENT["boats"]:
        name = boat["id"].removeprefix("boat_")
        yield from drawn(f"stowed-{name}", BOX, "", "", stowed(boat, 84, lang))
        yield posed(f"mini.stowed-{name}", BOX, "", 0, stowed(boat, 96, "")) + body(f"mini.stowed-{name}", "")
    for icon in ("parrot", "moon", "apple", "corn", "plain"):
        yield plate(icon, filled=False)
        yield plate(icon, filled=True)
    for room, (x, y) in PLATES.items():
        for more in ("", "-full"):
            sign = Upright(x, y, use(f"plate-{ROOM_ICON[room]}{more}", -39, -39, 78))
            yield from drawn(f"on-{room}{more}", BOX, "", "", [sign])


def drawn(face: str, box: Box, shadow: str, lying: str, above: Sequence[Upright]) -> Iterator[str]:
    yield body(face, lying)
    for turn in (0, STANDING):
        yield posed(face, box, shadow, turn, above, "8 22")


def afloat(parts: str) -> str:
    return group(parts, extra=f'transform="translate({PAD[0]} {PAD[1]})"')


def body(face: str, lying: str) -> str:
    return f'<defs><g id="{face}.body">{lying}</g></defs>'


def foam() -> str:
    rings = ((110, 0.13), (52, 0.28))
    line = 'fill="none" stroke="var(--wake,#dff1ee)" stroke-linejoin="round"'
    return "".join(f'<path d="{HULL}" {line} stroke-width="{width}" opacity="{faint}"/>' for width, faint in rings)


def hull() -> str:
    planks = []
    for y in PLANKS:
        far = abs(y - 450) / 490
        start, end = 60 + (max(0, far - 0.45) * 1150), 2200 - far * far * 830
        planks.append(f"M{start:.0f} {y}H{end:.0f}")
    return "".join(
        (
            path(RUDDER, "var(--hull-3,#5f3a20)"),
            path(HULL, "var(--hull-3,#5f3a20)"),
            group(
                path(HULL, "var(--hull-2,#a96f40)"),
                extra='transform="translate(1130 450) scale(.981 .962) translate(-1130 -450)"',
            ),
            f'<path d="{"".join(planks)}" stroke="var(--hull,#8a5530)" stroke-width="5" opacity=".8"/>',
        )
    )


def floors() -> str:
    return "".join(path(outline(cells, 0, 4, 4), FLOOR[ROOM_ICON[id]]) for id, cells in ROOMS.items()) + lines()


def lines() -> str:
    cells = "".join(f"M{x * 100} {y * 100}h100v100h-100z" for x, y in CELLS)
    return f'<path d="{cells}" fill="none" stroke="#9c7741" stroke-width="2.5" opacity=".42"/>'


def grain() -> str:
    strokes = []
    for x, y in CELLS:
        kind = (x * 5 + y * 3) % 4
        if kind < 2:
            strokes.append(f"M{x * 100 + 14 + kind * 20} {y * 100 + 30 + kind * 34}h{40 - kind * 8}")
    return f'<path d="{"".join(strokes)}" stroke="#a88149" stroke-width="2.5" stroke-linecap="round" opacity=".3"/>'


def inlays() -> list[Upright]:
    worn = 'color="#8a5c33" opacity=".5"'
    return [
        Upright(x + PAD[0], y + PAD[1], use(f"room-{ROOM_ICON[id]}", -w / 2, -w / 2, w, extra=worn))
        for id, (x, y, w) in INLAYS.items()
    ]


def walls() -> str:
    rooms = "".join(outline(cells, 0, 4, 4) for id, cells in ROOMS.items() if ROOM_ICON[id] != "plain")
    edge = outline(CELLS, -3, 8, 6)
    return (
        f'<path d="{rooms}" {WALL} stroke="#3a220f" opacity=".2" transform="translate(2 5)"/>'
        f'<path d="{rooms}" {WALL} stroke="var(--wall,#6b4226)"/>'
        f'<path d="{edge}" fill="none" stroke="var(--hull-3,#5f3a20)" stroke-width="14" stroke-linejoin="round"/>'
    )


def stowed(boat: dict[str, object], wide: int, lang: str) -> list[Upright]:
    """Rats and maps of one boat; maps by colour and letter."""
    rats, maps = boat["rats"], boat["maps"]
    assert isinstance(rats, list)
    assert isinstance(maps, dict)
    rat = use("rat", -wide / 2, -wide / 2, wide)
    found = [Upright(x * 100 + 50, y * 100 + 50, rat) for x, y in rats]
    for colour, (x, y) in maps.items():
        found.append(Upright(x * 100 + 50, y * 100 + 50, chart(colour, wide + 6, lang)))
    return found


def chart(colour: str, wide: float, lang: str) -> str:
    """A treasure map about the middle of its cell; its letter where there is room for it."""
    coat = COATS[colour]
    sign = use("map", -wide / 2, -wide / 2, wide, extra=f'fill="{coat.plain}" color="{coat.ink}"')
    if lang:
        rim = f'paint-order="stroke" stroke="{coat.ink}" stroke-width="8" stroke-linejoin="round"'
        font = 'font-family="var(--text)" font-weight="700" font-size="44" text-anchor="middle"'
        sign += f'<text y="14" fill="#fff" {rim} {font}>{letter(lang, colour)}</text>'
    return sign


def plate(icon: str, *, filled: bool) -> str:
    """A brass plate, green once the room is filled; on it the icon, and a tick where it is full."""
    metal, edge, ink = ("#2f8f5b", "#123f27", "#fff") if filled else ("#f0c15a", "#5f3a20", "#5f3a20")
    parts = [
        '<circle cx="50" cy="55" r="42" fill="#2a1606" opacity=".4"/>',
        f'<circle cx="50" cy="50" r="42" fill="{metal}" stroke="{edge}" stroke-width="7"/>',
        use(f"room-{icon}", 23, 23, 54, extra=f'color="{ink}"'),
    ]
    if filled:
        parts.append('<circle cx="84" cy="18" r="19" fill="#fff" stroke="#123f27" stroke-width="4"/>')
        parts.append(
            '<path d="M75 18L82 25L94 11" fill="none" stroke="#23744a" stroke-width="6" stroke-linecap="round"/>'
        )
    return halo(f"plate-{icon}{'-full' if filled else ''}", 100, 100, *parts)
