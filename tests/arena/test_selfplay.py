"""Games between bots as a file: resumed wherever it was cut, read back whole, refused where it is another."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random

import msgspec
import pytest

from archipel import games, replay
from archipel.arena import BrokenGames, CannotPlay, Plan, SelfPlay, positions, read_games, read_header
from archipel.arena.games_file import Ending
from tests.own_box import content_of, mode_of, packed

GAME = games()["hashi"]
PLAN = Plan.of(GAME, GAME.choose_options(GAME.mode("side_a")), 2, ("random",), 5, 1)


def write(path: Path, plan: Plan = PLAN) -> SelfPlay:
    with ThreadPoolExecutor(1) as executor:
        begun = SelfPlay(plan, path)
        begun.play(executor, lambda: None)
    return begun


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file played without a break."""
    path = tmp_path_factory.mktemp("whole") / "games.jsonl"
    write(path)
    return path.read_bytes()


@pytest.fixture
def file(tmp_path: Path, whole: bytes) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole)
    return path


def line_ends(whole: bytes) -> list[int]:
    return [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]


def test_a_file_says_what_was_played(file: Path) -> None:
    header = read_header(file)
    assert (header.archipel, header.rules, header.plan) == ("0.1.0", GAME.rules, PLAN)
    found = list(read_games(file))
    assert [played.number for played in found] == [0, 1, 2, 3, 4]
    assert [played.bots for played in found] == [("random", "random")] * 5
    for played in found:
        outcome = replay(played.record).outcome()
        assert outcome is not None
        assert Ending.of(outcome) == played.outcome


def test_cut_anywhere_and_resumed_it_is_the_same_file(tmp_path: Path, whole: bytes) -> None:
    ends = line_ends(whole)
    chance = Random(7)
    places = {0, 1, ends[0] - 1, ends[0], ends[1], len(whole) - 1, len(whole)}
    places |= {chance.randrange(len(whole)) for _ in range(8)}
    for place in sorted(places):
        path = tmp_path / f"{place}.jsonl"
        path.write_bytes(whole[:place])
        resumed = write(path)
        assert path.read_bytes() == whole, place
        assert resumed.kept.cut == (place not in (0, *ends)), place
        assert resumed.kept.games == max(0, sum(end <= place for end in ends) - 1), place


def test_stopped_in_the_midst_it_goes_on(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "games.jsonl"

    def stop() -> None:
        if path.read_bytes().count(b"\n") == 3:
            raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as executor, pytest.raises(KeyboardInterrupt):
        SelfPlay(PLAN, path).play(executor, stop)
    assert whole.startswith(path.read_bytes())
    assert write(path).kept.games == 2
    assert path.read_bytes() == whole


def test_every_position_is_the_one_before_its_action(file: Path) -> None:
    found = list(positions(file))
    played = list(read_games(file))
    assert len(found) == sum(len(one.record.actions) for one in played)
    for position, after in pairwise(found):
        assert position.action in position.state.legal_actions(position.seat)
        if after.record == position.record:
            position.state.apply(position.seat, position.action)
            assert position.state.digest() == after.state.digest()
            assert after.ply == position.ply + 1
    assert found[0].outcome == played[0].outcome


def test_parquet_holds_the_same_games_and_is_resumed(tmp_path: Path, file: Path, whole: bytes) -> None:
    path, cut = tmp_path / "games.parquet", tmp_path / "cut.parquet"
    write(path)
    assert sorted(tmp_path.iterdir()) == sorted([file, path])
    assert list(read_games(path)) == list(read_games(file))
    assert read_header(path) == read_header(file)
    assert [position[1:2] + position[3:] for position in positions(path)] == [
        position[1:2] + position[3:] for position in positions(file)
    ]
    cut.with_name("cut.parquet.partial.jsonl").write_bytes(whole[: line_ends(whole)[2] + 9])
    assert write(cut).kept.games == 2
    assert cut.read_bytes() == path.read_bytes()
    assert write(path).finished


def test_components_of_ones_own_come_with_the_file(tmp_path: Path) -> None:
    own, mode = games()["small_islands"], mode_of("small_islands")
    options = own.choose_options(mode, {content_of(own.id).option: packed(own.id)})
    path = tmp_path / "own.jsonl"
    write(path, Plan.of(own, options, mode.seats[0], ("random",), 1, 1))
    assert path.read_bytes().count(b"sha256:") == 1
    assert all(position.state.legal_actions(position.seat) for position in positions(path))


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
@pytest.mark.parametrize("said", [b"my diary\n", b"{}\n", b"\x00\xff\n" * 9, b'{"format":"archipel games 1"}\n'])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, name: str, said: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(said)
    for read in (lambda: SelfPlay(PLAN, path), lambda: next(read_games(path))):
        with pytest.raises(BrokenGames, match=f"{name} is no file of games"):
            read()
    assert path.read_bytes() == said


def test_another_plan_or_release_is_refused(file: Path, whole: bytes, tmp_path: Path) -> None:
    other = msgspec.structs.replace(PLAN, seed=2)
    with pytest.raises(BrokenGames, match="another plan"):
        SelfPlay(other, file)
    file.write_bytes(whole.replace(b'"archipel":"0.1.0"', b'"archipel":"0.0.9"', 1))
    with pytest.raises(BrokenGames, match=r"0\.0\.9"):
        SelfPlay(PLAN, file)
    write(tmp_path / "games.parquet")
    with pytest.raises(BrokenGames, match="another plan"):
        SelfPlay(other, tmp_path / "games.parquet")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'{"number":1,', b'{"number":1 ', "line 3: "),
        (b'{"number":1,', b'{"number":7,', "line 3: game 7 stands where game 1 should"),
        (b'{"number":2,', b'{"numbers":2,', "line 4: "),
    ],
)
def test_a_broken_line_is_named(file: Path, whole: bytes, old: bytes, new: bytes, said: str) -> None:
    file.write_bytes(whole.replace(old, new, 1))
    for read in (lambda: SelfPlay(PLAN, file), lambda: list(read_games(file))):
        with pytest.raises(BrokenGames, match=said):
            read()


def test_a_game_that_cannot_be_played_is_named(file: Path, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    first = next(read_games(file)).record.actions[0][1].encode()
    for bad, why in ((b"dance 1", "no such action"), (b"confirm", "may not confirm")):
        file.write_bytes(b"".join([lines[0], lines[1].replace(first, bad, 1)]))
        with pytest.raises(BrokenGames, match=f"line 2: .*{why}"):
            list(positions(file))
    file.write_bytes(lines[0] + lines[1].replace(b'"winners":[', b'"winners":[9,', 1))
    with pytest.raises(BrokenGames, match="line 2: the game does not end as it says"):
        list(positions(file))
    file.write_bytes(whole[:-1])
    with pytest.raises(BrokenGames, match="line 6: cut off"):
        list(positions(file))


def test_games_that_were_not_planned_are_not_kept(file: Path, whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    file.write_bytes(b"".join([lines[0], lines[2].replace(b'"number":1', b'"number":0', 1)]))
    with pytest.raises(BrokenGames, match="line 2: not the game that the plan has there"):
        SelfPlay(PLAN, file)
    file.write_bytes(whole + lines[5].replace(b'"number":4', b'"number":5', 1))
    with pytest.raises(BrokenGames, match="line 7: not the game"):
        SelfPlay(PLAN, file)


def test_without_pyarrow_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    for read in (lambda: SelfPlay(PLAN, tmp_path / "a.parquet"), lambda: next(read_games(tmp_path / "a.parquet"))):
        with pytest.raises(CannotPlay, match=r"archipel\[parquet\]"):
            read()
