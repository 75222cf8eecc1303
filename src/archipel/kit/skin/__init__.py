"""Faces of pieces: words of SVG and words of the locale files."""
