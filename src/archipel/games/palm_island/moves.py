"""Every turn a hand allows, and carrying one out."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from archipel.core.values import Action
from archipel.games.palm_island.content.cards import CARD_OF, FLIPPED, LIMIT, ROTATED, TOKENS, TRACKER, Cost, D
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.effects import Effect
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.paying import payments
from archipel.games.palm_island.values import DISCARD, Discard, Feast, Play, Rest, Verb

SLOTS: Final = 2
FREE: Final[tuple[Cost, ...]] = ((0, 0, 0),)
FREE_STORES: Final = [Play(slot + 1, "store") for slot in range(SLOTS)]
KEPT: Final = 20_000
NOBODY: Final[tuple[str, ...]] = ()

_plays: dict[int, Play] = {}


def turns(hand: Hand) -> list[Action]:
    """Every legal turn: actions of the first and second card, then the discard, then villagers to send to rest."""
    found: list[Action] = []
    ring = hand.ring
    edition = hand.edition
    places = hand.stored()
    units = hand.units(places)
    for slot in range(min(SLOTS, len(ring))):
        element = ring[slot]
        if element & 1 or element >> 3 == TRACKER:
            break
        look = element >> 1
        if edition.store[look]:
            stores(found, hand, slot, places, units)
        if edition.rotate[look]:
            upgrades(found, hand, slot, "rotate", edition.rotate[look], places, units)
        if edition.flip[look]:
            upgrades(found, hand, slot, "flip", edition.flip[look], places, units)
        if edition.recruit[look]:
            upgrades(found, hand, slot, "recruit", edition.recruit[look], places, units)
        if edition.usable[look]:
            feasts(found, hand, slot)
    found.append(DISCARD)
    if not hand.begun:
        for card in hand.awake:
            found.append(Rest(TOKENS[card]))
    return found


def stores(found: list[Action], hand: Hand, slot: int, places: list[int], units: list[int]) -> None:
    costs = hand.edition.store[hand.ring[slot] >> 1]
    if len(places) < LIMIT:
        if is_free(costs):
            found.append(FREE_STORES[slot])
            return
        if is_unaided(hand):
            for mask in unaided(costs, units):
                found.append(paid(hand, slot, "store", places, mask, NOBODY))
            return
    for mask, help in ways(hand, costs, "store", units):
        kept = [place for bit, place in enumerate(places) if not mask >> bit & 1]
        over = surplus(hand, len(kept))
        if over == 0:
            found.append(paid(hand, slot, "store", places, mask, help))
        else:
            pay = tokens(hand, places, mask)
            for given in combinations(kept, over):
                free = tuple([TOKENS[hand.ring[place] >> 3] for place in given])
                found.append(Play(slot + 1, "store", pay, free, help))


def surplus(hand: Hand, kept: int) -> int:
    """How many stored cards must be given up before one more is stored."""
    return 0 if kept < LIMIT else max(0, kept + 1 - hand.limit())


def upgrades(
    found: list[Action], hand: Hand, slot: int, verb: Verb, costs: tuple[Cost, ...], places: list[int], units: list[int]
) -> None:
    if not is_unaided(hand):
        for mask, help in ways(hand, costs, verb, units):
            found.append(paid(hand, slot, verb, places, mask, help))
    elif units or is_free(costs):
        for mask in unaided(costs, units):
            found.append(paid(hand, slot, verb, places, mask, NOBODY))


def is_unaided(hand: Hand) -> bool:
    """Whether nothing lowers a cost."""
    return hand.perk == NO_PERK and not hand.awake


def paid(hand: Hand, slot: int, verb: Verb, places: list[int], mask: int, help: tuple[str, ...]) -> Play:
    """An action and its payment; without helpers it is kept, for the same ones are offered again and again."""
    if help:
        return Play(slot + 1, verb, tokens(hand, places, mask), (), help)
    # A bit for each card that pays, above two for the slot and two for the verb.
    key = slot << 2 | (0 if verb == "store" else 1 if verb == "rotate" else 2 if verb == "flip" else 3)
    for bit, place in enumerate(places):
        if mask >> bit & 1:
            key |= 16 << (hand.ring[place] >> 3)
    found = _plays.get(key)
    if found is None:
        if len(_plays) >= KEPT:
            _plays.clear()
        found = _plays[key] = Play(slot + 1, verb, tokens(hand, places, mask))
    return found


def unaided(costs: tuple[Cost, ...], units: list[int]) -> list[int]:
    """Distinct ways to pay one of the alternatives where nobody helps: masks of stored cards."""
    found = payments(units, costs[0])
    for nth in range(1, len(costs)):
        found += [mask for mask in payments(units, costs[nth]) if mask not in found]
    return found


def ways(hand: Hand, costs: tuple[Cost, ...], verb: str, units: list[int]) -> list[tuple[int, tuple[str, ...]]]:
    """Distinct ways to pay one of the alternatives: a mask of stored cards, and the villagers who help."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for cost in costs:
        helpers = [card for card in hand.awake if helps(hand, card, cost, verb)]
        # Every subset of the helpers: bit n of `chosen` is helper n.
        for chosen in range(1 << len(helpers)):
            for mask in helped(hand, cost, verb, units, helpers, chosen):
                help = tuple([TOKENS[card] for bit, card in enumerate(helpers) if chosen >> bit & 1])
                if len(costs) == 1 or (mask, help) not in found:
                    found.append((mask, help))
    return found


def is_free(costs: tuple[Cost, ...]) -> bool:
    return costs == FREE


def helps(hand: Hand, card: int, cost: Cost, verb: str) -> bool:
    effect = effect_of(hand.edition, card)
    return effect.lowers(verb) and effect.serves(cost) and card not in hand.spent


def effect_of(edition: Edition, card: int) -> Effect:
    """What a villager does."""
    return edition.effects[edition.villager[card]]


def helped(hand: Hand, cost: Cost, verb: str, units: list[int], helpers: list[int], chosen: int) -> list[int]:
    """Payments with the chosen helpers in which each of them is needed."""
    found = payments(units, *lowered(hand, cost, verb, helpers, chosen))
    left = chosen
    # One helper after another, the lowest bit first: a payment that holds one possible without it is wasteful.
    while left and found:
        bit = left & -left
        left ^= bit
        idle = payments(units, *lowered(hand, cost, verb, helpers, chosen ^ bit))
        found = [mask for mask in found if not any(mask & other == other for other in idle)]
    return found


def lowered(hand: Hand, cost: Cost, verb: str, helpers: list[int], chosen: int) -> tuple[Cost, int]:
    """The cost and the wild units with some of the helpers, and under an ability in force."""
    wild = 0
    for bit, card in enumerate(helpers):
        # Bit n of `chosen` is helper n.
        if chosen >> bit & 1:
            effect = effect_of(hand.edition, card)
            cost = effect.off(cost)
            wild += effect.wild()
    if hand.perk != NO_PERK:
        perk = hand.edition.abilities[hand.perk].effect
        if perk.lowers(verb):
            return perk.off(cost), wild + perk.wild()
    return cost, wild


def tokens(hand: Hand, places: list[int], mask: int) -> tuple[str, ...]:
    return tuple([TOKENS[hand.ring[place] >> 3] for bit, place in enumerate(places) if mask >> bit & 1])


def feasts(found: list[Action], hand: Hand, slot: int) -> None:
    """Targets of the Grand Festival: the two top cards once it has left."""
    left = [element for place, element in enumerate(hand.ring[: SLOTS + 1]) if place != slot]
    for target, element in enumerate(left):
        if element >> 3 == TRACKER:
            break
        if element & 1:
            continue
        if hand.edition.rotate[element >> 1]:
            found.append(Feast(slot + 1, target + 1, "rotate"))
        if hand.edition.flip[element >> 1]:
            found.append(Feast(slot + 1, target + 1, "flip"))


def spend(hand: Hand, pay: tuple[str, ...]) -> None:
    """Straighten the cards of a payment where they are."""
    for token in pay:
        # -2 has every bit but the last, which says stored.
        hand.ring[hand.place_of(CARD_OF[token])] &= -2


def carry_out(hand: Hand, action: Action) -> None:
    """One turn on a hand; automatic discards come after it."""
    if isinstance(action, Play):
        hand.begun = True
        play(hand, action)
    elif isinstance(action, Discard):
        hand.begun = True
        hand.send_back(0, hand.ring[0] >> 1, 0)
    elif isinstance(action, Feast):
        hand.begun = True
        feast(hand, action)
    else:
        assert isinstance(action, Rest)
        hand.awake.remove(CARD_OF[action.villager])


def play(hand: Hand, action: Play) -> None:
    spend(hand, action.pay)
    spend(hand, action.free)
    for token in action.help:
        hand.spent.append(CARD_OF[token])
    place, verb = action.slot - 1, action.verb
    look = hand.ring[place] >> 1
    if hand.perk != NO_PERK and uses_perk(hand, look, verb):
        hand.perk = NO_PERK
    if verb == "store":
        hand.send_back(place, look, 1)
    elif verb == "recruit":
        recruit(hand, place)
    else:
        hand.send_back(place, turned(look, verb), 0)


def uses_perk(hand: Hand, look: int, verb: str) -> bool:
    """A discount of an ability ends with the first cost it could lower."""
    if not hand.edition.abilities[hand.perk].effect.lowers(verb):
        return False
    return not is_free(printed(hand.edition, verb)[look])


def printed(edition: Edition, verb: str) -> list[tuple[Cost, ...]]:
    """The prices of an action by look."""
    if verb == "store":
        return edition.store
    if verb == "recruit":
        return edition.recruit
    return edition.rotate if verb == "rotate" else edition.flip


def turned(look: int, verb: str) -> int:
    area = look & 3
    return look - area + (ROTATED[area] if verb == "rotate" else FLIPPED[area])


def recruit(hand: Hand, place: int) -> None:
    card = hand.ring.pop(place) >> 3
    hand.ring.insert(hand.annex_end(), (card * 4 + D) * 2)


def feast(hand: Hand, action: Feast) -> None:
    hand.send_back(action.slot - 1, turned(hand.ring[action.slot - 1] >> 1, "flip"), 0)
    place = action.target - 1
    hand.send_back(place, turned(hand.ring[place] >> 1, action.verb), 0)


def settle(hand: Hand) -> list[int]:
    """Discard stored cards that have come to the top; gives the cards lost."""
    lost: list[int] = []
    while hand.ring[0] & 1:
        look = hand.ring[0] >> 1
        lost.append(look >> 2)
        hand.send_back(0, look, 0)
    return lost
