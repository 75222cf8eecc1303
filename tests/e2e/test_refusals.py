"""Touching what is not lit explains itself, names the rule, and changes nothing."""

from __future__ import annotations

from tests.e2e.conftest import Arrive


def test_a_flag_says_why(arrive: Arrive) -> None:
    person = arrive(lang="fr-FR")
    person.play_bots("hashi", mode="solo")
    person.await_choice()
    before = person.last_frame()
    flag = person.page.locator(".hit[data-id='isle-1']")
    flag.click()
    bubble = person.page.locator(".why")
    bubble.wait_for()
    link = bubble.locator(".rule-link")
    assert "3.1" in link.inner_text()
    link.click()
    hit = person.page.locator(".rules .hit")
    hit.first.wait_for()
    assert "3.1" in hit.first.inner_text()
    assert person.last_frame() == before
