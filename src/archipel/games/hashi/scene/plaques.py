"""The three plaques: what each race still pays, who has had it, and until when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from archipel.core.parts import Drawn, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.hashi.scoring import BONUSES, DEADLINES, HIGH, LOW, NEEDS
from archipel.games.hashi.values import HashiView

PLAYING, OUT, NOW, WON, PALE = "ionwp"
LETTERS: Final = "abcd"


def plaques(view: HashiView, seat: int, have: tuple[int, ...]) -> Iterator[ScenePart]:
    """One for each bonus; `have` are the viewer's finished islands, then how far it is on the way to each."""
    when = "-alone" if view.seats == 1 else "-next" if view.low_bonus_window == "next_turn" else ""
    over = view.pending.stage == "over"
    for bonus, own in enumerate(have[1:]):
        yield _plaque(
            _Race(bonus, *values(view, seat, bonus), over, view.reached[bonus], view.points[bonus]), own, when
        )


class _Race(NamedTuple):
    """A bonus as a seat may still get it, and by seat who reached it when and for how much."""

    bonus: int
    high: str
    low: str
    over: bool
    reached: tuple[int, ...]
    points: tuple[int, ...]


@part
def _plaque(race: _Race, have: int, when: str) -> Drawn:
    bonus, high, low = race[:3]
    name, needs = BONUSES[bonus], NEEDS[bonus]
    id = f"bonus-{name}"
    told = _alone(race) if when == "-alone" else _ribbon(race)
    shut = high == low == OUT or (race.over and WON not in (high, low))
    skin = "plaque closed" if shut else "plaque"
    zone = Zone(id, "spots", text("bonus-zone", bonus=text(id)), "side", skin=skin, width=200, height=104, caption=told)
    spoken = text("plaque", bonus=text(id), have=have, of=needs, high=HIGH[bonus], low=LOW[bonus])
    plaque = Piece(f"plaque-{name}", id, f"plaque-{name}-{high}{low}", spoken, 100, 52, note=_note(bonus, when))
    return [zone], [
        plaque,
        Piece(f"count-{name}", id, f"count-{have}-{needs}", x=160, y=56, layer=1),
        Piece(f"chip-{name}", id, f"chip-{name}-{high}{low}", x=100, y=52, layer=2, marks="chip"),
        Piece(f"tally-{name}", id, f"tally-{have}-{needs}", x=134, y=40, layer=3, marks="chip"),
    ]


def _note(bonus: int, when: str) -> Text:
    """What a race asks, and until when it pays what."""
    key, rule = f"note-{BONUSES[bonus]}{when}", f"8.{bonus + 1}"
    return text(key, rule=rule, high=HIGH[bonus], low=LOW[bonus], turn=DEADLINES[bonus])


def values(view: HashiView, seat: int, bonus: int) -> tuple[str, str]:
    """A seat's high and low value: in play, struck, open this very turn, won, or left pale beside the one that is."""
    mine = view.points[bonus][seat]
    if mine:
        return (WON, PALE) if mine == HIGH[bonus] else (OUT, WON)
    if view.reached[bonus][seat]:
        return OUT, OUT
    if view.seats == 1:
        return (PLAYING if view.turn <= DEADLINES[bonus] else OUT), PLAYING
    first = first_turn(view.reached[bonus])
    if not first:
        return PLAYING, PLAYING
    if view.low_bonus_window == "any_later_turn":
        return OUT, PLAYING
    return OUT, _next_turn(view.turn - first, view.pending.stage == "over")


def _next_turn(since: int, over: bool) -> str:
    """The low value where it is to be had in the turn after the first alone, so many turns since then."""
    if since > 1 or (since == 1 and over):
        return OUT
    return PLAYING if over else NOW


def _alone(race: _Race) -> Text:
    if race.reached[0]:
        return text("ribbon-got", points=race.points[0], turn=race.reached[0])
    if race.over:
        return text("ribbon-missed")
    if race.high == PLAYING:
        return text("ribbon-due", turn=DEADLINES[race.bonus])
    return text("ribbon-late", low=LOW[race.bonus])


def _ribbon(race: _Race) -> Text:
    first = first_turn(race.reached)
    if not first:
        return text("ribbon-missed" if race.over else "ribbon-open")
    high, low = HIGH[race.bonus], LOW[race.bonus]
    best = names([seat for seat, own in enumerate(race.points) if own == high])
    late = [seat for seat, own in enumerate(race.points) if own == low]
    if late:
        return text("ribbon-both", who=best, high=high, late=names(late), low=low)
    if race.low == NOW:
        return text("ribbon-now", who=best, high=high, low=low)
    return text("ribbon-won", who=best, high=high, turn=first)


def first_turn(reached: tuple[int, ...]) -> int:
    """The turn in which somebody first reached a bonus; 0: nobody yet."""
    return min((turn for turn in reached if turn), default=0)


def names(seats: list[int]) -> Text:
    """Several seats in one breath."""
    said = {letter: seat_text(seat) for letter, seat in zip(LETTERS, seats, strict=False)}
    return Text("names", {"count": len(seats), **said})
