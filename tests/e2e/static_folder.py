"""A static folder on a plain file server, and a person whose page has no other house."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections import defaultdict
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext, Page, Request

from archipel.bots import bot
from archipel.core.catalog import game
from archipel.core.record import Record, replay
from archipel.core.state import State
from archipel.static_site.version import LIST, PAGE, digest, of_version
from archipel.static_site.write import CLIENT
from tests.e2e.guide import Guide
from tests.e2e.person import PATIENCE, Person
from tests.frames import Holder

PLACE = "games/isles"

LISTEN = """(() => {
  const House = Worker;
  window.Worker = class extends House {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => data.is === "tell" && window.heard(data.link, data.said));
    }
  };
})()"""
"""Tells the test what the house tells its page, as a socket would."""

KEPT = """() => new Promise((done, fail) => {
  const asked = indexedDB.open("archipel", 1);
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => {
    const store = asked.result.transaction("kept").objectStore("kept");
    const keys = store.getAllKeys();
    const values = store.getAll();
    values.onsuccess = () => { asked.result.close(); done(keys.result.map((key, at) => [key, values.result[at]])); };
  };
})"""


def await_true(page: Page, asked: str) -> None:
    """Asks a page until it says yes; what it says may take its time, which `wait_for_function` takes for a yes."""
    until = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(asked):
        assert time.monotonic() < until, asked
        time.sleep(0.1)


class Handler(SimpleHTTPRequestHandler):
    """A host that knows few types of files: no `.mjs`, no WebAssembly."""

    extensions_map = {
        "": "application/octet-stream",
        ".html": "text/html",
        ".js": "text/javascript",
        ".css": "text/css",
    } | {".svg": "image/svg+xml"}

    def log_message(self, *_: object) -> None: ...

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        return self.extensions_map.get(Path(path).suffix, self.extensions_map[""])


class FileServer:
    """Serves a folder under a place of its own, as any host would; `stop` is a network that is cut."""

    def __init__(self, root: Path) -> None:
        self.folder = root / PLACE
        handler = partial(Handler, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/{PLACE}/"
        self.thread = Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        if self.thread.is_alive():
            self.server.shutdown()
            self.thread.join()
        self.server.server_close()


def copied(folder: Path, root: Path) -> FileServer:
    """A host of its own, whose files may be changed."""
    shutil.copytree(folder / PLACE, root / PLACE)
    return FileServer(root)


def change(folder: Path, *names: str) -> None:
    """Files of a newer version, uploaded before all the others."""
    for name in names:
        (folder / name).write_bytes((folder / name).read_bytes() + b"\n")


def publish(folder: Path) -> str:
    """Whatever is in the folder now becomes its newest version."""
    files = json.loads((folder / LIST).read_bytes())["files"]
    digests = {name: digest((folder / name).read_bytes()) for name in files if name != PAGE}
    for name, body in of_version(CLIENT, digests, ""):
        (folder / name).write_bytes(body)
    return version_of(folder)


def version_of(folder: Path) -> str:
    return str(json.loads((folder / LIST).read_bytes())["version"])


class LonePerson(Person):
    """`left` are requests for anything but files of the folder."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.left: list[str] = []
        self.address = address
        self.holders: defaultdict[int, Holder] = defaultdict(Holder)
        context.expose_binding("heard", lambda _, link, said: self._hear(self.holders[link], said))
        context.add_init_script(LISTEN)
        context.on("request", self._leaves)
        super().__init__(context, address)

    def _leaves(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:")):
            self.left.append(request.url)

    def await_house(self) -> None:
        self.page.locator("html[data-house-at='ready']").wait_for(state="attached")

    def table(self) -> str:
        return self.page.url.rpartition("/table/")[2].split("&")[0].split("#")[0]

    def kept(self) -> dict[str, Any]:
        """Everything that the browser keeps for this site."""
        return {
            key: value if key in ("form", "me", "=holder") else json.loads(value)
            for key, value in self.page.evaluate(KEPT)
        }


class LoneGuide(Guide):
    """Reads the truth off what the browser keeps."""

    def __init__(self, person: LonePerson, level: str) -> None:
        self.person = person
        self.lone = person
        self.tap = True
        self.seat = person.last_frame()["seat"]
        self.game = game(person.last_frame()["game"])
        self.level = level
        self.bot = bot(self.game, level)

    def state(self) -> State:
        kept, table = self.lone.kept(), self.person.table()
        row = kept[f"table/{table}"]["row"]
        lines = [value for key, value in kept.items() if key.startswith(f"log/{table}/")]
        entries = [line["entry"] for line in sorted(lines, key=lambda line: line["line"])]
        acts = [(entry["seat"], entry["action"]) for entry in entries if entry["kind"] == "act"]
        return replay(Record(self.game.id, row["rules"], row["options"], len(row["sitters"]), row["seed"], acts))
