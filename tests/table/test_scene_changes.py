"""What a page is sent is the difference, and what it makes of it is the scene as it is drawn."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from archipel.core.catalog import games
from archipel.core.game import Game, Mode
from archipel.core.rng import Quick
from archipel.core.scene import Piece, Scene, ScenePart, Zone
from archipel.core.text import text
from archipel.table.wire.held_scene import changed, digest_of
from archipel.table.wire.scene_changes import Shown, folded
from archipel.table.wire.scene_messages import SceneChange, WireScene
from tests.golden.changes.make import MOVES, golden

GOLDEN = Path(__file__).parents[1] / "golden" / "changes"
SEA = Zone("sea", "row", text("sea"))
MODES = [pytest.param(game, mode, id=f"{game.id}-{mode.id}") for game in games().values() for mode in game.modes]


def travelled(change: SceneChange) -> SceneChange:
    return msgspec.json.decode(msgspec.json.encode(change), type=SceneChange)


def page(shown: Shown) -> WireScene:
    return msgspec.json.decode(msgspec.json.encode(shown.whole()), type=WireScene)


@pytest.mark.parametrize(("game", "mode"), MODES)
def test_changes_lead_to_the_scene_as_it_is_drawn(game: Game, mode: Mode) -> None:
    state, rng = game.new(game.choose_options(mode), mode.seats[-1], 5), Quick(5)
    shown: dict[int | None, Shown] = {}
    pages: dict[int | None, WireScene] = {}
    for _ in range(40):
        if state.outcome() is not None:
            break
        seat = rng.choose(state.to_act())
        state.apply(seat, rng.choose(state.legal_actions(seat)))
        for viewer in (None, 0, state.seats - 1):
            legal = () if viewer is None else state.legal_actions(viewer)
            scene, before = game.scene(state.view(viewer), legal), shown.get(viewer)
            now = shown[viewer] = Shown(scene, before)
            pages[viewer] = page(now) if before is None else changed(pages[viewer], travelled(now.since(before)))
            assert msgspec.json.encode(pages[viewer]) == msgspec.json.encode(page(now))
            assert digest_of(pages[viewer]) == now.digest


@pytest.mark.parametrize("move", MOVES, ids=lambda move: move[0])
def test_changes_are_told_as_they_were(move: tuple[str, str, int, int, int]) -> None:
    file = GOLDEN / f"{move[0]}-{move[1]}-{move[3]}.json"
    assert file.read_text(encoding="utf-8") == golden(*move)


def drawn(*names: str, words: str = "") -> Scene:
    pieces = tuple(Piece(name, "sea", face=words) for name in names)
    return Scene(text("prompt"), (ScenePart((SEA,), pieces), ScenePart((), (Piece("loose", "sea"),))))


def test_an_equal_scene_is_no_change() -> None:
    before = Shown(drawn("a", "b"))
    after = Shown(drawn("a", "b"), before)
    assert after.digest == before.digest
    assert after.since(before) == SceneChange(before.digest, [0, -1])
    assert all(one is other for one, other in zip(after.parts, before.parts, strict=True))


def test_only_what_differs_is_sent() -> None:
    before = Shown(drawn("a", "b", "c", "d"))
    after = Shown(drawn("a", "b", "x", "d"), before)
    first, second = travelled(after.since(before)).parts
    assert second == 1
    assert not isinstance(first, int)
    assert first.pieces == [0, -1, Piece("x", "sea"), 3]
    assert first.zones == [0]


def test_order_counts() -> None:
    before = Shown(drawn("a", "b", "c"))
    after = Shown(drawn("c", "a", "b"), before)
    assert msgspec.json.encode(changed(page(before), travelled(after.since(before)))) == msgspec.json.encode(
        page(after)
    )
    assert after.digest != before.digest


def test_numbers_that_went_on_together_have_another_digest() -> None:
    found = {
        folded(turn, [turn + step, *rest]) for turn in range(1, 99) for step in range(-9, 9) for rest in ((), (7,))
    }
    assert len(found) == 98 * 18 * 2
