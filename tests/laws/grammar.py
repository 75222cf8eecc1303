"""Forms that no sentence has: a person spoken to as if they were somebody else, an article before the wrong letter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from archipel.core.text import Text
from archipel.words import Words

BEGINS = r"(?:^|(?<=[:;.!?(·—] )|(?<=\())"
PRONOUNS = "(?:y |en |le |la |les |l’|n’|ne |vous |lui |leur |s’)*"
WRONG = {
    "en": {
        "you like somebody else": rf"{BEGINS}You (?:is|has|was|does|[a-z]+(?:[^aius\W]s|sses|shes|ches))\b",
        "You inside a sentence": r"[a-z,’] You\b",
        "of you": r"\bof you\b",
        "you with another's verb": r"\byou (?:is|has|was|does)\b",
        "yours as a name": r"\bYou’s\b",
        "a before a vowel": r"(?<![\w’])(?:a|A(?= [a-z]))(?<!Board A) (?:[aeioAEIO](?!ne[ -])|u(?!ni|se))",
        "an before a consonant": r"\b[Aa]n (?:[^aeiouhAEIOUH\W\d]|uni|use)",
    },
    "fr": {
        "vous comme un autre": rf"{BEGINS}Vous (?!et )(?!{PRONOUNS}(?:êtes|faites|dites|[\wé]+ez)\b)(?=[a-zà-ÿ])",
        "Vous dans une phrase": r"[a-zà-ÿ,’] Vous\b",
        "de vous": r"\b(?:de|du) vous\b",
        "pas d’élision": r"(?<![\w-])(?:[Dd]e|[Ll]e|[Ll]a|[Nn]e|[Qq]ue|[Jj]e|[Ss]e) (?:[aàâeéèêiîoôuœ](?!nze|nzième))",
        "pas de contraction": r"\b(?:[Dd]e|[Àà]) les? (?![\wé]+(?:er|ir|re)\b)",
    },
}


def fault(language: str, sentence: str) -> str:
    """What is wrong with a sentence; empty where nothing is known to be."""
    return next((name for name, form in WRONG[language].items() if re.search(form, sentence)), "")


class Grammarian:
    """Says what words say, and complains of a wrong form as of a missing one."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, text: Text, names: Sequence[str] = (), viewer: int | None = None) -> str:
        sentence = self.words.say(text, names, viewer)
        wrong = fault(self.words.language, sentence)
        if wrong:
            raise LookupError(f"{wrong}: {sentence}")
        return sentence
