"""What a seat sees and touches: yields and prices before the click, far walks, refusals, the end in sight."""

from __future__ import annotations

import pytest

from archipel.core.scene import Gesture, Piece, Scene
from archipel.core.text import Text
from archipel.games.islet.grid import spot
from archipel.games.islet.scene import intent, scene
from archipel.games.islet.scene.land import land_of
from archipel.games.islet.scene.places import cell_named, spot_of
from archipel.games.islet.scene.reach import lay_cells

from .position import NIGHT, H, Player, Table, cell_of, opened, position
from .test_explore import stairs


def drawn(table: Table, seat: int | None = 0) -> Scene:
    return scene(table.view(seat), table.state.legal_actions(seat) if seat is not None else ())


def at(where: str) -> str:
    return spot_of(spot(cell_of(where)))


def piece(shown: Scene, id: str) -> Piece:
    return next(piece for piece in shown.pieces if piece.id == id)


def gesture(shown: Scene, *path: str) -> Gesture:
    return next(gesture for gesture in shown.gestures if gesture.path == path)


def lit(shown: Scene, first: str) -> set[str]:
    return {gesture.path[1] for gesture in shown.gestures if gesture.path[0:1] == (first,)}


def places(table: Table, seat: int) -> set[str]:
    view = table.view(0)
    return {f"{'n' * (islet - 1)}{x},{y}" for islet, x, y in lay_cells(view, land_of(view.cells), seat)}


def refusal(table: Table, *path: str) -> str:
    """What a touch of something unlit is answered."""
    action = intent(table.view(0), path, 0)
    assert action is not None
    why = table.state.objection(0, action)
    assert isinstance(why, Text)
    return f"{why.key} {why.rule}"


def test_names_of_cells_come_back() -> None:
    for cell in [(1, 0, -1), (2, -3, 4), (1, 90, -90)]:
        assert cell_named(spot_of(cell)) == cell
    assert cell_named("isle-1/x") is None
    assert cell_named("hand-Wb") is None


def test_every_legal_cell_tells_what_it_would_yield() -> None:
    """A2, rules 5.1 to 5.3: clay in the sea, then sand on sand, sand on water twice."""
    table = stairs()
    shown = drawn(table)
    assert lit(shown, "hand-Cl") == {at(where) for where in ("-2,0", "0,-1", "2,0", "2,1", "0,2", "-2,1")}
    assert gesture(shown, "hand-Cl", at("0,-1")).ghost == "yield-C-1"
    shown = drawn(table.put("Cl", "0,-1"))
    assert gesture(shown, "hand-Sf", at("0,0")).ghost == "yield-S-2"
    shown = drawn(table.put("Sf", "0,0"))
    assert gesture(shown, "hand-Sb", at("1,0")).ghost == "yield-B-3"
    shown = drawn(table.put("Sb", "1,0"))
    assert gesture(shown, "hand-Sl", at("1,1")).ghost == "yield-B-4"
    assert [piece(shown, f"gain-{nth}").face for nth in range(4)] == ["card-C", "card-S", "card-B", "card-none"]


def test_an_empty_pile_is_told_before_the_click() -> None:
    """B9, rule 5.3: the second branch finds the pile empty."""
    table = stairs(B=1).put("Cl", "0,-1").put("Sf", "0,0").put("Sb", "1,0")
    assert gesture(drawn(table), "hand-Sl", at("1,1")).ghost == "yield-none-4"


def test_equal_tiles_of_the_hand_are_one_thing_to_touch() -> None:
    """Kinds, not tiles, are the options."""
    shown = drawn(position(H, Player(hand="Wb Wb Sl Cf"), Player()))
    assert piece(shown, "hand-Wb").count == 2
    assert len([one for one in shown.pieces if one.at == "hand"]) == 3


def test_one_way_to_pay_is_one_touch_several_are_chosen_from() -> None:
    """C1, rules 6.4 and 8.3."""
    shown = drawn(position(H, Player(raw="C1"), Player()))
    landing = gesture(shown, at("1,0"))
    assert (landing.ghost, landing.moves) == ("price-C", (("raw-C", "slide"),))
    shown = drawn(position(H, Player(raw="W1 C2"), Player()))
    ways = [one for one in shown.gestures if one.path[:1] == (at("-1,0"),)]
    assert [one.path[1] for one in ways] == ["way-W-W", "way-W-CC"]
    assert ways[0].also == ((at("-1,0"), at("-1,0")),)


def test_the_obvious_payment_is_a_second_touch() -> None:
    """A4, RULING 18, rules 8.2 and 8.5: a guaranteed resource tips, unless the payer takes the card."""
    table = position(H, Player(at="0,0", raw="W1 S1 C1 F2", g="C"), Player())
    tips, card = [one for one in drawn(table).gestures if one.path[:1] == (at("1,0"),)]
    assert (tips.moves, tips.also) == ((("sure-C-0", "tip"),), ((at("1,0"), at("1,0")),))
    assert (card.moves, card.also) == ((("raw-C", "slide"),), ())
    table.goes("1,0", "c")
    assert piece(drawn(table), "sure-C-0").face == "spent-C-toucan"


def test_any_equal_guaranteed_resource_may_be_touched_to_give_it_up() -> None:
    """C14, rule 7.4."""
    table = position(H, Player(at="1,0", g="F F S C W", eggs="0/5/5"), Player()).does("lay scff")
    given = gesture(drawn(table), "sure-F-0")
    assert str(given.action) == "give_up F no"
    assert given.also == (("sure-F-1",),)
    assert str(gesture(drawn(table), "sure-W-0").action) == "give_up W yes"


def test_a_far_cell_of_one_terrain_is_one_touch() -> None:
    """C3, rules 6.2 and 6.3: both free steps at once."""
    table = position(H + " 1,0:Sf 1,1:Sb", Player(at="0,0"), Player())
    first = gesture(drawn(table), at("1,0"))
    assert [(spot, [str(step) for step in steps]) for spot, steps in first.walks] == [
        (at("1,1"), ["advance 1 1 1 -"]),
        (at("0,1"), ["advance 1 1 1 -", "advance 1 0 1 -"]),
    ]


def test_where_a_seat_could_lay() -> None:
    """C7, rules 6 to 8."""
    assert places(position(H, Player(at="1,0", raw="F2 S1 C1"), Player()), 0) == {"1,0"}
    assert places(position(H, Player(at="1,0", raw="B3 L3"), Player()), 0) == set()
    assert places(position(H, Player(at="0,0", raw="F3 C1"), Player()), 0) == {"1,0"}
    assert places(position(H, Player(at="0,0", raw="F3 C1"), Player(at="1,0")), 0) == set()
    assert places(position(H + " 1,0:Cf=2", Player(at="0,0", raw="F3 C1"), Player()), 0) == set()
    assert places(position(H, Player(), Player(raw="L3 W1")), 1) == {"1,1"}


def test_alone_an_egg_needs_a_card() -> None:
    """E5, rule 10.7; the cells that meet a card have their light."""
    cells = H + NIGHT + " 0,0:Sb.Wf"
    table = position(cells, Player(at="0,0", raw="F3"), cards=("DN01 DN13", "DN02 DN03"))
    table.does("move bag")
    assert gesture(drawn(table), at("0,0")).ghost == "nest-egg-toucan"
    assert [one.id for one in drawn(table).pieces if "met " in one.marks] == ["met-DN01-1.0.0"]
    other = position(cells, Player(at="0,0", raw="F3"), cards=("DN13", "DN01 DN02")).does("move bag")
    assert refusal(other, at("0,0")) == "refused-no-card-met 10.7"


def test_touches_that_are_not_legal_are_answered() -> None:
    """Bad input, as touches."""
    table = position(H + " 1,1:Wl=2", Player(at="-1,1", raw="W1"), Player(at="1,0"))
    assert refusal(table, "hand-Wb", at("5,5")) == "refused-not-adjacent 5.1"
    assert refusal(table, "hand-Wb", at("0,0")) == "refused-first-in-sea 5.1"
    assert refusal(table, at("0,1")) == "refused-cannot-pay 6.3"
    assert refusal(table, at("-1,1")) == "refused-cannot-lay 7.2"
    assert refusal(table, at("1,0")) == "refused-too-far 6.2"
    assert intent(table.view(0), ("pile-W",), 0) is None
    table.put("Wb", "0,-1")
    assert refusal(table, "hand-Sl", at("2,0")) == "refused-sea-again 5.2"
    assert refusal(table, "hand-Sl", at("0,-1")) == "refused-same-cell 5.2"
    assert refusal(table, "hand-Sl", at("1,1")) == "refused-not-neighbour 5.2"
    table.put("Sl", "0,0")
    assert refusal(table, "hand-Cf") == "refused-not-higher 5.2", "a tile that can go nowhere"
    assert refusal(table, "hand-Cf", at("1,0")) == "refused-bird 5.2"
    assert refusal(table, "hand-Cf", at("-1,0")) == "refused-not-higher 5.2"
    assert refusal(table, "tile-1.1.0.1") == "refused-bird 5.2"
    moved = position(H, Player(at="0,0", raw="C1"), Player(at="1,0"))
    assert refusal(moved, at("1,0")) == "refused-no-way-off 6.5"
    laid = position(H, Player(at="1,0", raw="F3", g="W W"), Player(), piles={"S": 0}).does("lay FFF")
    assert refusal(laid, "pile-W") == "refused-two-alike 7.3"
    assert refusal(laid, "pile-S") == "refused-empty-pile 7.3"
    assert refusal(laid, at("0,0")) == "refused-guarantee-first 7.3"
    frozen = position(H + " 0,0:Sl=2", Player(), Player()).put("Wb", "0,-1")
    assert refusal(frozen, "hand-Sl", at("0,0")) == "refused-egg 5.2"
    assert refusal(frozen, "hand-Cf", "egg-1.0.0") == "refused-egg 5.2"
    walking = position(H, Player(at="0,0", raw="W1 C1"), Player()).goes("-1,0", "W")
    assert refusal(walking, at("-2,0")) == "refused-into-sea 6.2"
    assert refusal(walking, "hand-Wb") == "refused-moving 4.1"


def test_the_end_in_sight_names_the_turns_left() -> None:
    """D3, rule 9.2: this round to its end, then one more for all."""
    table = position(H, Player(hand="Wb Sl Cf Wl"), Player(), Player(), bag=1)
    table.put("Wb", "0,-1").does("stop")
    shown = drawn(table, 1)
    told = shown.hint
    assert told is not None
    assert (told.key, told.rule, told.args["what"]) == ("end-near", "9.2", "tile")
    left = told.args["left"]
    assert isinstance(left, Text)
    assert left.key == "end-turns"
    assert table.view(1).turns == (2, 0, 1, 2)
    assert shown.progress is not None
    assert shown.progress.label == Text("progress-near", {"left": 5})


def test_a_hand_is_shown_to_its_owner_only() -> None:
    """Rule 3.1, RULING 30."""
    table = position(H, Player(hand="Wb Wb Wb Wb"), Player(hand="Cf Cf Cf Cf"))
    for seat in (0, None):
        shown = drawn(table, seat)
        assert not [one for one in shown.pieces if one.face == "tile-Cf"]
        assert piece(shown, "tiles-1").face == "hand-4"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_panel_of_a_rival_tells_all_that_lies_open(seats: int) -> None:
    """Six counters, guaranteed resources, eggs, levels."""
    others = [Player(raw="W2 F1", g="B S*", levels=(4, 1)) for _ in range(seats - 1)]
    shown = drawn(position(H, Player(), *others))
    assert piece(shown, "counts-1-W").words == Text("number", {"number": 2})
    assert piece(shown, "safe-1-B-0").face == "sure-B-macaw"
    assert piece(shown, "safe-1-S-0").face == "spent-S-macaw"
    assert [piece(shown, f"levels-1-{nth}").face for nth in range(2)] == ["level-4", "level-1"]


def test_the_scene_names_no_piece_twice() -> None:
    names = [one.id for one in drawn(opened(1, 3)).pieces]
    assert len(names) == len(set(names))
