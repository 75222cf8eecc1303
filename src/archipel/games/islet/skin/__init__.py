"""The art of Islet: drawn symbols, and faces composed from the content."""
