"""What tests need beside Python packages: a C compiler and Chromium, fetched where that can be done."""

import os
import shutil
import sysconfig
from pathlib import Path

from tools.client import npm, path, program
from tools.shell import ROOT, Stop, quiet, stage

SHELL = "chromium-headless-shell"
BROWSERS = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKED = ROOT / ".cache" / "chromium"
UNPACK = "import('@sparticuz/chromium').then(async c => console.log(await c.default.executablePath()))"


def compiler() -> None:
    """A C compiler and Python's headers, or a sentence."""
    if _has_compiler():
        return
    if _debian():
        with stage("C compiler"):
            _apt("gcc", "libc6-dev", "python3-dev")
    if not _has_compiler():
        raise Stop("compiling the rules needs a C compiler and Python's headers (on Debian: gcc and python3-dev)")


def chromium(node: Path) -> str:
    """The path of a Chromium, rather one without windows: the machine's own, Debian's, or npm's."""
    found = _browser()
    if found is None and _debian():
        with stage("Chromium"):
            _apt(SHELL)
        found = _browser()
    return found or _packed(node)


def _browser() -> str | None:
    named = os.environ.get("ARCHIPEL_CHROMIUM")
    return named or next((found for name in BROWSERS if (found := shutil.which(name))), None)


def _packed(node: Path) -> str:
    env = path(node)
    why = "the browser tests need Chromium; install it, or name it in ARCHIPEL_CHROMIUM"
    if not (PACKED / "node_modules").exists():
        with stage("Chromium"):
            PACKED.mkdir(parents=True, exist_ok=True)
            told = ["install", "--no-audit", "--no-fund", "--no-save", "@sparticuz/chromium"]
            quiet([*npm(node), *told, "--prefix", PACKED], why, folder=PACKED, env=env)
    return quiet([program("node", node), "-e", UNPACK], why, folder=PACKED, env=env).strip()


def _has_compiler() -> bool:
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return headers.exists() and any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def _debian() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _apt(*packages: str) -> None:
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    why = f"apt-get could not install {' and '.join(packages)}"
    quiet(["apt-get", "update", "-qq"], why, env=env)
    quiet(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], why, env=env)
