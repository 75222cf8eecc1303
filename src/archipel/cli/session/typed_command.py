"""What may be typed at the prompt besides a number: a word with the rest of the line, in either language."""

from __future__ import annotations

from archipel.words import Words

COMMANDS = ("why", "hint", "rules", "undo", "table", "back", "ask", "help", "quit")


def command(line: str, words: Words) -> tuple[str, str]:
    """The command and what follows it; an empty command: something else was typed."""
    first, _, rest = line.partition(" ")
    rest = rest.strip()
    if first == "?":
        return ("why", rest) if rest else ("help", "")
    for name in COMMANDS:
        if first.lower() in (name, words.key(f"terminal-word-{name}")):
            return name, rest
    return "", line
