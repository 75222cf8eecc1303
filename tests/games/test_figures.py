"""The pictures of every game's rules: both languages show the same, each draws faces that exist, none is left over."""

from __future__ import annotations

import pytest

from archipel.core.catalog import games
from archipel.core.figure import Figure
from archipel.core.game import Game
from archipel.server.content.picture.faces import Faces
from archipel.server.content.picture.figures import draw_figure, figure_faces
from archipel.server.content.rulebook import RuleFigure, rulebook

each_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)


def shown(game: Game, lang: str) -> dict[str, list[RuleFigure]]:
    book = rulebook(game, lang)
    assert book is not None
    return {each.number: each.figures for section in book.sections for each in section.paragraphs if each.figures}


def own(game: Game) -> dict[str, Figure]:
    assert game.figures is not None
    return dict(game.figures())


def missing(faces: Faces, figure: Figure) -> list[str]:
    """Faces that a figure asks for and the sheet has not got, in the pose they lie in."""
    named = [piece.face for part in figure.parts for piece in part.pieces]
    named += [part.zone.face for part in figure.parts if part.zone.face]
    return [face for face in named if face not in faces.boxes]


@each_game
def test_both_languages_show_the_same_figures_at_the_same_rules(game: Game) -> None:
    english, french = shown(game, "en"), shown(game, "fr")
    names = [(number, figure.name) for number, figures in english.items() for figure in figures]
    assert names == [(number, figure.name) for number, figures in french.items() for figure in figures]
    assert sorted(name for _, name in names) == sorted(own(game))
    assert len(names) >= 6


@each_game
def test_a_source_names_no_figure_that_is_not_drawn(game: Game) -> None:
    for name in ("RULES.md", "RULES.fr.md"):
        source = (game.folder / name).read_text(encoding="utf-8")
        assert source.count("](figure:") == len(own(game))


@each_game
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_face_is_there(game: Game, lang: str) -> None:
    faces = figure_faces(game, lang)
    for name, figure in own(game).items():
        assert missing(faces, figure) == [], name
        source, size = draw_figure(game, figure, lang)
        assert source.count("<use") >= 1
        assert size.w > 100
        assert size.h > 60


def test_a_face_that_is_not_there_is_found() -> None:
    game = games()["hashi"]
    wrong = own(games()["islet"])["tiles"]
    assert missing(figure_faces(game, "en"), wrong)


@each_game
def test_a_figure_is_told_twice_in_each_language(game: Game) -> None:
    english, french = shown(game, "en"), shown(game, "fr")
    for number, figures in english.items():
        for one, other in zip(figures, french[number], strict=True):
            assert one.alt != other.alt
            assert one.caption != other.caption
            assert one.caption[-1] == other.caption[-1] == "."
            assert one.address.split("?")[0].endswith(f"/en/{one.name}.svg")


@each_game
def test_every_trophy_has_its_art(game: Game) -> None:
    if game.trophies is None:
        return
    drawn = Faces((game.folder / "skin" / "trophies.svg").read_bytes())
    assert [id for id in game.trophies.ids if f"tr-{id}" not in drawn.boxes] == []
