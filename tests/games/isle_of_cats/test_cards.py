"""Any-time cards: what each does."""

from __future__ import annotations

import pytest

from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import (
    Adopted,
    Drew,
    Herded,
    Kept,
    Lost,
    Mapped,
    Placed,
    Played,
    Pulled,
    Sent,
    Wove,
)
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of
from archipel.games.isle_of_cats.steps.days import DRAFTED, FIND, NIGHT, PAID, RESCUE

from .position import GREEN, MAP_CAT, cat, cats, crew, fixture, playing, position, rare

ACROSS = "18,3 17,4 18,4 19,4 18,5"
PROMO = 116


def fish_by(kind: str, me: Crew, what: str = "") -> int:
    table = playing(me)
    before = table.crew().fish
    table.does(f"play {kind} {what}")
    assert table.told(Played) == [Played(0, kind, what, table.crew().fish - before)]
    return table.crew().fish - before


def test_free_berth() -> None:
    """Rule 11.6, scenario C02, ruling 14."""
    field = "purple X5, red S4"
    without = playing(crew(tiles=[GREEN]), field).does(f"rescue {cat('purple X5')} permanent")
    assert without.refusal(without.spot(ACROSS)) == "refused-touches-nothing 8.3"
    table = playing(crew(tiles=[GREEN], hand=[69, 70], ready=2), field).does("play anywhere ")
    assert table.refusal("play anywhere ") == "refused-berth-waits 11.6"
    table.rescues("purple X5", ACROSS)
    assert not table.crew().anywhere
    assert table.refusal("play anywhere ") == ""


def test_free_berth_is_spent_by_the_next_tile() -> None:
    """Rule 11.6, scenario C03: even if it touches; also a treasure."""
    field = "red S4, red I5, blue S4"
    table = playing(crew(tiles=[GREEN], hand=[69, 80], ready=2), field).does("play anywhere ", "play double_rescue ")
    table.rescues("red S4", "11,1 12,1 12,2 13,2").does(f"rescue {cat('red I5')} permanent")
    assert table.refusal(table.spot("4,2 4,3 4,4 4,5 4,6")) == "refused-touches-nothing 8.3"
    finds = position(FIND, crew(tiles=[GREEN], hand=[69, 98]), crew())
    finds.does("play anywhere ", "find treasure_rare_or_common common common_1").put("18,4").does("treasure common_1")
    assert finds.refusal(finds.spot("4,4")) == "refused-touches-nothing 8.3"


def test_free_berth_waits_over_night() -> None:
    """Rule 11.6, ruling 14."""
    table = position(NIGHT, crew(tiles=[GREEN], hand=[7]), crew(), settle=False)
    table.crew().anywhere = True
    assert table.run().crew().anywhere


def test_a_look() -> None:
    """Rules 11.6 and 5.4, scenario C04."""
    table = playing(crew(hand=[71], fish=3), deck=[84, 43]).does("play draw2 ")
    assert table.told(Drew) == [Drew(0, 2)]
    assert table.legal() == ["buy basket_1", "pay"]
    assert table.refusal("buy gain_basket") == "refused-too-dear 5.4"
    assert table.refusal("pass") == "refused-unfinished 5.3"
    table.does("buy basket_1", "pay")
    assert (table.hand(), table.crew().fish) == ([43], 1)
    assert (numbers_of(table.crew().buried), kinds_of(table.state.used)) == ([84], ("draw2",))
    assert table.told(Kept) == [Kept(0, 1, 2)]
    long = playing(crew(hand=[73]), deck=[84, 43, 7, 8]).does("play draw3 ")
    assert long.told(Drew) == [Drew(0, 3)]


def test_a_look_bought_this_day() -> None:
    """Rules 11.3 and 6.1, scenario C05: after paying; a lesson drawn so is read in the same phase."""
    table = position(PAID, crew(hand=[71]), crew(), deck=[124, 144], left="red S4")
    assert table.view().pending.moment == "paid"
    table.does("play draw2 ", "buy lesson_124", "buy lesson_144", "pay").waives()
    assert table.stage() == "colour"
    assert numbers_of(table.crew().lessons) == [124]
    assert table.state.public == [(144, -1, 0)]


def test_a_look_beside_a_draft() -> None:
    """Rule 11.3: before paying, what was drafted stays drafted."""
    table = position(DRAFTED, crew(hand=[71]), crew(), deck=[43, 7], left="red S4", settle=False)
    table.crew().drafted = 1 << 55 | 1 << 98
    table.run().does("play draw2 ")
    assert table.view().drafted == ("boots", "basket_1")
    table.does("buy basket_1", "pay").waives()
    assert table.stage() == "pay"
    assert table.view().drafted == ("basket_3", "treasure_rare_or_common")
    assert table.hand() == [43]


@pytest.mark.parametrize(("day", "scored"), [(5, 0), (4, 10)])
def test_a_late_lesson(day: int, scored: int) -> None:
    """Rules 12.3 and 6.1, scenario A16: kept in the rescue it is read the next day, without a second price."""
    me = fixture("F3", hand=[73], lessons=[])
    table = position(RESCUE, me, crew(ready=0), left="red S4", day=day, deck=[124, 7, 8, *range(15, 45)])
    table.does("play draw3 ", "buy lesson_124", "pay")
    assert (table.hand(), me.fish) == ([124], 3)
    table.does("pass")
    while table.state.outcome() is None:
        seat = table.state.to_act()[0]
        legal = table.legal(seat=seat)
        table.does(next((line for line in ("pay", "ready", "pass", "waive") if line in legal), legal[0]), seat=seat)
    outcome = {part.key: part.points for part in table.outcome().scores[0].parts}
    assert outcome["private"] == scored
    assert me.fish == 3 + 20 * (5 - day)


def test_stowaway_on_its_map() -> None:
    """Rules 11.6 and 8.5, scenario C07."""
    table = playing(crew(hand=[75]), draws=[cat("green I5")]).does("play tile_to_boat ").put(MAP_CAT)
    assert table.told(Mapped) == [Mapped(0, "green")]
    assert (table.crew().fish, table.crew().ready) == (20, 1)
    assert table.stage() == "bonus"
    table.does("treasure common_1").put("12,0")
    assert table.stage() == "rescue"
    assert table.told(Pulled) == [Pulled(0, cat("green I5"), "cat", "green")]


def test_stowaway_must_be_placed() -> None:
    """Rule 11.6, ruling 15: a rare treasure too."""
    table = playing(crew(hand=[75]), draws=rare("T")).does("play tile_to_boat ")
    assert table.refusal("skip") == "refused-must-place 11.6"
    table.put("7,0 8,0 9,0 8,1")
    assert table.told(Placed)[0].kind == "rare"
    assert table.crew().tiles[0].number == rare("T")[0]


def test_stowaway_without_room() -> None:
    """Rule 11.6, scenario B08, ruling 15: it leaves the game."""
    table = playing(fixture("F3", hand=[75, 7]), draws=[cat("orange F6")]).does("play tile_to_boat ")
    assert table.told(Lost) == [Lost(0, "cat", "orange")]
    assert table.state.gone == 1 << cat("orange F6")
    assert table.stage() == "rescue"


def test_free_berth_after_the_draw() -> None:
    """Rule 17.4, ruling 15: as an option only."""
    boat = [GREEN, "common_1 at 12,0"]
    plain = playing(crew(tiles=boat, hand=[75, 69]), draws=[cat("purple X5")]).does("play tile_to_boat ")
    assert not plain.legal("play")
    assert plain.refusal("play anywhere ") == "refused-unfinished 8.7"
    agreed = playing(crew(tiles=boat, hand=[75, 69]), draws=[cat("purple X5")], anywhere_after_draw=True)
    agreed.does("play tile_to_boat ", "play anywhere ").put(ACROSS)
    assert agreed.crew().covered & agreed.crew().tiles[-1].mask
    stuck = fixture("F1", hand=[75, 69])
    lost = playing(stuck, draws=[cat("purple X5")], anywhere_after_draw=True).does("play tile_to_boat ")
    assert lost.legal() == ["skip", "play anywhere"]
    lost.does("play anywhere ")
    assert lost.legal() == ["skip"]
    lost.does("skip")
    assert len(lost.told(Lost)) == 1


def test_a_promotional_stowaway() -> None:
    """Rules 17.6 and 2.6: its colour is chosen, and it earns that colour's map."""
    table = playing(crew(hand=[75]), promo="oshax", draws=[PROMO]).does("play tile_to_boat ")
    assert table.refusal("name pink") == "refused-colour 2.6"
    assert table.refusal("pass") == "refused-unfinished 8.7"
    table.does("name green")
    assert table.told(Adopted) == [Adopted(0, PROMO, "green")]
    assert table.held().colour == "green"
    assert table.legal("place")


def test_basket_trade() -> None:
    """Rules 11.5 and 11.6, scenario C08."""
    table = playing(crew(hand=[76, 7], ready=0, used=1)).does("play basket_to_fish used")
    assert (table.crew().fish, table.crew().ready, table.crew().used) == (25, 0, 0)
    none = playing(crew(hand=[76], ready=0))
    assert none.refusal("play basket_to_fish ready") == "refused-no-basket-to-give 11.5"
    assert playing(crew(hand=[76], used=1)).legal("play basket_to_fish") == ["ready", "used"]


def test_herding() -> None:
    """Rule 11.6, scenario C09."""
    a, b, c = cats("red I5, red S4, blue S4")
    table = playing(crew(hand=[77], fish=3), "red I5, red S4", "blue S4").does("play move_cats ")
    assert table.refusal("enough") == "refused-herd-none 11.6"
    table.does(f"send {a}")
    assert table.refusal(f"send {a}") == "refused-herd-twice 11.6"
    assert table.refusal("send 84") == "refused-not-in-field 11.6"
    table.does(f"send {c}")
    assert table.fields() == ([b, c], [a])
    assert table.told(Sent) == [Sent(0, a, "red", "right"), Sent(0, c, "blue", "left")]
    table.does("enough")
    assert table.events[-1] == Herded(0)
    assert table.refusal(f"rescue {a} permanent") == "refused-fish 7.5"
    assert table.refusal(f"rescue {c} permanent") == ""


def test_herding_ends_with_three() -> None:
    """Rule 11.6, scenario C09: a fourth is not to be had."""
    table = playing(crew(hand=[77]), "red I5, red S4, blue S4, blue I5").does("play move_cats ")
    table.does(*[f"send {one}" for one in cats("red I5, red S4, blue S4")])
    assert table.stage() == "rescue"
    assert table.refusal(f"send {cat('blue I5')}") == "refused-not-now 4.1"


def test_herding_nothing() -> None:
    """Rule 11.5, ruling 45: with both fields empty the card may be played, for nothing."""
    table = position(FIND, crew(hand=[77, 98]), crew()).does("play move_cats ")
    assert (table.stage(), table.hand(), table.fields()) == ("find", [98], ([], []))


def test_bookish_catch() -> None:
    """Rules 11.6 and 14.1, scenario C10, ruling 24."""
    table = playing(crew(hand=[78, 116], lessons=[113, 114, 115]))
    table.state.public = [(147, -1, 0), (148, -1, 1)]
    assert table.does("play fish_lessons ").crew().fish == 23


def test_double_rescue_twice() -> None:
    """Rule 11.6, scenario C12, ruling 16: up to three cats, each paid."""
    me = crew(hand=[80, 81], ready=4, fish=20)
    table = playing(me, "red S4, red I5", "blue S4, blue I5").does("play double_rescue ", "play double_rescue ")
    table.rescues("red I5", "8,0 9,0 10,0 11,0 12,0").rescues("blue I5", "8,1 9,1 10,1 11,1 12,1")
    table.rescues("red S4", "9,2 10,2 8,3 9,3")
    assert (me.fish, me.ready, me.extra) == (20 - 3 - 5 - 3, 1, 0)
    assert table.state.to_act() == (1,)


def test_double_rescue_waits() -> None:
    """Rule 11.6, ruling 16: until a second cat is rescued, also over night; and it may come after the first cat."""
    table = position(NIGHT, crew(hand=[7]), crew(), settle=False)
    table.crew().extra = 1
    assert table.run().crew().extra == 1
    late = playing(crew(hand=[80], ready=2)).rescues("red I5", "8,0 9,0 10,0 11,0 12,0").does("play double_rescue ")
    assert late.legal("rescue")
    assert late.does("end").crew().extra == 1


def test_fresh_arrivals() -> None:
    """Rule 11.6, scenario C13, ruling 17: one by one, a rare treasure among the four."""
    drawn = [cat("green I5"), *rare("L"), cat("blue I5"), cat("blue S4")]
    table = playing(crew(hand=[83, 7]), "red S4", "", draws=drawn).does("play tiles_to_fields ")
    assert table.legal() == ["choose left", "choose right"]
    assert table.refusal("pass") == "refused-unfinished 11.1"
    table.does("choose right")
    assert table.view().rare == (("rare_L", 1),)
    table.does("choose left", "choose right")
    assert table.fields() == (cats("red S4, blue I5"), cats("green I5, blue S4"))
    assert len(table.told(Pulled)) == 4
    assert table.stage() == "rescue"


def test_promotional_arrivals() -> None:
    """Rule 17.6: an Oshax counts among the four and joins the line."""
    drawn = [PROMO, *cats("green I5, blue I5, blue S4")]
    table = playing(crew(hand=[83, 7]), promo="oshax", draws=drawn).does("play tiles_to_fields ")
    table.does("choose left", "choose left", "choose left")
    assert table.state.oshax[-1] == PROMO
    assert len(table.told(Pulled)) == 4


def test_a_new_basket_is_ready() -> None:
    """Rules 9.1 and 11.6, scenario C14, ruling 13."""
    table = playing(crew(hand=[84], ready=0)).does("play gain_basket ")
    assert table.told(Wove) == [Wove(0)]
    assert table.rescues("red I5", "8,0 9,0 10,0 11,0 12,0").crew().used == 1


def test_woven_pages() -> None:
    """Rules 11.5 and 11.6, scenario C15."""
    table = playing(crew(hand=[86, 117], lessons=[113, 114, 115])).does("play basket_for_lessons ")
    assert table.legal() == ["forget 113", "forget 114", "forget 115"]
    assert table.refusal("forget 117") == "refused-not-your-lesson 11.6"
    assert table.refusal("forget 147") == "refused-not-your-lesson 11.6"
    table.does("forget 115", "forget 113")
    assert (numbers_of(table.crew().lessons), table.crew().ready) == ([114], 2)
    assert numbers_of(table.crew().buried) == [113, 115]
    assert table.view(1).used == ("basket_for_lessons",)
    one = playing(crew(hand=[86], lessons=[113]))
    one.state.public = [(147, -1, 0)]
    assert one.refusal("play basket_for_lessons ") == "refused-two-lessons 11.5"


def test_treasure_trade() -> None:
    """Rules 11.5 and 11.6, ruling 43: they leave the game."""
    tiles = [GREEN, "common_2 at 12,0 13,0", "rare_O at 8,1 9,1 8,2 9,2"]
    table = playing(crew(tiles=tiles, hand=[88])).does("play basket_for_treasures ")
    assert table.legal() == ["give 1", "give 2"]
    assert table.refusal("give 0") == "refused-not-a-treasure 11.6"
    table.does("give 2", "give 1")
    assert (table.state.stock, table.state.wasted) == ([5, 5, 5, 5], [0, 1, 0, 0])
    assert table.state.gone == 1 << rare("O")[0]
    assert table.crew().ready == 2
    poor = playing(crew(tiles=tiles[:2], hand=[88]))
    assert poor.refusal("play basket_for_treasures ") == "refused-two-treasures 11.5"


BOAT = [
    "blue cat_I5 at 7,0 8,0 9,0 10,0 11,0",
    "blue cat_S4 at 11,1 12,1 12,2 13,2",
    "red cat_I5 at 6,4 7,4 8,4 9,4 10,4",
]
OSHAX = "oshax_1 at 16,3 17,3 15,4 16,4 14,5 15,5"


@pytest.mark.parametrize(("colour", "fish"), [("green", 3), ("red", 2)])
def test_mixed_catch(colour: str, fish: int) -> None:
    """Rules 2.6 and 11.6, scenario C18, ruling 27."""
    assert fish_by("fish_colors", crew(tiles=[*BOAT, f"{colour} {OSHAX}"], hand=[90])) == fish


def test_rare_and_common_catch() -> None:
    """Rule 11.6, scenario C19."""
    tiles = ["rare_O at 8,1 9,1 8,2 9,2", "rare_I at 8,3 9,3 10,3 11,3", *[f"common_1 at {x},4" for x in (8, 9, 10)]]
    assert fish_by("fish_rare", crew(tiles=tiles, hand=[92])) == 4
    assert fish_by("fish_common", crew(tiles=tiles, hand=[94])) == 3


@pytest.mark.parametrize(("colour", "fish"), [("orange", 4), ("blue", 2), ("green", 0)])
def test_family_catch(colour: str, fish: int) -> None:
    """Rules 11.5 and 11.6, scenario C20, ruling 45."""
    tiles = [*[one.replace("blue", "orange").replace("red", "orange") for one in BOAT], f"orange {OSHAX}"]
    tiles += ["blue cat_I5 at 6,6 7,6 8,6 9,6 10,6", "blue cat_S4 at 2,3 3,3 1,4 2,4"]
    me = crew(tiles=tiles, hand=[96])
    assert playing(me).refusal("play fish_one_color pink") == "refused-colour 11.6"
    assert playing(me).refusal("play fish_one_color ") == "refused-colour 11.6"
    assert fish_by("fish_one_color", me, colour) == fish


def test_oshax_catch() -> None:
    """Rules 11.5 and 11.6, ruling 45: nothing to gain is no hindrance."""
    assert fish_by("fish_oshax", crew(tiles=[f"red {OSHAX}"], hand=[67])) == 2
    assert fish_by("fish_oshax", crew(hand=[67])) == 0


def test_shapes_drawn_are_those_of_the_tile() -> None:
    """Rule 8.1."""
    table = playing(crew(hand=[75]), draws=[cat("orange F6")]).does("play tile_to_boat ")
    assert (table.held().shape, table.held().colour) == ("cat_F6", "orange")
