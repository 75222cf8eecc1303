"""Every fault of an owner's content, with its line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from archipel.core.content import Fault, Node, numbered
from archipel.games.small_islands.content.checkgoals import mission_faults, reward_faults
from archipel.games.small_islands.content.checktiles import face_faults, total_faults
from archipel.games.small_islands.edition import SLOTS
from archipel.games.small_islands.geometry import DIRECTIONS
from archipel.kit.content.checks import (
    choice,
    each,
    faces_of,
    field,
    integer,
    items,
    need,
    unique,
    word,
)

DECKS: Final = {"objective_cards": 12, "mission_cards": 12, "reward_cards": 12}
LEVELS: Final = 6
TOKEN_FACES: Final = ("lotus", "fruit", "leaf", "any_resource")


def faults(root: Node) -> list[Fault]:
    """All of them, in the order of the file; none: it adds up."""
    return numbered([fault for part in PARTS for fault in part(root)])


def _tiles(root: Node) -> Iterator[Fault]:
    tiles, wrong = items(root, "landscape_tiles", 56)
    yield from wrong
    for tile in tiles:
        yield from face_faults(tile)
    starts, wrong = items(root, "start_tiles", 4)
    yield from wrong
    for tile in starts:
        yield from word(tile, "id")
        yield from _faces(tile, face_faults)
    yield from unique([*tiles, *starts])
    yield from total_faults(root, tiles, starts)


def _faces(card: Node, look: Callable[[Node], Iterable[Fault]]) -> Iterator[Fault]:
    """Both faces of a card or a tile."""
    faces, missing = need(card, "faces")
    yield from missing
    for name in ("a", "b"):
        yield from field(faces, name, look)


def _tokens(root: Node) -> Iterator[Fault]:
    jokers, missing = need(root, "joker_tokens")
    yield from missing
    tokens, wrong = items(jokers, "tokens", 4)
    yield from wrong
    for token in tokens:
        faces, wrong = items(token, "faces", 2)
        yield from wrong
        for face, known in zip(faces, (TOKEN_FACES, ("port",)), strict=False):
            yield from choice(face, known)
    found, missing = need(root, "discovery_tokens")
    yield from missing
    yield from each(found, "values", 12, partial(integer, least=1, most=99))


def _decks(root: Node) -> Iterator[Fault]:
    cards: list[Node] = []
    for name, size in DECKS.items():
        deck, wrong = items(root, name, size)
        yield from wrong
        cards += deck
        for card in deck:
            yield from _card(card, mission=name != "reward_cards", reward=name != "mission_cards")
    packs = root.get("unlock_packs")
    for part in (packs, packs and packs.get("normal"), packs and packs.get("advanced")):
        if part and not isinstance(part.value, dict):
            yield part.fault("object")
    for mode, name in (("normal", "objective_cards"), ("advanced", "mission_cards"), ("advanced", "reward_cards")):
        pack = packs.get(mode) if packs else None
        if pack and pack.get(name):
            deck, wrong = items(pack, name, 3 if mode == "advanced" else 6)
            yield from wrong
            cards += deck
            for card in deck:
                yield from _card(card, mission=name != "reward_cards", reward=name != "mission_cards")
    yield from unique(cards)


def _card(card: Node, *, mission: bool, reward: bool) -> Iterator[Fault]:
    yield from word(card, "id")
    for name, wanted, look in (("mission", mission, mission_faults), ("reward", reward, reward_faults)):
        if wanted:
            yield from field(card, name, look)


def _alexis(root: Node) -> Iterator[Fault]:
    expeditions, _ = items(root, "expedition_cards", 15)
    kinds = [kind.value for card in expeditions if (kind := card.get("type"))]
    cards, wrong = items(root, "alexis_cards", 3)
    yield from wrong
    levels: list[Node] = []
    for card in cards:
        yield from _faces(card, partial(_level, kinds=kinds, first=1, last=LEVELS))
        levels += [level for face in faces_of(card) if (level := face.get("level"))]
    ordered = sorted((level for level in levels if isinstance(level.value, int)), key=lambda level: str(level.value))
    for one, other in pairwise(ordered):
        if one.value == other.value:
            yield other.fault("same", got=str(other.value))
    packs = root.get("unlock_packs")
    pack = packs.get("advanced") if packs else None
    extra = pack.get("alexis_face") if pack else None
    if extra:
        yield from _level(extra, kinds, LEVELS + 1, LEVELS + 1)


def _level(face: Node, kinds: Sequence[object], first: int, last: int) -> Iterator[Fault]:
    for name, least, top in (("level", first, last), ("base_pp", 0, 999), ("pp_per_house", 0, 99)):
        yield from field(face, name, partial(integer, least=least, most=top))
    for name, kind in (("explore_cards", "explore"), ("land_cards", "land")):
        node, missing = need(face, name)
        yield from missing
        if node and not (wrong := list(integer(node, 0, 15))):
            if isinstance(node.value, int) and node.value > list(kinds).count(kind):
                yield node.fault("enough", got=node.value, most=list(kinds).count(kind))
        elif node:
            yield from wrong


def _expeditions(root: Node) -> Iterator[Fault]:
    cards, wrong = items(root, "expedition_cards", 15)
    yield from wrong
    yield from unique(cards)
    for card in cards:
        yield from word(card, "id")
        yield from field(card, "type", partial(choice, known=("explore", "land")))
        kind = card.get("type")
        actions, wrong = items(card, "actions", 2 if kind and kind.value == "land" else 1)
        yield from wrong
        yield from _actions(actions)
        yield from each(card, "directions", 3, partial(choice, known=DIRECTIONS))
        yield from field(card, "mission", mission_faults)


def _actions(actions: list[Node]) -> Iterator[Fault]:
    known = ("explore",) if len(actions) == 1 else ("land", "explore")
    for action, name in zip(actions, known, strict=False):
        yield from field(action, "action", partial(choice, known=(name,)))
        if name == "explore":
            yield from field(action, "market_slot", partial(integer, least=1, most=SLOTS))


PARTS: Final = (_tiles, _tokens, _decks, _alexis, _expeditions)
