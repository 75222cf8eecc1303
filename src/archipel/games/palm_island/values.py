"""Actions, events, options and the view of Palm Island. Cards are named by token: 1 to 16, F1, V1, O1."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

import msgspec
from msgspec.structs import force_setattr

from archipel.core.text import Arg, Text, seat_text, text
from archipel.core.values import Action, Event, Feat, Options, Seat, View
from archipel.kit.events import Own

ModeName = Literal["solo", "cooperative", "casual", "speed"]
Verb = Literal["store", "rotate", "flip", "recruit"]
StageName = Literal["study", "play", "buy", "wait", "meet", "cycle", "over"]
Token = str


class PalmOptions(Options, frozen=True, kw_only=True):
    """`trophies` are the feats in the deck, in their order; `content` are an owner's own cards, packed."""

    mode: ModeName = "solo"
    difficulty: Literal["easy", "normal", "hard"] = "normal"
    trophies: tuple[str, ...] = ()
    villagers: bool = False
    disaster: Literal["cyclone", "volcano", "famine"] = "cyclone"
    ability: Literal["none", "shared_stores", "barter_circle", "mason_crew"] = "none"
    open_deck: bool = False
    feats_place: Literal["before_tracker", "behind_tracker"] = "before_tracker"
    solo_villagers: Literal["distinct", "any"] = "distinct"
    casual_claim: Literal["free", "paid"] = "free"
    casual_villagers: Literal["two_sided", "any"] = "two_sided"
    speed_market: Literal["any", "top"] = "any"
    ability_use: Literal["once_a_round", "unlimited"] = "once_a_round"
    content: str = ""


def in_order(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Cards named together in the one order that stands for all: 2 before 10, buildings before feats."""
    return tuple(sorted(tokens, key=lambda token: (len(token), token)))


class Start(Action, frozen=True, tag="start"):
    """The deck is memorised: begin."""


class Play(Action, frozen=True, tag="play"):
    """One action of the first or second card: `pay` are stored cards spent, `free` stored cards given up for room,
    `help` recruited villagers whose discount is used, each in one order however they are named."""

    slot: int
    verb: Verb
    pay: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    help: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.pay) > 1:
            force_setattr(self, "pay", in_order(self.pay))
        if len(self.free) > 1:
            force_setattr(self, "free", in_order(self.free))
        if len(self.help) > 1:
            force_setattr(self, "help", in_order(self.help))


class Feast(Action, frozen=True, tag="feast"):
    """The Grand Festival in `slot`: turn one of the two new top cards for nothing."""

    slot: int
    target: int
    verb: Literal["rotate", "flip"]


class Discard(Action, frozen=True, tag="discard"):
    pass


class Ability(Action, frozen=True, tag="ability"):
    """Use the community's ability."""

    pay: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.pay) > 1:
            force_setattr(self, "pay", in_order(self.pay))


class Rest(Action, frozen=True, tag="rest"):
    """Switch an active villager off for this round."""

    villager: Token


class Buy(Action, frozen=True, tag="buy"):
    """Buy a card of the centre."""

    card: Token
    pay: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if len(self.pay) > 1:
            force_setattr(self, "pay", in_order(self.pay))


class Pass(Action, frozen=True, tag="pass"):
    """Buy nothing, give nothing: done for this meeting."""


class Aim(Action, frozen=True, tag="aim"):
    """Let the group pay for the ability instead of the disaster, or the other way round."""


class Pledge(Action, frozen=True, tag="pledge"):
    card: Token


class Withdraw(Action, frozen=True, tag="withdraw"):
    card: Token


class Agree(Action, frozen=True, tag="agree"):
    """Pay what is pledged together."""


START: Final = Start()
DISCARD: Final = Discard()
PASS: Final = Pass()
AIM: Final = Aim()
AGREE: Final = Agree()


class Told(Event, frozen=True, omit_defaults=True):
    """Cards, abilities and disasters are spoken by their names; `said` is the name of one that is not ours."""

    names: ClassVar[Mapping[str, str]] = {"card": "card", "ability": "ability", "disaster": "disaster"}

    def text(self) -> Text | None:
        told = super().text()
        if told is None:
            return None
        own: Text | None = getattr(self, "said", None)
        args = {name: own if own and name in self.names else arg for name, arg in told.args.items() if name != "said"}
        return Text(told.key, args)


class Private(Told, Own, frozen=True):
    """What a seat does with its own deck."""

    seat: Seat


class Public(Told, frozen=True):
    """What a seat does before all, who could not know it."""

    reveals: ClassVar[bool] = True
    seat: Seat


class Acted(Private, frozen=True, tag="acted"):
    """A card was stored, rotated, flipped or recruited; `area` is the one it now shows."""

    card: Token
    verb: str
    area: str
    pay: tuple[str, ...]
    free: tuple[str, ...]
    help: tuple[str, ...]
    said: Text | None = None

    def text(self) -> Text | None:
        card = self.said or text(f"card-{self.card}")
        args: dict[str, Arg] = {"seat": seat_text(self.seat), "card": card, "verb": self.verb}
        args["area"] = self.area
        return Text("event-acted", args | {"paid": len(self.pay), "freed": len(self.free)})


class Discarded(Private, frozen=True, tag="discarded"):
    card: Token
    said: Text | None = None


class Lost(Private, frozen=True, tag="lost"):
    """A stored card came to the top and was discarded by itself."""

    card: Token
    said: Text | None = None


class Feasted(Private, frozen=True, tag="feasted"):
    """The Grand Festival turned a card for nothing; `area` is the one it now shows."""

    card: Token
    verb: str
    area: str
    said: Text | None = None


class Rested(Private, frozen=True, tag="rested"):
    villager: Token
    said: Text | None = None

    def text(self) -> Text | None:
        return text("event-rested", seat=seat_text(self.seat), card=self.said or text(f"card-{self.villager}"))


class Helped(Private, frozen=True, tag="helped"):
    """The community's ability was used."""

    ability: str
    said: Text | None = None


class Moved(Public, frozen=True, tag="moved"):
    """With several players: how many cards a seat has left before its tracker."""

    silent: ClassVar[bool] = True
    left: int


class Watched(Event, frozen=True, tag="watched"):
    """The same of a solo game, for whoever watches it."""

    silent: ClassVar[bool] = True
    seat: Seat
    left: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat is None else None


class Ready(Public, frozen=True, tag="ready"):
    """A seat has memorised its deck; it is not looked through again."""

    silent: ClassVar[bool] = True


class Arrived(Public, frozen=True, tag="arrived"):
    """A seat's tracker is on top; `place` is its order of arrival in a race, 0 where none is run."""

    place: int


class RoundBegan(Event, frozen=True, tag="round"):
    feat: ClassVar[Feat] = "round"
    round: int


class Bought(Public, frozen=True, tag="bought"):
    card: Token
    pay: tuple[str, ...]
    said: Text | None = None

    def text(self) -> Text | None:
        return text("event-bought", seat=seat_text(self.seat), card=self.said or text(f"card-{self.card}"))


class Passed(Public, frozen=True, tag="passed"):
    pass


class Claimed(Told, frozen=True, tag="claimed"):
    """A casual outpost goes to the only seat that meets its criteria."""

    feat: ClassVar[Feat] = "bonus"
    seat: Seat
    card: Token
    said: Text | None = None


class Contested(Told, frozen=True, tag="contested"):
    """Several seats meet the criteria: the outpost leaves the game."""

    card: Token
    said: Text | None = None


class Pledged(Public, frozen=True, tag="pledged"):
    card: Token


class Withdrew(Public, frozen=True, tag="withdrew"):
    card: Token


class Agreed(Public, frozen=True, tag="agreed"):
    pass


class Aimed(Public, frozen=True, tag="aimed"):
    """`target` is `level` or `ability`."""

    target: str


class Averted(Told, frozen=True, tag="averted"):
    """The group has paid a level of the disaster."""

    feat: ClassVar[Feat] = "bonus"
    disaster: str
    level: int
    said: Text | None = None


class Unlocked(Told, frozen=True, tag="unlocked"):
    feat: ClassVar[Feat] = "bonus"
    ability: str
    said: Text | None = None


class Ended(Event, frozen=True, tag="ended"):
    feat: ClassVar[Feat] = "round"


class Pending(msgspec.Struct, frozen=True, gc=False):
    """What a seat is asked; at the meeting what the group aims at, who pledges which card, and by seat who agrees."""

    stage: StageName
    target: str = ""
    pledges: tuple[tuple[Seat, Token], ...] = ()
    agreed: tuple[bool, ...] = ()


class CardView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A card as its owner sees it: token, area, stored, and its place in the deck (0: on top)."""

    card: Token
    area: str
    stored: bool
    place: int


class HandView(msgspec.Struct, frozen=True, gc=False):
    """A deck as of the last meeting, with how many cards are left before the tracker now; `place` is the order of
    arrival in a race, 0: not yet."""

    left: int
    stored: tuple[CardView, ...]
    annex: tuple[Token, ...]
    score: int
    arrows: tuple[int, ...]
    place: int


class PalmView(View, frozen=True):
    """`cards` are what the seat may look at: the three top cards and every stored one; the whole deck while it is
    studied, or with the open-deck aid. `arrows` are by building kind, `waiting` the seats the table waits for."""

    seat: Seat | None
    seats: int
    options: PalmOptions
    round: int
    pending: Pending
    waiting: tuple[Seat, ...]
    cards: tuple[CardView, ...]
    size: int
    left: int
    limit: int
    score: int
    arrows: tuple[int, ...]
    annex: tuple[Token, ...]
    awake: tuple[Token, ...]
    spent: tuple[Token, ...]
    perk: str
    used: bool
    hands: tuple[HandView, ...]
    market: tuple[Token, ...]
    gone: tuple[tuple[Token, int], ...]
    removed: tuple[Token, ...]
    disaster: str
    level: int
    ability: str
    unlocked: bool
    rank: str
    trophies: tuple[str, ...]
