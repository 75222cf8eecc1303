"""What a seat sees and touches: tiles and coasts, islands and what they pay, what a choice would bring, refusals."""

from __future__ import annotations

import re
import zlib
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from archipel.core.scene import Gesture, Outline, Scene
from archipel.core.text import Text
from archipel.games.small_islands import GAME
from archipel.games.small_islands.content.packing import COMPONENTS
from archipel.games.small_islands.scene import intent, scene
from archipel.games.small_islands.skin.coast import CROSS, REACH, Middle, shore
from archipel.games.small_islands.skin.faces import faces
from archipel.games.small_islands.skin.places import Print, prints
from archipel.games.small_islands.values import Land, Place
from archipel.kit.testing.chance import Script
from archipel.table.wire.frames import wire_scene

from .position import CLOSED, Table, exploring, facing_alexis, jokering, rewarding, taken
from .test_rewards import PAGE_SIX, page_six

SVG = "{http://www.w3.org/2000/svg}"
LOCALES = GAME.folder / "locale"


def drawn(table: Table, seat: int | None = 0) -> Scene:
    legal = table.state.legal_actions(seat) if seat is not None else ()
    return scene(table.view(seat), legal)


@cache
def sheet(lang: str) -> ElementTree.Element:
    sprites = (GAME.folder / "skin" / "sprites.svg").read_text(encoding="utf-8")
    return ElementTree.fromstring(sprites.replace("</svg>", faces(lang) + "</svg>"))


def touching(table: Table, *path: str, turn: int = 0, seat: int = 0) -> Text:
    """What the rules say to a touch that is not legal."""
    action = intent(table.view(seat), path, turn)
    assert action is not None
    why = table.state.objection(seat, action)
    assert why is not None
    return why


def isle(shown: Scene, member: str) -> Outline:
    return next(outline for outline in shown.outlines if member in outline.members)


# ---- the skin


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_part_of_a_face_is_in_the_sheet(lang: str) -> None:
    root = sheet(lang)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = {str(element.get("href"))[1:] for element in root.iter(f"{SVG}use")}
    assert used <= set(ids)
    assert not [element for element in root.iter() if element.get("style") or element.tag == f"{SVG}style"]


def test_every_tile_has_four_poses() -> None:
    symbols = {element.get("id") for element in sheet("fr").iter(f"{SVG}symbol")}
    tiles = [row["id"] for row in COMPONENTS.house["landscape_tiles"]]
    tiles += [row["id"] + side for row in COMPONENTS.house["start_tiles"] for side in "ab"]
    assert len(tiles) == 64
    for tile in tiles:
        assert {tile, f"{tile}.t1", f"{tile}.t2", f"{tile}.t3"} <= symbols


def test_coasts_meet_at_the_agreed_points() -> None:
    """On a land side the coast crosses 21 from a sea corner, whatever the tile; at a land corner land runs through."""
    points = {0: ("21.0 0.0", "79.0 0.0"), 2: ("100.0 21.0", "100.0 79.0"), 4: ("79.0 100.0", "21.0 100.0")}
    points[6] = ("0.0 79.0", "0.0 21.0")
    for tile in prints(COMPONENTS.house["landscape_tiles"], COMPONENTS.house["start_tiles"], Print).values():
        for nth, land in enumerate(tile.lands):
            line = set(re.findall(r"-?\d+\.\d -?\d+\.\d", shore(land, tile.id, tile.middle(nth))))
            for side, (first, last) in points.items():
                assert (first in line) == (land[side] and not land[side - 1]), (tile.id, side)
                assert (last in line) == (land[side] and not land[(side + 1) % 8]), (tile.id, side)
    assert (CROSS, REACH) == (21, 28)


def test_two_lands_of_one_tile_keep_apart() -> None:
    row = {
        "sides": {"N": "land", "E": "sea", "S": "land", "W": "sea"},
        "corners": dict.fromkeys(("NE", "SE", "SW", "NW"), "sea"),
        "regions": [{"sides": ["N"], "corners": [], "icons": [0]}, {"sides": ["S"], "corners": [], "icons": [1]}],
        "icons": [{"kind": "temple", "anchor": "C"}, {"kind": "resource", "resource": "leaf", "anchor": "C"}],
    }
    tile = Print("X1", row)
    north, south = tile.middle(0), tile.middle(1)
    assert isinstance(north, Middle)
    assert north.y + north.reach < south.y - south.reach
    assert tile.spots[0][0].y < 50 < tile.spots[0][1].y


def test_icons_keep_clear_of_each_other() -> None:
    """Two icons of a tile are never so near that one hides the other; ports stand further out."""
    for tile in prints(COMPONENTS.house["landscape_tiles"], COMPONENTS.house["start_tiles"], Print).values():
        for turn in range(4):
            spots = sorted((spot.x, spot.y) for spot in tile.spots[turn])
            assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) > 20 for a, b in pairwise(spots)), tile.id


def test_both_languages_say_the_same_things() -> None:
    keys = {
        lang: re.findall(r"^([a-z][\w-]*) =", (LOCALES / f"{lang}.ftl").read_text("utf-8"), re.M)
        for lang in ("fr", "en")
    }
    assert keys["fr"] == keys["en"]
    assert len(keys["fr"]) == len(set(keys["fr"]))


def test_both_rulebooks_have_the_same_numbers() -> None:
    books = [(GAME.folder / name).read_text("utf-8") for name in ("RULES.md", "RULES.fr.md")]
    numbers = [re.findall(r"^(?:## )?(\d+(?:\.\d+)?)[. ]", book, re.M) for book in books]
    assert numbers[0] == numbers[1]


# ---- islands


def test_islands_are_outlined_with_their_counts() -> None:
    """A01: the islands of page six as the rulebook counts them, and what the red player's card says of each."""
    shown = drawn(page_six())
    paid, closed, open_ = isle(shown, "tile-L02"), isle(shown, "tile-L25"), isle(shown, "tile-L40")
    assert {tally.face: tally.count for tally in closed.tallies} == {
        "lotus": 3, "fruit": 1, "temple": 1, "house-spot": 3,
    }  # fmt: skip
    assert set(closed.members) >= {"tile-L25", "tile-L04", "tile-S1a"}
    assert paid.note is not None
    assert paid.note.rule == "9.5"
    assert [outline.note and (outline.note.key, outline.note.args) for outline in (closed, open_)] == [
        ("isle-pays", {"worth": 4}),
        ("isle-pays", {"worth": 5}),
    ]


def test_an_island_that_pays_nothing_wears_no_coin() -> None:
    """Rule 9.2: it may have a house all the same."""
    table = rewarding(PAGE_SIX, now=["O08"])
    assert len(table.legal("house")) == 1
    assert [piece for piece in drawn(table).pieces if piece.id.startswith("coin-")] == []


def test_paying_islands_wear_their_coins() -> None:
    """A01: 4 and 5 PP; any tile of the island can be touched."""
    shown = drawn(page_six())
    coins = sorted(
        str(piece.words.args["number"]) for piece in shown.pieces if piece.id.startswith("coin-") and piece.words
    )
    assert coins == ["4", "5"]
    assert {piece.id for piece in shown.pieces if "pays" in piece.marks} == {
        "tile-L40", "tile-L13", "tile-L14", "tile-L01", "tile-L25", "tile-L04", "tile-S1a",
    }  # fmt: skip
    touched = {path for gesture in shown.gestures for path in gesture.also}
    assert ("tile-S1a",) in touched
    assert ("tile-L02",) not in touched


def test_a_site_means_its_island() -> None:
    """Pointing at where a house may stand outlines the island, as pointing at its tiles does."""
    shown = drawn(page_six())
    sites = {gesture.also[0][0]: gesture.shows for gesture in shown.gestures if gesture.also}
    assert sites == {tile: isle(shown, tile).id for tile in sites}
    assert len(set(sites.values())) == 2


def test_islands_keep_their_names() -> None:
    """An island goes by its first tile, whatever joins or appears elsewhere."""
    before = drawn(exploring("L40@0,0r0 L13@-1,0r3 L16@0,3r1 L17@1,3r1"))
    after = drawn(exploring("L40@0,0r0 L13@-1,0r3 L16@0,3r1 L17@1,3r1 L14@1,0r1 L55@5,5r0"))
    for tile in ("tile-L40", "tile-L16"):
        assert isle(before, tile).id == isle(after, tile).id
    assert isle(after, "tile-L14").id == isle(before, "tile-L40").id
    assert len({outline.id for outline in after.outlines}) == len(after.outlines)


def test_a_refused_island_says_why() -> None:
    """Rule 9.5, and 9.2 once nothing else stands against it."""
    table = page_six()
    table.state.row = [-1, -1, -1]
    assert touching(table, "tile-L02").rule == "9.5"
    other = rewarding("L40@0,0r0 L13@-1,0r3 L14@1,0r1 L01@0,1r2 L16@0,3r1 L17@1,3r1", now=["O01"], row=("", "", ""))
    assert touching(other, "tile-L16").rule == "9.2"


# ---- laying tiles


def test_what_a_tile_would_bring_is_what_it_brings() -> None:
    """Every placement foretells the island it makes and the PP of the objective; the rules agree once it lies."""
    table = taken(PAGE_SIX, now=["O01"], hands=["L24 L33"], row=("L46", "L02", "L03"))
    for gesture in drawn(table).gestures:
        action = gesture.action
        assert isinstance(action, Place)
        after = table.state.clone()
        after.apply(0, action)
        view: Any = after.view(0)
        island = max(
            (view.islands[number] for number in next(t for t in view.tiles if t.tile == action.tile).islands),
            key=lambda one: one.size,
        )
        *counts, worth = [(tally.face, tally.after) for tally in gesture.tallies]
        found = [
            ("one-tile", island.size), ("lotus", island.lotus), ("fruit", island.fruit), ("leaf", island.leaf),
            ("temple", island.temples), ("port", island.ports), ("house-spot", island.spots),
        ]  # fmt: skip
        assert counts == [one for one in found if one[1]]
        assert worth == ("", view.prospect[1])
        assert gesture.tallies[-1].at == "worth-points"
        assert gesture.note is not None
        if gesture.note.args["state"] == 0:
            assert (island.meets, island.open, island.worth) == (True, True, gesture.note.args["worth"])


def test_the_tile_just_taken_is_in_hand() -> None:
    shown = drawn(taken(CLOSED, hands=["L24 L33"], row=("L46", "L02", "L03")))
    assert shown.held == "tile-L46"
    piece = next(piece for piece in shown.pieces if piece.id == "tile-L46")
    assert (piece.at, piece.shape, piece.poses) == ("hand", (0, 0), (0, 1, 2, 3))


def test_turns_that_look_the_same_are_one() -> None:
    """Rule 2.8: an isthmus has two, an islet one."""
    shown = drawn(taken(CLOSED, hands=["L16 L55"], row=("L46", "L02", "L03")))
    poses = {piece.id: piece.poses for piece in shown.pieces if piece.at == "hand"}
    assert (poses["tile-L16"], poses["tile-L55"]) == ((0, 1), (0,))


@pytest.mark.parametrize(
    ("cell", "turn", "rule"),
    [((0, 0), 0, "2.3"), ((5, 5), 0, "2.3"), ((11, 0), 0, "2.2"), ((2, 0), 1, "2.4"), ((-1, -1), 0, "2.3")],
)
def test_a_tile_laid_wrong_is_refused_by_rule(cell: tuple[int, int], turn: int, rule: str) -> None:
    table = taken(CLOSED, hands=["L01 L33"], row=("L46", "L02", "L03"))
    assert touching(table, "tile-L01", f"sea/{cell[0] + 10},{cell[1] + 10}", turn=turn).rule == rule


def test_landing_too_early_is_a_closed_button() -> None:
    """Rule 8.1: while the navigation pile lasts."""
    table = exploring(CLOSED, navigation=2)
    (button,) = drawn(table).shut
    assert button.action == Land("own")
    why = table.state.objection(0, button.action)
    assert why is not None
    assert (why.rule, why.args["count"]) == ("8.1", 2)
    assert drawn(exploring(CLOSED, navigation=0)).shut == ()


def test_every_mooring_tells_its_ports() -> None:
    """Each candidate cell shows the ports it would touch now."""
    table = exploring(PAGE_SIX, navigation=0).does("land own")
    shown = drawn(table)
    ports = {
        piece.id: piece.words.args["number"] for piece in shown.pieces if piece.id.startswith("ports-") and piece.words
    }
    assert len(ports) == len(shown.gestures)
    for gesture in shown.gestures:
        after = table.state.clone()
        after.apply(0, gesture.action)
        view: Any = after.view(0)
        x, y = view.mats[0].boat_cell
        assert ports[f"ports-{x}:{y}"] == view.mats[0].ports


# ---- jokers


def test_a_joker_finds_icons_and_coasts() -> None:
    shown = drawn(jokering(CLOSED))
    paths = {gesture.path for gesture in shown.gestures}
    assert ("joker-J2", "sea/icon:0:0:0") in paths
    assert ("joker-J1", "sea/icon:0:0:0") not in paths
    assert ("joker-J4", "sea/icon:0:0:0", "pick-leaf") in paths
    assert any(path[1].startswith("sea/pier:0:0") for path in paths if path)


def test_only_who_lays_a_joker_picks_its_resource() -> None:
    table = jokering(CLOSED)
    picks = [[piece.id for piece in drawn(table, seat).pieces if piece.at == "pick"] for seat in (0, 1, None)]
    assert picks == [["pick-lotus", "pick-fruit", "pick-leaf"], [], []]


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        (("joker-J1", "sea/icon:0:0:0"), "7.2"),
        (("joker-J1", "sea/icon:0:0:2"), "7.3"),
        (("joker-J1", "sea/15,15"), "7.1"),
    ],
)
def test_a_joker_laid_wrong_is_refused_by_rule(path: tuple[str, ...], rule: str) -> None:
    assert touching(jokering(CLOSED), *path).rule == rule


def test_a_third_port_is_refused() -> None:
    """Rule 7.4, on an islet that has two."""
    table = jokering("L55@0,0r0")
    assert touching(table, "joker-J1", "tile-L55").rule == "7.4"


# ---- secrets


def test_a_rival_sees_no_hand_and_no_objective() -> None:
    table = taken(
        CLOSED, hands=["L24 L33", "L40 L41"], now=["O05", "O02"], later=["O09", "O03"], row=("L46", "L02", "L03")
    )
    own, rival, nobody = (msgspec.json.encode(drawn(table, seat)) for seat in (0, 1, None))
    for secret in (b"L24", b"L33", b"O05", b"O09"):
        assert secret in own
        assert secret not in rival
        assert secret not in nobody


def test_discovery_tokens_stay_secret() -> None:
    """Rule 10.6: their owner sees values, the others only how many."""
    table = rewarding("L13@0,0r0 L14@0,1r2 L01@5,5r0", now=["O07"], rng=Script())
    table.state.mats[0].tokens = [8]
    shown = {seat: [p.face for p in drawn(table, seat).pieces if p.id.startswith("found-0-")] for seat in (0, 1, None)}
    assert shown == {0: ["discovery-8"], 1: ["discovery-back"], None: ["discovery-back"]}


# ---- Alexis


def test_the_way_of_alexis_is_shown() -> None:
    """F01: the tile he looks from, three numbered ways, the cells passed."""
    table = facing_alexis("L28@0,0r0 L29@1,0r1 L30@1,1r2 L31@0,1r3", "E01", (0, 1)).run()
    shown = drawn(table)
    ways = [piece for piece in shown.pieces if "way" in piece.marks.split()]
    if table.view().expedition is not None and table.view().pending.stage in ("turn", "orient"):
        assert [piece.id for piece in ways] == ["way-from", "way-1", "way-2", "way-3"]
    assert any(piece.id == "expedition-E01" for piece in shown.pieces)


def test_a_house_of_his_is_purple_and_mine_red() -> None:
    table = exploring(CLOSED, seats=1, mode="solo", houses=[(0, 0, 1)])
    house = next(piece for piece in drawn(table).pieces if piece.id.startswith("house-"))
    assert house.face.startswith("home-purple")
    assert table.view().mats[0].colour == "red"


# ---- weight


def test_what_is_drawn_again_is_the_same() -> None:
    """A view taken and drawn twice gives the very same parts, gestures and outlines: nothing of it is sent again."""
    for table in (page_six(), jokering(CLOSED), taken(CLOSED, hands=["L24 L33"], row=("L46", "L02", "L03"))):
        once, again = drawn(table), drawn(table)
        assert all(one is other for one, other in zip(once.parts, again.parts, strict=True))
        assert once.gestures is again.gestures
        assert once.outlines is again.outlines


def test_a_tile_laid_changes_little() -> None:
    """Of all that lies on the sea only the new tile is drawn anew."""
    table = taken(CLOSED, hands=["L24 L33"], row=("L46", "L02", "L03"))
    before = {piece.id: piece for piece in drawn(table, 1).pieces if piece.at == "sea"}
    table.state.apply(0, table.state.legal_actions(0)[0])
    after = [piece for piece in drawn(table, 1).pieces if piece.at == "sea"]
    assert [piece.id for piece in after if piece is not before.get(piece.id)] == ["tile-L24"]


def test_a_wide_decision_is_light() -> None:
    """Under 15 kB on the wire, packed."""
    table = taken(PAGE_SIX, now=["O01"], hands=["L24 L33"], row=("L46", "L02", "L03"))
    frame = msgspec.json.encode(wire_scene(drawn(table)))
    assert len(drawn(table).gestures) > 40
    assert len(zlib.compress(frame)) < 15_000


def test_gestures_of_one_tile_share_one_label() -> None:
    gestures: tuple[Gesture, ...] = drawn(taken(PAGE_SIX, hands=["L24 L33"])).gestures
    labels = {id(gesture.label) for gesture in gestures}
    assert len(labels) == len({gesture.path[0] for gesture in gestures})
