"""The laws bite: a lawful game passes them all, and each planted fault breaks the law it is planted for."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from archipel.core import laws
from archipel.core.game import Game
from archipel.core.laws.policies import Policy, first, last, play_by, seeker
from archipel.core.text import Text

from .toy import HASHED, LAWFUL, toy
from .toy_scene import FACES, SENTENCES

FAULTS = [
    (1, "endless"),
    (1, "shouts for ever"),
    (1, "hushes for ever"),
    (1, "to and fro"),
    (2, "stuck"),
    (2, "zombie"),
    (3, "doubled"),
    (3, "restless"),
    (4, "lenient"),
    (4, "harsh"),
    (4, "tracing"),
    (5, "shallow"),
    (6, "lossy view"),
    (6, "spaced"),
    (7, "moody"),
    (8, "open hands"),
    (8, "peek"),
    (8, "gossip"),
    (8, "silent"),
    (8, "cheat"),
    (8, "dealer"),
    (8, "keeps the deck"),
    (8, "lost twin"),
    (8, "sulking"),
    (9, "first wins"),
    (10, "handless"),
    (10, "busybody"),
    (10, "phantom"),
    (10, "two meanings"),
    (10, "shut"),
    (11, "mute"),
    (11, "faceless"),
    (11, "blank button"),
    (12, "vanishing"),
    (13, "whisper"),
    (13, "moody"),
    (14, "stale"),
    (15, "short row"),
    (15, "low roof"),
    (15, "pointless"),
    (15, "shouts as it lays"),
    (15, "one shell for another"),
    (15, "late opener"),
]


class Reader:
    """Knows a list of sentences and no other."""

    def say(self, text: Text, names: Sequence[str] = (), viewer: int | None = None) -> str:
        if text.key not in SENTENCES:
            raise LookupError(f"no sentence for {text.key!r}")
        return f"{text.key}."


def enforce_everywhere(law: int, game: Game) -> None:
    for case in laws.cases(game):
        if law == 11:
            laws.speaks(case, speakers={"en": Reader()}, faces={"en": FACES})
        else:
            laws.LAWS[law](case, 1)


def test_a_lawful_game_passes_every_law() -> None:
    laws.check_all(
        LAWFUL,
        speakers={"en": Reader()},
        faces={"en": FACES},
        seeds=range(1, 6),
        where=f"{toy.__module__}:LAWFUL",
    )


def test_cases_are_every_mode_seats_and_single_change() -> None:
    named = [str(case) for case in laws.cases(LAWFUL)]
    assert named == ["shells-plain-2", "shells-plain-3", "shells-plain-2-long=True"]


@pytest.mark.parametrize(("law", "fault"), FAULTS, ids=[f"{law}-{fault.replace(' ', '_')}" for law, fault in FAULTS])
def test_a_planted_fault_breaks_its_law(law: int, fault: str) -> None:
    with pytest.raises(laws.LawBroken) as broken:
        enforce_everywhere(law, toy(fault))
    assert broken.value.law == law
    assert str(broken.value).startswith(f"law {law}, shells-plain-")


@pytest.mark.parametrize(
    ("fault", "policy", "said"),
    [
        ("shouts for ever", first, "did not end within 100 plies"),
        ("hushes for ever", last, "did not end within 100 plies"),
        ("to and fro", seeker(1), "shout hey of seat . led back to a state"),
    ],
)
def test_a_stubborn_player_finds_the_game_that_does_not_end(fault: str, policy: Policy, said: str) -> None:
    case = next(laws.cases(toy(fault)))
    with pytest.raises(laws.LawBroken, match=said):
        play_by(policy, "play", case, 1)


def test_options_that_are_endless_by_the_rules_are_excepted_from_law_1_alone() -> None:
    excepted = toy("shouts for ever", endless={"long": (False,)})
    laws.ends(next(laws.cases(excepted)))
    with pytest.raises(laws.LawBroken, match=r"law 1, .*long=True"):
        enforce_everywhere(1, excepted)


def test_an_order_that_hangs_on_the_hash_seed_breaks_law_3() -> None:
    with pytest.raises(laws.LawBroken, match=r"law 3, .*PYTHONHASHSEED"):
        laws.hash_seeds(HASHED, f"{toy.__module__}:HASHED")


def test_a_process_that_cannot_find_the_game_says_so() -> None:
    with pytest.raises(RuntimeError, match="cannot be played in a process of its own"):
        laws.hash_seeds(LAWFUL, "no_such_module:GAME")
