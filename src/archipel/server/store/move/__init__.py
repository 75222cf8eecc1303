"""Everything that a server keeps, carried from a data folder into a PostgreSQL database or back, row by row."""
