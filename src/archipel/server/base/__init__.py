"""What everything else of the server stands on: settings, logs, figures, limits, signatures, processes."""
