"""Games that show themselves: in a notebook as the picture of the app, in print as the board of the terminal.

`import archipel` has states, views and records use these functions by themselves, as `docs/notebook.md` tells.
"""

from archipel.showing.position import svg, text
from archipel.showing.slideshow import html

__all__ = ["html", "svg", "text"]
