"""Playing the rest of a game over in mind: which lines, in what haste, and what comes of them."""
