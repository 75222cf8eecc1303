"""What a touch would mean at this stage, legal or not: the rules are asked about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from archipel.core.values import Action
from archipel.games.palm_island.scene.table import at
from archipel.games.palm_island.values import AIM, Ability, Buy, Feast, PalmView, Play, Pledge, Rest, Verb

VERBS: Final = get_args(Verb)


def intent(view: PalmView, path: Sequence[str], turn: int) -> Action | None:
    if view.seat is None or view.pending.stage == "over" or not path:
        return None
    last = path[-1]
    head, _, tail = last.partition("-")
    if head == "chip":
        return of_chip(view, tail)
    if head == "top":
        return of_slot(view, tail)
    if head in ("sale", "gone"):
        return Buy(tail)
    if head == "annex":
        return Rest(tail)
    if head == "card" and view.pending.stage == "meet":
        return Pledge(tail)
    if last != "ability":
        return None
    return AIM if view.pending.stage == "meet" else Ability()


def of_chip(view: PalmView, tail: str) -> Action | None:
    token, _, verb = tail.partition("-")
    verb = verb.partition("-")[0]
    card = next((card for card in view.cards if card.card == token and card.place < 2), None)
    if card is None:
        return None
    if verb == "use":
        return Feast(card.place + 1, 1, "rotate")
    return next((Play(card.place + 1, known) for known in VERBS if known == verb), None)


def of_slot(view: PalmView, tail: str) -> Action | None:
    """A card that may not act says why; one that may is only looked at."""
    if tail not in ("1", "2", "3"):
        return None
    card = at(view.cards, int(tail) - 1)
    if tail == "3" or (card is not None and (card.stored or card.card == "T")):
        return Play(int(tail), "store")
    return None
