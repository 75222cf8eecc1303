"""The figures a sentence names, in digits or in words of English and French."""

from __future__ import annotations

import re
from collections import Counter


def _counting(words: str, first: int, by: int = 1) -> dict[str, float]:
    return {word: float(first + by * at) for at, word in enumerate(words.split())}


def _meaning(value: float, words: str) -> dict[str, float]:
    return dict.fromkeys(words.split(), value)


ENGLISH = _counting("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen", 2)
ENGLISH |= _counting("sixteen seventeen eighteen nineteen", 16)
ENGLISH |= {f"{word}th": value for word, value in ENGLISH.items()}
ENGLISH |= _counting("twenty thirty forty fifty sixty seventy eighty ninety", 20, by=10)
ENGLISH |= _counting("twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth", 20, by=10)
ENGLISH |= {"second": 2, "third": 3, "fifth": 5, "eighth": 8, "ninth": 9, "twelfth": 12}
ENGLISH |= _meaning(2, "twice both double doubles doubled") | _meaning(12, "dozen")
ENGLISH |= _meaning(0.5, "half halves halved") | _meaning(0.25, "quarter quarters")

FRENCH = _counting("deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize", 2)
FRENCH |= _counting("vingt trente quarante cinquante soixante", 20, by=10)
FRENCH |= {f"{word.removesuffix('e')}ième": value for word, value in FRENCH.items()}
FRENCH |= {"cinquième": 5, "neuvième": 9, "vingts": 20}
FRENCH |= _meaning(2, "second seconde double doublé doublée") | _meaning(12, "douzaine")
FRENCH |= _meaning(0.5, "moitié moitiés demi demie demis") | _meaning(0.25, "quart quarts")

WORDS = {"en": ENGLISH, "fr": FRENCH}
TIMES = {"hundred": 100, "cent": 100, "cents": 100, "thousand": 1000, "mille": 1000}
TOKEN = re.compile(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*")


def figures(text: str, language: str) -> Counter[float]:
    """Every figure and how often it is named. One in words is an article in French, and nought has too many words:
    neither is counted but in digits."""
    found = [_figure(token, WORDS[language]) for token in TOKEN.findall(text.lower())]
    return Counter(figure for figure in found if figure is not None)


def _figure(token: str, words: dict[str, float]) -> float | None:
    """Dix-sept is ten and seven, quatre-vingt-dix four times twenty and ten; other parts of a word say nothing."""
    if token.isdigit():
        return float(token)
    parts = token.split("-")
    if not any(part in words or part in TIMES for part in parts):
        return None
    total = 0.0
    for part in parts:
        if part in TIMES:
            total = (total or 1) * TIMES[part]
        elif part.startswith("vingt") and total == 4:
            total = 80
        else:
            total += words.get(part, 1 if total and part in ("one", "un", "une", "first", "unième") else 0)
    return total
