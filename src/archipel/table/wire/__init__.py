"""What travels between a page and its table: every message, and how scenes, gestures and frames are made for it."""
