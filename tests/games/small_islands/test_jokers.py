"""Joker tokens: A14, C01 to C08."""

from __future__ import annotations

from archipel.games.small_islands.steps.joker import JOKERS

from .position import HOUSE, exploring, jokering, told


def test_a14_a_port_and_a_lotus_over_a_leaf() -> None:
    """A14, rulings 15 and 16, rules 7.1, 7.2 and 7.4."""
    table = jokering("S1a@0,0r0 L21@0,1r0")
    before = told(table.state.board, 0, 0)
    assert (before["lotus"], before["leaf"], before["ports"]) == (2, 1, 1)
    table.does("joker J1 port 0 0 0")
    assert table.view().tiles[0].ports == 1
    table.state.turn = 0
    table.state.steps.append(JOKERS)
    table.does("joker J4 lotus 0 1 0")
    after = told(table.state.board, 0, 0)
    assert (after["lotus"], after["leaf"], after["ports"]) == (3, 0, 2)
    assert table.view().tiles[1].shows == ("lotus", "lotus", "port")
    assert table.view().mats[0].jokers == ("J2", "J3")


def test_c01_a_token_must_change_the_resource() -> None:
    """C01, ruling 17, rule 7.2."""
    table = jokering("S1a@0,0r0")
    assert table.refused("joker J1 lotus 0 0 0") == "7.2"
    table.does("joker J2 fruit 0 0 0")
    after = told(table.state.board, 0, 0)
    assert (after["lotus"], after["fruit"]) == (0, 1)


def test_tokens_lie_on_each_other() -> None:
    """Ruling 17, rules 3.4 and 7.2: the uppermost counts, whoever laid it."""
    table = jokering("S1a@0,0r0").does("joker J2 fruit 0 0 0")
    state = table.state
    state.steps.append(JOKERS)
    assert state.turn == 1
    assert table.refused("joker J2 fruit 0 0 0") == "7.2"
    table.does("joker J3 leaf 0 0 0")
    assert told(state.board, 0, 0)["leaf"] == 1
    assert table.view().tiles[0].jokers == ((0, "fruit", 0, 0), (0, "leaf", 1, 0))


def test_c03_nothing_else_is_covered() -> None:
    """C03, rules 7.3 and 7.4: a temple, a spot, a port."""
    table = jokering("L13@0,0r0")
    for icon in range(3):
        assert table.refused(f"joker J2 fruit 0 0 {icon}") == "7.3"
    assert table.refused("joker J2 fruit 0 0 3") == "7.2"
    table.does("joker J2 port 0 0 0")
    assert told(table.state.board, 0, 0)["ports"] == 2


def test_c04_two_ports_at_most() -> None:
    """C04, ruling 18, rule 7.4."""
    assert jokering("L55@0,0r0").refused("joker J1 port 0 0 0") == "7.4"
    table = jokering("L01@0,0r0").does("joker J1 port 0 0 0")
    table.state.steps.append(JOKERS)
    assert table.refused("joker J1 port 0 0 0") == "7.4"


def test_c05_one_a_turn_and_only_when_exploring() -> None:
    """C05, rules 6.3, 7.1 and 8.3."""
    landed = exploring("S1a@0,0r0", navigation=0).does("land own")
    assert landed.refused("joker J1 port 0 0 0") == "7.1"
    landed.does("moor 1 0")
    assert landed.state.mats[0].jokers == 15
    assert landed.legal("joker", seat=0) == []
    explored = jokering("S1a@0,0r0", seats=2).does("joker J2 fruit 0 0 0")
    assert explored.state.turn == 1
    explored.state.turn = 0
    assert explored.refused("joker J3 leaf 0 0 0") == "7.1"


def test_c07_the_fourth_token() -> None:
    """C07, ruling 15, rule 7.5: it is named when laid, and stays so."""
    table = jokering("L03@0,0r0")
    assert table.refused("joker J4 leaf 0 0 0") == "7.2"
    assert table.refused("joker J1 fruit 0 0 0") == "7.5"
    table.does("joker J4 lotus 0 0 0")
    assert (told(table.state.board, 0, 0)["lotus"], told(table.state.board, 0, 0)["leaf"]) == (1, 0)
    table.state.steps.append(JOKERS)
    table.state.turn = 0
    assert table.refused("joker J4 fruit 0 0 0") == "7.1"
    assert table.refused("joker J9 fruit 0 0 0") == "7.5"


def test_c08_spoiling_an_opponent() -> None:
    """C08, rules 7.2 and 10.2: two and two; a leaf over a lotus leaves two equal, a fruit does not."""
    equal = HOUSE.missions[HOUSE.cards[HOUSE.card_of["O10"]].mission]
    tiles = "L10@0,0r0 L11@0,1r2"
    assert told(jokering(tiles).state.board, 0, 0)["lotus"] == told(jokering(tiles).state.board, 0, 0)["fruit"] == 2
    leaf = jokering(tiles).does("joker J3 leaf 0 0 0").state.board
    assert leaf.meets(0, equal, 0)
    fruit = jokering(tiles).does("joker J2 fruit 0 0 0").state.board
    assert not fruit.meets(0, equal, 0)


def test_never_on_a_boat_nor_beside_the_table() -> None:
    """Rule 7.1."""
    table = jokering("S1a@0,0r0 boat@1,0")
    assert table.refused("joker J1 port 1 0 0") == "7.1"
    assert table.refused("joker J1 port 5 5 0") == "7.1"
    assert table.refused("joker J1 port 0 0 1") == "7.4"


def test_every_use_is_offered_once() -> None:
    """Rules 7.2 and 7.4: a lotus with a spot, a leaf and a lotus with a port; all four tokens."""
    found = jokering("S1a@0,0r0 L21@0,1r0").legal()
    resources = [line for line in found if line.startswith("joker") and " port " not in line]
    ports = [line for line in found if " port " in line]
    assert len(resources) == 1 + 3 + 2 + 6
    assert len(ports) == 4 * 2
    assert found[0] == "done"
    assert len(set(found)) == len(found)
