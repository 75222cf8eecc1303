"""What tests need beside Python packages: a C compiler and Chromium, fetched where that can be done."""

import os
import shutil
import sysconfig
import time
from pathlib import Path
from subprocess import CompletedProcess

from tools.client import npm, path, program
from tools.shell import ROOT, Stop, attempt, output_of, quiet, stage

SHELL = "chromium-headless-shell"
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKED = ROOT / ".cache" / "chromium"
BUSY = ("Could not get lock", "locked by another process")
PATIENCE = 300.0
PAUSE = 3.0
UNPACK = "import('@sparticuz/chromium').then(async c => console.log(await c.default.executablePath()))"


def compiler() -> None:
    """A C compiler and Python's headers, or a sentence."""
    if has_compiler():
        return
    if _debian():
        with stage("C compiler"):
            _apt("gcc", "libc6-dev", "python3-dev")
    if not has_compiler():
        raise Stop("compiling the rules needs a C compiler and Python's headers (on Debian: gcc and python3-dev)")


def has_compiler() -> bool:
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def chromium(node: Path) -> str:
    """The path of a Chromium, rather one without windows: the machine's own, Debian's, or npm's."""
    found = _browser()
    if found is None and _debian():
        _install_browser()
        found = _browser()
    return found or _packed(node)


def _browser() -> str | None:
    named = os.environ.get("ARCHIPEL_CHROMIUM")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def _install_browser() -> None:
    """Debian's Chromium, where Debian has one to give."""
    try:
        with stage("Chromium"):
            _apt(SHELL)
    except Stop as stop:
        print(f"  {stop}; npm's Chromium serves instead", flush=True)


def _packed(node: Path) -> str:
    env = path(node)
    why = "the browser tests need Chromium; install it, or name it in ARCHIPEL_CHROMIUM"
    if not (PACKED / "node_modules").exists():
        with stage("Chromium"):
            PACKED.mkdir(parents=True, exist_ok=True)
            told = ["install", "--no-audit", "--no-fund", "--no-save", "@sparticuz/chromium"]
            quiet([*npm(node), *told, "--prefix", PACKED], why, folder=PACKED, env=env)
    return quiet([program("node", node), "-e", UNPACK], why, folder=PACKED, env=env).strip()


def _debian() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _apt(*packages: str) -> None:
    why = f"apt-get could not install {' and '.join(packages)}"
    _patiently(["apt-get", "update", "-qq"], why)
    _patiently(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], why)


def _patiently(command: list[str], why: str) -> None:
    """Run a command of the package manager; while another one is at work, wait with a word."""
    env = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    until = time.monotonic() + PATIENCE
    word = "waiting for another package manager ... "
    while _busy(done := attempt(command, why, env=env)) and time.monotonic() < until:
        print(word, end="", flush=True)
        word = ""
        time.sleep(PAUSE)
    output_of(done, why)


def _busy(done: CompletedProcess[str]) -> bool:
    return done.returncode != 0 and any(said in done.stdout for said in BUSY)
