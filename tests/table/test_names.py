"""Names: each character can be seen, and their length is what a reader counts."""

from __future__ import annotations

import pytest

from archipel.table.names import LONGEST, clean_name, graphemes
from archipel.table.refusal import Refusal
from archipel.table.rows import Sitter
from archipel.table.seating import Seating

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
WAVING = "\U0001f44b\U0001f3fd"
FRANCE = "\U0001f1eb\U0001f1f7"
HEART = "❤\ufe0f"
KEYCAP = "1\ufe0f\u20e3"
ACCENTED = "q\u0308\u0301"
ARCHAIC = "\u1112\u119e\u11ab"

NOTHING = {
    "an empty cell of Braille": "\u2800\u2800",
    "a filler of Hangul": "\u3164",
    "a half-wide filler": "\uffa0",
    "a leading consonant that is none": "\u115f",
    "a vowel that is none": "\u1160",
    "a letter and a filler": "Ann\u3164",
    "vowels of Khmer that are none": "\u17b4\u17b5",
    "a joiner that is a mark": "A\u034fnn",
    "a note without a head": "\U0001d159",
    "marks alone": "\u0301\u0308",
    "a mark, then letters": "\u0301Ann",
    "a mark after a space": "Ann \u0301",
    "a selector alone": "\ufe0f",
    "a joiner": "\u200d",
    "a joiner between letters": "A\u200dnn",
    "a joiner at the end": "\U0001f468\u200d",
    "a space of no width": "A\u200bnn",
    "a soft hyphen": "\u00ad",
    "the other direction": "A\u202enn",
    "tags": "\U000e0041",
    "of private use": "\ue000",
    "a tower of marks": "A" + "\u0301\u0308" * 10,
    "spaces": " \u00a0\u2003\u3000",
}


@pytest.mark.parametrize("name", NOTHING.values(), ids=NOTHING.keys())
def test_a_name_that_does_not_show_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="server-bad-name"):
        clean_name(name)


@pytest.mark.parametrize("one", ["é", "e\u0301", FAMILY, WAVING, FRANCE, HEART, KEYCAP, ACCENTED, ARCHAIC, "한", "ß"])
def test_what_a_reader_sees_counts_once(one: str) -> None:
    assert len(graphemes(one)) == 1
    assert len(graphemes(clean_name(one * LONGEST))) == LONGEST
    with pytest.raises(Refusal, match="server-bad-name"):
        clean_name(one * (LONGEST + 1))


@pytest.mark.parametrize(
    "name", ["Zoé L.", "李小龙", "मोहन", "Anaïs & Bo", "עִבְרִית", "นภา", "O’Neill", "R2-D2", "★", "한글 이름"]
)
def test_names_of_the_world_are_taken(name: str) -> None:
    assert clean_name(f"  {name}\t") == name


def test_two_spellings_of_a_name_are_one() -> None:
    assert clean_name("Zoe\u0301") == clean_name("Zo\u00e9") == "Zo\u00e9"


def test_who_has_the_same_name_is_told_apart() -> None:
    sitters = [Sitter("person", person) for person in "abc"] + [Sitter("bot"), Sitter("open"), Sitter("open")]
    named = Seating(sitters, {"a": "Ann", "b": "Ben", "c": "Ann"}.__getitem__)
    assert named.names() == ["Ann", "Ben", "Ann 2", "Bot A", "", ""]
