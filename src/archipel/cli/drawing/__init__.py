"""A scene drawn in letters."""
