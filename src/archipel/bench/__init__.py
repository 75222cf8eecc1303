"""How fast the rules are, in CPU seconds and in rounds of a fixed loop that tells machines apart."""

from archipel.bench.peers import Missing, time_peers
from archipel.bench.picture import draw
from archipel.bench.rows import Row, measure

__all__ = ["Missing", "Row", "draw", "measure", "time_peers"]
