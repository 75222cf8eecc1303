"""A scene as one SVG document that needs nothing beside it."""

from archipel.server.content.picture.page import draw

__all__ = ["draw"]
