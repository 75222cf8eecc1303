"""Routes, sockets and pages: the one place that knows a web framework."""
