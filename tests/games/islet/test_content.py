"""Cards of one's own for the lone game: every fault with its line, nothing loaded; played, shown and told."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from archipel import conformance
from archipel.bots import bot
from archipel.core import laws
from archipel.core.game import BadOptions, Outlook
from archipel.core.laws import Case
from archipel.core.laws.copies import read_again
from archipel.core.record import Record, replay
from archipel.core.rng import Quick
from archipel.games.islet.content.cards import CARDS, COMPONENTS, CONDITIONS, conditions_of
from archipel.games.islet.events import Revealed
from archipel.games.islet.scene import scene
from archipel.games.islet.skin.faces import faces
from archipel.games.islet.state import IsletState
from archipel.games.islet.values import IsletOptions, IsletView
from archipel.kit.content.components import pack
from archipel.words import words

from .position import ISLET, opened

HOUSE = COMPONENTS.house_text()
SIDES: list[dict[str, Any]] = [
    {"level": 1},
    {"terrain": "sand"},
    {"nest": "flower"},
    {"all_neighbours": "clay"},
    {"level": 6, "terrain": "water", "nest": "leaf", "all_neighbours": "sand"},
    {"level": 3, "nest": "branch"},
    {"terrain": "water", "nest": "leaf"},
]
OWN = json.dumps(
    {
        "cards": [
            {"id": name, "day": SIDES[number % 7], "night": SIDES[(number + 3) % 7]}
            for number, name in enumerate(CARDS)
        ]
    },
    indent=1,
)
PACKED = pack(OWN)


def test_ours_adds_up() -> None:
    """Rule 11.3."""
    assert COMPONENTS.look(HOUSE) == []
    assert COMPONENTS.look(OWN) == []
    assert conditions_of(PACKED)[0][:5] == [
        (1, -1, -1, -1), (-1, 1, -1, -1), (-1, -1, 5, -1), (-1, -1, -1, 2), (6, 0, 4, 1)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"id": "DN03"', '"id": "DN02"', "fault-choice"),
        ('"level": 4, "nest": "branch"', '"level": 7, "nest": "branch"', "fault-number"),
        ('"level": 4, "nest": "branch"', '"level": true, "nest": "branch"', "fault-number"),
        ('"level": 4, "nest": "branch"', '"level": 4, "nest": "twig"', "fault-choice"),
        ('"level": 4, "nest": "branch"', '"level": 4, "terrain": "branch"', "fault-choice"),
        ('"level": 4, "nest": "branch"', '"level": 4, "nests": "branch"', "fault-choice"),
        ('"level": 4, "nest": "branch", "provenance": "C"', '"provenance": "C"', "fault-missing"),
        ('"day": {"level": 2, "terrain": "clay", "provenance": "C"},', "", "fault-missing"),
        ('"day": {"level": 2, "terrain": "clay", "provenance": "C"}', '"day": 5', "fault-object"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, key: str) -> None:
    """Rule 11.3."""
    found = COMPONENTS.look(HOUSE.replace(old, new, 1))
    line = HOUSE[: HOUSE.index(old)].count("\n") + 1
    assert [fault.why.key for fault in found] == [key]
    assert found[0].line == (line - 2 if not new else line)


def test_all_faults_are_listed_in_order() -> None:
    """Rule 11.3: a card too few, two wrong words, a side without a demand."""
    own = json.loads(OWN)
    own["cards"].pop()
    own["cards"][2]["day"] = {}
    own["cards"][5]["night"] = {"terrain": "mud", "colour": "red"}
    found = COMPONENTS.look(json.dumps(own, indent=1))
    assert [fault.why.key for fault in found] == ["fault-count", "fault-missing", "fault-choice", "fault-choice"]
    assert [fault.line for fault in found] == sorted(fault.line for fault in found)
    for lang in ("en", "fr"):
        assert all(words(lang, "islet").say(fault.why) for fault in found)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"cards": 1}', '{"cards": [1]}', '{"cards": [[]]}'])
def test_no_file_at_all(text: str) -> None:
    """Rule 11.3."""
    assert COMPONENTS.look(text)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("packed", ["!", pack(OWN.replace("sand", "mud"))])
def test_a_table_refuses_faults(seats: int, packed: str) -> None:
    """Rule 11.3: also where several play, who have no use for the cards."""
    assert ISLET.new(IsletOptions(content=PACKED), seats, 1).to_act()
    with pytest.raises(BadOptions) as refusal:
        ISLET.new(IsletOptions(content=packed), seats, 1)
    assert refusal.value.why is not None
    assert (refusal.value.why.key, refusal.value.why.rule) == ("refused-content", "11.3")


@pytest.mark.parametrize("level", ["random", "easy", "strong"])
def test_a_game_with_cards_of_ones_own(level: str) -> None:
    """Rule 11.3: played to its end by any player, and its record replayed."""
    options = IsletOptions(content=PACKED, eggs=6)
    state, record, rng = ISLET.new(options, 1, 3), Record.begin(ISLET, options, 1, 3), Quick(3)
    player = bot(ISLET, level)
    while state.to_act():
        action = player.choose(Outlook(ISLET, state, 0), rng)
        record.add(0, action)
        state.apply(0, action)
    assert state.outcome() is not None
    assert replay(read_again(record)).digest() == state.digest()


@pytest.mark.once
def test_the_laws_hold_with_them() -> None:
    """Rule 11.3."""
    case = Case(ISLET, "solo", IsletOptions(content=PACKED), 1)
    for number, law in laws.LAWS.items():
        if number != 11:
            law(case, 1)
    drawn = (ISLET.folder / "skin" / "sprites.svg").read_text(encoding="utf-8")
    drawings = {lang: frozenset(re.findall(r'id="([^"]+)"', drawn + faces(lang, PACKED))) for lang in ("en", "fr")}
    laws.speaks(case, speakers=conformance.speakers(ISLET), faces=drawings)


def test_they_are_drawn_and_told() -> None:
    """Rules 10.2 and 11.3: no mark of ours, and every copy of a state asks the same."""
    state = opened(1, 3, content=PACKED).state
    assert state.conditions == conditions_of(PACKED) != CONDITIONS
    assert state.clone().conditions is state.determinize(0, Quick(1)).conditions is state.conditions
    view = state.view(0)
    assert isinstance(view, IsletView)
    notes = [piece.note for piece in scene(view, ()).pieces if piece.id.startswith("ask-")]
    assert {note.args["ours"] for note in notes if note} == {"no"}
    said = Revealed("DN05", 1, conditions_of(PACKED)[0][4]).text()
    assert said is not None
    assert "level 6, fresh water, leaf nest, all among sand" in words("en", "islet").say(said)
    assert "niveau 6, eau douce, nid de feuilles, au milieu du sable" in words("fr", "islet").say(said)
    assert faces("en", PACKED) != faces("en")


def test_an_egg_meets_what_an_owner_wrote() -> None:
    """Rules 10.7 and 11.3: `any sand` is met by every tile of sand."""
    state: IsletState = opened(1, 3, content=PACKED).state
    state.cards = [[1], []]
    view = state.view(0)
    assert isinstance(view, IsletView)
    sand = {cell.at for cell in view.cells if cell.at[0] == 1 and cell.stack[-1][0] == "S"}
    assert set(view.cards[0].met) == sand
