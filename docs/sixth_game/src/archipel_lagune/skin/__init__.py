"""The art of Lagune."""
