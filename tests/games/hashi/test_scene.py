"""The scene of Hashi: what is drawn, what can be touched, what is said."""

from __future__ import annotations

import re

import pytest

from archipel.core.scene import Gesture, Piece, Scene, Zone
from archipel.core.text import Text
from archipel.core.values import Action
from archipel.games.hashi.scene import intent, scene
from archipel.games.hashi.scene.plaques import values
from archipel.games.hashi.values import CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, Bridge, HashiOptions, Start, Struck, Write
from archipel.words import words

from .position import HASHI, Table, position, rigged

BEHIND: tuple[dict[int, int], dict[str, int]] = ({7: 3}, {})
NAMES = ("Ana", "Bo", "Cy", "Di")


def seen(table: Table, seat: int | None = 0) -> Scene:
    legal = () if seat is None else table.state.legal_actions(seat)
    return scene(table.view(seat), legal)


def piece(shown: Scene, id: str) -> Piece:
    return next(piece for piece in shown.pieces if piece.id == id)


def zone(shown: Scene, id: str) -> Zone:
    return next(zone for zone in shown.zones if zone.id == id)


def gesture(shown: Scene, action: Action) -> Gesture:
    return next(gesture for gesture in shown.gestures if gesture.action == action)


def said(text: Text | None, lang: str = "fr", viewer: int | None = 0) -> str:
    assert text is not None
    return words(lang, "hashi").say(text, NAMES, viewer)


def test_an_island_tells_its_number_its_need_its_flag_and_its_bridges() -> None:
    shown = seen(position("A", {6: 6, 12: 1}, {"6-11": 2, "8-12": 1}))
    assert piece(shown, "isle-6").face == "ink-6-4"
    assert said(piece(shown, "isle-6").label) == "Île 6, chiffre 6, manquent 4 ponts, 2 ponts"
    assert piece(shown, "isle-11").face == "min-2"
    assert said(piece(shown, "isle-11").label, "en") == "Island 11, red flag, no number, 2 bridges"
    assert piece(shown, "isle-12").face == "done-1"
    assert said(piece(shown, "isle-12").label) == "Île 12, chiffre 1, finie, 1 pont"
    assert piece(shown, "isle-2").face == "isle"


def test_a_line_is_shut_by_a_crossing_bridge_or_a_finished_end() -> None:
    shown = seen(position("A", {6: 6, 12: 1}, {"6-7": 1, "8-12": 1}))
    assert "shut" in piece(shown, "line-2-8").marks
    assert "shut" in piece(shown, "line-12-16").marks
    assert "shut" not in piece(shown, "line-5-14").marks
    assert piece(shown, "line-3-17").face == "dots-v4-123"
    assert piece(shown, "line-6-7").face == "bare-h3"
    assert piece(shown, "line-6-7").lit == "lit2-h3"


def test_two_bridges_lie_beside_each_other_and_the_first_keeps_its_id() -> None:
    alone = piece(seen(position("A", {6: 6}, {"6-7": 1})), "bridge-6-7-1")
    pair = seen(position("A", {6: 6}, {"6-7": 2}))
    first, second = piece(pair, "bridge-6-7-1"), piece(pair, "bridge-6-7-2")
    assert (first.y, second.y) == (alone.y - 10, alone.y + 10)
    assert first.x == second.x == alone.x


def test_the_start_number_is_chosen_by_island_and_digit_in_either_order() -> None:
    shown = seen(rigged(HashiOptions(), 2, ["1/1"], "6/3"))
    start = gesture(shown, Start(2, 4))
    assert start.path == ("isle-2", "number-4")
    assert start.also == (("number-4", "isle-2"),)
    assert said(shown.prompt) == "À vous : écrivez un 3 ou un 4 pour votre voisin"
    assert piece(shown, "card-0").face == "card-back"


def test_a_chosen_start_number_waits_on_the_board_it_leaves() -> None:
    shown = seen(rigged(HashiOptions(), 2, ["1/1"], "6/3").does("start 2 4"))
    assert piece(shown, "start").face == "ghost-4"
    assert said(shown.prompt) == "En attente de Bo"
    assert not shown.gestures


def test_a_number_is_written_by_touching_its_island() -> None:
    shown = seen(position("A", {6: 4}, {}, "5/3"))
    assert gesture(shown, Write(3)).path == ("isle-3",)
    assert gesture(shown, Write(3)).ghost == "ghost-5"
    assert gesture(shown, SKIP_NUMBER).path == ()
    assert said(shown.prompt) == "À vous : écrivez le 5 sur une île"
    assert [closed.action for closed in shown.shut] == [CONFIRM]
    assert [(stage.mark, stage.state) for stage in shown.stages] == [("a", "now"), ("b", "next")]


def test_a_bridge_is_drawn_by_its_line_or_from_island_to_island() -> None:
    table = position("A", {6: 4}, {}, "5/2").does("write 3")
    shown = seen(table)
    bridge = gesture(shown, Bridge("5-6"))
    assert bridge.path == ("line-5-6",)
    assert bridge.also == (("isle-5", "isle-6"), ("isle-6", "isle-5"))
    assert bridge.ghost == "ghost-h1"
    assert said(shown.prompt) == "À vous : tracez 2 ponts"
    table.does("bridge 5-6")
    shown = seen(table)
    assert gesture(shown, Bridge("5-6")).ghost == "ghost2-h1"
    assert said(shown.prompt) == "À vous : tracez encore 1 pont"
    assert said(shown.hint) == "Touchez une ligne éclairée, ou glissez d’une île à l’autre."
    assert (shown.stages[1].full, shown.stages[1].of) == (1, 2)
    assert "fresh" in piece(shown, "bridge-5-6-1").marks
    assert piece(shown, "wet").x == piece(shown, "isle-3").x


def test_confirming_is_the_main_button_once_nothing_is_left() -> None:
    shown = seen(position("A", {6: 4}, {}, "5/1").does("skip_number", "bridge 5-6"))
    assert gesture(shown, CONFIRM).main
    assert not shown.shut
    assert said(shown.stages[0].note) == "passé"


def test_one_button_passes_a_turn_in_which_nothing_is_possible() -> None:
    """Rule 11.5: every island is a finished 1."""
    pairs = ("1-2", "3-4", "5-14", "6-7", "8-9", "10-13", "11-12", "15-16", "17-18")
    table = position("A", dict.fromkeys(range(1, 19), 1), dict.fromkeys(pairs, 1), "1/3")
    shown = seen(table)
    assert [one.action for one in shown.gestures] == [SKIP_NUMBER]
    assert shown.gestures[0].then == (SKIP_BRIDGES, CONFIRM)
    assert said(shown.gestures[0].label) == "Continuer"
    assert said(shown.prompt) == "À vous : rien à écrire, rien à tracer"
    assert not shown.shut


def test_a_forced_decline_says_so_and_keeps_the_number_to_take_back() -> None:
    """Rule 6.6: an island is written, but no set of three bridges exists."""
    pairs = ("1-2", "3-4", "5-14", "6-7", "8-9", "10-13", "11-12", "15-16")
    numbers = dict.fromkeys(range(1, 17), 1)
    shown = seen(position("A", numbers, dict.fromkeys(pairs, 1), "2/3").does("write 18"))
    assert [one.action for one in shown.gestures] == [SKIP_BRIDGES]
    assert said(shown.prompt) == "À vous : 3 ponts ne tiennent nulle part"
    assert said(shown.hint) == "C’est tout ou rien : il faut tracer tous les ponts de la carte."


@pytest.mark.parametrize(
    ("path", "action"),
    [
        (["isle-5"], Write(5)),
        (["line-5-6"], Bridge("5-6")),
        (["isle-6", "isle-5"], Bridge("5-6")),
        (["isle-1", "isle-18"], Bridge("1-18")),
        (["isle-99"], Write(99)),
        (["isle-x"], None),
        (["board-1-isle-5"], None),
        (["plaque-red"], None),
        ([], None),
    ],
)
def test_what_a_touch_would_mean(path: list[str], action: Action | None) -> None:
    assert intent(position("A", {6: 4}).view(), path, 0) == action


def test_what_a_touch_would_mean_before_play() -> None:
    view = rigged(HashiOptions(), 2, ["1/1"], "6/3").view()
    assert intent(view, ["isle-1"], 0) == Start(1, 3)
    assert intent(view, ["number-4", "isle-1"], 0) == Start(1, 4)
    assert intent(view, ["number-4"], 0) is None


def linus(window: str) -> Table:
    """The first seat links six islands in turn 8."""
    islands, lines = {5: 1, 14: 2, 15: 3, 16: 3, 17: 2}, {"5-14": 1, "14-15": 1, "15-16": 2, "16-17": 1}
    table = position("A", islands, lines, "1/1", others=[BEHIND], turn=8, window=window)
    return table.turn(18, "17-18").turn(0, seat=1)


def test_plaques_tell_who_won_and_what_is_still_open() -> None:
    """Rules 8.3 to 8.5."""
    table = linus("next_turn")
    assert values(table.view(0), 0, 2) == ("w", "p"), "what is won is not struck, nor what it leaves"
    assert values(table.view(1), 1, 2) == ("o", "n")
    shown = seen(table, 1)
    assert piece(shown, "plaque-six").face == "plaque-six-on"
    assert said(zone(shown, "bonus-six").caption, viewer=1) == "Ana +8 · 4 : ce tour"
    assert said(zone(shown, "bonus-red").caption) == "Ouvert"
    table.turn(0).turn(0, seat=1)
    assert values(table.view(1), 1, 2) == ("o", "o")
    assert said(zone(seen(table, 1), "bonus-six").caption, viewer=1) == "Ana +8 au tour 8"
    assert values(linus("any_later_turn").view(1), 1, 2) == ("o", "i")


def test_plaques_and_the_log_strike_the_same_values() -> None:
    """Rules 8.4 and 8.5: a seat that has nothing of a bonus sees those struck of which it was told."""
    for window in ("next_turn", "any_later_turn"):
        table = linus(window)
        for _ in range(3):
            told = [event.points for event in table.events if isinstance(event, Struck) and event.bonus == "six"]
            shown = [state for state in values(table.view(1), 1, 2) if state == "o"]
            assert len(shown) == len(told)
            table.turn(0).turn(0, seat=1)


def test_others_boards_are_small_and_show_nothing_of_this_turn() -> None:
    """Rule 4.5."""
    table = position("A", {6: 4}, {}, "5/1", others=[({6: 4}, {})])
    before = seen(table, 1)
    table.does("write 3", "bridge 5-6")
    after = seen(table, 1)
    assert zone(after, "board-0").mini
    assert zone(after, "board-0").inside == "seat:0"
    assert [p for p in after.pieces if p.at == "board-0"] == [p for p in before.pieces if p.at == "board-0"]
    table.does("confirm").turn(0, seat=1)
    assert piece(seen(table, 1), "board-0-isle-3").face == "ink-5-5"


def test_a_spectator_looks_on_and_touches_nothing() -> None:
    shown = seen(position("A", {6: 4}, {}, "5/1", others=[BEHIND]), None)
    assert not shown.gestures
    assert not shown.shut
    assert not shown.stages
    assert zone(shown, "board").owner == 0
    assert zone(shown, "board-1").mini


def test_the_bar_of_cards_strikes_what_was_seen() -> None:
    """Rule 2.4."""
    table = position("A", {6: 4}, {}, "5/1", "6/2").turn(0)
    shown = seen(table)
    assert piece(shown, "slip-5-1").face == "slip-5-1-seen"
    assert piece(shown, "slip-6-2").face == "slip-6-2-now"
    assert piece(shown, "slip-1-1").face == "slip-1-1"
    assert said(zone(shown, "cards").caption) == "2 vues · 15 à venir · 1 cachée"


def test_the_hidden_card_is_shown_only_at_the_end() -> None:
    """Rule 9.4."""
    cards = [f"{number}/{bridges}" for number in range(1, 7) for bridges in (1, 2, 3)][:17]
    table = rigged(HashiOptions(), 1, cards, "6/3").does("start 2 3")
    for _ in cards:
        assert said(zone(seen(table), "cards").caption).endswith("1 cachée")
        assert zone(seen(table), "card").caption is None
        table.turn(0)
    shown = seen(table)
    assert piece(shown, "card-18").face == "card-6-3"
    assert said(zone(shown, "card").caption) == "Carte cachée"
    assert said(shown.prompt) == "Partie terminée : 0 points, Sous-fifre"


def test_alone_there_are_piles_deadlines_and_a_ladder() -> None:
    """Rules 10.2 to 10.4."""
    shown = seen(position("B", {6: 4}, {}, "5/1", turn=8))
    assert [piece(shown, f"pile-{nth}-cards").face for nth in (1, 2, 3)] == ["stack-0", "stack-4", "stack-5"]
    assert piece(shown, "due-blue").face == "due-blue-missed"
    assert piece(shown, "due-red").face == "due-red-open"
    assert said(zone(shown, "bonus-blue").caption) == "3 jusqu’à la fin"
    assert said(zone(shown, "bonus-red").caption) == "Jusqu’au tour 12"
    rungs = [piece for piece in shown.pieces if piece.at == "ladder"]
    assert [said(rung.note) for rung in rungs][:3] == ["≤ 40", "41–42", "43–44"]
    assert [said(rung.note) for rung in rungs][-5:] == ["52", "54", "56", "58", "60"]
    assert "here" in rungs[0].marks
    assert shown.progress is not None
    assert shown.progress.groups == (7, 5, 5)


def test_the_sheet_of_faces_is_whole() -> None:
    """Every symbol once, and nothing used that is not there."""
    sheet = (HASHI.folder / "skin" / "sprites.svg").read_text(encoding="utf-8")
    assert HASHI.faces is not None
    sheet += HASHI.faces("fr")
    ids = re.findall(r'<(?:symbol|g) id="([^"]+)"', sheet)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', sheet)) <= set(ids)


def test_the_rules_have_the_same_numbers_in_both_languages_and_every_cited_one() -> None:
    books = [(HASHI.folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")]
    numbers = [re.findall(r"^(\d+\.\d+) ", book, re.MULTILINE) for book in books]
    assert numbers[0] == numbers[1]
    cited = {rule for file in HASHI.folder.rglob("*.py") for rule in re.findall(r'rule="(\d+\.\d+)"', file.read_text())}
    assert cited <= set(numbers[0])
    assert {"8.1", "8.2", "8.3"} <= set(numbers[0])
