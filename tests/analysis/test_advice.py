"""Why a hint is good: each sentence is known from the rules before the code is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.analysis.advice import changes, followed, reasons
from archipel.core.game import Game, Outlook
from archipel.core.record import mode_of, start
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.text import Text, text
from archipel.core.values import Action, Part, Score
from archipel.words import LANGUAGES, words
from tests.records.make import read

RECORDS = Path(__file__).parents[1] / "records"


def at(id: str, record: str, ply: int) -> tuple[Game, State, Outlook, Action]:
    """A recorded game before one of its actions, and that action."""
    kept = read(RECORDS / id / f"{record}.json").record
    found, state = start(kept)
    for seat, line in kept.actions[:ply]:
        state.apply(seat, found.actions.parse(line))
    seat, line = kept.actions[ply]
    return found, state, Outlook(found, state, seat), found.actions.parse(line)


def why(id: str, record: str, ply: int, seed: int = 1) -> tuple[Text, ...]:
    """What speaks for the action that was played there; every sentence can be said."""
    found, _, outlook, action = at(id, record, ply)
    mode = mode_of(found, read(RECORDS / id / f"{record}.json").record)
    told = reasons(outlook, action, "strong", Quick(seed), mode=mode, ply=ply)
    for lang in LANGUAGES:
        assert all(words(lang, id).say(one) for one in told)
    return told


def gain(points: int, part: str) -> Text:
    return text("hint-gain", points=points, part=text(f"part-{part}"))


GAINS = {
    # rule 7.1: two islands are finished by a 4 and the bridge between them, 2 points each
    ("hashi", "solo-1", 49): (gain(4, "islands"),),
    # rule 13.1: the cat fills the upper bedroom, which cost 5 while it was open, and hides one rat, which cost 1
    ("isle_of_cats", "family-3", 17): (gain(5, "rooms"), gain(1, "rats")),
    # rule 10.10: the third egg ends the game, and 32 tiles are left in the bag
    ("islet", "solo-short", 89): (gain(32, "tiles"),),
    # rule 12.1: area B of a Logger shows one star
    ("palm_island", "speed-2", 37): (gain(1, "logger"),),
    # rule 11.3: the token that is kept is worth the 8 it shows
    ("small_islands", "advanced-2", 32): (gain(8, "discovery"),),
}


@pytest.mark.parametrize("place", GAINS, ids=lambda place: place[0])
def test_the_lines_of_the_sheet_that_change_come_first(place: tuple[str, str, int]) -> None:
    wanted = GAINS[place]
    told = why(*place)
    assert told[: len(wanted)] == wanted
    assert all(one.key not in ("hint-gain", "hint-loss", "hint-no-points") for one in told[len(wanted) :])


def test_where_nothing_changes_that_is_said() -> None:
    """A landscape tile is worth nothing by itself: it is laid next, in the same turn."""
    told = why("small_islands", "normal-2", 15)
    assert told[0] == text("hint-no-points")
    assert told[1].key == "hint-then"


def test_a_hint_tells_what_follows_in_the_turn() -> None:
    """The 4 alone finishes nothing: the same turn goes on to draw bridges, and a hint names the first."""
    told = why("hashi", "solo-1", 49)
    assert told[1].key == "hint-then"
    assert isinstance(told[1].args["next"], Text)
    assert told[1].args["next"].key in ("do-bridge", "do-second-bridge")


def test_the_next_best_choice_costs_no_more_than_the_rules_say() -> None:
    """The bridge finishes an island (2 points) and with it the red flags (5). Without it there is one card left to make
    up for some of that: the cost is in points, some, and at most 7."""
    told = why("hashi", "solo-1", 60)
    assert told[:2] == (gain(5, "red"), gain(2, "islands"))
    assert (told[-1].key, told[-1].args["other"]) == ("hint-next-points", text("do-no-bridges", turn=0))
    assert 1 <= int(str(told[-1].args["cost"])) <= 7


def test_what_the_plan_does_next_anyway_is_no_other_choice() -> None:
    """Two bridges of one turn, in whichever order."""
    _, state, outlook, action = at("hashi", "side_a-2", 120)
    _, plan, _ = followed(outlook, state.clone(), action, "strong", Quick(1))
    assert [str(one) for one in plan][:1] == ["bridge 5-14"]
    told = why("hashi", "side_a-2", 120)
    assert told[-1].args["other"] == text("do-bridge", turn=0, one=5, other=6)


def test_losses_are_told_too_and_the_largest_changes_first() -> None:
    before = Score(10, (Part("a", 4), Part("b", 6), Part("c", 0), Part("d", 0)))
    after = Score(12, (Part("a", 5), Part("b", 2), Part("c", 3), Part("d", 2)))
    loss = text("hint-loss", points=4, part=text("part-b"))
    assert changes(before, after) == (loss, gain(3, "c"), gain(2, "d"))
    assert changes(before, before) == (text("hint-no-points"),)
    assert changes(before, None) == ()


def test_the_same_seed_gives_the_same_reasons() -> None:
    assert why("islet", "rivals-2", 116, seed=3) == why("islet", "rivals-2", 116, seed=3)
