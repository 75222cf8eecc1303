"""Laying the table: shuffled decks, feats and villagers in their places, the centre of each mode."""

from __future__ import annotations

from typing import Final

from archipel.core.rng import Rng
from archipel.core.text import Text, text
from archipel.games.palm_island.content import cards
from archipel.games.palm_island.content.packing import COMPONENTS, edition_of
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.hand import Hand
from archipel.games.palm_island.state import PalmState
from archipel.games.palm_island.steps.rounds import SET_UP, Rounds
from archipel.games.palm_island.steps.study import Study
from archipel.games.palm_island.values import PalmOptions

OUTPOSTS: Final = range(cards.FIRST_OUTPOST, cards.FIRST_OUTPOST + 14)
VILLAGER_CARDS: Final = range(cards.FIRST_VILLAGER, cards.FIRST_VILLAGER + 14)
FEATS_ALLOWED: Final = {"easy": cards.FIRST_VILLAGER - cards.FIRST_FEAT, "normal": 1, "hard": 0}

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
    edition = edition_of(options.content)
    common = shuffled(rng)
    orders = [shuffled(rng) if options.mode == "cooperative" else common for _ in range(seats)]
    market = centre(edition, options, seats, rng)
    guests = deck_villagers(edition, options, market, rng)
    state = PalmState(seats, rng, options, [hand(edition, options, order, guests) for order in orders])
    state.market = market
    if options.mode == "cooperative":
        state.disaster = cards.DISASTERS.index(options.disaster)
        if options.ability != "none":
            state.ability = cards.ABILITIES.index(options.ability)
    state.show_hands()
    state.steps += [Rounds(SET_UP), Study([False] * seats)]
    return state


def shuffled(rng: Rng) -> list[int]:
    order = list(range(cards.CORE))
    rng.shuffle(order)
    return order


def hand(edition: Edition, options: PalmOptions, order: list[int], villagers: list[int]) -> Hand:
    # An element of a ring is (card * 4 + area) * 2 + stored: area A, not stored, is card * 8.
    core = [card * 8 for card in order]
    feats = [edition.feats[int(number) - 1].start * 2 for number in options.trophies]
    guests = [(card * 4 + cards.C) * 2 for card in villagers]
    tracker = [cards.TRACKER * 8]
    if options.feats_place == "behind_tracker":
        return Hand(core + guests + tracker + feats, 1, edition)
    return Hand(core + feats + guests + tracker, 1, edition)


def centre(edition: Edition, options: PalmOptions, seats: int, rng: Rng) -> list[int]:
    """Outposts of casual games, outposts or villagers of speed games."""
    if options.mode == "casual":
        order = list(OUTPOSTS)
        rng.shuffle(order)
        return one_of_each_kind(edition, order)
    if options.mode != "speed":
        return []
    if options.villagers:
        return distinct_villagers(edition, seats + 1, list(VILLAGER_CARDS), rng)
    return sorted(OUTPOSTS, key=lambda card: (-edition.stars_of(card), card))


def one_of_each_kind(edition: Edition, order: list[int]) -> list[int]:
    """Cards in drawing order, those of a kind already drawn set aside."""
    kinds: list[str] = []
    drawn = []
    for card in order:
        kind = edition.kinds[card - cards.FIRST_OUTPOST]
        if kind not in kinds:
            kinds.append(kind)
            drawn.append(card)
    return drawn


def deck_villagers(edition: Edition, options: PalmOptions, market: list[int], rng: Rng) -> list[int]:
    """The three villagers put into the decks of solo and casual games."""
    if not options.villagers or options.mode not in ("solo", "casual"):
        return []
    guests = list(VILLAGER_CARDS)
    if options.mode == "solo" and options.solo_villagers == "any":
        rng.shuffle(guests)
        return guests[:3]
    if options.mode == "casual" and options.casual_villagers == "two_sided":
        out = [edition.villager[card - cards.FIRST_OUTPOST + cards.FIRST_VILLAGER] for card in market]
        guests = [card for card in guests if edition.villager[card] not in out]
    return distinct_villagers(edition, 3, guests, rng)


def distinct_villagers(edition: Edition, count: int, guests: list[int], rng: Rng) -> list[int]:
    """Cards in drawing order, all different as long as there are so many."""
    rng.shuffle(guests)
    drawn: list[int] = []
    for card in guests:
        if edition.villager[card] not in [edition.villager[other] for other in drawn]:
            drawn.append(card)
    return (drawn + [card for card in guests if card not in drawn])[:count]


def check(options: PalmOptions, seats: int) -> Text | None:
    """What speaks against these options for so many seats."""
    if (options.mode == "solo") != (seats == 1):
        return text("refused-seats", rule="7.1", mode=text(f"mode-{options.mode}"))
    if COMPONENTS.of(options.content) is None:
        return text("refused-content", rule="13.6")
    return _foreign(options) or _feats(options) or _aid(options)


def _foreign(options: PalmOptions) -> Text | None:
    """An option that this mode has no use for."""
    for name, (modes, key, rule) in ONLY_IN.items():
        if options.mode not in modes and getattr(options, name) != getattr(PLAIN, name):
            return text(key, rule=rule)
    return None


def _feats(options: PalmOptions) -> Text | None:
    known = [feat.id for feat in edition_of(options.content).feats]
    if len(set(options.trophies)) < len(options.trophies) or any(feat not in known for feat in options.trophies):
        return text("refused-feats-unknown", rule="10.1")
    most = FEATS_ALLOWED[options.difficulty]
    return text("refused-feats-many", rule="10.2", most=most) if len(options.trophies) > most else None


def _aid(options: PalmOptions) -> Text | None:
    hard = options.open_deck and options.difficulty == "hard"
    return text("refused-open-deck", rule="3.4") if hard else None
