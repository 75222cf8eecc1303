"""What finished games come to: history and figures of a person, the daily island."""
