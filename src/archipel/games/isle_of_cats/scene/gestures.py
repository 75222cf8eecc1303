"""How each legal action is chosen: the things to touch, or a button."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import permutations, product
from typing import NamedTuple

from archipel.core.parts import kept
from archipel.core.scene import Gesture
from archipel.core.text import Arg, Text, text
from archipel.core.values import Action
from archipel.games.isle_of_cats import values as act
from archipel.games.isle_of_cats.content.table import LEFT_PRICE, RIGHT_PRICE
from archipel.games.isle_of_cats.content.tiles import RARES
from archipel.games.isle_of_cats.events import tile_text
from archipel.games.isle_of_cats.scene.boats import focus, id_of
from archipel.games.isle_of_cats.scene.cards import card_id, first_offered
from archipel.games.isle_of_cats.scene.island import held, stack_id
from archipel.games.isle_of_cats.scene.landing import landings
from archipel.games.isle_of_cats.scene.naming import PRICE, card_name, colour_of, kind_name, shape_of, tile_name
from archipel.games.isle_of_cats.views import CatsView, TileView

ANYTIME = "anytime"
"""What one is invited to while others decide."""


class Setting(NamedTuple):
    """What a gesture looks at beside its action. `ask` is the invitation an any-time card answers now, `tells`: the
    others could tell by a pass at once that no card of the hand can be played, `tiles` are those to be given up."""

    seat: int
    fish: int
    left: tuple[int, ...]
    offer: tuple[str, ...]
    drafted: tuple[str, ...]
    picked: tuple[str, ...]
    ask: str
    tells: bool
    holding: bool
    tiles: tuple[TileView, ...]
    content: str


def gestures(view: CatsView, legal: Sequence[Action], kinds: Collection[type]) -> tuple[Gesture, ...]:
    """One gesture an action, placements first."""
    if not legal:
        return ()
    at = setting(view, kinds)
    if act.Place not in kinds:
        return chosen(at, tuple(legal))
    places = [action for action in legal if isinstance(action, act.Place)]
    others = tuple([action for action in legal if not isinstance(action, act.Place)])
    return (*landings(view, held(view), places), *[gesture(at, action, alone=False) for action in others])


def setting(view: CatsView, kinds: Collection[type]) -> Setting:
    seat, pending = focus(view), view.pending
    crew = view.crews[seat]
    return Setting(
        seat,
        crew.fish if act.Rescue in kinds else 0,
        view.left if act.Rescue in kinds or act.Send in kinds else (),
        view.offer,
        view.drafted,
        view.picked,
        invited(view),
        view.seats > 1 and bool(view.hand),
        pending.tile is not None,
        crew.tiles if act.Give in kinds else (),
        view.options.content,
    )


def invited(view: CatsView) -> str:
    """The kind of invitation that an any-time card answers now; none at an own decision."""
    return view.pending.moment if view.pending.stage == "window" else ANYTIME if view.pending.stage == "wait" else ""


@kept
def chosen(at: Setting, legal: tuple[Action, ...]) -> tuple[Gesture, ...]:
    """A cat is taken with the usual basket by a touch; another basket is touched before it."""
    usual = next((action.basket for action in legal if isinstance(action, act.Rescue)), "")
    alone = len(legal) == 1 and not at.tells
    return tuple(
        [
            rescue(at, action, usual=action.basket == usual)
            if isinstance(action, act.Rescue)
            else gesture(at, action, alone=alone)
            for action in legal
        ]
    )


def rescue(at: Setting, action: act.Rescue, *, usual: bool) -> Gesture:
    cat = f"tile-{action.cat}"
    path = (cat,) if usual else (f"use-{action.basket}", cat)
    price = 0 if action.basket == "free" else LEFT_PRICE if action.cat in at.left else RIGHT_PRICE
    name = tile_name("cat", shape_of(action.cat), colour_of(action.cat))
    if action.basket == "free":
        return Gesture(action, path, text("take", tile=name))
    note = text("costs", price=price, left=at.fish - price)
    return Gesture(action, path, text("rescue", tile=name, price=price, basket=basket_text(action.basket)), note=note)


def basket_text(basket: str) -> Text:
    one, _, two = basket.partition("+")
    if two:
        return text("with-pair", one=text(f"kind-{one}"), two=text(f"kind-{two}"))
    return text(f"with-{one}")


def gesture(at: Setting, action: Action, *, alone: bool) -> Gesture:
    """`alone`: it is all that can be done."""
    if isinstance(action, act.Keep):
        return keep(action, at.offer, at.drafted, at.content)
    if isinstance(action, (act.Meeple, act.Name)):
        key = "choose-meeple" if isinstance(action, act.Meeple) else "name-colour"
        return Gesture(action, (dye(action.colour),), text(key, colour=text(f"colour-{action.colour}")))
    if isinstance(action, act.Buy):
        label = text("buy", card=kind_name(action.card, at.content), cost=PRICE[action.card])
        first, last = at.picked.count(action.card), at.drafted.count(action.card)
        return one_of(action, action.card, range(first, last), label)
    if isinstance(action, act.Return):
        picked = range(at.picked.count(action.card) - 1, -1, -1)
        return one_of(action, action.card, picked, text("return", card=kind_name(action.card, at.content)))
    if isinstance(action, act.Lay):
        return Gesture(action, (f"hand-{action.kind}",), text("lay", card=text(f"kind-{action.kind}")))
    if isinstance(action, act.Lift):
        return Gesture(action, (f"down-{action.kind}",), text("lift", card=text(f"kind-{action.kind}")))
    if isinstance(action, (act.Adopt, act.Find, act.Treasure)):
        return found(action)
    if isinstance(action, act.Play):
        return play(action, at.ask)
    if isinstance(action, act.Send):
        tile = tile_name("cat", shape_of(action.cat), colour_of(action.cat))
        field = text("field-right" if action.cat in at.left else "field-left")
        return Gesture(action, (f"tile-{action.cat}",), text("send", tile=tile, field=field))
    if isinstance(action, act.Forget):
        name = card_name(action.card, at.content)
        return Gesture(action, (f"card-{action.card}",), text("forget", card=name))
    if isinstance(action, act.Give):
        lying = at.tiles[action.tile]
        tile = tile_name(lying.kind, lying.shape, "")
        return Gesture(action, (id_of(at.seat, lying),), text("give", tile=tile))
    return button(at, action, alone=alone)


def dye(colour: str) -> str:
    return f"dye-{colour}"


def one_of(action: Action, kind: str, alike: Sequence[int], label: Text) -> Gesture:
    """Of cards alike the next one is meant; the others do as well."""
    paths = [(card_id(kind, nth),) for nth in alike]
    return Gesture(action, paths[0], label, also=tuple(paths[1:]), alike=True)


@kept
def keep(action: act.Keep, offer: tuple[str, ...], drafted: tuple[str, ...], content: str) -> Gesture:
    """Cards are touched in any order; of cards alike any will do."""
    alike = [
        [card_id(kind, first_offered(drafted, kind) + nth) for nth in range(offer.count(kind))] for kind in action.cards
    ]
    path = tuple(alike[nth][action.cards[:nth].count(kind)] for nth, kind in enumerate(action.cards))
    names: dict[str, Arg] = {f"c{nth}": kind_name(kind, content) for nth, kind in enumerate(action.cards)}
    ways = {way for chosen in product(*alike) if len(set(chosen)) == len(chosen) for way in permutations(chosen)}
    also = tuple(sorted(ways - {path}))
    return Gesture(action, path, Text(f"keep-{len(path)}", names), also=also, sure=True, alike=True)


@kept
def found(action: Action) -> Gesture:
    if isinstance(action, act.Adopt):
        name = tile_name("oshax", shape_of(action.oshax), action.colour)
        return Gesture(action, (f"tile-{action.oshax}", dye(action.colour)), text("adopt", tile=name))
    if isinstance(action, act.Treasure):
        kind = "rare" if action.shape in RARES else "common"
        return Gesture(action, (stack_id(kind, action.shape),), text("take", tile=tile_name(kind, action.shape, "")))
    assert isinstance(action, act.Find)
    kind = "rare" if action.shape in RARES else "common"
    stack = stack_id(kind, action.shape)
    path: tuple[str, ...] = (f"hand-{action.kind}", stack)
    if action.kind == "treasure_small":
        path = (f"hand-{action.kind}", f"way-{action.way}", stack)
    label = text(
        "find", card=text(f"kind-{action.kind}"), way=text(f"way-{action.way}"), tile=tile_name(kind, action.shape, "")
    )
    return Gesture(action, path, label)


@kept
def play(action: act.Play, ask: str) -> Gesture:
    card = f"hand-{action.kind}"
    name = text(f"kind-{action.kind}")
    if action.kind == "fish_one_color":
        label = text("play-colour", card=name, colour=text(f"cats-{action.what}"))
        return Gesture(action, (card, dye(action.what)), label, ask=ask)
    if action.kind == "basket_to_fish":
        basket = "permanent" if action.what == "ready" else "used"
        return Gesture(action, (card, f"use-{basket}"), text(f"play-{action.what}", card=name), ask=ask)
    return Gesture(action, (card,), text("play", card=name, does=text(f"does-{action.kind}")), ask=ask)


def button(at: Setting, action: Action, *, alone: bool) -> Gesture:
    if isinstance(action, act.Pay):
        fish = sum(PRICE[kind] for kind in at.picked)
        label = text("pay", cards=len(at.picked), fish=fish)
        return Gesture(action, label=label, main=True, icon="check", key="p", sure=not at.picked)
    if isinstance(action, act.Ready):
        label = text("ready", cards=len(at.picked))
        return Gesture(action, label=label, main=True, icon="check", key="p", sure=not at.picked)
    if isinstance(action, act.Pass):
        return Gesture(action, label=text("pass"), icon="ico-passed", key="p", formal=alone)
    if isinstance(action, act.End):
        return Gesture(action, label=text("end"), main=True, icon="check", key="p", formal=alone)
    if isinstance(action, act.Skip):
        key = "lose" if at.holding else "skip"
        return Gesture(action, label=text(key), icon="ico-cross", key="p")
    if isinstance(action, act.Waive):
        return Gesture(action, label=text("waive"), icon="ico-cross", key="p", ask=at.ask)
    if isinstance(action, act.Enough):
        return Gesture(action, label=text("enough"), main=True, icon="check", key="p")
    assert isinstance(action, act.Choose), action
    return Gesture(action, label=text(f"to-{action.field}"), key="l" if action.field == "left" else "r")


def tile_in_hand(kind: str, shape: str, colour: str) -> Text:
    return text(f"tile-{shape}") if kind == "common" else tile_text(kind, colour)
