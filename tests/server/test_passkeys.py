"""Passkeys: a device brings its owner back, whichever way it signs; nothing else does."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from hypothesis import given
from hypothesis import strategies as st
from webauthn.helpers import encode_cbor

from archipel.server.people.passkeys import NewPasskey, PasskeyProof
from archipel.server.people.webauthn_checks import registered_key
from archipel.server.web.services import Services
from archipel.table.refusal import Refusal
from archipel.table.rows import Profile
from tests.server.authenticator import HOME, Device, EdDsa, Es256, Key, Rs256, encoded, seen
from tests.server.people import guests

ELSEWHERE = "https://other.example.org"


def asked(services: Services) -> str:
    return services.passkeys.challenge().challenge


async def person(services: Services) -> Profile:
    (id,) = await guests(services, 1)
    profile = await services.profiles.find(id)
    assert profile
    return profile


@pytest.mark.parametrize("kind", [Es256, EdDsa, Rs256])
async def test_a_device_brings_its_owner_back(services: Services, kind: type[Key]) -> None:
    ann, ben, device = await person(services), await person(services), Device(kind())
    await services.passkeys.add(ann, device.make(asked(services)), HOME)
    assert (await services.passkeys.owner(device.show(asked(services)), HOME)).id == ann.id
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(Device(kind()).show(asked(services)), HOME)
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.add(ben, device.make(asked(services)), HOME)
    used = device.show(asked(services))
    await services.passkeys.owner(used, HOME)
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(used, HOME)
    await services.store.passkeys.drop(ann.id)
    with pytest.raises(Refusal, match="server-no-passkey"):
        await services.passkeys.owner(device.show(asked(services)), HOME)


async def test_a_key_kept_by_an_older_server_still_opens(services: Services) -> None:
    """It kept what the browser's getPublicKey gave: a SubjectPublicKeyInfo of P-256."""
    ann, key = await person(services), Es256()
    info = key.secret.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    assert info.hex().startswith("3059301306072a8648ce3d020106082a8648ce3d03010703420004")
    await services.store.passkeys.keep(encoded(b"device"), ann.id, encoded(info), 0, "")
    assert (await services.passkeys.owner(Device(key).show(asked(services)), HOME)).id == ann.id
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(Device(Es256()).show(asked(services)), HOME)


async def test_a_passkey_is_for_the_host_it_was_made_for(services: Services) -> None:
    """The device here signs for anybody, as a stolen key would."""
    ann, device = await person(services), Device()
    await services.passkeys.add(ann, device.make(asked(services)), HOME)
    elsewhere = {"origin": ELSEWHERE, "data": seen("other.example.org")}
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(device.show(asked(services), **elsewhere), ELSEWHERE)
    assert (await services.passkeys.owner(device.show(asked(services)), HOME)).id == ann.id


async def test_a_passkey_of_an_older_server_is_for_the_host_where_it_is_shown_first(services: Services) -> None:
    ann, device = await person(services), Device()
    kept = encoded(encode_cbor(device.key.cose()))
    await services.store.passkeys.keep(encoded(device.id), ann.id, kept, 0, "")
    elsewhere = {"origin": ELSEWHERE, "data": seen("other.example.org")}
    assert (await services.passkeys.owner(device.show(asked(services)), HOME)).id == ann.id
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(device.show(asked(services), **elsewhere), ELSEWHERE)


async def test_an_older_page_tells_the_key_too(services: Services) -> None:
    ann, device = await person(services), Device()
    made = device.make(asked(services))
    await services.passkeys.add(ann, NewPasskey(made.id, made.data, made.client, key=encoded(b"not read")), HOME)
    assert (await services.passkeys.owner(device.show(asked(services)), HOME)).id == ann.id


WRONG: list[dict[str, Any]] = [
    {"origin": "https://evil.example.org"},
    {"challenge": "made-up"},
    {"data": seen()[:36]},
    {"data": b"\0"},
]
NOT_MADE: list[dict[str, Any]] = [
    {"kind": "get"},
    {"host": "evil.example.org"},
    {"flags": 0x44},
    {"flags": 0x05},
    {"id": b"another"},
    {"cose": encode_cbor({**Es256().cose(), -3: bytes(32)})},
    {"cose": encode_cbor({**Es256().cose(), 3: -65535})},
    {"cose": encode_cbor({1: 2, 3: -7})},
    {"cose": encode_cbor("no key")},
    {"cose": b"\xff"},
    *WRONG,
]
NOT_SHOWN: list[dict[str, Any]] = [
    {"kind": "create"},
    {"data": seen("evil.example.org")},
    {"data": seen(flags=4)},
    {"data": seen() + b"\0"},
    {"signature": Es256().sign(b"something else")},
    {"signature": b"nonsense"},
    *WRONG,
]


async def test_what_does_not_vouch(services: Services) -> None:
    ann, device = await person(services), Device()
    for change in NOT_MADE:
        with pytest.raises(Refusal, match="server-bad-passkey") as refused:
            await services.passkeys.add(ann, device.make(**{"challenge": asked(services), **change}), HOME)
        assert refused.value.status == 403
    await services.passkeys.add(ann, device.make(asked(services)), HOME)
    for change in NOT_SHOWN:
        with pytest.raises(Refusal, match="server-bad-passkey"):
            await services.passkeys.owner(device.show(**{"challenge": asked(services), **change}), HOME)
    with pytest.raises(Refusal, match="server-no-passkey"):
        await services.passkeys.owner(device.show(asked(services), id=b"unknown"), HOME)
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(PasskeyProof("a", "é", "%", "!"), HOME)


async def test_an_id_is_no_longer_than_the_standard_has_it(services: Services) -> None:
    ann = await person(services)
    await services.passkeys.add(ann, Device(id=b"x" * 1023).make(asked(services)), HOME)
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.add(ann, Device(id=b"y" * 1024).make(asked(services)), HOME)


VALUES = st.none() | st.integers(-300, 10) | st.binary(max_size=31) | st.text(max_size=5) | st.lists(st.none())
NEAR_KEYS = st.fixed_dictionaries(
    {}, optional={1: st.sampled_from([1, 2, 7]), 3: st.sampled_from([-7, -8]), -1: VALUES, -2: VALUES, -3: VALUES}
)
DEVICE = Device()


def test_a_key_is_kept_as_the_device_wrote_it() -> None:
    assert registered_key(DEVICE.make("asks"), "asks", HOME) == encoded(encode_cbor(DEVICE.key.cose()))


@given(cose=(VALUES | NEAR_KEYS).map(encode_cbor) | st.binary(min_size=1, max_size=31))
def test_whatever_else_a_device_says_its_key_is_there_is_but_one_refusal(cose: bytes) -> None:
    with pytest.raises(Refusal, match="server-bad-passkey"):
        registered_key(DEVICE.make("asks", cose=cose), "asks", HOME)


def test_a_server_starts_without_the_libraries_of_passkeys_and_alerts() -> None:
    told = "import sys, archipel.server.web.app; print({'webauthn', 'cryptography', 'httpcore'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
