"""Large messages are compressed, each by itself; small ones, and all to whoever does not ask for it, go as they are."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.extensions import ClientExtensionFactory
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from archipel.server.web.sockets.large_messages import LARGE, LargeMessageDeflateFactory

WORDS = "Les îles, zwölf Inseln, 群島. ".encode()
SIZES = [0, 1, LARGE - 1, LARGE, LARGE + 1, 30_000, 70_000, 300_000]
OFFERS: dict[str, dict[str, Any]] = {
    "as browsers do": {"client_max_window_bits": True},
    "nothing about windows": {},
    "small windows": {"server_max_window_bits": 9, "client_max_window_bits": 9},
    "nothing kept": {"server_no_context_takeover": True, "client_no_context_takeover": True},
}


class Wire:
    """A client and a server after their handshake."""

    def __init__(self, *offered: ClientExtensionFactory) -> None:
        self.client = ClientProtocol(parse_uri("ws://localhost/"), extensions=offered or None)
        self.server = ServerProtocol(extensions=[LargeMessageDeflateFactory()])
        self.client.send_request(self.client.connect())
        self.carry(self.client, self.server)
        (request,) = self.server.events_received()
        self.server.send_response(self.server.accept(request))  # type: ignore[arg-type]
        self.carry(self.server, self.client)
        self.client.events_received()

    def down(self, message: bytes) -> tuple[bytes, bytes]:
        """From the server: what is on the way, and what is read of it."""
        self.server.send_text(message)
        return self.carry(self.server, self.client), self._read(self.client)

    def up(self, message: bytes) -> bytes:
        self.client.send_text(message)
        self.carry(self.client, self.server)
        return self._read(self.server)

    @staticmethod
    def carry(source: Any, target: Any) -> bytes:
        data = b"".join(source.data_to_send())
        target.receive_data(data)
        return data

    @staticmethod
    def _read(reader: Any) -> bytes:
        assert reader.parser_exc is None
        (frame,) = reader.events_received()
        assert (frame.opcode, frame.fin) == (Opcode.TEXT, True)
        return bytes(frame.data)


def text_of(size: int) -> bytes:
    """So many bytes, none of them half a letter."""
    return (WORDS * (size // len(WORDS) + 1))[:size].decode(errors="ignore").encode().ljust(size)


def compressed(data: bytes) -> bool:
    """Whether the first frame says so: its bit RSV1."""
    return bool(data[0] & 0x40)


@pytest.mark.parametrize("offer", OFFERS)
def test_every_size_is_read_as_it_was_sent(offer: str) -> None:
    wire = Wire(ClientPerMessageDeflateFactory(**OFFERS[offer]))
    for message in map(text_of, SIZES * 2):
        data, read = wire.down(message)
        assert read == message
        assert compressed(data) == (len(message) > LARGE)
        assert len(data) <= len(message) // 4 if compressed(data) else len(data) <= len(message) + 10
        assert wire.up(message) == message


def test_nothing_is_kept_for_a_socket_between_two_messages() -> None:
    wire = Wire(ClientPerMessageDeflateFactory(client_max_window_bits=True))
    (agreed,) = wire.server.extensions
    first, _ = wire.down(text_of(30_000))
    again, _ = wire.down(text_of(30_000))
    assert first == again
    wire.up(text_of(30_000))
    assert not hasattr(agreed, "encoder")
    assert not hasattr(agreed, "decoder")


def test_whoever_does_not_ask_for_it_is_sent_everything_as_it_is() -> None:
    wire = Wire()
    for message in map(text_of, SIZES):
        data, read = wire.down(message)
        assert read == message
        assert not compressed(data)
        assert data.endswith(message)


def test_control_frames_are_never_compressed() -> None:
    wire = Wire(ClientPerMessageDeflateFactory())
    wire.server.send_ping(b"x" * 125)
    assert not compressed(wire.carry(wire.server, wire.client))
    (ping,) = wire.client.events_received()
    assert isinstance(ping, Frame)
    assert ping.data == b"x" * 125
