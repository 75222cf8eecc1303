"""The table and the server round it."""
