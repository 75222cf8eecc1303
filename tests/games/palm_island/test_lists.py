"""The rules page lists every card of ours, number by number as the content has it, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from archipel.core.text import Text, text
from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.names import listed
from archipel.games.palm_island.scene.naming import KINDS, Units, spoken
from archipel.words import words

from .position import PALM

RULES = {"en": "RULES.md", "fr": "RULES.fr.md"}
SAID = {
    "en": {
        "colon": ": ",
        "semi": "; ",
        "free": "free",
        "ability": "{unlock} a player to unlock it; asks for {needs}; each use costs {use}. {effect}",
        "outpost": "{stars} points; asks for {needs}; costs {cost}; {villager} on its back.",
        "score": "{0} points",
        "each": "{0} upgrades on every building",
        "gives": "gives {0}",
        "store": "store: {0}",
        "rotate": "rotate: {0}",
        "flip": "flip: {0}",
        "use": "celebrate",
        "stars": "stars: {0}",
        "arrows": "upgrades: {0}",
        "limit": "stored cards: {0}",
        "blank": "spent",
        "feat": "asks for {asked}. {areas}.",
    },
    "fr": {
        "colon": " : ",
        "semi": " ; ",
        "free": "gratuit",
        "ability": "{unlock} par joueur pour la débloquer ; demande {needs} ; chaque usage coûte {use}. {effect}",
        "outpost": "{stars} points ; demande {needs} ; coûte {cost} ; au dos, {villager}.",
        "score": "{0} points",
        "each": "{0} améliorations sur chaque bâtiment",
        "gives": "donne {0}",
        "store": "entreposer : {0}",
        "rotate": "pivoter : {0}",
        "flip": "retourner : {0}",
        "use": "fêter",
        "stars": "étoiles : {0}",
        "arrows": "améliorations : {0}",
        "limit": "cartes entreposées : {0}",
        "blank": "dépensée",
        "feat": "demande {asked}. {areas}.",
    },
}


@pytest.mark.parametrize("lang", list(RULES))
@pytest.mark.parametrize("rule", ["13.1", "13.2", "13.3", "13.4", "13.5"])
def test_a_list_is_what_the_content_has(rule: str, lang: str) -> None:
    """Rules 13.1 to 13.5: disasters, abilities, outposts, villagers, feats."""
    kinds = {"13.1": "disasters", "13.2": "abilities", "13.3": "outposts", "13.4": "villagers", "13.5": "feats"}
    rows = CONTENT[kinds[rule]]
    listed = list_under(rule, lang)
    assert listed == [f"- {line}" for line in Lines(lang).of(kinds[rule], rows)]
    assert len(listed) == len(rows)


def list_under(rule: str, lang: str) -> list[str]:
    """The entries below a rule."""
    page = (PALM.folder / RULES[lang]).read_text(encoding="utf-8")
    paragraph = page.split(f"\n{rule} ")[1].split("\n\n")[0]
    return paragraph.splitlines()[1:]


class Lines:
    """How a page says the rows of the content."""

    def __init__(self, lang: str) -> None:
        self.said = SAID[lang]
        self.words = words(lang, "palm_island")

    def of(self, kind: str, rows: list[dict[str, Any]]) -> Iterator[str]:
        said: dict[str, Callable[[dict[str, Any]], tuple[str, str]]] = {
            "disasters": self.disaster,
            "abilities": self.ability,
            "outposts": self.outpost,
            "villagers": self.villager,
            "feats": self.feat,
        }
        for row in rows:
            name, line = said[kind](row)
            yield f"{name}{self.said['colon']}{line}"

    def disaster(self, row: dict[str, Any]) -> tuple[str, str]:
        levels = self.said["semi"].join(self.cost(level) for level in row["levels"])
        return self.words.key(f"disaster-{row['key']}"), f"{levels}."

    def ability(self, row: dict[str, Any]) -> tuple[str, str]:
        line = self.said["ability"].format(
            unlock=self.cost(row["unlock"]),
            needs=self.needs(row["needs"]),
            use=self.costs(row["use"]),
            effect=self.words.key(f"effect-{row['key']}"),
        )
        return self.words.key(f"ability-{row['key']}"), line

    def outpost(self, row: dict[str, Any]) -> tuple[str, str]:
        villager = self.words.key(f"villager-{row['villager']}")
        needs, cost = self.needs(row["needs"]), self.costs(row["cost"])
        line = self.said["outpost"].format(stars=row["stars"], needs=needs, cost=cost, villager=villager)
        return f"{row['number']}, {self.words.key('kind-' + row['kind'])}", line

    def villager(self, row: dict[str, Any]) -> tuple[str, str]:
        effect = self.words.key(f"effect-{row['key']}")
        return self.words.key(f"villager-{row['key']}"), f"{self.costs(row['cost'])}. {effect}"

    def feat(self, row: dict[str, Any]) -> tuple[str, str]:
        asked = [self.said["score"].format(row["score"])] if row["score"] else []
        asked += [self.said["each"].format(row["each"])] if row["each"] else []
        asked += [self.needs(row["arrows"])] if row["arrows"] else []
        shown = dict.fromkeys(area for area in (row["start"], *"BDC") if area in row["areas"])
        areas = self.said["semi"].join(f"{name} {self.area(row['areas'][name])}" for name in shown)
        limit = self.said["semi"] + self.said["limit"].format(row["limit"]) if "limit" in row else ""
        line = self.said["feat"].format(asked=", ".join(asked), areas=areas + limit)
        return self.words.key(f"feat-{row['number']}"), line

    def area(self, area: dict[str, Any]) -> str:
        parts = [self.said["gives"].format(self.cost(area["gives"]))] if "gives" in area else []
        parts += [
            self.said[verb].format(self.costs(area[verb])) for verb in ("store", "rotate", "flip") if verb in area
        ]
        parts += [self.said["use"]] if "use" in area else []
        parts += [self.said[sign].format(area[sign]) for sign in ("stars", "arrows") if sign in area]
        return ", ".join(parts) or self.said["blank"]

    def needs(self, needs: dict[str, int]) -> str:
        said = [text("need", building=text(f"short-{key}"), arrows=least) for key, least in needs.items()]
        return self.words.say(listed("and", said))

    def costs(self, alternatives: list[dict[str, int]]) -> str:
        if alternatives == [{}]:
            return self.said["free"]
        return self.words.say(listed("either", [units(cost) for cost in alternatives]))

    def cost(self, cost: dict[str, int]) -> str:
        return self.words.say(units(cost))


def units(cost: dict[str, int]) -> Text:
    return spoken(Units(*(cost.get(kind, 0) for kind in KINDS)))
