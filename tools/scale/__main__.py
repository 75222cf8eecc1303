"""`python -m tools.scale`: what so many people need, the simulation beside what was measured, and measuring anew."""

from __future__ import annotations

import argparse

from tools.scale.costs import measured
from tools.scale.estimate import MOST_NODES, needs
from tools.scale.page import beside, games, table_of_needs, waits

MOST = 1_000_000


def main() -> None:
    asked = parser().parse_args()
    asked.work(asked)


def parser() -> argparse.ArgumentParser:
    every = argparse.ArgumentParser(prog="python -m tools.scale", description=__doc__)
    verbs = every.add_subparsers(title="commands", required=True, metavar="COMMAND")

    one = verbs.add_parser("people", help="what so many people at once need, and how long they wait")
    one.add_argument("people", type=int, nargs="+", help=f"from 1 to {MOST}")
    one.add_argument("--nodes", type=int, default=0, help="so many; without it as few as do")
    one.add_argument("--together", action="store_true", help="a proxy brings the pages of a table to one node")
    one.set_defaults(work=people)

    one = verbs.add_parser("check", help="simulate what was measured, and show both")
    one.set_defaults(work=lambda _: print("\n".join(beside(measured()))))

    one = verbs.add_parser("games", help="what a move of each game costs")
    one.set_defaults(work=lambda _: print("\n".join(games(measured()))))

    one = verbs.add_parser("measure", help="servers under load, here and now; each run is a line of JSON")
    one.add_argument("games", nargs="+", metavar="GAME", help="by its name, or game:mode")
    one.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3], help="numbers of servers (1 2 3)")
    one.add_argument("--runs", type=int, default=3, help="runs of each, in turn (3)")
    one.add_argument("--tables", type=int, default=25)
    one.add_argument("--rate", type=float, default=0.0, help="moves a second; 0: one upon another")
    one.add_argument("--seconds", type=float, default=8.0)
    one.set_defaults(work=measure)
    return every


def people(asked: argparse.Namespace) -> None:
    if not all(1 <= count <= MOST for count in asked.people) or not 0 <= asked.nodes <= MOST_NODES:
        parser().error(f"people are from 1 to {MOST}, nodes at most {MOST_NODES}")
    found = measured()
    every = [needs(found, count, asked.nodes, together=asked.together) for count in asked.people]
    print("\n".join([*table_of_needs(every), waits(found, every)]))


def measure(asked: argparse.Namespace) -> None:
    from archipel.cli.errors import CommandError
    from archipel.core.catalog import UnknownGame
    from archipel.load import LoadError
    from tools.scale.measure import measure_all

    if min(*asked.nodes, asked.runs, asked.tables) < 1:
        parser().error("--nodes, --runs and --tables are 1 or more")
    try:
        measure_all(asked)
    except (CommandError, LoadError, UnknownGame) as error:
        parser().error(str(error))


if __name__ == "__main__":
    main()
