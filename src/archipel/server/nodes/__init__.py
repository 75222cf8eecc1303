"""One of several servers that share a database: what it hears of the others, and the work that one of them does."""
