"""Compression of large messages only, each by itself: nothing is kept for a socket between two of them."""

from __future__ import annotations

from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LARGE = 4096


class LargeMessageDeflate(PerMessageDeflate):
    """A usual move goes as it is; a whole scene pays for the time it takes to compress it."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) > LARGE else frame


class LargeMessageDeflateFactory(ServerPerMessageDeflateFactory):
    """Neither side keeps a window from one message to the next."""

    def __init__(self) -> None:
        super().__init__(True, True, 12, 12, compress_settings={"memLevel": 5, "level": 1})

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        told, agreed = super().process_request_params(params, accepted_extensions)
        return told, LargeMessageDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
