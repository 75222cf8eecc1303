"""Steps and eggs with their prices: one touch where there is one way to pay, else the ways to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Gesture, Piece, ScenePart, Zone
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.islet.content.parts import BIRDS, RESOURCES
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.naming import price_text
from archipel.games.islet.scene.places import at_cell, spot_of
from archipel.games.islet.scene.walking import Walk, walks
from archipel.games.islet.values import NOTHING, Advance, Cell, IsletView, Lay

Costly = Advance | Lay
Way = tuple[str, str]


def moving(view: IsletView, land: Land, legal: Sequence[Action]) -> tuple[list[ScenePart], list[Gesture]]:
    """Gestures of all steps and eggs; ways to pay are shared by the cells that can be paid alike."""
    groups: dict[Cell, list[Costly]] = {}
    for action in legal:
        if isinstance(action, Advance | Lay):
            groups.setdefault(target(view, action), []).append(action)
    if not groups:
        return [], []
    single = [found[0] for found in groups.values() if len(found) == 1]
    beyond = walks(view, land, [step for step in single if isinstance(step, Advance)])
    ways: dict[Way, None] = {}
    gestures: list[Gesture] = []
    for cell, found in groups.items():
        need, spot = needed(land, cell, found[0]), spot_of(cell)
        if len(found) == 1:
            further = beyond.get(found[0], ()) if isinstance(found[0], Advance) else ()
            gestures.append(gesture(view, found[0], (spot,), need, walks=further))
            continue
        for nth, action in enumerate(found):
            ways[need, action.pay] = None
            path = spot, f"way-{need}-{action.pay}"
            gestures.append(gesture(view, action, path, need, also=() if nth else ((spot, spot),)))
    return [choices(tuple(ways))] if ways else [], gestures


def target(view: IsletView, action: Costly) -> Cell:
    """The cell a step leads to, or the one the bird lays on."""
    if isinstance(action, Advance):
        return at_cell(action)
    at = view.birds[view.turn].at
    assert at
    return at


def needed(land: Land, cell: Cell, action: Costly) -> str:
    """The letter of what is due."""
    top = land.cells[cell].stack[-1]
    return top[0] if isinstance(action, Advance) else top[1].upper()


@part
def choices(ways: tuple[Way, ...]) -> Drawn:
    """Ways to pay, seen once a cell is touched that can be paid in several."""
    zone = Zone("ways", "row", text("ways"), "tray", skin="choices ways", title=True)
    return [zone], [_way(*way) for way in ways]


@kept
def _way(need: str, pay: str) -> Piece:
    return Piece(f"way-{need}-{pay}", "ways", words=price_text(need, pay), marks="way")


def gesture(
    view: IsletView,
    action: Costly,
    path: tuple[str, ...],
    need: str,
    *,
    also: tuple[tuple[str, ...], ...] = (),
    walks: tuple[Walk, ...] = (),
) -> Gesture:
    bird = view.birds[view.turn]
    way = ""
    if isinstance(action, Advance):
        way = "land" if not bird.at else "travel" if bird.at[0] != action.islet else "advance"
    return _gesture(action, path, need, way, view.turn, bird.ready, also, walks)


@kept
def _gesture(
    action: Costly,
    path: tuple[str, ...],
    need: str,
    way: str,
    seat: int,
    ready: tuple[int, ...],
    also: tuple[tuple[str, ...], ...],
    walks: tuple[Walk, ...],
) -> Gesture:
    price = price_text(need, action.pay)
    return Gesture(
        action,
        path,
        label(action, need, way, price),
        ghost=ghost(action, need, seat),
        also=also,
        moves=spent(action.pay, ready),
        note=price,
        walks=walks,
    )


def ghost(action: Costly, need: str, seat: int) -> str:
    if isinstance(action, Lay):
        return f"nest-egg-{BIRDS[seat]}"
    return "price-free" if action.pay == NOTHING else f"price-{need}"


def label(action: Costly, need: str, way: str, price: Text) -> Text:
    if isinstance(action, Lay):
        return text("do-lay", nest=text(f"resource-{need}"), price=price)
    terrain = text(f"on-{need}")
    free = action.pay == NOTHING and way == "advance"
    return text("do-advance-free", terrain=terrain) if free else text(f"do-{way}", terrain=terrain, price=price)


def spent(pay: str, ready: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    """Cards that leave, eggs that tip over."""
    if pay == NOTHING:
        return ()
    moves = [(f"raw-{kind}", "slide") for kind in RESOURCES if kind in pay]
    for kind, have in zip(RESOURCES, ready, strict=True):
        moves += [(f"sure-{kind}-{have - 1 - nth}", "tip") for nth in range(pay.count(kind.lower()))]
    return tuple(moves)
