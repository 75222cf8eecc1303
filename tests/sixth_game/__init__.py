"""A game that is none of ours, installed as a package of its own."""
