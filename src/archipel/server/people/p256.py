"""ECDSA over the curve P-256 with SHA-256: checking a signature, and nothing secret (FIPS 186-5, 6.4.2)."""

from __future__ import annotations

from hashlib import sha256

P = 0xFFFFFFFF00000001000000000000000000000000FFFFFFFFFFFFFFFFFFFFFFFF
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
GX = 0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296
GY = 0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5

SPKI = bytes.fromhex("3059301306072a8648ce3d020106082a8648ce3d03010703420004")

Point = tuple[int, int]
Jacobian = tuple[int, int, int]

INFINITY: Jacobian = (1, 1, 0)


def read_key(spki: bytes) -> Point:
    """The public key of a SubjectPublicKeyInfo; ValueError if it is none of this curve."""
    if len(spki) != len(SPKI) + 64 or not spki.startswith(SPKI):
        raise ValueError("not a key of P-256")
    x, y = int.from_bytes(spki[-64:-32], "big"), int.from_bytes(spki[-32:], "big")
    if x >= P or y >= P or (y * y - (x * x * x - 3 * x + B)) % P:
        raise ValueError("not a point of P-256")
    return x, y


def verifies(key: Point, message: bytes, signature: bytes) -> bool:
    """Whether a DER signature of a message was made with the key's secret."""
    try:
        r, s = _read_signature(signature)
    except (ValueError, IndexError):
        return False
    if not (0 < r < N and 0 < s < N):
        return False
    z = int.from_bytes(sha256(message).digest(), "big")
    w = pow(s, -1, N)
    x, _, zz = _sum(_times(z * w % N, (GX, GY)), _times(r * w % N, key))
    if not zz:
        return False
    return x * pow(zz, -2, P) % P % N == r


def _read_signature(der: bytes) -> tuple[int, int]:
    if der[0] != 0x30 or der[1] != len(der) - 2:
        raise ValueError("not a signature")
    r, rest = _read_integer(der[2:])
    s, rest = _read_integer(rest)
    if rest:
        raise ValueError("something after the signature")
    return r, s


def _read_integer(der: bytes) -> tuple[int, bytes]:
    length = der[1]
    number = der[2 : 2 + length]
    if der[0] != 2 or not 0 < length <= 33 or len(number) != length:
        raise ValueError("not a number")
    return int.from_bytes(number, "big", signed=True), der[2 + length :]


def _times(by: int, point: Point) -> Jacobian:
    found = INFINITY
    once = (point[0], point[1], 1)
    for bit in bin(by)[2:]:
        found = _twice(found)
        if bit == "1":
            found = _sum(found, once)
    return found


def _twice(point: Jacobian) -> Jacobian:
    x, y, z = point
    if not y or not z:
        return INFINITY
    yy = y * y % P
    s = 4 * x * yy % P
    m = 3 * (x - z * z) * (x + z * z) % P
    nx = (m * m - 2 * s) % P
    return nx, (m * (s - nx) - 8 * yy * yy) % P, 2 * y * z % P


def _sum(one: Jacobian, other: Jacobian) -> Jacobian:
    if not one[2]:
        return other
    if not other[2]:
        return one
    zz1, zz2 = one[2] * one[2] % P, other[2] * other[2] % P
    u1, u2 = one[0] * zz2 % P, other[0] * zz1 % P
    s1, s2 = one[1] * zz2 * other[2] % P, other[1] * zz1 * one[2] % P
    if u1 == u2:
        return _twice(one) if s1 == s2 else INFINITY
    h, r = (u2 - u1) % P, (s2 - s1) % P
    hh = h * h % P
    hhh, v = h * hh % P, u1 * hh % P
    x = (r * r - hhh - 2 * v) % P
    return x, (r * (v - x) - s1 * hhh) % P, one[2] * other[2] * h % P
