"""Geometry and card handling that two games share."""
