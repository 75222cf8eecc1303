"""Games that are over: how they ended, what newer rules make of them, their records."""
