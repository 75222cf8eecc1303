### Time and turns: clocks, stand-ins, taking back, what is asked twice.

time-clock = Clock
time-clock-none = everybody takes their time
time-clock-live = { $minutes } min for the whole game, { $more } s more each turn
time-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
} for each turn
time-clock-kind-none = None
time-clock-kind-live = Live
time-clock-kind-days = Days
time-clock-of-live = { $minutes } + { $more }
time-clock-of-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
time-left = { $time } left
time-to-answer = { $time } to answer
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
time-start = { $seconds } s until the start
time-together = Everybody starts together

time-stood = A bot plays for you.
time-stood-line = You can take your seat back at any time.
time-away = { $name } is away.
time-away-clock = { $name } is away; the clock goes on.
time-call = Ask for a bot
time-called = A bot comes in the seat of { $name } unless they are back:
time-wait = Rather wait
time-paused = Nobody who plays is here: the clock stands still.
time-retake = Take my seat back
time-status-stood = a bot plays
time-leave = Leave the game
time-leave-sure = A bot will play on for you. You can come back and take your seat again as long as the game lasts.
time-leave-yes = Leave
time-stay = Stay
time-stop = Propose to stop here
time-stop-sure = The game ends as soon as everybody agrees: with what is won already, or without a result.
time-stop-yes = Propose it
time-stop-alone = Stop this game
time-stop-sure-alone = The game ends here without a result. This cannot be taken back.
time-stop-yes-alone = Stop
time-stop-asked = { $names } { $count ->
    [one] would
   *[other] would all
} stop the game here.
time-stop-agree = Agree
time-stop-mine = You proposed to stop; the game goes on until everybody agrees.
time-go-on = Play on
time-stopped = This game was stopped.

time-restart = Take the whole turn back ({ $count } moves)
time-restart-sure = All { $count } moves since the last new card, roll or move of another player go back.
time-restart-yes = Take them back
time-final = This is final.
time-final-all = This choice is final.
time-end-turn = End turn
time-confirm = Confirm
time-pending = The choice is shown and not yet made: confirm it, or choose again.
time-not-yet = Not yet
time-sure = { $what }. Shall it be so?
table-key-restart = take the whole turn back
table-cap-restart = Del
