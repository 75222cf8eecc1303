"""Lines side by side."""

from __future__ import annotations

from collections.abc import Sequence

FEW = 8
GAP = 3


def in_columns(lines: Sequence[str], width: int, few: int = FEW) -> list[str]:
    """Short lists as they are; long ones in as many columns as fit, read downwards."""
    if len(lines) <= few:
        return list(lines)
    widest = max(len(line) for line in lines) + GAP
    columns = max(1, (width + GAP) // widest)
    rows = -(-len(lines) // columns)
    return ["".join(line.ljust(widest) for line in lines[row::rows]).rstrip() for row in range(rows)]
