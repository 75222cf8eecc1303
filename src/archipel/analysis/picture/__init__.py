"""An analysed game as one picture to share."""

from archipel.analysis.picture.page import NotToShare, draw

__all__ = ["NotToShare", "draw"]
