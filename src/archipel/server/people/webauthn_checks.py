"""What a passkey says, checked by the library webauthn: which page asked, that somebody was there, who signed."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from webauthn import base64url_to_bytes, verify_authentication_response, verify_registration_response
from webauthn.helpers import decode_credential_public_key, decoded_public_key_to_cryptography, encode_cbor
from webauthn.helpers.exceptions import WebAuthnException

from archipel.table.refusal import refuse

if TYPE_CHECKING:
    from archipel.server.people.passkeys import NewPasskey, PasskeyProof

LONGEST_ID = 1023
P256 = bytes.fromhex("3059301306072a8648ce3d020106082a8648ce3d030107034200")
UNTRUE = (WebAuthnException, ValueError, TypeError, LookupError)


def registered_key(made: NewPasskey, challenge: str, origin: str) -> str:
    """The public key of a new passkey, as it is kept: COSE in base64url. Refusal unless all it says holds."""
    try:
        answer = {"clientDataJSON": made.client, "attestationObject": _unattested(base64url_to_bytes(made.data))}
        found = verify_registration_response(credential=_credential(made.id, answer), **_expected(challenge, origin))
        decoded_public_key_to_cryptography(decode_credential_public_key(found.credential_public_key))
    except UNTRUE:
        raise refuse("server-bad-passkey", status=403) from None
    if _encoded(found.credential_id) != made.id or len(found.credential_id) > LONGEST_ID:
        raise refuse("server-bad-passkey", status=403)
    return _encoded(found.credential_public_key)


def check_shown(shown: PasskeyProof, key: str, challenge: str, origin: str) -> None:
    """Refusal unless the passkey with this key has signed. Its counter is not read: most devices have none."""
    answer = {"clientDataJSON": shown.client, "authenticatorData": shown.data, "signature": shown.signature}
    try:
        verify_authentication_response(
            credential=_credential(shown.id, answer),
            credential_public_key=_public_key(key),
            credential_current_sign_count=0,
            **_expected(challenge, origin),
        )
    except UNTRUE:
        raise refuse("server-bad-passkey", status=403) from None


def _public_key(key: str) -> bytes:
    """As the library reads it. Keys of P-256 were once kept as SubjectPublicKeyInfo: a head, then a point it knows."""
    return base64url_to_bytes(key).removeprefix(P256)


def _unattested(data: bytes) -> str:
    """What a browser makes of a device's data where nobody asks who built the device."""
    return _encoded(encode_cbor({"fmt": "none", "attStmt": {}, "authData": data}))


def _credential(id: str, answer: dict[str, str]) -> dict[str, Any]:
    return {"id": id, "rawId": id, "type": "public-key", "response": answer}


def _expected(challenge: str, origin: str) -> dict[str, Any]:
    host = urlsplit(origin).hostname or ""
    return {"expected_challenge": base64url_to_bytes(challenge), "expected_origin": origin, "expected_rp_id": host}


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
