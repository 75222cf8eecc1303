"""A record in a notebook: a slider over its steps, each a picture and what happened, in a frame of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from string import Template

import msgspec

from archipel.cli.language import language
from archipel.core.content_names import packed_in
from archipel.core.record import BrokenRecord, Record, mode_of, replay
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Seat
from archipel.core.visibility import seen
from archipel.server.content.picture.blocks import Block
from archipel.server.content.picture.faces import faces
from archipel.server.content.picture.page import Page, at_sea, document
from archipel.server.content.picture.zones import Painter
from archipel.server.replay.replay import Replay
from archipel.server.replay.uploads import play_record
from archipel.showing.position import caption, only_seat
from archipel.words import words

TEMPLATE = Path(__file__).with_name("slideshow.html")
HEAD = 88
"""How high the slider and the words above the board are."""
PART = re.compile(r"(?=<g)")


class Slides(msgspec.Struct):
    """What a page needs to draw any step: `boards` are the numbers of the `parts` each is made of."""

    parts: list[str]
    boards: list[list[int]]
    said: list[str]


def html(record: Record, *, seat: Seat | None = None, lang: str = "") -> str:
    """A piece of a page that needs nothing beside it, for the eyes of a seat (none: a spectator's, or those of the only
    seat there is); a sentence where the record cannot be played. `lang` is as for `svg`."""
    if seat is not None and not 0 <= seat < record.seats:
        raise ValueError(f"no seat {seat}; there are 0 to {record.seats - 1}")
    try:
        replay(record)
    except BrokenRecord as error:
        return f"<p>{escape(str(error))}</p>"
    return Slideshow(record, only_seat(record.seats) if seat is None else seat, language(lang)).frame()


class Slideshow:
    """The steps that somebody was told of, as in the replays of the app."""

    def __init__(self, record: Record, seat: Seat | None, lang: str) -> None:
        self.record = record.resolved()
        self.replay = Replay(play_record(self.record))
        self.game = self.replay.game
        self.seat = seat
        self.words = words(lang, self.game.id)
        packed = packed_in(self.game.content, self.record.options)
        self.painter = Painter(faces(self.game, self.words.language, packed), self.say)

    def say(self, said: Text) -> str:
        return self.words.say(said, (), self.seat)

    def frame(self) -> str:
        """The page in a frame, where its styles and names meet no others."""
        blocks = [*self.blocks()]
        size = Block(blocks[0].w, max(block.h for block in blocks), "")
        source = self.page(blocks, size).replace("&", "&amp;").replace("'", "&#39;")
        shape = f"width: 100%; max-width: {size.w:g}px; aspect-ratio: {size.w:g} / {size.h + HEAD:.5g}; border: 0"
        title = escape(caption(self.words, self.seat))
        return f"""<iframe sandbox="allow-scripts" title="{title}" style="{shape}" srcdoc='{source}'></iframe>"""

    def blocks(self) -> Iterator[Block]:
        title = caption(self.words, self.seat)
        for stop in self.replay.stops(self.seat):
            yield at_sea(Page(self.replay.scene(self.seat, stop), self.painter).whole(title))

    def page(self, blocks: list[Block], size: Block) -> str:
        board = Block(size.w, size.h, f'<g id="board">{blocks[0].source}</g>')
        mode = mode_of(self.game, self.record).id
        said = [*self.said()]
        slides = msgspec.json.encode(slides_of([block.source for block in blocks], said)).decode()
        return Template(TEMPLATE.read_text(encoding="utf-8")).substitute(
            lang=self.words.language,
            label=escape(self.words.key("notebook-step")),
            last=len(blocks) - 1,
            said=escape(said[0]),
            board=document(self.game, board, self.painter, mode=mode, seats=self.record.seats),
            slides=slides.replace("</", "<\\/"),
        )

    def said(self) -> Iterator[str]:
        """What led to each step; who acted, where no line of the log tells more."""
        history, told = self.replay.history, -1
        for stop in self.replay.stops(self.seat):
            events = [event for line in history.lines[told + 1 : stop.line + 1] for event in line.events]
            texts = [event.text() for event in seen(events if stop.line >= 0 else history.opening, self.seat)]
            said = " ".join(self.say(one) for one in texts if one is not None)
            acted = text("replay-acts", seat=seat_text(self.replay.actor(stop)))
            yield said or (self.say(acted) if stop.line >= 0 else "")
            told = stop.line


def slides_of(sources: list[str], said: list[str]) -> Slides:
    """Boards have most of their parts in common: each is there once."""
    numbers: dict[str, int] = {}
    boards = [[numbers.setdefault(part, len(numbers)) for part in PART.split(source)] for source in sources]
    return Slides([*numbers], boards, said)
