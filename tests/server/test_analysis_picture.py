"""The picture of an analysed game over HTTP: a file, for whoever may see the analysis."""

from __future__ import annotations

from xml.etree import ElementTree

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.words import words
from tests.server.test_analyses import PLIES, Lookers
from tests.server.test_replay_calls import GAME, why


@pytest.fixture
def party(client: TestClient[Litestar]) -> Lookers:
    party = Lookers(client)
    party.play(*GAME)
    return party


def pictured(party: Lookers, who: int, **asked: str) -> httpx.Response:
    return party.ask(who, "GET", f"/api/replays/{party.replay}/analysis/picture.svg", params=asked)


def test_an_analysis_is_drawn_for_whoever_may_see_it(party: Lookers) -> None:
    party.ask(1, "PUT", "/api/me", json={"name": '<b>&"', "lang": "fr"})
    assert why(pictured(party, 0)) == (409, "server-analysis-none")
    party.begin()
    party.until(PLIES, "done")
    for who, lang in ((0, "en"), (1, "fr"), (2, "en")):
        answer = pictured(party, who)
        assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "image/svg+xml")
        assert answer.headers["content-disposition"] == f'attachment; filename="numbers-{party.replay}-analysis.svg"'
        assert answer.headers.get("cache-control") == party.look(who, "/0/picture.svg").headers.get("cache-control")
        drawn = " ".join(ElementTree.fromstring(answer.text).itertext())
        assert words(lang).key("picture-axis-chance") in drawn
        assert pictured(party, who, lang="fr").text == pictured(party, 1).text, "the same for everybody"
        names = [status["name"] for status in party.look(who).json()["seats"]]
        assert all(name in drawn for name in names)
    party.ask(0, "DELETE", "/api/me", json={"sure": "yes"})
    assert words("fr").key("seat-number", number=1) in ElementTree.fromstring(pictured(party, 1).text).itertext()
