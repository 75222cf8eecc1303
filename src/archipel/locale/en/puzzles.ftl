### Puzzles: positions with one clearly best choice.

puzzles-none = This is not a file of puzzles.
puzzles-no-file = No puzzles of this game come along.
puzzles-game = These puzzles are of a game that is not here: { $game }.
puzzles-rules = These puzzles were made for rules { $made }, and the rules of today are { $today }.
puzzles-line = Line { $line } of the file is not a puzzle.
puzzles-other-plan = The file is of another search: name another file, or the same game, mode, bots, games and seed.
terminal-puzzles-kept = { $count ->
    [one] { $count } game of { $all } is searched in { $file } already.
   *[other] { $count } games of { $all } are searched in { $file } already.
}
terminal-puzzles-written = { $games ->
    [one] { $games } game searched
   *[other] { $games } games searched
}, { $count ->
    [0] no puzzle found
    [one] { $count } puzzle found
   *[other] { $count } puzzles found
}: { $file }
terminal-puzzle-not-yet = Not yet: that comes to { $value }, and there is a choice that comes to { $best }.
terminal-puzzle-number = There are { $count } puzzles of this kind; choose one of them with --number.
terminal-puzzle-left = The puzzle is left as it was.

server-puzzle-none = There is no such puzzle.
server-puzzle-choice = That cannot be chosen here.
server-puzzle-over = This puzzle is over: its solution is known.

puzzle-title = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-back = Back to the day
puzzle-ask = Find the best choice.
puzzle-ask-short = { $solutions ->
    [one] One choice is clearly better than all others.
   *[other] { $solutions } choices are clearly better than all others.
}
puzzle-ask-chance = { $solutions ->
    [one] One choice is clearly better than all others
   *[other] { $solutions } choices are clearly better than all others
}: with it you win in { $value } of such games.
puzzle-ask-points = { $solutions ->
    [one] One choice is clearly better than all others
   *[other] { $solutions } choices are clearly better than all others
}: it leads to { $value } points on average.
puzzle-among = It is one of these:
puzzle-help = Help
puzzle-hint = A hint
puzzle-give-up = The solution
puzzle-others = Other puzzles
puzzle-next = Another one
puzzle-tries = { $count ->
    [one] { $count } try so far
   *[other] { $count } tries so far
}
puzzle-found = { $count ->
    [one] Found at the first try.
   *[other] Found after { $count } tries.
}
puzzle-found-hint = { $count ->
    [one] Found with a hint, at the first try.
   *[other] Found with a hint, after { $count } tries.
}
puzzle-solution = The solution
puzzle-tempts-chance = “{ $what }” looks best at first sight, and wins in { $value } of such games.
puzzle-tempts-points = “{ $what }” looks best at first sight, and leads to { $value } points.
puzzle-tempting = Tempting
choice-maybe = Perhaps
puzzle-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-days-in-a-row = { $days ->
    [one] day in a row
   *[other] days in a row
}
puzzle-longest = longest { $days }
puzzle-today-counts = Today counts. One missed day a month does not end the row.
puzzle-before-midnight = Solved by midnight (UTC), today counts. One missed day a month does not end the row.
puzzle-day-none = no puzzle
puzzle-day-open = still open
puzzle-day-solved = solved
puzzle-day-hint = solved with a hint
puzzle-day-missed = missed
puzzle-day-spared = missed, and spared
puzzle-strip-days = { $game } · { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-solve = Solve it
puzzle-look-again = Look at it again
puzzle-practise = Puzzles to practise
puzzle-solved-of = { $solved } of { $all } solved
puzzle-number = Puzzle { $number }
puzzle-state-open = not solved yet
puzzle-state-tried = tried, not solved yet
puzzle-state-solved = solved
puzzle-state-hint = solved with a hint
puzzle-state-missed = its solution was shown
