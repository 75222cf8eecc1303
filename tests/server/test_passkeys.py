"""Signatures by the vectors of RFC 6979, A.2.5; passkeys by a device made of its key."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from archipel.server.people.p256 import GX, GY, SPKI, N, P, _sum, _times, read_key, verifies
from archipel.server.people.passkeys import NewPasskey, PasskeyProof
from archipel.server.web.services import Services
from archipel.table.refusal import Refusal
from tests.server.people import guests

SECRET = 0xC9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721
KEY = bytes.fromhex(
    "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
    "7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299"
)
SAMPLE = (
    0xEFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716,
    0xF7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8,
)
TEST = (
    0xF1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367,
    0x019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083,
)
HOME = "https://play.example.org"


def der(r: int, s: int) -> bytes:
    numbers = b"".join(bytes([2, len(one)]) + one for one in (_bytes(r), _bytes(s)))
    return bytes([0x30, len(numbers)]) + numbers


def _bytes(number: int) -> bytes:
    return number.to_bytes(number.bit_length() // 8 + 1, "big", signed=True)


def test_known_signatures() -> None:
    key = read_key(SPKI + KEY)
    assert verifies(key, b"sample", der(*SAMPLE))
    assert verifies(key, b"test", der(*TEST))
    assert not verifies(key, b"Sample", der(*SAMPLE))
    assert not verifies(key, b"test", der(*SAMPLE))
    r, s = SAMPLE
    for wrong in ((0, s), (r, 0), (r + N, s), (r, N - s + 1), (s, r), (-r, s)):
        assert not verifies(key, b"sample", der(*wrong))
    for broken in (b"", b"\x30", der(r, s)[:-1], der(r, s) + b"\0", b"\x31" + der(r, s)[1:], b"\x30\x02\x02\x00"):
        assert not verifies(key, b"sample", broken)


@pytest.mark.parametrize(
    "key", [KEY, SPKI, SPKI + KEY + b"\0", SPKI + KEY[:-1] + b"\x98", SPKI + b"\xff" * 64, SPKI + bytes(64), b""]
)
def test_keys_that_are_none(key: bytes) -> None:
    with pytest.raises(ValueError, match="P-256"):
        read_key(key)


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def sign(message: bytes) -> bytes:
    """As the device does, with a number that need not be secret here."""
    k = 0xA6E3C57DD01ABE90086538398355DD4C3B17AA873382B0F24D6129493D8AAD60
    x, _, z = _sum(_times(k, (GX, GY)), (1, 1, 0))
    r = x * pow(z, -2, P) % P % N
    digest = int.from_bytes(sha256(message).digest(), "big")
    return der(r, pow(k, -1, N) * (digest + r * SECRET) % N)


def client(kind: str, challenge: str, origin: str = HOME) -> bytes:
    return msgspec.json.encode({"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin, "more": 1})


def seen(host: str = "play.example.org", flags: int = 5) -> bytes:
    return sha256(host.encode()).digest() + bytes([flags]) + bytes(4)


def made(services: Services, **changes: Any) -> NewPasskey:
    said: dict[str, Any] = {
        "kind": "create",
        "challenge": services.passkeys.challenge().challenge,
        "data": seen(),
        "key": SPKI + KEY,
    }
    said.update(changes)
    told = client(said["kind"], said["challenge"], said.get("origin", HOME))
    return NewPasskey(encoded(b"device"), encoded(said["key"]), encoded(said["data"]), encoded(told))


def shown(services: Services, **changes: Any) -> PasskeyProof:
    said: dict[str, Any] = {
        "kind": "get",
        "challenge": services.passkeys.challenge().challenge,
        "data": seen(),
        "id": b"device",
    }
    said.update(changes)
    told = client(said["kind"], said["challenge"], said.get("origin", HOME))
    signature = said.get("signature") or sign(said["data"] + sha256(told).digest())
    return PasskeyProof(encoded(said["id"]), encoded(said["data"]), encoded(told), encoded(signature))


async def test_a_device_brings_its_owner_back(services: Services) -> None:
    ann, ben = await guests(services, 2)
    profile = await services.profiles.find(ann)
    other = await services.profiles.find(ben)
    assert profile
    assert other
    await services.passkeys.add(profile, made(services), HOME)
    assert (await services.passkeys.owner(shown(services), HOME)).id == ann
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.add(other, made(services), HOME)
    used = shown(services)
    await services.passkeys.owner(used, HOME)
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(used, HOME)
    await services.store.passkeys.drop(ann)
    with pytest.raises(Refusal, match="server-no-passkey"):
        await services.passkeys.owner(shown(services), HOME)


WRONG: list[dict[str, Any]] = [
    {"kind": "create"},
    {"challenge": "made-up"},
    {"origin": "https://evil.example.org"},
    {"data": seen("evil.example.org")},
    {"data": seen(flags=4)},
    {"data": seen()[:36]},
    {"signature": der(*SAMPLE)},
    {"signature": b"nonsense"},
]


async def test_what_does_not_vouch(services: Services) -> None:
    (ann,) = await guests(services, 1)
    profile = await services.profiles.find(ann)
    assert profile
    unfit: list[dict[str, Any]] = [{"kind": "get"}, {"key": SPKI + bytes(64)}, *WRONG[1:6]]
    for change in unfit:
        with pytest.raises(Refusal, match="server-bad-passkey"):
            await services.passkeys.add(profile, made(services, **change), HOME)
    await services.passkeys.add(profile, made(services), HOME)
    for change in WRONG:
        with pytest.raises(Refusal, match="server-bad-passkey"):
            await services.passkeys.owner(shown(services, **change), HOME)
    with pytest.raises(Refusal, match="server-no-passkey"):
        await services.passkeys.owner(shown(services, id=b"unknown"), HOME)
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await services.passkeys.owner(PasskeyProof("a", "é", "%", "!"), HOME)
