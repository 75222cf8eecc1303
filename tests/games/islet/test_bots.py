"""Players of Islet: what they plan is what the rules allow, they see an egg that can be laid, and each level plays."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.bots import bot
from archipel.core.game import Bot, Outlook
from archipel.core.rng import Quick
from archipel.core.values import Action, Outcome
from archipel.games.islet.bots.asked import Asked
from archipel.games.islet.bots.chains import Chains
from archipel.games.islet.bots.follow import next_step
from archipel.games.islet.bots.land import Land
from archipel.games.islet.bots.player import Player as Thinker
from archipel.games.islet.bots.ponder import MANY, Ponder, turns_to_come
from archipel.games.islet.bots.prices import NESTED, PLAIN
from archipel.games.islet.bots.reach import Reach
from archipel.games.islet.bots.sight import Sight
from archipel.games.islet.conditions import cards_met
from archipel.games.islet.content.parts import KIND_OF
from archipel.games.islet.content.parts import RESOURCE_OF as KIND_OF_CARD
from archipel.games.islet.events import Laid
from archipel.games.islet.grid import ISLET as ONE_ISLET
from archipel.games.islet.grid import cell_at
from archipel.games.islet.judge import judge
from archipel.games.islet.purse import counts, purse_of
from archipel.games.islet.state import IsletState
from archipel.games.islet.steps.explore import Chain
from archipel.games.islet.steps.turn import FROM_BAG, Turn
from archipel.games.islet.values import Place

from .position import ISLET, NIGHT, H, Player, Table, cell_of, opened, position, purse

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("normal", {}),
    ("easy", {"eggs": 6, "surround_min_neighbours": 3}),
    ("planner", {"eggs": 5, "level_match": "at_least", "solo_discard_source": "mixed", "surround_min_neighbours": 1}),
    ("planner easy", {"guaranteed_first_payment": True, "stall_guard_rounds": 0}),
    ("normal planner easy", {"holes_are_sea": False, "eggs": 7}),
    ("easy normal normal planner", {"nested_transformations": False}),
]
SIDES = ("DN01 DN08", "DN02 DN11")


def seated(level: str) -> Bot:
    """A `planner` looks as the strong player does, alone at fewer chains."""
    return Thinker(Sight(16, 16)) if level == "planner" else bot(ISLET, level)


def played(state: IsletState, *levels: str, plies: int = 5000) -> Outcome | None:
    """A game between bots, each told what its seat may know, or so much of it; `apply` refuses what is not legal."""
    bots = [seated(level) for level in levels]
    rngs = [Quick(seat) for seat in range(state.seats)]
    for _ in range(plies):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.apply(seat, bots[seat].choose(Outlook(ISLET, state, seat), rngs[seat]))
    return state.outcome()


def middle(seats: int, seed: int, plies: int, **changes: Any) -> IsletState:
    """The beginning of a turn in the middle of a game."""
    state = opened(seats, seed, **changes).state
    played(state, *["quick"] * seats, plies=plies)
    while not isinstance(state.steps[-1], Turn):
        played(state, *["quick"] * seats, plies=1)
    return state


def chosen(table: Table, level: str = "planner", seat: int = 0) -> str:
    return str(seated(level).choose(Outlook(ISLET, table.state, seat), Quick(1)))


def goes(table: Table, turn: int = 40) -> Table:
    """The planner to the end of its turn."""
    seat, round = table.state.turn, table.state.round
    for _ in range(turn):
        if not table.state.steps or (table.state.turn, table.state.round) != (seat, round):
            break
        table.does(chosen(table, seat=seat), seat=seat)
    return table


@pytest.mark.parametrize(("levels", "changes"), TABLES, ids=[levels for levels, _ in TABLES])
def test_every_level_plays_every_mode(levels: str, changes: dict[str, Any]) -> None:
    state = opened(len(levels.split()), 5, **changes).state
    assert played(state, *levels.split()) is not None
    assert sum(len(bird.levels) for bird in state.birds) >= 3


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_tip_before_they_pay(seats: int) -> None:
    """RULING 18, rule 8.5: a player plays the same game whether or not the split is free."""
    free, first = (opened(seats, 4, eggs=6, guaranteed_first_payment=first).state for first in (False, True))
    assert played(free, *["planner"] * seats) == played(first, *["planner"] * seats)
    assert free.board.facts() == first.board.facts()


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_chains_are_those_the_rules_offer(seats: int) -> None:
    """Rules 5.1 to 5.3."""
    state = middle(seats, 3, 90)
    bird = state.birds[state.turn]
    islet = bird.at // ONE_ISLET if seats == 1 else 0
    chains = Chains(state.board.tops, [other.at for other in state.birds], state.piles, 4)
    found = chains.begin(state.board.shores[islet], bird.hand)
    assert len(found) > 50
    assert {(tuple(chain.cells), tuple(chain.kinds), chain.gains) for chain in found} == offered(state)


def offered(state: IsletState) -> set[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Every chain of the turn, step by step through the rules, and what it yields as far as there are cards."""
    found = set()
    queue: list[tuple[IsletState, tuple[int, ...], tuple[int, ...]]] = [(state, (), ())]
    for before, cells, kinds in queue:
        for action in before.legal_actions(before.turn):
            if isinstance(action, Place):
                after = before.clone()
                after.advance(before.turn, action)
                row = (*cells, cell_at(action.islet, action.x, action.y)), (*kinds, KIND_OF[action.tile])
                step = after.steps[-1]
                assert isinstance(step, Chain)
                yields = [min(step.yields.count(type), left) for type, left in enumerate(counts(state.piles))]
                found.add((*row, purse_of(yields)))
                queue.append((after, *row))
    return found


@pytest.mark.parametrize("changes", [{}, {"level_match": "at_least", "surround_min_neighbours": 1}])
def test_cells_that_meet_a_card_are_those_of_the_rules(changes: dict[str, Any]) -> None:
    """Rule 10.7."""
    for seed in range(3):
        state = opened(1, seed, **changes).state
        played(state, "random", plies=70)
        around = state.options.surround_min_neighbours
        asked = Asked(
            state.conditions, state.board.tops, -1, state.cards, 9, state.options.level_match == "at_least", around
        )
        for cell in state.board.tops:
            if state.board.egg(cell) < 0:
                assert asked.met.get(cell, 0) == sum(1 << card for card in cards_met(state, cell))


def test_regions_are_roamed_for_nothing_and_left_for_a_card() -> None:
    """Rules 6.3 and 6.4."""
    land = Land(position("0,0:Wb 1,0:Wl 2,0:Sf 3,0:Cb", Player(), Player()).state.board.tops, -1, [], [], False)
    regions = [land.regions[cell_of(where)] for where in ("0,0", "1,0", "2,0", "3,0")]
    assert regions[0] == regions[1]
    assert len(set(regions)) == 3
    ways = Reach(land).ways(regions[0], purse("S1 C1"))
    assert {(way.region, way.cost) for way in ways} == {
        (regions[0], 0), (regions[2], purse("S1")), (regions[3], purse("S1 C1")),
    }  # fmt: skip
    assert {way.region for way in Reach(land).ways(-1, purse("W1"))} == {regions[0]}


def test_two_of_one_terrain_pay_a_step_on_another() -> None:
    """Rule 8.3."""
    land = Land(position("0,0:Wb 1,0:Sf", Player(), Player()).state.board.tops, -1, [], [], False)
    ways = Reach(land).ways(land.regions[cell_of("0,0")], purse("C2"))
    assert [way.cost for way in ways] == [0, purse("C2")]


def test_cards_that_pay_an_egg_are_worth_more_than_others() -> None:
    """Rules 7.2, 8.3 and 8.4."""
    assert NESTED.worth(purse("F3 S1")) > NESTED.worth(purse("F2 L1 S1")) > NESTED.worth(purse("F2 S1"))
    assert NESTED.best_ways(purse("S3 C3"), 5) == [purse("S3 C3")]
    assert NESTED.best_ways(purse("C9"), 5) == [purse("C9")]
    assert PLAIN.best_ways(purse("C9"), 5) == []


@pytest.mark.parametrize(("seats", "seed", "plies"), [(2, 3, 120), (2, 8, 150), (3, 4, 160), (1, 3, 110), (1, 5, 90)])
def test_a_move_brings_the_eggs_it_was_planned_for(seats: int, seed: int, plies: int) -> None:
    """Alone, cards revealed on the way may bring more."""
    state = middle(seats, seed, plies)
    seat = state.turn
    planned = Ponder(state, seat, Sight(16, 16)).move([state.birds[seat].at])[1].eggs
    laid, round = len(state.birds[seat].levels), state.round
    if seats == 1:
        state.apply(seat, FROM_BAG)
    else:
        state.apply(seat, next_step(Ponder(state, seat, Sight(16, 16)), [state.birds[seat].at], moves(state)))
    while state.steps and (state.turn, state.round) == (seat, round):
        state.apply(seat, seated("planner").choose(Outlook(ISLET, state, seat), Quick(1)))
    assert len(state.birds[seat].levels) - laid >= planned


def moves(state: IsletState) -> list[Action]:
    return [action for action in state.legal_actions(state.turn) if not isinstance(action, Place)]


def test_a_fresh_player_at_every_decision_plays_the_same_game() -> None:
    games = []
    for fresh in (True, False):
        state = opened(2, 9).state
        player = seated("planner")
        for ply in range(60):
            seat = state.to_act()[0]
            thinks = seated("planner") if fresh else player
            state.apply(seat, thinks.choose(Outlook(ISLET, state, seat), Quick(ply if fresh else 1)))
        games.append(state.digest())
    assert games[0] == games[1]


@pytest.mark.parametrize(("level", "seats"), [("easy", 3), ("normal", 3), ("strong", 3), ("strong", 1)])
def test_a_player_knows_no_more_than_its_seat(level: str, seats: int) -> None:
    state = middle(seats, 2, 70)
    seat = state.turn
    twin = state.determinize(seat, Quick(8))
    choices = [bot(ISLET, level).choose(Outlook(ISLET, table, seat), Quick(3)) for table in (state, twin)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("plies", [60, 100])
def test_a_glance_at_what_a_chain_changes_is_a_look_at_everything(plies: int) -> None:
    """Rule 10.7: which cells meet the cards, wherever the chain lies."""
    for seed in range(2):
        state = middle(1, seed, plies)
        ponder = Ponder(state, 0, Sight(2, 2))
        now = ponder.asked(state.board.tops)
        assert now is not None
        for chain in ponder.first_chains():
            tops = chain.laid_on(state.board.tops)
            after, anew = now.after(tops, chain.cells), ponder.asked(tops)
            assert anew is not None
            assert [sorted(cells) for cells in after.cells] == [sorted(cells) for cells in anew.cells]


def test_a_short_sight_plans_few_eggs_and_tiles() -> None:
    """Rules 5.2 and 7.2."""
    table = position(H, Player(at="1,0", raw="F5 S1 C2"), Player())
    assert Ponder(table.state, 0, Sight(16, 16)).move([cell_of("1,0")])[1].eggs == 2
    assert Ponder(table.state, 0, Sight(16, 16, eggs=1)).move([cell_of("1,0")])[1].eggs == 1
    chains = Ponder(table.state, 0, Sight(16, 16, tiles=2)).first_chains()
    assert max(len(chain.cells) for chain in chains) == 2


def test_the_card_kept_is_the_one_an_egg_needs() -> None:
    """Rule 5.5: nine cards are one too many; three flowers lay here."""
    table = position(H, Player(at="1,0", raw="F3 S1 W5"), Player())
    state = table.state
    assert Ponder(state, 0, Sight(4, 4)).least_wanted() != KIND_OF_CARD["F"]


def test_a_last_turn_is_for_eggs() -> None:
    """Rule 9.1: a rival that can lay its last egg after this turn ends the game."""
    near = Player(at="0,0", raw="L3", g="S", eggs="0/1/9")
    table = position(H, Player(at="1,0", raw="F3 W1", eggs="10/0/0"), near)
    assert turns_to_come(table.state, 0) == 0
    assert goes(table).told(Laid)[0].level == 1


def test_nobody_passes_for_fear_of_the_end() -> None:
    """Rules 4.1 and 9.4: two players who may both be done next turn, and cannot lay now, explore."""
    near = Player(at="0,0", raw="L3", g="S", eggs="0/1/9")
    table = position(H, Player(at="1,0", raw="W1", hand="Wb Sl"), near)
    assert turns_to_come(table.state, 0) == 0
    assert chosen(table).startswith("place")


def test_a_rival_far_from_its_last_egg_leaves_time() -> None:
    table = position(H, Player(at="1,0", raw="F3 W1"), Player(at="0,0", raw="L3"))
    assert turns_to_come(table.state, 0) == MANY


def test_two_eggs_in_one_move() -> None:
    """Rules 7.2 and 8.2: the flower gained for the first egg pays for the second."""
    table = position(H, Player(at="1,0", raw="F5 S1 C2", hand=""), Player())
    assert [event.pay for event in goes(table).told(Laid)] == ["FFF", "fFF"]


def test_of_equal_tiles_the_higher_is_laid_on() -> None:
    """Rule 9.5."""
    cells = H + " 2,0:Cf.Cl.Cf"
    table = position(cells, Player(at="1,0", raw="F3", hand=""), Player(), bag=0)
    assert [event.level for event in goes(table).told(Laid)] == [3]


def test_no_bird_stays_on_another() -> None:
    """Rule 6.5."""
    table = position(H, Player(at="-1,0", raw="F3 S1 C1", hand=""), Player(at="0,0"))
    goes(table)
    assert table.pawn() == "1,0"
    assert len(table.told(Laid)) == 1


def test_the_last_move_alone_is_paid_from_the_hand() -> None:
    """Rules 10.5 and 10.10: only the bag counts."""
    bird = Player(at="-1,0", raw="B3 S2 C2", g="S", eggs="0/1/9")
    table = position(H + NIGHT + " -1,0:Wb.Wb", bird, bag=20, cards=SIDES, deck="DN03", discards="DN04")
    assert chosen(table) == "move hand"
    assert goes(table).outcome().scores[0].total == 20


def test_an_earlier_move_alone_is_paid_from_the_bag() -> None:
    """Rule 10.5: with one tile in hand the next Explore would be short."""
    bird = Player(at="-1,0", raw="B3 S2 C3", hand="Cf Cf Cf Cf")
    table = position(H + NIGHT + " -1,0:Wb.Wb", bird, bag=20, cards=SIDES, deck="DN03 DN04")
    table.does("move bag")
    assert chosen(table) == "lay BBB"


def test_where_each_tile_may_come_from_anywhere_the_hand_is_spared() -> None:
    """Rule 10.5."""
    bird = Player(at="-1,0", raw="B3 S2 C3")
    cells = H + NIGHT + " -1,0:Wb.Wb"
    table = position(cells, bird, bag=20, cards=SIDES, deck="DN03", solo_discard_source="mixed").does("move mixed")
    assert chosen(table) == "remove bag"
    last = Player(at="-1,0", raw="B3", g="S", eggs="0/1/9")
    table = position(cells, last, bag=20, cards=SIDES, deck="DN03", solo_discard_source="mixed").does("move mixed")
    assert chosen(table) != "remove bag"


def test_a_bird_travels_to_where_it_can_lay() -> None:
    """Rule 10.6: by day nothing is asked any more; the equal tile of the night islet costs a water."""
    bird = Player(at="-1,0", raw="B3 W2 S1", g="S", eggs="0/1/9")
    cells = H + NIGHT + " n-1,0:Wb.Wb"
    table = position(cells, bird, bag=20, cards=("", "DN04 DN11"), deck="DN03").does("move bag")
    assert chosen(table) == "advance 2 -1 0 W"
    assert goes(table).outcome().winners == (0,)


def test_a_refill_that_would_lose_is_never_asked_for() -> None:
    """Rule 10.9: with two tiles in the bag no chain is longer."""
    table = position(H + NIGHT, Player(at="-1,0"), bag=2, cards=SIDES, deck="DN03")
    chains = Ponder(table.state, 0, Sight(4, 4)).first_chains()
    assert max(len(chain.cells) for chain in chains) == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_the_judge_prefers_to_win(seat: int) -> None:
    levels = ([3, 1], [2, 1]) if seat == 0 else ([2, 1], [3, 1])
    birds = [Player(at="1,0", eggs="6/2/2", g="W S", levels=rows) for rows in levels]
    state = position(H, *birds).state
    state.steps.clear()
    state.why = "tile"
    assert judge(state, seat) > judge(state, 1 - seat) + 10_000


def test_the_judge_likes_an_egg_better_than_the_cards_for_it() -> None:
    table = position(H, Player(at="1,0", raw="F3 S1"), Player())
    before = judge(table.state, 0)
    assert judge(table.does("lay FFF", "guarantee F").state, 0) > before


def test_greedy_over_the_judge_lays_eggs() -> None:
    state = opened(2, 3, eggs=5).state
    assert played(state, "greedy", "greedy") is not None
    assert sum(len(bird.levels) for bird in state.birds) >= 3


@pytest.mark.once
def test_strong_beats_greedy() -> None:
    """A few games with seats swapped; the levels are measured over many more."""
    won = 0
    for seed in (11, 12):
        levels = ("strong", "greedy") if seed % 2 else ("greedy", "strong")
        outcome = played(opened(2, seed, first_player="seat_1").state, *levels)
        assert outcome is not None
        won += outcome.winners == (levels.index("strong"),)
    assert won == 2


@pytest.mark.once
def test_strong_wins_the_short_game_alone() -> None:
    """Rule 11.1; the whole game is measured over many more."""
    outcomes = [played(opened(1, seed, eggs=6).state, "strong") for seed in (300, 301)]
    assert [outcome.winners for outcome in outcomes if outcome] == [(0,), (0,)]
