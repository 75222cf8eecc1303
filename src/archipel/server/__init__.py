"""What the web adds to a table; each folder is a layer, and imports only those before it in docs/architecture.md."""
