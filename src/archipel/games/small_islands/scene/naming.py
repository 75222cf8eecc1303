"""Islands, cards, seats and things as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Piece
from archipel.core.text import Text, seat_text, text
from archipel.games.small_islands.goals import goal_text, where_text
from archipel.games.small_islands.scene.places import Chart
from archipel.games.small_islands.views import CardView, IslandView, MatView, SmallView

LETTERS: Final = "abcdef"
RESOURCES: Final = ("lotus", "fruit", "leaf")
ICONS: Final = ("lotus", "fruit", "leaf", "temple", "port")


def listed(said: Sequence[Text]) -> Text:
    """Several things in one breath: `list-2` has $a and $b."""
    if len(said) == 1:
        return said[0]
    return Text(f"list-{len(said)}", dict(zip(LETTERS, said, strict=False)))


def who(chart: Chart, colour: int) -> Text:
    """A player by the colour's number: a seat, or Alexis, or nobody."""
    if colour < 0:
        return text("grey")
    if chart.alexis and colour == 1:
        return text("alexis")
    return seat_text(colour)


def colour(chart: Chart, owner: int) -> str:
    """The name of a colour by its number."""
    return chart.colours[owner] if 0 <= owner < len(chart.colours) else "grey"


def goals(cards: Sequence[CardView]) -> Text:
    """An objective in words, on one card or on two."""
    mission = next((card.mission for card in cards if card.mission), "")
    reward = next((card.reward for card in cards if card.reward), "")
    if not mission:
        return text("goal-reward", reward=goal_text(reward))
    if not reward:
        return text("goal-mission", mission=goal_text(mission))
    return text("goals", mission=goal_text(mission), reward=goal_text(reward))


@kept
def card_label(card: CardView) -> Text:
    """A card with its goals, and whose drawing it is."""
    said = goals([card])
    return text("card-own", card=card.id, goals=said) if own(card.mark) else text("card", card=card.id, goals=said)


@kept
def explained(card: CardView) -> Text:
    """What a card asks and gives, in a sentence for whoever holds it."""
    if not card.mission:
        return text("explained-reward", reward=goal_text(card.reward))
    if not card.reward:
        return text("explained-mission", where=where_text(card.mission))
    return text("explained", where=where_text(card.mission), reward=goal_text(card.reward))


@kept
def card_piece(card: CardView, id: str, zone: str, marks: str) -> Piece:
    return Piece(id, zone, card.id, card_label(card), note=explained(card), large=card.id, marks=marks)


def own(mark: str) -> bool:
    """Is it this edition's own construction, at least in part?"""
    return "C" in mark


@kept
def island_label(island: IslandView) -> Text:
    return text("island", size=island.size)


@kept
def verdict(reader: int, island: IslandView) -> Text | None:
    """What an island means to the objective of the seat that reads; -1: it has none."""
    if reader < 0:
        return None
    mine = island.houses[reader] if reader < len(island.houses) else 0
    if mine:
        return text("isle-paid", rule="9.5")
    if not island.meets:
        return text("isle-fails", rule="9.2")
    if island.size < 2:
        return text("isle-small", rule="9.3")
    if not island.free:
        return text("isle-full", rule="9.4")
    if island.draws:
        return text("isle-draws", draws=island.draws)
    return text("isle-pays", worth=island.worth)


def me(view: SmallView) -> MatView | None:
    return view.mats[view.seat] if view.seat is not None else None
