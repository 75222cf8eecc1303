"""The page of an address that cannot be shown just now: whole in itself, for nothing else may load."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape

from litestar import Response

from archipel.core.text import Text
from archipel.server.base.limits import POLICY
from archipel.words import accepted_language, words

AGAIN = 5
GONE = (404, 410)

STYLE = """
:root { color-scheme: light dark; --sea: #1d6b7a; --paper: #fbf6ea; --line: #c9b891; --ink: #1f2d33; --link: #a63a1c; }
@media (prefers-color-scheme: dark) {
  :root { --sea: #0b2f3b; --paper: #17262c; --line: #3b555e; --ink: #eef3ee; --link: #f0a184; }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--sea); color: var(--ink);
  font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 26rem; margin: 1rem; padding: 1.5rem 2rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: 14px; text-align: center; }
svg { width: 9rem; height: auto; }
h1 { font: 600 1.5rem/1.3 Georgia, serif; margin: 0.5rem 0; }
a { color: var(--link); display: inline-block; padding: 0.7rem 1.4rem; border: 2px solid; border-radius: 999px;
  font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.sand { fill: #e6cf9a; } .leaf { fill: #3a8f4d; } .trunk, .wave { fill: none; stroke-width: 4; stroke-linecap: round; }
.trunk { stroke: #8a5a2b; } .wave { stroke: #429a9f; }
"""

ISLAND = (
    '<svg viewBox="0 0 120 70" aria-hidden="true"><path class="sand" d="M22 52q38-26 76 0z"/>'
    '<path class="trunk" d="M60 44q2-16-4-26"/>'
    '<path class="leaf" d="M56 18q-18-8-24 6 14-6 24-6zm0 0q16-12 26 2-14-4-26-2z'
    'm0 0q-4-14-18-14 12 4 18 14z"/><path class="wave" d="M12 60q8-6 16 0t16 0 16 0 16 0 16 0 16 0"/></svg>'
)


def style_policy(style: str) -> str:
    """The policy of a page that carries this one style in itself."""
    return f"{POLICY}; style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"


OWN = style_policy(STYLE)


def error_page(why: Text, status: int, accepted: str) -> Response[str]:
    """`accepted` is the browser's Accept-Language."""
    lang = accepted_language(accepted)
    said = words(lang)
    gone = status in GONE
    title = escape(said.key("start-nowhere" if gone else "server-sorry"))
    way = escape(said.key("table-menu-start" if gone else "server-again"))
    page = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Archipel · {title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f"<body><main>{ISLAND}<h1>{title}</h1><p>{escape(said.say(why))}</p>"
        f'<p><a href="{"/" if gone else ""}">{way}</a></p></main></body></html>'
    )
    headers = {"content-security-policy": OWN, "vary": "accept, accept-language"}
    if status in (429, 503):
        headers["retry-after"] = str(AGAIN)
    return Response(page, status_code=status, media_type="text/html", headers=headers)
