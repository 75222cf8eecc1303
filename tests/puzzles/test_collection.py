"""The puzzles that come along: each one plays, weighs every choice, and tells nothing by its id."""

from __future__ import annotations

from datetime import date, timedelta

import msgspec
import pytest

from archipel import games
from archipel.core.record import mode_of, replay
from archipel.puzzles import BrokenPuzzles, Puzzle, answer, puzzle, puzzle_of_day, puzzles, to_practise
from archipel.puzzles.answering import position, three_of
from archipel.puzzles.collection import AHEAD, FOLDER, read_of
from archipel.puzzles.puzzle_file import file_of, read_puzzles
from archipel.puzzles.values import FORMAT, Done, Header, id_of

OURS = ("hashi", "isle_of_cats", "islet", "palm_island", "small_islands")
ALL = [one for game in OURS for one in puzzles(game)]
DAY = date(2026, 7, 1)


def test_every_game_has_puzzles_of_today_s_rules() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(OURS)
    for game in OURS:
        assert read_of(game), game
    assert len({one.id for one in ALL}) == len(ALL)


@pytest.mark.parametrize("game", OURS)
def test_a_puzzle_plays_and_knows_every_choice(game: str) -> None:
    for one in puzzles(game):
        state = replay(one.record)
        legal = [str(action) for action in state.legal_actions(one.seat)]
        assert one.seat in state.to_act()
        assert sorted([*one.best, *(other.action for other in one.others)]) == sorted(legal), one.id
        assert one.tempting in {other.action for other in one.others}
        assert one.mode == mode_of(games()[game], one.record).id
        assert all(other.value < one.value for other in one.others)
        assert 0 < one.gap <= one.value - one.others[0].value + 1
        assert one.id == id_of(one.record, one.seat)
        assert len(three_of(one)) == 3
        assert set(three_of(one)) & set(one.best) == {one.best[0]}


def test_the_id_says_nothing_of_the_answer() -> None:
    one = ALL[0]
    other = msgspec.structs.replace(one, best=(one.others[0].action,), others=one.others[1:])
    assert id_of(other.record, other.seat) == one.id


def test_a_choice_is_best_or_not_or_none() -> None:
    one = ALL[0]
    assert answer(one, one.best[0]).good
    worse = answer(one, one.others[-1].action)
    assert (worse.good, worse.value) == (False, one.others[-1].value)
    for said in ("", "dragon", one.best[0] + " 99", "x" * 5000):
        with pytest.raises(ValueError, match=r".+"):
            answer(one, said)


def test_an_answer_leaves_the_position_as_it_is() -> None:
    one = ALL[0]
    before = position(one)[1].view(one.seat)
    answer(one, one.best[0])
    assert position(one)[1].view(one.seat) == before


def test_a_day_has_its_puzzle_and_a_puzzle_comes_again_as_late_as_it_can() -> None:
    """Over ten years."""
    last: dict[str, int] = {}
    for day in range(3653):
        one = puzzle_of_day(DAY + timedelta(days=day))
        assert one is not None
        assert day - last.get(one.id, day - len(ALL)) == len(ALL), one.id
        last[one.id] = day
    assert len(last) == len(ALL)


def test_the_puzzles_of_the_days_to_come_are_not_practised() -> None:
    coming = {one.id for days in range(AHEAD) if (one := puzzle_of_day(DAY + timedelta(days=days)))}
    offered = {one.id for game in OURS for one in to_practise(game, DAY)}
    assert offered.isdisjoint(coming)
    assert len(offered | coming) == len(ALL)


def test_an_unknown_puzzle_is_none() -> None:
    assert puzzle(ALL[0].id) == ALL[0]
    for id in ("", "hashi", "hashi-", "hashi-000000000000", "../hashi-1", "chess-1"):
        assert puzzle(id) is None
    assert puzzles("chess") == ()


def told(one: Puzzle, **changes: object) -> bytes:
    header = Header(FORMAT, one.game, one.record.rules)
    return file_of(msgspec.structs.replace(header, **changes), [one, Done(0, 9, 1, 1, 1)])


def test_a_file_is_read_whole_or_not_at_all() -> None:
    one = ALL[0]
    assert read_puzzles(told(one))[1] == [one]
    broken = {
        b"": "puzzles-none",
        b"{}\n": "puzzles-none",
        b"[" * 100_000: "puzzles-none",
        told(one, format="archipel games 1"): "puzzles-none",
        told(one, game="chess"): "puzzles-game",
        told(one, rules=one.record.rules + 1): "puzzles-rules",
        told(one)[:-60]: "puzzles-line",
        told(one) + b'{"type": "dragon"}\n': "puzzles-line",
        told(
            msgspec.structs.replace(one, record=msgspec.structs.replace(one.record, rules=99)), rules=1
        ): "puzzles-line",
    }
    for data, key in broken.items():
        with pytest.raises(BrokenPuzzles) as refused:
            read_puzzles(data)
        assert refused.value.why.key == key, data[:80]
