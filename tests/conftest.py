"""What every test may ask for: Chromium, and the promise that the rules are compiled where they should be."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools import file_lock, page_python

import archipel

PATIENCE = 30_000
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_report_header() -> str:
    return f"rules: {'compiled' if archipel.compiled() else 'pure Python'}"


def pytest_sessionstart() -> None:
    file_lock.share(file_lock.AT_WORK)
    if os.environ.get("ARCHIPEL_COMPILED") == "1" and not archipel.compiled():
        pytest.exit("the rules were to be compiled and are not", returncode=3)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever opens a browser is marked so, and comes last: its event loop stays on and suits no async test."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def node() -> Path:
    """Where Node is, once it has what Python in a page is made of."""
    import dev

    page_python.build(dev.node)
    return dev.node()


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium: named in ARCHIPEL_CHROMIUM, or the machine's own."""
    found = os.environ.get("ARCHIPEL_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert found, "no Chromium here; name one in ARCHIPEL_CHROMIUM"
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield opened
        opened.close()
