"""From hands to an outcome: stars, outposts, villagers, tie-breaks, ranks, and the feats a solo game wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archipel.core.values import Outcome, Part, Score
from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.cards import BUILDING, BUILDINGS, CORE, FIRST_OUTPOST
from archipel.games.palm_island.hand import Hand
from archipel.kit.ranking import score_of, title, winners

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

UNRANKED: Final = "rank-0"
KINDS: Final = (*BUILDINGS, "feats", "outposts", "villagers")
RANKS: Final[dict[str, tuple[tuple[int, str], ...]]] = {
    mode: tuple((row["from"], row["id"]) for row in CONTENT["ranks"][mode]) for mode in ("solo", "cooperative")
}


def outcome(state: PalmState) -> Outcome:
    scores = _scores(state.hands)
    if state.mode == "solo":
        reached = rank("solo", scores[0].total)
        return Outcome(() if reached == UNRANKED else (0,), scores, "reason-rounds", reached)
    if state.mode == "cooperative":
        return _together(state, scores)
    return Outcome(winners([merit(hand) for hand in state.hands]), scores, "reason-rounds")


def _together(state: PalmState, scores: tuple[Score, ...]) -> Outcome:
    if not averted(state):
        return Outcome((), scores, "reason-disaster")
    group = min([score.total for score in scores])
    return Outcome(tuple(range(state.seats)), scores, "reason-averted", rank("cooperative", group))


def averted(state: PalmState) -> bool:
    return state.level == len(state.edition.levels[state.disaster])


def merit(hand: Hand) -> tuple[int, int, int]:
    """Points, then arrows, then stored units; who is level with the best in all shares the victory."""
    return hand.score(), hand.all_arrows(), hand.wealth()


def _scores(hands: list[Hand]) -> tuple[Score, ...]:
    """Stars by the kind of their cards, and what villagers give; what gives nobody anything is left out."""
    found = [_points(hand) for hand in hands]
    kinds = [kind for kind in KINDS if any(points[kind] for points in found)]
    return tuple([score_of([Part(kind, points[kind]) for kind in kinds]) for points in found])


def _points(hand: Hand) -> dict[str, int]:
    points = dict.fromkeys(KINDS, 0)
    for element in hand.ring:
        points[_kind(element >> 3)] += hand.edition.stars[element >> 1]
    points["villagers"] = hand.villager_points()
    return points


def _kind(card: int) -> str:
    if card < CORE:
        return BUILDINGS[BUILDING[card]]
    return "outposts" if card >= FIRST_OUTPOST else "feats"


def rank(mode: str, score: int) -> str:
    return title(RANKS[mode], score, UNRANKED)


def earned(state: PalmState) -> tuple[str, ...]:
    """The feats of a finished solo game."""
    return feats_won(state.hands[0]) if state.mode == "solo" and not state.steps else ()


def feats_won(hand: Hand) -> tuple[str, ...]:
    """Every feat whose criteria the final hand meets."""
    arrows = hand.edition.arrows
    least = min([arrows[element >> 1] for element in hand.ring if element >> 3 < CORE], default=0)
    score = hand.score()
    won = [feat for feat in hand.edition.feats if score >= feat.score and least >= feat.each and hand.meets(feat.needs)]
    return tuple([feat.id for feat in won])
