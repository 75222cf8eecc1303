"""Every action as choices: what is done, then the cards paid, given up and called for help one by one, then enough."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Action
from archipel.games.palm_island.content.cards import AREAS, CARDS, FIRST_VILLAGER, TOKENS
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.effects import VERBS
from archipel.games.palm_island.moves import SLOTS
from archipel.games.palm_island.values import (
    AGREE,
    AIM,
    DISCARD,
    PASS,
    START,
    Ability,
    Buy,
    Feast,
    Play,
    Pledge,
    Rest,
    Token,
    Verb,
    Withdraw,
)


def storable(card: int) -> bool:
    return any(HOUSE.store[card * len(AREAS) + area] for area in range(len(AREAS)))


def is_active(card: int) -> bool:
    """A villager who works during a round."""
    kind = HOUSE.villager[card]
    return kind >= 0 and HOUSE.effects[kind].is_active()


def is_helper(card: int) -> bool:
    """A villager who lowers a price."""
    return is_active(card) and any(HOUSE.effects[HOUSE.villager[card]].lowers(verb) for verb in VERBS)


STORED: Final[tuple[Token, ...]] = tuple([TOKENS[card] for card in range(CARDS) if storable(card)])
CENTRE: Final[tuple[Token, ...]] = TOKENS[FIRST_VILLAGER:]
HELPERS: Final[tuple[Token, ...]] = tuple([TOKENS[card] for card in range(CARDS) if is_helper(card)])
ACTIVE: Final[tuple[Token, ...]] = tuple([TOKENS[card] for card in range(CARDS) if is_active(card)])
TURNS: Final[tuple[Verb, ...]] = ("store", "rotate", "flip", "recruit")

PLAYS: Final[tuple[tuple[int, Verb], ...]] = tuple([(slot + 1, verb) for slot in range(SLOTS) for verb in TURNS])
WHOLE: Final[tuple[Action, ...]] = (
    START, DISCARD, PASS, AIM, AGREE,
    *[Feast(slot + 1, target + 1, "rotate") for slot in range(SLOTS) for target in range(SLOTS)],
    *[Feast(slot + 1, target + 1, "flip") for slot in range(SLOTS) for target in range(SLOTS)],
    *map(Rest, ACTIVE), *map(Pledge, STORED), *map(Withdraw, STORED),
)  # fmt: skip
"""Actions of one choice."""

USE: Final = 1
FIRST_PLAY: Final = USE + 1
FIRST_BUY: Final = FIRST_PLAY + len(PLAYS)
FIRST_PAY: Final = FIRST_BUY + len(CENTRE)
FIRST_FREE: Final = FIRST_PAY + len(STORED)
FIRST_HELP: Final = FIRST_FREE + len(STORED)
ENOUGH: Final = FIRST_HELP + len(HELPERS)
FIRST_WHOLE: Final = ENOUGH + 1
OPENERS: Final = ENOUGH

CHOICES: Final[tuple[str, ...]] = (
    "wait", "ability",
    *[f"play {slot} {verb}" for slot, verb in PLAYS],
    *[f"buy {card}" for card in CENTRE],
    *[f"pay {card}" for card in STORED],
    *[f"free {card}" for card in STORED],
    *[f"help {card}" for card in HELPERS],
    "enough", *map(str, WHOLE),
)  # fmt: skip
SPELLED: Final[dict[Action, tuple[int, ...]]] = {action: (FIRST_WHOLE + nth,) for nth, action in enumerate(WHOLE)}
KEPT: Final = 20_000
PLAY_OF: Final[dict[tuple[int, str], int]] = {play: FIRST_PLAY + nth for nth, play in enumerate(PLAYS)}
BUY_OF: Final[dict[str, int]] = {card: FIRST_BUY + nth for nth, card in enumerate(CENTRE)}
PAY_OF: Final[dict[str, int]] = {card: FIRST_PAY + nth for nth, card in enumerate(STORED)}
FREE_OF: Final[dict[str, int]] = {card: FIRST_FREE + nth for nth, card in enumerate(STORED)}
HELP_OF: Final[dict[str, int]] = {card: FIRST_HELP + nth for nth, card in enumerate(HELPERS)}


def spell(action: Action) -> tuple[int, ...]:
    """The same few actions are met over and over: they are spelled once."""
    found = SPELLED.get(action)
    if found is None:
        found = _spell(action)
        if len(SPELLED) < KEPT:
            SPELLED[action] = found
    return found


def _spell(action: Action) -> tuple[int, ...]:
    """A payment may hold another whole, so all are closed."""
    if isinstance(action, Play):
        row = [PLAY_OF[action.slot, action.verb]]
        row += [PAY_OF[card] for card in action.pay]
        row += [FREE_OF[card] for card in action.free]
        row += [HELP_OF[card] for card in action.help]
    elif isinstance(action, Buy):
        row = [BUY_OF[action.card]]
        row += [PAY_OF[card] for card in action.pay]
    else:
        assert isinstance(action, Ability)
        row = [USE]
        row += [PAY_OF[card] for card in action.pay]
    row.append(ENOUGH)
    return tuple(row)


def read(choices: tuple[int, ...]) -> Action:
    first = choices[0]
    if first >= FIRST_WHOLE:
        return WHOLE[first - FIRST_WHOLE]
    pay = tuple([STORED[choice - FIRST_PAY] for choice in choices if FIRST_PAY <= choice < FIRST_FREE])
    if first == USE:
        return Ability(pay)
    if first >= FIRST_BUY:
        return Buy(CENTRE[first - FIRST_BUY], pay)
    slot, verb = PLAYS[first - FIRST_PLAY]
    free = tuple([STORED[choice - FIRST_FREE] for choice in choices if FIRST_FREE <= choice < FIRST_HELP])
    help = tuple([HELPERS[choice - FIRST_HELP] for choice in choices if FIRST_HELP <= choice < ENOUGH])
    return Play(slot, verb, pay, free, help)
