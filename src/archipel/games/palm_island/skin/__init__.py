"""The look of Palm Island: cards of cut paper in a hand over the sea."""
