"""Every turn a hand allows, and carrying one out."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from archipel.core.values import Action
from archipel.games.palm_island.content.cards import (
    BARTER_CIRCLE,
    CARD_OF,
    DISCOUNT,
    FLIP,
    FLIPPED,
    LIMIT,
    MASON_CREW,
    RECRUIT,
    ROTATE,
    ROTATED,
    STORE,
    TOKENS,
    TRACKER,
    USABLE,
    VILLAGER,
    Cost,
    D,
)
from archipel.games.palm_island.hand import NO_PERK, Hand
from archipel.games.palm_island.paying import less, payments
from archipel.games.palm_island.values import DISCARD, Discard, Feast, Play, Rest, Verb

SLOTS: Final = 2
TURNS: Final[tuple[Verb, ...]] = ("rotate", "flip")
FREE: Final[tuple[Cost, ...]] = ((0, 0, 0),)
FREE_STORES: Final = [Play(slot + 1, "store") for slot in range(SLOTS)]
STORES: Final[list[tuple[Cost, ...]]] = STORE
ROTATES: Final[list[tuple[Cost, ...]]] = ROTATE
FLIPS: Final[list[tuple[Cost, ...]]] = FLIP
RECRUITS: Final[list[tuple[Cost, ...]]] = RECRUIT
USES: Final[list[bool]] = USABLE


def turns(hand: Hand) -> list[Action]:
    """Every legal turn: actions of the first and second card, then the discard, then villagers to send to rest."""
    found: list[Action] = []
    ring = hand.ring
    places = hand.stored()
    looks = [ring[place] >> 1 for place in places]
    for slot in range(min(SLOTS, len(ring))):
        element = ring[slot]
        if element & 1 or element >> 3 == TRACKER:
            break
        look = element >> 1
        if STORES[look]:
            stores(found, hand, slot, places, looks)
        if ROTATES[look]:
            upgrades(found, hand, slot, "rotate", ROTATES[look], places, looks)
        if FLIPS[look]:
            upgrades(found, hand, slot, "flip", FLIPS[look], places, looks)
        if RECRUITS[look]:
            upgrades(found, hand, slot, "recruit", RECRUITS[look], places, looks)
        if USES[look]:
            feasts(found, hand, slot)
    found.append(DISCARD)
    if not hand.begun:
        for card in hand.awake:
            found.append(Rest(TOKENS[card]))
    return found


def stores(found: list[Action], hand: Hand, slot: int, places: list[int], looks: list[int]) -> None:
    costs = STORES[hand.ring[slot] >> 1]
    if len(places) < LIMIT and is_free(costs):
        found.append(FREE_STORES[slot])
        return
    for mask, help in ways(hand, costs, "store", looks):
        kept = [place for bit, place in enumerate(places) if not mask >> bit & 1]
        over = surplus(hand, len(kept))
        pay = tokens(hand, places, mask)
        if over == 0:
            found.append(Play(slot + 1, "store", pay, (), help))
        else:
            for given in combinations(kept, over):
                free = tuple([TOKENS[hand.ring[place] >> 3] for place in given])
                found.append(Play(slot + 1, "store", pay, free, help))


def surplus(hand: Hand, kept: int) -> int:
    """How many stored cards must be given up before one more is stored."""
    return 0 if kept < LIMIT else max(0, kept + 1 - hand.limit())


def upgrades(
    found: list[Action], hand: Hand, slot: int, verb: Verb, costs: tuple[Cost, ...], places: list[int], looks: list[int]
) -> None:
    if not looks and hand.perk == NO_PERK and not hand.awake:
        return
    for mask, help in ways(hand, costs, verb, looks):
        found.append(Play(slot + 1, verb, tokens(hand, places, mask), (), help))


def ways(hand: Hand, costs: tuple[Cost, ...], verb: str, looks: list[int]) -> list[tuple[int, tuple[str, ...]]]:
    """Distinct ways to pay one of the alternatives: a mask of stored cards, and the villagers who help."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for cost in costs:
        helpers = [card for card in hand.awake if helps(hand, card, cost)]
        # Every subset of the helpers: bit n of `chosen` is helper n.
        for chosen in range(1 << len(helpers)):
            for mask in helped(hand, cost, verb, looks, helpers, chosen):
                help = tuple([TOKENS[card] for bit, card in enumerate(helpers) if chosen >> bit & 1])
                if len(costs) == 1 or (mask, help) not in found:
                    found.append((mask, help))
    return found


def is_free(costs: tuple[Cost, ...]) -> bool:
    return costs == FREE


def helps(hand: Hand, card: int, cost: Cost) -> bool:
    resource = DISCOUNT[VILLAGER[card]]
    return resource >= 0 and cost[resource] > 0 and card not in hand.spent


def helped(hand: Hand, cost: Cost, verb: str, looks: list[int], helpers: list[int], chosen: int) -> list[int]:
    """Payments with the chosen helpers in which each of them is needed."""
    reduced = discounted(cost, helpers, chosen)
    found = payments(looks, *perked(hand, reduced, verb))
    left = chosen
    # One helper after another, the lowest bit first: a payment that holds one possible without it is wasteful.
    while left and found:
        bit = left & -left
        left ^= bit
        without = perked(hand, discounted(cost, helpers, chosen ^ bit), verb)
        idle = payments(looks, *without)
        found = [mask for mask in found if not any(mask & other == other for other in idle)]
    return found


def discounted(cost: Cost, helpers: list[int], chosen: int) -> Cost:
    for bit, card in enumerate(helpers):
        if chosen >> bit & 1:
            cost = less(cost, DISCOUNT[VILLAGER[card]])
    return cost


def perked(hand: Hand, cost: Cost, verb: str) -> tuple[Cost, int]:
    """The cost and wild units under an ability in force."""
    if hand.perk == BARTER_CIRCLE:
        return cost, 2
    if hand.perk == MASON_CREW and verb in TURNS:
        return (cost[0], cost[1], max(0, cost[2] - 2)), 0
    return cost, 0


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
        if ROTATES[element >> 1]:
            found.append(Feast(slot + 1, target + 1, "rotate"))
        if FLIPS[element >> 1]:
            found.append(Feast(slot + 1, target + 1, "flip"))


def spend(hand: Hand, pay: tuple[str, ...]) -> None:
    """Straighten the cards of a payment where they are."""
    hand.straighten([hand.place_of(CARD_OF[token]) for token in pay])


def carry_out(hand: Hand, action: Action) -> None:
    """One turn on a hand; automatic discards come after it."""
    if isinstance(action, Rest):
        hand.awake.remove(CARD_OF[action.villager])
        return
    hand.begun = True
    if isinstance(action, Discard):
        hand.send_back(0, hand.ring[0] >> 1, 0)
    elif isinstance(action, Feast):
        feast(hand, action)
    else:
        assert isinstance(action, Play)
        play(hand, action)


def play(hand: Hand, action: Play) -> None:
    spend(hand, action.pay)
    spend(hand, action.free)
    for token in action.help:
        hand.spent.append(CARD_OF[token])
    place = action.slot - 1
    look = hand.ring[place] >> 1
    if hand.perk != NO_PERK and uses_perk(hand, look, action.verb):
        hand.perk = NO_PERK
    if action.verb == "store":
        hand.send_back(place, look, 1)
    elif action.verb == "recruit":
        recruit(hand, place)
    else:
        hand.send_back(place, turned(look, action.verb), 0)


def uses_perk(hand: Hand, look: int, verb: str) -> bool:
    """An ability in force ends with the first cost it could lower."""
    if hand.perk == MASON_CREW:
        return verb in TURNS
    return verb != "store" or not is_free(STORES[look])


def turned(look: int, verb: str) -> int:
    area = look & 3
    return look - area + (ROTATED[area] if verb == "rotate" else FLIPPED[area])


def recruit(hand: Hand, place: int) -> None:
    card = hand.ring.pop(place) >> 3
    hand.ring.insert(hand.annex_end(), (card * 4 + D) * 2)


def feast(hand: Hand, action: Feast) -> None:
    festival = hand.ring[action.slot - 1] >> 3
    hand.send_back(action.slot - 1, festival * 4 + D, 0)
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
