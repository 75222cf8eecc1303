"""The files for people without a network: written once, when first asked for, or not offered."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from litestar.testing import TestClient

from archipel.server.web.app import make_app


class Writer:
    """Lays one file out, unless it cannot; `asked` counts how often."""

    def __init__(self, why: OSError | None = None) -> None:
        self.why = why
        self.asked = 0

    def __call__(self, folder: Path) -> None:
        self.asked += 1
        if self.why is not None:
            raise self.why
        folder.mkdir()
        (folder / "index.html").write_text("<!doctype html>")


def test_files_are_written_once(tmp_path: Path) -> None:
    write = Writer()
    with TestClient(make_app(tmp_path, offline=write)) as client:
        assert client.get("/api/offline").json() == {"here": True}
        assert write.asked == 0
        assert [client.get("/offline/").status_code for _ in range(3)] == [200] * 3
        assert client.get("/offline/nowhere.js").status_code == 404
    assert write.asked == 1


@pytest.mark.parametrize("why", [PermissionError(13, "Permission denied"), OSError(28, "No space left on device")])
def test_a_folder_that_cannot_be_written_is_tried_once_and_not_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, why: OSError
) -> None:
    write = Writer(why)
    with TestClient(make_app(tmp_path, offline=write)) as client, caplog.at_level(logging.WARNING, "archipel"):
        assert [client.get("/offline/").status_code for _ in range(3)] == [404] * 3
        assert client.get("/api/offline").json() == {"here": False}
    assert write.asked == 1
    (line,) = [record.getMessage() for record in caplog.records if record.name == "archipel.offline"]
    assert line.endswith(str(why))
    write.why = None
    with TestClient(make_app(tmp_path, offline=write)) as client:
        assert client.get("/offline/").status_code == 200, "the next start tries again"


def test_an_installation_without_the_files_offers_none(tmp_path: Path) -> None:
    with TestClient(make_app(tmp_path)) as client:
        assert client.get("/offline/").status_code == 404
        assert client.get("/api/offline").json() == {"here": False}
