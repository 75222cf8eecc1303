"""The house of a page without a server."""
