"""A call: one function, with what it takes and answers, in no framework's words."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from inspect import cleandoc, signature
from typing import Annotated, Any, Literal, NamedTuple, Protocol, get_args, get_origin, get_type_hints

import msgspec

from archipel.core.text import text
from archipel.server.calls.http_types import RefusedCall
from archipel.server.calls.services import HouseServices
from archipel.server.content.assets import Asset
from archipel.server.content.own_contents import FaultyContent
from archipel.table.dispatch import LARGEST
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Profile

JSON = "application/json"
SVG = "image/svg+xml"
PLACE = re.compile(r"{(\w+):(\w+)}")
KINDS = {"str": r"[^/]+", "int": r"-?\d+"}
CREATED = 201

Check = Literal["", "cost", "table", "guess"]


class Asked(Protocol):
    """Whoever makes a call; `languages` as a browser's Accept-Language, `origin` is the house's address to them."""

    @property
    def services(self) -> HouseServices: ...

    @property
    def languages(self) -> str: ...

    @property
    def origin(self) -> str: ...

    async def guest(self) -> Profile | None:
        """The person, if the house knows them."""

    async def body(self) -> bytes: ...

    def new_guest(self) -> None:
        """One more is to be known; refused where there were too many."""

    def spend(self) -> None:
        """Count a call that costs more than others; refused where somebody makes too many."""

    def remark(self, message: str, **fields: str | int) -> None:
        """For whoever runs the house."""


class Query(msgspec.Struct, frozen=True):
    """What a value after the `?` is for; `schema` is what JSON Schema says of it beyond its type."""

    about: str
    schema: dict[str, Any] = {}


Language = Annotated[str | None, Query("of the picture: en or fr; none: that of my profile")]


class Parameter(NamedTuple):
    """A value in the path or after the `?`; `schema` is JSON Schema."""

    name: str
    place: str
    schema: dict[str, Any]
    about: str


# ---- answers that are more than a value


class Becomes(msgspec.Struct):
    """Whoever asks is that person from now on; nobody: they are not known any more."""

    value: Any
    person: Profile | None


class File(msgspec.Struct):
    """A file to be kept under a name."""

    body: bytes | str
    name: str
    media: str = JSON


class Kept(msgspec.Struct):
    """Bytes that a browser may keep: for ever, or as long as their tag is the same."""

    asset: Asset
    forever: bool = False


# ---- the call itself


class Call:
    """`check` is what is looked at before the body: that it is not too dear (`cost`), that the table is there
    (`table`), or that not too many keys were tried (`guess`); a call with `me` is refused to strangers before that.
    `taken` is the type of a body that the function reads itself, `answered` that of bytes it has encoded itself."""

    def __init__(self, fn: Callable[..., Awaitable[Any]], method: str, path: str, **about: Any) -> None:
        self.fn = fn
        self.method = method
        self.route = path
        self.status: int = about.get("status", CREATED if method == "POST" else 200)
        self.check: Check = about.get("check", "")
        self.largest: int = about.get("largest", LARGEST)
        self.media: str = about.get("media", JSON)
        self.taken: Any = about.get("taken")
        self.answered: Any = about.get("answered")
        self.names = [name for name in signature(fn).parameters if name not in ("asked", "me", "data")]

    @cached_property
    def hints(self) -> dict[str, Any]:
        return get_type_hints(self.fn, include_extras=True)

    @property
    def id(self) -> str:
        return self.fn.__name__

    @property
    def path(self) -> str:
        return PLACE.sub(r"{\1}", self.route)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(PLACE.sub(lambda found: f"(?P<{found[1]}>{KINDS[found[2]]})", self.route))

    @property
    def summary(self) -> str:
        return " ".join(cleandoc(self.fn.__doc__ or "").split())

    @property
    def guest(self) -> bool:
        """Whether it is refused to whom the house has not met."""
        return "me" in self.hints

    @property
    def body(self) -> Any:
        return self.hints.get("data", self.taken)

    @property
    def answer(self) -> Any:
        """The type of what is answered; None where that is no JSON."""
        if self.media != JSON:
            return None
        returned = self.answered or self.hints["return"]
        return get_args(returned)[0] if get_origin(returned) is Annotated else returned

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return tuple(self._parameter(name) for name in self.names)

    def _parameter(self, name: str) -> Parameter:
        plain, told = _parts(self.hints[name])
        place = "path" if f"{{{name}}}" in self.path else "query"
        schema = msgspec.json.schema(plain) | (told.schema if told else {})
        return Parameter(name, place, schema, told.about if told else "")

    async def run(self, asked: Asked, path: Mapping[str, str], query: Mapping[str, str]) -> Any:
        """What the function answers; refused where the body is not what it takes."""
        given: dict[str, Any] = {name: query[name] for name in self.names if name in query}
        for name, value in path.items():
            given[name] = int(value) if self.hints[name] is int else value
        if self.guest:
            given["me"] = await need_guest(asked)
        if "data" in self.hints:
            given["data"] = self._read(await asked.body())
        return await self.fn(asked, **given)

    def _read(self, body: bytes) -> Any:
        try:
            return msgspec.json.decode(body, type=self.hints["data"])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise refuse("server-malformed") from None


def call(method: str, path: str, **about: Any) -> Callable[[Callable[..., Awaitable[Any]]], Call]:
    """Makes a call of a function: `asked` is who makes it, `me` the guest, `data` the body; whatever else it takes is
    in the path, or after the `?`."""
    return lambda fn: Call(fn, method, path, **about)


async def need_guest(asked: Asked) -> Profile:
    """Whoever asks; refused where the house has not met them."""
    profile = await asked.guest()
    if profile is None:
        raise refuse("server-no-guest", status=401)
    return profile


def refused_call(refusal: Refusal) -> RefusedCall:
    return RefusedCall(refusal.why, refusal.faults if isinstance(refusal, FaultyContent) else ())


BROKEN = RefusedCall(text("server-broken"))


def _parts(hint: Any) -> tuple[Any, Query | None]:
    """A type, and what is noted beside it."""
    if get_origin(hint) is not Annotated:
        return hint, None
    plain, *notes = get_args(hint)
    return plain, next((note for note in notes if isinstance(note, Query)), None)
