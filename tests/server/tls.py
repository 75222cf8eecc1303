"""A host of the web on this machine: a certificate for its name, and a browser's trust in it."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Host:
    """`trusting` believes its certificate; `asked` are the names it was called by before anything was said."""

    def __init__(self, folder: Path, name: str) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        made = certificate(name, key).public_bytes(serialization.Encoding.PEM)
        form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        file = folder / "host.pem"
        file.write_bytes(made + key.private_bytes(serialization.Encoding.PEM, *form))
        self.asked: list[str | None] = []
        self.trusting = ssl.create_default_context(cadata=made.decode())
        self.secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.secure.load_cert_chain(file)
        self.secure.sni_callback = lambda _, asked, __: self.asked.append(asked)

    @asynccontextmanager
    async def serving(self, answer: Answer) -> AsyncIterator[int]:
        """The port at which it answers."""
        server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=self.secure)
        yield server.sockets[0].getsockname()[1]
        server.close()


def certificate(name: str, key: ec.EllipticCurvePrivateKey) -> x509.Certificate:
    subject, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)]), datetime.now(UTC)
    builder = x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
    builder = builder.serial_number(1).not_valid_before(now - timedelta(1)).not_valid_after(now + timedelta(1))
    builder = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    return builder.sign(key, hashes.SHA256())
