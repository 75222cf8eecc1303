"""The calls of puzzles: which there are and how I fare, one as its seat saw it, a choice tried, a hint, the answer."""

from __future__ import annotations

from archipel.core.content_names import named
from archipel.puzzles import Puzzle
from archipel.puzzles.answering import position
from archipel.server.calls.call import Asked, Call, call
from archipel.server.calls.decision_frames import decision_frame
from archipel.server.calls.http_types import PuzzleAnswerWish, PuzzleSheet
from archipel.server.statistics.puzzle_book import PuzzleOverview, PuzzleProgress
from archipel.table.rows import Profile
from archipel.table.wire.messages import Frame, SeatStatus, TableFacts
from archipel.words import words


@call("GET", "/api/puzzles")
async def show_puzzles(asked: Asked) -> PuzzleOverview:
    """The puzzle of the day, my days in a row, and puzzles to practise by game."""
    me = await asked.guest()
    return await asked.services.puzzles.overview(me.id if me else "")


@call("GET", "/api/puzzles/{id:str}")
async def show_puzzle(asked: Asked, id: str) -> PuzzleSheet:
    """A puzzle as its seat saw it, with all it could do; and how far I am."""
    me = await asked.guest()
    progress = await asked.services.puzzles.progress(me.id if me else "", id)
    found, _ = asked.services.puzzles.find(id)
    return PuzzleSheet(progress, _frame(found, me.lang if me else "en"))


@call("POST", "/api/puzzles/{id:str}/answers", status=200)
async def answer_puzzle(asked: Asked, me: Profile, id: str, data: PuzzleAnswerWish) -> PuzzleProgress:
    """Try a choice: what it is worth, and the solution once it is found."""
    return await asked.services.puzzles.answer(me.id, id, data.action)


@call("POST", "/api/puzzles/{id:str}/hint", status=200)
async def hint_puzzle(asked: Asked, me: Profile, id: str) -> PuzzleProgress:
    """Ask for a hint: three choices, the best among them."""
    return await asked.services.puzzles.hint(me.id, id)


@call("POST", "/api/puzzles/{id:str}/solution", status=200)
async def solve_puzzle(asked: Asked, me: Profile, id: str) -> PuzzleProgress:
    """Be told the solution: the puzzle is missed."""
    return await asked.services.puzzles.give_up(me.id, id)


def _frame(found: Puzzle, lang: str) -> Frame:
    """Nothing of the record but what its seat sees; the options, as everybody at a table is told of them."""
    game, state = position(found)
    said, acting = words(lang), state.awaited()
    seats = [
        SeatStatus(said.key("seat-number", number=seat + 1), "person", acting=seat in acting)
        for seat in range(found.record.seats)
    ]
    about = TableFacts(game.id, "", found.mode, named(game.content, found.record.options))
    return decision_frame(game, state, found.seat, len(found.record.actions), seats, about)


PUZZLE_CALLS: list[Call] = [show_puzzles, show_puzzle, answer_puzzle, hint_puzzle, solve_puzzle]
