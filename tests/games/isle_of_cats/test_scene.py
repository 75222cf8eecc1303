"""What a seat sees and touches: cats, baskets, placements with what they bring, cards alike, the sister, refusals."""

from __future__ import annotations

import gzip
import re

import msgspec
import pytest
from tests.records.make import FOLDER, read

from archipel.core.record import start
from archipel.core.scene import Gesture, Piece, Scene
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.content.tiles import HOUSE_SHAPES, SHAPES
from archipel.games.isle_of_cats.scene import intent, scene
from archipel.games.isle_of_cats.skin.faces import faces
from archipel.games.isle_of_cats.steps.days import DRAFT, FIND, LAY, RESCUE
from archipel.server.content.rulebook import rulebook
from archipel.table.wire.gesture_codec import packed

from .position import GAME, GREEN, MAP_CAT, Table, cat, crew, finished, fixture, placement, position, revealed

RULE = re.compile(r'rule="(\d+\.\d+)"')
SYMBOL = re.compile(r'<symbol[^>]* id="([^"]+)"')


def drawn(table: Table, seat: int | None = 0) -> Scene:
    return scene(table.view(seat), table.state.legal_actions(seat) if seat is not None else ())


def piece(shown: Scene, id: str) -> Piece:
    return next(piece for piece in shown.pieces if piece.id == id)


def ids(shown: Scene, zone: str) -> list[str]:
    return [piece.id for piece in shown.pieces if piece.at == zone]


def way(shown: Scene, action: str) -> Gesture:
    return next(gesture for gesture in shown.gestures if str(gesture.action) == action)


def holding(which: str, *tiles: str) -> Table:
    """Seat 0 has taken this cat and is to place it on a boat with these tiles."""
    return revealed(crew(tiles=tiles), which).does(f"rescue {cat(which)} permanent")


def objected(table: Table, path: list[str], turn: int = 0) -> str:
    action = intent(table.view(), path, turn)
    assert isinstance(action, Action)
    return table.refusal(action)


def test_a_touch_takes_a_cat_with_the_usual_basket() -> None:
    """Rule 7.6: any other basket is touched before the cat."""
    shown = drawn(revealed(crew(laid=[43])))
    green = cat("green I5")
    assert way(shown, f"rescue {green} permanent").path == (f"tile-{green}",)
    assert way(shown, f"rescue {green} basket_1").path == ("use-basket_1", f"tile-{green}")
    assert "usual" in piece(shown, "use-permanent").marks


def test_two_broken_baskets_are_one_thing_to_touch() -> None:
    """Rule 9.3."""
    shown = drawn(revealed(crew(laid=[15, 23, 43], ready=0)))
    green = cat("green I5")
    assert way(shown, f"rescue {green} broken+broken_1").path == ("use-broken+broken_1", f"tile-{green}")


def test_a_pass_that_could_tell_of_a_hand_is_the_players_own() -> None:
    """Rules 7.9 and 11.4: with cards in hand nobody is passed for at once, whatever they are."""
    bare = position(RESCUE, crew(ready=0, hand=[1]), crew(ready=0), left="green I5, red S4")
    shown = drawn(bare, bare.state.to_act()[0])
    assert [str(one.action) for one in shown.gestures] == ["pass"]
    assert not shown.gestures[0].formal


def test_a_placement_ends_on_the_corner_of_its_box_and_tells_what_it_brings() -> None:
    """Rules 8.5, 13.1, scenario A14: the green map and a rat under the green cat."""
    table = holding("green I5")
    shown = drawn(table)
    found = way(shown, str(table.spot(MAP_CAT)))
    assert shown.held == f"tile-{cat('green I5')}"
    assert found.path == (shown.held, "boat/7,0")
    assert found.note is not None
    assert found.note.key == "earns-map"
    told = [(tally.face, tally.count, tally.after) for tally in found.tallies]
    assert told == [("", -54, -53), ("rat", 19, 18), ("plate-plain-full", 0, 0), ("ico-family", 0, 0)]


def test_a_shape_whose_corner_is_not_its_own_lies_by_its_box() -> None:
    """The red S4 on 11,1 12,1 12,2 13,2 has its box at 11,1; on 11,1 12,1 10,2 11,2 at 10,1, which it leaves free."""
    table = holding("red S4", GREEN)
    shown = drawn(table)
    for cells, corner in (("11,1 12,1 12,2 13,2", "boat/11,1"), ("11,1 12,1 10,2 11,2", "boat/10,1")):
        assert way(shown, str(table.spot(cells))).path[-1] == corner


def test_families_that_grow_are_counted_before_the_cat_is_laid() -> None:
    """Rule 13.2: the third orange cat makes 8."""
    tiles = ("orange cat_I5 at 5,2 6,2 7,2 8,2 9,2", "orange cat_S4 at 5,3 6,3 6,4 7,4", "common_1 at 10,2")
    shown = drawn(holding("orange X5", *tiles))
    gains = {tally.after for gesture in shown.gestures for tally in gesture.tallies[2:]}
    assert gains == {0, 8}


@pytest.mark.parametrize(
    ("cells", "cell", "why"),
    [
        ("12,1 13,1 13,2 14,2", "boat/12,1", "refused-touches-nothing 8.3"),
        ("11,0 12,0 12,1 13,1", "boat/11,0", "refused-overlap 8.2"),
        ("13,0 14,0 14,1 15,1", "boat/20,0", "refused-outside 8.1"),
    ],
)
def test_a_place_that_is_not_legal_says_why(cells: str, cell: str, why: str) -> None:
    """Scenarios B01 and B02: the red S4 beside the green I5 by a corner only, over it, and off the boat."""
    table = holding("red S4", GREEN)
    turn = placement("cat_S4", cells).turn
    assert objected(table, [f"tile-{cat('red S4')}", cell], turn) == why


def test_touches_that_are_not_legal_say_why() -> None:
    poor = revealed(crew(fish=4), "green I5", "red S4")
    assert objected(poor, [f"tile-{cat('red S4')}"]) == "refused-fish 7.5"
    assert objected(poor, ["hand-anywhere"]) == "refused-not-in-hand 11.1"
    assert objected(poor, ["common-common_1"]).endswith("10.1")


def test_cards_alike_are_kept_one_by_one() -> None:
    """Rule 5.1: two broken baskets in one offer."""
    table = position(DRAFT, crew(), crew(), settle=False)
    table.state.deck = sum(1 << card for card in (15, 16, 7, 43, 55, 113, 114, 1, 2, 3, 4, 5, 6, 98))
    table.run()
    offer = table.view().offer
    shown = drawn(table)
    assert len(ids(shown, "offer")) == len(offer) == 7
    twice = [gesture for gesture in shown.gestures if len(set(gesture.path)) < 2]
    assert not twice
    for gesture in shown.gestures:
        assert all(id in ids(shown, "offer") for id in gesture.path)
        assert gesture.sure
    firsts = {path[0] for gesture in shown.gestures for path in (gesture.path, *gesture.also) if gesture.alike}
    assert firsts == set(ids(shown, "offer"))


def test_what_is_chosen_from_lies_in_no_drawer() -> None:
    laying = drawn(position(LAY, crew(hand=[7, 43]), crew(), left="green I5"))
    assert [zone.drawer for zone in laying.zones if zone.id == "hand"] == [""]
    assert [zone.drawer for zone in laying.zones if zone.id == "reserve"] == ["isle"]
    finding = drawn(position(FIND, crew(hand=[1, 107]), crew()))
    assert [(zone.inside, zone.drawer) for zone in finding.zones if zone.id == "reserve"] == [("tray", "")]


def test_laying_no_card_asks_once() -> None:
    table = position(LAY, crew(hand=[7, 43]), crew(), left="green I5")
    assert [gesture.sure for gesture in drawn(table).gestures if gesture.main] == [True]
    table.does("lay basket_1")
    assert [gesture.sure for gesture in drawn(table).gestures if gesture.main] == [False]


def test_laid_cards_are_taken_back_where_they_lie() -> None:
    """Rule 7.1."""
    table = position(LAY, crew(hand=[7, 43, 44]), crew(), left="green I5").does("lay basket_1")
    shown = drawn(table)
    assert way(shown, "lift basket_1").path == ("down-basket_1",)
    assert way(shown, "lay basket_1").path == ("hand-basket_1",)
    assert ids(shown, "laid") == ["down-basket_1"]


def test_an_oshax_is_touched_and_then_its_colour() -> None:
    """Rule 10.2."""
    table = position(FIND, crew(hand=[1, 107]), crew())
    shown = drawn(table)
    oshax = table.view().oshax[0]
    assert shown.hint == text("hint-find", what="both")
    assert drawn(position(FIND, crew(hand=[107]), crew())).hint == text("hint-find", what="treasure")
    assert way(shown, f"adopt {oshax} red").path == (f"tile-{oshax}", "dye-red")
    assert way(shown, "find treasure_small common common_1").path == (
        "hand-treasure_small",
        "way-common",
        "common-common_1",
    )


def test_others_show_numbers_and_no_cards() -> None:
    """Rule 4.4, scenario B24: a spectator and a rival see how many, and nothing else."""
    table = position(LAY, crew(hand=[7, 43, 124], lessons=[113]), crew(), left="green I5")
    for seat in (1, None):
        shown = drawn(table, seat)
        said = msgspec.json.encode(shown.pieces).decode()
        assert "card-113" not in said
        assert "basket_1" not in said
        label = piece(shown, "cards-0").label
        assert label is not None
        assert label.args == {"cards": 3}


def test_families_are_outlined() -> None:
    """Scenario A05: orange 3, blue 4, orange 3, and two red pairs."""
    table = position(RESCUE, fixture("F2"), crew(), left="green I5")
    outlined = [(line.label.args["cats"], line.label.args["points"]) for line in drawn(table).outlines]
    assert sorted(outlined) == [(2, 0), (2, 0), (3, 8), (3, 8), (4, 11)]


def test_a_family_keeps_its_outline_while_another_grows() -> None:
    table = holding("red I5", "red cat_S4 at 8,1 9,1 9,2 10,2", "blue cat_I5 at 8,3 9,3 10,3 11,3 12,3")
    first, other = drawn(table).outlines
    place = placement("cat_I5", "10,1 11,1 12,1 13,1 14,1")
    grown, same = sorted(drawn(table.does(str(place))).outlines, key=lambda line: line.cells[1])
    assert (same, grown.id) == (other, first.id)
    assert len(grown.cells) > len(first.cells)


def test_who_acts_is_told_by_the_place_in_the_order() -> None:
    table = revealed(crew())
    assert order_of(drawn(table)) == "order turn-1"
    assert order_of(drawn(table.does("pass"))) == "order turn-2"


def order_of(shown: Scene) -> str:
    return next(zone.skin for zone in shown.zones if zone.id == "order")


def test_what_a_move_does_not_touch_is_not_drawn_again() -> None:
    table = revealed(crew())
    before = drawn(table, 1).parts
    after = drawn(table.does(f"rescue {cat('green I5')} permanent"), 1).parts
    anew = [part.zones[0].id for part in after if all(part is not old for old in before)]
    assert anew == ["left", "stats-0"]


def test_points_by_part_are_those_of_the_fixture() -> None:
    """The base score of F1 is -2 -20 +47 +3."""
    table = finished(fixture("F1", lessons=[]), crew())
    shown = drawn(table)
    parts = {one.id.rpartition("-")[2]: one.words for one in shown.pieces if one.at == "parts-0"}
    found = {name: words.args["points"] for name, words in parts.items() if words is not None}
    assert found == {"rats": -2, "rooms": -20, "families": 47, "rare": 3, "private": 0}


def test_the_sister_counts_cats_through_both_fields() -> None:
    """Rule 15.7, scenario A13: cat 5 is the first of the right field."""
    table = position(RESCUE, crew(), mode="solo", left="blue T5, blue W5, red I5, red S4", right="green I5, green S4")
    shown = drawn(table)
    counts = [piece(shown, id).count for zone in ("left", "right") for id in ids(shown, zone) if id.startswith("tile")]
    assert counts == list(range(1, len(counts) + 1))
    assert [zone.id for zone in shown.zones if zone.inside == "sister"][:2] == ["her-colours", "her-lessons"]
    assert len(ids(shown, "her-colours")) == 5


def test_the_widest_decision_is_light() -> None:
    """Every place of the P5 on an empty boat: 810 of them, under 15 kB compressed."""
    shown = drawn(holding("blue P5"))
    assert len(shown.gestures) == 810
    groups, rows = packed(shown)
    sent = msgspec.json.encode((groups, rows, shown.zones, shown.pieces, shown.outlines))
    assert len(gzip.compress(sent)) < 15_000


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tile_is_drawn_in_every_pose(lang: str) -> None:
    sheet = faces(lang)
    found = SYMBOL.findall(sheet)
    assert len(found) == len(set(found))
    known = set(found)
    for shape in SHAPES[:HOUSE_SHAPES]:
        kind, _, name = shape.partition("_")
        names = [f"cat-{row['id']}-{name}" for row in CONTENT["colors"]] if kind == "cat" else [f"{kind}-{name}"]
        for face in names:
            assert {face, f"mini.{face}", *(f"{face}.t{turn}" for turn in range(1, 8))} <= known
    assert 'style="' not in sheet


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_its_face_with_its_name(lang: str) -> None:
    sheet = faces(lang)
    known = set(SYMBOL.findall(sheet))
    kinds = {row["def"] for row in CONTENT["discovery_cards"] if row["type"] not in ("lesson", "public_lesson")}
    numbers = {row["no"] for row in (*CONTENT["lessons"], *CONTENT["family_cards"], *CONTENT["solo"]["basket_cards"])}
    assert {f"card-{key}" for key in kinds | numbers} <= known
    assert ("Loners" if lang == "en" else "Solitaires") in sheet


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_refusals_cite_rules_that_are_written(lang: str) -> None:
    book = rulebook(GAME, lang)
    assert book is not None
    assert book.ours
    written = {paragraph.number for section in book.sections for paragraph in section.paragraphs}
    cited = {rule for file in GAME.folder.rglob("*.py") for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert cited
    assert cited <= written


@pytest.mark.parametrize("name", ["family-2", "fleet-2", "solo-1"])
def test_whoever_may_choose_is_told_how_to_go_on(name: str) -> None:
    """Where an any-time card is offered, the offer says it."""
    record = read(FOLDER / "isle_of_cats" / f"{name}.json").record
    game, state = start(record)
    for seat, line in record.actions:
        shown = game.scene(state.view(seat), state.legal_actions(seat))
        assert shown.hint or shown.may, f"nothing is said before {line}"
        state.apply(seat, game.actions.parse(line))
