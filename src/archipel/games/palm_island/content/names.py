"""What the cards of an edition are called and what they are said to do: ours by the keys of the locale files, those of
an owner's box by their titles, else by their kind and number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from archipel.core.text import Arg, Text, text
from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.cards import (
    ABILITIES,
    BUILDINGS,
    CARD_OF,
    DISASTERS,
    FIRST_FEAT,
    FIRST_OUTPOST,
    FIRST_VILLAGER,
    TOKENS,
)
from archipel.games.palm_island.effects import ANY, VERBS, Effect

OUR_FEATS: Final = [row["key"] for row in CONTENT["feats"]]
OUR_VILLAGERS: Final = [row["key"] for row in CONTENT["villagers"]]
LETTERS: Final = "abcdef"


@final
class Names:
    """`said` are the names of cards that are not ours; it is empty for the house."""

    def __init__(self, content: dict[str, Any], effects: list[Effect], gifts: list[Effect], *, own: bool) -> None:
        self.content = content
        self.effects = effects
        self.gifts = gifts
        self.is_own = own
        self.said: dict[int, Text] = {}
        if own:
            self._read()

    def _read(self) -> None:
        for row in self.content["feats"]:
            self.said[FIRST_FEAT + row["number"] - 1] = title(row) or feat_name(row)
        for row in self.content["outposts"]:
            kind = text(f"own-outpost-{row['kind']}", stars=row["stars"])
            self.said[FIRST_OUTPOST + row["number"] - 1] = title(row) or kind
            self.said[FIRST_VILLAGER + row["number"] - 1] = self.villager(self.kind_of(row["villager"]))

    def kind_of(self, key: str) -> int:
        return [row["key"] for row in self.content["villagers"]].index(key)

    def own(self, card: int) -> Text | None:
        """The name of a card that is not ours; None: the locale files have it by its token."""
        return self.said.get(card)

    def card(self, card: int) -> Text:
        return self.said.get(card) or text(f"card-{TOKENS[card]}")

    def token(self, token: str) -> Text:
        return self.card(CARD_OF[token]) if token in CARD_OF else text("card-unknown")

    def own_disaster(self, disaster: int) -> Text | None:
        return title(self.content["disasters"][disaster])

    def own_ability(self, ability: int) -> Text | None:
        return title(self.content["abilities"][ability])

    def disaster(self, key: str) -> Text:
        return self.own_disaster(DISASTERS.index(key)) or text(f"disaster-{key}")

    def ability(self, key: str) -> Text:
        return self.own_ability(ABILITIES.index(key)) or text(f"ability-{key}")

    def villager(self, kind: int) -> Text:
        row = self.content["villagers"][kind]
        known = row["key"] in OUR_VILLAGERS
        return title(row) or (text(f"villager-{row['key']}") if known else text("own-villager", number=kind + 1))

    def effect(self, kind: int) -> Text:
        """What a villager does, as a sentence."""
        if not self.is_own:
            return text(f"effect-{OUR_VILLAGERS[kind]}")
        return said_of("effect", self.effects[kind])

    def short(self, kind: int) -> Text:
        """The same in a few words."""
        return said_of("short", self.effects[kind]) if self.is_own else text(f"short-{OUR_VILLAGERS[kind]}")

    def ability_effect(self, key: str) -> Text:
        return said_of("gift", self.gifts[ABILITIES.index(key)]) if self.is_own else text(f"effect-{key}")


def title(row: dict[str, Any]) -> Text | None:
    """What an owner calls a card, in both languages."""
    named = row.get("title")
    return text("own-title", en=named["en"], fr=named["fr"]) if named else None


def feat_name(row: dict[str, Any]) -> Text:
    known = row["key"] in OUR_FEATS
    return text(f"feat-{OUR_FEATS.index(row['key']) + 1}") if known else text("own-feat", number=row["number"])


def said_of(way: str, effect: Effect) -> Text:
    """An effect in words: `effect-own-0` to `short-own-5`, and `gift-own-` of an ability."""
    args: dict[str, Arg] = {"units": effect.units, "per": effect.per, "most": effect.most, "least": effect.least}
    args["off"] = units_off(effect)
    some = effect.verbs if effect.verbs != VERBS else ()
    args["every"] = "no" if some else "yes"
    args["verbs"] = listed("either", [text(f"verb-{verb}") for verb in some])
    args["buildings"] = listed("either", [text(f"building-{BUILDINGS[kind]}") for kind in effect.buildings])
    return Text(f"{way}-own-{effect.kind}", args)


def units_off(effect: Effect) -> Text:
    counts = [effect.units if effect.of == kind else 0 for kind in range(4)]
    wood, fish, stone, wild = counts
    return text(f"units-{'wfsx'[min(effect.of, ANY)]}", wood=wood, fish=fish, stone=stone, wild=wild)


def listed(key: str, said: Sequence[Text]) -> Text:
    """Several things in one breath: `key-2` has $a and $b."""
    if not said:
        return text("units-none")
    if len(said) == 1:
        return said[0]
    return Text(f"{key}-{len(said)}", dict(zip(LETTERS, said, strict=False)))
