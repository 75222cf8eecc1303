"""Cooperative games: the disaster, the joint payment, the ability: S43 to S45, S47."""

from __future__ import annotations

import pytest

from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.palm_island.bots.council import counsel
from archipel.games.palm_island.content.cards import BUILDINGS
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.paying import payments
from archipel.games.palm_island.steps.meeting import Meeting
from archipel.games.palm_island.steps.pledging import CHANGES
from archipel.games.palm_island.values import AIM, Aimed, Averted, Pledged, Unlocked

from .position import PALM, Table, cost_of, deck, finished, position

X = "T2 13A 4D* 1B* 7D*"
Y = "T2 14A 1C* 2B* 8D*"


def famine() -> Table:
    return position(X, Y, mode="cooperative", disaster="famine")


@pytest.mark.parametrize(("seats", "cost"), [(2, (2, 4, 2)), (3, (3, 6, 3))])
def test_s43_the_cost_grows_with_the_players(seats: int, cost: tuple[int, int, int]) -> None:
    """S43, PI-48, rule 8.1."""
    assert cost_of(position(*["1A T1"] * seats, mode="cooperative"), "famine") == cost


def test_s44_joint_payments() -> None:
    """S44, PI-31, rule 8.2: the union covers the cost and nothing in it is useless."""
    table = famine()
    assert table.view().pending.stage == "meet"
    stored = [("X", "4D"), ("X", "1B"), ("X", "7D"), ("Y", "1C"), ("Y", "2B"), ("Y", "8D")]
    units = [HOUSE.gives[deck(f"{card} T2").ring[0] >> 1] for _, card in stored]
    found = [{stored[bit] for bit in range(6) if mask >> bit & 1} for mask in payments(units, (2, 4, 2))]
    both = {("X", "4D"), ("X", "1B"), ("Y", "2B")}
    assert sorted(map(sorted, found)) == sorted([sorted(both | {("X", "7D")}), sorted(both | {("Y", "8D")})])
    assert reached(table) == {frozenset({"04", "01", "07", "12"}), frozenset({"04", "01", "12", "18"})}


def test_s44_paying_together() -> None:
    """S44, rules 8.2 and 8.3: every contributor agrees, the cards are straightened where they are."""
    table = famine().does("pledge 4", "pledge 1").does("pledge 2", "pledge 8", seat=1)
    assert table.legal() == ["withdraw 4", "withdraw 1", "agree"]
    table.does("agree", seat=1)
    assert table.view().level == 0
    table.does("agree", seat=0)
    assert table.view().level == 1
    assert table.told(Averted) == [Averted("famine", 1)]
    assert table.deck(0) == "13A 4D 1B 7D* T3"
    assert table.deck(1) == "14A 1C* 2B 8D T3"


def test_s45_no_partial_payment() -> None:
    """S45, PI-31, rule 8.2: nothing is straightened and the level stays."""
    decks = ("T5 13A 4D* 7D*", "T5 14A 1B* 2A* 8B*")
    table = position(*decks, mode="cooperative", disaster="volcano", level=1)
    assert table.view().round == 6
    assert table.view().level == 1
    assert (table.deck(0), table.deck(1)) == ("13A 4D* 7D* T6", "14A 1B* 2A* 8B* T6")
    assert table.refused("pledge 4") == "7.1"


def test_several_levels_at_one_meeting() -> None:
    """PI-32, rule 8.1."""
    decks = ("T5 13A 4D* 5D* 1A*", "T5 14A 6D* 11B* 1B* 7D*")
    table = position(*decks, mode="cooperative", disaster="cyclone")
    table.does("pledge 4", "pledge 5").does("pledge 1", seat=1).does("agree").does("agree", seat=1)
    assert (table.view().level, table.view().pending.stage) == (1, "play")
    more = position("T5 13A 4D* 5D* 1B*", "T5 14A 6D* 4D* 1B* 7D*", mode="cooperative", disaster="cyclone")
    more.does("pledge 4", "pledge 5", "pledge 1", "agree")
    assert (more.view().level, more.view().pending.stage) == (1, "meet")
    more.does("pledge 6", "pledge 4", "pledge 1", "pledge 7", "agree", seat=1)
    assert more.view().level == 2


def test_the_last_level_wins_the_game() -> None:
    """PI-17 and PI-33, rule 8.7: the group score is the lowest."""
    decks = ("T8 13C 4D* 5D* 6D* 1B*", "T8 14D 4D* 1D* 7D* 2B*")
    table = position(*decks, mode="cooperative", disaster="cyclone", level=2)
    table.does("pledge 4", "pledge 5", "pledge 1").does("pledge 4", "pledge 1", "pledge 7", seat=1)
    assert table.view().pending.stage == "meet"
    table.does("agree").does("agree", seat=1)
    outcome = table.outcome()
    assert (outcome.reason, outcome.winners, outcome.rank) == ("reason-averted", (0, 1), "rank-1")


def test_what_is_averted_stays_averted() -> None:
    """PI-33, rule 8.8: the group may stop there, and goes on for points else."""
    saved = position("T2 13C 4D*", "T2 14D", mode="cooperative", level=3).state
    settled = saved.settled()
    assert settled is not None
    assert (settled.reason, settled.rank) == ("reason-averted", "rank-1")
    assert saved.to_act()
    assert position("T2 13C 4D*", "T2 14D", mode="cooperative", level=2).state.settled() is None


def test_a_level_unpaid_loses_the_game() -> None:
    """Rule 8.7, PI-22: no rank."""
    outcome = finished("T8 15C", "T8 16C", mode="cooperative", level=2).outcome()
    assert (outcome.reason, outcome.winners, outcome.rank) == ("reason-disaster", (), "")


def test_pledges_are_taken_back_and_made_again() -> None:
    """Rule 8.2: freely, up to a bound that nobody meets, and each seat for itself."""
    table = famine()
    for _ in range(CHANGES):
        table.does("pledge 4", "withdraw 4")
    assert table.refusal("withdraw 4") == "refused-withdraw 8.2"
    assert table.refusal("pledge 4") == "refused-changes 8.2"
    assert table.legal("pledge", 1) == ["1", "2", "8"]
    table.does("pledge 2", "withdraw 2", "pledge 2", seat=1).does("pass").does("pass", seat=1)
    assert table.view().pending.stage == "play"


def test_a_withdrawal_ends_every_agreement() -> None:
    """Rule 8.3."""
    table = famine().does("pledge 4", "pledge 1").does("pledge 2", "pledge 8", "agree", seat=1)
    assert table.view().pending.agreed == (False, True)
    table.does("withdraw 8", seat=1)
    assert table.view().pending.agreed == (False, False)
    assert table.told(Pledged)[-1] == Pledged(1, "8")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("pledge 13", "refused-pledge-stored 8.2"),
        ("pledge 8", "refused-pledge-stored 8.2"),
        ("pledge nowhere", "refused-pledge-stored 8.2"),
        ("pledge 4", "refused-pledge-twice 5.2"),
        ("withdraw 1", "refused-withdraw 8.2"),
        ("withdraw 8", "refused-withdraw 8.2"),
        ("agree", "refused-agree 8.3"),
        ("aim", "refused-no-ability 8.4"),
        ("discard", "refused-meeting 8.1"),
        ("play 1 store - - -", "refused-meeting 8.1"),
    ],
)
def test_what_the_meeting_refuses(line: str, why: str) -> None:
    assert famine().does("pledge 4").refusal(line) == why


def test_a_pledge_must_be_needed_and_leave_the_others_needed() -> None:
    """PI-10, rule 8.2."""
    table = famine().does("pledge 7")
    assert table.refusal("pledge 8", 1) == "refused-pledge-useless 8.2"
    spare = position("T2 13A 4D* 1A* 7D*", "T2 14A 1B* 2B* 8D*", mode="cooperative", disaster="famine")
    spare.does("pledge 4", "pledge 1", "pledge 7").does("pledge 1", seat=1)
    assert spare.refusal("pledge 2", 1) == "refused-pledge-instead 8.2"


def test_who_gives_nothing_has_no_say() -> None:
    """Rule 8.3."""
    decks = ("T2 13A 4D* 5D* 1B*", "T2 14A 7D*")
    table = position(*decks, mode="cooperative", disaster="cyclone").does("pledge 4", "pledge 5", "pledge 1")
    assert table.state.to_act() == (0,)
    assert table.refusal("agree", 1) == "refused-agree-giver 8.3"
    assert table.refusal("pass", 1) == "refused-covered-others 8.3"
    assert table.refusal("pledge 7", 1) == "refused-covered-others 8.3"


def test_what_a_covered_payment_leaves_to_do() -> None:
    """Rule 8.3: a giver agrees or takes back, and agrees once."""
    table = famine().does("pledge 4", "pledge 1").does("pledge 2", "pledge 8", seat=1)
    assert table.refusal("pass") == "refused-covered 8.3"
    assert table.refusal("pledge 7") == "refused-covered 8.3"
    table.does("agree")
    assert table.refusal("agree") == "refused-agreed 8.3"
    assert table.refusal("pass") == "refused-agreed 8.3"
    assert table.does("withdraw 4").legal() == ["withdraw 1", "pledge 4", "pass"]


def test_who_has_passed_may_offer_again() -> None:
    """Rule 8.3: a pass binds nobody, and a card taken back asks everybody again."""
    table = famine().does("pass").does("pledge 2", "pledge 8", seat=1)
    assert table.state.to_act() == (1,)
    table.does("pledge 4", "pledge 1").does("agree").does("withdraw 8", seat=1)
    assert table.state.to_act() == (0, 1)
    table.does("pass", seat=1).does("pledge 7").does("agree").does("agree", seat=1)
    assert table.view().level == 1


def test_a_group_that_passes_pays_nothing() -> None:
    """Rule 8.1."""
    table = famine().does("pledge 4", "pass")
    assert table.refusal("pass") == "refused-passed 8.3"
    table.does("pass", seat=1)
    assert (table.view().level, table.view().pending.stage) == (0, "play")
    assert table.deck(0) == "13A 4D* 1B* 7D* T3"


BOTH = ("T2 13A 4D* 5D* 1B* 7B*", "T2 14A 6D* 2B* 8D*")


def test_the_group_may_unlock_its_ability_instead() -> None:
    """PI-34, rule 8.4: two players pay twice, all at once."""
    table = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone")
    assert table.view().pending.target == "level"
    table.does("aim", seat=1)
    assert table.told(Aimed) == [Aimed(1, "ability")]
    table.does("pledge 4", "pledge 1", seat=0).does("pledge 8", "agree", seat=1).does("agree", seat=0)
    assert table.told(Unlocked) == [Unlocked("mason_crew")]
    assert table.view().unlocked


def test_the_aim_stays_reachable() -> None:
    """Rule 8.4: turned as often as one likes, by whoever has passed too, and after a level was covered."""
    table = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone")
    table.does("aim", seat=1).does("aim", seat=1).does("aim", seat=0).does("aim", seat=0)
    assert (table.view().pending.target, table.view().pending.stage) == ("level", "meet")
    table.does("pledge 4", "pledge 5", "pledge 1")
    assert table.view().pending.pledges == ((0, "4"), (0, "5"), (0, "1"))
    table.does("withdraw 4", "withdraw 5", "withdraw 1", "pass", "aim")
    assert (table.view().pending.target, table.state.to_act()) == ("ability", (0, 1))
    table.does("pledge 4", "pledge 1").does("pledge 8", "agree", seat=1).does("agree", seat=0)
    assert table.view().unlocked


def test_the_aim_is_bounded_like_the_offers() -> None:
    """Rules 8.2 and 8.4."""
    table = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone")
    for _ in range(CHANGES):
        table.does("aim")
    assert table.refusal("aim") == "refused-changes 8.2"
    assert table.does("aim", seat=1).view().pending.target == "ability"


def test_why_the_aim_does_not_turn() -> None:
    """Rule 8.4: each reason is the true one."""
    table = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone").does("pledge 4")
    assert table.refusal("aim", 1) == "refused-aim-offered 8.4"
    poor = position("T2 13A 4D* 5D* 1B*", "T2 14A 1B*", mode="cooperative", ability="mason_crew", disaster="cyclone")
    assert poor.refusal("aim") == "refused-aim-short 8.4"
    said = poor.state.objection(0, AIM)
    assert said is not None
    assert said.args["missing"] == text("units-s", wood=0, fish=0, stone=2)
    got = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone", unlocked=True)
    assert got.refusal("aim") == "refused-aim-unlocked 8.4"
    saved = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone", level=3)
    assert saved.view().pending.target == "ability"
    assert saved.refusal("aim") == "refused-aim-averted 8.4"


def test_what_alone_can_be_paid_is_asked_for() -> None:
    """Rule 8.4."""
    table = position("T2 13A 12C*", "T2 14A 12C*", mode="cooperative", ability="shared_stores")
    assert table.view().pending.target == "ability"


def test_a_dark_button_says_why_the_aim_does_not_turn() -> None:
    """Rule 8.4: the button is there as long as there is another aim, and the ability's card asks the same."""
    table = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone")
    assert AIM not in closed(table)
    assert AIM in closed(table.does("pledge 4"))
    assert PALM.intent is not None
    assert PALM.intent(table.view(), ("ability",), 0) == AIM
    assert AIM not in closed(position(X, Y, mode="cooperative", disaster="famine"))


def closed(table: Table) -> list[Action]:
    return [shut.action for shut in PALM.scene(table.view(), table.state.legal_actions(0)).shut]


def test_a_bot_says_once_what_it_would_pay_for() -> None:
    """Rule 8.4: it turns the aim, and goes with whoever turns it back."""
    table = position(*BOTH, mode="cooperative", ability="mason_crew", disaster="cyclone")
    meeting = table.state.steps[-1]
    assert isinstance(meeting, Meeting)
    assert counsel(table.state, meeting, 0, table.state.legal_actions(0)) == AIM
    table.does("aim", seat=0).does("aim", seat=1)
    assert counsel(table.state, meeting, 0, table.state.legal_actions(0)) != AIM


WORKER = "13D 1A T4 4A* 2A* 5D* 3B* 7B 8B"
IDLER = "13D 1A T4 4A* 2A* 7B"


def masons() -> Table:
    return position(WORKER, IDLER, mode="cooperative", ability="mason_crew", unlocked=True)


def test_s47_the_ability() -> None:
    """S47, PI-35, rules 8.5 and 8.6: two stone less, once a round, with the arrows it needs."""
    table = masons()
    assert table.hand().arrows(BUILDINGS.index("quarry")) == 2
    table.does("ability 4,2")
    assert table.view().perk == "mason_crew"
    assert table.legal("play 1 rotate") == ["3,5 - -"]
    assert table.does("play 1 rotate 5,3 - -").deck() == "1A T4 4A 2A 5D 3B 7B 8B 13C"
    assert (table.view().score, table.view().perk) == (6 + 2, "")
    assert table.refusal("ability 4,2") == "refused-used 8.6"
    assert table.refusal("ability 4,2", 1) == "refused-needs 8.6"


def test_an_unused_effect_ends_with_the_round() -> None:
    """PI-35, rule 8.6."""
    table = masons().does("ability 4,2", "discard", "discard")
    assert (table.view().perk, table.view().pending.stage) == ("", "wait")


def test_the_ability_again_where_agreed() -> None:
    """PI-35, the other reading."""
    table = position(
        "13A 1A 14A T4 4A* 2A* 12D* 7B 8B",
        IDLER,
        mode="cooperative",
        ability="mason_crew",
        unlocked=True,
        ability_use="unlimited",
    )
    table.does("ability 4,2")
    assert table.refusal("ability 12") == "refused-in-force 8.6"
    table.does("play 1 rotate 12 - -", "play 1 store - - -")
    assert table.refusal("ability 1") == "refused-cannot-pay 5.1"


def test_an_ability_that_is_locked_or_absent() -> None:
    """Rules 8.4 and 8.5."""
    locked = position(WORKER, IDLER, mode="cooperative", ability="mason_crew")
    assert locked.refusal("ability 4,2") == "refused-locked 8.5"
    absent = position(WORKER, IDLER, mode="cooperative")
    assert absent.refusal("ability 4,2") == "refused-no-ability 8.4"


def test_barter_circle() -> None:
    """Rule 8.6: the next cost is up to two units less, of any kinds; a free action is no cost."""
    table = position("1A 13A 10B T4 4A* 2A*", IDLER, mode="cooperative", ability="barter_circle", unlocked=True)
    assert table.legal("ability") == ["4", "2"]
    table.does("ability 4", "play 1 store - - -")
    assert table.view().perk == "barter_circle"
    assert table.legal("play 1 rotate") == ["- - -"]
    table.does("play 1 rotate - - -")
    assert table.view().perk == ""


def test_shared_stores() -> None:
    """Rule 8.6: five stored cards for the rest of the round."""
    table = position("1A 13A T4 4A* 5A* 6A* 3B* 2B", IDLER, mode="cooperative", ability="shared_stores", unlocked=True)
    assert table.view().limit == 4
    table.does("ability 3", "play 1 store - - -")
    assert (table.view().limit, len(table.hand().stored())) == (5, 4)
    table.does("discard")
    assert table.view().limit == 4


def reached(table: Table) -> set[frozenset[str]]:
    """Every complete set of pledges the meeting lets the group arrive at, as seat and card."""
    view = table.view()
    if "agree" in [str(a) for seat in range(2) for a in table.state.legal_actions(seat)]:
        return {frozenset(f"{seat}{card}" for seat, card in view.pending.pledges)}
    found: set[frozenset[str]] = set()
    for seat in range(2):
        for line in table.legal("pledge", seat):
            twin = Table(table.state.clone())
            found |= reached(twin.does(f"pledge {line}", seat=seat))
    return found
