"""A real browser at a real server."""
