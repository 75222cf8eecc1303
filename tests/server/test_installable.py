"""What a browser needs to install the app, and every file the page links, as the server gives them."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import msgspec
from litestar import Litestar
from litestar.testing import TestClient

from archipel.words import LANGUAGES, source

CLIENT = Path(__file__).parents[2] / "client"
Client = TestClient[Litestar]


class Icon(msgspec.Struct, forbid_unknown_fields=True):
    """One icon of a manifest."""

    src: str
    sizes: str
    type: str
    purpose: str


class Manifest(msgspec.Struct):
    """What browsers ask of a web manifest before they offer to install a page."""

    name: str
    short_name: str
    description: str
    start_url: str
    scope: str
    display: str
    background_color: str
    theme_color: str
    icons: list[Icon]


def page() -> str:
    return (CLIENT / "index.html").read_text(encoding="utf-8")


def manifest() -> Manifest:
    (named,) = re.findall(r'<link rel="manifest" href="/([^"]+)"', page())
    return msgspec.json.decode((CLIENT / "public" / named).read_bytes(), type=Manifest)


def png_size(file: Path) -> tuple[int, int]:
    head = file.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n", file.name
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def test_every_file_the_page_links_is_there() -> None:
    linked = re.findall(r'(?:href|src)="/([^"]+)"', page())
    assert {"favicon.svg", "apple-touch-icon.png"} <= set(linked)
    for name in linked:
        assert (CLIENT / "public" / name).is_file(), name
    assert png_size(CLIENT / "public" / "apple-touch-icon.png") == (180, 180)


def test_the_manifest_can_be_installed() -> None:
    told = manifest()
    assert (told.display, told.start_url, told.scope) == ("standalone", "./", "./")
    sizes = {icon.sizes: icon for icon in told.icons if icon.type == "image/png" and icon.purpose == "any"}
    assert {"192x192", "512x512"} <= set(sizes)
    assert "maskable" in {icon.purpose for icon in told.icons}
    for icon in told.icons:
        file = CLIENT / "public" / icon.src
        if icon.type == "image/png":
            assert f"{png_size(file)[0]}x{png_size(file)[1]}" == icon.sizes
        else:
            assert file.read_text(encoding="utf-8").startswith("<svg ")


def test_the_server_says_what_each_file_is(client: Client) -> None:
    pages = client.app.state.services.pages
    for name, kind in {"site.webmanifest": "application/manifest+json", "icon-192.png": "image/png"}.items():
        (pages / name).write_bytes((CLIENT / "public" / name).read_bytes())
        assert client.get(f"/{name}").headers["content-type"].startswith(kind)


def test_the_page_has_a_title_and_a_description_in_each_language() -> None:
    for lang in LANGUAGES:
        for key in ("start-title", "start-description"):
            assert re.search(rf"(?m)^{key} = \S", source(lang)), (lang, key)
