### Puzzles: positions with one clearly best choice.

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
