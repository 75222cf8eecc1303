"""Three at the Isle of Cats: before a rescue whoever has cards is asked, and answers as they like."""

from __future__ import annotations

import sqlite3
from typing import Any

from playwright.sync_api import expect

from tests.e2e.company import OPEN_TABLE
from tests.e2e.conftest import Arrive
from tests.e2e.guide import ACTED
from tests.e2e.person import Person
from tests.e2e.serving import Serving
from tests.server.herding import lead_up

KIND = "rescue"
ASKED = ".invitation .answers"


class Company:
    """The three, at tables where the moment before a rescue has come: as many as they need."""

    def __init__(self, arrive: Arrive, serving: Serving, tables: int) -> None:
        self.lead_up = lead_up()
        self.crew = [arrive() for _ in range(3)]
        for person in self.crew:
            person.page.evaluate("() => fetch('/api/me')")
        opened = [self.sit_down() for _ in range(tables)]
        self.write_down(serving, opened)
        self.tables = iter(opened)
        self.holder, self.other, self.turn = (
            self.crew[seat] for seat in (self.lead_up.holder, self.lead_up.other, self.lead_up.turn)
        )

    def sit_down(self) -> str:
        host, *friends = self.crew
        seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
        wish = {"game": "isle_of_cats", "mode": "fleet", "seats": seats, "options": {}}
        table = str(host.page.evaluate(OPEN_TABLE, wish))
        for friend in friends:
            friend.page.evaluate("(table) => fetch(`/api/tables/${table}/join`, { method: 'POST' })", table)
        return table

    def write_down(self, serving: Serving, tables: list[str]) -> None:
        """What leads up to it, while the server is away."""
        serving.kill()
        with sqlite3.connect(next(serving.data.glob("*.db"))) as db:
            for table in tables:
                db.execute("UPDATE tables SET seed = ? WHERE id = ?", (self.lead_up.seed, table))
                for line, (seat, action) in enumerate(self.lead_up.log):
                    db.execute(ACTED, (table, line, seat, action))
        serving.start()

    def begin(self) -> None:
        """At the next table."""
        table = next(self.tables)
        for person in self.crew:
            person.frames.clear()
            person.page.goto(f"{person.address}/table/{table}")
            person.page.locator(".table").wait_for()
            person.await_shown()

    def answer(self, person: Person, button: str) -> None:
        """No for now at once; the other ways to say no lie behind a button."""
        if button != ".btn.primary":
            person.page.locator(ASKED).click()
        person.page.locator(f".invitation {button}").click()

    def shown(self, person: Person) -> dict[str, Any]:
        person.await_shown()
        return person.last_frame()


def test_asked_before_the_cat_is_gone_and_answered_each_way(arrive: Arrive, serving: Serving) -> None:
    company = Company(arrive, serving, tables=5)
    for way in (".btn.primary", ".later", ".never"):
        answered(company, way)
    remembered(company)
    played(company)
    assert [person.troubles for person in company.crew] == [[], [], []]


def answered(company: Company, way: str) -> None:
    """Nobody else hears of one's answer; when all are in, the turn begins, and every cat is still there."""
    company.begin()
    holder, other, turn = company.holder, company.other, company.turn
    fields = pieces(company.shown(turn))
    for person in (holder, other):
        expect(person.page.locator(".invitation .btn[data-action='waive']")).to_have_count(1)
        expect(person.page.locator(ASKED)).to_have_count(1)
    expect(turn.page.locator(ASKED)).to_have_count(0)
    heard = [len(person.frames) for person in (other, turn)]
    company.answer(holder, way)
    expect(holder.page.locator(ASKED)).to_have_count(0)
    holder.page.wait_for_timeout(400)
    assert [len(person.frames) for person in (other, turn)] == heard
    company.answer(other, ".btn.primary")
    turn.await_choice()
    assert pieces(company.shown(turn)) == fields
    standing = company.shown(holder).get("standing", {})
    assert standing == {".btn.primary": {}, ".later": {"turn": True}, ".never": {"never": [KIND]}}[way]


def remembered(company: Company) -> None:
    """This browser has said never: the table is told once, and asks again where the menu says so."""
    company.begin()
    holder, other, turn = company.holder, company.other, company.turn
    holder.await_told(lambda frame: frame.get("standing") == {"never": [KIND]})
    expect(holder.page.locator(ASKED)).to_have_count(0)
    company.answer(other, ".btn.primary")
    turn.await_choice()
    holder.page.locator(".topbar .menu").click()
    setting = holder.page.locator(".menu-sheet .likings .seg:has([data-value='never'][aria-pressed='true'])")
    setting.locator("[data-value='ask']").last.click()
    holder.await_told(lambda frame: "standing" not in frame)


def played(company: Company) -> None:
    """Herding in time: the others see it before the turn begins."""
    company.begin()
    company.answer(company.other, ".btn.primary")
    company.holder.carry_out("play move_cats ")
    company.turn.await_told(lambda frame: any(event["kind"] == "played" for event in frame["events"]))
    assert not company.turn.targets().count()


def pieces(frame: dict[str, Any]) -> dict[str, str]:
    """Where everything lies."""
    return {piece["id"]: piece["at"] for piece in frame["scene"]["pieces"]}
