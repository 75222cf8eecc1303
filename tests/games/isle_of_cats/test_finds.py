"""Rare finds: Oshax and treasure cards."""

from __future__ import annotations

from archipel.games.isle_of_cats.content.tiles import COMMONS
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.events import Adopted, Declined, Found, Mapped, Passed
from archipel.games.isle_of_cats.steps.days import FIND

from .position import GREEN, Table, crew, fixture, position, rare

HOARD = "find treasure_rare_or_common"
POUCH = "find treasure_small"
FIRST_OSHAX = 110


def finding(me: Crew, other: Crew | None = None, rares: str = "T", **changes: object) -> Table:
    """Seat 0 at its turn of rare finds, with these treasures under the island."""
    table = position(FIND, me, other or crew(), settle=False, **changes)  # type: ignore[arg-type]
    table.state.rare = rare(rares)
    for tile in table.state.rare:
        table.state.bag &= ~(1 << tile)
    return table.run()


def test_turns() -> None:
    """Rule 10.1: one card a turn, in the order; a pass is final; without a hand it says itself."""
    table = finding(crew(tiles=[GREEN], hand=[98, 99, 107]), crew(tiles=[GREEN], hand=[98])).waives()
    assert table.refusal("end") == "refused-end 10.1"
    table.does(f"{HOARD} rare rare_T").put("8,1 9,1 10,1 9,2")
    assert table.legal() == ["end"]
    assert table.refusal(f"{HOARD} common common_1") == "refused-one-find 10.1"
    table.does("end").waives()
    assert table.state.to_act() == (1,)
    table.does("pass", seat=1).waives()
    assert table.state.to_act() == (0,)
    table.does(f"{POUCH} small common_1").put("12,0").does("skip", "end").waives()
    assert table.state.to_act() == (0,)
    table.does("pass")
    assert table.state.phase != "finds"
    assert table.told(Passed) == [Passed(1), Passed(0)]


def test_an_oshax() -> None:
    """Rules 10.2, 2.6 and 8.5, ruling 9: its colour is chosen first, and that colour's map is earned."""
    table = finding(crew(hand=[1, 2]))
    assert len(table.legal("adopt")) == 6 * 5
    assert table.refusal(f"adopt {FIRST_OSHAX} pink") == "refused-colour 2.6"
    assert table.refusal("adopt 3 red") == "refused-no-such-oshax 10.2"
    table.does(f"adopt {FIRST_OSHAX} green").put("9,0 10,0 8,1 9,1 7,2 8,2")
    assert table.told(Adopted) == [Adopted(0, FIRST_OSHAX, "green")]
    assert table.told(Mapped) == []
    assert FIRST_OSHAX not in table.state.oshax
    on_map = finding(crew(hand=[1]))
    on_map.does(f"adopt {FIRST_OSHAX} green").put("7,0 7,1 8,1 8,2 9,2 9,3")
    assert on_map.told(Mapped) == [Mapped(0, "green")]
    assert on_map.stage() == "bonus"
    off = finding(crew(hand=[1, 7]))
    off.does(f"adopt {FIRST_OSHAX} red").put("7,0 7,1 8,1 8,2 9,2 9,3")
    assert off.stage() == "find"
    assert off.view().crews[0].cats == (0, 0, 1, 0, 0)


def test_an_oshax_without_room_or_card() -> None:
    """Rule 10.2, scenario B07."""
    full = finding(fixture("F1", hand=[1]))
    assert full.legal() == ["pass"]
    assert full.refusal(f"adopt {FIRST_OSHAX} red") == "refused-no-room 10.2"
    assert finding(crew(hand=[98])).refusal(f"adopt {FIRST_OSHAX} red") == "refused-no-oshax-card 10.2"


def test_no_oshax_is_left() -> None:
    """Rules 10.2 and 15.9, scenario E21."""
    table = position(FIND, crew(hand=[1]), mode="solo", settle=False)
    table.state.oshax = []
    table.run()
    assert table.legal() == ["pass"]
    assert table.refusal(f"adopt {FIRST_OSHAX} red") == "refused-no-such-oshax 10.2"
    assert table.crew().fish == 20


def test_a_hoard() -> None:
    """Rules 10.3 and 10.5, scenario B19, ruling 12: one rare, or one or two common."""
    rich = finding(crew(tiles=[GREEN], hand=[98, 7]))
    assert rich.legal(HOARD) == ["rare rare_T", *[f"common {shape}" for shape in COMMONS]]
    rich.does(f"{HOARD} rare rare_T").put("8,1 9,1 10,1 9,2")
    assert rich.stage() == "find"
    assert rich.told(Found) == [Found(0, "treasure_rare_or_common", "rare")]
    two = finding(crew(tiles=[GREEN], hand=[98, 7])).does(f"{HOARD} common common_I3").put("12,0 13,0 14,0")
    assert two.legal() == [*[f"treasure {shape}" for shape in COMMONS], "skip"]
    two.does("treasure common_1").put("13,1")
    assert (two.stage(), two.crew().fish, len(two.crew().tiles)) == ("find", 20, 3)
    one = finding(crew(tiles=[GREEN], hand=[98, 7])).does(f"{HOARD} common common_1").put("12,0").does("skip")
    assert one.told(Declined) == [Declined(0)]
    assert finding(crew(hand=[98]), rares="").refusal(f"{HOARD} rare rare_T") == "refused-treasure-gone 10.3"
    assert finding(crew(hand=[98])).refusal(f"{HOARD} small common_1") == "refused-way 10.3"
    assert finding(crew(hand=[98])).refusal(f"{HOARD} rare common_1") == "refused-way 10.3"


def test_a_pouch() -> None:
    """Rules 2.7, 10.4 and 10.5, scenario B19, ruling 12."""
    poor = finding(crew(tiles=[GREEN], hand=[107], fish=0))
    assert poor.legal("find") == ["treasure_small small common_1", "treasure_small small common_2"]
    assert poor.refusal(f"{POUCH} common common_1") == "refused-fish 10.4"
    poor.does(f"{POUCH} small common_1").put("12,0")
    assert poor.legal() == ["treasure common_1", "treasure common_2", "skip"]
    assert poor.refusal("treasure common_I3") == "refused-small-only 10.4"
    poor.does("treasure common_2").put("13,0 14,0")
    paid = finding(crew(tiles=[GREEN], hand=[107], fish=1)).does(f"{POUCH} common common_1")
    assert paid.crew().fish == 0
    assert paid.refusal("skip") == "refused-unfinished 8.7"
    paid.put("12,0").does("skip")
    assert finding(crew(hand=[107])).refusal(f"{POUCH} rare rare_T") == "refused-way 10.4"
    assert finding(crew(hand=[107])).refusal(f"{HOARD} common common_1") == "refused-no-treasure-card 10.1"


def test_the_stock_runs_out() -> None:
    """Rules 3.1 and 10.5: of the last treasure a second is not offered."""
    table = position(FIND, crew(tiles=[GREEN], hand=[98, 7]), crew(), settle=False)
    table.state.stock = [1, 0, 0, 0]
    table.run().does(f"{HOARD} common common_1").put("12,0")
    assert table.stage() == "find"
    empty = position(FIND, crew(tiles=[GREEN], hand=[98, 7]), crew(), settle=False)
    empty.state.stock = [0, 0, 0, 0]
    assert empty.run().refusal(f"{HOARD} common common_1") == "refused-treasure-gone 10.3"


def test_a_card_drawn_in_its_phase_may_be_played() -> None:
    """Rule 10.1, ruling 49."""
    table = position(FIND, crew(tiles=[GREEN], hand=[71]), crew(), deck=[107, 7])
    table.does("play draw2 ", "buy treasure_small", "pay")
    assert table.legal("find")
