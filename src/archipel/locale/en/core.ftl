### Words that any game or door may need.

you = You
seat-number = Seat { $number }
refused-not-offered = That is not possible now.
refused-over = The game is over.
refused-not-your-turn = It is not your turn.
