"""A player who knows what to do: reads the table's log, lets a bot think, and touches what it says on the page."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable

from archipel.bots import bot
from archipel.core.catalog import game
from archipel.core.game import Outlook
from archipel.core.record import Record, replay
from archipel.core.rng import Quick
from archipel.core.state import State
from tests.e2e.person import Person
from tests.e2e.serving import Serving

ACTED = """INSERT INTO log ("table", line, kind, seat, action, at) VALUES (?, ?, 'act', ?, ?, 0)"""


class Guide:
    """Keeps its bot from one decision to the next, so that plans are kept too."""

    def __init__(self, serving: Serving, person: Person, level: str, *, tap: bool = False) -> None:
        self.person = person
        self.tap = tap
        self.path = next(serving.data.glob("*.db"))
        self.seat: int = person.last_frame()["seat"]
        self.game = game(person.last_frame()["game"])
        self.level = level
        self.bot = bot(self.game, level)

    def state(self) -> State:
        """The truth, read off the store as only its owner can."""
        table = self.person.table()
        with sqlite3.connect(self.path) as db:
            found = db.execute("SELECT rules, options, seed FROM tables WHERE id = ?", (table,)).fetchone()
            seats = db.execute('SELECT count(*) FROM seats WHERE "table" = ?', (table,)).fetchone()[0]
            acts = """SELECT seat, action FROM log WHERE "table" = ? AND kind = 'act' ORDER BY line"""
            log = db.execute(acts, (table,)).fetchall()
        rules, options, seed = found
        return replay(Record(self.game.id, rules, json.loads(options), seats, seed, log))

    def turn(self, prefer: Callable[[str], int] | None = None) -> bool:
        """One decision, the bot's or the most preferred, carried out by touches; whether there was one to make."""
        state = self.state()
        if self.seat not in state.to_act():
            return False
        if prefer is None:
            action = str(self.bot.choose(Outlook(self.game, state, self.seat), Quick(1)))
        else:
            action = max(map(str, state.legal_actions(self.seat)), key=prefer)
        self.person.carry_out(action, tap=self.tap)
        return True

    def ahead(self, serving: Serving, until: Callable[[State, str], bool]) -> None:
        """As far as a choice, every seat played by a bot: written into the store while the server is away."""
        state, table = self.state(), self.person.table()
        bots = [bot(self.game, self.level) for _ in range(state.seats)]
        serving.kill()
        with sqlite3.connect(self.path) as db:
            (line,) = db.execute('SELECT count(*) FROM log WHERE "table" = ?', (table,)).fetchone()
            while state.outcome() is None:
                seat = state.to_act()[0]
                action = bots[seat].choose(Outlook(self.game, state, seat), Quick(1))
                if until(state, str(action)):
                    break
                state.apply(seat, action)
                db.execute(ACTED, (table, line, seat, str(action)))
                line += 1
            db.execute("UPDATE tables SET over = ? WHERE id = ?", (state.outcome() is not None, table))
        serving.start()

    def play_on(self) -> None:
        while not self.person.over():
            self.person.await_choice()
            if self.person.over():
                return
            self.turn()
