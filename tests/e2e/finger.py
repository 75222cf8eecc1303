"""A finger on the page: down, along, up."""

from functools import cached_property

from playwright.sync_api import CDPSession, Page


class Finger:
    def __init__(self, page: Page) -> None:
        self.page = page

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Down, along and up."""
        self.stroke(start, end)
        self.up()

    def stroke(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Down and along; it stays where it comes to."""
        for part in range(7):
            x, y = (a + (b - a) * part / 6 for a, b in zip(start, end, strict=True))
            self._send("touchMove" if part else "touchStart", (x, y))
            self.page.wait_for_timeout(20)

    def up(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    @cached_property
    def _session(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)
