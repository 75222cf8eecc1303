"""Faces made from data: a card for every tide, its line of the lagoon in foam."""

from __future__ import annotations

from archipel_lagune.values import CELLS, SIDE, TIDES, in_tide


def faces(language: str) -> str:
    return "\n".join(_card(tide) for tide in range(TIDES))


def _card(tide: int) -> str:
    cells = "".join(_cell(cell, in_tide(tide, cell)) for cell in range(CELLS))
    paper = '<rect x="3" y="3" width="94" height="94" rx="12" fill="#fbf4e2" stroke="#b89c66" stroke-width="2"/>'
    return f'<symbol id="tide-{tide}" viewBox="0 0 100 100">{paper}{cells}</symbol>'


def _cell(cell: int, foam: bool) -> str:
    x, y = 14 + 18.5 * (cell % SIDE), 14 + 18.5 * (cell // SIDE)
    colour = "#2f8f9d" if foam else "#d8e9e4"
    return f'<rect x="{x}" y="{y}" width="16.5" height="16.5" rx="4" fill="{colour}"/>'
