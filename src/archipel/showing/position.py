"""One position, seen by somebody: as a picture, and in letters."""

from __future__ import annotations

from archipel.cli.drawing.inks import Inks
from archipel.cli.drawing.scene_summary import SceneSummary, folded
from archipel.cli.language import language
from archipel.cli.output import Output, wide_console
from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.core.state import State
from archipel.core.text import Text
from archipel.core.values import Seat, View
from archipel.server.content.picture import draw
from archipel.words import Words, words


def svg(shown: State | View, *, lang: str = "") -> str | None:
    """As the app draws it, in a document that needs nothing beside it; None where its game is not in the catalog.

    A state is shown to its first seat to act, and to a spectator once it is over. `lang` is `en` or `fr`, and the
    machine's where none is asked for."""
    position = _position(shown, lang)
    return position.picture() if position is not None else None


def text(shown: State | View, *, lang: str = "") -> str | None:
    """The same as the terminal draws it, without colours."""
    position = _position(shown, lang)
    return position.drawing() if position is not None else None


def _position(shown: State | View, lang: str) -> Position | None:
    view = shown.view(eyes(shown)) if isinstance(shown, State) else shown
    game = next((game for game in games().values() if type(view) is game.view), None)
    return Position(game, view, language(lang)) if game is not None else None


def eyes(state: State) -> Seat | None:
    """Whom a state is shown to: the first seat to act; where nobody is, a spectator, or the only seat there is."""
    waited_for = state.to_act()
    return waited_for[0] if waited_for else only_seat(state.seats)


def only_seat(seats: int) -> Seat | None:
    return 0 if seats == 1 else None


class Position:
    """What somebody sees of a game, in a language."""

    def __init__(self, game: Game, view: View, lang: str) -> None:
        self.game = game
        self.scene = game.scene(view, ())
        self.seat: Seat | None = getattr(view, "seat", None)
        self.seats: int = getattr(view, "seats", len(self.scene.scores))
        self.content = own_content(game, view)
        self.words = words(lang, game.id)

    def picture(self) -> str:
        title = caption(self.words, self.seat)
        return draw(
            self.game,
            self.scene,
            self.words.language,
            self.say,
            mode="",
            seats=self.seats,
            title=title,
            content=self.content,
        )

    def say(self, said: Text) -> str:
        return self.words.say(said, (), self.seat)

    def drawing(self) -> str:
        """What a decision needs, and what the marks of the drawing mean."""
        inks = Inks(self.game, self.words.language, self.content)
        names = [self.words.key("seat-number", number=number) for number in range(1, self.seats + 1)]
        output = Output(self.words, names, wide_console(plain=True), inks)
        output.viewer = self.seat
        summary = SceneSummary(self.scene, output)
        lines = [*summary.lines(), *folded(summary.legend(), output.console.width)]
        return "\n".join(str(output.spelled(line)) for line in lines)


def caption(said: Words, seat: Seat | None) -> str:
    """The game, and who sees it so."""
    if seat is None:
        return said.key("notebook-spectator", game=said.key("name"))
    return said.key("notebook-seat", game=said.key("name"), number=seat + 1)


def own_content(game: Game, view: View) -> str:
    """The components of one's own that a view, or its options, tell of, packed; empty for those of the game."""
    option = game.content.option if game.content is not None else ""
    held = [getattr(teller, option, "") for teller in (view, getattr(view, "options", None))]
    return next((packed for packed in held if packed), "")
