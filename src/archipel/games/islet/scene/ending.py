"""The end in sight: which one was set off, by whom, exactly which turns are left; and how it ended."""

from __future__ import annotations

from collections import Counter

from archipel.core.parts import kept
from archipel.core.text import Text, seat_text, text
from archipel.games.islet.scene.naming import listed, seats_text
from archipel.games.islet.values import IsletView


def in_sight(view: IsletView) -> bool:
    return view.seats > 1 and view.stage != "over" and (view.last_egg >= 0 or view.last_tile >= 0)


def near_end(view: IsletView) -> Text:
    return _near_end(view.last_egg, view.last_tile, view.turns)


@kept
def _near_end(last_egg: int, last_tile: int, turns: tuple[int, ...]) -> Text:
    what = "egg" if last_egg >= 0 else "tile"
    who = last_egg if last_egg >= 0 else last_tile
    left = text("end-turns", who=turns_text(turns)) if turns else text("end-last")
    return text("end-near", rule="9.1" if what == "egg" else "9.2", what=what, seat=seat_text(who), left=left)


def turns_text(turns: tuple[int, ...]) -> Text:
    """Seats that still have a turn; who has two is named with the number."""
    counted = Counter(turns)
    once = [seat for seat, times in counted.items() if times == 1]
    twice = [seat for seat, times in counted.items() if times > 1]
    parts = [seats_text(once)] if once else []
    parts += [text("end-twice", who=seats_text(twice))] if twice else []
    return listed(parts)


def ending(view: IsletView) -> Text:
    if view.seats == 1:
        won = view.birds[0].laid == view.birds[0].eggs
        rank = text(view.rank) if view.rank else text("rank-lost")
        return text("prompt-over-alone", won="yes" if won else "no", tiles=view.bag, eggs=view.birds[0].laid, rank=rank)
    best = [seat for seat, bird in enumerate(view.birds) if bird.place == 1]
    eggs = view.birds[best[0]].laid
    if len(best) > 1:
        return text("prompt-shared", who=seats_text(best), eggs=eggs)
    tied = sum(bird.laid == eggs for bird in view.birds) > 1
    return text("prompt-won", seat=seat_text(best[0]), eggs=eggs, tied="yes" if tied else "no")
