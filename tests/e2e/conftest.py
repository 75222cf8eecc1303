"""The server of the browser tests, and contexts as people at desks, on phones, with keyboards."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize

from tests.e2e.person import Person
from tests.e2e.serving import Serving
from tests.e2e.static_folder import PLACE, FileServer, LonePerson

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}

Arrive = Callable[..., Person]
Come = Callable[[], LonePerson]


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("served") / "data")
    yield server
    server.kill()


@pytest.fixture
def serving(one_server: Serving) -> Serving:
    """The same server for every test, as in life; one that was killed and left so is started again."""
    if one_server.process is None:
        one_server.start()
    return one_server


@pytest.fixture
def arrive(browser: Browser, serving: Serving) -> Iterator[Arrive]:
    """Somebody opens the start page, in a browser context of their own."""
    contexts: list[BrowserContext] = []

    def person(*, phone: bool = False, lang: str = "en-GB", theme: str = "light", pace: str = "at_once") -> Person:
        scheme: Literal["dark", "light"] = "dark" if theme == "dark" else "light"
        context = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            locale=lang,
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        contexts.append(context)
        for likes in ({}, {"pace": pace}):
            context.request.put(f"{serving.address}/api/me", data={"preferences": likes})
        return Person(context, serving.address)

    yield person
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A static folder, somewhere below a root of its own."""
    import dev
    from tools import page_python

    page_python.build(dev.node)
    root = tmp_path_factory.mktemp("host")
    (root / PLACE).parent.mkdir(parents=True)
    told = [sys.executable, "-m", "archipel.cli", "static", str(root / PLACE), "--lang", "en"]
    assert "any static host" in subprocess.run(told, capture_output=True, text=True, check=True).stdout
    return root


@pytest.fixture
def host(folder: Path) -> Iterator[FileServer]:
    server = FileServer(folder)
    yield server
    server.stop()


@pytest.fixture
def come(browser: Browser, host: FileServer) -> Iterator[Come]:
    contexts: list[BrowserContext] = []

    def person() -> LonePerson:
        context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB", reduced_motion="reduce")
        contexts.append(context)
        return LonePerson(context, host.address)

    yield person
    for context in contexts:
        context.close()
