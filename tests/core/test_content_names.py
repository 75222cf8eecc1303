"""Components of one's own go by their digest: in the files of records, and wherever those are read."""

from __future__ import annotations

import json

import msgspec
import pytest

from archipel.core.catalog import game
from archipel.core.content_names import KNOWN, digest, digest_in, is_digest, know, named, short
from archipel.core.record import BrokenRecord, Record, UnknownContent, replay, start
from archipel.words import words
from tests.own_box import REPLACEABLE, content_of, mode_of, own_text, packed

pytestmark = pytest.mark.parametrize("id", REPLACEABLE)


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(KNOWN):
        monkeypatch.delitem(KNOWN, name)


def recorded(id: str) -> Record:
    found = game(id)
    mode = mode_of(id)
    options = found.choose_options(mode, {content_of(id).option: packed(id)})
    record = Record.begin(found, options, mode.seats[0], 7)
    _, state = start(record)
    seat = state.to_act()[0]
    record.add(seat, state.legal_actions(seat)[0])
    return record


def test_what_says_the_same_has_the_same_digest(id: str) -> None:
    source = own_text(id)
    spaced = json.dumps(dict(reversed(json.loads(source).items())), indent=7)
    assert digest(source) == digest(spaced)
    assert is_digest(digest(source))
    assert content_of(id).pack(source) == content_of(id).pack(spaced)
    assert digest(source) != digest(own_text(id, "another"))
    assert digest(content_of(id).unpack(packed(id))) == digest(source)
    assert len(short(digest(source))) == 8


def test_a_file_names_its_components_and_is_played_where_they_are_known(id: str) -> None:
    record, option = recorded(id), content_of(id).option
    data = record.to_json()
    name = digest(own_text(id))
    assert json.loads(data)["options"][option] == name
    assert packed(id).encode() not in data
    read = Record.from_json(data)
    with pytest.raises(UnknownContent) as unknown:
        replay(read)
    assert short(name) in str(unknown.value)
    for lang in ("en", "fr"):
        assert short(name) in words(lang, id).say(unknown.value.why)
    assert know(content_of(id), own_text(id)) == name
    assert replay(read).digest() == replay(record).digest()
    assert read.resolved() == record
    assert read.resolved().named() == read == read.named()


def test_a_record_that_carries_its_components_keeps_being_played(id: str) -> None:
    record = recorded(id)
    kept = Record.from_json(msgspec.json.encode(record))
    assert kept == record
    assert replay(kept).digest() == replay(record).digest()


def test_a_digest_of_the_components_of_another_game_is_refused(id: str) -> None:
    name = digest(own_text(id))
    KNOWN[name] = "no content"
    with pytest.raises(BrokenRecord):
        replay(Record.from_json(recorded(id).to_json()))


def test_options_without_components_of_ones_own_name_none(id: str) -> None:
    content = content_of(id)
    assert digest_in(content, {}) == digest_in(content, {content.option: ""}) == ""
    assert digest_in(content, {content.option: "YWJj"}) == digest_in(content, {content.option: 3}) == ""
    assert digest_in(None, {content.option: packed(id)}) == ""
    assert named(content, {"a": 1}) == named(None, {"a": 1}) == {"a": 1}


def test_a_record_of_a_game_that_is_not_here_is_written_as_it_is(id: str) -> None:
    record = msgspec.structs.replace(recorded(id), game="nowhere")
    assert Record.from_json(record.to_json()) == record.resolved() == record
