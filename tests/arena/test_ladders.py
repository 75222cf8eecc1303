"""Ladders: no game is played twice, figures are those of the games, and what is not proven is not claimed."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from archipel.arena import ladder
from archipel.arena.ladders import Course, LadderRun, Part, courses, fingerprint, has_changed, reckon
from archipel.arena.ladders.part import Result
from archipel.arena.ladders.plan import Lot
from archipel.arena.ladders.play import Played
from archipel.core.catalog import games
from archipel.core.game import Mode
from archipel.ladder import BotLadder, LadderPair, draw, ladders, main_modes
from archipel.ladder.documents import documents
from archipel.ladder.picture import SHOWN
from archipel.ladder.ratings import Meeting, ratings
from archipel.ladder.values import kind_of, seats_of
from tests.server.toy import GAME as TOY

DOCS = Path(__file__).parents[2] / "docs" / "ladder"
SVG = "{http://www.w3.org/2000/svg}"


def lot(bots: tuple[str, ...], *, mode: str = "side_a", prints: str = "x", seed: int = 1) -> Lot:
    seats = 1 if mode == "solo" else 2
    return Lot("archipel rungs 1", "hashi", mode, 1, {}, seats, seed, bots, tuple(prints for _ in bots))


def part(folder: Path, bots: tuple[str, ...], results: Sequence[tuple[tuple[int, ...], tuple[int, ...]]]) -> Part:
    """Games by who won them and their scores; the seats change every time."""
    found = Part(lot(bots, mode="side_a" if len(bots) == 2 else "solo"), folder)
    for number, (winners, scores) in enumerate(results):
        line = bots if number % 2 == 0 else bots[::-1]
        found.add(Result(number, line, winners, scores, (2,) * len(bots), (0.5,) * len(bots)))
    return found


def pair(ladder: BotLadder, upper: str, lower: str) -> LadderPair:
    return next(one for one in ladder.pairs if (one.upper, one.lower) == (upper, lower))


def test_ten_to_one_are_four_hundred_points() -> None:
    low, high = ratings(["normal", "strong"], [Meeting(1, 0, 11_000, 10_000)])
    assert (low.value, low.low, low.high) == (1500, 1500, 1500)
    assert high.value == pytest.approx(1900, abs=1)
    assert high.low < 1900 < high.high


def test_ratings_of_three_close_a_chain_and_fewer_games_are_less_sure() -> None:
    """Odds multiply: 10 to 1 and 10 to 1 are 100 to 1."""
    chain = [Meeting(1, 0, 1100, 1000), Meeting(2, 1, 1100, 1000), Meeting(2, 0, 1010, 1000)]
    easy, normal, strong = ratings(["easy", "normal", "strong"], chain)
    assert [easy.value, normal.value, strong.value] == pytest.approx([1100, 1500, 1900], abs=5)
    few = ratings(["easy", "normal", "strong"], [Meeting(m.first, m.second, m.games / 10, m.wins / 10) for m in chain])
    assert few[2].high - few[2].low > 2 * (strong.high - strong.low)
    shared = ratings(["easy", "normal", "strong"], chain, repeats=4.0)
    assert shared[2].high - shared[2].low == pytest.approx(2 * (strong.high - strong.low), abs=3)


def test_who_never_lost_is_high_and_not_beyond_all_bounds() -> None:
    low, high = ratings(["normal", "strong"], [Meeting(1, 0, 400, 400)])
    assert 2300 < high.value < 3000
    assert high.low > low.high


def test_rivals_share_victories_and_an_odd_game_waits(tmp_path: Path) -> None:
    """Strong wins one, shares one, loses one, wins one; the fifth has not been played the other way round."""
    results = [((1,), (20, 30)), ((0, 1), (25, 25)), ((0,), (30, 20)), ((0,), (31, 20)), ((1,), (20, 30))]
    one = part(tmp_path, ("normal", "strong"), results)
    course = Course("hashi", "side_a", "rivals", 6, (one.lot,))
    found = reckon(Played(course, [one]), "2026-01-02")
    assert found is not None
    met = pair(found, "strong", "normal")
    assert (met.games, met.share, met.proven) == (4, 0.625, False)
    assert met.low < 0.5 < met.high
    assert [(rung.bot, rung.decision_s, rung.mean) for rung in found.bots] == [("normal", 0.25, 0), ("strong", 0.25, 0)]
    assert reckon(Played(course, [Part(lot(("normal", "strong"), seed=9), tmp_path)]), "") is None


def test_alone_who_does_better_on_a_deal_has_won_it(tmp_path: Path) -> None:
    """A game that is won is better than one with more points that is lost; equals have half each."""
    low = part(tmp_path, ("easy",), [((0,), (10,)), ((), (50,)), ((0,), (30,)), ((0,), (9,))])
    high = part(tmp_path, ("strong",), [((0,), (11,)), ((0,), (20,)), ((0,), (30,))])
    course = Course("hashi", "solo", "alone", 4, (low.lot, high.lot))
    found = reckon(Played(course, [low, high]), "2026-01-02")
    assert found is not None
    met = pair(found, "strong", "easy")
    assert met.games == 3
    assert met.share == pytest.approx(2.5 / 3, abs=1e-4)
    easy, strong = found.bots
    assert (easy.mean, easy.won, strong.mean, strong.won) == (24.75, 0.75, 20.33, 1.0)
    assert (easy.games, strong.games) == (4, 3)


def test_a_run_goes_on_where_it_was_and_plays_nothing_twice(tmp_path: Path) -> None:
    course = Course("hashi", "side_a", "rivals", 4, (lot(("random", "easy")),))
    asked: list[str] = []

    def stop(part: Part) -> bool:
        asked.append(part.lot.name)
        return len(asked) < 3

    with ThreadPoolExecutor(1) as executor:
        LadderRun([course], tmp_path).play(executor, stop)
        [file] = tmp_path.glob("*.jsonl")
        whole = file.read_bytes()
        file.write_bytes(whole[:-7])
        again = LadderRun([course], tmp_path)
        assert (again.kept, again.wanted, [number for number, _, _ in again.missing()]) == (2, 4, [2, 3])
        again.play(executor, lambda _: True)
    assert file.read_bytes().startswith(whole.rsplit(b"\n", 2)[0])
    third = LadderRun([course], tmp_path)
    assert (third.kept, third.missing()) == (4, [])
    assert [result.bots for result in third.modes[0].parts[0].results] == [("random", "easy"), ("easy", "random")] * 2


def test_games_of_bots_that_play_otherwise_now_make_room(tmp_path: Path) -> None:
    part(tmp_path, ("normal", "strong"), [((1,), (20, 30)), ((0,), (25, 25))])
    assert len(Part(lot(("normal", "strong")), tmp_path).results) == 2
    other = Part(lot(("normal", "strong"), prints="y"), tmp_path)
    assert (other.results, other.replaced) == ([], 2)


def test_a_fingerprint_is_of_how_a_bot_plays() -> None:
    easy = fingerprint("hashi", "solo", "easy")
    assert easy == fingerprint.__wrapped__("hashi", "solo", "easy")
    assert len({easy, *(fingerprint("hashi", "solo", name) for name in ("random", "normal", "greedy"))}) == 4


def test_every_two_rungs_meet_and_main_modes_more_often() -> None:
    """The mode a game names first, and its first contest."""
    assert main_modes(games()["palm_island"]) == ("solo", "casual")
    assert main_modes(games()["hashi"]) == ("side_a",)
    assert main_modes(TOY)[0] == TOY.modes[0].id
    assert (kind_of(Mode("team", (3, 4), together=True)), seats_of(Mode("team", (3, 4)))) == ("together", 3)
    [one] = courses("hashi", "side_b", 0, 1)
    assert (one.games, [lot.bots for lot in one.lots][:2]) == (100, [("random", "easy"), ("random", "normal")])
    assert len(one.lots) == 6
    [alone] = courses("hashi", "solo", 7, 1)
    assert (alone.games, [lot.bots for lot in alone.lots][-1], alone.kind) == (7, ("strong",), "alone")
    assert len({match.deal for lot in alone.lots for match in alone.matches(lot)}) == 7


def test_what_is_published_can_be_read_and_is_drawn_in_the_documents() -> None:
    found = [one for _, _, one in ladders()]
    assert {(one.game, one.mode) for one in found} == {
        (game.id, mode.id) for game in games().values() if game is not TOY for mode in game.modes
    }
    assert all(pair.low <= pair.share <= pair.high for one in found for pair in one.pairs)
    for name, drawn in documents(found):
        assert (DOCS / name).read_text(encoding="utf-8") == drawn, f"{name}: archipel ladder --docs docs/ladder"


def test_a_ladder_of_other_rules_is_stale() -> None:
    one = ladder("hashi")
    assert one is not None
    assert one.mode == "side_a"
    assert has_changed(msgspec.structs.replace(one, rules=0)) == ("random", "easy", "normal", "strong")


def test_what_is_not_proven_is_drawn_hollow() -> None:
    one = ladder("hashi", "solo")
    assert one is not None
    doubted = [msgspec.structs.replace(pair, low=0.5) if pair.lower == "normal" else pair for pair in one.pairs]
    picture = ElementTree.fromstring(draw([msgspec.structs.replace(one, pairs=tuple(doubted))], "fr"))
    told = [text.text or "" for text in picture.iter(f"{SVG}text")]
    hollow = [mark for mark in picture.iter() if "hollow" in mark.get("class", "")]
    unproven = [pair for pair in doubted if not pair.proven and (pair.upper, pair.lower) in SHOWN]
    assert len(hollow) == len(unproven) == sum("pas encore prouvé" in text for text in told) >= 1
