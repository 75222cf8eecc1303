"""A finished game looked back on: chances, what choices cost, luck apart from skill."""

from archipel.analysis.advice import Advice, advise, counsel
from archipel.analysis.analyse import analyse
from archipel.analysis.values import (
    FORMAT,
    Analysis,
    Choice,
    Decision,
    Estimate,
    Moment,
    PartChange,
    PlyResult,
    SeatValue,
    Shift,
    Stroke,
    Sum,
    TurningPoint,
)

__all__ = [
    "FORMAT",
    "Advice",
    "Analysis",
    "Choice",
    "Decision",
    "Estimate",
    "Moment",
    "PartChange",
    "PlyResult",
    "SeatValue",
    "Shift",
    "Stroke",
    "Sum",
    "TurningPoint",
    "advise",
    "analyse",
    "counsel",
]
