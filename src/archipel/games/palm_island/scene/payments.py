"""From legal actions that cost something to touches: a chip, and where there is a choice, one of the ways to pay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Final

from archipel.core.scene import Gesture, Piece, Zone
from archipel.core.text import Arg, Text, text
from archipel.core.values import Action
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.moves import effect_of
from archipel.games.palm_island.scene.naming import Units, excess, spoken, together
from archipel.games.palm_island.scene.printed import actions, face, turned
from archipel.games.palm_island.scene.table import Drawn, acting, at, edition, look, looks_of, named, passes
from archipel.games.palm_island.values import Ability, Buy, Feast, PalmView, Play

MOTIONS: Final = {"store": "tip", "rotate": "turn", "flip": "flip", "recruit": "slide"}
KEYS: Final = {"store": "s", "rotate": "r", "flip": "f", "recruit": "e", "use": "e"}
MOST_TABS: Final = 3
Costly = Play | Buy | Ability | Feast


def chip_of(view: PalmView, action: Action) -> str:
    """The first thing to touch for an action that has a price or a target."""
    if isinstance(action, Play | Feast):
        return f"chip-{acting(view, action.slot).card}-{action.verb if isinstance(action, Play) else 'use'}"
    if isinstance(action, Buy):
        return f"sale-{action.card}"
    return "ability" if isinstance(action, Ability) else ""


def payments(view: PalmView, legal: Sequence[Action]) -> tuple[Drawn, list[Gesture]]:
    """Gestures of all actions with a price; where one chip has several, each is a piece of the options."""
    groups: dict[str, list[Costly]] = {}
    for action in legal:
        if isinstance(action, Play | Buy | Ability | Feast):
            groups.setdefault(chip_of(view, action), []).append(action)
    pieces: list[Piece] = []
    gestures: list[Gesture] = []
    for chip, found in groups.items():
        ways = sorted(found, key=lambda action: worth(view, action))
        if len(ways) == 1:
            gestures.append(gesture(view, ways[0], (chip,), shortcuts(view, ways[0])))
            continue
        options = [
            Piece(f"{chip}-{nth + 1}", "options", words=words(view, way), marks="way") for nth, way in enumerate(ways)
        ]
        pieces += options
        tabs = by_tabs(chip, ways)
        for way, option in zip(ways, options, strict=True):
            also = ((chip, chip),) if way is ways[0] else ()
            gestures.append(gesture(view, way, (chip, option.id), (*also, *tabs[way])))
    zones = [Zone("options", "row", text("options"), "tray", skin="choices ways", title=True)] if pieces else []
    return (zones, pieces), gestures


def gesture(view: PalmView, action: Costly, path: tuple[str, ...], also: tuple[tuple[str, ...], ...]) -> Gesture:
    going = tuple(moves(view, action))
    return Gesture(
        action, path, label(view, action), ghost=ghost(view, action), also=also, moves=going, key=key_of(action)
    )


def key_of(action: Costly) -> str:
    """Small letters act on the first card, capitals on the second."""
    if not isinstance(action, Play | Feast):
        return ""
    letter = KEYS[action.verb if isinstance(action, Play) else "use"]
    return letter if action.slot == 1 else letter.upper()


def worth(view: PalmView, action: Costly) -> tuple[int, int, tuple[int, ...]]:
    """The order of ways to pay: fewest units lost, least help, then the cards that would be lost soonest."""
    if isinstance(action, Feast):
        return action.target, 0, ()
    tokens = spent(action)
    soon = tuple(sorted(passes(view, card) for card in view.cards if card.card in tokens))
    return lost(view, action).total(), len(given_up(action)[2]), soon


def given_up(action: Costly) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Stored cards that pay, stored cards given up for room, villagers who help."""
    if isinstance(action, Play):
        return action.pay, action.free, action.help
    return () if isinstance(action, Feast) else action.pay, (), ()


def spent(action: Costly) -> tuple[str, ...]:
    """Stored cards that will be straightened."""
    pay, free, _ = given_up(action)
    return pay + free


def costs_of(view: PalmView, action: Play | Buy | Ability) -> tuple[cards.Cost, ...]:
    if isinstance(action, Ability):
        return edition(view).abilities[cards.ABILITIES.index(view.ability)].costs
    if isinstance(action, Buy):
        return (edition(view).price[cards.CARD_OF[action.card]],)
    return dict(actions(edition(view), look(acting(view, action.slot))))[action.verb]


def lost(view: PalmView, action: Costly) -> Units:
    """Units that would go unused: beyond the cost, or given up for room."""
    if isinstance(action, Feast):
        return Units()
    pay, free, help = given_up(action)
    freed, paid = [together(edition(view), looks_of(view, tokens)) for tokens in (free, pay)]
    over = [beyond(paid, *helped(view, cost, help)) for cost in costs_of(view, action)]
    least = min((units for units in over if units is not None), key=Units.total, default=Units())
    return Units(*(a + b for a, b in zip(least, freed, strict=True)))


def helped(view: PalmView, cost: cards.Cost, help: tuple[str, ...]) -> tuple[cards.Cost, int]:
    """The cost with the help of villagers, and the units of any kind they take off."""
    wild = 0
    for token in help:
        effect = effect_of(edition(view), cards.CARD_OF[token])
        cost = effect.off(cost)
        wild += effect.wild()
    return cost, wild


def beyond(paid: Units, cost: cards.Cost, off: int) -> Units | None:
    """What is left of a payment of which `off` units are spared; None where it does not reach without an ability."""
    short = max(0, sum(max(0, cost[kind] - paid[kind]) for kind in range(3)) - off)
    if short > paid.wild:
        return None
    return excess(paid, cost)._replace(wild=paid.wild - short)


def by_tabs(chip: str, ways: Sequence[Costly]) -> dict[Costly, tuple[tuple[str, ...], ...]]:
    """Paths over the stored cards themselves, where their order can mean one way only."""
    paths = {way: list(tab_paths(chip, way)) for way in ways}
    every = [path for found in paths.values() for path in found]
    return {way: tuple(path for path in found if alone(path, every)) for way, found in paths.items()}


def tab_paths(chip: str, way: Costly) -> Iterable[tuple[str, ...]]:
    tabs = [f"card-{token}" for token in spent(way)]
    return [(chip, *order) for order in permutations(tabs)] if 0 < len(tabs) <= MOST_TABS else []


def alone(path: tuple[str, ...], every: Sequence[tuple[str, ...]]) -> bool:
    """Nothing else is this path, begins it, or goes on from it."""
    return sum(1 for other in every if other[: len(path)] == path or path[: len(other)] == other) == 1


def shortcuts(view: PalmView, action: Costly) -> tuple[tuple[str, ...], ...]:
    """A card drawn to a free place is stored."""
    held = sum(card.stored for card in view.cards)
    if isinstance(action, Play) and action.verb == "store" and held < view.limit:
        return ((f"top-{action.slot}", f"hole-{held + 1}"),)
    return ()


def moves(view: PalmView, action: Costly) -> Iterable[tuple[str, str]]:
    for token in spent(action):
        yield f"card-{token}", "right"
    if isinstance(action, Play):
        yield f"card-{acting(view, action.slot).card}", MOTIONS[action.verb]


def ghost(view: PalmView, action: Costly) -> str:
    """The card as it will lie, for turns."""
    if not isinstance(action, Play) or action.verb not in ("rotate", "flip"):
        return ""
    card = acting(view, action.slot)
    return face(card.card, cards.AREAS[turned(look(card), action.verb) & 3])


def label(view: PalmView, action: Costly) -> Text:
    how = words(view, action)
    if isinstance(action, Feast):
        return how
    args: dict[str, Arg] = {"paid": "yes" if any(given_up(action)) else "no", "how": how}
    if isinstance(action, Buy):
        return Text("do-buy", {**args, "card": named(view, action.card)})
    if isinstance(action, Ability):
        return Text("do-ability", {**args, "ability": edition(view).names.ability(view.ability)})
    card = acting(view, action.slot)
    area = cards.AREAS[turned(look(card), action.verb) & 3]
    return Text(f"do-{action.verb}", {**args, "card": named(view, card.card), "area": area})


def words(view: PalmView, action: Costly) -> Text:
    """What a way to pay takes: payers, what they lose, cards given up, helpers."""
    if isinstance(action, Feast):
        return feast_words(view, action)
    pay, free, help = given_up(action)
    parts = []
    if pay:
        over = lost(view, action) if not free else Units()
        parts.append(text("way-pay", cards=all_of(view, pay), lost=spoken(over), loses="yes" if over.total() else "no"))
    if free:
        parts.append(
            text("way-free", cards=all_of(view, free), lost=spoken(together(edition(view), looks_of(view, free))))
        )
    if help:
        parts.append(text("way-help", cards=all_of(view, help)))
    return listed("parts", parts) if parts else text("way-nothing")


def all_of(view: PalmView, tokens: tuple[str, ...]) -> Text:
    return listed("and", [named(view, token) for token in tokens])


def feast_words(view: PalmView, action: Feast) -> Text:
    left = [card for place in range(3) if place != action.slot - 1 for card in [at(view, place)] if card is not None]
    card = left[action.target - 1]
    return text(
        f"feast-{action.verb}", card=named(view, card.card), area=cards.AREAS[turned(look(card), action.verb) & 3]
    )
