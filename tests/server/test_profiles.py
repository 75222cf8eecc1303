"""A profile changed from several sides at once: nothing is lost, nothing comes back."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.people.profiles import Changes, preferences
from archipel.server.web.services import Hall
from archipel.table.refusal import Refusal
from archipel.table.store import Profile
from tests.server.people import guests
from tests.server.test_http import why


async def kept(hall: Hall, person: str) -> Profile:
    """As it is on the disk, and as it is told."""
    profile = await hall.store.profile(person)
    assert profile
    assert await hall.profiles.find(person) == profile
    return profile


async def test_changes_made_at_once_are_all_kept(hall: Hall) -> None:
    (ann,) = await guests(hall, 1)
    await asyncio.gather(
        hall.profiles.change(ann, Changes(name="Ann")),
        hall.profiles.change(ann, Changes(preferences={"motion": "off"})),
        hall.keys.renew(ann),
        hall.profiles.change(ann, Changes(theme="dark", preferences={"sound": "on"})),
        hall.profiles.alter(ann, lambda profile: msgspec.structs.replace(profile, hook="https://example.org/x")),
        hall.keys.renew(ann),
    )
    profile = await kept(hall, ann)
    assert (profile.name, profile.theme, profile.hook, profile.links) == ("Ann", "dark", "https://example.org/x", 2)
    assert (preferences(profile).motion, preferences(profile).sound) == ("off", "on")
    assert not hall.profiles.turns


async def test_an_old_link_does_not_come_back_with_a_change(hall: Hall) -> None:
    (ann,) = await guests(hall, 1)
    old = hall.keys.key(await kept(hall, ann))
    await asyncio.gather(hall.keys.renew(ann), hall.profiles.change(ann, Changes(name="Ann")))
    with pytest.raises(Refusal, match="server-no-key"):
        await hall.keys.owner(old)


async def test_who_has_left_for_good_is_not_made_again(hall: Hall) -> None:
    (ann,) = await guests(hall, 1)
    profile = await kept(hall, ann)
    answers = await asyncio.gather(
        hall.leaving.erase(profile),
        hall.profiles.change(ann, Changes(name="Ann")),
        hall.keys.renew(ann),
        return_exceptions=True,
    )
    assert [getattr(answer, "status", None) for answer in answers] == [None, 401, 401]
    assert await hall.store.profile(ann) is None
    assert await hall.profiles.find(ann) is None


async def test_one_that_is_gone_from_the_disk_is_forgotten(hall: Hall) -> None:
    (ann,) = await guests(hall, 1)
    await hall.ledger.erase(ann, "gone-x")
    with pytest.raises(Refusal, match="server-no-guest"):
        await hall.profiles.change(ann, Changes(name="Ann"))
    assert await hall.profiles.find(ann) is None


def test_whoever_is_nobody_changes_nothing(client: TestClient[Litestar]) -> None:
    assert why(client.put("/api/me", json={"name": "Ann"})) == (401, "server-no-guest")
    assert why(client.post("/api/me/link", json={"renew": True})) == (401, "server-no-guest")
    assert why(client.put("/api/me/hook", json={"address": ""})) == (401, "server-no-guest")
