"""Learning Palm Island's weights: play alone with the tables there are, and fit them to how the games ended."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import fmean

import numpy as np
from numpy.typing import NDArray

from archipel.core.catalog import game
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.games.palm_island.bots import weights
from archipel.games.palm_island.bots.craft import craft_of
from archipel.games.palm_island.bots.islander import Islander
from archipel.games.palm_island.bots.node import node_of
from archipel.games.palm_island.bots.packs import AREAS, GUEST, STORED, Codes, buildings_in, stored_in
from archipel.games.palm_island.bots.weights import FIELDS, MIDDLE, MOST, NEAR, POINT, UNIT
from archipel.games.palm_island.content.cards import ROUNDS
from archipel.games.palm_island.edition import HOUSE
from archipel.games.palm_island.setup import FEATS_ALLOWED
from archipel.games.palm_island.state import PalmState

FILE = Path(weights.__file__).with_name("learned.json")
CARDS = ("ahead", "behind", "soon", "later", "last", "kept")
PAIRS = FIELDS * (FIELDS + 1) // 2
STOCK = 4 * (MOST + 1) + 3
SIZES = {**dict.fromkeys(CARDS, GUEST), "pairs": PAIRS, "stock": STOCK}
STARTS = {name: sum(list(SIZES.values())[:place]) for place, name in enumerate(SIZES)}
CAUTION = 400.0
"""How many positions it takes to move an entry half of the way."""

KEPT, TURNS = 3, 16
"""Passes that tables are fitted to, and turns of a round, about."""

Row = dict[str, list[int]]
Terms = dict[int, float]
"""What a position asks of the entries of all tables of its round laid end to end."""
Position = tuple[Terms, float]
"""With what its game came to, in thousandths of a point."""


def terms(codes: Codes, ring: bytes, left: int) -> Terms:
    """The worth of a ring, its tracker at `left`, as the sum of entries that `Weights.worth` makes of it."""
    found: Terms = {}
    for place, code in enumerate(ring):
        stored, plain = code >= STORED, code % STORED
        if plain < GUEST:
            table = _table(place, left, stored=stored)
            _add(found, STARTS[table] + plain, 1.0)
    _stock(found, codes, stored_in(ring))
    _growth(found, codes, buildings_in(ring))
    return found


def _table(place: int, left: int, *, stored: bool) -> str:
    if place >= left:
        return "kept" if stored else "behind"
    if not stored:
        return "ahead"
    return "soon" if place < NEAR else "later" if place < MIDDLE else "last"


def _add(found: Terms, entry: int, amount: float) -> None:
    found[entry] = found.get(entry, 0.0) + amount


def _stock(found: Terms, codes: Codes, stored: bytes) -> None:
    plain = [code - STORED for code in stored]
    units = [min(MOST, sum(held[code] for code in plain)) for held in (codes.wood, codes.fish, codes.stone)]
    start = STARTS["stock"]
    for kind, count in enumerate([*units, min(MOST, len(plain))]):
        _add(found, start + kind * (MOST + 1) + count, 1.0)
    wood, fish, stone = units
    for pair, both in enumerate((wood * fish, wood * stone, fish * stone)):
        _add(found, start + 4 * (MOST + 1) + pair, both / 2)


def _growth(found: Terms, codes: Codes, buildings: bytes) -> None:
    fields = [0] * FIELDS
    for code in buildings:
        if code // AREAS < FIELDS - 3:
            fields[code // AREAS] += codes.upgrades[code]
        for field, gives in enumerate((codes.wood, codes.fish, codes.stone), FIELDS - 3):
            fields[field] += gives[code]
    pairs = [fields[first] * fields[second] for first in range(FIELDS) for second in range(first, FIELDS)]
    for pair, both in enumerate(pairs):
        _add(found, STARTS["pairs"] + pair, both / 10)


def play(seed: int, bot: Islander, past: list[list[Position]] | None) -> int:
    """The score of a game alone with some feats; its positions join `past`, by round, with what the game came to."""
    palm, rng = game("palm_island"), Quick(seed)
    feats = [feat.id for feat in HOUSE.feats]
    rng.shuffle(feats)
    changes = {"trophies": sorted(feats[: rng.below(FEATS_ALLOWED["normal"] + 1)])}
    state = palm.new(palm.choose_options(palm.mode("solo"), changes), 1, seed)
    assert isinstance(state, PalmState)
    codes = craft_of(HOUSE).codes
    seen: list[tuple[int, Terms]] = []
    while state.to_act():
        state.advance(0, bot.choose(Outlook(palm, state, 0), rng))
        hand = state.hands[0]
        if past is not None and state.steps:
            seen.append((hand.round, terms(codes, node_of(hand).ring, hand.left())))
    outcome = state.outcome()
    assert outcome is not None
    score = outcome.scores[0].total
    for round, asked in seen:
        assert past is not None
        past[round - 1].append((asked, float(score * POINT)))
    return score


def fit(row: Row, positions: list[Position]) -> Row:
    """The tables of a round, moved by ridge regression towards what their positions came to."""
    before = np.array([value for name in SIZES for value in row[name]], np.float64)
    asked: NDArray[np.float64] = np.zeros((len(positions), len(before)))
    for line, (entries, _) in enumerate(positions):
        asked[line, list(entries)] = list(entries.values())
    error = np.array([came for _, came in positions]) - asked @ before
    curve = asked.T @ asked + CAUTION * np.eye(len(before))
    after = np.rint(before + np.linalg.solve(curve, asked.T @ error)).astype(int).tolist()
    return {name: after[STARTS[name] : STARTS[name] + size] for name, size in SIZES.items()}


def unlearned() -> list[Row]:
    """Tables that know no more than what is printed: stars, and units at hand."""
    codes = Codes(HOUSE)
    loose = [codes.points[code] * POINT for code in range(GUEST)]
    held = [codes.wood[code] + codes.fish[code] + codes.stone[code] + codes.wild[code] for code in range(GUEST)]
    stored = [star + units * UNIT for star, units in zip(loose, held, strict=True)]
    cards = {name: loose if name in ("ahead", "behind") else stored for name in CARDS}
    return [{**cards, "pairs": [0] * PAIRS, "stock": [0] * STOCK} for _ in range(ROUNDS)]


def use(learned: list[Row]) -> None:
    """Let the bots play by these tables."""
    for place, row in enumerate(learned):
        weights.LEARNED[place] = row
        weights.PAIRS[place] = row["pairs"]
        weights.STOCK[place] = row["stock"]
    craft_of.cache_clear()


def write(learned: list[Row], out: Path) -> None:
    """One line a table, so that a difference can be read."""
    rows = [",\n  ".join(f'"{name}": {json.dumps(row[name])}' for name in SIZES) for row in learned]
    out.write_text("[\n " + ",\n ".join(f"{{{row}}}" for row in rows) + "\n]\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=6, help="times that games are played and tables fitted to them")
    parser.add_argument("--games", type=int, default=300, help="games of each pass")
    parser.add_argument("--slips", type=int, default=5, help="turns of a hundred in which anything is done")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scratch", action="store_true", help="begin with what is printed, not with the tables in use")
    parser.add_argument("--check", type=int, default=0, help="then play so many games without slips, on other deals")
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args()
    if asked.games < 1 or not 0 <= asked.slips <= 100:
        parser.error("a pass has at least one game, and slips are 0 to 100 turns of a hundred")
    if not asked.out.parent.is_dir():
        parser.error(f"there is no folder {asked.out.parent}")
    learned: list[Row] = unlearned() if asked.scratch else json.loads(FILE.read_text(encoding="utf-8"))
    use(learned)
    past: list[list[Position]] = [[] for _ in range(ROUNDS)]
    bot = Islander(width=6, rounds=0, slips=asked.slips)
    for number in range(1, asked.passes + 1):
        first = (asked.seed * 1000 + number) * 1_000_000
        scores = [play(first + count, bot, past) for count in range(asked.games)]
        past = [positions[-KEPT * asked.games * TURNS :] for positions in past]
        learned = [fit(row, positions) for row, positions in zip(learned, past, strict=True)]
        use(learned)
        print(f"pass {number}: mean {fmean(scores):.1f}", flush=True)
    if asked.check:
        bot = Islander(width=6, rounds=0, slips=0)
        print(f"check: mean {fmean(play(count, bot, None) for count in range(asked.check)):.2f}")
    write(learned, asked.out)


if __name__ == "__main__":
    main()
