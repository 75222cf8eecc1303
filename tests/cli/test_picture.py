"""Scenes as text: grids, maps, lists, long choices."""

from __future__ import annotations

import msgspec
from rich.console import Console

from archipel.cli.choices import choices
from archipel.cli.maps import side_by_side
from archipel.cli.picture import Picture
from archipel.cli.speech import Speech
from archipel.core.scene import Gesture, Piece, Scene, Spot, Stage, Zone
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.words import Words

SOURCE = """
thing = { $name }
prompt = Choose
terminal-cell = { $zone } { $column }/{ $row }
terminal-choices = { $name }, { $count } choices
terminal-pose = pose { $turn }
terminal-rule = (rule { $rule })
"""
SPEECH = Speech(Words("en", SOURCE), ["Ann"], Console(width=80))


class Put(Action, frozen=True, tag="put"):
    cell: int
    turn: int = 0


def named(name: str) -> Text:
    return text("thing", name=name)


def lines(scene: Scene, numbers: dict[str, int] | None = None) -> list[str]:
    return list(Picture(scene, SPEECH, numbers or {}).lines())


def test_a_grid() -> None:
    zone = Zone("sea", "grid", named("Sea"), cols=3, rows=2)
    pieces = (
        Piece("boat-9", "sea", "boat", named("Boat"), x=1, y=0),
        Piece("rock", "sea/2,1", "rock", named("Rock")),
        Piece("foam", "sea", "foam", x=0, y=0),
    )
    assert lines(Scene(text("prompt"), (zone,), pieces), {"sea/0,1": 4}) == [
        "Sea",
        "       1   2   3",
        "    1  ·   A   ·",
        "    2 [4]  ·   B",
        "  - A  Boat",
        "  - B  Rock",
    ]


def test_a_map_shows_choices_where_they_lie() -> None:
    spots = tuple(Spot(str(place), 100 * place, 50, named(f"Spot {place}")) for place in range(1, 4))
    zone = Zone("board", "spots", named("Board"), width=400, height=100, spots=spots)
    pieces = tuple(Piece(f"isle-{n}", "board", "isle", named(f"Isle {n}"), x=60 * n, y=90) for n in range(1, 6))
    told = lines(Scene(text("prompt"), (zone,), pieces), {"board/2": 7, "isle-3": 8})
    assert "[7]" in told[1]
    assert told[2].split() == ["1", "2", "[8]", "4", "5"]
    assert "  - Isle 3" in told


def test_zones_lie_in_slots_and_in_each_other() -> None:
    zones = (
        Zone("hand", "row", named("Hand"), inside="tray"),
        Zone("box", "panel", named("Box"), inside="side", caption=named("two things")),
        Zone("inner", "pile", named("Inner"), inside="box"),
        Zone("empty", "row", named("Empty")),
    )
    coins = tuple(Piece(f"coin-{n}", "inner", "coin", named("Coin")) for n in range(3))
    card = Piece("card", "hand", "card", named("Card"), count=2)
    scene = Scene(text("prompt"), zones, (*coins, card), stages=(Stage("a", named("Write"), "now", 1, 2),))
    assert lines(scene) == ["▶ Write 1/2", "Box: two things", "    Inner", "      - Coin ×3", "Hand", "  - Card ×2"]


def test_many_gestures_are_narrowed_touch_by_touch() -> None:
    zone = Zone("sea", "grid", named("Sea"), cols=10, rows=10)
    cats = tuple(Piece(f"cat-{n}", "tray", "cat", named(f"Cat {n}")) for n in range(2))
    gestures = tuple(
        Gesture(Put(100 * cat + cell), (f"cat-{cat}", f"sea/{cell % 10},{cell // 10}"))
        for cat in range(2)
        for cell in range(50)
    )
    pass_ = Gesture(Put(999), label=named("Pass"))
    scene = Scene(text("prompt"), (zone,), cats, (*gestures, pass_))
    first = choices(scene, SPEECH, ())
    assert [choice.label for choice in first] == ["Cat 0, 50 choices", "Cat 1, 50 choices", "Pass"]
    assert first[0].action is None
    second = choices(scene, SPEECH, first[1].touch)
    assert len(second) == 50
    assert second[3].label == "Cat 1 → Sea 4/1"
    assert second[3].action == Put(103)


def test_poses_are_told() -> None:
    scene = Scene(text("prompt"), (), (), (Gesture(Put(1, 2), ("there",), turn=2),))
    assert [choice.label for choice in choices(scene, SPEECH, ())] == ["there (pose 2)"]


def test_long_lists_stand_side_by_side() -> None:
    rows = side_by_side([str(n) for n in range(20)], 20)
    assert rows[0].split() == ["0", "5", "10", "15"]
    assert side_by_side(["one", "two"], 20) == ["one", "two"]


def test_a_rule_is_cited() -> None:
    assert SPEECH.text(msgspec.structs.replace(named("No"), rule="6.2")) == "No (rule 6.2)"
