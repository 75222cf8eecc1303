"""A proxy in front of several servers: whoever comes is led to the first that answers."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from socketserver import BaseRequestHandler, ThreadingTCPServer

HOST = "127.0.0.1"
PIECE = 1 << 16


class FrontDoor:
    """`ports` are those of the servers, the best liked first."""

    def __init__(self, *ports: int) -> None:
        self.ports = ports
        door = self

        class Visitor(BaseRequestHandler):
            def handle(self) -> None:
                door.lead(self.request)

        self.server = ThreadingTCPServer((HOST, 0), Visitor)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.server.server_address[1]}"

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def lead(self, visitor: socket.socket) -> None:
        for port in self.ports:
            with suppress(ConnectionError), socket.create_connection((HOST, port)) as inside:
                back = threading.Thread(target=_carry, args=(inside, visitor), daemon=True)
                back.start()
                _carry(visitor, inside)
                back.join()
                return


def _carry(source: socket.socket, target: socket.socket) -> None:
    """Until one of them has nothing more to say: then the other is told so."""
    with suppress(OSError):
        while piece := source.recv(PIECE):
            target.sendall(piece)
    for end in (source, target):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
