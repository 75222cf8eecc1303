"""Web sockets: the connection itself, and who comes in by it."""
