"""`archipel content`: the file of a game, and every fault of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.cli.commands.content import check_content, content_option, show_content
from archipel.cli.errors import CommandError
from archipel.core.catalog import games
from archipel.core.content_names import KNOWN, digest, short
from tests.own_box import REPLACEABLE, mode_of, own_text

from .conftest import Run


@pytest.mark.parametrize("id", REPLACEABLE)
def test_the_file_printed_can_be_played_with(id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    show_content(id)
    own = tmp_path / "own.json"
    own.write_text(capsys.readouterr().out, encoding="utf-8")
    for lang in ("en", "fr"):
        assert check_content(id, own, lang) == 0
        assert digest(own.read_text(encoding="utf-8")) in capsys.readouterr().out
    game = games()[id]
    assert game.content is not None
    (option,) = content_option(id, own, "en")
    name, _, packed = option.partition("=")
    assert name == game.content.option
    mode = mode_of(id)
    assert game.new(game.choose_options(mode, {name: packed}), mode.seats[0], 1).to_act()


@pytest.mark.parametrize("id", REPLACEABLE)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_fault_has_its_line(id: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.json"
    own.write_text("{}\n", encoding="utf-8")
    assert check_content(id, own, lang) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 1
    assert all(line.startswith(f"{own}:1: ") for line in lines[:-1])
    with pytest.raises(CommandError):
        content_option(id, own, lang)


def test_what_cannot_be_replaced_or_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games()["hashi"], "content", None)
    with pytest.raises(CommandError):
        show_content("hashi")
    assert content_option("hashi", None, "en") == []
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CommandError):
        check_content(REPLACEABLE[0], binary, "en")


@pytest.mark.parametrize("id", REPLACEABLE)
def test_a_game_with_ones_own_file_is_told_again_with_it_and_with_no_other(id: str, run: Run, tmp_path: Path) -> None:
    record, own, other, house = (tmp_path / name for name in ("game.json", "own.json", "other.json", "house.json"))
    own.write_text(own_text(id), encoding="utf-8")
    other.write_text(own_text(id, "another"), encoding="utf-8")
    mode = mode_of(id).id
    run("play", id, "--mode", mode, "--content", own, "--record", record, "--seed", 3, "--lang", "en")
    run("play", id, "--mode", mode, "--record", house, "--seed", 3, "--lang", "en")
    assert digest(own_text(id)) in record.read_text(encoding="utf-8")
    KNOWN.clear()
    made, given = short(digest(own_text(id))), short(digest(own_text(id, "another")))
    for command in ("replay", "picture"):
        for lang, way in (("en", "--content FILE"), ("fr", "--content FICHIER")):
            refused = run(command, record, "--lang", lang)
            assert refused.code == 2
            assert made in refused.err
            assert way in refused.err
        refused = run(command, record, "--content", other, "--lang", "en")
        assert refused.code == 2
        assert made in refused.err
        assert given in refused.err
        assert run(command, house, "--content", other, "--lang", "fr").code == 2
        KNOWN.clear()
        assert run(command, record, "--content", own, "--lang", "en").code == 0
        KNOWN.clear()


@pytest.mark.parametrize("id", REPLACEABLE)
def test_bots_play_with_ones_own_file(id: str, run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    own.write_text(own_text(id), encoding="utf-8")
    ran = run("arena", id, "--content", own, "--bots", "random", "--games", 2, "--workers", 1, "--json")
    assert ran.code == 0
    assert digest(own_text(id)) in ran.out
