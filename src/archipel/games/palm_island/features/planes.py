"""A view of Palm Island as planes of bytes: the table, one's own deck, then what is known of all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from archipel.core.features import Plane
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    AREAS,
    BUILDINGS,
    CARD_OF,
    CARDS,
    DISASTERS,
    FIRST_FEAT,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    VISIBLE,
)
from archipel.games.palm_island.features.choices import CENTRE, STORED
from archipel.games.palm_island.values import CardView, HandView, ModeName, PalmOptions, PalmView, StageName
from archipel.kit.rows import byte, one_of, starts

MOST_SEATS: Final = 6
MODES: Final[tuple[str, ...]] = get_args(ModeName)
STAGES: Final[tuple[str, ...]] = get_args(StageName)
DIFFICULTIES: Final = ("easy", "normal", "hard")
TARGETS: Final = ("level", "ability")
FEATS: Final = FIRST_VILLAGER - FIRST_FEAT
VILLAGERS: Final = FIRST_OUTPOST - FIRST_VILLAGER
KINDS: Final = len(BUILDINGS)
FLAGS: Final = 8
COMMON: Final = len(DISASTERS) + len(ABILITIES)
OWN: Final = 6
SEAT: Final = 6

PLANES: Final = (
    Plane("options", (len(MODES) + len(DIFFICULTIES) + FLAGS,), "mode, difficulty; villagers, open deck, feats behind "
          "the tracker, any villagers alone, paid claims, any casual villagers, only the top for sale, ability without "
          "limit"),
    Plane("feats", (2, FEATS), "place of each feat in the order agreed, feats won at the end", high=FEATS),
    Plane("table", (2 * MOST_SEATS,), "seats, own seat"),
    Plane("stage", (len(STAGES) + len(TARGETS),), f"what is asked: {', '.join(STAGES)}; what the group pays for: "
          f"{', '.join(TARGETS)}"),
    Plane("common", (COMMON + 2,), f"{', '.join(DISASTERS)}; {', '.join(ABILITIES)}; levels paid, ability unlocked",
          high=3),
    Plane("own", (OWN,), "round, cards of the deck, cards before the tracker, cards that may be stored, score (255: or "
          "more), ability used in this round", high=255),
    Plane("own arrows", (KINDS,), "arrows of the own deck, by kind of building", high=9),
    Plane("perk", (len(ABILITIES),), "the ability in force"),
    Plane("top", (VISIBLE, CARDS + len(AREAS)), "the top cards, each by card and area"),
    Plane("deck", (len(AREAS), CARDS), "cards in sight, by area and card"),
    Plane("stored", (CARDS,), "cards that are stored"),
    Plane("places", (CARDS,), "1 on top, 2 under it and so on; 0: not in sight", high=CARDS),
    Plane("annex", (len(CENTRE),), "the own villagers recruited and outposts built"),
    Plane("villagers", (2, VILLAGERS), "villagers at work, those used in this round"),
    Plane("market", (2, len(CENTRE)), "cards in the centre, and the place of each in their line", high=len(CENTRE)),
    Plane("removed", (len(CENTRE),), "cards of the centre that have left the game"),
    Plane("gone", (MOST_SEATS, len(CENTRE)), "cards of the centre by who took them"),
    Plane("pledges", (MOST_SEATS, len(STORED)), "cards pledged at the meeting"),
    Plane("seats", (MOST_SEATS, SEAT), "there is one, the table waits for it; at a meeting 1, or 2: it agrees; "
          "cards before its tracker, its score as shown (255: or more), order of its arrival", high=255),
    Plane("arrows", (MOST_SEATS, KINDS), "arrows as shown, by kind of building", high=9),
    Plane("shown", (MOST_SEATS, len(AREAS), len(STORED)), "stored cards as shown, by area and card"),
    Plane("shown places", (MOST_SEATS, len(STORED)), "their places in the deck, 1 on top", high=CARDS),
    Plane("annexes", (MOST_SEATS, len(CENTRE)), "villagers recruited and outposts built, as shown"),
)  # fmt: skip
AT: Final = starts(PLANES)
SIZE: Final = sum([plane.size for plane in PLANES])
WON: Final = AT["feats"] + FEATS
TABLE: Final = AT["table"]
STAGE: Final = AT["stage"]
COMMONS: Final = AT["common"]
OWNS: Final = AT["own"]
OWN_ARROWS: Final = AT["own arrows"]
PERK: Final = AT["perk"]
TOP: Final = AT["top"]
DECK: Final = AT["deck"]
IS_STORED: Final = AT["stored"]
PLACES: Final = AT["places"]
ANNEX: Final = AT["annex"]
AWAKE: Final = AT["villagers"]
MARKET: Final = AT["market"]
REMOVED: Final = AT["removed"]
GONE: Final = AT["gone"]
PLEDGES: Final = AT["pledges"]
SEATS: Final = AT["seats"]
ARROWS: Final = AT["arrows"]
SHOWN: Final = AT["shown"]
SHOWN_PLACES: Final = AT["shown places"]
ANNEXES: Final = AT["annexes"]
OF_CENTRE: Final[dict[str, int]] = {token: nth for nth, token in enumerate(CENTRE)}
OF_STORED: Final[dict[str, int]] = {token: nth for nth, token in enumerate(STORED)}
OF_STAGE: Final[dict[str, int]] = {stage: nth for nth, stage in enumerate(STAGES)}
TOP_SIZE: Final = CARDS + len(AREAS)
ONES: Final[dict[CardView, list[int]]] = {}


def encode(view: PalmView) -> bytes:
    row = bytearray(SIZE)
    agreed = _options(view.options)
    row[: len(agreed)] = agreed
    for feat in view.trophies:
        row[WON + int(feat) - 1] = 1
    row[TABLE + view.seats - 1] = 1
    if view.seat is not None:
        row[TABLE + MOST_SEATS + view.seat] = 1
    _asked(row, view)
    _common(row, view)
    _own(row, view)
    for card in view.cards:
        _card(row, card)
    first = view.seat or 0
    for place in range(view.seats):
        seat = (first + place) % view.seats
        _seat(row, place, view.hands[seat])
    return bytes(row)


@lru_cache(maxsize=256)
def _options(options: PalmOptions) -> bytes:
    """The planes of the options and of the feats agreed."""
    row: list[int] = []
    one_of(row, len(MODES), MODES.index(options.mode))
    one_of(row, len(DIFFICULTIES), DIFFICULTIES.index(options.difficulty))
    row += [options.villagers, options.open_deck, options.feats_place == "behind_tracker"]
    row += [options.solo_villagers == "any", options.casual_claim == "paid", options.casual_villagers == "any"]
    row += [options.speed_market == "top", options.ability_use == "unlimited"]
    feats = [0] * FEATS
    for place, feat in enumerate(options.trophies):
        feats[int(feat) - 1] = place + 1
    return bytes(row + feats)


def _asked(row: bytearray, view: PalmView) -> None:
    pending = view.pending
    row[STAGE + OF_STAGE[pending.stage]] = 1
    if pending.target:
        row[STAGE + len(STAGES) + TARGETS.index(pending.target)] = 1
    seats, first = view.seats, view.seat or 0
    for giver, card in pending.pledges:
        row[PLEDGES + (giver - first) % seats * len(STORED) + OF_STORED[card]] = 1
    for seat, agrees in enumerate(pending.agreed):
        row[SEATS + (seat - first) % seats * SEAT + 2] = 1 + agrees
    for seat in view.waiting:
        row[SEATS + (seat - first) % seats * SEAT + 1] = 1


def _common(row: bytearray, view: PalmView) -> None:
    """The disaster and the cards of the centre."""
    if view.disaster:
        row[COMMONS + DISASTERS.index(view.disaster)] = 1
    if view.ability:
        row[COMMONS + len(DISASTERS) + ABILITIES.index(view.ability)] = 1
    row[COMMONS + COMMON] = view.level
    row[COMMONS + COMMON + 1] = view.unlocked
    for place, token in enumerate(view.market):
        card = MARKET + OF_CENTRE[token]
        row[card] = 1
        row[card + len(CENTRE)] = place + 1
    for token in view.removed:
        row[REMOVED + OF_CENTRE[token]] = 1
    for token, buyer in view.gone:
        row[GONE + (buyer - (view.seat or 0)) % view.seats * len(CENTRE) + OF_CENTRE[token]] = 1


def _own(row: bytearray, view: PalmView) -> None:
    row[OWNS:OWN_ARROWS] = bytes([view.round, view.size, view.left, view.limit, byte(view.score), view.used])
    row[OWN_ARROWS : OWN_ARROWS + len(view.arrows)] = bytes(view.arrows)
    if view.perk:
        row[PERK + ABILITIES.index(view.perk)] = 1
    for token in view.annex:
        row[ANNEX + OF_CENTRE[token]] = 1
    for token in view.awake:
        row[AWAKE + OF_CENTRE[token]] = 1
    for token in view.spent:
        row[AWAKE + VILLAGERS + OF_CENTRE[token]] = 1


def _card(row: bytearray, view: CardView) -> None:
    row[PLACES + CARD_OF[view.card]] = view.place + 1
    for at in _ones(view):
        row[at] = 1


def _ones(view: CardView) -> list[int]:
    """Where ones tell of a card; each is found once, as each is made once."""
    found = ONES.get(view)
    if found is None:
        card, area, place = CARD_OF[view.card], AREAS.index(view.area), view.place
        found = ONES[view] = [DECK + area * CARDS + card]
        if view.stored:
            found.append(IS_STORED + card)
        if place < VISIBLE:
            found += [TOP + place * TOP_SIZE + card, TOP + place * TOP_SIZE + CARDS + area]
    return found


def _seat(row: bytearray, nth: int, hand: HandView) -> None:
    """A hand as all were shown it."""
    start = SEATS + nth * SEAT
    row[start] = 1
    row[start + 3] = hand.left
    row[start + 4] = byte(hand.score)
    row[start + 5] = hand.place
    start = ARROWS + nth * KINDS
    row[start : start + KINDS] = bytes(hand.arrows)
    start = nth * len(STORED)
    for view in hand.stored:
        card = OF_STORED[view.card]
        row[SHOWN + start * len(AREAS) + AREAS.index(view.area) * len(STORED) + card] = 1
        row[SHOWN_PLACES + start + card] = view.place + 1
    for token in hand.annex:
        row[ANNEXES + nth * len(CENTRE) + OF_CENTRE[token]] = 1
