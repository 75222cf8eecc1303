"""Islet in the browser: a chain reloaded in its middle, birds on the move, two islets alone."""

from __future__ import annotations

from archipel.games.islet.values import IsletView
from tests.e2e.company import reload_in_the_middle
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.serving import Serving

LONG = 18


def test_against_a_bot_at_a_desk(arrive: Arrive, serving: Serving) -> None:
    person = arrive(lang="fr-FR")
    person.play_bots("islet")
    person.await_choice()
    guide = Guide(serving, person, "normal")
    reloaded = False
    while not person.over() and person.last_frame()["ply"] < LONG:
        person.await_choice()
        guide.turn()
        if not reloaded and in_a_chain(guide):
            person.await_choice()
            reload_in_the_middle(person)
            reloaded = True
    assert reloaded
    assert person.troubles == []


def in_a_chain(guide: Guide) -> bool:
    view = guide.state().view(guide.seat)
    return isinstance(view, IsletView) and view.stage == "chain"


def test_alone_on_a_phone(arrive: Arrive, serving: Serving) -> None:
    person = arrive(phone=True)
    person.play_bots("islet", mode="solo")
    person.await_choice()
    guide = Guide(serving, person, "normal", tap=True)
    while not person.over() and person.last_frame()["ply"] < LONG:
        person.await_choice()
        guide.turn()
    assert person.troubles == []
