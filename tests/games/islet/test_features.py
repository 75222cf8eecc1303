"""Planes and choices of Islet, reckoned by hand."""

from __future__ import annotations

import pytest

from archipel.kit.testing.numbers import choices, features_of, told

from .position import ISLET, NIGHT, H, Player, Table, opened, position

AREA = 2 * 16 * 25


def cell(x: int, y: int) -> int:
    """The place of a cell of the first islet in its plane: rows from -7, columns from -12."""
    return (y + 7) * 25 + x + 12


def rivals() -> Table:
    mine = Player(at="1,0", raw="W2 B1", g="S C*")
    return position(f"{H} 0,0:Sl.Wb=2", mine, Player(hand="Wb"), bag=40)


def test_a_row_has_its_size() -> None:
    features = features_of(ISLET)
    assert (features.size, len(features.choices), features.openers) == (14522, 1282, 1229)
    assert len(features.encode(opened(4).view(None))) == features.size


def test_the_islet() -> None:
    planes = told(ISLET, rivals().view(0))
    corners = {cell(-1, 0): 1, cell(0, 0): 2, cell(1, 0): 1, cell(1, 1): 1, cell(0, 1): 1, cell(-1, 1): 1}
    assert planes["level"] == corners
    water = [cell(-1, 0), cell(0, 0), cell(1, 1)]
    clay = [2 * AREA + cell(1, 0), 2 * AREA + cell(-1, 1)]
    assert planes["terrain"] == dict.fromkeys([*water, AREA + cell(0, 1), *clay], 1)
    branches = [cell(-1, 0), cell(0, 0), cell(-1, 1)]
    flowers = [2 * AREA + cell(1, 0), 2 * AREA + cell(0, 1)]
    assert planes["nest"] == dict.fromkeys([*branches, AREA + cell(1, 1), *flowers], 1)
    assert planes["egg"] == {cell(0, 0): 2}
    assert planes["birds"] == {cell(1, 0): 1}
    assert planes["far"] == {}


def test_the_table_and_the_seats() -> None:
    """A seat has 39 numbers: resources from the eleventh, levels of eggs from the twenty-ninth on."""
    planes = told(ISLET, rivals().view(0))
    assert planes["options"] == {0: 1, 1: 1, 3: 3, 6: 1}
    assert planes["table"] == {1: 1, 4: 1}
    assert planes["stage"] == {1: 1}
    assert planes["course"] == {0: 5, 2: 40}
    assert planes["tiles"] == {0: 1, 4: 1, 8: 1, 1: 1, 9 + 4: 1}
    assert planes["piles"] == {0: 10, 1: 11, 2: 11, 3: 11, 4: 12, 5: 12}
    mine = {0: 1, 1: 1, 2: 1, 6: 4, 7: 1, 9: 6, 10: 2, 11: 2, 14: 1, 18: 1, 25: 1, 29: 1, 30: 1}
    assert planes["seats"] == mine | {39: 1, 39 + 6: 1, 39 + 7: 2, 39 + 8: 1, 39 + 9: 10}


def test_the_own_seat_comes_first() -> None:
    planes = told(ISLET, rivals().view(1))
    assert planes["egg"] == {cell(0, 0): 1}
    assert planes["birds"] == {AREA + cell(1, 0): 1}
    assert planes["table"] == {1: 1, 4 + 1: 1}
    assert planes["tiles"] == {0: 1, 9 + 4: 1}


def test_a_chain() -> None:
    table = position(H, Player(), Player(), piles={"S": 0}).put("Wb", "0,-1").put("Sl", "0,0")
    planes = told(ISLET, table.view(0))
    assert planes["stage"] == {2: 1}
    assert planes["chain"] == {cell(0, -1): 1, cell(0, 0): 2}
    assert planes["links"] == {0: 1, 9: 1, 16: 1, 17 + 4: 1, 17 + 10: 1, 17 + 15: 1, 17 + 16: 2}


def test_cells_far_off() -> None:
    """A list in the order of the view, fifteen numbers a cell."""
    table = position(f"{H} 13,0:Wb 14,0:Sl.Cf=1", Player(at="14,0", raw="W1"), Player())
    planes = told(ISLET, table.view(0))
    assert set(planes["level"]) == {cell(x, y) for x in (-1, 0, 1) for y in (0, 1)}
    first, second = {0: 1, 1: 113, 2: 100, 3: 1, 4: 1, 5: 1}, {15: 1, 16: 114, 17: 100, 18: 2, 19: 3, 20: 3, 21: 1}
    assert planes["far"] == first | second | {15 + 7: 1}
    planes = told(ISLET, table.goes("13,0", "W").view(0))
    assert planes["far"] == first | second | {7: 1, 12: 1}
    assert planes["birds"] == planes["visited"] == {}


def test_alone() -> None:
    board = f"{H}{NIGHT} 0,0:Sl.Wl n0,1:Wb.Sf"
    open_cards = ("DN01 DN05", "DN02")
    table = position(board, Player(at="n0,0"), cards=open_cards, deck="DN04 DN07", discards="DN06")
    planes = told(ISLET, table.view(0))
    assert planes["open cards"] == {0: 1, 13 + 4: 1, 26 + 1: 1}
    assert planes["cards"] == {5: 1}
    assert planes["course"] == {0: 5, 2: 40, 3: 2}
    assert planes["birds"] == {400 + cell(0, 0): 1}
    assert planes["met"] == {cell(0, 0): 1, AREA + cell(0, 0): 1, 400 + cell(0, 1): 1}


@pytest.mark.parametrize(
    ("line", "spelled"),
    [
        ("start 2 0 1", ["start", "at 2 0 1"]),
        ("place Wb 1 -12 -7", ["place Wb", "at 1 -12 -7"]),
        ("place Cf 2 12 8", ["place Cf", "at 2 12 8"]),
        ("place Sl 1 13 0", ["place Sl", "far 1", "column 13", "row 0"]),
        ("place Sl 2 -100 100", ["place Sl", "far 2", "column -100", "row 100"]),
        ("stop", ["stop"]),
        ("discard F", ["discard F"]),
        ("move mixed", ["move mixed"]),
        ("remove Wb", ["remove Wb"]),
        ("remove bag", ["remove bag"]),
        ("advance 1 0 0 -", ["advance", "at 1 0 0", "enough"]),
        ("advance 1 0 0 Ss", ["advance", "at 1 0 0", "pay s", "pay S", "enough"]),
        ("advance 2 0 -9 C", ["advance", "far 2", "column 0", "row -9", "pay C", "enough"]),
        ("lay wWWSScCCB", ["lay", *[f"pay {card}" for card in "wWWSScCCB"], "enough"]),
        ("end", ["end"]),
        ("guarantee L", ["guarantee L"]),
        ("give_up L yes", ["give_up L yes"]),
        ("give_up W no", ["give_up W no"]),
        ("fulfil DN13", ["fulfil DN13"]),
    ],
)
def test_choices_of_an_action(line: str, spelled: list[str]) -> None:
    assert choices(ISLET, line) == spelled
