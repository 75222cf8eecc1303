"""How a bot plays, in sixteen signs: what it chooses in some positions of one game. Another one plays otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b

from archipel.arena.match import deal_seed
from archipel.bots.levels import bot
from archipel.core.catalog import game as find_game
from archipel.core.game import Game, Mode, Outlook
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Seat
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
    for at, outlook in enumerate(positions(game, mode)):
        hashed.update(f"{bot(found, name).choose(outlook, Quick(SEED + at))}\n".encode())
    return hashed.hexdigest()


def has_changed(ladder: BotLadder) -> tuple[str, ...]:
    """The rungs of a ladder that play otherwise today; all of them where the rules are others."""
    if find_game(ladder.game).rules != ladder.rules:
        return tuple(one.bot for one in ladder.bots)
    return tuple(one.bot for one in ladder.bots if fingerprint(ladder.game, ladder.mode, one.bot) != one.play)


@cache
def positions(game: str, mode: str) -> tuple[Outlook, ...]:
    """Decisions of a game that is played at random, by whoever decides."""
    found = find_game(game)
    offered = [len(legal) for _, _, legal in _walk(found, found.mode(mode))]
    several = [ply for ply, count in enumerate(offered) if count >= LEAST]
    chosen = {several[len(several) * at // ASKED] for at in range(ASKED)} if several else set()
    walk = enumerate(_walk(found, found.mode(mode)))
    return tuple(Outlook(found, state.clone(), seat) for ply, (state, seat, _) in walk if ply in chosen)


def _walk(game: Game, mode: Mode) -> Iterator[tuple[State, Seat, Sequence[Action]]]:
    """Each decision: the state, which goes on as soon as the next one is asked for, who decides, among what."""
    state = game.new(game.choose_options(mode), seats_of(mode), deal_seed(SEED, 0))
    rng = Quick(SEED)
    for _ in range(game.bound):
        if not state.to_act():
            return
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        yield state, seat, legal
        state.advance(seat, rng.choose(legal))
