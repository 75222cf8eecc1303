"""What is written from the handlers: the OpenAPI document, its page, and the client's types."""

from __future__ import annotations

import re
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from archipel.server.base.settings import Settings
from archipel.server.web.api_docs.openapi import document
from archipel.server.web.app import make_app

Client = TestClient[Litestar]

SCRIPTS = Path(__file__).parents[2] / "client"
SCHEMA = "/api/schema"


@pytest.fixture
def documented(tmp_path: Path) -> Iterator[Client]:
    with TestClient(make_app(tmp_path / "data", settings=Settings(api_docs=True))) as client:
        yield client


@pytest.fixture
def api(documented: Client) -> Any:
    return documented.get(f"{SCHEMA}/openapi.json").json()


def operations(api: Any) -> dict[str, Any]:
    return {f"{method.upper()} {path}": one for path, ways in api["paths"].items() for method, one in ways.items()}


def test_nothing_is_served_or_made_unless_it_is_asked_for(client: Client) -> None:
    document.cache_clear()
    for path in (SCHEMA, f"{SCHEMA}/openapi.json", "/schema"):
        assert client.get(path).status_code == 404
    assert document.cache_info().currsize == 0


def test_every_call_of_the_server_is_described(documented: Client, api: Any) -> None:
    served = {
        f"{method} {route.path_format}"
        for route in documented.app.routes
        if isinstance(route, HTTPRoute) and route.path.startswith(("/api/", "/skin/", "/figures/"))
        for method in route.methods - {"OPTIONS"}
    }
    assert set(operations(api)) == {call for call in served if SCHEMA not in call}


def test_a_call_says_what_it_is_for_takes_and_answers(api: Any) -> None:
    found = operations(api)
    ids = [one["operationId"] for one in found.values()]
    assert len(set(ids)) == len(ids)
    for call, one in found.items():
        assert re.fullmatch(r"[A-Z].+\.", one["summary"]), call
        places = [p["name"] for p in one["parameters"] if p["in"] == "path"]
        assert places == re.findall(r"{(\w+)}", call)
        assert one["responses"]["default"] == {"$ref": "#/components/responses/Refused"}
    wanted = found["POST /api/tables"]
    assert wanted["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/TableWish"}
    assert wanted["security"] == [{"guest": []}]
    assert list(wanted["responses"]) == ["201", "default"]
    assert "security" not in found["GET /api/me"]
    assert found["GET /api/me/games"]["parameters"][0]["schema"]["type"] == "integer"


def test_every_type_has_one_name_and_is_there(api: Any) -> None:
    schemas = api["components"]["schemas"]
    assert all(re.fullmatch(r"[A-Za-z]+", name) for name in schemas), "two types of one name"
    assert {ref for ref in references(api) if ref.startswith("#/components/schemas/")} == {
        f"#/components/schemas/{name}" for name in schemas
    }
    assert schemas["RefusedCall"]["required"] == ["why"]
    assert schemas["TableWish"]["additionalProperties"] is False
    assert schemas["WirePart"]["type"] == "array"


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from ([node["$ref"]] if "$ref" in node else [])
        node = list(node.values())
    if isinstance(node, list):
        for one in node:
            yield from references(one)


@pytest.mark.parametrize(("lang", "title"), [("en", "The calls of this server"), ("fr", "Les appels de ce serveur")])
def test_the_page_is_whole_in_itself(documented: Client, api: Any, lang: str, title: str) -> None:
    answer = documented.get(SCHEMA, headers={"accept-language": lang})
    assert f'<html lang="{lang}">' in answer.text
    assert f"<h1>{title}</h1>" in answer.text
    (style,) = re.findall(r"<style>(.*?)</style>", answer.text, re.DOTALL)
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    assert f"style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" in policy
    assert not re.search(r"<script|<link|<img| style=| on\w+=|https?:", answer.text)
    for call, one in operations(api).items():
        assert f'<article id="{one["operationId"]}"><h3><code>{call}</code></h3>' in answer.text
    anchors = set(re.findall(r' id="(\w+)"', answer.text))
    assert set(re.findall(r'href="#(\w+)"', answer.text)) <= anchors


@pytest.mark.parametrize("script", ["wiretypes.py", "httptypes.py"])
def test_the_types_of_the_client_are_those_of_the_server(script: str) -> None:
    told = subprocess.run([sys.executable, SCRIPTS / script, "--check"], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
