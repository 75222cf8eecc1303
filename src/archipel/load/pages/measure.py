"""Every page once: opened, touched, and watched while others move; as it is, and with the processor throttled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from archipel.core.game import Game
from archipel.load.errors import LoadError
from archipel.load.own_server import OwnServer
from archipel.load.pages.chromium import chromium
from archipel.load.pages.company import Company
from archipel.load.pages.page_scripts import (
    ANSWERED,
    ANSWERS,
    CALIBRATE,
    ELEMENTS,
    LIT,
    RESTS,
    SHOWN,
    STARTED,
    UNTOUCHED,
    WATCH,
    WEIGHT,
)
from archipel.load.pages.trace import INPUT, answer_cpu, traced
from archipel.load.plan import Plan

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SIZE = (1280, 800)
THROTTLES = (1, 4)
PATIENCE = 20
SETTLE = 800
TOUCHES = 4
MOVES = 9
SEEN = 1000
PAUSE = 1.0
SEED = 1
START = "/"
QUICKEST = 16.0
LATE = 2.0


class PageFigures(msgspec.Struct):
    """One page under one throttle. Milliseconds of the processor for the longest task while it opens (`longest`), from
    a press to the page that answers it (`touch_cpu`) and for another's move (`move`: the median; not throttled); by the
    clock from a touch to the page that answers it (`touch`, 16 at least; other touches than `touch_cpu`, with no trace
    taken) and for the calibration loop (`loop`). None: the page has no such thing, or `why` says what went wrong."""

    page: str
    throttle: int
    loop: float | None = None
    kilobytes: float | None = None
    elements: int | None = None
    longest: float | None = None
    touch: float | None = None
    touch_cpu: float | None = None
    move: float | None = None
    moves: int = 0
    why: str = ""


def measure_pages(games: Sequence[Game]) -> Iterator[PageFigures]:
    """The start page, then a table of each game, each told as soon as it is measured."""
    with OwnServer(SEED) as server, chromium() as browser:
        for throttle in THROTTLES:
            found = PageFigures(START, throttle)
            with excused(found), visit(browser, server.address, throttle) as page:
                open_page(browser, page, server.address + START, found)
            yield found
        for game in games:
            for throttle in THROTTLES:
                found = PageFigures(game.id, throttle)
                with excused(found):
                    measure_table(browser, server.address, game, found)
                yield found


def measure_table(browser: Browser, address: str, game: Game, found: PageFigures) -> None:
    plan = _plan(game)
    with (
        Company(plan, address, PAUSE, absent=True) as company,
        visit(browser, address, found.throttle, company.host) as page,
    ):
        open_page(browser, page, f"{address}/table/{company.table}", found)
        company.begin()
        wait_for(page, LIT, "nothing could be touched")
        found.touch, found.touch_cpu = touch_things(browser, page)
    if found.throttle > 1:
        return
    with Company(plan, address, PAUSE, absent=False) as company, visit(browser, address, found.throttle) as page:
        page.goto(f"{address}/table/{company.table}")
        wait_for(page, SHOWN, "the table was not shown")
        page.wait_for_timeout(SETTLE)
        found.moves, found.move = watch_moves(browser, page, company)


def open_page(browser: Browser, page: Page, address: str, found: PageFigures) -> None:
    found.loop = page.evaluate(CALIBRATE)
    with traced(browser, page) as tasks:
        page.goto(address)
        wait_for(page, STARTED if found.page == START else SHOWN, "the page was not shown")
        page.wait_for_timeout(SETTLE)
    found.longest = max((task.cpu for task in tasks), default=0.0)
    found.kilobytes = page.evaluate(WEIGHT) / 1000
    found.elements = page.evaluate(ELEMENTS)


def touch_things(browser: Browser, page: Page) -> tuple[float | None, float | None]:
    """Of some touches the slowest answer by the clock; of others, as a trace slows a page, the dearest of the
    processor. Each is let go."""
    times: list[float] = []
    costs: list[float | None] = []
    for place in range(TOUCHES):
        page.evaluate(UNTOUCHED)
        if touch(page, place):
            times += [QUICKEST, *told_answers(page)]
            let_go(page)
        with traced(browser, page, INPUT) as tasks:
            touched = touch(page, place)
        if touched:
            costs.append(answer_cpu(tasks))
            let_go(page)
    return max(times, default=None), max((cost for cost in costs if cost is not None), default=None)


def touch(page: Page, place: int) -> bool:
    """A click on one of the things that are lit, of the first where there are fewer, once the page rests; false where
    none is."""
    page.evaluate(RESTS)
    lit = page.locator(LIT)
    box = lit.nth(min(place, lit.count() - 1)).bounding_box() if lit.count() else None
    if box is None:
        return False
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(SETTLE / 2)
    return True


def let_go(page: Page) -> None:
    page.keyboard.press("Escape")
    page.wait_for_timeout(SETTLE / 4)


def told_answers(page: Page) -> list[float]:
    """What the page tells of a touch, which comes late where it is busy; nothing where it was quicker than is told."""
    until = monotonic() + LATE
    while not page.evaluate(ANSWERED) and monotonic() < until:
        page.wait_for_timeout(50)
    return [float(answer) for answer in page.evaluate(ANSWERS)]


def watch_moves(browser: Browser, page: Page, company: Company) -> tuple[int, float]:
    """How many moves others made, one after another, and what one of them cost this page: the median."""
    costs = [watch_move(browser, page, company) for _ in range(MOVES)]
    return company.moves, median(costs)


def watch_move(browser: Browser, page: Page, company: Company) -> float:
    made, until = company.moves, monotonic() + PATIENCE
    with traced(browser, page) as tasks:
        company.move_once()
        while company.moves == made and monotonic() < until:
            page.wait_for_timeout(50)
        page.wait_for_timeout(SEEN)
    if company.moves == made:
        raise LoadError(f"nobody moved within {PATIENCE} s")
    return sum(task.cpu for task in tasks)


def wait_for(page: Page, selector: str, otherwise: str) -> None:
    from playwright.sync_api import TimeoutError as TooLate

    try:
        page.locator(selector).first.wait_for(state="attached")
    except TooLate:
        raise LoadError(f"{otherwise} within {PATIENCE} s") from None


@contextmanager
def excused(found: PageFigures) -> Iterator[None]:
    """What goes wrong with one page costs its own figures only."""
    from playwright.sync_api import Error

    try:
        yield
    except (Error, LoadError) as error:
        found.why = str(error).splitlines()[0]


@contextmanager
def visit(browser: Browser, address: str, throttle: int, cookie: str = "") -> Iterator[Page]:
    """A page of somebody's own, whose cookie may be known already."""
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB")
    context.set_default_timeout(PATIENCE * 1000)
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


def _plan(game: Game) -> Plan:
    """Two people, in the first mode that takes two, else as few as it takes."""
    mode = next((mode for mode in game.modes if 2 in mode.seats), game.modes[0])
    return Plan(game=game.id, mode=mode.id, seats=2 if 2 in mode.seats else mode.seats[0], tables=1, seed=SEED)
