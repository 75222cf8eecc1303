"""Small Islands in the browser: secrets of two explorers, and Alexis beaten for an achievement that is kept."""

from __future__ import annotations

import json

from archipel.core.state import State
from archipel.games.small_islands.state import SmallState
from archipel.games.small_islands.views import SmallView
from tests.e2e.company import friends, open_table, reload_in_the_middle
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.serving import Serving


def test_an_advanced_round_of_two_keeps_its_secrets(arrive: Arrive, serving: Serving) -> None:
    crew = friends(arrive, "small_islands", "advanced", 2)
    guides = [Guide(serving, person, "easy") for person in crew]
    for _ in range(10):
        for guide in guides:
            guide.turn()
    held = [objectives(guide) for guide in guides]
    assert all(held), "nobody has chosen an objective"
    for seat, person in enumerate(crew):
        told = json.dumps(person.frames)
        assert any(card in told for card in held[seat])
        assert not any(card in told for card in held[1 - seat])
    assert all(person.troubles == [] for person in crew)


def objectives(guide: Guide) -> list[str]:
    """What frames would call the objectives a seat has for this round and the next."""
    view = guide.state().view(guide.seat)
    assert isinstance(view, SmallView)
    assert view.round == 1
    return [f'"{card.id}' for card in (*view.now, *view.later)]


def time_to_land(state: State, _: str) -> bool:
    return isinstance(state, SmallState) and state.round > 2 and not state.navigation


def test_alexis_is_beaten_and_the_achievement_kept(arrive: Arrive, serving: Serving) -> None:
    person = arrive()
    open_table(person, "small_islands", "solo", [], {"level": 1})
    person.await_choice()
    guide = Guide(serving, person, "strong")
    for _ in range(6):
        guide.turn()
    person.await_choice()
    reload_in_the_middle(person)
    guide.ahead(serving, until=time_to_land)
    person.page.reload()
    guide.play_on()
    earned = person.last_frame()["trophies"]
    assert earned, "no achievement was earned"
    serving.kill()
    serving.start()
    person.page.goto(person.address)
    kept = person.page.evaluate("async () => (await (await fetch('/api/me')).json()).trophies")
    assert set(earned) <= set(kept["small_islands"])
    assert person.troubles == []
