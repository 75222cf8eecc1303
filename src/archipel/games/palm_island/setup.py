"""Laying the table: shuffled decks, feats and villagers in their places, the centre of each mode."""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    CORE,
    DISASTERS,
    FEAT_STARTS,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    OUTPOST_KIND,
    OUTPOST_STARS,
    TRACKER,
    VILLAGER,
    C,
)
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.steps.rounds import SET_UP, Rounds
from archipel.games.palm_island.steps.study import Study
from archipel.games.palm_island.values import PalmOptions

OUTPOSTS: Final = range(FIRST_OUTPOST, FIRST_OUTPOST + 14)
VILLAGER_CARDS: Final = range(FIRST_VILLAGER, FIRST_VILLAGER + 14)
FEATS_ALLOWED: Final = {"easy": len(FEAT_STARTS), "normal": 1, "hard": 0}

SOLO: Final = ("solo",)
TOGETHER: Final = ("cooperative",)
ONLY_IN: Final[dict[str, tuple[tuple[str, ...], str, str]]] = {
    "trophies": (SOLO, "refused-feats-solo", "10.1"),
    "difficulty": (SOLO, "refused-feats-solo", "10.2"),
    "feats_place": (SOLO, "refused-feats-solo", "10.1"),
    "villagers": (("solo", "casual", "speed"), "refused-villagers", "11.1"),
    "solo_villagers": (SOLO, "refused-villagers-solo", "11.1"),
    "disaster": (TOGETHER, "refused-disaster", "8.1"),
    "ability": (TOGETHER, "refused-ability", "8.4"),
    "ability_use": (TOGETHER, "refused-ability", "8.4"),
    "casual_claim": (("casual",), "refused-casual", "9.6"),
    "casual_villagers": (("casual",), "refused-casual", "11.1"),
    "speed_market": (("speed",), "refused-speed", "9.4"),
}
PLAIN: Final = PalmOptions()


def setup(options: PalmOptions, seats: int, rng: Rng) -> PalmState:
    common = shuffled(rng)
    orders = [shuffled(rng) if options.mode == "cooperative" else common for _ in range(seats)]
    market = centre(options, seats, rng)
    guests = deck_villagers(options, market, rng)
    state = PalmState(seats, rng, options, [hand(options, order, guests) for order in orders])
    state.market = market
    if options.mode == "cooperative":
        state.disaster = DISASTERS.index(options.disaster)
        if options.ability != "none":
            state.ability = ABILITIES.index(options.ability)
    state.show_hands()
    state.steps += [Rounds(SET_UP), Study([False] * seats)]
    return state


def shuffled(rng: Rng) -> list[int]:
    cards = list(range(CORE))
    rng.shuffle(cards)
    return cards


def hand(options: PalmOptions, order: list[int], villagers: list[int]) -> Hand:
    core = [card * 8 for card in order]
    feats = [FEAT_STARTS[int(number) - 1] * 2 for number in options.trophies]
    guests = [(card * 4 + C) * 2 for card in villagers]
    tracker = [TRACKER * 8]
    if options.feats_place == "behind_tracker":
        return Hand(core + guests + tracker + feats, 1)
    return Hand(core + feats + guests + tracker, 1)


def centre(options: PalmOptions, seats: int, rng: Rng) -> list[int]:
    """Outposts of casual games, outposts or villagers of speed games."""
    if options.mode == "casual":
        cards = list(OUTPOSTS)
        rng.shuffle(cards)
        return one_of_each_kind(cards)
    if options.mode != "speed":
        return []
    if options.villagers:
        return distinct_villagers(seats + 1, list(VILLAGER_CARDS), rng)
    return sorted(OUTPOSTS, key=lambda card: (-OUTPOST_STARS[card - FIRST_OUTPOST], card))


def one_of_each_kind(cards: list[int]) -> list[int]:
    """Cards in drawing order, those of a kind already drawn set aside."""
    kinds: list[str] = []
    drawn = []
    for card in cards:
        kind = OUTPOST_KIND[card - FIRST_OUTPOST]
        if kind not in kinds:
            kinds.append(kind)
            drawn.append(card)
    return drawn


def deck_villagers(options: PalmOptions, market: list[int], rng: Rng) -> list[int]:
    """The three villagers put into the decks of solo and casual games."""
    if not options.villagers or options.mode not in ("solo", "casual"):
        return []
    cards = list(VILLAGER_CARDS)
    if options.mode == "solo" and options.solo_villagers == "any":
        rng.shuffle(cards)
        return cards[:3]
    if options.mode == "casual" and options.casual_villagers == "two_sided":
        out = [VILLAGER[card - FIRST_OUTPOST + FIRST_VILLAGER] for card in market]
        cards = [card for card in cards if VILLAGER[card] not in out]
    return distinct_villagers(3, cards, rng)


def distinct_villagers(count: int, cards: list[int], rng: Rng) -> list[int]:
    rng.shuffle(cards)
    drawn: list[int] = []
    for card in cards:
        if len(drawn) < count and VILLAGER[card] not in [VILLAGER[other] for other in drawn]:
            drawn.append(card)
    return drawn


def check(options: PalmOptions, seats: int) -> Text | None:
    """What speaks against these options for so many seats."""
    if (options.mode == "solo") != (seats == 1):
        return text("refused-seats", rule="7.1", mode=text(f"mode-{options.mode}"))
    return _foreign(options) or _feats(options) or _aid(options)


def _foreign(options: PalmOptions) -> Text | None:
    """An option that this mode has no use for."""
    for name, (modes, key, rule) in ONLY_IN.items():
        if options.mode not in modes and getattr(options, name) != getattr(PLAIN, name):
            return text(key, rule=rule)
    return None


def _feats(options: PalmOptions) -> Text | None:
    known = [str(number + 1) for number in range(len(FEAT_STARTS))]
    if len(set(options.trophies)) < len(options.trophies) or any(feat not in known for feat in options.trophies):
        return text("refused-feats-unknown", rule="10.1")
    most = FEATS_ALLOWED[options.difficulty]
    return text("refused-feats-many", rule="10.2", most=most) if len(options.trophies) > most else None


def _aid(options: PalmOptions) -> Text | None:
    hard = options.open_deck and options.difficulty == "hard"
    return text("refused-open-deck", rule="3.4") if hard else None
