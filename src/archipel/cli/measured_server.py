"""`archipel serve` for a measure: `SEED serve ...` deals by a seed and in the same order each time."""

from __future__ import annotations

import random
import sys

from archipel.cli.app import main
from archipel.table import lobby

if __name__ == "__main__":
    chance = random.Random(sys.argv.pop(1))
    lobby.new_seed = lambda: f"{chance.getrandbits(128):032x}"
    main()
