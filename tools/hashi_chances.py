"""Learning Hashi's chances: play alone with the tables there are, and move them towards what happened."""

from __future__ import annotations

import argparse
import json
from math import exp, log, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

from archipel.core.rng import Quick
from archipel.games.hashi.board import Board
from archipel.games.hashi.content import CARDS, ISLAND_POINTS, ISLANDS, TURNS
from archipel.games.hashi.mind import chances
from archipel.games.hashi.mind.entries import Entry
from archipel.games.hashi.mind.plan import Planner
from archipel.games.hashi.mind.prospect import CLOCKS, DONE, LOST, MILLI, TOUCHED, Prospect, link
from archipel.games.hashi.mind.races import deadlines
from archipel.games.hashi.scoring import BONUSES, NEEDS, progress, solo_award
from archipel.games.hashi.sheet import SHEETS

FILE = Path(chances.__file__).with_name("chances.json")
EXPLORED = 20
HEAT = 0.1
RATE = 0.15
CAUTION = 30.0

Slot = tuple[str, int]
Guess = tuple[list[Slot], str, int]
"""The entries of tables a chance is the sum of, and what it foretells: an island, or a bonus by some turn."""


class Learner:
    """The tables of one side as log-odds, each entry with the squares of its gradients so far (AdaGrad)."""

    def __init__(self, odds: dict[str, list[int]]) -> None:
        self.odds = {name: [value / 100 for value in row] for name, row in odds.items()}
        self.steps = {name: [CAUTION] * len(row) for name, row in odds.items()}

    def tables(self) -> dict[str, list[int]]:
        return {name: [round(100 * max(-12.0, min(12.0, value))) for value in row] for name, row in self.odds.items()}

    def learn(self, slots: list[Slot], came_true: bool) -> None:
        guess = 1 / (1 + exp(-sum(self.odds[name][index] for name, index in slots)))
        error = came_true - guess
        for name, index in slots:
            self.steps[name][index] += error * error
            self.odds[name][index] += RATE * error / sqrt(self.steps[name][index])


def guesses(ahead: Prospect, board: Board, turn: int, rng: Quick) -> list[Guess]:
    """Everything the tables foretell about a board at the end of a turn."""
    ahead.worth(board)
    found = [
        (_island(ahead, board, island), "island", island) for island in range(ISLANDS) if ahead.states[island] >= 0
    ]
    for bonus, race in enumerate(ahead.races):
        clocks = {*race.clocks, 1 + rng.below(TURNS - turn)} - {0}
        if race.clocks and not ahead.holds[bonus]:
            rows = [(_bonus(ahead, bonus, clock), BONUSES[bonus], turn + clock) for clock in sorted(clocks)]
            found += [row for row in rows if row[0]]
    return found


def _island(ahead: Prospect, board: Board, island: int) -> list[Slot]:
    slot, more = ahead.slots[island], ahead.more[island]
    if board.numbers[island]:
        place = ("places", ahead.place(island, board.room[island]))
        return [("need", slot), ("ways", more), ("spare", ahead.spare), place, *_links(ahead, board, island)]
    place = ("places", ahead.place(island, TOUCHED + board.touching[island]))
    spare = ("spare", ahead.spare + chances.SPARES * chances.AGES)
    slots = [("blank", slot), ("fits", more), ("paths", ahead.paths[island]), spare, place]
    return slots + _links(ahead, board, island)


def _links(ahead: Prospect, board: Board, island: int) -> list[Slot]:
    found: list[Slot] = []
    for line in ahead.sheet.at[island]:
        span = ahead.span(board, line)
        if span:
            one, other = ahead.sheet.ends[line]
            found.append(("links", link(board, island, other if island == one else one, span)))
    return found


def _bonus(ahead: Prospect, bonus: int, clock: int) -> list[Slot]:
    name = BONUSES[bonus]
    if name == "six":
        return [("six", ahead.six + clock), ("group", ahead.group + clock)]
    islands = ahead.sheet.red if name == "red" else ahead.sheet.blue
    if any(ahead.states[island] == LOST for island in islands):
        return []
    missing = [island for island in islands if ahead.states[island] != DONE]
    slots = [("flags", (bonus * 5 + len(missing)) * CLOCKS + clock)]
    slots += [("near", ahead.near[island] + clock) for island in missing]
    return slots + [(name, ahead.states[island] * CLOCKS + clock) for island in missing]


def play(side: str, learner: Learner, rng: Quick, *, deep: bool, explored: int = EXPLORED) -> int:
    """The score of one game with the learner's tables, from which it then learns; in `explored` of a hundred turns
    something else than the best may be entered."""
    chances.CHANCES[side] = chances.Chances(learner.tables())
    board = Board(SHEETS[side])
    start = rng.choose(board.sheet.starts)
    board.write(start.island - 1, start.number)
    deck = list(range(CARDS))
    rng.shuffle(deck)
    seen, reached, history = 0, [0] * len(BONUSES), list[Guess]()
    for turn, card in enumerate(deck[:TURNS], 1):
        seen |= 1 << card
        plan = Planner(board, turn, seen, card, deadlines(turn, reached))
        chosen(plan, rng, deep=deep, explored=explored).enter(board, plan.number)
        if turn < TURNS:
            history += guesses(plan.now, board, turn, rng)
        for bonus in range(len(BONUSES)):
            if not reached[bonus] and progress(board, bonus) >= NEEDS[bonus]:
                reached[bonus] = turn
    for slots, what, which in history:
        learner.learn(slots, _true(board, reached, what, which))
    given = sum(solo_award(bonus, turn) for bonus, turn in enumerate(reached))
    return ISLAND_POINTS * board.finished.bit_count() + given


def chosen(plan: Planner, rng: Quick, *, deep: bool, explored: int) -> Entry:
    """The plan's best entry; now and then another that promises nearly as much."""
    if rng.below(100) >= explored:
        return plan.best() if deep else plan.entries()[0]
    entries = plan.entries()
    heats = [-log(-log((1 + rng.below(MILLI)) / (MILLI + 1))) for _ in entries]
    values = [entry.worth + HEAT * MILLI * heat for entry, heat in zip(entries, heats, strict=True)]
    return entries[values.index(max(values))]


def _true(board: Board, reached: list[int], what: str, which: int) -> bool:
    if what == "island":
        return bool(board.finished >> which & 1)
    return 0 < reached[BONUSES.index(what)] <= which


def check(side: str, learner: Learner, games: int) -> float:
    """The mean score of so many games with these tables as they are, always the same deals."""
    tables, rng = learner.tables(), Quick(0)
    return fmean(play(side, Learner(tables), rng, deep=False, explored=0) for _ in range(games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games on each side")
    parser.add_argument("--side", choices=list(SHEETS), action="append", help="only this side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scratch", action="store_true", help="begin with even chances, not with the tables in use")
    parser.add_argument(
        "--deep", action="store_true", help="play as the strong player does: better, and ten times slower"
    )
    parser.add_argument("--check", type=int, default=0, help="then play so many games without learning, on other deals")
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args()
    if not asked.out.parent.is_dir():
        parser.error(f"there is no folder {asked.out.parent}")
    learned = json.loads(FILE.read_text(encoding="utf-8"))
    for side in asked.side or SHEETS:
        odds = learned[side]["odds"]
        learner = Learner({name: [0] * size for name, size in chances.SIZES.items()} if asked.scratch else odds)
        rng = Quick(asked.seed)
        scores = []
        for count in range(1, asked.games + 1):
            scores.append(play(side, learner, rng, deep=asked.deep))
            if count % 50 == 0:
                print(f"{side} {count}: mean of the last fifty {sum(scores[-50:]) / 50:.1f}", flush=True)
        if asked.check:
            print(f"{side} check: mean {check(side, learner, asked.check):.2f}", flush=True)
        learned[side]["odds"] = learner.tables()
    write(learned, asked.out)


def write(learned: dict[str, Any], out: Path) -> None:
    """One line a table, so that a difference can be read."""
    sides = []
    for side, data in learned.items():
        rows = [f'   "{name}": {json.dumps(row, separators=(",", ":"))}' for name, row in data["odds"].items()]
        head = f'"kindest": {data["kindest"]}, "meanest": {data["meanest"]}'
        sides.append(f' "{side}": {{\n  {head},\n  "odds": {{\n' + ",\n".join(rows) + "\n  }\n }")
    out.write_text("{\n" + ",\n".join(sides) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
