"""A page for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.worker.page import Browser, Page, opened


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    async with opened(Browser()) as page:
        yield page
