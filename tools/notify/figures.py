"""What all houses did in one manner, as figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

import msgspec

from tools.notify.house import Heard, Manner


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Rates are of all houses together, milliseconds of each line, processor in cores: of the database with all its
    processes, and of one house. `heard` counts from durable where it was asked for to heard at each of the others: less
    than nothing where they hear of it before whoever asked comes to it. `notices` are those that reach one house."""

    told: bool
    rate: float
    lines_per_s: float
    statements_per_s: float
    notices_per_s: float
    durable_p50: float
    durable_p99: float
    heard_p50: float | None
    heard_p99: float | None
    unheard: float
    database: float
    house: float
    database_us_a_line: float
    house_us_a_line: float
    wal_bytes_a_line: float


def figures(manner: Manner, houses: Sequence[Heard], database: float, wal: int) -> Figures:
    until = manner.begin + manner.seconds
    durable = {mark: at for house in houses for mark, at in house.durable.items() if at <= until}
    asked = {mark: at for house in houses for mark, at in house.asked.items()}
    known = [{mark: at for mark, at in house.heard.items() if mark in durable} for house in houses]
    waits = [at - asked[mark] for mark, at in durable.items()]
    heard = [at - durable[mark] for house in known for mark, at in house.items()]
    cpu, seconds = sum(house.cpu for house in houses), manner.seconds
    every = len(durable)
    return Figures(
        told=manner.told,
        rate=manner.rate * len(houses),
        lines_per_s=every / seconds,
        statements_per_s=sum(house.statements for house in houses) / seconds,
        notices_per_s=sum(house.notices for house in houses) / len(houses) / seconds,
        durable_p50=_at(waits, 0.5) or 0.0,
        durable_p99=_at(waits, 0.99) or 0.0,
        heard_p50=_at(heard, 0.5),
        heard_p99=_at(heard, 0.99),
        unheard=every * (len(houses) - 1) - len(heard) if manner.told else 0,
        database=database / seconds,
        house=cpu / len(houses) / seconds,
        database_us_a_line=1e6 * database / max(every, 1),
        house_us_a_line=1e6 * cpu / max(every, 1),
        wal_bytes_a_line=wal / max(every, 1),
    )


def medians(runs: Sequence[Figures]) -> Figures:
    """Of each figure by itself; runs are of one manner."""
    found = {name: _median(getattr(run, name) for run in runs) for name in Figures.__struct_fields__}
    return msgspec.convert(found, Figures)


def _median(values: Iterable[float | bool | None]) -> float | bool | None:
    known = [value for value in values if value is not None]
    if not known or isinstance(known[0], bool):
        return known[0] if known else None
    return round(median(known), 2)


def _at(values: Sequence[float], share: float) -> float | None:
    """Milliseconds that so large a share does not exceed."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else None
