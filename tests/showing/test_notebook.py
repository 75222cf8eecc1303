"""The notebook of the docs runs, and shows what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import nbformat
import pytest
from nbclient import NotebookClient

from archipel.core.catalog import games

from .test_slideshow import boards, slides

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebook.ipynb"
PATIENCE = 300


def read() -> Any:
    return nbformat.read(NOTEBOOK, as_version=4)  # type: ignore[no-untyped-call]


def test_it_is_kept_without_outputs() -> None:
    notebook = read()
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert len(code) > 4
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)


@pytest.mark.slow
def test_it_runs_and_shows_states_views_and_a_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = NotebookClient(read(), timeout=PATIENCE, resources={"metadata": {"path": str(tmp_path)}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    shown = [output.data for output in outputs if "data" in output]
    pictures = [data["image/svg+xml"] for data in shown if "image/svg+xml" in data]
    titles = [said for source in pictures for said in texts(source) if said.startswith("Islet, as ")]
    game = games()["islet"]
    begins = game.new(game.options(), 2, 7).to_act()[0] + 1
    assert titles[:2] == [f"Islet, as seat {begins} sees it", "Islet, as seat 2 sees it"]
    assert len(titles) == len(set(pictures)) == 3
    [slideshow] = [data["text/html"] for data in shown if "text/html" in data]
    assert len(boards(slideshow)) == len(slides(slideshow)["said"]) > 50
    [printed] = [output.text for output in outputs if output.output_type == "stream"]
    assert printed.startswith("2 players · 10 eggs")
    actions = {kind.__name__ for kind in game.actions.kinds.values()}
    assert any(data["text/plain"].partition("(")[0] in actions for data in shown)


def texts(source: str) -> list[str]:
    return [part.text or "" for part in ElementTree.fromstring(source).iter() if part.text]
