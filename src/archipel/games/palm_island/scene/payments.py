"""From legal actions that cost something to touches: a chip, and where there is a choice, one of the ways to pay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from archipel.core.parts import kept
from archipel.core.scene import Gesture, Piece
from archipel.core.text import Arg, Text, text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.content.packing import edition_of
from archipel.games.palm_island.moves import effect_of
from archipel.games.palm_island.scene.naming import Units, excess, spoken_if, together
from archipel.games.palm_island.scene.previews import Bill, after, all_of, rows, takes, waste
from archipel.games.palm_island.scene.printed import face, turned
from archipel.games.palm_island.scene.table import Deck, acting, actions, at, look, named, passes, shared
from archipel.games.palm_island.values import Ability, Buy, Feast, Play

MOTIONS: Final = {"store": "tip", "rotate": "turn", "flip": "flip", "recruit": "slide"}
KEYS: Final = {"store": "s", "rotate": "r", "flip": "f", "recruit": "e", "use": "e"}
ICONS: Final = {verb: f"act-{verb}" for verb in ("store", "rotate", "flip", "recruit", "use")} | {
    "buy": "act-pay",
    "ability": "ability",
}
TURNS: Final = ("rotate", "flip")
MOST_TABS: Final = 3
Costly = Play | Buy | Ability | Feast


class Way(NamedTuple):
    """An action with what is asked and what it leaves unused; `words` say what it takes, `short` without the loss."""

    action: Costly
    bill: Bill
    words: Text
    short: Text


def payments(deck: Deck, ability: str, priced: Sequence[Costly]) -> tuple[list[Piece], list[Gesture]]:
    """Gestures of all actions with a price; where one chip has several, each is a piece of the options."""
    groups: dict[str, list[Costly]] = {}
    for action in priced:
        groups.setdefault(chip_of(deck, action), []).append(action)
    pieces: list[Piece] = []
    gestures: list[Gesture] = []
    for chip, found in groups.items():
        ways = ways_of(deck, ability, found)
        if len(ways) == 1:
            path = (chip,) if is_plain(ways[0]) else (chip, chip)
            gestures.append(gesture(deck, ability, ways[0], path, shortcuts(deck, found[0])))
            continue
        options = [offered(f"{chip}-{nth}", way) for nth, way in enumerate(ways, 1)]
        pieces += options
        tabs = by_tabs(chip, [way.action for way in ways])
        tabs[0] = ((chip, chip), *tabs[0])
        for way, option, also in zip(ways, options, tabs, strict=True):
            gestures.append(gesture(deck, ability, way, (chip, option.id), also))
    return pieces, gestures


def offered(id: str, way: Way) -> Piece:
    """One of several ways to pay, with a picture of what it loses."""
    face = "" if isinstance(way.action, Feast) else waste(way.bill.lost)
    return Piece(id, "options", face, way.words, words=way.short if face else way.words, marks="way")


def is_plain(way: Way) -> bool:
    """Storing that costs nothing and loses nothing: all there is to know stands on its chip, so one touch does it."""
    action = way.action
    return isinstance(action, Play) and action.verb == "store" and not any(way.bill.price) and not any(given_up(action))


def chip_of(deck: Deck, action: Costly) -> str:
    """The first thing to touch for an action that has a price or a target."""
    if isinstance(action, Play):
        return f"chip-{acting(deck, action.slot).card}-{action.verb}"
    if isinstance(action, Feast):
        return f"chip-{acting(deck, action.slot).card}-use"
    return f"sale-{action.card}" if isinstance(action, Buy) else "ability"


def ways_of(deck: Deck, ability: str, found: Sequence[Costly]) -> list[Way]:
    """The ways to pay for one thing, the likeliest first."""
    costs = costs_of(deck, ability, found[0])
    ways = [way_of(deck, costs, action) for action in found]
    return sorted(ways, key=lambda way: worth(deck, way)) if len(ways) > 1 else ways


def costs_of(deck: Deck, ability: str, action: Costly) -> tuple[cards.Cost, ...]:
    edition = edition_of(deck.content)
    if isinstance(action, Feast):
        return ()
    if isinstance(action, Ability):
        return edition.abilities[cards.ABILITIES.index(ability)].costs
    if isinstance(action, Buy):
        return (edition.price[cards.CARD_OF[action.card]],)
    return dict(actions(deck.content, look(acting(deck, action.slot))))[action.verb]


def way_of(deck: Deck, costs: tuple[cards.Cost, ...], action: Costly) -> Way:
    if isinstance(action, Feast):
        said = feast_words(deck, action)
        return Way(action, Bill(Units(), Units()), said, said)
    pay, free, help = given_up(action)
    paid, freed = looks_of(deck, pay), looks_of(deck, free)
    bill = billed(deck.content, costs, paid, freed, help)
    short = words(deck.content, pay, Units(), free, (), help)
    return Way(action, bill, words(deck.content, pay, bill.lost, free, freed, help), short)


def given_up(action: Costly) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Stored cards that pay, stored cards given up for room, villagers who help."""
    if isinstance(action, Play):
        return action.pay, action.free, action.help
    return () if isinstance(action, Feast) else action.pay, (), ()


def looks_of(deck: Deck, tokens: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([look(card) for token in tokens for card in deck.cards if card.card == token]) if tokens else ()


@kept
def billed(
    content: str, costs: tuple[cards.Cost, ...], paid: tuple[int, ...], freed: tuple[int, ...], help: tuple[str, ...]
) -> Bill:
    """The alternative that loses least: its price, and what would be lost beyond it or given up for room."""
    edition = edition_of(content)
    units = together(edition, paid)
    tried = [(cost, beyond(units, *helped(content, cost, help))) for cost in costs]
    reached = [(cost, over) for cost, over in tried if over is not None]
    cost, least = min(reached, key=lambda one: one[1].total(), default=(costs[0], Units()))
    return Bill(Units(*cost), Units(*[a + b for a, b in zip(least, together(edition, freed), strict=True)]))


def helped(content: str, cost: cards.Cost, help: tuple[str, ...]) -> tuple[cards.Cost, int]:
    """The cost with the help of villagers, and the units of any kind they take off."""
    wild = 0
    for token in help:
        effect = effect_of(edition_of(content), cards.CARD_OF[token])
        cost = effect.off(cost)
        wild += effect.wild()
    return cost, wild


def beyond(paid: Units, cost: cards.Cost, off: int) -> Units | None:
    """What is left of a payment of which `off` units are spared; None where it does not reach without an ability."""
    short = max(0, sum([max(0, cost[kind] - paid[kind]) for kind in range(3)]) - off)
    if short > paid.wild:
        return None
    return excess(paid, cost)._replace(wild=paid.wild - short)


@kept
def words(
    content: str,
    pay: tuple[str, ...],
    lost: Units,
    free: tuple[str, ...],
    freed: tuple[int, ...],
    help: tuple[str, ...],
) -> Text:
    """What a way to pay takes: payers, what they lose, cards given up, helpers."""
    parts = []
    if pay:
        parts.append(text("way-pay", cards=all_of(content, pay), lost="none" if free else spoken_if(lost)))
    if free:
        given = together(edition_of(content), freed)
        parts.append(text("way-free", cards=all_of(content, free), lost=spoken_if(given)))
    if help:
        parts.append(text("way-help", cards=all_of(content, help)))
    return listed("parts", parts) if parts else text("way-nothing")


def feast_words(deck: Deck, action: Feast) -> Text:
    left = [card for place in range(3) if place != action.slot - 1 for card in [at(deck.cards, place)] if card]
    card = left[action.target - 1]
    area = cards.AREAS[turned(look(card), action.verb) & 3]
    return text(f"feast-{action.verb}", card=named(deck.content, card.card), area=area)


def worth(deck: Deck, way: Way) -> tuple[int, int, tuple[int, ...]]:
    """The order of ways to pay: fewest units lost, least help, then the cards that would be lost soonest."""
    if isinstance(way.action, Feast):
        return way.action.target, 0, ()
    tokens = spent(way.action)
    soon = tuple(sorted([passes(deck, card) for card in deck.cards if card.card in tokens]))
    return way.bill.lost.total(), len(given_up(way.action)[2]), soon


def spent(action: Costly) -> tuple[str, ...]:
    """Stored cards that will be straightened."""
    pay, free, _ = given_up(action)
    return pay + free


def by_tabs(chip: str, ways: Sequence[Costly]) -> list[tuple[tuple[str, ...], ...]]:
    """Paths over the stored cards themselves, where their order can mean one way only."""
    paths = [tab_paths(chip, way) for way in ways]
    whole = Counter(path for found in paths for path in found)
    begun = {start for path in whole for start in starts(path)}
    return [tuple(path for path in found if alone(path, whole, begun)) for found in paths]


def tab_paths(chip: str, way: Costly) -> list[tuple[str, ...]]:
    tabs = [f"card-{token}" for token in spent(way)]
    return [(chip, *order) for order in permutations(tabs)] if 0 < len(tabs) <= MOST_TABS else []


def starts(path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return (path[:length] for length in range(2, len(path)))


def alone(path: tuple[str, ...], whole: Counter[tuple[str, ...]], begun: set[tuple[str, ...]]) -> bool:
    """Nothing else is this path, begins it, or goes on from it."""
    return whole[path] == 1 and path not in begun and not any(start in whole for start in starts(path))


def gesture(deck: Deck, ability: str, way: Way, path: tuple[str, ...], also: tuple[tuple[str, ...], ...]) -> Gesture:
    action = way.action
    pay, free, help = given_up(action)
    named = not isinstance(action, Feast)
    return Gesture(
        action,
        path,
        label(deck, ability, way),
        ghost=ghost(deck, action),
        also=also,
        icon=ICONS[verb_of(action)],
        moves=tuple(moves(deck, action)),
        key=key_of(action),
        note=takes(deck.content, pay, free, help, way.bill.lost),
        tallies=rows(deck.content, way.bill, looks_of(deck, pay)),
        button=text(f"verb-{verb_of(action)}") if named else None,
        asks=asked(deck, ability, way) if named else None,
        after=after(deck.content, look(acting(deck, action.slot)), action.verb) if isinstance(action, Play) else None,
    )


def asked(deck: Deck, ability: str, way: Way) -> Text:
    """The question of a choice in hand: what for, and for how much."""
    action, content = way.action, deck.content
    if isinstance(action, Ability):
        name = edition_of(content).names.ability(ability)
    else:
        name = shared(content, action.card if isinstance(action, Buy) else acting(deck, action.slot).card)
    return asking(verb_of(action), name, way.bill.price)


def asking(verb: str, name: Text, price: Units) -> Text:
    return text(f"ask-{verb}", card=name, cost=spoken_if(price))


def verb_of(action: Costly) -> str:
    """What an action is called on its button."""
    if isinstance(action, Play):
        return action.verb
    return "use" if isinstance(action, Feast) else "buy" if isinstance(action, Buy) else "ability"


def shortcuts(deck: Deck, action: Costly) -> tuple[tuple[str, ...], ...]:
    """A card drawn to a free place is stored."""
    held = sum([card.stored for card in deck.cards])
    if isinstance(action, Play) and action.verb == "store" and held < deck.limit:
        return ((f"top-{action.slot}", f"hole-{held + 1}"),)
    return ()


def moves(deck: Deck, action: Costly) -> Iterable[tuple[str, str]]:
    for token in spent(action):
        yield f"card-{token}", "right"
    if isinstance(action, Play):
        yield f"card-{acting(deck, action.slot).card}", MOTIONS[action.verb]


def label(deck: Deck, ability: str, way: Way) -> Text:
    action, content = way.action, deck.content
    if isinstance(action, Feast):
        return way.words
    how: Arg = way.words if any(given_up(action)) else "none"
    if isinstance(action, Buy):
        return text("do-buy", card=named(content, action.card), how=how)
    if isinstance(action, Ability):
        return text("do-ability", ability=edition_of(content).names.ability(ability), how=how)
    card = acting(deck, action.slot)
    args: dict[str, Arg] = {"card": named(content, card.card), "how": how}
    if action.verb in TURNS:
        args["area"] = cards.AREAS[turned(look(card), action.verb) & 3]
    return Text(f"do-{action.verb}", args)


def ghost(deck: Deck, action: Costly) -> str:
    """The card as it will lie, for turns."""
    if not isinstance(action, Play) or action.verb not in TURNS:
        return ""
    card = acting(deck, action.slot)
    return face(card.card, cards.AREAS[turned(look(card), action.verb) & 3])


def key_of(action: Costly) -> str:
    """Small letters act on the first card, capitals on the second."""
    if not isinstance(action, Play | Feast):
        return ""
    letter = KEYS[action.verb if isinstance(action, Play) else "use"]
    return letter if action.slot == 1 else letter.upper()
