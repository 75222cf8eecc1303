"""Cards of an owner's box: every fault with its line, and a table that plays with them in every mode."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
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
from archipel.core.text import text
from archipel.games.palm_island.content.packing import COMPONENTS, edition_of
from archipel.games.palm_island.skin.faces import faces
from archipel.games.palm_island.values import Averted, Bought, Claimed, PalmOptions, Unlocked
from archipel.kit.content.components import pack
from archipel.words import words

from .position import PALM, Table, finished, opened, position

HOUSE_FILE = COMPONENTS.house_text()
OWN_FILE = (Path(__file__).parent / "own_box.json").read_text(encoding="utf-8")
OWN = pack(OWN_FILE)
ALL = ["1", "2", "3"]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("solo", 1, {"difficulty": "easy", "trophies": ALL, "villagers": True}),
    ("solo", 1, {"difficulty": "easy", "trophies": ALL[::-1], "solo_villagers": "any", "villagers": True}),
    ("cooperative", 2, {"ability": "shared_stores", "ability_use": "unlimited"}),
    ("cooperative", 3, {"ability": "barter_circle", "disaster": "volcano"}),
    ("cooperative", 2, {"ability": "mason_crew", "ability_use": "unlimited", "disaster": "famine"}),
    ("casual", 2, {"villagers": True}),
    ("casual", 3, {"casual_claim": "paid"}),
    ("speed", 2, {}),
    ("speed", 6, {"villagers": True, "speed_market": "top"}),
]
CASES = [
    Case(PALM, mode, PALM.choose_options(PALM.mode(mode), {**changes, "content": OWN}), seats, f"own-{number}")
    for number, (mode, seats, changes) in enumerate(TABLES)
]
each_case = pytest.mark.parametrize("case", CASES, ids=str)


def own(*decks: str, **more: Any) -> Table:
    return position(*decks, content=OWN, **more)


def test_ours_and_the_owners_file_add_up() -> None:
    """Rule 13.6."""
    assert COMPONENTS.look(HOUSE_FILE) == []
    assert COMPONENTS.look(OWN_FILE) == []


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('"number": 2, "key": "lagoon"', '"number": 4, "key": "lagoon"', "fault-number"),
        ('"key": "cellar"', '"key": "lagoon"', "fault-same"),
        ('"key": "cellar"', '"key": "the cellar"', "fault-word"),
        ('"start": "C"', '"start": "B"', "fault-missing"),
        ('"start": "C"', '"start": "A"', "fault-choice"),
        ('"start": "C"', '"start": "BC"', "fault-choice"),
        ('"start": "C"', '"start": 5', "fault-choice"),
        ('"start": "C"', '"start": []', "fault-choice"),
        ('"limit": 6', '"limit": 9', "fault-number"),
        ('"store": [{"fish": 1}], "flip"', '"store": [], "flip"', "fault-count"),
        ('"store": [{"fish": 1}], "flip"', '"store": [{"fish": 1}, {}], "flip"', "fault-missing"),
        ('"gives": {"wood": 1, "any": 1}', '"gives": {"wood": 3, "any": 2}', "fault-total"),
        ('"gives": {"wood": 1, "any": 1}', '"gives": {"shells": 1}', "fault-choice"),
        ('"gives": {"wood": 1, "any": 1}, "store"', '"store"', "fault-missing"),
        ('"rotate": [{}], "stars": 1', '"flip": [{}], "stars": 1', "fault-needs"),
        ('"use": [{}], "stars"', '"use": [{"wood": 1}], "stars"', "fault-choice"),
        ('"arrows": {"quarry": 2', '"arrows": {"castle": 2', "fault-choice"),
        ('{"en": "The <Lagoon>", "fr"', '{"en": "", "fr"', "fault-title"),
        ('"fr": "Raz-de-marée"', '"de": "Flut"', "fault-missing"),
        ('"key": "volcano"', '"key": "flood"', "fault-choice"),
        ('"levels": [{"stone": 1, "wood": 1}]', '"levels": [{}]', "fault-missing"),
        ('"levels": [{"stone": 1, "wood": 1}]', '"levels": []', "fault-count"),
        ('"unlock": {"fish": 1}', '"unlock": {"fish": 10}', "fault-number"),
        ('"type": "store_limit", "value": 6}}', '"type": "vp_flat", "vp": 6}}', "fault-choice"),
        ('"of": "wood", "on": ["rotate"]', '"of": "wood", "on": ["burn"]', "fault-choice"),
        ('"of": "wood", "on": ["rotate"]', '"on": ["rotate"]', "fault-missing"),
        ('"kind": "forest", "stars": 7', '"kind": "desert", "stars": 7', "fault-choice"),
        ('"kind": "forest", "stars": 7', '"kind": "forest", "stars": -1', "fault-number"),
        ('"needs": {"quarry": 1}', '"needs": {}', "fault-missing"),
        ('"villager": "poet"', '"villager": "bard"', "fault-choice"),
        ('{"key": "guest"', '{"key": "market"', "fault-same"),
        ('"types": ["logger", "canoe_house"]', '"types": ["logger", "logger"]', "fault-same"),
        ('"per": 4, "vp": 1', '"vp": 1', "fault-missing"),
        ('"cost": [{}]', '"cost": {}', "fault-list"),
        ('"effect": {"type": "vp_flat", "vp": 3}', '"effect": 3', "fault-object"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_its_line(old: str, new: str, key: str) -> None:
    """Rule 13.6."""
    assert OWN_FILE.count(old) >= 1
    line = OWN_FILE[: OWN_FILE.index(old)].count("\n") + 1
    found = COMPONENTS.look(OWN_FILE.replace(old, new, 1))
    assert (line, key) in [(fault.line, fault.why.key) for fault in found]


def test_all_faults_are_listed_in_order_and_said() -> None:
    """Rule 13.6: each with its line, in both languages."""
    source = OWN_FILE
    for old, new in (
        ('"vp": 3', '"vp": 0'),
        ('"number": 1, "key"', '"number": 7, "key"'),
        ('"limit": 6', '"limit": 4'),
    ):
        source = source.replace(old, new, 1)
    found = COMPONENTS.look(source)
    assert [fault.line for fault in found] == [3, 5, 40]
    for lang in ("en", "fr"):
        assert all(words(lang).say(fault.why) for fault in found)


@pytest.mark.parametrize("kind", ["feats", "disasters", "abilities", "outposts", "villagers"])
def test_a_list_that_is_too_short(kind: str) -> None:
    """Rule 13.6."""
    rows = json.loads(OWN_FILE)
    rows[kind] = rows[kind][:0]
    keys = {fault.why.key for fault in COMPONENTS.look(json.dumps(rows))}
    assert "fault-count" in keys


def test_a_list_far_too_long() -> None:
    """Rule 13.6: one fault, and an answer at once."""
    rows = json.loads(OWN_FILE)
    rows["villagers"] = rows["villagers"] * 500
    keys = [fault.why.key for fault in COMPONENTS.look(json.dumps(rows))]
    assert "fault-count" in keys
    assert len(keys) < 20


@pytest.mark.parametrize("source", ["", "{", "[]", "5", "{}", '{"buildings": []}', '{"feat": []}', '{"feats": 3}'])
def test_no_file_at_all(source: str) -> None:
    """Rule 13.6: buildings and the tracker are the published ones."""
    assert COMPONENTS.look(source)


def test_what_a_file_leaves_out_is_ours() -> None:
    """Rule 13.6."""
    rows = json.loads(OWN_FILE)
    some = json.dumps({"feats": rows["feats"], "rounds": 8})
    assert COMPONENTS.look(some) == []
    edition = edition_of(pack(some))
    assert (len(edition.feats), len(edition.villagers), edition.levels[0][0]) == (3, 7, (2, 1, 0))
    assert {fault.why.key for fault in COMPONENTS.look(json.dumps({"rounds": 9, **rows}))} == {"fault-fixed"}


def test_a_fault_loads_nothing() -> None:
    """Rule 13.6: a packed content is checked again where a table is opened."""
    broken = pack(OWN_FILE.replace('"vp": 3', '"vp": 0'))
    for content in (broken, "nothing"):
        with pytest.raises(BadOptions) as refusal:
            PALM.new(PalmOptions(content=content), 1, 1)
        assert refusal.value.why == text("refused-content", rule="13.6")
    with pytest.raises(BadOptions) as unknown:
        PALM.new(PalmOptions(content=OWN, trophies=("4",)), 1, 1)
    assert unknown.value.why is not None
    assert unknown.value.why.key == "refused-feats-unknown"


@pytest.mark.once
@each_case
def test_the_laws(case: Case) -> None:
    for law in laws.LAWS.values():
        law(case, 1)


@cache
def drawn() -> dict[str, frozenset[str]]:
    house = conformance.faces(PALM)
    return {lang: house[lang] | set(conformance.SYMBOL.findall(faces(lang, OWN))) for lang in house}


@pytest.mark.once
@each_case
def test_law_11_speaks(case: Case) -> None:
    laws.speaks(case, 1, speakers=conformance.speakers(PALM), faces=drawn())


@each_case
def test_bots_play_it_and_its_record_replays(case: Case) -> None:
    """Rule 13.6."""
    state = case.new(5)
    record = Record.begin(PALM, case.options, case.seats, 5)
    player, rng = bot(PALM, "easy"), Quick(5)
    while state.to_act():
        seat = state.to_act()[0]
        action = player.choose(Outlook(PALM, state, seat), rng)
        record.add(seat, action)
        state.apply(seat, action)
    assert replay(read_again(record)).digest() == state.digest()


def test_discounts_of_more_units_and_of_any_kind() -> None:
    """Rules 11.4 and 13.6: two fish less; one unit of any kind, for turns alone."""
    table = own("13A 7A T4 V:fisher.D V:jack.D 4A*")
    assert table.legal("play 1 rotate") == ["4 - V1", "4 - V3", "- - V1,V3"]
    assert table.legal("play 2 flip") == ["- - V1"]
    assert table.refusal("play 1 store - - V3") == "refused-not-printed 4.1"


def test_room_and_points_of_other_villagers() -> None:
    """Rules 11.6 and 13.6."""
    assert own("13A 7A T4 V:hoarder.D").view().limit == 6
    last = "T8 V:poet.D V:elder.D V:keeper.D V:guest.D 1B 2B 4B 13B* 12D*"
    score = finished(last, content=OWN).outcome().scores[0]
    assert score.parts[-1].points == 6 // 4 + 3 * 2 + 3 + 3


def test_feats_of_ones_own() -> None:
    """Rules 10.4 to 10.7 and 13.6: the feast turns its card over, whatever its number; a cellar makes room."""
    table = own("F2D 13A 4A T4 F3C")
    assert table.view().limit == 6
    assert table.does("feast 1 1 rotate").deck() == "4A T4 F3C F2B 13B"
    assert own("F3C 13A T4").does("play 1 rotate - - -").deck() == "13A T4 F3D"
    won = finished("T8 13C 14C 4B", content=OWN)
    assert won.view().trophies == ("1", "2")


def test_abilities_and_disasters_of_ones_own() -> None:
    """Rules 8.4, 8.6 and 13.6."""
    two = ("T2 13A 1A* 4A*", "T2 14A 2A* 5A*")
    table = own(*two, mode="cooperative", ability="shared_stores", disaster="famine")
    table.does("pledge 1").does("pledge 2", "agree", seat=1).does("agree")
    averted = table.told(Averted)[0].text()
    assert averted is not None
    assert averted.args == {"disaster": text("disaster-famine"), "level": 1}
    table = own(*two, mode="cooperative", ability="shared_stores").does("aim", "pledge 1")
    table.does("pledge 2", "agree", seat=1).does("agree")
    unlocked = table.told(Unlocked)[0].text()
    assert unlocked is not None
    assert unlocked.args["ability"] == text("own-title", en="Helping Hands", fr="Coups de main")
    used = own("13A 1A T2 4A* 2A*", "T2 14A", mode="cooperative", ability="shared_stores", unlocked=True)
    assert used.does("ability 4").legal("play 1 rotate") == ["2 - -"]
    free = own("15A 1A T2 7B*", "T2 14A", mode="cooperative", ability="mason_crew", unlocked=True)
    assert free.does("ability -").legal("play 1 rotate") == ["7 - -"]


def test_cards_are_called_as_their_owner_calls_them() -> None:
    """Rule 13.6: titles in the log, on the faces and in the scene; ours do not claim to be there."""
    table = own("T4 13A 4A* 5A*", "T4 14A", mode="speed", market="O1 O2", arrivals=(0, 1)).does("buy O2 4")
    bought = table.told(Bought)[0].text()
    assert bought is not None
    assert words("fr", "palm_island").say(bought).endswith("La cime.")
    said = text("own-outpost-forest", stars=7)
    scene = PALM.scene(table.view(), table.state.legal_actions(0))
    label = next(piece.label for piece in scene.pieces if piece.id == "sale-O1")
    assert label is not None
    assert label.args["card"] == said
    printed = faces("en", OWN)
    assert "The &lt;Lagoon&gt;" in printed
    assert "Old Fisher" in printed
    assert "Villager 2" in printed
    assert "archipel-mark" not in printed
    assert "archipel-mark" in faces("en")
    claimed = own("T2 4B 13A", "T2 4A 13A", mode="casual", market="O1").told(Claimed)
    assert [event.said for event in claimed] == [said]


def test_races_with_few_villagers() -> None:
    """PI-46, rules 11.5 and 13.6: all different as long as there are so many."""
    rows = json.loads(OWN_FILE)
    rows["villagers"] = rows["villagers"][:6]
    for row in rows["outposts"][12:]:
        row["villager"] = "poet"
    packed = pack(json.dumps(rows))
    market = opened("speed", 6, 2, villagers=True, content=packed).state.market
    assert len(market) == len(set(market)) == 7
    assert len({edition_of(packed).villager[card] for card in market}) == 6


def test_every_symbol_is_drawn_once() -> None:
    for lang in ("en", "fr"):
        ids = re.findall(r'<symbol[^>]* id="([^"]+)"', faces(lang, OWN))
        assert len(ids) == len(set(ids))
