"""How a bot plays, in sixteen signs: what it chooses in some positions of one game. Another one plays otherwise."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

from archipel.arena.match import deal_seed
from archipel.bots.levels import bot
from archipel.core.catalog import game as find_game
from archipel.core.game import Game, Mode, Outlook
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.ladder.values import BotLadder, seats_of

ASKED = 8
"""Positions, spread over the game."""
SEED = 2718
LEAST = 4
"""With fewer choices than these most bots agree."""


@cache
def fingerprint(game: str, mode: str, name: str) -> str:
    """Deterministic: the same bot has the same anywhere, whichever way its code is written."""
    found = find_game(game)
    hashed = blake2b(digest_size=8)
    for at, outlook in enumerate(positions(found, found.mode(mode))):
        hashed.update(f"{bot(found, name).choose(outlook, Quick(SEED + at))}\n".encode())
    return hashed.hexdigest()


def has_changed(ladder: BotLadder) -> tuple[str, ...]:
    """The rungs of a ladder that play otherwise today; all of them where the rules are others."""
    if find_game(ladder.game).rules != ladder.rules:
        return tuple(one.bot for one in ladder.bots)
    return tuple(one.bot for one in ladder.bots if fingerprint(ladder.game, ladder.mode, one.bot) != one.play)


def positions(game: Game, mode: Mode) -> list[Outlook]:
    """Decisions of a game that is played at random, by whoever decides."""
    open_choices = [ply for ply, (_, legal) in enumerate(_walk(game, mode, stop=game.bound)) if legal >= LEAST]
    chosen = [open_choices[len(open_choices) * at // ASKED] for at in range(ASKED)] if open_choices else []
    found = []
    for ply in dict.fromkeys(chosen):
        state = _state_after(game, mode, ply)
        found.append(Outlook(game, state, state.to_act()[0]))
    return found


def _state_after(game: Game, mode: Mode, plies: int) -> State:
    return _walk(game, mode, stop=plies + 1)[-1][0].clone()


def _walk(game: Game, mode: Mode, *, stop: int) -> list[tuple[State, int]]:
    """The state, the last one as it is, and how many choices there were at each decision."""
    state = game.new(game.choose_options(mode), seats_of(mode), deal_seed(SEED, 0))
    rng = Quick(SEED)
    found: list[tuple[State, int]] = []
    while state.to_act() and len(found) < stop:
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        found.append((state, len(legal)))
        if len(found) < stop:
            state.advance(seat, rng.choose(legal))
    return found
