"""Every page once: opened, touched, and watched while others move; as it is, and with the processor throttled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from archipel.core.game import Game
from archipel.load.own_server import OwnServer
from archipel.load.pages.chromium import chromium
from archipel.load.pages.company import Company
from archipel.load.pages.page_scripts import CALIBRATE, ELEMENTS, LIT, SHOWN, WATCH, WEIGHT
from archipel.load.pages.trace import CATEGORIES, Task, main_tasks
from archipel.load.plan import Plan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZE = (1280, 800)
THROTTLES = (1, 4)
SETTLE = 1500
TOUCHES = 6
MOVES = 6
PAUSE = 1.2
SEED = 1
START = "/"
QUICKEST = 16.0


class PageFigures(msgspec.Struct):
    """One page under one throttle. Milliseconds of the processor for the longest task while it opens (`longest`) and
    for another's move (`move`); by the clock from a touch to the page that answers it (`touch`, 16 at least) and for
    the calibration loop (`loop`). None: the page has no such thing."""

    page: str
    throttle: int
    loop: float
    kilobytes: float
    elements: int
    longest: float
    touch: float | None = None
    move: float | None = None
    moves: int = 0


def measure_pages(games: Sequence[Game]) -> Iterator[PageFigures]:
    """The start page, then a table of each game."""
    with OwnServer(SEED) as server, chromium() as browser:
        for throttle in THROTTLES:
            with visit(browser, server.address, throttle) as page:
                yield open_page(browser, page, server.address + START, START, throttle)
        for game in games:
            for throttle in THROTTLES:
                yield measure_table(browser, server.address, game, throttle)


def measure_table(browser: Browser, address: str, game: Game, throttle: int) -> PageFigures:
    plan = _plan(game)
    with Company(plan, address, PAUSE, absent=True) as company, visit(browser, address, throttle, company.host) as page:
        found = open_page(browser, page, f"{address}/table/{company.table}", game.id, throttle)
        company.begin()
        page.locator(LIT).first.wait_for()
        found.touch = touch_things(page)
    with Company(plan, address, PAUSE, absent=False) as company, visit(browser, address, throttle) as page:
        page.goto(f"{address}/table/{company.table}")
        page.wait_for_function(SHOWN)
        page.wait_for_timeout(SETTLE)
        found.moves, found.move = watch_moves(browser, page, company)
    return found


def open_page(browser: Browser, page: Page, address: str, name: str, throttle: int) -> PageFigures:
    loop = page.evaluate(CALIBRATE)
    with traced(browser, page) as tasks:
        page.goto(address)
        page.wait_for_function(SHOWN if name != START else "() => document.querySelector('.island') !== null")
        page.wait_for_timeout(SETTLE)
    longest = max((task.cpu for task in tasks), default=0.0)
    kilobytes = page.evaluate(WEIGHT) / 1000
    return PageFigures(name, throttle, loop, kilobytes, page.evaluate(ELEMENTS), longest)


def touch_things(page: Page) -> float:
    """The slowest answer to some touches of what is lit, each let go before the next."""
    slowest = QUICKEST
    for place in range(TOUCHES):
        lit = page.locator(LIT)
        if lit.count() <= place:
            break
        page.evaluate("() => { answers = [] }")
        box = lit.nth(place).bounding_box()
        if box is None:
            continue
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(SETTLE / 2)
        slowest = max(slowest, *page.evaluate("() => answers"), 0.0)
        page.keyboard.press("Escape")
        page.wait_for_timeout(SETTLE / 3)
    return slowest


def watch_moves(browser: Browser, page: Page, company: Company) -> tuple[int, float]:
    """How many moves others made, and what one cost this page."""
    with traced(browser, page) as tasks:
        company.begin()
        for _ in range(10 * MOVES):
            if company.moves >= MOVES:
                break
            page.wait_for_timeout(PAUSE * 1000)
        page.wait_for_timeout(SETTLE)
    return company.moves, sum(task.cpu for task in tasks) / max(1, company.moves)


@contextmanager
def visit(browser: Browser, address: str, throttle: int, cookie: str = "") -> Iterator[Page]:
    """A page of somebody's own, whose cookie may be known already."""
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB")
    if cookie:
        name, _, value = cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto("about:blank")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    try:
        yield page
    finally:
        context.close()


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Task]]:
    """The list is filled when the block has ended."""
    tasks: list[Task] = []
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield tasks
    finally:
        trace = browser.stop_tracing()
    tasks += main_tasks(trace)


def _plan(game: Game) -> Plan:
    """Two people, in the first mode that takes two, else as few as it takes."""
    mode = next((mode for mode in game.modes if 2 in mode.seats), game.modes[0])
    return Plan(game=game.id, mode=mode.id, seats=2 if 2 in mode.seats else mode.seats[0], tables=1, seed=SEED)
