"""`archipel serve` with the same deal for every table, so that a game in the browser goes the same way each time."""

from __future__ import annotations

from archipel.cli.app import main
from archipel.table import lobby

SEED = "c0ffee" * 5 + "00"

if __name__ == "__main__":
    lobby.new_seed = lambda: SEED
    main()
