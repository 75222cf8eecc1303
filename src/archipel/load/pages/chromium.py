"""Chromium, driven by Playwright where both are installed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from archipel.load.errors import LoadError

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES = ("chromium", "chromium-headless-shell", "google-chrome")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that ends with the block; LoadError in one line where there is none."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        raise LoadError("pages are measured through Playwright: pip install playwright") from None
    path = os.environ.get("ARCHIPEL_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        raise LoadError("no Chromium here; name one in ARCHIPEL_CHROMIUM")
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        except Error as error:
            raise LoadError(f"{path} does not start: {str(error).splitlines()[0]}") from None
        try:
            yield browser
        finally:
            browser.close()
