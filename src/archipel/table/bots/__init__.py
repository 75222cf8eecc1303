"""Bots at a table: whose turn it is to think, hints, and going on after a restart."""
