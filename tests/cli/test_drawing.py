"""Scenes drawn in letters: grids, maps, lists, long choices."""

from __future__ import annotations

import msgspec
from rich.console import Console

from archipel.cli.drawing.columns import in_columns
from archipel.cli.drawing.lights import Lights
from archipel.cli.drawing.scene_summary import SceneSummary
from archipel.cli.drawing.scene_text import SceneText
from archipel.cli.output import Output
from archipel.cli.session.choice_menu import menu
from archipel.cli.session.choices import choices
from archipel.core.scene import Gesture, Piece, Scene, ScenePart, Spot, Stage, Zone
from archipel.core.text import Text, text
from archipel.core.values import Action
from archipel.words import Words

SOURCE = """
thing = { $name }
isle = Isle { $isle }, { $tree }, number { $number }
line = Line { $one } { $other }, { $times }
prompt = Choose
place-cell = { LETTERS($column) }{ $row }
terminal-pose-choices = { terminal-pose }, { $count } places
terminal-choices = { $name }, { $count } choices
terminal-pose = turned { $degrees }, flipped { $mirrored }
terminal-titled = { $title }: { $said }
terminal-scores = Scores: { $scores }
terminal-rule = (rule { $rule })
"""
OUTPUT = Output(Words("en", SOURCE), ["Ann"], Console(width=80))


class Put(Action, frozen=True, tag="put"):
    cell: int
    turn: int = 0


def named(name: str) -> Text:
    return text("thing", name=name)


def lines(scene: Scene, numbers: dict[str, int] | None = None) -> list[str]:
    return [str(line) for line in SceneText(scene, OUTPUT, Lights(numbers or {})).lines()]


def test_a_grid() -> None:
    zone = Zone("sea", "grid", named("Sea"), cols=3, rows=2)
    pieces = (
        Piece("boat-9", "sea", "boat", named("Boat"), x=1, y=0),
        Piece("rock", "sea/2,1", "rock", named("Rock")),
        Piece("foam", "sea", "foam", x=0, y=0),
    )
    assert lines(Scene(text("prompt"), (ScenePart((zone,), pieces),)), {"sea/0,1": 4}) == [
        "Sea",
        "      A  B  C",
        "   1  ·  AA ·",
        "   2   4 ·  BB",
        "  - A  Boat",
        "  - B  Rock",
    ]


def test_a_map_shows_choices_where_they_lie() -> None:
    spots = tuple(Spot(str(place), 100 * place, 50, named(f"Spot {place}")) for place in range(1, 4))
    zone = Zone("board", "spots", named("Board"), width=400, height=100, spots=spots)
    pieces = tuple(Piece(f"isle-{n}", "board", "isle", named(f"Isle {n}"), x=60 * n, y=90) for n in range(1, 6))
    told = lines(Scene(text("prompt"), (ScenePart((zone,), pieces),)), {"board/2": 7, "isle-3": 8})
    assert "[7]" in told[1]
    assert told[2].split() == ["1", "2", "[8]", "4", "5"]
    assert "  - Isle 3" in told


def crossing() -> Scene:
    """Four isles around a crossing: the level line is drawn once, the upright one is not."""
    zone = Zone("board", "spots", named("Board"), width=400, height=400)
    places = {1: (200, 50), 2: (50, 200), 3: (350, 200), 4: (200, 350)}
    isles = tuple(
        Piece(
            f"isle-{n}",
            "board",
            "isle",
            text("isle", isle=n, tree="elm" if n == 1 else f"tree {n}", number=n // 2),
            x,
            y,
        )
        for n, (x, y) in places.items()
    )
    lines = tuple(
        Piece(f"line-{one}-{other}", "board", "line", text("line", one=one, other=other, times=times), 200, 200)
        for one, other, times in ((1, 4, 0), (2, 3, 1))
    )
    return Scene(text("prompt"), (ScenePart((zone,), (*lines, *isles)),), scores=(7,))


def test_what_joins_two_pieces_is_a_line_and_carried_numbers_are_shown() -> None:
    told = [str(line) for line in SceneSummary(crossing(), OUTPUT).lines()]
    assert [line.replace("─", "").strip() for line in told[:3]] == ["1", "2=13=1", "4=2"]
    assert "2=1─" in told[1]
    assert told[3:] == ["elm: 1", "Scores: Ann: 7"]


def test_choices_on_lines_that_cross_stand_apart() -> None:
    told = "\n".join(lines(crossing(), {"line-1-4": 12, "line-2-3": 3}))
    assert "[12]" in told
    assert "[3]" in told
    assert "][" not in told
    assert "Line 1 4" not in told


def test_marks_at_one_place_are_not_glued() -> None:
    zone = Zone("board", "spots", named("Board"), width=400, height=100)
    pieces = tuple(Piece(f"isle-{n}", "board", "isle", named(f"Isle {n}"), x=200, y=50) for n in range(31, 36))
    told = lines(Scene(text("prompt"), (ScenePart((zone,), pieces),)))
    assert sorted(told[1].split()) == ["31", "32", "33", "34", "35"]


def test_a_long_menu_says_its_beginning_once() -> None:
    told = menu([*(f"Draw a long bridge between islands {n} and {n + 1}" for n in range(1, 13)), "Pass"], 50)
    assert told[0] == "Draw a long bridge between islands …"
    assert told[1].split() == ["1", "1", "and", "2", "7", "7", "and", "8"]
    assert told[-1] == "  13  Pass"
    assert menu(["Yes", "No"], 50) == ["   1  Yes", "   2  No"]


def test_zones_lie_in_slots_and_in_each_other() -> None:
    zones = (
        Zone("hand", "row", named("Hand"), inside="tray"),
        Zone("box", "panel", named("Box"), inside="side", caption=named("two things")),
        Zone("inner", "pile", named("Inner"), inside="box"),
        Zone("empty", "row", named("Empty")),
    )
    coins = tuple(Piece(f"coin-{n}", "inner", "coin", named("Coin")) for n in range(3))
    card = Piece("card", "hand", "card", named("Card"), count=2)
    scene = Scene(
        text("prompt"), (ScenePart(zones, (*coins, card)),), stages=(Stage("a", named("Write"), "now", 1, 2),)
    )
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
    scene = Scene(text("prompt"), (ScenePart((zone,), cats),), (*gestures, pass_))
    first = choices(scene, OUTPUT, ())
    assert [choice.label for choice in first] == ["Cat 0, 50 choices", "Cat 1, 50 choices", "Pass"]
    assert first[0].action is None
    second = choices(scene, OUTPUT, first[1].touch)
    assert len(second) == 50
    assert second[3].label == "D1"
    assert second[3].place == "D1"
    assert second[3].action == Put(103)


def test_poses_are_told() -> None:
    scene = Scene(text("prompt"), (), (Gesture(Put(1, 2), ("there",), turn=2),))
    assert [choice.label for choice in choices(scene, OUTPUT, ())] == ["there (turned 180, flipped no)"]


def test_long_lists_stand_in_columns() -> None:
    rows = in_columns([str(n) for n in range(20)], 20)
    assert rows[0].split() == ["0", "5", "10", "15"]
    assert in_columns(["one", "two"], 20) == ["one", "two"]


def test_a_rule_is_cited() -> None:
    assert OUTPUT.text(msgspec.structs.replace(named("No"), rule="6.2")) == "No (rule 6.2)"
