"""The decisions and stages of The Isle of Cats."""
