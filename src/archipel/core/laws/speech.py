"""Law 11: everything that can be said has its sentence in every language, everything shown its art."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Protocol

import msgspec

from archipel.core.laws.case import Case, finite_options
from archipel.core.laws.pool import pool, some
from archipel.core.laws.walk import Walk, stops, walk
from archipel.core.scene import Gesture, Scene, spoken
from archipel.core.state import State
from archipel.core.text import Text
from archipel.core.values import Action, Seat
from archipel.core.visibility import seen

STOPS = 16
TRIED = 24
PLAIN = (str, int, bool, type(None))
NAMED = b'"key":"seat"'


class Speaker(Protocol):
    """Says a text in one language, to a viewer; LookupError where a sentence or an argument is missing."""

    def say(self, text: Text, names: Sequence[str] = ..., viewer: int | None = ...) -> str: ...


def speaks(case: Case, seed: int = 1, *, speakers: Mapping[str, Speaker], faces: Mapping[str, Collection[str]]) -> None:
    """Law 11: every event, prompt, label, objection, score part and face has its sentence in every language
    and its art in the skin; `speakers` and `faces` are by language."""
    game = walk(case, seed)
    said: set[bytes] = set()
    drawn: set[str] = set()
    for ply, viewer, text in _texts(game, drawn):
        mark = msgspec.json.encode(text)
        mark += str(viewer).encode() if NAMED in mark else b""
        if mark not in said:
            said.add(mark)
            for language, speaker in speakers.items():
                _say(game, ply, language, speaker, text, viewer)
    for language, known in faces.items():
        missing = sorted(drawn - set(known))
        if missing:
            raise game.broken(11, 0, f"the skin in {language} has no face {', '.join(missing)}")


def texts_in(value: object) -> Iterator[Text]:
    """Every text inside a scene, however deep; what many gestures in a row share is said once."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, Gesture):
        yield from (text for text in (spoken(value, ()), value.note) if text is not None)
        yield from texts_in(value.tallies)
    elif isinstance(value, tuple):
        said: object = None
        for item in value:
            if not _says_the_same(item, said):
                yield from texts_in(item)
            said = item
    elif isinstance(value, msgspec.Struct) and not isinstance(value, Action):
        for name in value.__struct_fields__:
            held = getattr(value, name)
            if held.__class__ not in PLAIN:
                yield from texts_in(held)


def _says_the_same(one: object, other: object) -> bool:
    """Gestures with the very same label, and notes that differ in their arguments only."""
    if not isinstance(one, Gesture) or not isinstance(other, Gesture) or one.label is None:
        return False
    return one.label is other.label and (one.note and one.note.key) == (other.note and other.note.key)


def faces_in(scene: Scene) -> Iterator[str]:
    """Every face a scene may draw; a mini zone draws the small ones."""
    small = {zone.id for zone in scene.zones if zone.mini}
    for zone in scene.zones:
        for face in (zone.face, zone.beyond, *[spot.face for spot in zone.spots], *[spot.lit for spot in zone.spots]):
            yield from _small(face, zone.id in small)
    for piece in scene.pieces:
        for face in (piece.face, piece.lit):
            yield from _small(face, piece.at.partition("/")[0] in small)
    yield from (gesture.ghost for gesture in scene.gestures if gesture.ghost)
    yield from (stage.pip for stage in scene.stages if stage.pip)
    yield from (piece.large for piece in scene.pieces if piece.large)
    yield from (tally.face for outline in scene.outlines for tally in outline.tallies if tally.face)
    yield from (tally.face for gesture in scene.gestures for tally in gesture.tallies if tally.face)


def manifest_texts(case: Case) -> Iterator[Text]:
    """What the start page says of a game."""
    yield from (Text("name"), Text("lead"))
    yield from (Text(f"mode-{mode.id}") for mode in case.game.modes)
    for trophy in case.game.trophies.ids if case.game.trophies else ():
        yield from (Text(f"trophy-{trophy}"), Text(f"trophy-{trophy}-how"))
    for name, values in finite_options(case.game).items():
        yield Text(f"option-{name}")
        yield from (Text(f"option-{name}-{value}") for value in values if not isinstance(value, bool))


def _texts(game: Walk, drawn: set[str]) -> Iterator[tuple[int, Seat | None, Text]]:
    case = game.case
    for text in manifest_texts(case):
        yield 0, None, text
    for ply, step in enumerate(game.plies):
        for viewer in (None, *range(case.seats)):
            for event in seen(step.events if ply else (*game.opening, *step.events), viewer):
                line = event.text()
                if line is not None:
                    yield ply, viewer, line
    candidates = pool(game)
    for ply, state in stops(game, STOPS):
        for viewer in (None, *range(case.seats)):
            yield from _shown(game, ply, state, viewer, drawn)
            if viewer is not None:
                for action in some(candidates, TRIED, ply + viewer):
                    why = state.objection(viewer, action)
                    if why is not None:
                        yield ply, viewer, why
    yield from _final(game, drawn)


def _shown(
    game: Walk, ply: int, state: State, viewer: Seat | None, drawn: set[str]
) -> Iterator[tuple[int, Seat | None, Text]]:
    scene = game.case.game.scene(state.view(viewer), state.legal_actions(viewer) if viewer is not None else ())
    drawn.update(faces_in(scene))
    for gesture in scene.gestures:
        if gesture.label is None and not gesture.path:
            raise game.broken(11, ply, f"the button for {gesture.action} has no label")
    for text in texts_in(scene):
        yield ply, viewer, text


def _final(game: Walk, drawn: set[str]) -> Iterator[tuple[int, Seat | None, Text]]:
    state = game.case.new(game.seed)
    for step in game.plies:
        state.advance(step.seat, step.action)
    last = len(game.plies)
    for viewer in (None, *range(game.case.seats)):
        yield from _shown(game, last, state, viewer, drawn)
    outcome = state.outcome()
    assert outcome is not None
    keys = [outcome.reason, outcome.rank, *(f"part-{part.key}" for score in outcome.scores for part in score.parts)]
    for key in keys:
        if key:
            yield last, None, Text(key)


def _say(game: Walk, ply: int, language: str, speaker: Speaker, text: Text, viewer: Seat | None) -> None:
    try:
        sentence = speaker.say(text, viewer=viewer)
    except LookupError as missing:
        raise game.broken(11, ply, f"nothing to say in {language} for {text.key}: {missing}") from None
    if not sentence.strip():
        raise game.broken(11, ply, f"the sentence in {language} for {text.key} is empty")


def _small(face: str, mini: bool) -> Iterator[str]:
    if face:
        yield f"mini.{face}" if mini else face
