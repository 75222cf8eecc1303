"""The pictures of the rules of Palm Island: cards, turned, stored and read."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.core.figure import Figure
from archipel.kit.figures import board, line, row


def figures() -> Mapping[str, Figure]:
    stored = board(760, 380, ("c-1-A", 130, 190), ("sign.to.large", 310, 190), ("c-1-A", 560, 190, 1))
    area = board(
        340, 200, ("half-canoe_house-B", 170, 100), ("sign.1", 26, 28), ("sign.2", 314, 28), ("sign.3", 26, 156),
        ("sign.4", 314, 156),
    )  # fmt: skip
    return {
        "areas": Figure((board(560, 380, ("c-4-A", 140, 190), ("c-4-C", 420, 190)),)),
        "turns": Figure((line("c-4-A", "act-rotate", "c-4-B"), line("c-4-A", "act-flip", "c-4-C")), 300),
        "area": Figure((area,)),
        "tracker": row("c-T-1", "c-T-2", "c-T-3", "c-T-4"),
        "store": Figure((stored,)),
        "pay": row("tab-canoe_house-B", "sign.plus", "tab-logger-A", "sign.to", "chip-housing-A-rotate"),
        "disaster": row("disaster-cyclone-0-2", "disaster-cyclone-1-2"),
        "outposts": row("claim-O1", "sale-O1"),
        "stars": row("c-4-C", "c-13-D", "c-15-B"),
    }
