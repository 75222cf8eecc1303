"""Steps and eggs with their prices: one touch where there is one way to pay, else the ways to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.scene import Gesture, Piece, Zone
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.games.islet.content.parts import BIRDS, RESOURCES
from archipel.games.islet.scene.naming import price_text
from archipel.games.islet.scene.places import TAGS, at_cell, dotted, piece_at, spot_of
from archipel.games.islet.scene.walking import Walk, walks
from archipel.games.islet.values import NOTHING, Advance, Cell, CellView, IsletView, Lay

Costly = Advance | Lay


def moving(
    view: IsletView, cells: Mapping[Cell, CellView], legal: Sequence[Action]
) -> tuple[list[Zone], list[Piece], list[Gesture]]:
    """Gestures of all steps and eggs; ways to pay are shared by the cells that can be paid alike."""
    groups: dict[Cell, list[Costly]] = {}
    for action in legal:
        if isinstance(action, Advance | Lay):
            groups.setdefault(target(view, action), []).append(action)
    single = [found[0] for found in groups.values() if len(found) == 1 and isinstance(found[0], Advance)]
    beyond = walks(view, cells, [step for step in single if isinstance(step, Advance)])
    ways: dict[str, Piece] = {}
    gestures: list[Gesture] = []
    for cell, found in groups.items():
        need, spot = needed(cells, cell, found[0]), spot_of(cell)
        if len(found) == 1:
            further = tuple(beyond.get(found[0], ())) if isinstance(found[0], Advance) else ()
            gestures.append(gesture(view, found[0], (spot,), need, walks=further))
            continue
        for nth, action in enumerate(found):
            way = f"way-{need}-{action.pay}"
            ways.setdefault(way, Piece(way, "ways", words=price_text(need, action.pay), marks="way"))
            gestures.append(gesture(view, action, (spot, way), need, also=() if nth else ((spot, spot),)))
        ways[f"price-{spot}"] = tag(view, cells[cell], found[0], need)
    zones = [Zone("ways", "row", text("ways"), "tray", skin="choices ways", title=True)] if ways else []
    return zones, list(ways.values()), gestures


def tag(view: IsletView, cell: CellView, action: Costly, need: str) -> Piece:
    """The price on a cell that asks how it is to be paid."""
    return piece_at(cell.at, f"price-{dotted(cell.at)}", ghost(view, action, need), TAGS, "price", len(cell.stack))


def target(view: IsletView, action: Costly) -> Cell:
    """The cell a step leads to, or the one the bird lays on."""
    if isinstance(action, Advance):
        return at_cell(action)
    at = view.birds[view.turn].at
    assert at
    return at


def needed(cells: Mapping[Cell, CellView], cell: Cell, action: Costly) -> str:
    """The letter of what is due."""
    top = cells[cell].stack[-1]
    return top[0] if isinstance(action, Advance) else top[1].upper()


def gesture(
    view: IsletView,
    action: Costly,
    path: tuple[str, ...],
    need: str,
    *,
    also: tuple[tuple[str, ...], ...] = (),
    walks: tuple[Walk, ...] = (),
) -> Gesture:
    price = price_text(need, action.pay)
    return Gesture(
        action,
        path,
        label(view, action, need, price),
        ghost=ghost(view, action, need),
        also=also,
        moves=spent(view, action.pay),
        note=price,
        walks=walks,
    )


def ghost(view: IsletView, action: Costly, need: str) -> str:
    if isinstance(action, Lay):
        return f"nest-egg-{BIRDS[view.turn]}"
    return "price-free" if action.pay == NOTHING else f"price-{need}"


def label(view: IsletView, action: Costly, need: str, price: Text) -> Text:
    if isinstance(action, Lay):
        return text("do-lay", nest=text(f"resource-{need}"), price=price)
    bird = view.birds[view.turn]
    way = "land" if not bird.at else "travel" if bird.at[0] != action.islet else "step"
    return text(
        "do-advance", terrain=text(f"on-{need}"), way=way, price=price, free="yes" if action.pay == NOTHING else "no"
    )


def spent(view: IsletView, pay: str) -> tuple[tuple[str, str], ...]:
    """Cards that leave, eggs that tip over."""
    if pay == NOTHING:
        return ()
    gone = {kind: pay.count(kind) for kind in RESOURCES}
    tips = {kind: pay.count(kind.lower()) for kind in RESOURCES}
    moves = [(f"raw-{kind}", "slide") for kind, count in gone.items() if count]
    ready = view.birds[view.turn].ready
    for kind, have in zip(RESOURCES, ready, strict=True):
        moves += [(f"sure-{kind}-{have - 1 - nth}", "tip") for nth in range(tips[kind])]
    return tuple(moves)
