"""The OpenAPI document as a page: every call, every type, whole in itself and without a script."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from archipel.server.web.api_docs.openapi import openapi
from archipel.server.web.error_page import style_policy
from archipel.words import Words, words

Object = dict[str, Any]

STYLE = """
:root { color-scheme: light dark; --paper: #fbf6ea; --line: #c9b891; --ink: #1f2d33; --link: #1d6b7a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17262c; --line: #3b555e; --ink: #eef3ee; --link: #7fc4cf; }
}
body { margin: 0 auto; max-width: 60rem; padding: 1rem 1.5rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; }
article { border-top: 1px solid var(--line); padding: 0.8rem 0; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: 0.3rem 0; }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.1rem 1rem; margin: 0.4rem 0; }
dd { margin: 0; overflow-wrap: anywhere; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; }
a { color: var(--link); }
"""

POLICY = style_policy(STYLE)


@cache
def page(lang: str) -> str:
    said, api = words(lang), openapi()
    title, refused = escape(said.key("api-docs-title")), api["components"]["responses"]["Refused"]
    calls = [_call(said, method, path, call) for path, one in api["paths"].items() for method, call in one.items()]
    types = [_type(said, name, schema) for name, schema in api["components"]["schemas"].items()]
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Archipel · {title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body><main><h1>{title}</h1>'
        f"<p>{escape(said.key('api-docs-lead'))}</p>"
        f"<p>{escape(said.key('api-docs-refused'))} {_contents(refused)}</p>"
        f'<p><a href="/api/schema/openapi.json">{escape(said.key("api-docs-document"))}</a></p>'
        f"<h2>{escape(said.key('api-docs-calls'))}</h2>{''.join(calls)}{_sockets(said, api['x-sockets'])}"
        f"<h2>{escape(said.key('api-docs-types'))}</h2>{''.join(types)}</main></body></html>"
    )


def _call(said: Words, method: str, path: str, call: Object) -> str:
    rows = [
        (f"<code>{escape(one['name'])}</code>", f"{_spell(one['schema'])} {escape(one.get('description', ''))}")
        for one in call["parameters"]
    ]
    if "requestBody" in call:
        rows.append((said.key("api-docs-body"), _contents(call["requestBody"])))
    status, answer = next(iter(call["responses"].items()))
    rows.append((f"{said.key('api-docs-answer')} {status}", _contents(answer)))
    guest = f"<p>{escape(said.key('api-docs-guest'))}</p>" if "security" in call else ""
    head = f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
    about = f'<p lang="en">{escape(call["summary"])}</p>'
    return f'<article id="{call["operationId"]}">{head}{about}{guest}{_rows(rows)}</article>'


def _sockets(said: Words, sockets: Object) -> str:
    """What may be sent on each socket, and what comes."""
    shown = [
        f"<article><h3><code>{escape(path)}</code></h3>"
        + _rows([(said.key(f"api-docs-{way}"), _spell(schema)) for way, schema in ways.items()])
        + "</article>"
        for path, ways in sockets.items()
    ]
    return f"<h2>{escape(said.key('api-docs-sockets'))}</h2>{''.join(shown)}"


def _type(said: Words, name: str, schema: Object) -> str:
    needed = schema.get("required") or range(schema.get("minItems", 0))
    fields = schema.get("properties") or dict(enumerate(schema.get("prefixItems", ())))
    rows = [
        (f"<code>{field}</code>", _spell(kind) + ("" if field in needed else f" ({said.key('api-docs-optional')})"))
        for field, kind in fields.items()
    ]
    about = f'<p lang="en">{escape(schema["description"])}</p>' if "description" in schema else ""
    return f'<article id="{name}"><h3><code>{name}</code></h3>{about}{_rows(rows)}</article>'


def _rows(rows: list[tuple[str, str]]) -> str:
    return "<dl>" + "".join(f"<dt>{name}</dt><dd>{told}</dd>" for name, told in rows) + "</dl>"


def _contents(body: Object) -> str:
    ((media, content),) = body["content"].items()
    return _spell(content["schema"]) if media.endswith("json") else f"<code>{escape(media)}</code>"


def _spell(schema: Object) -> str:
    """A JSON schema in one line, the names of types as links."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}"><code>{name}</code></a>'
    if "anyOf" in schema:
        return " | ".join(_spell(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("items"):
        return f"[{_spell(schema['items'])}, …]"
    if "prefixItems" in schema:
        return f"[{', '.join(_spell(one) for one in schema['prefixItems'])}]"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"{{<code>string</code>: {_spell(schema['additionalProperties'])}}}"
    return f"<code>{schema.get('type', 'any')}</code>"
