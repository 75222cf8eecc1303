"""The core: it knows no game, no clock, no person."""
