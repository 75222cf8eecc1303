"""People who sit down together, and pages that are opened anew."""

from __future__ import annotations

from typing import Any

from archipel.core.catalog import games
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person

OPEN_TABLE = """async (table) => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(table),
    headers: {'content-type': 'application/json'}})).json()).table"""


def open_table(person: Person, game: str, mode: str, seats: list[dict[str, str]], options: dict[str, Any]) -> None:
    """A table with options of one's own."""
    person.choose_island(game)
    table = person.page.evaluate(
        OPEN_TABLE, {"game": game, "mode": mode, "seats": [{"kind": "me"}, *seats], "options": options}
    )
    person.page.goto(f"{person.address}/table/{table}")


def open_alone(person: Person, game: str) -> None:
    """A table for one, in the first mode that has one."""
    mode = next(mode.id for mode in games()[game].modes if 1 in mode.seats)
    open_at(person, {"game": game, "mode": mode, "seats": [{"kind": "me"}], "options": {}})


def open_at(person: Person, table: dict[str, Any]) -> None:
    person.page.evaluate("() => fetch('/api/me')")
    person.page.goto(f"{person.address}/table/{person.page.evaluate(OPEN_TABLE, table)}")
    person.page.locator(".table, .lobby").first.wait_for()


def friends(arrive: Arrive, game: str, mode: str, people: int) -> list[Person]:
    """One opens a table of friends, the others follow the link."""
    host = arrive()
    open_table(host, game, mode, [{"kind": "friend"}] * (people - 1), {})
    host.page.locator(".lobby").wait_for()
    crew = [host]
    for _ in range(people - 1):
        guest = arrive()
        guest.page.goto(host.page.url)
        guest.page.locator(".lobby .btn.primary").click()
        crew.append(guest)
    for person in crew:
        person.page.locator(".table").wait_for()
    return crew


def reload_in_the_middle(person: Person) -> None:
    """Nothing is lost and nothing doubled by a reload."""
    person.await_others()
    before = person.last_frame()
    person.page.reload()
    person.await_choice()
    after = person.last_frame()
    assert after["ply"] == before["ply"]
    assert after["scene"] == before["scene"]
