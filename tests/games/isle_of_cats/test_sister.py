"""Alone against the sister."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.games.isle_of_cats.content.cards import CARD_BASKETS, KEYWORDS, Keyword
from archipel.games.isle_of_cats.drawing import put_by
from archipel.games.isle_of_cats.events import ColourTurned, Raced, SisterCard, SisterSwitched, SisterTook
from archipel.games.isle_of_cats.piles import numbers_of, size
from archipel.games.isle_of_cats.scoring import sister_parts, standings
from archipel.games.isle_of_cats.sister import carry_out, resolve
from archipel.games.isle_of_cats.state import CatsState, Sister
from archipel.games.isle_of_cats.steps.days import DRAFT, FIND, LAY, NIGHT, RESCUE, REVEAL

from .position import GREEN, Table, cats, crew, finished, fixture, laid, parts, position, rare

LETTERS = dict(zip("abcdefgh", range(8), strict=True))
"""Cats a to h are tiles 0 to 7."""


def line(words: str) -> tuple[list[int], list[int]]:
    """`a b c d | e f`: the left field and the right one."""
    left, right = words.split("|")
    return [LETTERS[name] for name in left.split()], [LETTERS[name] for name in right.split()]


def alone(
    words: str = "a b c d | e f g h", rares: str = "", settle: bool = False, part: int = RESCUE, **told: Any
) -> Table:
    table = position(part, told.pop("me", None) or crew(), mode="solo", settle=False, **told)
    table.state.left, table.state.right = line(words)
    table.state.oshax = list(range(110, 116))
    table.state.rare = []
    for tile in rare(rares):
        put_by(table.state, tile)
    for tile in table.state.left + table.state.right + table.state.rare:
        table.state.bag &= ~(1 << tile)
    return table.run() if settle else table


def sister(table: Table) -> Sister:
    found = table.state.sister
    assert found is not None
    return found


def fields(state: CatsState) -> str:
    names = "abcdefgh"
    return " ".join(names[t] for t in state.left) + " | " + " ".join(names[t] for t in state.right)


def after(words: str, *cards: int, rares: str = "") -> Table:
    table = alone(words, rares)
    for card in cards:
        table.events += table.state.heard(resolve, table.state, card)
    return table


def stacks(table: Table) -> str:
    return " ".join(f"{shape[5:]}{count}" for shape, count in table.view().rare)


@pytest.mark.parametrize(("level", "count"), [("easy", 0), ("medium", 1), ("hard", 2), ("very_hard", 3), ("expert", 4)])
def test_her_lessons(level: str, count: int) -> None:
    """Rule 15.1."""
    table = position(RESCUE, crew(), mode="solo", difficulty=level, settle=False)
    lessons = sister(table).lessons
    assert len([card for card in lessons if 197 <= card <= 206]) == 3
    assert len([card for card in lessons if 207 <= card <= 215]) == count
    assert (size(sister(table).deck), sum(CARD_BASKETS.values())) == (23, 63)


def test_her_first_card() -> None:
    """Rule 15.5, scenario A09: #186 says 4 cards and speed 4."""
    for mine, order in (([55], [1, 0]), ([7], [0, 1]), ([55, 43, 23], [0, 1])):
        table = alone(part=REVEAL, me=crew(laid=mine, ready=0), draws=[186], settle=True, anytime="own")
        assert table.told(Raced)[0].order == tuple(order)
        assert table.told(SisterCard)[0] == SisterCard(186, True, 4, 4)
    held = alone(part=REVEAL, me=crew(hand=[7]), draws=[186], settle=True)
    assert (sister(held).dealt, len(sister(held).today), sister(held).left) == (4, 1, 3)


def test_later_boxes_mean_nothing() -> None:
    """Rules 15.5 and 15.6, scenario A10: her second card #178 takes cat 2 and a corner treasure."""
    table = alone(part=REVEAL, me=crew(hand=[7], ready=0), draws=[186, 178, 174, 177], settle=True, order=[1, 0])
    assert table.told(SisterTook)[:2] == [
        SisterTook("cat", 1, 1, 0, "cat", "blue"),
        SisterTook("oshax", 5, 5, 114, "oshax", ""),
    ]
    speed, dealt = sister(table).speed, sister(table).dealt
    table.does("pass")
    second = table.told(SisterTook)[2:4]
    assert [(took.line, took.number) for took in second] == [("cat", 2), ("common", 1)]
    assert table.state.stock == [5, 5, 4, 5]
    assert (speed, dealt) == (4, 4)
    assert len(table.told(SisterCard)) == 4


def test_missing_numbers() -> None:
    """Rule 15.8, scenario A11."""
    table = after("a b | c d", 193, rares="L T")
    assert (fields(table.state), stacks(table)) == ("a b | c", "L1")
    assert table.told(SisterTook)[0] == SisterTook("cat", 6, 4, 3, "cat", "blue")


def test_two_of_her_turns() -> None:
    """Rules 15.6, 15.7 and 15.8, scenario A12; the two cards are made for it."""
    table = alone(rares="L T O", me=crew(hand=[80, 7], ready=2))
    first: list[Keyword] = [("cat", 3, 0, ""), ("rare", 2, 0, "")]
    second: list[Keyword] = [("cat", 7, 0, ""), ("rare", 3, 0, "")]
    for word in first:
        carry_out(table.state, word)
    assert (fields(table.state), stacks(table)) == ("a b d | e f g h", "L1 O1")
    table.run().does("play double_rescue ", "rescue 4 permanent")
    table.does(table.legal()[0])
    table.does("rescue 6 permanent")
    table.does(table.legal()[0])
    assert fields(table.state) == "a b d | f h"
    for word in second:
        carry_out(table.state, word)
    assert (fields(table.state), stacks(table)) == ("a b d | f", "L1")


@pytest.mark.parametrize(
    ("before", "card", "left"),
    [
        ("a b c d | e f g h", 177, "a b | e f g h"),
        ("a b c d | e f g h", 187, "b c d | e g h"),
        ("a b c d | e f g h", 192, "f c d | e a g h"),
        ("a | b", 194, " | b"),
        ("a | ", 192, " | "),
        (" | ", 178, " | "),
    ],
)
def test_her_cards(before: str, card: int, left: str) -> None:
    """Rules 15.7 and 15.8, scenarios A13, E01 to E07, ruling 20."""
    table = after(before, card)
    assert fields(table.state) == left
    if card == 178:
        assert table.state.stock == [5, 5, 4, 5]
    if before == "a | b":
        assert table.told(SisterSwitched) == [SisterSwitched(0, 0)]


def test_rare_stacks() -> None:
    """Rule 15.7, scenario E08, ruling 35."""
    table = alone(rares="L T L O")
    assert stacks(table) == "L2 T1 O1"
    for number, left in ((2, "L2 O1"), (1, "L1 O1"), (5, "L1")):
        carry_out(table.state, ("rare", number, 0, ""))
        assert stacks(table) == left
    put_by(table.state, rare("T T")[1])
    assert stacks(table) == "L1 T1"


def test_the_line_of_oshax() -> None:
    """Rules 15.1 and 15.7, scenario E10."""
    table = alone(part=FIND, me=crew(hand=[1, 7]), settle=True)
    u, v, w, x, y, z = table.state.oshax
    table.does(f"adopt {w} red")
    table.does(table.legal()[0])
    resolve(table.state, 186)
    assert table.state.oshax == [u, v, x, y]
    resolve(table.state, 181)
    assert table.state.oshax == [u, x, y]
    assert z not in table.state.oshax
    lines = {tuple(position(RESCUE, crew(), mode="solo", settle=False).state.oshax)}
    assert all(sorted(found) == list(range(110, 116)) for found in lines)


def test_the_order_over_days() -> None:
    """Rules 15.5 and 7.2, scenario E11: your cards and hers, day by day; she ignores all but the first."""
    order = [0, 1]
    for mine, hers, then in (([55], 183, [0, 1]), ([43], 186, [1, 0]), ([23, 24], 180, [1, 0]), ([7, 43], 186, [0, 1])):
        table = alone(part=REVEAL, me=crew(laid=mine, ready=0), order=order, draws=[hers], settle=True, anytime="own")
        order = list(table.told(Raced)[0].order)
        assert order == then


def test_you_pass_first() -> None:
    """Rule 15.6, scenario E12."""
    table = alone(part=REVEAL, me=crew(hand=[7, 98]), draws=[183, 175, 176, 177], settle=True)
    assert table.state.order == [1, 0]
    first = alone(part=REVEAL, me=crew(laid=[8, 9], hand=[7, 98]), draws=[183, 175, 176, 177], settle=True)
    assert first.state.order == [0, 1]
    first.does("pass")
    assert [event.card for event in first.told(SisterCard)] == [183, 175, 176, 177]
    assert fields(first.state) == "b c | h"
    assert first.state.phase == "finds"


@pytest.mark.parametrize("finishes", [True, False])
def test_empty_fields_and_cards_left(finishes: bool) -> None:
    """Rules 15.6 and 17.5, scenario E13, ruling 19."""
    table = alone(
        "a | ", "L T", me=crew(hand=[98], ready=1), draws=[184, 183], solo_sister_finishes_on_empty_fields=finishes
    )
    her = sister(table)
    her.dealt, her.left, her.today = 3, 2, [174]
    her.deck &= ~(1 << 174)
    table.run().does("rescue 0 permanent")
    table.does(table.legal()[0])
    while table.stage() != "find":
        table.does(table.legal()[-1])
    assert table.state.phase == "finds"
    assert stacks(table) == ("L1" if finishes else "L1 T1")
    assert table.state.stock[1] == (4 if finishes else 5)
    assert [event.card for event in table.told(SisterCard)] == ([184, 183] if finishes else [])


def test_colour_cards() -> None:
    """Rule 15.2, scenario E15."""
    table = position(NIGHT, crew(), mode="solo", settle=False)
    assert len(sister(table).colours) == 1
    for day in (2, 3, 4, 5):
        table = position(NIGHT, crew(hand=[7]), mode="solo", day=day - 1, settle=False)
        her = sister(table)
        her.colours, her.unturned = list(range(day - 1)), 0b11111 & ~((1 << (day - 1)) - 1)
        table.run()
        assert len(her.colours) == day
        assert table.told(ColourTurned)[0].points == 6 - day
    last = position(NIGHT, crew(), mode="solo", day=5, settle=False)
    sister(last).colours, sister(last).unturned = [0, 1, 2, 3, 4], 0
    assert last.run().told(ColourTurned) == []


def scored(order: list[int], lessons: list[int], **changes: Any) -> Table:
    table = finished(fixture("F1", lessons=[135, 131, 216]), mode="solo", public=[(148, "")], **changes)
    sister(table).colours, sister(table).lessons = order, lessons
    return table


def test_her_score() -> None:
    """Rules 15.2, 15.10 and 15.11, scenario E16: 61 + 10 + 9 + 10 to 50."""
    table = scored([0, 1, 3, 2, 4], [201, 205, 204])
    assert sister_parts(sister(table), standings(table.state)[0]) == [(0, 61), (201, 10), (205, 9), (204, 10)]
    assert parts(table)["public"] == 9
    outcome = table.outcome()
    assert (outcome.scores[0].total, outcome.winners, outcome.reason) == (50, (), "lost-sister")
    assert parts(table)["sister"] == 90


def test_another_order_of_colours() -> None:
    """Rule 15.2, scenario E17."""
    table = scored([4, 0, 2, 1, 3], [])
    assert sister_parts(sister(table), standings(table.state)[0]) == [(0, 72)]


def test_her_best_lesson_twice() -> None:
    """Rule 15.11, scenario E18, ruling 38: of basic and advanced ones; of zeros nothing."""
    table = scored([], [200, 204, 213])
    assert sister_parts(sister(table), standings(table.state)[0])[1:] == [(200, 0), (204, 25), (213, 25)]
    zeros = scored([], [199, 200, 204])
    assert sister_parts(sister(zeros), standings(zeros.state)[0])[1:] == [(199, 0), (200, 0), (204, 0)]


@pytest.mark.parametrize(("hers", "won"), [([], True), ([213, 213], False), ([213], True)])
def test_a_tie_is_hers(hers: list[int], won: bool) -> None:
    """Rule 15.10, scenario A18: with 50 points against 0, 50 and 25."""
    table = scored([], hers)
    outcome = table.outcome()
    assert outcome.winners == ((0,) if won else ())
    assert outcome.reason == ("won-sister" if won else "lost-sister")


def test_the_draft_alone() -> None:
    """Rule 15.3, scenario E20: 5 keep 3, 5 keep 3, the top card; 11 cards a day, 4 of them discarded."""
    table = position(DRAFT, crew(), mode="solo", anytime="own", left="red S4")
    before = size(table.state.deck) + 5
    assert len(table.legal()) <= 10
    assert table.refusal("keep boots") in ("refused-keep 15.3", "refused-not-offered-card 15.3")
    table.does(table.legal()[0])
    assert (size(table.crew().drafted), size(table.crew().offer), size(table.crew().buried)) == (3, 5, 2)
    table.does(table.legal()[-1])
    assert (size(table.crew().drafted), size(table.crew().buried)) == (7, 4)
    assert before - size(table.state.deck) == 11
    assert table.stage() == "pay"
    assert len(table.view().drafted) == 7


def test_herding_in_line() -> None:
    """Rules 15.7 and 11.6, scenario E22, ruling 36."""
    table = alone(me=crew(hand=[77]), settle=True).does("play move_cats ", "send 1", "send 6", "enough")
    assert fields(table.state) == "a c d g | e f h b"
    resolve(table.state, 177)
    assert fields(table.state) == "a c | e f h b"


def test_arrivals_join_the_end() -> None:
    """Rule 15.7, ruling 36."""
    new = cats("green I5, green S4, green T5, green W5")
    table = alone("a | b", me=crew(hand=[83]), draws=new, settle=True)
    table.does("play tiles_to_fields ", "choose left", "choose right", "choose left", "choose left")
    assert table.fields() == ([0, new[0], new[2], new[3]], [1, new[1]])


def test_a_moment_before_each_of_her_cards() -> None:
    """Rules 11.3 and 11.1, ruling 5: even after you have passed."""
    table = alone(part=REVEAL, me=crew(laid=[8, 9], hand=[84, 78]), draws=[183, 175, 176, 177], settle=True)
    table.does("waive").does("pass")
    assert (table.view().pending.moment, len(table.told(SisterCard))) == ("sister", 1)
    table.does("waive")
    assert (table.view().pending.moment, len(table.told(SisterCard))) == ("sister", 1)
    table.does("play gain_basket ", "waive", "waive", "waive")
    assert len(table.told(SisterCard)) == 4


def test_nobody_is_asked_twice_in_a_row() -> None:
    """Rule 11.3: where she is first, the moment after the reveal is the one before her card."""
    table = alone(part=REVEAL, me=crew(hand=[78]), draws=[183, 175, 176, 177], settle=True)
    assert (table.view().pending.moment, len(table.told(SisterTook))) == ("revealed", 0)
    table.does("waive")
    assert (table.stage(), len(table.told(SisterTook))) == ("rescue", 2)
    table.does("pass")
    assert table.view().pending.moment == "sister"


def test_she_chooses_after_you() -> None:
    """Rule 15.5: nothing of her cards is known while you lay yours."""
    table = position(LAY, crew(hand=[7]), mode="solo", left="red S4")
    her = table.view().sister
    assert her is not None
    assert (her.cards, her.left, her.speed) == ((), 0, 0)
    table.does("ready")
    assert len(table.told(SisterCard)) >= 1


def test_her_used_cards_do_not_come_back() -> None:
    """Rule 15.5: at most 20 of 23 are needed."""
    table = position(NIGHT, crew(), mode="solo", settle=False)
    her = sister(table)
    her.today, her.deck = [183, 175], her.deck & ~(1 << 183 | 1 << 175)
    table.run()
    assert numbers_of(her.spent) == [175, 183]
    assert size(her.deck) == 21


def test_what_her_cards_take() -> None:
    """Rule 15.7: 46 keywords: 28 cats, 7 common, 5 rare, 4 Oshax, 2 switches."""
    words = [word[0] for card in KEYWORDS.values() for word in card]
    counts = {word: words.count(word) for word in words}
    assert counts == {"cat": 28, "common": 7, "rare": 5, "oshax": 4, "switch": 2}


def test_tiles_of_a_lonely_boat() -> None:
    """Rule 15.12: a colour without a cat counts as one without such a cat."""
    boat = crew(tiles=[GREEN])
    boat.add(laid("common_1 at 12,0"))
    table = finished(boat, mode="solo")
    sister(table).colours, sister(table).lessons = [], [197, 203, 215]
    assert sister_parts(sister(table), standings(table.state)[0])[1:] == [(197, 20), (203, 20), (215, 25)]
