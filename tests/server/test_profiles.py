"""A profile changed from several sides at once: nothing is lost, nothing comes back."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.people.profiles import ANIMALS, PLACES, ProfileChanges, guest_name, preferences
from archipel.server.web.services import Services
from archipel.table.names import clean_name
from archipel.table.refusal import Refusal
from archipel.table.rows import Profile
from archipel.words import LANGUAGES, words
from tests.server.people import guests
from tests.server.test_http import why


async def kept(services: Services, person: str) -> Profile:
    """As it is on the disk, and as it is told."""
    profile = await services.store.profiles.find(person)
    assert profile
    assert await services.profiles.find(person) == profile
    return profile


async def test_changes_made_at_once_are_all_kept(services: Services) -> None:
    (ann,) = await guests(services, 1)
    await asyncio.gather(
        services.profiles.change(ann, ProfileChanges(name="Ann")),
        services.profiles.change(ann, ProfileChanges(preferences={"motion": "off"})),
        services.recovery_links.renew(ann),
        services.profiles.change(ann, ProfileChanges(theme="dark", preferences={"sound": "on"})),
        services.profiles.alter(ann, lambda profile: msgspec.structs.replace(profile, hook="https://example.org/x")),
        services.recovery_links.renew(ann),
    )
    profile = await kept(services, ann)
    assert (profile.name, profile.theme, profile.hook, profile.links) == ("Ann", "dark", "https://example.org/x", 2)
    assert (preferences(profile).motion, preferences(profile).sound) == ("off", "on")
    assert not services.profiles.turns


async def test_an_old_link_does_not_come_back_with_a_change(services: Services) -> None:
    (ann,) = await guests(services, 1)
    old = services.recovery_links.key(await kept(services, ann))
    await asyncio.gather(services.recovery_links.renew(ann), services.profiles.change(ann, ProfileChanges(name="Ann")))
    with pytest.raises(Refusal, match="server-no-key"):
        await services.recovery_links.owner(old)


async def test_who_has_left_for_good_is_not_made_again(services: Services) -> None:
    (ann,) = await guests(services, 1)
    profile = await kept(services, ann)
    answers = await asyncio.gather(
        services.export_and_erase.erase(profile),
        services.profiles.change(ann, ProfileChanges(name="Ann")),
        services.recovery_links.renew(ann),
        return_exceptions=True,
    )
    assert [getattr(answer, "status", None) for answer in answers] == [None, 401, 401]
    assert await services.store.profiles.find(ann) is None
    assert await services.profiles.find(ann) is None


async def test_one_that_is_gone_from_the_disk_is_forgotten(services: Services) -> None:
    (ann,) = await guests(services, 1)
    await services.store.profiles.erase(ann, "gone-x")
    with pytest.raises(Refusal, match="server-no-guest"):
        await services.profiles.change(ann, ProfileChanges(name="Ann"))
    assert await services.profiles.find(ann) is None


def test_whoever_is_nobody_changes_nothing(client: TestClient[Litestar]) -> None:
    assert why(client.put("/api/me", json={"name": "Ann"})) == (401, "server-no-guest")
    assert why(client.post("/api/me/link", json={"renew": True})) == (401, "server-no-guest")
    assert why(client.put("/api/me/hook", json={"address": ""})) == (401, "server-no-guest")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_newcomer_has_a_name_that_may_be_shown(lang: str) -> None:
    said = words(lang)
    names = [
        said.key("server-guest", place=place, animal=animal) for place in range(PLACES) for animal in range(ANIMALS)
    ]
    assert len(set(names)) == PLACES * ANIMALS
    assert [clean_name(name) for name in names] == names
    assert guest_name(lang) in names


async def test_a_newcomer_keeps_the_name_they_were_given(services: Services) -> None:
    made = await services.profiles.make("fr")
    services.profiles.forget(made.id)
    found = await services.profiles.find(made.id)
    assert found is not None
    assert found.name == made.name
