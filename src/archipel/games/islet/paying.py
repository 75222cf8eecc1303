"""Ways to pay: a payment is what goes back to the piles and, above it, what is tipped, in one whole number."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from archipel.games.islet.content.parts import LAY_COST, MADE_OF, RESOURCE_OF, RESOURCES, TERRAINS
from archipel.games.islet.purse import ALL, FIELD, MOST, TYPES, WIDTH, count, covers, one
from archipel.games.islet.values import NOTHING

WORDS: Final[dict[int, str]] = {0: NOTHING}
PAYMENTS: Final[dict[str, int]] = {NOTHING: 0}


def _terrain_recipes(type: int) -> list[int]:
    """The card itself, or two of another terrain."""
    return [one(type)] + [2 * one(other) for other in range(TERRAINS) if other != type]


def _nest_recipes(type: int, nested: bool) -> list[int]:
    """The card itself, or its two terrains, each of them made of two others where products may be used again."""
    first, second = MADE_OF[type]
    if not nested:
        return [one(type), one(first) + one(second)]
    made = [a + b for a in _terrain_recipes(first) for b in _terrain_recipes(second)]
    return _thrifty([one(type), *made])


def _thrifty(costs: list[int]) -> list[int]:
    """Each cost once, and none that holds another."""
    found: list[int] = []
    for cost in costs:
        if cost not in found and not any(other != cost and covers(cost, other) for other in costs):
            found.append(cost)
    return found


def _lays(type: int, nested: bool) -> list[int]:
    units = combinations_with_replacement(_nest_recipes(type, nested), LAY_COST)
    return _thrifty([sum(unit) for unit in units])


TERRAIN_COSTS: Final[list[list[int]]] = [_terrain_recipes(type) for type in range(TERRAINS)]
LAY_COSTS: Final[list[list[int]]] = [[]] * TERRAINS + [_lays(type, True) for type in range(TERRAINS, TYPES)]
PLAIN_LAY_COSTS: Final[list[list[int]]] = [[]] * TERRAINS + [_lays(type, False) for type in range(TERRAINS, TYPES)]


def affordable(purse: int, costs: list[int]) -> bool:
    return any(covers(purse, cost) for cost in costs)


def payments(raw: int, ready: int, costs: list[int], ready_first: bool) -> list[int]:
    """Every payment that covers one of the costs, the cheapest first."""
    purse = raw + ready
    found: list[int] = []
    for cost in costs:
        if covers(purse, cost):
            if ready_first or not ready:
                found.append(tip_first(cost, ready))
            else:
                found += _splits(cost, raw, ready)
    if len(found) > 1:
        found.sort(key=_price)
    return found


def tip_first(cost: int, ready: int) -> int:
    """The payment of a cost that tips all it can."""
    tipped = tipping(cost, ready)
    return tipped << WIDTH | cost - tipped


def tipping(cost: int, ready: int) -> int:
    """Of each type, what is ready pays before raw cards."""
    tipped = 0
    if ready:
        # Nests lie above terrains: a cost below the first nest has none to look at.
        for type in range(TERRAINS if cost < one(TERRAINS) else TYPES):
            at = FIELD * type
            tipped += min(cost >> at & MOST, ready >> at & MOST) << at
    return tipped


def _splits(cost: int, raw: int, ready: int) -> list[int]:
    """Every way to share a cost between ready and raw cards."""
    tips = [0]
    for type in range(TYPES):
        need = count(cost, type)
        least, most = max(0, need - count(raw, type)), min(need, count(ready, type))
        if most:
            tips = [tip + number * one(type) for tip in tips for number in range(most, least - 1, -1)]
    return [tip << WIDTH | cost - tip for tip in tips]


def _price(payment: int) -> int:
    """What it costs for good weighs most, a nest twice a terrain; then what is tipped."""
    # What is tipped never weighs 256, so the upper number decides and the lower one breaks ties.
    return _weight(payment & ALL) << 8 | _weight(payment >> WIDTH)


def _weight(purse: int) -> int:
    total = 0
    for type in range(TYPES):
        total += count(purse, type) * (1 if type < TERRAINS else 2)
    return total


def word(payment: int) -> str:
    """A payment in letters: small ones are tipped."""
    found = WORDS.get(payment)
    if found is None:
        letters = ""
        for type in range(TYPES):
            letters += RESOURCES[type].lower() * count(payment >> WIDTH, type)
            letters += RESOURCES[type] * count(payment, type)
        found = WORDS[payment] = letters
        PAYMENTS[letters] = payment
    return found


def payment_of(word: str) -> int:
    """The payment in such letters; -1: they mean none."""
    found = PAYMENTS.get(word)
    if found is not None:
        return found
    total = 0
    for letter in word:
        type = RESOURCE_OF.get(letter.upper(), -1)
        if type < 0 or word.count(letter) > MOST:
            return -1
        total += one(type) << (WIDTH if letter.islower() else 0)
    return total if word else -1


def transformed(need: str, pay: str) -> tuple[str, ...]:
    """How a payment covers a cost, unit by unit: `FF`, then `SC` for a flower made of sand and clay. `need` is the
    letter of a terrain, of which one is due, or of a nest, of which three are."""
    type = RESOURCE_OF[need]
    left = payment_of(pay)
    left = (left & ALL) + (left >> WIDTH)
    recipes = TERRAIN_COSTS[type] if type < TERRAINS else _nest_recipes(type, True)
    units = 1 if type < TERRAINS else LAY_COST
    for chosen in combinations_with_replacement(recipes, units):
        if sum(chosen) == left:
            return tuple(word(unit) for unit in chosen)
    return ()
