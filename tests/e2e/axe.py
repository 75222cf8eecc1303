"""axe-core over a page: what it calls serious or worse."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8") + "\n;undefined")
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{rule['id']}: {rule['nodes'][0]['html'][:160]}" for rule in found if rule["impact"] in ("serious", "critical")
    ]
