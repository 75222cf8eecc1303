"""From a view and its legal actions to the scene of a table of Islet, and from a touch to what it would mean."""

from archipel.games.islet.scene.table import scene
from archipel.games.islet.scene.touch import intent

__all__ = ["intent", "scene"]
