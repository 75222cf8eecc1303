"""Installed, the sixth game is in the catalog, the terminal, the server and the browser; nothing else was edited."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.sixth_game.conftest import GAME, Run

ASK = """
import json, sys
from pathlib import Path
from litestar.testing import TestClient
from archipel.server.web.app import make_app
with TestClient(make_app(Path(sys.argv[1]))) as client:
    got = {path: client.get(path) for path in sys.argv[2:]}
    print(json.dumps({path: [answer.status_code, answer.text] for path, answer in got.items()}))
"""


def test_catalog(run: Run) -> None:
    assert "lagune" in run("-c", "import archipel; print(*archipel.games())").split()
    assert "lagune" not in subprocess.check_output(
        [sys.executable, "-c", "import archipel; print(*archipel.games())"], text=True
    )


def test_its_own_tests(run: Run) -> None:
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(GAME), str(GAME / "tests"))


def test_terminal(run: Run, tmp_path: Path) -> None:
    assert "lagune" in run("-m", "archipel.cli", "games", "--lang", "fr")
    told = ["play", "lagune", "--mode", "duel", "--bots", "easy", "--seed", "4", "--lang", "fr"]
    said = run("-m", "archipel.cli", *told, typed="1\n" * 6, folder=tmp_path)
    assert "Plus grand radeau" in said
    assert "Six marées sont venues et reparties." in said


def test_server(run: Run, tmp_path: Path) -> None:
    paths = [
        "/api/games",
        "/api/games/lagune/rules/fr",
        "/api/words/fr.ftl?game=lagune",
        "/skin/lagune/fr.svg",
        "/skin/lagune/island.svg",
        "/skin/lagune/skin.css",
    ]
    answers = json.loads(run("-c", ASK, str(tmp_path), *paths))
    assert [status for status, _ in answers.values()] == [200] * len(paths)
    row = next(row for row in json.loads(answers["/api/games"][1]) if row["id"] == "lagune")
    assert [mode["id"] for mode in row["modes"]] == ["duel", "solo"]
    assert json.loads(answers["/api/games/lagune/rules/fr"][1])["sections"][2]["paragraphs"][1]["number"] == "3.2"
    assert 'id="tide-7"' in answers["/skin/lagune/fr.svg"][1]


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = str(door.getsockname()[1])
    command = [sys.executable, "-m", "archipel.cli", "serve", "--port", port, "--no-browser", "--data", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": str(installed), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found is not None
        yield found[0]
        server.terminate()


@pytest.mark.browser
def test_browser(address: str, browser: Browser) -> None:
    context = browser.new_context(locale="fr-FR", viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(f"{address}#lagune")
    expect(page.get_by_role("heading", name="Lagune")).to_be_visible()
    page.request.get(f"{address}api/me")
    table = page.request.post(
        f"{address}api/tables",
        data={"game": "lagune", "mode": "solo", "options": {}, "seats": [{"kind": "me"}]},
        headers={"Origin": address.rstrip("/")},
    ).json()["table"]
    page.goto(f"{address}table/{table}")
    for turn in range(1, 7):
        expect(page.locator(".topbar").get_by_text(f"Manche {turn}")).to_be_visible()
        page.get_by_role("button", name=re.compile("^Mouiller")).first.press("Enter")
    expect(page.get_by_text("Plus grand radeau").first).to_be_visible()
    context.close()
