"""Actions and events as small values: text and JSON forms, and one sentence for what is neither."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Codec, Event, Seat

QUIET = settings(max_examples=100, deadline=None, derandomize=True, database=None)


class Place(Action, frozen=True, tag="place"):
    cat: int
    cells: tuple[int, ...]
    flipped: bool
    boat: Literal["big", "small"]


class Name(Action, frozen=True, tag="name"):
    word: str


class Pass(Action, frozen=True, tag="pass"):
    pass


class Landed(Event, frozen=True, tag="landed"):
    seat: Seat
    cat: int


CODEC: Codec[Action] = Codec((Place, Name, Pass))


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (Place(3, (1, 2, 4), True, "big"), "place 3 1,2,4 yes big"),
        (Place(-1, (), False, "small"), "place -1 - no small"),
        (Name("grey"), "name grey"),
        (Pass(), "pass"),
    ],
)
def test_text_forms(action: Action, line: str) -> None:
    assert str(action) == line
    assert CODEC.parse(line) == action


def test_json_form() -> None:
    assert CODEC.to_json(Name("grey")) == b'{"do":"name","word":"grey"}'
    assert CODEC.from_json('{"do":"pass"}') == Pass()


@QUIET
@given(st.builds(Place, st.integers(-(10**8) + 1, 10**8), st.lists(st.integers(0, 999)).map(tuple), st.booleans()
                 , st.sampled_from(["big", "small"])))  # fmt: skip
def test_round_trips(action: Place) -> None:
    assert CODEC.parse(str(action)) == action
    assert CODEC.from_json(CODEC.to_json(action)) == action


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "no such action: ''"),
        ("fly 3", "no such action: 'fly'"),
        ("PASS", "no such action: 'PASS'"),
        ("x" * 5000, "no such action: '" + "x" * 40 + "'"),
        ("pass now", "'pass' takes 0 words, not 1"),
        ("pass ", "'pass' takes 0 words, not 1"),
        ("name", "'name' takes 1 words, not 0"),
        ("place 3 1,2 yes", "'place' takes 4 words, not 3"),
        ("place three 1,2 yes big", "'three' does not fit here"),
        ("place 3 1,,2 yes big", "'1,,2' does not fit here"),
        ("place 3 1,2 true big", "'true' does not fit here"),
        ("place 3 1,2 yes huge", "'huge' does not fit here"),
        ("place 1e3 1 yes big", "'1e3' does not fit here"),
        ("place -- 1 yes big", "'--' does not fit here"),
        ("place ٣ 1 yes big", "'٣' does not fit here"),
        ("place 12345678901 1 yes big", "'12345678901' does not fit here"),
    ],
)
def test_what_is_no_action_gets_one_sentence(line: str, why: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011
        CODEC.parse(line)
    assert str(refused.value) == why


@QUIET
@given(st.text(max_size=40))
def test_any_line_is_an_action_or_a_sentence(line: str) -> None:
    try:
        found = CODEC.parse(line)
    except ValueError as refused:
        assert "\n" not in str(refused)  # noqa: PT017
    else:
        assert CODEC.parse(str(found)) == found


@pytest.mark.parametrize("data", ["{}", '{"do":"fly"}', '{"do":"name"}', '{"do":"name","word":3}', "[]", "nonsense"])
def test_json_of_no_action(data: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        CODEC.from_json(data)


def test_actions_are_values() -> None:
    assert Name("a") == Name("a") != Name("b")
    assert len({Pass(), Pass(), Name("a")}) == 2
    with pytest.raises(AttributeError):
        Name("a").word = "b"  # type: ignore[misc]


def test_an_event_is_told_to_all_and_speaks_of_seats_by_name() -> None:
    event = Landed(1, 4)
    assert event.seen_by(None) == event.seen_by(0) == event
    assert event.text() == Text("event-landed", {"seat": seat_text(1), "cat": 4})
    assert not event.reveals


def test_a_text_is_small_on_the_wire() -> None:
    assert msgspec.json.encode(text("lead")) == b'{"key":"lead"}'
    nested = text("refused", rule="6.2", island=3, who=seat_text(2))
    sent = msgspec.json.encode(nested)
    assert msgspec.json.decode(sent) == {
        "key": "refused",
        "args": {"island": 3, "who": {"key": "seat", "args": {"seat": 2}}},
        "rule": "6.2",
    }
    assert msgspec.json.decode(sent, type=Text) == nested
