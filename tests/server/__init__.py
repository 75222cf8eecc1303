"""The table and the server, from the log to a killed process."""
