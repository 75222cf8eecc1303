"""Palm Island in the browser: a solo game that earns a feat, a race for an outpost, a payment together."""

from __future__ import annotations

from archipel.core.state import State
from archipel.games.palm_island.state import PalmState
from tests.e2e.company import friends
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.person import Person
from tests.e2e.serving import Serving

OUT_OF_SIGHT = """() => [...document.querySelectorAll('.scores tfoot td, .ends .btn')].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < 0 || right > innerWidth || bottom > innerHeight || !thing.contains(seen);
}).map((thing) => thing.textContent)"""


def test_a_feat_is_earned_kept_and_used(arrive: Arrive, serving: Serving) -> None:
    person = arrive(phone=True)
    person.play_bots("palm_island", mode="solo")
    person.await_choice()
    guide = Guide(serving, person, "strong", tap=True)
    guide.ahead(serving, until=last_cards)
    person.page.reload()
    guide.play_on()
    earned = person.last_frame()["trophies"]
    assert "1" in earned, f"a score of {person.last_frame()['outcome']['scores'][0]['total']} earned {earned}"
    assert person.page.locator(".earned li").count() == len(earned)
    total_and_buttons_are_in_sight(person)
    serving.kill()
    serving.start()
    person.page.goto(person.address)
    person.choose_island("palm_island")
    person.page.locator(".chip[data-mode='solo']").click()
    person.page.locator(".fold summary").click()
    person.page.locator(".chip[data-trophy='1']").click()
    person.page.locator(".card .stack .btn.primary").click()
    person.await_choice()
    cards = [piece["id"] for piece in person.last_frame()["scene"]["pieces"]]
    assert any("F1" in card for card in cards), "the feat is not in the deck"
    assert person.troubles == []


def total_and_buttons_are_in_sight(person: Person) -> None:
    """Of a score sheet, in every small window, whatever else it tells."""
    for width, height in ((360, 740), (740, 360), (640, 400)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(OUT_OF_SIGHT) == [], f"{width} x {height}"


def last_cards(state: State, _: str) -> bool:
    return isinstance(state, PalmState) and state.round() == 8 and state.hands[0].left() < 8


def test_the_later_arrival_is_refused_what_is_gone(arrive: Arrive, serving: Serving) -> None:
    first, second = friends(arrive, "palm_island", "speed", 2)
    racer, follower = Guide(serving, first, "normal"), Guide(serving, second, "normal")
    follower.turn()
    while racer.turn(prefer=hoard):
        pass
    sold = [piece["id"] for piece in first.last_frame()["scene"]["pieces"] if piece["id"].startswith("gone-")]
    assert len(sold) == 1, "the first to arrive has bought one card and waits"
    bought = sold[0]
    second.page.locator(f"[data-id='{bought}']").wait_for()
    before = second.last_frame()
    second.press(second.page.locator(f"[data-id='{bought}']").first)
    bubble = second.page.locator(".why")
    bubble.wait_for()
    assert "9.3" in bubble.inner_text()
    assert second.last_frame()["ply"] == before["ply"]


def hoard(action: str) -> int:
    """Buy what can be bought, else store what costs nothing, else pass cards by."""
    if action.startswith("buy"):
        return 3
    return 2 if action.split(" ")[2:] == ["store", "-", "-", "-"] else 1 if action in ("discard", "start") else 0


def test_two_pay_together(arrive: Arrive, serving: Serving) -> None:
    crew = friends(arrive, "palm_island", "cooperative", 2)
    guides = [Guide(serving, person, "normal") for person in crew]
    guides[0].ahead(serving, until=lambda _, action: action.startswith("pledge"))
    for person in crew:
        person.page.reload()
        person.page.locator(".table").wait_for()
    for _ in range(40):
        acted = [guide.turn() for guide in guides]
        assert any(acted), "nobody could act"
        if crew[0].was_told("averted"):
            break
    assert crew[0].was_told("averted"), "no level was ever paid"
    givers = {event["seat"] for event in crew[0].was_told("pledged")}
    assert len(givers) > 1, "one alone has paid for all"
    assert all(person.troubles == [] for person in crew)
