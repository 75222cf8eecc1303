"""What was endured, and what became of what was promised."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from archipel.endure.plan import Plan
from archipel.endure.site import Site
from archipel.endure.tally import Tally
from archipel.endure.verdict import Verdict


class Waits(msgspec.Struct, frozen=True):
    """Seconds; None where nobody waited."""

    count: int
    median: float | None
    p99: float | None
    longest: float | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """`durable`: what is acknowledged is on the disk. `returns` are from the loss of a socket to the next frame of that
    person, `recoveries` from a fault to the next acknowledged act at a table that felt it, `gaps` between two
    acts where none was felt.

    `astray` pages were sent a change of another scene than they held, and asked for the whole; `stuck` tables stood
    still until their people came anew; `fallen` processes ended although nobody had asked them to."""

    nodes: int
    workers: int
    own_database: bool
    durable: bool
    seed: int
    seconds: float
    faults: dict[str, int]
    tables: int
    games: int
    acknowledged: int
    uncertain: int
    uncertain_kept: int
    refusals: dict[str, int]
    lost: int
    doubled: int
    unasked: int
    denied_kept: int
    disordered: int
    differing: int
    astray: int
    stuck: int
    fallen: int
    lines: int
    frames: int
    sights: int
    returns: Waits
    recoveries: Waits
    recoveries_by_fault: dict[str, Waits]
    gaps: Waits
    failed_calls: dict[str, int]
    findings: list[str]

    def broken(self) -> int:
        """How much went wrong that may never go wrong."""
        wrong = (self.lost, self.doubled, self.unasked, self.denied_kept, self.disordered, self.differing)
        return sum(wrong) + self.stuck + self.fallen


def report(plan: Plan, site: Site, tally: Tally, verdict: Verdict, *, tables: int, seconds: float) -> Report:
    by_fault: dict[str, list[float]] = defaultdict(list)
    for kind, wait in tally.recoveries:
        by_fault[kind].append(wait)
    return Report(
        nodes=plan.nodes,
        workers=len(site.workers),
        own_database=site.database.ours,
        durable=site.database.durable,
        seed=plan.seed,
        seconds=round(seconds, 1),
        faults=dict(sorted(site.done.items())),
        tables=tables,
        games=tally.games,
        refusals=dict(sorted(tally.refusals.items())),
        differing=tally.differing,
        astray=tally.astray,
        stuck=tally.stuck,
        fallen=site.fallen(),
        frames=tally.frames,
        returns=waits(tally.returns),
        recoveries=waits([wait for _, wait in tally.recoveries]),
        recoveries_by_fault={kind: waits(found) for kind, found in sorted(by_fault.items())},
        gaps=waits(tally.gaps),
        failed_calls=dict(tally.complaints.most_common(20)),
        findings=tally.findings.copy(),
        **msgspec.structs.asdict(verdict),
    )


def waits(seconds: Sequence[float]) -> Waits:
    ordered = sorted(seconds)
    return Waits(len(ordered), *(_at(ordered, share) for share in (0.5, 0.99, 1.0)))


def _at(ordered: Sequence[float], share: float) -> float | None:
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 3) if ordered else None
