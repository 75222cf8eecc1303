"""Predicted chances against results: ten bins of first looks at self-play, printed, kept and drawn."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean
from xml.sax.saxutils import escape

import msgspec

from archipel.analysis.model import Model, model_of
from archipel.analysis.stakes import Stake, stake_of
from archipel.core.catalog import game as find_game
from archipel.core.rng import Quick
from tools.analysis_looks import Looks, kept_looks, look_at
from tools.analysis_models import found_by, judged_by_others
from tools.shell import ROOT

BINS = 10
SEED = 7
FILLED = 0.05
"""A bin is well filled that holds so much of all positions."""
AGAIN = 400
FIGURES = ROOT / "docs" / "calibration.json"
PICTURE = ROOT / "docs" / "calibration.svg"
TITLE = "First looks at self-play: what came, in per cent, over the chance predicted"
SIDE, GAP, PAD, TOP, FOOT = 190, 26, 46, 64, 46
STYLE = """svg { color-scheme: light dark; background: #fff; font: 12px system-ui, sans-serif; }
text { fill: #1f2a33; } .panel { font-weight: 600; } .note, .tick { fill: #5b6770; font-size: 11px; }
.tick { text-anchor: middle; } .grid { stroke: #e3e7ea; fill: none; } .even { stroke: #9aa5ad; stroke-dasharray: 4 3; }
.dot { fill: #0b7285; } .few { fill: #9aa5ad; } .off { stroke: #0b7285; } .off.few { stroke: #9aa5ad; }
@media (prefers-color-scheme: dark) {
  svg { background: #14191d; } text { fill: #e6eaed; } .note, .tick { fill: #9fabb4; }
  .grid { stroke: #2b343b; } .dot { fill: #3bc9db; } .few { fill: #6c7880; } .off { stroke: #3bc9db; }
}"""

Pair = tuple[int, float, float]
"""The number of the game, the chance said, and what came of it."""


class Bin(msgspec.Struct):
    """`margin` is the half width of the 95 % interval of what came: games are drawn anew, positions of one game go
    together."""

    said: float
    came: float
    margin: float
    positions: int


class Calibration(msgspec.Struct):
    game: str
    mode: str
    seats: int
    bots: str
    games: int
    positions: int
    bins: list[Bin]

    def filled(self) -> list[Bin]:
        return [one for one in self.bins if one.positions >= FILLED * self.positions]

    def worst(self) -> float:
        """The largest difference in a bin that is well filled."""
        return max(abs(one.came - one.said) for one in self.filled())

    def lines(self) -> list[str]:
        told = [
            f"{one.said:8.3f} {one.came:8.3f} {one.came - one.said:+7.3f} ±{one.margin:.3f}  {one.positions}"
            for one in self.bins
        ]
        return [*told, f"  at most {self.worst():.3f} off in well-filled bins, of {self.positions}"]


def calibrated(pairs: Sequence[Pair], looks: Looks, name: tuple[str, str, int]) -> Calibration:
    bins = [
        Bin(
            said=round(fmean(one[1] for one in inside), 4),
            came=round(fmean(one[2] for one in inside), 4),
            margin=round(margin_of(inside), 4),
            positions=len(inside),
        )
        for inside in parted(pairs)
        if inside
    ]
    return Calibration(*name, looks.bots(), len(looks.plies), len(pairs), bins)


def pairs_of(looks: Looks, model: Model, stake: Stake) -> list[Pair]:
    """What first looks say, and what came of the games; of games the model was fitted from, what models say that were
    not."""
    if looks.seed == model.made.seed:
        said = judged_by_others(stake, looks, model.further)
    else:
        said = [found_by(model, stake, looks, look) for look in looks.looks]
    found = zip(looks.looks, said, strict=True)
    return [(look.number, one.values[look.viewer], looks.values[look.number][look.viewer]) for look, one in found]


def parted(pairs: Sequence[Pair]) -> list[list[Pair]]:
    """By what was said, in bins of equal width."""
    bins: list[list[Pair]] = [[] for _ in range(BINS)]
    for pair in pairs:
        bins[min(BINS - 1, int(BINS * pair[1]))].append(pair)
    return bins


def margin_of(inside: Sequence[Pair]) -> float:
    games: dict[int, list[float]] = {}
    for number, _, came in inside:
        games.setdefault(number, []).append(came)
    drawn, rng = list(games.values()), Quick(SEED)
    means = []
    for _ in range(AGAIN):
        chosen = [rng.choose(drawn) for _ in drawn]
        means.append(sum(map(sum, chosen)) / sum(map(len, chosen)))
    means.sort()
    return (means[int(0.975 * AGAIN)] - means[int(0.025 * AGAIN)]) / 2


def kept() -> list[Calibration]:
    return msgspec.json.decode(FIGURES.read_bytes(), type=list[Calibration]) if FIGURES.exists() else []


def keep(found: Calibration) -> None:
    """Among the figures that are drawn."""
    others = [one for one in kept() if (one.game, one.mode, one.seats) != (found.game, found.mode, found.seats)]
    every = sorted([*others, found], key=lambda one: (one.game, one.mode, one.seats))
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(every), indent=1) + b"\n")
    PICTURE.write_text(draw(every), encoding="utf-8")


def draw(every: Sequence[Calibration]) -> str:
    """A panel for each: what came over what was said; the nearer to the diagonal the better."""
    wide, high = PAD + len(every) * (SIDE + GAP), TOP + SIDE + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        'role="img">',
        f"<title>{TITLE}</title><style>{STYLE}</style>",
        f'<text class="panel" x="{PAD}" y="24">{TITLE}</text>',
    ]
    for number, one in enumerate(every):
        parts += _panel(one, PAD + number * (SIDE + GAP))
    return "\n".join([*parts, "</svg>", ""])


def _panel(one: Calibration, left: int) -> list[str]:
    def at(said: float, came: float) -> tuple[str, str]:
        return f"{left + SIDE * said:.1f}", f"{TOP + SIDE * (1 - min(1.0, max(0.0, came))):.1f}"

    foot = TOP + SIDE
    parts = [
        f'<text class="panel" x="{left}" y="{TOP - 12}">{escape(f"{one.game} {one.mode} {one.seats}")}</text>',
        f'<rect class="grid" x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>',
        f'<path class="even" d="M{left} {foot}L{left + SIDE} {TOP}"/>',
        f'<text class="note" x="{left}" y="{foot + 34}">{one.games} games, {one.positions} positions</text>',
    ]
    for tenth in (0, 5, 10):
        across, up = at(tenth / 10, tenth / 10)
        parts.append(f'<text class="tick" x="{across}" y="{foot + 16}">{10 * tenth}</text>')
        if left == PAD:
            parts.append(f'<text class="tick" x="{left - 16}" y="{up}">{10 * tenth}</text>')
    for bin in one.bins:
        few = "" if bin in one.filled() else " few"
        (across, up), (_, high), (_, low) = (at(bin.said, bin.came + off) for off in (0, bin.margin, -bin.margin))
        parts.append(f'<path class="off{few}" d="M{across} {high}V{low}"/>')
        parts.append(
            f'<circle class="dot{few}" cx="{across}" cy="{up}" r="{2 + 5 * sqrt(bin.positions / one.positions):.1f}"/>'
        )
    return parts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--mode", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--strong", type=int, default=4, help="one game in so many is of strong bots; 0: none")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--looks", type=Path, help="a file in which the positions are kept")
    parser.add_argument("--keep", action="store_true", help="among the figures of docs, and in their picture")
    asked = parser.parse_args()
    game = find_game(asked.game)
    mode = game.mode(asked.mode) if asked.mode else game.modes[0]
    seats = asked.seats or mode.seats[0]
    model = model_of(game, mode.id, seats)
    assert model is not None
    looks = kept_looks(asked.looks, Looks(asked.strong, asked.seed, model.further[0]))
    look_at(game, mode, seats, looks, asked.games)
    found = calibrated(pairs_of(looks, model, stake_of(mode, seats)), looks, (game.id, mode.id, seats))
    print(f"{game.id} {mode.id} {seats}, {found.games} games of {found.bots}")
    print("\n".join(found.lines()))
    if asked.keep:
        keep(found)


if __name__ == "__main__":
    main()
