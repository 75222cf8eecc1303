"""How much a person may keep, whichever store keeps it."""

from __future__ import annotations

from typing import Final

MOST_RECORDS: Final = 30
MOST_NOTES: Final = 2000
MOST_PUZZLES: Final = 4000
"""How puzzles went that come along with a profile."""
