"""What a picture takes from the stylesheets: the house's colours, and of a skin only what paints."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from archipel.core.game import Game

HOUSE = Path(__file__).with_name("house.css")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
PAINTS = re.compile(
    r"--[\w-]+$|fill|stroke|color$|opacity$|filter$|font|text-anchor$|dominant-baseline$|paint-order$|letter-spacing$"
)


@lru_cache(maxsize=16)
def style(game: Game) -> str:
    skin = game.folder / "skin" / "skin.css"
    own = painting(skin.read_text(encoding="utf-8")) if skin.is_file() else ""
    return HOUSE.read_text(encoding="utf-8") + own


def painting(source: str) -> str:
    """The rules for a wide page by day, with those of their declarations that say how a thing is painted, or that it
    is not shown at all; how things are laid out or moved means nothing in a picture."""
    kept = []
    for selector, body in RULE.findall(_flat(COMMENT.sub("", source))):
        declared = [part.strip() for part in body.split(";") if part.strip()]
        paints = [part for part in declared if PAINTS.match(part.partition(":")[0].strip()) or part == "display: none"]
        if paints and "dark" not in selector and ":hover" not in selector:
            kept.append(f"{selector.strip()} {{ {'; '.join(paints)} }}")
    return "\n".join(kept)


def _flat(source: str) -> str:
    """Without at-rules and all that is in them."""
    out, depth, at = [], 0, -1
    for piece in re.split(r"([{}])", source):
        if piece == "{":
            depth += 1
        elif piece == "}":
            depth -= 1
            if depth == at:
                at = -1
                continue
        elif at < 0 and "@" in piece:
            at = depth
        if at < 0:
            out.append(piece)
    return "".join(out)
