"""Tests of a live match."""
