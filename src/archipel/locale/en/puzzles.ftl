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
