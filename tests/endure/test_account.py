"""The account of a seat notices what is lost, doubled, reordered or never asked for."""

from __future__ import annotations

import random

import pytest

from archipel.endure.account import DOUBTFUL, Promise, in_order, settle
from archipel.table.rows import Entry


def promised(words: str) -> list[Promise]:
    """`pick 1`: acknowledged; with `?`: cut off; with `!`: refused; with `~`: refused because nothing could be kept."""
    promises = []
    for word in words.split(";"):
        promise = Promise(word.rstrip("?!~"))
        promises.append(promise)
        if word.endswith("!"):
            promise.why = "server-stale"
        elif word.endswith("~"):
            promise.why = DOUBTFUL
        elif not word.endswith("?"):
            promise.keep()
    return promises


def lines(words: str) -> list[tuple[int, Entry]]:
    return [(10 + at, Entry("act", 0, word)) for at, word in enumerate(filter(None, words.split(";")))]


@pytest.mark.parametrize(
    ("log", "lost", "extra", "doubled"),
    [
        ("pick 1;pick 2;lay 1", 0, 0, 0),
        ("pick 1;lay 1", 0, 0, 0),
        ("pick 1;pick 2", 1, 0, 0),
        ("pick 2;lay 1", 1, 0, 0),
        ("", 2, 0, 0),
        ("pick 1;pick 1;lay 1", 0, 1, 1),
        ("pick 1;pick 2;pick 2;lay 1", 0, 1, 1),
        ("lay 1;pick 1", 1, 1, 0),
        ("pick 1;lay 1;pick 2", 0, 1, 0),
        ("pick 1;pick 2;lay 1;lay 2", 0, 1, 0),
    ],
)
def test_what_is_lost_or_doubled_is_noticed(log: str, lost: int, extra: int, doubled: int) -> None:
    found = settle(lines(log), promised("pick 1;pick 2?;lay 1"))
    assert (len(found.lost), len(found.extra), len(found.doubled())) == (lost, extra, doubled)


def test_every_line_is_put_down_to_its_promise() -> None:
    promises = promised("pick 1;pick 2?;pick 2;lay 1")
    assert settle(lines("pick 1;pick 2;lay 1"), promises).kept == [
        (10, promises[0]),
        (11, promises[2]),
        (12, promises[3]),
    ]


def test_what_may_be_read_in_two_ways_is_not_sure() -> None:
    promises = promised("lay 1;pick 1?;pick 1?;lay 2")
    found = settle(lines("lay 1;pick 1;lay 2"), promises)
    assert len(found.kept) == 3
    assert found.sure == [(10, promises[0]), (12, promises[3])]
    both = settle(lines("lay 1;pick 1;pick 1;lay 2"), promises)
    assert both.sure == both.kept
    promises = promised("pick 1?;pick 1;pick 1?")
    assert settle(lines("pick 1;pick 1"), promises).sure == []
    assert settle(lines("pick 1"), promises).sure == [(10, promises[1])]


def test_an_act_refused_because_nothing_could_be_kept_may_be_there() -> None:
    promises = promised("pick 1;pick 2~;lay 1")
    assert promises[1].uncertain()
    assert settle(lines("pick 1;pick 2;lay 1"), promises).extra == []
    assert settle(lines("pick 1;lay 1"), promises).lost == []


def test_an_act_refused_for_any_other_reason_is_told_where_it_is_there() -> None:
    promises = promised("pick 1;pick 2!;pick 2?")
    found = settle(lines("pick 1;pick 2"), promises)
    assert [promise.denied() for _, promise in found.kept] == [False, False], "the other may be meant"
    found = settle(lines("pick 1;pick 2;pick 2"), promises)
    assert [promise.denied() for _, promise in found.kept] == [False, True, False]


def test_an_undo_that_took_back_more_is_known() -> None:
    promises = promised("undo")
    assert settle([(7, Entry("undo", 0, "5 6"))], promises).kept == [(7, promises[0])]


def test_seats_that_changed_places_are_noticed() -> None:
    first = Promise("pick 1")
    first.keep()
    second = Promise("pick 2")
    assert in_order([(0, first), (1, second)])
    assert not in_order([(1, first), (0, second)])


def test_whatever_was_cut_off_and_kept_by_chance_is_settled() -> None:
    chance = random.Random(1)
    for _ in range(200):
        asked = [f"{chance.choice('abc')}{chance.choice(['', '?'])}" for _ in range(chance.randrange(1, 30))]
        there = [word.rstrip("?") for word in asked if not word.endswith("?") or chance.random() < 0.5]
        found = settle(lines(";".join(there)), promised(";".join(asked)))
        assert (found.lost, found.extra, len(found.kept)) == ([], [], len(there))
        gone = chance.randrange(len(there)) if there else 0
        found = settle(lines(";".join([*there[:gone], "z", *there[gone:]])), promised(";".join(asked)))
        assert ([entry.action for _, entry in found.extra], found.doubled()) == (["z"], [])
