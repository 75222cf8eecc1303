"""What a seat sees and touches: chips, ways to pay, stored cards, refusals of touches, the centre of each mode."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from archipel.core.scene import Gesture, Piece, Scene
from archipel.core.text import text
from archipel.games.palm_island.content.cards import CARD_OF
from archipel.games.palm_island.scene import intent, scene
from archipel.games.palm_island.scene.payments import ways_of, worth
from archipel.games.palm_island.scene.table import deck_of
from archipel.games.palm_island.skin.faces import faces
from archipel.games.palm_island.values import Discard, Play
from archipel.server.content.rulebook import rulebook

from .position import PALM, Table, opened, position

RULE = re.compile(r'rule="(\d+\.\d+)"')


def drawn(table: Table, seat: int | None = 0) -> Scene:
    return scene(table.view(seat), table.state.legal_actions(seat) if seat is not None else ())


def started(mode: str = "solo", seats: int = 1, **options: Any) -> Table:
    """A game in which everybody has looked through the deck."""
    table = opened(mode, seats, **options)
    for seat in range(seats):
        table.does("start", seat=seat)
    return table


def touched(table: Table, touch: str) -> str:
    """The key and the rule by which a touch is refused."""
    meant = intent(table.view(), (touch,), 0)
    assert meant is not None
    return table.refusal(meant)


def piece(shown: Scene, id: str) -> Piece:
    return next(piece for piece in shown.pieces if piece.id == id)


def ids(shown: Scene, zone: str) -> list[str]:
    return [piece.id for piece in shown.pieces if piece.at == zone]


def touching(shown: Scene, first: str) -> list[Gesture]:
    return [gesture for gesture in shown.gestures if gesture.path[:1] == (first,)]


def test_storing_for_nothing_is_one_touch() -> None:
    """Rule 6.1: what costs nothing and loses nothing is done at once; with every place taken it is asked first."""
    (store,) = touching(drawn(position("4A 15A 5A* 16A T2")), "chip-4-store")
    assert store.path == ("chip-4-store",)
    assert store.button is not None, "its place among the buttons is kept"
    full = touching(drawn(position("4A 15A 5A* 6A* 1A* 2A* 16A T2")), "chip-4-store")
    assert full
    assert all(len(way.path) == 2 for way in full)


def test_the_hand_belongs_to_its_seat() -> None:
    """Cards that come to the top while others move are not outlined as theirs."""
    for seat in (0, 1):
        (hand,) = [zone for zone in drawn(started("speed", 2), seat).zones if zone.id == "hand"]
        assert hand.owner == seat


def test_one_payment_is_a_chip_touched_twice() -> None:
    """Rule 5.1: the first touch shows what it gives and takes, the second or the button pays."""
    shown = drawn(position("7A 15A 4A* 16A 5A* T2"))
    (rotate,) = touching(shown, "chip-7-rotate")
    assert rotate.path == ("chip-7-rotate", "chip-7-rotate")
    assert (rotate.button, rotate.icon) == (text("verb-rotate"), "act-rotate")
    assert rotate.after == text("after-rotate", area="B", gives=text("units-s", stone=1))
    assert rotate.action == Play(1, "rotate", ("4", "5"))
    assert rotate.ghost == "c-7-B"
    assert dict(rotate.moves) == {"card-4": "right", "card-5": "right", "card-7": "turn"}


def test_several_payments_are_ways_of_one_chip() -> None:
    """Rule 5.1: the likeliest way is first, and a second touch of the chip takes it."""
    shown = drawn(position("10A 15A 1C* 4A* 5B* T2"))
    ways = touching(shown, "chip-10-store")
    assert len(ways) > 1
    assert [way.path[1] for way in ways] == ids(shown, "options")[: len(ways)]
    assert ("chip-10-store", "chip-10-store") in ways[0].also
    assert all(("chip-10-store", "chip-10-store") not in way.also for way in ways[1:])


def test_price_payment_and_loss_are_counted() -> None:
    """Rule 5.3: what a payment has too much is lost."""
    shown = drawn(position("10A 15A 1D* 5A* 4A* T2"))
    dearest = touching(shown, "chip-10-store")[-1]
    assert [(tally.label.key, tally.count, tally.face) for tally in dearest.tallies] == [
        ("row-price", 1, "res-wood"),
        ("row-paid", 1, "res-wood"),
        ("row-lost", 2, "res-fish"),
    ]


def test_a_way_to_pay_wears_what_it_loses() -> None:
    shown = drawn(position("10A 15A 1D* 5A* 4A* T2"))
    ways = [piece(shown, way.path[1]) for way in touching(shown, "chip-10-store")]
    assert ways[0].face == "no-waste"
    assert [way.face for way in ways[1:]] == ["no-waste", "waste-0200"]


def test_order_of_payments() -> None:
    """Fewest units lost, then the cards that would be lost soonest."""
    table = position("10A 15A 1D* 5A* 4A* T2")
    deck, legal = deck_of(table.view()), table.state.legal_actions(0)
    ways = ways_of(deck, "", [action for action in legal if isinstance(action, Play) and action.verb == "store"])
    assert all(worth(deck, one) <= worth(deck, two) for one, two in pairwise(ways))
    shown = [gesture.action for gesture in touching(drawn(table), "chip-10-store")]
    assert shown == [way.action for way in ways]
    assert shown[0] == Play(1, "store", ("5",))
    assert shown[-1] == Play(1, "store", ("1",))


def test_a_stored_card_can_be_touched_to_pay() -> None:
    shown = drawn(position("10A 15A 5A* 4A* T2"))
    paths = {way.action: way.also for way in touching(shown, "chip-10-store")}
    assert ("chip-10-store", "card-4") in paths[Play(1, "store", ("4",))]


def test_room_is_made_by_touching_what_is_given_up() -> None:
    """Rule 6.1."""
    shown = drawn(position("1A 15A 2A* 4A* 5A* 6A* T2"))
    ways = touching(shown, "chip-1-store")
    assert [way.action.free for way in ways if isinstance(way.action, Play)] == [("2",), ("4",), ("5",), ("6",)]
    assert all(
        ("chip-1-store", f"card-{way.action.free[0]}") in way.also for way in ways if isinstance(way.action, Play)
    )


def test_the_first_card_is_dragged_away_or_into_store() -> None:
    shown = drawn(position("1A 15A 16A 4A* T2"))
    (store,) = touching(shown, "chip-1-store")
    assert store.also == (("top-1", "hole-2"),)
    discard = next(gesture for gesture in shown.gestures if isinstance(gesture.action, Discard))
    assert discard.path == ()
    assert discard.also == (("top-1", "under"),)


def test_stored_cards_stick_out_in_the_order_they_are_lost() -> None:
    """Rule 6.5: the count is of passes; tracker and annex are none."""
    shown = drawn(position("15A 16A 13A 4A* T2 V:elder.D 14A 1B*"))
    assert ids(shown, "rail") == ["card-4", "card-1", "hole-3", "hole-4"]
    assert [piece(shown, id).count for id in ("card-4", "card-1")] == [3, 5]
    assert piece(shown, "card-1").face == "tab-canoe_house-B"


def test_dark_chips_say_what_is_missing() -> None:
    shown = drawn(position("15A 16A 4A* T2"))
    marks = piece(shown, "chip-15-rotate").marks.split()
    assert marks == ["printed", "dark", "no-fish", "no-stone"]


@pytest.mark.parametrize(
    ("deck", "touch", "why"),
    [
        ("15A 4A* 16A T2", "chip-15-rotate", "refused-cannot-pay 5.1"),
        ("15A 4A* 16A T2", "top-3", "refused-third 4.2"),
        ("15A 4A* 16A T2", "top-2", "refused-stored-card 4.3"),
        ("15A T2 16A 1A", "top-2", "refused-tracker 4.4"),
    ],
)
def test_touches_that_are_refused(deck: str, touch: str, why: str) -> None:
    """Rules 4.2, 4.3, 4.4 and 5.1."""
    assert touched(position(deck), touch) == why


@pytest.mark.parametrize(
    "touch", ["", "top-1", "top-9", "chip-99-rotate", "chip-15-fly", "hole-1", "nothing", "card-4"]
)
def test_touches_that_mean_nothing(touch: str) -> None:
    assert intent(position("15A 16A 4A* T2").view(), (touch,), 0) is None


def test_the_whole_order_is_shown_once() -> None:
    """Rule 3.3."""
    assert len(ids(drawn(opened()), "spread")) == 17
    shown = drawn(started())
    assert not ids(shown, "spread")
    seen = [piece for piece in shown.pieces if piece.id.startswith("card-")]
    assert len(seen) == 3


def test_the_open_deck_fills_the_ring() -> None:
    """Rule 3.4."""
    for aid, known in ((False, 0), (True, 13)):
        shown = drawn(started(difficulty="easy", open_deck=aid))
        assert sum("known" in piece.marks for piece in shown.pieces) == known


def test_a_race_shows_the_market_and_every_boat() -> None:
    """Rule 9.1; what a stored hand could pay for is lit before the arrival."""
    table = started("speed", 3)
    shown = drawn(table)
    assert len(ids(shown, "market")) == 14
    assert [id for id in ids(shown, "lanes") if id.startswith("boat")] == ["boat-0", "boat-1", "boat-2"]
    assert touched(table, "sale-O5") == "refused-not-arrived 9.2"


@pytest.mark.parametrize("seats", [2, 6])
def test_a_disaster_costs_what_all_players_pay(seats: int) -> None:
    """Rule 8.1."""
    shown = drawn(opened("cooperative", seats, ability="mason_crew"))
    assert piece(shown, "disaster").face == f"disaster-cyclone-0-{seats}"
    assert piece(shown, "ability").face == f"ability-mason_crew-locked-{seats}"


def test_others_show_only_what_was_shown_at_the_meeting() -> None:
    """Rule 7.4: another's turn moves nothing but the boat."""
    table = started("casual", 2)
    before = drawn(table)
    after = drawn(table.does(table.state.legal_actions(1)[0], seat=1))
    changed = {piece.id for piece in after.pieces} ^ {piece.id for piece in before.pieces}
    moved = {one.id for one, two in zip(before.pieces, after.pieces, strict=True) if one != two}
    assert not changed
    assert moved <= {"boat-1", "lane-1", "lane-name-1"}


def test_spectators_see_no_deck() -> None:
    shown = drawn(opened("speed", 2), None)
    assert not any(piece.id.removeprefix("card-") in CARD_OF for piece in shown.pieces)
    assert not shown.gestures


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_that_are_cited_are_written(lang: str) -> None:
    book = rulebook(PALM, lang)
    assert book is not None
    assert book.ours
    written = {paragraph.number for section in book.sections for paragraph in section.paragraphs}
    cited = {rule for file in PALM.folder.rglob("*.py") for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert cited <= written


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_are_printed_on_the_cards(lang: str) -> None:
    sheet = faces(lang)
    assert ("Canoe House" if lang == "en" else "Maison des pirogues") in sheet
    found = re.findall(r'<symbol[^>]* id="([^"]+)"', sheet)
    assert len(found) == len(set(found))


def test_every_use_names_a_symbol() -> None:
    """Nothing on a card points to a picture that is not in the sheet."""
    sprites = (PALM.folder / "skin" / "sprites.svg").read_text(encoding="utf-8")
    whole = sprites + faces("en")
    known = set(re.findall(r'\bid="([^"]+)"', whole))
    assert set(re.findall(r'href="#([^"]+)"', whole)) | set(re.findall(r"url\(#([^)]+)\)", whole)) <= known


def test_actions_without_a_price_are_buttons_or_touches() -> None:
    table = opened()
    assert [gesture.action for gesture in drawn(table).gestures] == table.state.legal_actions(0)
