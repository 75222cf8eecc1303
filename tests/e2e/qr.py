"""Reads a QR code off the page: bytes, level M, without correcting errors, by ISO 18004."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator

WORDS = {2: 28, 3: 44, 4: 64}
BLOCKS = {2: 1, 3: 1, 4: 2}
RUN = re.compile(r"M(\d+) (\d+)h(\d+)")


def read(picture: Locator) -> str:
    """The text of a code of version 2, 3 or 4."""
    box = (picture.get_attribute("viewBox") or "").split()
    size = int(box[2]) - 8
    path = picture.locator("path").get_attribute("d") or ""
    dark = {(int(x) + i, int(y)) for x, y, n in RUN.findall(path) for i in range(int(n))}
    version = (size - 17) // 4
    format = sum(((8, y) in dark) << y for y in range(6)) | ((8, 7) in dark) << 6 | ((8, 8) in dark) << 7
    format |= ((7, 8) in dark) << 8 | sum(((14 - i, 8) in dark) << i for i in range(9, 15))
    level, mask = (format ^ 0x5412) >> 13, (format ^ 0x5412) >> 10 & 7
    assert level == 0, "level M"
    bits = [((x, y) in dark) != masked(mask, x, y) for x, y in data_squares(size)]
    words = [sum(bit << (7 - i) for i, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]
    room, blocks = WORDS[version], BLOCKS[version]
    told = [word for block in range(blocks) for word in words[block:room:blocks]]
    stream = "".join(f"{word:08b}" for word in told)
    length = int(stream[4:12], 2)
    assert stream[:4] == "0100", "bytes"
    return bytes(int(stream[12 + 8 * i : 20 + 8 * i], 2) for i in range(length)).decode()


def data_squares(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, up and down in turn, past everything that is not data."""
    up = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in reversed(range(size)) if up else range(size):
            yield from ((x, y) for x in (right, right - 1) if not fixed(x, y, size))
        up = not up


def fixed(x: int, y: int, size: int) -> bool:
    finder = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    return finder or 6 in (x, y) or (abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2)


def masked(mask: int, x: int, y: int) -> bool:
    product = x * y % 2 + x * y % 3
    sums = [x + y, y, 0, 0, x // 3 + y // 2, 0, product, (x + y) % 2 + x * y % 3]
    if mask == 2:
        return x % 3 == 0
    if mask == 3:
        return (x + y) % 3 == 0
    return product == 0 if mask == 5 else sums[mask] % 2 == 0
