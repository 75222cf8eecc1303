"""The virtual environment: made once, filled from the locks, and left alone until they change."""

import ast
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools import stamps
from tools.shell import ROOT, Stop, quiet, stage

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "locks"
STAMP = VENV / "archipel.json"
SITE = "import sysconfig; print(sysconfig.get_path('purelib'))"
SOURCES = {
    "dev": ["pyproject.toml", "--extra", "dev"],
    "run": ["pyproject.toml", "--extra", "build", "--constraint", "locks/dev.txt"],
    "serve": ["pyproject.toml", "--extra", "postgres", "--constraint", "locks/dev.txt"],
    "compile": ["pyproject.toml", "--extra", "compile", "--constraint", "locks/dev.txt"],
    "node": ["locks/node.in"],
    "uv": ["locks/uv.in"],
    "page": ["locks/page.in", "--constraint", "locks/dev.txt"],
}
UV_NAMES = {"index-url": "UV_DEFAULT_INDEX", "extra-index-url": "UV_INDEX", "find-links": "UV_FIND_LINKS"}


def ready(*locks: str) -> None:
    """The environment with everything these locks name; `dev` holds all of `run` and `compile`."""
    if not PYTHON.exists():
        with stage("Virtual environment"):
            _make()
    have = stamps.read(STAMP)
    missing = [lock for lock in locks if have.get(lock) != _mark(lock)]
    if not missing:
        return
    with stage(f"Python packages ({', '.join(missing)})"):
        env = installer()
        for lock in missing:
            why = "the Python packages could not be installed"
            quiet([uv(), "pip", "install", "--python", PYTHON, "--require-hashes", "-r", _lock(lock)], why, env=env)
        if "run" in missing or "dev" in missing:
            why = "Archipel itself could not be installed"
            flags = ["--no-deps", "--no-build-isolation"]
            quiet([uv(), "pip", "install", "--python", PYTHON, *flags, "-e", ROOT], why, env=env)
    have.update({lock: _mark(lock) for lock in missing})
    if "dev" in missing:
        have.update({lock: _mark(lock) for lock in ("run", "compile")})
    stamps.write(STAMP, have)


def uv() -> Path:
    """uv, installed into the environment from its own lock the first time."""
    found = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if not found.exists():
        flags = ["--quiet", "--disable-pip-version-check", "--require-hashes"]
        quiet([PYTHON, "-m", "pip", "install", *flags, "-r", LOCKS / "uv.txt"], "the installer uv could not be fetched")
    return found


def installer() -> dict[str, str]:
    """This machine's pip settings, in uv's words; settings meant for uv win."""
    env = {"UV_NO_PROGRESS": "1", "VIRTUAL_ENV": str(VENV)}
    if any(name in os.environ for name in (*UV_NAMES.values(), "UV_INDEX_URL", "UV_EXTRA_INDEX_URL")):
        return env
    settings = _pip_settings()
    for name, uv_name in UV_NAMES.items():
        values = settings.get(name, "").split()
        if values:
            env[uv_name] = ("," if name == "find-links" else " ").join(values)
    if "UV_INDEX" in env:
        env["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    if "cert" in settings and "SSL_CERT_FILE" not in os.environ:
        env["SSL_CERT_FILE"] = settings["cert"]
    return env


def relock() -> None:
    """Write the locks anew; no registry address goes into them."""
    env = installer()
    told = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--quiet"]
    told += ["--custom-compile-command", "python3 dev.py lock", "--python-version", "3.11", "--upgrade"]
    for name, source in SOURCES.items():
        with stage(f"Lock {name}"):
            why = f"the lock {name} could not be made"
            quiet([uv(), "pip", "compile", *source, *told, "-o", f"locks/{name}.txt"], why, env=env)


def _make() -> None:
    if VENV.exists():
        shutil.rmtree(VENV)
    why = "Python could not make a virtual environment here (on Debian it needs the package python3-venv)"
    quiet([sys.executable, "-m", "venv", VENV], why)


def _lock(name: str) -> Path:
    return LOCKS / f"{name}.txt"


def _mark(lock: str) -> str:
    parts = [sys.version.encode(), _lock(lock).read_bytes(), (ROOT / "pyproject.toml").read_bytes()]
    return sha256(b"\0".join(parts)).hexdigest()


def _pip_settings() -> dict[str, str]:
    command = [str(PYTHON), "-m", "pip", "config", "list", "--disable-pip-version-check"]
    done = subprocess.run(command, capture_output=True, text=True)
    settings: dict[str, str] = {}
    for line in sorted(done.stdout.splitlines(), key=lambda line: line.startswith(":env:")):
        name, _, value = line.partition("=")
        try:
            settings[name.rpartition(".")[2]] = str(ast.literal_eval(value))
        except (ValueError, SyntaxError):
            continue
    return settings


def check_python() -> None:
    """Stop where the environment was made by another Python than 3.11 or later."""
    command = [str(PYTHON), "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    if PYTHON.exists() and subprocess.run(command).returncode:
        raise Stop("the virtual environment at .venv is older than Python 3.11; delete it and try again")
