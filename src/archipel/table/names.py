"""Names as they may be shown: something of each character can be seen, and their length is what a reader counts."""

from __future__ import annotations

from unicodedata import category, normalize

from archipel.table.refusal import refuse

LONGEST = 24
HIGHEST = 12
JOINER = "\u200d"
# Letters and signs without ink: fillers of Hangul and Khmer, an empty Braille cell, a note without a head, a joiner
# that is a mark.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")
FLAG_LETTERS = range(0x1F1E6, 0x1F200)
SKIN_TONES = range(0x1F3FB, 0x1F400)
HANGUL_ENDINGS = (range(0x1160, 0x1200), range(0xD7B0, 0xD800))


def clean_name(name: str) -> str:
    """A name as it may be shown; refused where it is none."""
    name = " ".join(normalize("NFC", name).split())
    seen = graphemes(name)
    if not 1 <= len(seen) <= LONGEST or not all(_visible(one) for one in seen):
        raise refuse("server-bad-name")
    return name


def graphemes(text: str) -> list[str]:
    """What a reader takes for one character each: a letter with its marks, a flag, a family of emoji (after Unicode
    Standard Annex 29, as far as names go)."""
    found: list[str] = []
    for letter in text:
        if found and _belongs(letter, found[-1]):
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _belongs(letter: str, before: str) -> bool:
    """Whether a code point is of the same character as those before it."""
    code = ord(letter)
    if before == " ":
        return False
    if category(letter).startswith("M") or code in SKIN_TONES or any(code in some for some in HANGUL_ENDINGS):
        return True
    if letter == JOINER:
        return category(before[0]) == "So"
    if before[-1] == JOINER:
        return category(letter) == "So"
    return code in FLAG_LETTERS and len(before) == 1 and ord(before) in FLAG_LETTERS


def _visible(one: str) -> bool:
    """Whether it begins with something that has ink, has nothing blank in it, and is no tower of marks."""
    inked = one == " " or category(one[0])[0] in "LNPS"
    plain = one.replace(JOINER, "").isprintable() and not one.endswith(JOINER)
    return inked and plain and len(one) <= HIGHEST and BLANK.isdisjoint(one)
