### Learning: tutorials, and hints at the table.

learn-title = Learn { $game }
learn-step = Step { $step } of { $of }
learn-now-you = Now you
learn-next = Next
learn-back = Back
learn-show = Show me
learn-play = Play it
learn-leave = Leave the lesson
learn-meanwhile = Read the step, then go on.
learn-done = That is the whole game. The best lesson is the first game of your own.
learn-first-game = Play your first game
learn-again = Once more from the start
learn-button = Learn
learn-rules = Learn by playing
learn-none = There is no lesson for this game yet.

tutorial-your-move = First make the move that is asked for; “Show me” helps.
tutorial-read-first = Read this step first, then go on.
tutorial-other-move = That would be allowed. For this lesson, try the move that glows; “Show me” helps.

hint-button = Hint
hint-wait = A strong player is thinking…
hint-title = A strong player would choose:
hint-ringed = (the ringed cell)
hint-play = Play it
hint-close = Close the hint
hint-only = It is the only thing to do.
hint-no-points = No points this turn.
hint-then = Then: { $next }
hint-next-points = Next best: { $other }, about { $cost ->
    [one] 1 point
    *[other] { $cost } points
} less in the end
hint-next-chance = Next best: { $other }, about { $cost ->
    [one] 1 win
    *[other] { $cost } wins
} in 100 fewer
hint-alike = About as good: { $other }
hint-gain = { $points ->
    [one] +1 point
    *[other] +{ $points } points
}: { $part }
hint-loss = { $points ->
    [one] −1 point
    *[other] −{ $points } points
}: { $part }
table-key-hint = Ask what a strong player would do

server-no-hints = There are no hints at this table.
server-hint-later = There is nothing for you to decide now.
server-hint-busy = The strong player has too many questions to answer just now. Ask again in a moment.
hint-late = The board has changed meanwhile. Ask once more.
hint-unheard = The table cannot be reached just now: the hint will have to wait.
server-hint-failed = No hint came to mind in time. Try again.
hint-row = Hints
hint-row-line = Everybody may ask what a strong player would do.

terminal-word-hint = hint
learn-left = The lesson is left.
learn-how = Enter turns to the next step; hint tells the move that is meant, undo goes a step back, quit leaves.
learn-meant = The move that is meant:
