"""Module D and the promotional tiles of an owner's own box: checked, drawn, spoken, played."""

from __future__ import annotations

import json
from functools import cache
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
from archipel.core.text import Text
from archipel.games.isle_of_cats.bots.measures import METRICS
from archipel.games.isle_of_cats.content import FIRST_OURS, HOUSE
from archipel.games.isle_of_cats.content.cards import BOX_LESSONS, COST, FIRST_OWN, PRIVATE, PUBLIC, SISTER_LESSONS
from archipel.games.isle_of_cats.content.check import ASKS
from archipel.games.isle_of_cats.content.packing import COMPONENTS, box_of
from archipel.games.isle_of_cats.content.polyominoes import Cells, canonical, every_shape, hangs_together
from archipel.games.isle_of_cats.content.tiles import FORM_NAMES, RARES, SHAPE_CELLS, SHAPES, TILE_SHAPE
from archipel.games.isle_of_cats.lessons import standing, worth
from archipel.games.isle_of_cats.piles import numbers_of
from archipel.games.isle_of_cats.scene.naming import card_note
from archipel.games.isle_of_cats.skin.cats import cats
from archipel.games.isle_of_cats.skin.faces import faces
from archipel.games.isle_of_cats.skin.treasures import treasures
from archipel.games.isle_of_cats.values import COLOURS, CatsOptions
from archipel.kit.content.components import pack
from archipel.words import Words, source

from .position import FIXTURES, GAME, fixture

HOUSE_FILE = COMPONENTS.house_text()
P_OF_FIVE = [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2]]
BAR_OF_TWO = [[4, 4], [4, 5]]


@cache
def words(language: str) -> Words:
    return Words(language, source(language, GAME.id))


def lesson(kind: str, name: str, **rule: Any) -> dict[str, Any]:
    return {"kind": kind, "title": {"en": f"{name} <&>", "fr": f"{name} à moi"}, "rule": rule}


LESSONS = [
    lesson("private", "Edge", type="best_color", points=2, metric="lonely_cats"),
    lesson("private", "Reds", type="per", points=3, metric="cats_touching_edge", color="red", divisor=2),
    lesson("private", "Family", type="largest_family", points=9, solo_threshold=5),
    lesson("private", "Again", type="family_rank_score", rank=4),
    lesson("private", "Few Rats", type="if", points=6, metric="visible_rats", cmp="<", value=9),
    lesson("public", "Named", type="if", points=4, metric="cats_of_color", cmp=">=", value=2, color="chosen"),
    lesson("public", "Rooms", type="per", points=2, metric="rooms_filled_of", rooms=["corn", "apple"]),
    lesson("public", "Beside", type="per", points=1, metric="treasures_touching_color", color="chosen"),
]
TILES = [
    {"kind": "oshax", "cells": P_OF_FIVE},
    {"kind": "rare", "cells": P_OF_FIVE},
    {"kind": "rare", "cells": BAR_OF_TWO},
]
FILE = json.dumps({"lessons": LESSONS, "tiles": TILES}, indent=1, ensure_ascii=False)
OWN = pack(FILE)
CASES = [
    Case(GAME, mode, GAME.choose_options(GAME.mode(mode), {**changes, "content": OWN}), seats, "own-box")
    for mode, seats, changes in (
        ("fleet", 2, {"modules": "BCD", "promo": "both"}),
        ("solo", 1, {"modules": "ABD", "promo": "both"}),
        ("family", 3, {"promo": "rare"}),
    )
]


def played(options: CatsOptions, seats: int, seed: int) -> tuple[Any, Record]:
    state = GAME.new(options, seats, seed)
    record = Record.begin(GAME, options, seats, seed)
    rng = Quick(seed)
    while state.outcome() is None:
        seat = rng.choose(state.to_act())
        action = rng.choose(state.legal_actions(seat))
        record.add(seat, action)
        state.apply(seat, action)
    return state, record


def drawn(tiles: int) -> list[Cells]:
    return sorted(canonical(SHAPE_CELLS[SHAPES[TILE_SHAPE[tile]]]) for tile in numbers_of(tiles))


def test_the_house_file_holds_what_is_replaceable_and_has_no_fault() -> None:
    """Rules 14.7 and 17.8: played with, it is the same module, and titles are those that are spoken."""
    assert COMPONENTS.look(HOUSE_FILE) == []
    assert set(json.loads(HOUSE_FILE)) == {"prov", "why", "lessons", "tiles"}
    mine, ours = box_of(pack(HOUSE_FILE)), box_of("")
    assert [row["scoring"] for row in mine.rows.values()] == [row["scoring"] for row in ours.rows.values()]
    for kind in ("oshax", "rare"):
        assert drawn(getattr(mine, kind)) == drawn(getattr(ours, kind))
    for language in ("en", "fr"):
        said = words(language)
        spoken = [said.key(f"card-{FIRST_OURS + place}") for place in range(8)]
        assert [lesson["title"][language] for lesson in HOUSE["lessons"]] == spoken


def test_every_measure_of_the_game_can_be_asked_for() -> None:
    assert tuple(ASKS) == METRICS


def said_again(row: dict[str, Any]) -> dict[str, Any]:
    """A lesson of the game as a lesson of a file."""
    scoring = {name: value for name, value in row["scoring"].items() if name not in ("args", "ties")}
    kind = "private" if row["type"] == "lesson" else "public"
    return lesson(kind, str(row["no"]), **scoring, **row["scoring"].get("args", {}))


@pytest.mark.parametrize("first", range(0, 46, 8))
def test_every_lesson_of_the_box_can_be_said(first: int) -> None:
    """Rule 17.8: each scores the same on every fixture boat, in whatever colour is named."""
    every = [*BOX_LESSONS, *box_of("").rows.values()]
    rows = (every + every)[first : first + 8]
    content = json.dumps({"lessons": [said_again(row) for row in rows], "tiles": []})
    assert COMPONENTS.look(content) == []
    packed = pack(content)
    numbers = box_of(packed).cards
    for name in FIXTURES:
        for rival in (-1, 5):
            at = standing(fixture(name), FIXTURES[name]["first"], rival, packed)
            for row, number in zip(rows, numbers, strict=True):
                for colour in range(len(COLOURS)):
                    assert worth(number, at, colour) == worth(row["no"], at, colour), row


def test_what_a_lesson_is_can_be_told_from_its_number() -> None:
    cards = box_of(OWN).cards
    assert [bool(PRIVATE >> card & 1) for card in cards] == [lesson["kind"] == "private" for lesson in LESSONS]
    assert [bool(PUBLIC >> card & 1) for card in cards] == [lesson["kind"] == "public" for lesson in LESSONS]
    assert [COST[card] for card in cards] == [2] * 5 + [1] * 3
    assert min(cards) >= FIRST_OWN > max(SISTER_LESSONS)


@pytest.mark.once
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_laws_hold(case: Case) -> None:
    """Rules 17.1, 17.6 to 17.8."""
    for law in laws.LAWS.values():
        law(case, 3)
    laws.speaks(case, 3, speakers=conformance.speakers(GAME), faces=conformance.faces(GAME, OWN))


def test_a_table_with_the_own_box_is_played_to_the_end() -> None:
    """Rule 17.8: its lessons in the deck, its tiles in the bag, its record replays; without module D none."""
    options = CatsOptions(modules="ABD", promo="both", content=OWN)
    state, record = played(options, 2, 5)
    assert {f"lesson_{card}" for card in box_of(OWN).cards} <= set(state.census())
    assert not {f"lesson_{FIRST_OURS + place}" for place in range(8)} & set(state.census())
    tiles = [tile for box in (box_of(OWN).oshax, box_of(OWN).rare) for tile in numbers_of(box)]
    assert {f"tile {tile}" for tile in tiles} <= set(state.census())
    assert replay(read_again(record)).digest() == state.digest()
    plain = GAME.new(CatsOptions(modules="ABC", content=OWN), 2, 5)
    assert not {f"lesson_{card}" for card in box_of(OWN).cards} & set(plain.census())


def test_bots_reckon_with_own_lessons() -> None:
    state = GAME.new(CatsOptions(mode="solo", modules="BCD", promo="both", content=OWN), 1, 4)
    rng, player = Quick(1), bot(GAME, "strong")
    while state.outcome() is None:
        state.apply(0, player.choose(Outlook(GAME, state, 0), rng))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_own_cards_and_tiles_are_drawn_and_spoken(language: str) -> None:
    """Rule 17.8: with their titles, and without the mark of what is ours."""
    sheet = faces(language, OWN)
    cards = box_of(OWN).cards
    for card, own in zip(cards, LESSONS, strict=True):
        begin = sheet.index(f'<symbol id="card-{card}"')
        symbol = sheet[begin : sheet.index("</symbol>", begin)]
        assert "archipel-mark" not in symbol
        assert own["title"][language].partition(" ")[0] in symbol
        assert "<&>" not in symbol
        note = words(language).say(card_note(card, "fleet", OWN))
        assert own["title"][language] in note
    assert f'id="card-{cards[5]}-red"' in sheet
    form = SHAPES[TILE_SHAPE[numbers_of(box_of(OWN).oshax)[0]]].partition("_")[2]
    assert f'id="oshax-{form}-blue.t3"' in sheet
    assert f'id="rare-{form}"' in sheet
    assert f'id="card-{FIRST_OURS}"' not in sheet
    assert f'id="card-{FIRST_OWN}"' not in faces(language)


def test_every_shape_can_be_drawn() -> None:
    """As an Oshax, from two cells on, and as a rare treasure; the mark of what is ours is on no such tile."""
    rare = [form for form in FORM_NAMES if form in RARES]
    _, *oshax = FORM_NAMES
    sheet = "".join([*cats("en", oshax), *treasures(rare)])
    assert all(f'id="oshax-{form.partition("_")[2]}-red"' in sheet for form in oshax)
    assert sheet.count("archipel-mark") == "".join([*cats("en", []), *treasures([])]).count("archipel-mark") > 0


def test_what_is_asked_is_put_into_words() -> None:
    notes = {
        language: [words(language).say(card_note(card, "fleet", OWN)) for card in box_of(OWN).cards]
        for language in ("en", "fr")
    }
    assert "for every 2 cats at the edge (red)" in notes["en"][1]
    assert "fewer than 9 rats to be seen" in notes["en"][4]
    assert "per filled room among storage room, dining room" in notes["en"][6]
    assert "pour 2 chats au bord (rouge)" in notes["fr"][1]
    assert "moins de 9 rats visibles" in notes["fr"][4]


def changed(old: str, new: str) -> tuple[str, int]:
    """The house file with one change, and the line of it."""
    assert old in HOUSE_FILE
    return HOUSE_FILE.replace(old, new, 1), HOUSE_FILE[: HOUSE_FILE.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"kind": "private", "title": {"en": "Orga', '"kind": "secret", "title": {"en": "Orga', "fault-choice"),
        ('{"en": "Organised", ', "{", "fault-missing"),
        ('"fr": "Bien rangé"', '"fr": ""', "fault-phrase"),
        ('"fr": "Bien rangé"', '"fr": "Bien\\u001brangé"', "fault-phrase"),
        ('"points": 7, ', '"points": 0, ', "fault-number"),
        ('"points": 7, ', '"points": 7.5, ', "fault-number"),
        ('"metric": "covered_maps"', '"metric": "covered"', "fault-choice"),
        ('"type": "per", "points": 7', '"type": "each", "points": 7', "fault-choice"),
        ('"single_color_columns", "n": 9', '"single_color_columns"', "fault-missing"),
        ('"rooms": ["corn"]', '"rooms": ["cellar"]', "fault-choice"),
        ('"rooms": ["moon_upper", "moon_lower"]', '"rooms": ["moon_upper", "moon_upper"]', "fault-same"),
        ('"rooms": ["corn"]', '"rooms": []', "fault-list"),
        ('"cmp": "==", "value": 5', '"cmp": "=", "value": 5', "fault-choice"),
        ('"points": 2, "metric": "filled_rooms"', '"points": 2, "divsor": 2, "metric": "filled_rooms"', "fault-choice"),
        ('"metric": "filled_rooms"', '"metric": "lonely_cats", "color": "pink"', "fault-choice"),
        ('"metric": "empty_middle_row_cells"', '"metric": "cats_of_color", "color": "chosen"', "fault-choice"),
        ('{"kind": "oshax", "cells": [[0, 0], [1, 0]', '{"kind": "cat", "cells": [[0, 0], [1, 0]', "fault-choice"),
        ("[[1, 0], [0, 1], [1, 1], [1, 2]]", "[[1, 0], [0, 1], [1, 1], [5, 2]]", "fault-apart"),
        ("[[1, 0], [0, 1], [1, 1], [1, 2]]", "[[1, 0], [1, 0], [1, 1], [1, 2]]", "fault-apart"),
        ("[[1, 0], [0, 1], [1, 1], [1, 2]]", "[[1, 0], [0, 1, 1], [1, 1]]", "fault-list"),
        ("[[1, 0], [0, 1], [1, 1], [1, 2]]", "[[1, 1], [1, 2], [2, 1], [2, 2]]", "fault-same"),
        ("[[1, 0], [0, 1], [1, 1], [1, 2]]", "[]", "fault-count"),
        ("[[0, 0], [0, 1], [1, 1], [2, 1], [2, 2], [3, 2]]", "[[0, 0]]", "fault-count"),
        ('"tiles": [', '"shapes": [', "fault-missing"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(old: str, new: str, key: str) -> None:
    """Rule 17.8."""
    content, line = changed(old, new)
    found = [(fault.line, fault.why.key) for fault in COMPONENTS.look(content)]
    assert key in [why for _, why in found]
    if key not in ("fault-missing", "fault-same"):
        assert (line, key) in found
    for language in ("en", "fr"):
        said = words(language)
        assert all(said.say(fault.why) for fault in COMPONENTS.look(content))


def test_all_faults_are_listed_and_nothing_is_kept() -> None:
    """Rule 17.8: one lesson too few, a wrong measure, a tile in pieces; no table begins with it."""
    own = json.loads(FILE)
    del own["lessons"][0]
    own["lessons"][1]["rule"]["points"] = 1000
    own["tiles"][0]["cells"] = [[0, 0], [2, 0]]
    content = json.dumps(own, indent=1)
    found = [fault.why.key for fault in COMPONENTS.look(content)]
    assert sorted(found) == ["fault-apart", "fault-count", "fault-number"]
    for packed in (pack(content), "nothing"):
        with pytest.raises(BadOptions) as refusal:
            GAME.new(CatsOptions(content=packed), 2, 1)
        assert refusal.value.why == Text("refused-content", {}, "17.8")


@pytest.mark.parametrize(
    "content", ["", "{", "5", "[]", "{}", '{"lessons": 1, "tiles": {}}', '{"lessons": [1], "tiles": [1]}']
)
def test_no_file_at_all(content: str) -> None:
    """Rule 17.8."""
    assert COMPONENTS.look(content)


def test_there_are_fifty_six_shapes_of_up_to_six_cells() -> None:
    shapes = every_shape()
    assert [sum(len(cells) == size for cells in shapes) for size in range(1, 7)] == [1, 1, 2, 5, 12, 35]
    assert all(canonical(cells) == cells and hangs_together(cells) for cells in shapes)
