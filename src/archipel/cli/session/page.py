"""One decision as it is shown: the scene, what may be chosen in it, and pictures of choices better seen than read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.cli.drawing.canvas import Canvas, beside
from archipel.cli.drawing.inks import LIT
from archipel.cli.drawing.lights import Lights
from archipel.cli.drawing.scene_summary import SceneSummary
from archipel.cli.drawing.scene_text import SceneText
from archipel.cli.drawing.scene_words import SceneWords
from archipel.cli.drawing.shapes import piece_picture
from archipel.cli.output import Output
from archipel.cli.session.choices import Choice
from archipel.core.scene import Piece, Scene

LEAST = 2


class Page:
    """`further` are choices after those of the scene; `whole`: the whole table is asked for; `keys` are lines that a
    key stands for, where nothing is chosen."""

    def __init__(
        self,
        scene: Scene,
        output: Output,
        offered: Sequence[Choice] = (),
        *,
        further: Sequence[str] = (),
        prompt: str = "",
        keys: Mapping[str, str] | None = None,
    ) -> None:
        self.scene = scene
        self.output = output
        self.offered = offered
        self.labels = [choice.label for choice in offered] + list(further)
        self.prompt = prompt
        self.keys = keys or {}
        self.numbers = {choice.target: number for number, choice in enumerate(offered, 1) if choice.target}

    def picked(self, number: int) -> Choice | None:
        return self.offered[number - 1] if 0 < number <= len(self.offered) else None

    def summary(self, number: int = 0) -> SceneSummary:
        """What the decision needs, with the choice of a number pointed at."""
        choice = self.picked(number)
        if choice is None:
            return SceneSummary(self.scene, self.output, Lights(self.numbers))
        return SceneSummary(self.scene, self.output, Lights(self.numbers, choice.target, choice.ghost))

    def told(self, *, whole: bool) -> SceneText:
        """As lines: in words where the output wants no drawing, else drawn, in short or the whole table."""
        kind = SceneWords if not self.output.drawn else SceneText if whole else SceneSummary
        return kind(self.scene, self.output, Lights(self.numbers))

    def strip(self, width: int) -> Canvas | None:
        """The pictures of choices that have one, each under its number; none where fewer than two have."""
        pictures, seen = [], set()
        for number, choice in enumerate(self.offered, 1):
            sheet = self.picture(choice.picture) if choice.picture is not None else None
            if sheet is not None and choice.picture is not None:
                seen.add((choice.picture.face, choice.picture.turn))
                card = Canvas()
                card.put(0, 0, f"{number}", LIT)
                card.lay(sheet, 0, 1)
                pictures.append(card)
        return beside(pictures, width) if len(seen) >= LEAST and self.output.drawn else None

    def picture(self, piece: Piece) -> Canvas | None:
        return piece_picture(piece, self.output.inks)
