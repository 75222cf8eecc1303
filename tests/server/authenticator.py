"""A device with a passkey, made of software: it answers a browser as its makers' do (Web Authentication, 6.5)."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Protocol

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from webauthn.helpers import encode_cbor

from archipel.server.people.passkeys import NewPasskey, PasskeyProof

HOME = "https://play.example.org"
HOST = "play.example.org"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def client(kind: str, challenge: str, origin: str = HOME) -> bytes:
    return msgspec.json.encode({"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin, "more": 1})


def seen(host: str = HOST, flags: int = PRESENT | VERIFIED) -> bytes:
    return sha256(host.encode()).digest() + bytes([flags]) + bytes(4)


class Key(Protocol):
    def cose(self) -> dict[int, Any]: ...

    def sign(self, message: bytes) -> bytes: ...


class Es256:
    def __init__(self) -> None:
        self.secret = ec.generate_private_key(ec.SECP256R1())

    def cose(self) -> dict[int, Any]:
        point = self.secret.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}

    def sign(self, message: bytes) -> bytes:
        return self.secret.sign(message, ec.ECDSA(hashes.SHA256()))


class EdDsa:
    def __init__(self) -> None:
        self.secret = ed25519.Ed25519PrivateKey.generate()

    def cose(self) -> dict[int, Any]:
        return {1: 1, 3: -8, -1: 6, -2: self.secret.public_key().public_bytes_raw()}

    def sign(self, message: bytes) -> bytes:
        return self.secret.sign(message)


class Rs256:
    def __init__(self) -> None:
        self.secret = rsa.generate_private_key(public_exponent=65537, key_size=2048)

    def cose(self) -> dict[int, Any]:
        numbers = self.secret.public_key().public_numbers()
        return {1: 3, 3: -257, -1: numbers.n.to_bytes(256, "big"), -2: numbers.e.to_bytes(3, "big")}

    def sign(self, message: bytes) -> bytes:
        return self.secret.sign(message, padding.PKCS1v15(), hashes.SHA256())


@dataclass
class Device:
    """What it is asked for can be altered, to see it refused."""

    key: Key = field(default_factory=Es256)
    id: bytes = b"device"

    def make(self, challenge: str, **altered: Any) -> NewPasskey:
        data = altered.get("data") or self.attested(**altered)
        told = client(altered.get("kind", "create"), challenge, altered.get("origin", HOME))
        return NewPasskey(encoded(altered.get("id", self.id)), encoded(data), encoded(told))

    def show(self, challenge: str, **altered: Any) -> PasskeyProof:
        data = altered.get("data") or seen()
        told = client(altered.get("kind", "get"), challenge, altered.get("origin", HOME))
        signature = altered.get("signature") or self.key.sign(data + sha256(told).digest())
        return PasskeyProof(encoded(altered.get("id", self.id)), encoded(data), encoded(told), encoded(signature))

    def attested(self, *, host: str = HOST, flags: int = PRESENT | VERIFIED | ATTESTED, **altered: Any) -> bytes:
        key = altered.get("cose") or encode_cbor(self.key.cose())
        return seen(host, flags) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
