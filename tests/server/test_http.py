"""The calls of docs/wire.md and what a browser loads, in process."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.base.limits import Buckets
from archipel.server.web.services import Services
from archipel.words import words

Client = TestClient[Litestar]

USUAL: dict[str, Any] = {
    "trophies": {},
    "preferences": {
        "confirm": "never",
        "end_turn": "at_once",
        "formal": "alone",
        "motion": "auto",
        "pace": "normal",
        "patterns": "off",
        "sound": "away",
        "notify": "off",
    },
    "hook": "",
}
WISH = {"game": "numbers", "mode": "open", "options": {}, "seats": [{"kind": "me"}, {"kind": "friend"}]}


def why(answer: Any) -> tuple[int, str]:
    """The status and key of a refusal, which both languages can say."""
    key = answer.json()["why"]["key"]
    for lang in ("en", "fr"):
        assert words(lang, "numbers").has(key)
    return answer.status_code, key


def test_a_guest_is_made_once_and_known_by_a_signed_cookie(client: Client, tmp_path: Path) -> None:
    first = client.get("/api/me", headers={"accept-language": "de, fr-CH;q=0.8"})
    assert first.json() == {"name": first.json()["name"], "lang": "fr", "theme": "auto", **USUAL}
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(first.headers["set-cookie"].split("; "))
    again = client.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == first.json()
    for name in ("key", "archipel.db", "archipel.db-wal"):
        assert stat.S_IMODE((tmp_path / "data" / name).stat().st_mode) == 0o600


def test_a_forged_cookie_is_nobody(client: Client) -> None:
    client.get("/api/me")
    mark = client.cookies["archipel"]
    for forged in (mark[:-1] + ("0" if mark[-1] != "0" else "1"), "x" + mark, "é", ".", ""):
        answer = client.post("/api/tables", json=WISH, headers={b"cookie": f"archipel={forged}".encode()})
        client.cookies.clear()
        assert why(answer) == (401, "server-no-guest")


def test_name_language_and_theme_are_chosen(client: Client) -> None:
    client.get("/api/me")
    assert client.put("/api/me", json={"name": "  Zoé \t L. ", "lang": "fr"}).json()["name"] == "Zoé L."
    changed = client.put("/api/me", json={"theme": "dark"}).json()
    assert changed == {"name": "Zoé L.", "lang": "fr", "theme": "dark", **USUAL}
    for name in ("", "   ", "x" * 25, "a\u202eb", "a\x00b"):
        assert why(client.put("/api/me", json={"name": name})) == (400, "server-bad-name")
    bodies: list[Any] = [{"lang": "tlh"}, {"theme": "pink"}, {"name": 3}, {"id": "x"}, [], 7]
    for body in bodies:
        assert why(client.put("/api/me", json=body)) == (400, "server-malformed")


def test_preferences_are_known_keys_with_finite_values(client: Client) -> None:
    client.get("/api/me")
    client.put("/api/me", json={"preferences": {"motion": "fast", "patterns": "on"}})
    client.put("/api/me", json={"preferences": {"patterns": "off", "end_turn": "ask"}})
    liked = {**USUAL["preferences"], "motion": "fast", "end_turn": "ask"}
    assert client.get("/api/me").json()["preferences"] == liked
    bodies: list[Any] = [{"motion": "warp"}, {"nonsense": "on"}, {"motion": 3}, ["motion"], "motion"]
    for body in bodies:
        assert why(client.put("/api/me", json={"preferences": body})) == (400, "server-malformed")
    assert client.get("/api/me").json()["preferences"] == liked


def test_a_table_is_opened_listed_and_joined(client: Client) -> None:
    client.get("/api/me")
    table = client.post("/api/tables", json=WISH).json()["table"]
    (mine,) = client.get("/api/tables").json()
    assert (mine["table"], mine["game"], mine["mode"], mine["acting"]) == (table, "numbers", "open", False)
    assert [seat["kind"] for seat in mine["seats"]] == ["person", "open"]
    assert client.get("/api/open").json() == []
    client.cookies.clear()
    assert client.get("/api/tables").json() == []
    assert client.get("/api/open").json() == []
    client.get("/api/me")
    assert client.post(f"/api/tables/{table}/join").json() == {"seat": 1}
    assert client.get("/api/open").json() == []
    assert client.get("/api/tables").json()[0]["acting"] is True
    assert why(client.get(f"/api/tables/{table}/record")) == (409, "server-record-later")


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"game": "chess"}, (404, "server-no-game")),
        ({"mode": "blind"}, (400, "server-no-mode")),
        ({"seats": [{"kind": "me"}]}, (400, "server-bad-seats")),
        ({"seats": []}, (400, "server-bad-seats")),
        ({"seats": [{"kind": "me"}] * 2}, (400, "server-one-seat")),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, (400, "server-no-level")),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, (400, "server-malformed")),
        ({"options": {"rounds": 9}}, (400, "server-bad-options")),
        ({"options": {"colour": "red"}}, (400, "server-bad-options")),
        ({"options": {"rounds": 2}, "mode": "short"}, (400, "server-bad-options")),
        ({"options": {"rounds": 3}, "seats": [{"kind": "friend"}] * 3}, (400, "refused-odd")),
        ({"seed": "0"}, (400, "server-malformed")),
    ],
)
def test_a_table_nobody_can_play_is_refused(client: Client, change: dict[str, Any], answer: tuple[int, str]) -> None:
    client.get("/api/me")
    assert why(client.post("/api/tables", json={**WISH, **change})) == answer
    assert client.get("/api/tables").json() == []


def test_bad_bodies_and_addresses_get_one_sentence(client: Client) -> None:
    client.get("/api/me")
    json = {"content-type": "application/json"}
    assert why(client.post("/api/tables", content=b'{"game": ', headers=json)) == (400, "server-malformed")
    assert why(client.post("/api/tables", content=b"\xff\xfe", headers=json)) == (400, "server-malformed")
    assert why(client.post("/api/tables", content=b"x" * 9000, headers=json)) == (413, "server-too-large")
    assert why(client.post("/api/tables/nowhere/join")) == (404, "server-no-table")
    assert why(client.get("/api/tables/nowhere/record")) == (404, "server-no-table")
    assert why(client.get("/api/nothing")) == (404, "server-nothing-here")
    assert why(client.delete("/api/tables")) == (405, "server-nothing-here")


def test_another_site_cannot_write(client: Client) -> None:
    client.get("/api/me")
    for origin in ("https://evil.example", "null", "http://testserver.local.evil.example"):
        answer = client.post("/api/tables", json=WISH, headers={"origin": origin})
        assert why(answer) == (403, "server-other-site")
        assert client.put("/api/me", json={"name": "x"}, headers={"origin": origin}).status_code == 403
    own = str(client.base_url).rstrip("/")
    assert client.post("/api/tables", json=WISH, headers={"origin": own}).status_code == 201


def test_tables_and_guests_are_not_made_without_end(client: Client) -> None:
    client.get("/api/me")
    answers = [client.post("/api/tables", json=WISH) for _ in range(70)]
    assert why(answers[-1]) == (429, "server-too-fast")


def test_tables_in_play_are_listed_to_watch_by_game(client: Client) -> None:
    client.get("/api/me")
    table = client.post("/api/tables", json={**WISH, "mode": "solo", "seats": [{"kind": "me"}]}).json()["table"]
    client.cookies.clear()
    for asked, rows in (("", [table]), ("?game=numbers", [table]), ("?game=hashi", []), ("?game=%00", [])):
        assert [row["table"] for row in client.get(f"/api/open{asked}").json()] == rows


def test_calls_from_one_address_have_an_end(client: Client) -> None:
    services: Services = client.app.state.services
    services.reads = Buckets(burst=3, rate=0.001)
    assert [client.get("/health").status_code for _ in range(3)] == [200] * 3
    assert why(client.get("/api/open")) == (429, "server-too-fast")


def test_every_answer_carries_the_policy(client: Client) -> None:
    for path in ("/", "/health", "/api/games", "/api/me", "/nothing", "/assets/main-ABCD1234.js"):
        headers = client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "unsafe" not in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "referrer-policy" in headers
        assert "cache-control" in headers


def test_pages_are_the_client_and_files_stay_in_its_folder(client: Client) -> None:
    for path in ("/", "/table/abc", "/rules/numbers", "/gallery"):
        assert client.get(path).text.startswith("<!doctype html>")
    script = client.get("/assets/main-ABCD1234.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert client.get("/assets/main-ABCD1234.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/assets"):
        assert client.get(path).status_code == 404


def test_a_person_at_a_wrong_address_gets_the_page(client: Client) -> None:
    lost = client.get("/nowhere", headers={"accept": "text/html,*/*;q=0.8"})
    assert lost.status_code == 404
    assert lost.text.startswith("<!doctype html>")
    assert why(client.get("/nowhere")) == (404, "server-nothing-here")


def test_words_rules_and_skins(client: Client) -> None:
    own, common = (client.get(f"/api/words/en.ftl{game}").text for game in ("?game=numbers", ""))
    assert "prompt = Pick" in own
    assert "server-stale" not in own
    assert "server-stale" in common
    assert "name-numbers = " in common
    assert "prompt = Pick" not in common
    assert "terminal-measuring" not in common
    rules = client.get("/api/games/numbers/rules/fr").json()
    assert [section["number"] for section in rules["sections"]] == ["1", "2"]
    sheet = client.get("/skin/numbers/en.svg")
    assert sheet.headers["content-type"].startswith("image/svg+xml")
    assert sheet.text.count("<svg") == 1
    assert 'id="n0"' in sheet.text
    for path in (
        "/api/words/de.ftl",
        "/api/words/en.ftl?game=chess",
        "/api/games/chess/rules/en",
        "/api/games/numbers/rules/de",
        "/skin/chess/en.svg",
        "/skin/numbers/skin.css",
        "/skin/numbers/..%2fRULES.md",
        "/skin/atlas/nowhere.svg",
        "/figures/numbers/en/nothing.svg",
        "/figures/chess/en/card.svg",
    ):
        assert client.get(path).status_code == 404
    assert client.get("/skin/atlas/plain.svg").status_code == 200
    assert client.get("/health").text == "ok"


def test_the_games_are_listed(client: Client) -> None:
    rows = {row["id"]: row for row in client.get("/api/games").json()}
    assert rows["numbers"]["levels"] == ["easy", "normal", "strong"]
