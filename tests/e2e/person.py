"""A person at a page: what they see lit, and how they touch it. It knows no game."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from math import dist
from random import Random
from time import monotonic
from typing import Any, TypeVar

from msgspec import convert
from playwright.sync_api import BrowserContext, ElementHandle, Error, FloatRect, Locator, Page, TimeoutError

from archipel.table.wire.gesture_codec import Unpacked, unpacked
from archipel.table.wire.scene_messages import WireScene
from tests.e2e.finger import Finger
from tests.frames import Holder

PATIENCE = 60_000
DOUBLE = 0.6
CLOSE = 40.0
T = TypeVar("T")
TARGETS = ".hit.open[tabindex='0']:not([aria-pressed='true']), .flow [data-id][tabindex='0']:not([aria-pressed='true'])"
BUTTONS = ".acts [data-action]:not(.shut):not([disabled]), .invitation [data-action]:not([disabled])"
LIT_DRAWERS = ".rail .handle:has(.n.lit)"
OPEN = f"""() => {{
    const table = document.querySelector('.table');
    if (!table || table.dataset.busy || document.querySelector('.countdown')) return false;
    return Boolean(document.querySelector("{TARGETS}, {BUTTONS}, {LIT_DRAWERS}, .score-sheet"));
}}"""

SETTLED = "() => !document.querySelector('.table')?.dataset.busy && !document.querySelector('.countdown')"
DRAWN = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
SHOWN_PLY = "() => Number(document.querySelector('.table')?.dataset.ply ?? -1)"
STILL = """async () => {
  const looks = () => [...document.querySelectorAll('.table svg')].map((svg) => svg.getAttribute('viewBox')).join();
  const before = looks();
  await new Promise((go) => setTimeout(go, 80));
  return looks() === before;
}"""

IN_DRAWER = "(thing) => thing.closest('.drawer') !== null"
ON_BOARD = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.drawn'))"


class Person:
    """`frames` are all that the server sent to this person's pages, each with what its table is."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.finger = Finger(self.page)
        self.frames: list[dict[str, Any]] = []
        self.about: dict[str, Any] = {}
        self.troubles: list[str] = []
        self.pointed, self.pointed_at = (0.0, 0.0), 0.0
        self.page.on("websocket", lambda socket: socket.on("framereceived", partial(self._hear, Holder())))
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.goto(address)

    def _hear(self, holder: Holder, payload: str | bytes) -> None:
        message = holder.read(payload)
        if message["is"] == "frame":
            self.about = message.get("about", self.about)
            self.frames.append({**self.about, **message})

    def last_frame(self) -> dict[str, Any]:
        if not self.frames:
            self.patiently(lambda: self.frames or None, "a frame")
        return self.frames[-1]

    def was_told(self, kind: str) -> list[dict[str, Any]]:
        """Every event of a kind, as it was told."""
        return [event for frame in self.frames for event in frame["events"] if event["kind"] == kind]

    # ---- the start page

    def choose_island(self, game: str) -> None:
        self.page.locator(f"#island-{game}").click()
        self.page.locator(".card .stack .btn.primary").wait_for()

    def play_bots(self, game: str, *, mode: str = "", opponents: int = 1) -> None:
        """From the start page to a table by touches."""
        self.choose_island(game)
        if mode:
            self.page.locator(f".chip[data-mode='{mode}']").click()
        if opponents > 1:
            self.page.locator(f".card .seg [data-value='{opponents}']").click()
        self.page.locator(".card .stack .btn.primary").click()
        self.page.locator(".table").wait_for()

    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1].split("?")[0].split("#")[0]

    # ---- at the table

    def await_choice(self) -> None:
        self.page.wait_for_function(OPEN, timeout=PATIENCE, polling=30)

    def await_told(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        """Until a frame tells what others have done."""
        self.patiently(lambda: enough(self.last_frame()) or None, "what others have done")

    def await_others(self) -> None:
        """Until the table waits for nobody else."""
        self.await_told(lambda frame: not any(one.get("acting") for one in others(frame)))

    def await_quiet(self) -> None:
        """Until nothing more is heard for a while: what others did is told to all at once, or not at all."""
        heard = -1
        while heard < len(self.frames):
            heard = len(self.frames)
            self.page.wait_for_timeout(2000)

    def patiently(self, look: Callable[[], T | None], wanted: str) -> T:
        """What is looked for, as soon as it is there: a busy machine takes its time, and draws anew what was there."""
        until = monotonic() + PATIENCE / 1000
        while True:
            with suppress(Error):
                if found := look():
                    return found
            assert monotonic() < until, f"this page never came to {wanted}"
            self.page.wait_for_timeout(50)

    def over(self) -> bool:
        return self.page.locator(".score-sheet").count() > 0

    def targets(self) -> Locator:
        return self.page.locator(TARGETS)

    def buttons(self) -> Locator:
        return self.page.locator(BUTTONS)

    def touch(self, rng: Random, *, tap: bool = False) -> None:
        """One touch of something lit, or of a button; of another where it was gone before the finger came."""
        ply = self.last_frame()["ply"]
        self.patiently(lambda: self.touched(rng, tap=tap) or None, "something lit that stays")
        self.settle()
        assert self.last_frame()["ply"] >= ply

    def touched(self, rng: Random, *, tap: bool) -> bool:
        """Whether what was lit was still there when it was touched, or the game is over."""
        self.await_choice()
        if self.over():
            return True
        things = self.page.query_selector_all(f"{TARGETS}, {BUTTONS}")
        if not things:
            self.page.locator(LIT_DRAWERS).first.click(timeout=1000)
            return False
        spot = self.spot(rng.choice(things))
        if spot:
            self.point(spot, tap=tap)
        return bool(spot)

    def press(self, thing: Locator, *, tap: bool = False) -> None:
        """The middle of a thing, where a finger or a pointer would go; looked for again where it was just redrawn."""
        spot = self.patiently(lambda: self.spot(thing.element_handle(timeout=1000)), f"see {thing}")
        self.point(spot, tap=tap)

    def point(self, at: tuple[float, float], *, tap: bool) -> None:
        """Twice at the same place is twice, and no double click."""
        pause = self.pointed_at + DOUBLE - monotonic()
        if pause > 0 and dist(at, self.pointed) < CLOSE:
            self.page.wait_for_timeout(1000 * pause)
        self.pointed, self.pointed_at = at, monotonic()
        if tap:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def spot(self, thing: ElementHandle) -> tuple[float, float] | None:
        """Where a thing is, brought into sight; a drawer that is open lies over the buttons of the turn."""
        if self.page.locator(".drawer").count() and not thing.evaluate(IN_DRAWER):
            self.page.keyboard.press("Escape")
        thing.scroll_into_view_if_needed(timeout=2000)
        return middle_of(thing.bounding_box())

    def settle(self) -> None:
        """Until what a touch did is drawn, the table has answered, and the answer that is shown has been heard."""
        self.page.evaluate(DRAWN)
        self.page.wait_for_function(SETTLED, timeout=PATIENCE, polling=30)
        self.await_told(lambda frame: frame["ply"] >= self.page.evaluate(SHOWN_PLY))

    def open_drawer_with(self, id: str) -> None:
        """What is in no sight is in one of the drawers that say they hold something lit."""
        for handle in self.page.locator(LIT_DRAWERS).all():
            if self.page.locator(f"[data-id='{id}']").count():
                return
            handle.click()

    def carry_out(self, action: str, *, tap: bool = False) -> None:
        """Choose one action as the page offers it: touch its path in order, or press its button; again where others
        acted meanwhile, and once more where a window was gliding under the finger."""
        scene, way = self.way_to(action)
        ply, glides, until = self.last_frame()["ply"], tap, monotonic() + PATIENCE / 1000
        while self.last_frame()["ply"] == ply:
            heard = len(self.frames)
            self.touch_path(scene, way, tap=tap)
            if self.last_frame()["ply"] > ply:
                return
            again = glides or (len(self.frames) > heard and monotonic() < until)
            assert again, f"{action} by {way.path} did nothing"
            if tap:
                self.page.keyboard.press("0")
            self.page.wait_for_function(STILL, timeout=PATIENCE, polling=30)
            glides = False

    def touch_path(self, scene: WireScene, way: Unpacked, *, tap: bool) -> None:
        """What is in the hand already is left there; on a phone a window that glides is waited for."""
        held = {piece.id for piece in scene.pieces if piece.shape} & {*way.path, scene.held}
        ply = self.last_frame()["ply"]
        for place, id in enumerate(way.path):
            if id == scene.held and place == 0:
                continue
            self.open_drawer_with(id)
            if held & {scene.held, *way.path[:place]} and "/" in id:
                self.place(id, way.turn, tap=tap)
            elif id in held and place < len(way.path) - 1:
                self.hold(id, tap=tap)
            elif place == len(way.path) - 1 or not self.page.locator(f"[data-id='{id}'][aria-pressed='true']").count():
                if tap:
                    self.uncover(id)
                self.press(self.where(id), tap=tap)
        if not way.path:
            self.press_button(way.action, tap=tap)
        if way.more.get("sure"):
            self.say_yes(ply, tap=tap)
        self.settle()

    def where(self, id: str) -> Locator:
        """Where a thing is seen: its tag where it wears one, as a cell behind a pile does."""
        tag = self.page.locator(f"[data-tag='{id}']")
        return tag.first if tag.count() else self.page.locator(f"[data-id='{id}']").first

    def uncover(self, id: str) -> None:
        """Wait for a window that glides; draw a cell out from under the tools of its window."""
        for _ in range(3):
            self.page.wait_for_function(STILL, timeout=PATIENCE, polling=30)
            x, y = self.middle(self.where(id))
            if "/" not in id or not self.hidden(x, y):
                return
            self.finger.drag((x, y - 100), (x, y - 190))

    def say_yes(self, ply: int, *, tap: bool) -> None:
        """To what is asked once more; a table that has moved on since may ask no more."""
        self.page.evaluate(DRAWN)
        yes = self.page.locator(".acts.pending .main").first

        def spot() -> tuple[float, ...] | None:
            if yes.count():
                return self.spot(yes.element_handle(timeout=500))
            return (ply,) if self.last_frame()["ply"] > ply else None

        self.point_unless_over(spot, "what is asked once more", tap=tap)

    def press_button(self, action: str, *, tap: bool) -> None:
        """Unless the page has done it meanwhile by itself, as it does what is no choice."""
        ply = self.last_frame()["ply"]
        button = self.page.locator(f".table [data-action='{action}']").first

        def spot() -> tuple[float, ...] | None:
            return (ply,) if self.last_frame()["ply"] > ply else self.spot(button.element_handle(timeout=500))

        self.point_unless_over(spot, f"the button of {action}", tap=tap)

    def point_unless_over(self, spot: Callable[[], tuple[float, ...] | None], wanted: str, *, tap: bool) -> None:
        """Where a thing is to be touched; a ply instead where there is nothing to be touched any more."""
        at = self.patiently(spot, wanted)
        if len(at) == 2:
            self.point(at, tap=tap)

    def await_shown(self) -> None:
        """Until the page shows the last that was told."""
        self.page.wait_for_function(SETTLED, timeout=PATIENCE, polling=30)
        self.await_told(lambda frame: frame["ply"] == self.page.evaluate(SHOWN_PLY))

    def hold(self, id: str, *, tap: bool) -> None:
        """Take a thing into the hand; a row that was still rolling makes one try again."""
        taken = self.page.locator(f"[data-id='{id}'][aria-pressed='true']")

        def take() -> bool | None:
            self.press(self.page.locator(f"[data-id='{id}']").first, tap=tap)
            self.page.evaluate(DRAWN)
            return taken.count() > 0 or None

        self.patiently(take, f"take {id} into the hand")

    def way_to(self, action: str) -> tuple[WireScene, Unpacked]:
        """How the page offers an action, once it has been told what the store already knows."""
        return self.patiently(lambda: self.offered(action), f"offer {action}")

    def offered(self, action: str) -> tuple[WireScene, Unpacked] | None:
        self.await_shown()
        scene = convert(self.last_frame()["scene"], WireScene)
        return next(((scene, one) for one in unpacked(scene.groups, scene.cells) if one.action == action), None)

    def place(self, cell: str, turn: int, *, tap: bool) -> None:
        """Turn what is held, by keys at a desk and by the buttons of the tray on a phone, and lay it on a cell."""
        ply = self.last_frame()["ply"]
        aimed = self.page.locator(f".placer[data-id='{cell}'][data-turn='{turn}']")
        for _ in range(3):
            self.aim(cell, turn, tap=tap)
            if tap:
                self.press(self.page.locator(".acts .place:not(.shut)").first, tap=True)
            else:
                self.page.mouse.down()
                self.page.mouse.up()
            self.settle()
            if self.last_frame()["ply"] > ply or not aimed.count():
                return

    def aim(self, cell: str, turn: int, *, tap: bool) -> None:
        """Bring the ghost to a cell; one out of sight comes into the window by the key that shows everything."""
        aimed = self.page.locator(f".placer[data-id='{cell}'][data-turn='{turn}']")
        for _ in range(8):
            self.pose(turn, tap=tap)
            self.page.wait_for_function(STILL, timeout=PATIENCE, polling=30)
            if tap and aimed.count():
                return
            spot = self.page.locator(f".hit[data-id='{cell}'][data-turn='{turn}']").first
            spot.evaluate("(spot) => spot.scrollIntoView({ block: 'center', behavior: 'instant' })")
            target = self.middle(spot)
            if tap and self.page.locator(".placer.grab").count():
                ghost = self.middle(self.page.locator(".placer"))
                if self.covered(*ghost):
                    self.finger.drag((100, 300), (100, 200))
                    continue
                self.finger.drag(ghost, target)
            elif tap:
                self.page.touchscreen.tap(*target)
            elif self.hidden(*target):
                self.page.mouse.move(*self.middle(self.page.locator(".drawn:has(.hit)").first))
                self.page.mouse.wheel(0, 240)
                continue
            else:
                self.page.mouse.move(*target)
            with suppress(TimeoutError):
                aimed.wait_for(state="attached", timeout=2000)
                return
            self.page.keyboard.press("0")
        raise AssertionError(f"nothing can be aimed at {cell}")

    def covered(self, x: float, y: float) -> bool:
        """Something lies over what is held, such as the tools of the window."""
        return not self.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.matches('.placer')", [x, y])

    def hidden(self, x: float, y: float) -> bool:
        """Something lies over the board here; further off, things come towards its middle."""
        return not self.page.evaluate(ON_BOARD, [x, y])

    def middle(self, thing: Locator) -> tuple[float, float]:
        return self.patiently(lambda: middle_of(thing.bounding_box(timeout=2000)), f"see {thing}")

    def pose(self, turn: int, *, tap: bool) -> None:
        """Turn what is held until it lies so; let go over a cell beside the one meant, it may have turned by itself."""
        for step in range(12):
            if self.page.locator(f".hit[data-turn='{turn}']").count():
                return
            self.turn(flip=step % 4 == 3, tap=tap)

    def turn(self, *, flip: bool, tap: bool) -> None:
        if tap:
            tools = [self.page.locator(f".btn:has([href$='{icon}']):visible") for icon in ("rotate-right", "flip")]
            there = [tool for tool in tools if tool.count()]
            self.press(there[-1 if flip else 0].first, tap=True)
        else:
            self.page.keyboard.press("f" if flip else "r")
        self.page.evaluate(DRAWN)

    def play_until(self, plies: int, rng: Random, *, tap: bool = False) -> None:
        """Touch on until so many plies have been seen, or the game is over."""
        while not self.over() and self.last_frame()["ply"] < plies:
            self.touch(rng, tap=tap)

    def play_on(self, rng: Random, *, tap: bool = False) -> None:
        while True:
            self.await_choice()
            if self.over():
                return
            self.touch(rng, tap=tap)


def others(frame: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for seat, one in enumerate(frame["seats"]) if seat != frame["seat"]]


def middle_of(box: FloatRect | None) -> tuple[float, float] | None:
    return box and (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
