"""Every setting of the server: its default, its bounds, and what it is for."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, inspect

from archipel.core.text import Text, text
from archipel.server.base.service_links import is_service_link

PREFIX = "ARCHIPEL_"
FILE = "ARCHIPEL_CONFIG"
OTHERS = {
    FILE,
    "ARCHIPEL_PURE",
    "ARCHIPEL_COMPILE",
    "ARCHIPEL_COMPILED",
    "ARCHIPEL_OPT",
    "ARCHIPEL_CHROMIUM",
    "ARCHIPEL_PROVE",
    "ARCHIPEL_POSTGRES",
}

Filled = Annotated[str, Meta(min_length=1)]
AtOnce = Annotated[int, Meta(ge=1, le=1_000_000)]
ASecond = Annotated[float, Meta(gt=0, le=100_000)]


class BadSetting(ValueError):
    """`why` is the sentence to say, and never the value: it may be a secret."""

    def __init__(self, key: str, **args: str | Text) -> None:
        super().__init__(key)
        self.why = Text(key, {**args})


def about(what: str) -> Meta:
    """What a setting is for."""
    return Meta(description=what)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one server is run: a setting's type, bounds, default and what it is for stand in one place."""

    host: Annotated[Filled, about("address to listen on; 0.0.0.0 for every one of this machine")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535), about("port to listen on")] = 8000
    data: Annotated[Filled, about("folder of the database and of the key that signs cookies")] = ".data"
    database: Annotated[
        str, about("a PostgreSQL database instead of a file in that folder, as postgresql://user@host/name")
    ] = ""
    lang: Annotated[
        Literal["", "en", "fr"], about("language of what the server prints, en or fr; empty: the machine's")
    ] = ""
    browser: Annotated[bool, about("open the page in a browser of this machine at the start")] = True
    proxies: Annotated[str, about("addresses of proxies, by comma, whose word on who is asking is taken")] = ""
    hosts: Annotated[
        str, about("names by which people reach the server, by comma; local names and addresses need not be named")
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], about("the least that is logged: debug, info, warning or error")
    ] = "warning"
    log_format: Annotated[Literal["text", "json"], about("text, or json: one object a line")] = "text"
    metrics_token: Annotated[
        str, about("opens /metrics to other machines, as a bearer token; empty: this machine alone")
    ] = ""
    api_docs: Annotated[
        bool, about("serve /api/schema, a page that lists every HTTP call, and its OpenAPI document")
    ] = False
    grace_seconds: Annotated[int, Meta(ge=1, le=600), about("how long a stop waits for calls under way")] = 5
    bot_processes: Annotated[
        int, Meta(ge=0, le=256), about("processes in which bots think; 0: one fewer than cores")
    ] = 0
    bots_here: Annotated[
        bool, about("let bots think on this server; false: `archipel think` elsewhere has them, over the same database")
    ] = True
    bot_seconds: Annotated[float, Meta(gt=0, le=600), about("how long a bot may think about one action")] = 15.0
    lag_seconds: Annotated[
        float, Meta(gt=0, le=60), about("how late the server may be before new tables and spectators are to wait")
    ] = 2.0
    tables_in_memory: Annotated[AtOnce, about("tables kept in memory; more only while somebody looks at them")] = 500
    connections_of_an_address: Annotated[
        AtOnce, about("open connections of one address, web sockets among them; those of proxies are not counted")
    ] = 400
    request_seconds: Annotated[float, Meta(gt=0, le=600), about("how long a request may take to arrive whole")] = 20.0
    calls_at_once: Annotated[AtOnce, about("calls from one address at once")] = 1500
    calls_a_second: Annotated[ASecond, about("calls from one address a second after that")] = 60.0
    guests_at_once: Annotated[AtOnce, about("new guests from one address at once")] = 120
    guests_a_second: Annotated[ASecond, about("new guests from one address a second after that")] = 2.0
    tables_at_once: Annotated[
        AtOnce, about("new tables, forks, records brought along, exports, analyses and tries from one address at once")
    ] = 60
    tables_a_second: Annotated[ASecond, about("the same, a second after that")] = 1.0
    sockets_at_once: Annotated[AtOnce, about("tables entered from one address at once")] = 120
    sockets_a_second: Annotated[ASecond, about("tables entered from one address a second after that")] = 4.0
    messages_at_once: Annotated[AtOnce, about("messages of one open table at once")] = 40
    messages_a_second: Annotated[ASecond, about("messages of one open table a second after that")] = 20.0
    address_messages_at_once: Annotated[
        AtOnce, about("messages of all open tables and lessons of one address at once")
    ] = 300
    address_messages_a_second: Annotated[ASecond, about("the same, a second after that")] = 60.0
    misses_at_once: Annotated[
        AtOnce, about("tables that do not exist asked for from one address at once: guessed links")
    ] = 40
    misses_a_second: Annotated[ASecond, about("the same, a second after that")] = 0.2
    contents_of_a_person: Annotated[AtOnce, about("files of components of their own that one person may keep")] = 40
    content_bytes_of_a_person: Annotated[AtOnce, about("bytes of those files together")] = 1_000_000
    pages_of_a_person: Annotated[AtOnce, about("open tables of one person")] = 20
    pages_of_an_address: Annotated[AtOnce, about("open tables of one address")] = 200


DEFAULTS = Settings()


def read_settings(environ: Mapping[str, str], file: Path | None = None, **given: Any) -> Settings:
    """What is given wins over the environment, that over the file, that over the defaults; BadSetting where one is
    unknown or cannot be."""
    named = environ.get(FILE)
    chosen = file or (Path(named) if named else None)
    found = _check(_from_file(chosen), str(chosen)) if chosen else {}
    found |= _check(_from_environ(environ), text("server-setting-environment"), PREFIX)
    typed = {name: value for name, value in given.items() if value is not None}
    found |= _check(typed, text("server-setting-command"))
    return Settings(**found)


def as_toml() -> str:
    """Every setting with its default and what it is for, as a file to start from."""
    told = descriptions()
    return "\n".join(f"# {told[name]}\n{name} = {_toml(value)}\n" for name, value in defaults().items())


def descriptions() -> dict[str, str]:
    """What `about` says of each setting."""
    return {field.name: field.type.__metadata__[-1].description for field in msgspec.structs.fields(Settings)}


def defaults() -> dict[str, Any]:
    return msgspec.structs.asdict(DEFAULTS)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        source = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSetting("server-copy-nothing", file=str(file)) from None
    except OSError as error:
        raise BadSetting("server-setting-unread", file=str(file), why=error.strerror or "") from None
    except UnicodeDecodeError:
        raise BadSetting("server-setting-prose", file=str(file)) from None
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        where = re.search(r"at line (\d+)", str(error))
        line = where[1] if where else str(max(1, len(source.splitlines())))
        raise BadSetting("server-setting-toml", file=str(file), line=line) from None


def _from_environ(environ: Mapping[str, str]) -> dict[str, Any]:
    return {
        name.removeprefix(PREFIX).lower(): value
        for name, value in environ.items()
        if name.startswith(PREFIX) and name not in OTHERS and not is_service_link(name, value)
    }


def _check(found: dict[str, Any], where: str | Text, prefix: str = "") -> dict[str, Any]:
    """The values of one place, converted one by one, so that the one that is wrong can be named."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    checked = {}
    for name, value in found.items():
        spelt = prefix + name.upper() if prefix else name
        if name not in kinds:
            raise BadSetting("server-setting-unknown", where=where, name=spelt)
        try:
            checked[name] = msgspec.convert(value, kinds[name], strict=not prefix)
        except msgspec.ValidationError:
            raise BadSetting("server-setting-wrong", where=where, name=spelt, wanted=_wanted(kinds[name])) from None
    return checked


def _wanted(kind: Any) -> Text:
    """What a setting may be."""
    info = inspect.type_info(kind)
    info = info.type if isinstance(info, inspect.Metadata) else info
    if isinstance(info, inspect.IntType):
        return text("server-setting-whole", least=str(info.ge), most=str(info.le))
    if isinstance(info, inspect.FloatType):
        return text("server-setting-number", least=str(info.gt), most=str(info.le))
    if isinstance(info, inspect.LiteralType):
        return text("server-setting-choice", values=", ".join(f'"{value}"' for value in info.values))
    return text("server-setting-yes-no" if isinstance(info, inspect.BoolType) else "server-setting-text")


def _toml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool | int | float) else msgspec.json.encode(value).decode()
