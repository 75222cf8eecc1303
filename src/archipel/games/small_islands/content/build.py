"""From a content that adds up to the tables of an edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.games.small_islands.content.checkgoals import MISSION_PARTS, REWARD_PARTS
from archipel.games.small_islands.edition import Card, Edition, Expedition, Level, Print
from archipel.games.small_islands.geometry import DIRECTIONS, RING
from archipel.games.small_islands.goals import goal_line
from archipel.games.small_islands.objectives import FIELDS, MISSIONS, REWARDS, Mission, Reward

RESOURCES = ("", "lotus", "fruit", "leaf")
KINDS = {"temple": 4, "port": 5, "house_spot": 6}
ALL_RESOURCES = "any_resource"
BOTH = ("mission", "reward")
PARTS = {"mission": MISSION_PARTS, "reward": REWARD_PARTS}


def build(content: dict[str, Any]) -> Edition:
    goals = Goals()
    packs = content.get("unlock_packs", {})
    normal, advanced = packs.get("normal", {}), packs.get("advanced", {})
    decks = [
        goals.deck(content["objective_cards"], BOTH),
        goals.deck(content["mission_cards"], BOTH[:1]),
        goals.deck(content["reward_cards"], BOTH[1:]),
        goals.deck(normal.get("objective_cards", []), BOTH, "C"),
        goals.deck(advanced.get("mission_cards", []), BOTH[:1], "C"),
        goals.deck(advanced.get("reward_cards", []), BOTH[1:], "C"),
    ]
    faces = [face for card in content["alexis_cards"] for face in (card["faces"]["a"], card["faces"]["b"])]
    if "alexis_face" in advanced:
        faces.append({"prov": "C", **advanced["alexis_face"]})
    return Edition(
        prints=list(_prints(content)),
        tokens=[_token(row["faces"][0]) for row in content["joker_tokens"]["tokens"]],
        values=sorted(content["discovery_tokens"]["values"]),
        expeditions=[goals.expedition(row) for row in content["expedition_cards"]],
        missions=goals.missions,
        rewards=goals.rewards,
        cards=goals.cards,
        decks=decks,
        levels=[_level(face) for face in sorted(faces, key=_number)],
    )


class Goals:
    """Cards as they are read, their missions and rewards by number."""

    def __init__(self) -> None:
        self.missions: list[Mission] = []
        self.rewards: list[Reward] = []
        self.cards: list[Card] = []

    def deck(self, rows: list[dict[str, Any]], shown: tuple[str, ...], mark: str = "") -> int:
        """The mask of the cards in these rows, which show a mission, a reward or both."""
        deck = 0
        for row in rows:
            deck |= 1 << len(self.cards)
            goals = {part: _goal(row[part], part) for part in shown}
            lines = tuple(goal_line(goals[part]) if part in goals else "" for part in BOTH)
            mission, reward = self.mission(goals.get("mission")), self.reward(goals.get("reward"))
            self.cards.append(Card(row["id"], mission, reward, (lines[0], lines[1]), _mark(row.get("prov", mark))))
        return deck

    def mission(self, goal: dict[str, Any] | None) -> int:
        if goal is None:
            return -1
        self.missions.append(read_mission(goal))
        return len(self.missions) - 1

    def reward(self, goal: dict[str, Any] | None) -> int:
        if goal is None:
            return -1
        self.rewards.append(read_reward(goal))
        return len(self.rewards) - 1

    def expedition(self, row: dict[str, Any]) -> Expedition:
        slot = next(action["market_slot"] for action in row["actions"] if action["action"] == "explore")
        ways = [DIRECTIONS.index(way) for way in row["directions"]]
        goal = _goal(row["mission"], "mission")
        mission, line, mark = self.mission(goal), goal_line(goal), _mark(row.get("prov", ""))
        return Expedition(row["id"], row["type"] == "land", slot, ways, mission, line, mark)


def _goal(goal: dict[str, Any], part: str) -> dict[str, Any]:
    """A mission or reward without what belongs to no such goal, a remark of the owner's for one."""
    known = ("type", *PARTS[part][goal["type"]])
    return {name: value for name, value in goal.items() if name in known}


def read_mission(goal: dict[str, Any]) -> Mission:
    kind = MISSIONS.index(goal["type"])
    need = sum(least << FIELDS[icon] for icon, least in goal.get("counts", {}).items())
    one = FIELDS.get(goal.get("more", goal.get("resource", "")), goal.get("min", goal.get("value", 0)))
    return Mission(kind, need, one, FIELDS.get(goal.get("less", ""), goal.get("max", 0)))


def read_reward(goal: dict[str, Any]) -> Reward:
    per = goal.get("per", 0)
    each = [per.get(icon, 0) for icon in FIELDS] if isinstance(per, dict) else [per, goal.get("per_port_pair", 0)]
    steps = [figure for step in goal.get("steps", []) for figure in step]
    return Reward(REWARDS.index(goal["type"]), goal.get("flat", 0), each, steps)


def _prints(content: dict[str, Any]) -> Iterator[Print]:
    for row in content["landscape_tiles"]:
        yield _print(row["id"], row)
    for row in content["start_tiles"]:
        for face in ("a", "b"):
            yield _print(row["id"] + face, row["faces"][face])


def _print(name: str, row: dict[str, Any]) -> Print:
    shown = {**row["sides"], **row["corners"]}
    ring = sum(1 << bit for bit, place in enumerate(RING) if shown[place] == "land")
    sides = [_land(row, "sides", side) for side in DIRECTIONS]
    icons = [RESOURCES.index(i["resource"]) if i["kind"] == "resource" else KINDS[i["kind"]] for i in row["icons"]]
    homes = [_land(row, "icons", at) for at in range(len(icons))]
    return Print(name, ring, sides, icons, homes, len(row["regions"]))


def _land(row: dict[str, Any], part: str, what: object) -> int:
    """The number of the land that has a side or an icon; -1: none."""
    return next((land for land, region in enumerate(row["regions"]) if what in region[part]), -1)


def _token(face: str) -> int:
    return 0 if face == ALL_RESOURCES else RESOURCES.index(face)


def _level(face: dict[str, Any]) -> Level:
    figures = (face["explore_cards"], face["land_cards"], face["base_pp"], face["pp_per_house"])
    return Level(*figures, _mark(face.get("prov", "")))


def _number(face: dict[str, Any]) -> int:
    return int(face["level"])


def _mark(prov: Any) -> str:
    """R, P or C; of a card whose parts come from several sources, the weakest."""
    told = " ".join([str(mark) for mark in prov.values()]) if isinstance(prov, dict) else str(prov)
    return next((mark for mark in ("C", "P", "R") if any(word.strip("(;,") == mark for word in told.split())), "")
