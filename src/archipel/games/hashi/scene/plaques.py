"""The three plaques: what each race still pays, who has had it, and until when."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, seat_text, text
from archipel.games.hashi.board import Board
from archipel.games.hashi.scoring import BONUSES, DEADLINES, HIGH, LOW, NEEDS, progress
from archipel.games.hashi.values import HashiView

PLAYING, OUT, NOW = "ion"
LETTERS: Final = "abcd"


def plaques(view: HashiView, seat: int, board: Board) -> tuple[list[Zone], list[Piece]]:
    zones, pieces = [], []
    for bonus, name in enumerate(BONUSES):
        high, low = values(view, seat, bonus)
        have = min(progress(board, bonus), NEEDS[bonus])
        id = f"bonus-{name}"
        shut = high == low == OUT
        told = ribbon(view, bonus, low)
        skin = "plaque closed" if shut else "plaque"
        label = text("bonus-zone", bonus=text(id))
        zones.append(Zone(id, "spots", label, "side", skin=skin, width=200, height=104, caption=told))
        spoken = text("plaque", bonus=text(id), have=have, of=NEEDS[bonus], high=HIGH[bonus], low=LOW[bonus])
        face = f"plaque-{name}-{high}{low}"
        pieces.append(Piece(f"plaque-{name}", id, face, spoken, 100, 52, note=note(view, bonus)))
        pieces.append(Piece(f"count-{name}", id, f"count-{have}-{NEEDS[bonus]}", x=160, y=56, layer=1))
    return zones, pieces


def note(view: HashiView, bonus: int) -> Text:
    """What a race asks, and until when it pays what."""
    when = "-alone" if view.seats == 1 else "-next" if view.low_bonus_window == "next_turn" else ""
    key, rule = f"note-{BONUSES[bonus]}{when}", f"8.{bonus + 1}"
    return text(key, rule=rule, high=HIGH[bonus], low=LOW[bonus], turn=DEADLINES[bonus])


def values(view: HashiView, seat: int, bonus: int) -> tuple[str, str]:
    """Whether a seat's high and low value are in play, out, or (the low one) open this very turn."""
    mine = view.points[bonus][seat]
    if mine:
        return (PLAYING, OUT) if mine == HIGH[bonus] else (OUT, PLAYING)
    if view.pending.stage == "over" or view.reached[bonus][seat]:
        return OUT, OUT
    if view.seats == 1:
        return (PLAYING if view.turn <= DEADLINES[bonus] else OUT), PLAYING
    first = first_turn(view, bonus)
    if not first:
        return PLAYING, PLAYING
    if view.low_bonus_window == "any_later_turn":
        return OUT, PLAYING
    return OUT, NOW if view.turn == first + 1 else OUT


def ribbon(view: HashiView, bonus: int, low: str) -> Text:
    if view.seats == 1:
        return _alone(view, bonus)
    first = first_turn(view, bonus)
    if not first:
        return text("ribbon-missed" if view.pending.stage == "over" else "ribbon-open")
    best = names([seat for seat, points in enumerate(view.points[bonus]) if points == HIGH[bonus]])
    late = [seat for seat, points in enumerate(view.points[bonus]) if points == LOW[bonus]]
    if late:
        return text("ribbon-both", who=best, high=HIGH[bonus], late=names(late), low=LOW[bonus])
    if low == NOW:
        return text("ribbon-now", who=best, high=HIGH[bonus], low=LOW[bonus])
    return text("ribbon-won", who=best, high=HIGH[bonus], turn=first)


def first_turn(view: HashiView, bonus: int) -> int:
    """The turn in which somebody first reached a bonus; 0: nobody yet."""
    return min((turn for turn in view.reached[bonus] if turn), default=0)


def names(seats: list[int]) -> Text:
    """Several seats in one breath."""
    said = {letter: seat_text(seat) for letter, seat in zip(LETTERS, seats, strict=False)}
    return Text("names", {"count": len(seats), **said})


def _alone(view: HashiView, bonus: int) -> Text:
    turn = view.reached[bonus][0]
    if turn:
        return text("ribbon-got", points=view.points[bonus][0], turn=turn)
    if view.pending.stage == "over":
        return text("ribbon-missed")
    if view.turn <= DEADLINES[bonus]:
        return text("ribbon-due", turn=DEADLINES[bonus])
    return text("ribbon-late", low=LOW[bonus])
