"""`archipel content`: the file of a game, and every fault of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.cli.commands.content import check_content, content_option, show_content
from archipel.cli.errors import CommandError
from archipel.core.catalog import games

REPLACEABLE = [id for id, game in games().items() if game.content is not None]
FIXED = [id for id, game in games().items() if game.content is None]


@pytest.mark.parametrize("id", REPLACEABLE)
def test_the_file_printed_can_be_played_with(id: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    show_content(id)
    own = tmp_path / "own.json"
    own.write_text(capsys.readouterr().out, encoding="utf-8")
    for lang in ("en", "fr"):
        assert check_content(id, own, lang) == 0
    game = games()[id]
    assert game.content is not None
    (option,) = content_option(id, own, "en")
    name, _, packed = option.partition("=")
    assert name == game.content.option
    mode = game.modes[0]
    assert game.new(game.choose_options(mode, {name: packed}), mode.seats[0], 1).to_act()


@pytest.mark.parametrize("id", REPLACEABLE)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_fault_has_its_line(id: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.json"
    own.write_text("{}\n", encoding="utf-8")
    assert check_content(id, own, lang) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 2
    assert all(line.startswith(f"{own}:1: ") for line in lines[:-1])
    with pytest.raises(CommandError):
        content_option(id, own, lang)


def test_what_cannot_be_replaced_or_read(tmp_path: Path) -> None:
    with pytest.raises(CommandError):
        show_content(FIXED[0])
    assert content_option(FIXED[0], None, "en") == []
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CommandError):
        check_content(REPLACEABLE[0], binary, "en")
