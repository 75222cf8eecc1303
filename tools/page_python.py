"""Python for pages without a server: Pyodide, the packages the house imports, and ours, compiled and packed."""

import json
import os
import re
import shutil
import zipfile
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import client, environment, file_lock, stamps
from tools.shell import ROOT, quiet, stage

SRC = ROOT / "src"
PACKAGE = SRC / "archipel"
HOUSE = client.CLIENT / "python"
PYODIDE = HOUSE / "node_modules" / "pyodide"
PACKED = PACKAGE / "static_site" / "python"
WORK = ROOT / ".cache" / "page-python"
STAMP = ROOT / ".cache" / "page-python.json"
LOCK = environment.LOCKS / "page.txt"
WASM_LOCK = environment.LOCKS / "page_wasm.txt"
"""What is compiled for WebAssembly: uv leaves such wheels out of its locks."""
RUNTIME = {
    "pyodide.js": "pyodide.mjs",
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "pyodide-lock.json": "pyodide-lock.json",
}
"""Files of Pyodide by the names they have here: not every host knows that `.mjs` is JavaScript."""
STDLIB = "python_stdlib.zip"
ARCHIVES = ("packages.zip", "archipel.zip")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
ELSEWHERE = (
    "arena",
    "bench",
    "cli",
    "core/laws",
    "kit/testing",
    "load",
    "server/client",
    "server/store/postgres",
    "server/store/server_store.py",
    "server/store/sqlite",
    "server/web",
    "showing",
    "static_site",
)
"""Folders of ours that only a server, a terminal or a test needs."""
UNUSED = (
    *(
        "_pyio",
        "_pyrepl",
        "cProfile",
        "curses",
        "dbm",
        "doctest",
        "ensurepip",
        "ftplib",
        "idlelib",
        "imaplib",
        "lib2to3",
    ),
    *(
        "mailbox",
        "multiprocessing",
        "pdb",
        "pickletools",
        "poplib",
        "profile",
        "pstats",
        "pydoc",
        "pydoc_data",
        "smtplib",
    ),
    *("sqlite3", "tkinter", "trace", "turtle", "turtledemo", "unittest", "venv", "wsgiref", "xmlrpc"),
)
"""Of Python's own library: tools, protocols and windows that no page has use for."""
SPOKEN = ("en.dat", "fr.dat", "root.dat")


def build(node: Callable[[], Path]) -> None:
    """What a static folder needs of Python, from the sources as they are now."""
    with file_lock.alone(file_lock.PACKING):
        mark = _mark()
        if stamps.read(STAMP).get("built") == mark and (PACKED / "manifest.json").exists():
            return
        folder = node()
        environment.ready("dev")
        with stage("Python for pages: packages"):
            _fetch(folder)
        with stage("Python for pages: compiled and packed"):
            _gather()
            _compile(folder)
            _pack()
        stamps.write(STAMP, {"built": mark})


def _fetch(folder: Path) -> None:
    told = ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    quiet([*client.npm(folder), *told], "Pyodide could not be fetched", folder=HOUSE, env=client.path(folder))
    shutil.rmtree(WORK, ignore_errors=True)
    _download(WORK / "wheels", "--require-hashes", "-r", LOCK, "-r", WASM_LOCK)


def relock() -> None:
    """Name the wheels for WebAssembly anew, of the versions that everything else has."""
    with stage("Lock page_wasm"), TemporaryDirectory() as folder:
        found = re.search(r"^msgspec==\S+", (environment.LOCKS / "dev.txt").read_text(encoding="utf-8"), re.MULTILINE)
        assert found is not None
        _download(Path(folder), found[0])
        (wheel,) = Path(folder).glob("*.whl")
        line = f"{found[0]} --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}\n"
        WASM_LOCK.write_text(line, encoding="utf-8")


def _download(target: Path, *what: str | Path) -> None:
    flags = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:"]
    command = [environment.PYTHON, "-m", "pip", "download", *flags, *PLATFORM, *what, "-d", target]
    quiet(command, "the packages for pages could not be fetched")


def _gather() -> None:
    """Folders as they will be unpacked: the packages, ours without what only a server needs, and Python's own library,
    which comes in source."""
    for wheel in sorted((WORK / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            opened.extractall(WORK / "packages", [name for name in opened.namelist() if _wanted(name)])
    with zipfile.ZipFile(PYODIDE / STDLIB) as opened:
        used = [name for name in opened.namelist() if name.partition("/")[0].partition(".")[0] not in UNUSED]
        opened.extractall(WORK / Path(STDLIB).stem, used)
    for file in _ours():
        target = WORK / "archipel" / file.relative_to(SRC)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def _wanted(name: str) -> bool:
    """Of a package: no list of files, no tests, no time zones, and of the languages ours alone."""
    if name.startswith("babel/locale-data/"):
        return name.rpartition("/")[2] in SPOKEN
    return not ("dist-info/" in name or "/zoneinfo/" in name or name.endswith((".pyi", ".pot", ".typed")))


def _ours() -> Iterator[Path]:
    apart = [PACKAGE / name for name in ELSEWHERE]
    for file in sorted(PACKAGE.rglob("*")):
        beside = file.suffix in (".so", ".pyd", ".pyc") or file.name == "compiled.json"
        if file.is_file() and not beside and not any(file.is_relative_to(folder) for folder in apart):
            yield file


def _compile(folder: Path) -> None:
    """Each module by the very Python that will run it: nothing has to be compiled in a page."""
    why = "the modules for pages could not be compiled"
    quiet([client.program("node", folder), "compile.mjs", WORK], why, folder=HOUSE, env=client.path(folder))


def _pack() -> None:
    shutil.rmtree(PACKED, ignore_errors=True)
    PACKED.mkdir(parents=True)
    for name, theirs in RUNTIME.items():
        shutil.copyfile(PYODIDE / theirs, PACKED / name)
    for name in (STDLIB, *ARCHIVES):
        _zip(WORK / Path(name).stem, PACKED / name)
    files = {name: (PACKED / name).stat().st_size for name in (*RUNTIME, STDLIB, *ARCHIVES)}
    runtime = sha256(b"".join((PACKED / name).read_bytes() for name in (*RUNTIME, STDLIB))).hexdigest()[:12]
    packages = sorted(wheel.name.partition("-")[0] for wheel in (WORK / "wheels").glob("*.whl"))
    told = {"files": files, "runtime": runtime, "archives": ARCHIVES, "packages": packages}
    (PACKED / "manifest.json").write_text(json.dumps(told), encoding="utf-8")


def _zip(folder: Path, target: Path) -> None:
    """The same bytes from the same files."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            packed.writestr(
                zipfile.ZipInfo(file.relative_to(folder).as_posix()), file.read_bytes(), zipfile.ZIP_DEFLATED, 9
            )


def _mark() -> str:
    mark = sha256()
    for file in _sources():
        mark.update(f"{os.path.relpath(file, ROOT)}\0".encode())
        mark.update(sha256(file.read_bytes()).digest())
    return mark.hexdigest()


def _sources() -> Iterable[Path]:
    return [LOCK, WASM_LOCK, Path(__file__), *(HOUSE / name for name in ("package-lock.json", "compile.mjs")), *_ours()]
