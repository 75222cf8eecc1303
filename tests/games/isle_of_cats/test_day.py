"""A day: fields, fish, draft, paying, lessons, dusk."""

from __future__ import annotations

from archipel.games.isle_of_cats.content.cards import KIND
from archipel.games.isle_of_cats.content.tiles import TILE_KIND
from archipel.games.isle_of_cats.events import Dealt, Ended, Fished, Fled, Kept, Named, Settled, Studied, Taught
from archipel.games.isle_of_cats.piles import kinds_of, numbers_of, size
from archipel.games.isle_of_cats.steps.days import DRAFT, DUSK, FILL, NIGHT, PAY, READ

from .position import Table, cats, crew, position, rare

SEVEN = [55, 43, 23, 15, 84, 113, 1]


def paying(cards: list[int], **changes: object) -> Table:
    """Seat 0 has drafted these cards."""
    table = position(PAY, crew(**changes), crew(), left="red S4", settle=False)  # type: ignore[arg-type]
    for card in cards:
        table.crew().drafted |= 1 << card
        table.state.deck &= ~(1 << card)
    return table.run()


def test_fields_for_three() -> None:
    """Rule 4.2, scenario A01, ruling 2."""
    drawn = [*cats("red I5, blue I5, green I5, purple I5"), *rare("L T"), *cats("red S4, red T5, red W5, red V5")]
    table = position(FILL, crew(), crew(), crew(), draws=drawn)
    assert size(table.state.bag) == 110 - 14
    assert (len(table.state.left), len(table.state.right)) == (6, 6)
    assert table.state.left == cats("red I5, blue I5, green I5, purple I5, red S4, red T5")
    assert table.state.right[:2] == cats("red W5, red V5")
    assert table.view().rare == (("rare_L", 1), ("rare_T", 1))


def test_fields_end_with_the_last_cat() -> None:
    """Rule 4.2: a treasure that would come next stays in the bag; cats that are there already stay."""
    eight = "red I5, blue I5, green I5, purple I5, red S4, red T5, red W5, red V5"
    table = position(FILL, crew(), crew(), left="orange I5", draws=[*cats(eight), *rare("L")])
    assert table.fields() == (
        cats("orange I5, red I5, blue I5, green I5, purple I5"),
        cats("red S4, red T5, red W5, red V5"),
    )
    assert table.state.rare == []


def test_a_promotional_oshax_joins_the_line() -> None:
    """Rule 17.6, scenario G01."""
    promo = 116
    table = position(FILL, crew(), crew(), promo="oshax", draws=[promo, *cats("red I5")])
    assert TILE_KIND[promo] == 1
    assert (len(table.state.oshax), table.state.oshax[-1]) == (7, promo)
    assert len(table.state.left + table.state.right) == 8
    alone = position(FILL, crew(), mode="solo", promo="oshax", draws=[promo])
    assert (len(alone.state.oshax), alone.state.oshax[-1]) == (7, promo)
    assert len(alone.state.left + alone.state.right) == 8


def test_promotional_treasures_are_ordinary() -> None:
    """Rule 17.7."""
    table = position(FILL, crew(), crew(), promo="rare", draws=[*rare("T"), 118])
    assert table.view().rare == (("rare_T", 2),)


def test_an_empty_bag_gives_what_is_left() -> None:
    """Rule 4.2, ruling 33."""
    table = position(FILL, crew(), crew(), settle=False)
    table.state.bag = sum(1 << tile for tile in cats("red I5, blue I5, green I5, purple I5, red S4"))
    table.run()
    assert (len(table.state.left), len(table.state.right), table.state.bag) == (4, 1, 0)


def test_fishing() -> None:
    """Rules 4.1 and 4.3."""
    table = position(FILL, crew(fish=7), crew(fish=0))
    assert [c.fish for c in table.state.crews] == [27, 20]
    assert table.told(Fished) == [Fished(20)]


def drafted(day: int) -> tuple[Table, list[list[int]]]:
    table = position(DRAFT, crew(fish=9), crew(fish=9), crew(fish=9), day=day)
    return table, [numbers_of(c.offer) for c in table.state.crews]


def test_the_draft_goes_left_and_right() -> None:
    """Rule 5.1, scenario A19, ruling 1: to the next seat on days 1, 3 and 5, to the previous one on days 2 and 4."""
    for day, step in ((1, 1), (2, -1), (3, 1), (4, -1), (5, 1)):
        table, dealt = drafted(day)
        assert [len(cards) for cards in dealt] == [7, 7, 7]
        for size_before, left in ((7, 5), (5, 3)):
            for seat in (2, 0, 1):
                assert size(table.crew(seat).offer) == size_before
                before = table.crew(seat).offer
                table.does(table.legal(seat=seat)[0], seat=seat)
                if seat != 1:
                    assert table.crew(seat).offer == before
            after = [numbers_of(c.offer) for c in table.state.crews]
            assert [len(cards) for cards in after] == [left] * 3
            for seat in range(3):
                assert set(after[(seat + step) % 3]) < set(dealt[seat])
            dealt = after
        for seat in (0, 1, 2):
            table.does(table.legal(seat=seat)[0], seat=seat)
        assert [size(c.drafted) for c in table.state.crews] == [7, 7, 7]
        assert table.stage() == "pay"


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    """Rules 4.4, 5.1 and 5.2: others learn that one has chosen, not what."""
    table, _ = drafted(1)
    table.does(table.legal(seat=0)[3], seat=0)
    assert table.state.to_act() == (1, 2)
    assert table.told(Settled) == [Settled(0)]
    assert table.view(1).pending.chosen == (0,)
    assert table.refusal(table.legal(seat=1)[0], seat=0) == "refused-chosen 5.2"
    assert table.state.steps[-1].secret()


def test_the_draft_keeps_two_of_those_offered() -> None:
    """Rule 5.1."""
    table, dealt = drafted(1)
    kinds = [KIND[card] for card in dealt[0]]
    assert len(table.legal()) <= 21
    assert table.refusal(f"keep {kinds[0]}") == "refused-keep 5.1"
    assert table.refusal("keep -") == "refused-keep 5.1"
    other = next(kind for kind in map(KIND.__getitem__, dealt[1]) if kind not in kinds)
    assert table.refusal(f"keep {kinds[0]},{other}") == "refused-not-offered-card 5.1"
    assert table.refusal("keep nowhere,nothing") == "refused-not-offered-card 5.1"
    table.does(f"keep {kinds[0]},{kinds[-1]}")
    assert kinds_of(table.crew().picked) == (kinds[0], kinds[-1])


def test_paying() -> None:
    """Rules 5.3 and 4.4, scenario A03."""
    table = paying(SEVEN)
    table.does("buy basket_3", "buy basket_1", "buy broken_1", "buy broken", "pay").does("pay", seat=1)
    assert (table.crew().fish, table.hand()) == (14, [15, 23, 43, 55])
    assert numbers_of(table.crew().buried) == [1, 84, 113]
    assert table.state.used == 0
    assert table.told(Kept) == [Kept(0, 4, 6), Kept(1, 0, 0)]
    assert (table.view(1).crews[0].hand, table.view(1).crews[0].fish) == (4, 14)


def test_keeping_none() -> None:
    """Rule 5.3."""
    table = paying(SEVEN).does("pay").does("pay", seat=1)
    assert (table.crew().fish, table.hand(), size(table.crew().buried)) == (20, [], 7)


def test_a_price_too_high() -> None:
    """Rule 5.4, ruling 3: what is being bought does not help to pay."""
    table = paying([84, 1, 78, 43], fish=8, lessons=[113, 114, 115])
    table.does("buy gain_basket")
    assert table.refusal("buy oshax") == "refused-too-dear 5.4"
    assert table.refusal("buy gain_basket") == "refused-picked 5.3"
    assert table.refusal("return oshax") == "refused-not-picked 5.3"
    assert table.refusal("buy boots") == "refused-not-your-card 5.3"
    table.does("buy fish_lessons")
    assert not table.legal("play")
    assert table.refusal("play fish_lessons ") == "refused-not-in-hand 11.1"
    assert table.refusal("buy basket_1") == "refused-too-dear 5.4"
    table.does("return gain_basket", "buy oshax", "pay").does("pay", seat=1)
    assert (table.hand(), table.crew().fish) == ([1, 78], 1)


def test_quiet_cards_while_paying() -> None:
    """Rule 11.2, ruling 5: only cards held before, and only for one's own fish and baskets."""
    held = [67, 76, 78, 90, 92, 94, 96, 69, 71, 73, 75, 77, 80, 83, 84, 86, 88]
    table = paying(SEVEN, hand=held, lessons=[113, 114])
    kinds = list(dict.fromkeys(line.split()[0] for line in table.legal("play")))
    assert kinds == [
        "fish_oshax",
        "basket_to_fish",
        "fish_lessons",
        "fish_colors",
        "fish_rare",
        "fish_common",
        "fish_one_color",
    ]
    assert table.refusal("play gain_basket ") == "refused-not-now 11.2"
    table.does("play fish_lessons ")
    assert table.crew().fish == 22


def test_lessons_must_be_played() -> None:
    """Rules 6.1, 6.2 and 6.3, scenarios B22 and B24."""
    table = position(READ, crew(hand=[113, 144, 7]), crew())
    assert table.told(Studied) == [Studied(0, 1)]
    assert table.told(Taught) == [Taught(0, 144)]
    assert table.legal() == ["name blue", "name green", "name red", "name purple", "name orange"]
    assert table.refusal("ready") == "refused-phase-lay 7.1"
    assert table.refusal("name pink") == "refused-colour 6.3"
    table.does("name purple")
    assert (table.hand(), numbers_of(table.crew().lessons)) == ([7], [113])
    assert table.state.public == [(144, 3, 0)]
    seen = table.view(1)
    assert (seen.crews[0].lessons, seen.crews[0].hand, seen.lessons, seen.hand) == (1, 1, (), ())
    assert seen.public[0].colour == "purple"


def test_public_lessons_are_named_in_the_order() -> None:
    """Rule 6.3, scenario B23, ruling 4: each player all of theirs, one card at a time."""
    table = position(READ, crew(hand=[144]), crew(hand=[143, 147, 149]), order=[1, 0])
    assert table.state.to_act() == (1,)
    assert [card for card, _, _ in table.state.public] == [143]
    table.does("name red", seat=1)
    assert [card for card, _, _ in table.state.public] == [143, 147, 149]
    table.does("name blue", seat=1)
    assert table.state.to_act() == (0,)
    assert [(lesson.card, lesson.colour) for lesson in table.view().public[:3]] == [
        (143, "red"),
        (147, ""),
        (149, "blue"),
    ]
    table.does("name green")
    assert table.told(Named) == [Named(1, 143, "red"), Named(1, 149, "blue"), Named(0, 144, "green")]


def test_dusk() -> None:
    """Rules 12.1, 12.2 and 9.1: cats flee, treasures stay, baskets are ready, hands and fish are kept."""
    table = position(
        NIGHT, crew(used=2, ready=0, fish=3, hand=[7]), crew(), left="red I5", right="red S4", settle=False
    )
    table.state.rare = rare("L T")
    table.run().waives()
    assert table.told(Fled) == [Fled(2)]
    assert [table.state.gone >> tile & 1 for tile in cats("red I5, red S4")] == [1, 1]
    assert table.state.rare[:2] == rare("L T") or set(rare("L T")) <= set(table.state.rare)
    assert (table.crew().ready, table.crew().used, table.hand(), table.crew().fish) == (2, 0, [7], 23)
    assert table.state.day == 2


def test_five_days() -> None:
    """Rules 1.1, 4.1 and 12.2, scenario B21."""
    table = position(DUSK, crew(used=1, ready=0), crew(), day=5)
    assert table.told(Ended) == [Ended()]
    assert table.state.outcome() is not None
    assert table.state.phase == "over"
    assert table.crew().used == 1
    assert table.refusal("pass") == "refused-over "
    assert position(DUSK, crew(), crew(), day=4).told(Dealt) == [Dealt(7)]
