"""Ladders are played: every two rungs of a mode, in parts that are kept, so that no game is played twice."""

from archipel.arena.ladders.fingerprint import fingerprint, has_changed
from archipel.arena.ladders.part import Part
from archipel.arena.ladders.plan import Course, courses
from archipel.arena.ladders.play import LadderRun
from archipel.arena.ladders.reckon import reckon

__all__ = ["Course", "LadderRun", "Part", "courses", "fingerprint", "has_changed", "reckon"]
