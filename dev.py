#!/usr/bin/env python3
"""The house commands: play, test, prove, check, fmt, bench, compile, client, static, pictures, lock. Python 3.11."""

import sys

if sys.version_info < (3, 11):
    sys.exit("Archipel needs Python 3.11 or later; this is Python %d.%d." % sys.version_info[:2])

import argparse
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path

from tools import background, client, environment, file_lock, page_python, rules, system
from tools.file_lock import AT_WORK
from tools.shell import ROOT, Stop, aloud, quiet, stage

PURE = {"ARCHIPEL_PURE": "1"}
COMPILED = {"ARCHIPEL_COMPILED": "1"}
Results = list[tuple[str, bool, float]]


def main() -> int:
    told = parser().parse_args()
    try:
        environment.check_python()
        return int(told.verb(told) or 0)
    except Stop as stop:
        print(f"dev.py: {stop}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def parser() -> argparse.ArgumentParser:
    every = argparse.ArgumentParser(prog="dev.py", description="Archipel: play it, test it, work on it.")
    verbs = every.add_subparsers(title="commands", required=True, metavar="COMMAND")

    one = verbs.add_parser("play", help="set everything up, start the server and open the browser")
    one.add_argument("--port", type=int, default=8000, help="port on 127.0.0.1 (8000)")
    one.add_argument("--no-browser", action="store_true", help="do not open a browser")
    one.add_argument("--data", type=Path, default=Path(".data"), help="folder of tables and profiles (.data)")
    one.set_defaults(verb=play)

    one = verbs.add_parser("test", help="lint, types, contracts, tests, compiled rules, browser")
    one.add_argument("--fast", action="store_true", help="leave out compiling, the browser and the slow tests")
    one.set_defaults(verb=test)

    verbs.add_parser(
        "prove",
        help="long proofs: 300 kills of a server, 1,000 of nodes, 10,000 reconnects, every own box in a browser (2 h)",
    ).set_defaults(verb=prove)
    verbs.add_parser("check", help="lint, types, import contracts, the client's tests").set_defaults(verb=check)
    verbs.add_parser("fmt", help="format the Python sources and mend what can be mended").set_defaults(verb=fmt)

    one = verbs.add_parser("bench", help="compile the rules, then measure them (further words go to archipel bench)")
    one.add_argument("rest", nargs=argparse.REMAINDER, metavar="...")
    one.set_defaults(verb=bench)

    one = verbs.add_parser("compile", help="compile the rules in place by mypyc")
    one.add_argument("--clean", action="store_true", help="remove what was compiled instead")
    one.set_defaults(verb=compile_rules)

    one = verbs.add_parser("client", help="build the browser client")
    one.add_argument("--watch", action="store_true", help="build again at every change")
    one.set_defaults(verb=build_client)

    one = verbs.add_parser("pictures", help="take the pictures of the README, draw the icons")
    one.add_argument(
        "--every",
        type=Path,
        metavar="FOLDER",
        help="instead: every window by day and by night, to look at; told is what axe finds",
    )
    one.add_argument("names", nargs="*", metavar="NAME", help="with --every: these games and pages alone")
    one.set_defaults(verb=pictures)
    one = verbs.add_parser("static", help="write the games as a folder of files that any static host serves")
    one.add_argument("folder", type=Path, help="the folder; an older one of ours is replaced")
    one.set_defaults(verb=static)
    verbs.add_parser("lock", help="choose the newest versions of every dependency").set_defaults(verb=lock)
    return every


def play(told: argparse.Namespace) -> None:
    free(told.port)
    environment.ready("run")
    client.build(node)
    if not rules.fresh() and rules.install(rules.NEXT):
        print("  The rules that were compiled in the background are used from now on.")
    background.begin()
    command = [
        str(environment.PYTHON),
        "-m",
        "archipel.cli",
        "serve",
        "--port",
        str(told.port),
        "--data",
        str(told.data),
    ]
    if told.no_browser:
        command.append("--no-browser")
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(aloud(command))
    os.execv(command[0], command)


def test(told: argparse.Namespace) -> int:
    file_lock.share(AT_WORK)
    results = lint()
    client.build(node)
    left_out = "browser or long or once or slow" if told.fast else "browser or long or once"
    python("tests, pure Python", results, pytest(f"not ({left_out})"), PURE)
    if not told.fast:
        os.environ["ARCHIPEL_OPT"] = "0"
        step("compile", results, compile_now)
        python("laws and games, compiled", results, pytest("not (browser or long)", *again()), COMPILED)
        step("tests in the browser", results, browse)
    return summary(results)


def prove(_: argparse.Namespace) -> int:
    """What is too long for every change, at full length: by hand, before a release."""
    file_lock.share(AT_WORK)
    results: Results = []
    step("compile", results, compile_now)
    client.build(node)
    full = {"ARCHIPEL_PROVE": "1", "ARCHIPEL_CHROMIUM": system.chromium(node())}
    python("proofs", results, pytest("prove or long", "--timeout", "7200"), {**COMPILED, **full})
    return summary(results)


def check(_: argparse.Namespace) -> int:
    return summary(lint())


def fmt(_: argparse.Namespace) -> int:
    environment.ready("dev")
    ruff = [str(environment.PYTHON), "-m", "ruff"]
    return aloud([*ruff, "check", "--fix", "."]) | aloud([*ruff, "format", "."])


def bench(told: argparse.Namespace) -> int:
    file_lock.share(AT_WORK)
    compile_now()
    return aloud([environment.PYTHON, "-m", "archipel.cli", "bench", *told.rest])


def compile_rules(told: argparse.Namespace) -> None:
    file_lock.share(AT_WORK)
    if told.clean:
        rules.clean()
    else:
        compile_now()


def build_client(told: argparse.Namespace) -> int:
    if told.watch:
        return client.watch(node())
    client.build(node)
    return 0


def static(told: argparse.Namespace) -> int:
    client.build(node)
    page_python.build(node)
    return aloud([environment.PYTHON, "-m", "archipel.cli", "static", str(told.folder)])


def pictures(told: argparse.Namespace) -> int:
    """Of the app as it is now, so that what is shown stays true."""
    if told.names and not told.every:
        raise Stop("names of games and pages go with --every FOLDER")
    environment.ready("dev")
    client.build(node)
    found = {"ARCHIPEL_CHROMIUM": system.chromium(node())}
    what = ["tools.every_window", str(told.every), *told.names] if told.every else ["tools.pictures"]
    return aloud([environment.PYTHON, "-m", *what], env=found)


def lock(_: argparse.Namespace) -> None:
    environment.ready("dev")
    environment.relock()
    page_python.relock()


def lint() -> Results:
    environment.ready("dev")
    results: Results = []
    python("lint", results, ["-m", "ruff", "check", "."])
    python("format", results, ["-m", "ruff", "format", "--check", "."])
    python("types", results, ["-m", "mypy"])
    python("import contracts", results, ["-c", "from importlinter.cli import lint_imports_command as go; go()"])
    folder = node()
    step("client types", results, lambda: aloud(client.types(folder), folder=client.CLIENT))
    step("client tests", results, lambda: aloud(client.tests(folder), folder=client.CLIENT))
    return results


def pytest(marked: str, *more: str) -> list[str]:
    return ["-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m", marked, *more]


def again() -> list[str]:
    """The tests that run a second time on compiled rules."""
    folders = ("core", "kit", "laws", "games", "records", "envs")
    return [f"tests/{name}" for name in folders if (ROOT / "tests" / name).is_dir()]


def compile_now() -> int:
    """The rules compiled in place, and optimised unless ARCHIPEL_OPT asks for less."""
    environment.ready("dev")
    if not rules.fresh() and not rules.install(rules.NEXT):
        system.compiler()
        with stage("Compiling the rules"):
            quiet([environment.PYTHON, "-m", "tools.rules", rules.NOW], "the rules did not compile", env=PURE)
            rules.install(rules.NOW)
    return 0


def browse() -> int:
    """A page waits more than it works, so three run at once."""
    found = {"ARCHIPEL_CHROMIUM": system.chromium(node())}
    return aloud([environment.PYTHON, *pytest("browser and not long", "-n", "3")], env=found)


def node() -> Path:
    """Node's folder: the machine's, or that of the Python package."""
    found = client.node_on_path()
    if found is None:
        environment.ready("node")
        found = client.node_in(quiet([environment.PYTHON, "-c", environment.SITE], "no site-packages").strip())
    return found


def free(port: int) -> None:
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except OverflowError:
            raise Stop(f"there is no port {port}; ports go up to 65535") from None
        except OSError:
            raise Stop(f"port {port} is taken or not allowed; choose another with --port") from None


def python(name: str, results: Results, command: list[str], env: dict[str, str] | None = None) -> None:
    step(name, results, lambda: aloud([environment.PYTHON, *command], env=env))


def step(name: str, results: Results, go: Callable[[], int]) -> None:
    print(f"\n== {name}", flush=True)
    start = time.monotonic()
    try:
        good = go() == 0
    except Stop as stop:
        print(f"dev.py: {stop}.", file=sys.stderr)
        good = False
    results.append((name, good, time.monotonic() - start))


def summary(results: Results) -> int:
    print(f"\n{'':2}{'stage':28}{'':8}{'seconds':>8}")
    for name, good, seconds in results:
        print(f"  {name:28}{'ok' if good else 'FAILED':8}{seconds:8.1f}")
    bad = [name for name, good, _ in results if not good]
    print(f"\n{'Everything passed.' if not bad else 'Failed: ' + ', '.join(bad) + '.'}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
