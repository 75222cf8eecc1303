"""Alone on two islets: tiles removed, travel, day and night cards, the score. Sections A and E of the scenarios."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core.rng import Quick
from archipel.games.islet.conditions import meets
from archipel.games.islet.content.cards import CARD_OF, CARDS, CONDITIONS
from archipel.games.islet.content.parts import LADDER
from archipel.games.islet.events import Emptied, Ended, Fulfilled, Removed, Revealed
from archipel.games.islet.steps.fulfil import Fulfilling
from archipel.games.islet.values import IsletOptions
from archipel.kit.ranking import title

from .position import NIGHT, H, Player, Table, built, cell_of, position

BOTH = H + NIGHT
DECK = " ".join(CARDS[4:])
OPEN = (" ".join(CARDS[:2]), " ".join(CARDS[2:4]))


def alone(cells: str = BOTH, **changes: Any) -> Table:
    """One player; `changes` are its own or those of the table."""
    own = {key: changes.pop(key) for key in Player.__struct_fields__ if key in changes}
    return position(cells, Player(**own), **{"cards": OPEN, "deck": DECK, **changes})


def moving(cells: str = BOTH, **changes: Any) -> Table:
    """Its Move has begun: three tiles have left the bag."""
    return alone(cells, **changes).does("move bag")


def met(card: str, cells: str, where: str = "0,0", **options: Any) -> bool:
    """Whether a cell of a board meets a card; the night side where the cell is on the night islet."""
    asked = CONDITIONS[1 if where.startswith("n") else 0][CARD_OF[card]]
    return meets(built(cells, 2), IsletOptions(**options), cell_of(where), asked)


@pytest.mark.parametrize(("level", "exact", "least"), [(3, False, False), (4, True, True), (5, False, True)])
def test_level_four(level: int, exact: bool, least: bool) -> None:
    """A5, RULING 36, rule 10.7."""
    stack = "0,0:" + ".".join(["Wb"] * level)
    assert met("DN13", stack) == exact
    assert met("DN13", stack, level_match="at_least") == least


@pytest.mark.parametrize(
    ("card", "stack", "expected"),
    [
        ("DN02", "Wb.Cb.Sb.Cl", True),
        ("DN02", "Wb.Cb.Sb.Wl", True),
        ("DN02", "Wb.Cb.Sb.Cb", False),
        ("DN02", "Wb.Cb.Cl", False),
        ("DN07", "Sb.Cf.Wf", True),
        ("DN07", "Sb.Cf.Wb", True),
        ("DN07", "Sb.Wf.Cf", False),
    ],
)
def test_level_and_nest_level_and_terrain(card: str, stack: str, expected: bool) -> None:
    """A6, A7, rule 10.7."""
    assert met(card, f"0,0:{stack}") == expected


@pytest.mark.parametrize(
    ("around", "least", "expected"),
    [
        ("-1,0:Cb 1,0:Cf 0,-1:Cl", 2, True),
        ("-1,0:Cb 1,0:Cf", 2, True),
        ("-1,0:Cb 1,0:Sf 0,-1:Cl", 2, False),
        ("-1,0:Cb", 2, False),
        ("-1,0:Cb", 1, True),
        ("-1,0:Cb 1,0:Cf", 3, False),
        ("-1,0:Cb 1,0:Cf 0,-1:Cl", 3, True),
    ],
)
def test_water_among_clay(around: str, least: int, expected: bool) -> None:
    """A8, RULING 36, rule 10.7."""
    assert met("DN12", f"0,0:Wl {around}", surround_min_neighbours=least) == expected


def test_a_card_shows_its_night_side_at_the_night_islet() -> None:
    """Rule 10.2: DN01 asks for water at level 2 by day, for a flower at level 4 by night."""
    assert met("DN01", "0,0:Sb.Wb")
    assert not met("DN01", "n0,0:Sb.Wb", "n0,0")
    assert met("DN01", "n0,0:Sb.Wb.Sb.Cf", "n0,0")


def test_refill_of_the_other_islet() -> None:
    """A9, rule 10.8."""
    table = moving(
        f"{BOTH} 0,0:Sl.Wf", at="0,0", raw="F3", eggs="6/2/2", g="B B",
        cards=("DN01 DN02", ""), deck=DECK, discards="DN03 DN04",
    )  # fmt: skip
    table.does("lay FFF", "guarantee W")
    assert table.view().discards == ("DN03", "DN04", "DN01")
    assert table.cards()[1] == ["DN02"]
    assert len(table.cards()[2]) == 2
    assert table.view().deck == 7
    assert [event.islet for event in table.told(Revealed)] == [2, 2]


def test_three_tiles_of_the_hand() -> None:
    """A10, RULING 33, rule 10.5."""
    table = alone(at="0,0", hand="Wb Sl Cf Wl", bag=40).does("move hand")
    assert table.legal() == ["remove Wb", "remove Sl", "remove Cf", "remove Wl"]
    assert table.refusal("end") == "refused-remove-first 10.5"
    table.does("remove Wb", "remove Cf", "remove Sl")
    assert (table.hand(), table.view().bag, table.view().removed) == (["Wl"], 40, ("Wb", "Cf", "Sl"))
    assert len(table.told(Removed)) == 3
    table.does("end").put("Wl", "-2,0")
    assert table.legal() == ["stop"]
    table.does("stop")
    assert (len(table.hand()), table.view().bag) == (4, 36)


def test_three_tiles_of_the_bag() -> None:
    """RULING 33, rule 10.5: at random, and shown."""
    table = alone(at="0,0", bag=40).does("move bag")
    assert (len(table.hand()), table.view().bag, len(table.view().removed)) == (4, 37, 3)
    assert table.told(Emptied)[0].tiles == table.view().removed


def test_a_move_needs_three_tiles() -> None:
    """RULING 33, rule 10.5."""
    assert alone(at="0,0", hand="Wb", bag=40).legal("move") == ["bag"]
    assert alone(at="0,0", hand="Wb Sl Cf", bag=2).legal("move") == ["hand"]
    table = alone(at="0,0", hand="Wb", bag=2)
    assert table.legal("move") == []
    assert table.refusal("move bag") == "refused-few-tiles 10.5"
    assert table.refusal("move hand") == "refused-few-tiles 10.5"
    assert table.refusal("move mixed") == "refused-source 10.5"
    assert table.refusal("advance 1 1 0 C") == "refused-tiles-first 10.5"
    assert table.refusal("end") == "refused-tiles-first 10.5"


def test_tiles_of_both_where_agreed() -> None:
    """RULING 33 with solo_discard_source mixed, rule 10.5."""
    table = alone(at="0,0", hand="Wb Wb", bag=1, solo_discard_source="mixed")
    assert table.legal("move") == ["mixed"]
    assert table.refusal("move bag") == "refused-source 10.5"
    table.does("move mixed")
    assert table.legal() == ["remove Wb", "remove bag"]
    table.does("remove bag")
    assert (table.legal(), table.view().pending.left) == (["remove Wb"], 2)
    table.does("remove Wb", "remove Wb", "end")
    assert table.outcome().reason == "reason-lost"


def test_neither_action_left_is_a_loss_where_sources_mix() -> None:
    """Rule 10.9: it goes on while one of the two can be done."""
    table = alone(at="0,0", hand="Wb", bag=5, solo_discard_source="mixed").does("move mixed")
    table.does("remove Wb", "remove bag", "remove bag", "end")
    assert table.legal() == ["move mixed"]
    table.does("move mixed", "remove bag", "remove bag", "remove bag", "end")
    assert table.outcome().reason == "reason-lost"


def test_explore_where_the_bird_is() -> None:
    """E2, RULING 31, rule 10.4."""
    table = alone(at="0,0")
    assert all(not cell.startswith("n") for cell in table.cells())
    assert table.refusal("place Wb 2 0 -1") == "refused-other-islet 10.4"
    table.put("Wb", "-2,0")
    assert table.cells() == {"-1,0"}
    assert table.refusal("place Sl 2 0 0") == "refused-other-islet 10.4"
    assert all(cell.startswith("n") for cell in alone(at="n0,0").cells())


TRAVEL = BOTH + " n0,0:Wb.Cb.Sl=1 n0,1:Sl n-1,0:Sb"


@pytest.mark.parametrize(("raw", "pay"), [("S1", ["S"]), ("C2", ["CC"]), ("", [])])
def test_travel(raw: str, pay: list[str]) -> None:
    """E4, RULING 34, rule 10.6."""
    table = moving(TRAVEL, at="0,0", raw=raw)
    assert table.ways("n0,0") == table.ways("n0,1") == pay
    assert table.ways("n-1,0") == []
    assert table.refusal("advance 2 -1 0 S") == "refused-not-alike 10.6"
    if not pay:
        assert table.refusal("advance 2 0 0 S") == "refused-cannot-pay 10.6"
        return
    table.goes("n0,0", pay[0])
    assert (table.pawn(), table.raw()) == ("n0,0", "")
    assert table.refusal("lay LLL") == "refused-lay-on-egg 7.1"


def test_travel_there_and_back() -> None:
    """RULING 34, rule 10.6: several times in a Move, each time paid."""
    table = moving(TRAVEL, at="0,0", raw="S2").goes("n0,1", "S").goes("0,0", "S")
    assert (table.pawn(), table.legal("advance 2")) == ("0,0", [])


def test_laying_needs_a_card() -> None:
    """E5, rule 10.7."""
    cells = f"{BOTH} 0,0:Sl.Wf"
    table = moving(cells, at="0,0", raw="F3", cards=("DN01 DN13", "DN03 DN04"))
    table.does("lay FFF", "guarantee W")
    assert table.told(Fulfilled)[0].card == "DN01"
    assert table.stage() == "move"
    assert table.cards()[1] == ["DN13"]
    other = moving(cells, at="0,0", raw="F3", cards=("DN13", "DN01 DN04"))
    assert other.legal("lay") == []
    assert other.refusal("lay FFF") == "refused-no-card-met 10.7"


def test_both_cards_met() -> None:
    """E6, rule 10.8."""
    table = moving(f"{BOTH} 0,0:Wb.Cb.Sb.Cl", at="0,0", raw="L3", cards=("DN13 DN02", "DN03 DN04"))
    assert [len(card.met) for card in table.view().cards] == [1, 1, 0, 0]
    table.does("lay LLL", "guarantee W")
    assert (table.stage(), table.legal()) == ("fulfil", ["fulfil DN13", "fulfil DN02"])
    assert table.refusal("fulfil DN03") == "refused-not-met 10.8"
    assert table.refusal("end") == "refused-fulfil-first 10.8"
    table.does("fulfil DN02")
    assert (table.cards()[1], table.view().discards) == (["DN13"], ("DN02",))
    assert table.stage() == "move"


def test_refill_after_each_egg_and_only_of_the_other_islet() -> None:
    """E7, E8, RULING 35, rule 10.8."""
    cells = f"{BOTH} 0,0:Sl.Wb 1,0:Sf.Wl 1,1:Wf n1,1:Wl n0,1:Wb.Sb"
    deck = " ".join(["DN03", *CARDS[5:]])
    table = moving(cells, at="0,0", raw="W1 S1 B6 L3", cards=("DN01 DN05", "DN02 DN04"), deck=deck)
    table.does("lay BBB", "guarantee W")
    assert (table.cards(), table.view().deck) == ({1: ["DN05"], 2: ["DN02", "DN04"]}, 9)
    table.goes("1,0").does("lay LLL", "guarantee S")
    assert (table.cards(), table.view().deck) == ({1: [], 2: ["DN02", "DN04"]}, 9)
    assert table.told(Revealed) == []
    table.goes("n1,1", "w").goes("n0,1", "s")
    table.does("lay BBB")
    assert (table.stage(), table.cards()[1]) == ("guarantee", [])
    table.does("guarantee C", "fulfil DN02")
    assert table.view().deck == 7
    assert (len(table.cards()[1]), table.cards()[2]) == (2, ["DN04"])
    assert [event.islet for event in table.told(Revealed)] == [1, 1]


@pytest.mark.parametrize("seed", range(20))
def test_the_deck_is_always_long_enough(seed: int) -> None:
    """E13, RULING 35, rule 10.8: wherever nine eggs are laid, the islets are refilled, and a card is left."""
    table, rng = alone(at="0,0"), Quick(seed)
    for _ in range(9):
        islet = rng.choose([islet for islet, cards in enumerate(table.state.cards) if cards])
        table.state.steps.append(Fulfilling([table.state.cards[islet][0]], cell_of("0,0" if not islet else "n0,0")))
        table.state.settle()
        assert len(table.state.cards[1 - islet]) == 2
        assert table.view().deck >= 1


def test_a_loss() -> None:
    """E10, RULING 37, rule 10.9."""
    cells = f"{BOTH} 0,0:Wb 1,0:Cf.Cb"
    lost = alone(cells, at="0,1", bag=2).put("Wb", "0,-1").put("Sl", "0,0").put("Cf", "1,0").does("stop")
    assert lost.told(Ended)[0].why == "lost"
    assert (lost.outcome().winners, lost.outcome().reason, lost.outcome().rank) == ((), "reason-lost", "")
    safe = alone(cells, at="0,1", bag=2).put("Wb", "0,-1").put("Sl", "0,0").does("stop")
    assert (safe.state.outcome(), safe.view().bag, safe.view().last_tile) == (None, 0, -1)
    assert safe.legal("move") == ["hand"]


def test_emptying_the_bag_by_a_move_is_no_loss() -> None:
    """RULING 37, rule 10.9."""
    table = alone(at="0,0", bag=3).does("move bag", "end")
    assert (table.state.outcome(), table.view().bag) == (None, 0)


@pytest.mark.parametrize("hand", ["Wb", "Wb Sl Cf Wl"])
def test_a_win_and_its_score(hand: str) -> None:
    """E11, E12, RULING 37, rules 1.2, 10.9 and 10.10: at once, no card is revealed."""
    table = moving(
        f"{BOTH} 0,0:Sl.Wf", at="0,0", raw="F3", g="B", eggs="0/1/9", hand=hand, bag=14,
        cards=("DN01 DN02", ""), deck=DECK,
    ).does("lay FFF")  # fmt: skip
    assert table.told(Ended)[0].why == "saved"
    assert (table.told(Revealed), table.told(Fulfilled)) == ([], [])
    outcome = table.outcome()
    assert (outcome.winners, outcome.scores[0].total, outcome.rank) == ((0,), 11, "rank-saved")


def test_the_ladder() -> None:
    """E11, rule 10.10."""
    titles = ["rank-again", "rank-bloom", "rank-wildlife", "rank-saved", "rank-ecosystem"]
    assert [title(LADDER, least) for least in (0, 4, 7, 10, 15)] == titles
    assert [title(LADDER, most) for most in (3, 6, 9, 14)] == titles[:-1]


def test_an_empty_move_costs_three_tiles() -> None:
    """E15, RULING 22, rule 10.5."""
    table = alone(at="0,0", bag=40).does("move bag", "end")
    assert (table.view().bag, table.stage(), table.view().round) == (37, "turn", 6)


def test_moves_without_an_egg_end_nothing() -> None:
    """RULING 24, rule 9.4: alone every turn uses tiles up, so nothing is counted."""
    table = alone(at="0,0", bag=20)
    for _ in range(4):
        table.does("move bag", "end")
    assert (table.state.outcome(), table.view().idle, table.view().bag) == (None, 0, 8)


def test_six_eggs_alone() -> None:
    """RULING 38, rules 10.1 and 11.1: six in all."""
    cells = f"{BOTH} 0,0:Sl.Wf"
    table = moving(cells, at="0,0", raw="F3", g="B", eggs="0/1/5", cards=("DN01 DN02", ""), deck=DECK)
    assert table.does("lay FFF").outcome().reason == "reason-saved"


def test_the_islets_never_touch() -> None:
    """RULING 32, rule 10.1: equal coordinates of the two are different cells."""
    table = alone(f"{BOTH} 2,0:Wb", at="n0,0")
    assert "n2,0" in table.cells()
