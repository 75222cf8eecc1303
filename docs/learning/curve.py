"""The learning curve as a picture, light or dark as the reader's screen is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 24, 48
STYLE = (
    "text{font:13px sans-serif;fill:#333}.axis{stroke:#999}.bar{stroke:#999;stroke-dasharray:5 4}"
    ".curve{fill:none;stroke:#0a6a8a;stroke-width:2.5}.point{fill:#0a6a8a}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.curve{stroke:#6cc8e6}.point{fill:#6cc8e6}}"
)


def draw(curve: Sequence[tuple[int, float]], exam: dict[str, Any]) -> str:
    """Mean scores by games learned from, with those of other players across."""
    most = curve[-1][0]
    top = 10 * (1 + int(max(mean for _, mean in curve) // 10))

    def across(games: float) -> str:
        return f"{LEFT + games / most * (WIDTH - LEFT - RIGHT):.1f}"

    def up(score: float) -> str:
        return f"{HEIGHT - BOTTOM - max(0.0, score) / top * (HEIGHT - TOP - BOTTOM):.1f}"

    parts = [
        f'<text x="{LEFT - 8}" y="{up(mark)}" text-anchor="end" dy="4">{mark}</text>' for mark in range(0, top + 1, 10)
    ]
    parts += [f'<path class="axis" fill="none" d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}"/>']
    for name in ("random", "greedy"):
        height = up(exam[name]["mean"])
        parts.append(f'<path class="bar" d="M{LEFT} {height}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT}" y="{height}" dy="16" text-anchor="end">{name}</text>')
    line = " ".join(f"{across(games)},{up(mean)}" for games, mean in curve)
    parts.append(f'<polyline class="curve" points="{line}"/>')
    parts += [f'<circle class="point" r="3.5" cx="{across(games)}" cy="{up(mean)}"/>' for games, mean in curve]
    foot = HEIGHT - BOTTOM + 20
    parts += [
        f'<text x="{LEFT}" y="{foot}">0</text><text x="{WIDTH - RIGHT}" y="{foot}" text-anchor="end">{most}</text>'
    ]
    parts += [f'<text x="{WIDTH / 2}" y="{foot + 18}" text-anchor="middle">games of self-play; mean score alone</text>']
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    title = "<title>Mean score of the learner by games of self-play, with random and greedy across</title>"
    return "\n".join([head, title, f"<style>{STYLE}</style>", *parts, "</svg>", ""])
