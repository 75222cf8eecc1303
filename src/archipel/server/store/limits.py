"""How much a person may keep, whichever store keeps it."""

from __future__ import annotations

from typing import Final

MOST_RECORDS: Final = 30
MOST_NOTES: Final = 2000
