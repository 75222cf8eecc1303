"""Endurance: tables played over several nodes while nodes, workers and their database are killed, and the account of
what was promised compared with what is kept."""

from archipel.endure.plan import Plan
from archipel.endure.report import Report
from archipel.endure.trial import endure

__all__ = ["Plan", "Report", "endure"]
