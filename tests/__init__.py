"""The tests of Archipel."""
