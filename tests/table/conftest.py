"""A table in its house: what the tests of the server have, one toy game and one store a test."""

from __future__ import annotations

from tests.server.conftest import client, numbers, rules, services

__all__ = ["client", "numbers", "rules", "services"]
