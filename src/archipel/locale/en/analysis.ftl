### Looking back with an analysis: the curve, what decided a game, learning from mistakes.

analysis-begin = Analyse
analysis-close = Close the analysis
analysis-curve = The curve
analysis-choices = Choices
analysis-review = What decided the game
analysis-this-choice = This choice
analysis-table = The curve as a table
analysis-none = A replay without an analysis

analysis-first-look = First look
analysis-deep = Closer look
analysis-begun = A first look has begun.
analysis-deep-begun = A closer look has begun; the page can be used.
analysis-half = Half of it is done.
analysis-moves-done = { $done } of { $total } moves
analysis-turns-done = { $done } of { $total } turns
analysis-seconds-left = about { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
analysis-minutes-left = about { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
analysis-left-usable = { $left }, you can look around already
analysis-usable = You can look around already.
analysis-soon = a few seconds
analysis-stop = Stop
analysis-stopped = The first look is stopped.
analysis-deep-stopped = The closer look is stopped.
analysis-go-on = Go on
analysis-rough = Figures of a first look.
analysis-deepen = Look closer
analysis-refined = refined

analysis-percent = { $number }%
analysis-about = ≈ { $change }
analysis-turn = Turn { $number }
analysis-step = Move { $step }
analysis-chart-chance = Chance to win, turn by turn. { $now }
analysis-chart-points = Points expected at the end, turn by turn. { $now }
analysis-live-chance = Chance to win
analysis-live-points = Points at the end
analysis-expected = expected
analysis-uncertain = uncertain
analysis-for = for
analysis-against = against
analysis-luck = luck
analysis-own = your choices
analysis-choices-of = choices of { $name }
analysis-those-of = those of { $name }
analysis-others = those of others

analysis-won = Won
analysis-lost = Lost
analysis-won-by = Won by { $points ->
    [one] 1 point
   *[other] { $points } points
}
analysis-lost-by = Lost by { $points ->
    [one] 1 point
   *[other] { $points } points
}
analysis-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
analysis-points-title = { analysis-points }, { $title }
analysis-unfinished = Not played to its end
analysis-of-seat = { $name }: { $what }
analysis-cause-choices = Luck is not to blame: choices decided it.
analysis-cause-choices-turns = { $count ->
    [one] Luck is not to blame: it was decided by choices, above all in turn { $turns }.
   *[other] Luck is not to blame: it was decided by choices, above all in turns { $turns }.
}
analysis-cause-skill = Better choices than could be expected decided it.
analysis-cause-skill-turns = { $count ->
    [one] Better choices than could be expected decided it; something was left lying in turn { $turns }.
   *[other] Better choices than could be expected decided it; something was left lying in turns { $turns }.
}
analysis-cause-luck-bad = Luck weighed more than any choice. There was little to be done.
analysis-cause-luck-bad-turns = { $count ->
    [one] Luck weighed more than any choice; something was left lying in turn { $turns }.
   *[other] Luck weighed more than any choice; something was left lying in turns { $turns }.
}
analysis-cause-luck-good = Luck lent a hand.
analysis-cause-luck-good-turns = { $count ->
    [one] Luck lent a hand. Better choices in turn { $turns } would have brought still more.
   *[other] Luck lent a hand. Better choices in turns { $turns } would have brought still more.
}
analysis-cause-spite = Luck was against it; the choices made up for that.
analysis-cause-spite-turns = { $count ->
    [one] Luck was against it; the choices made up for that, but for turn { $turns }.
   *[other] Luck was against it; the choices made up for that, but for turns { $turns }.
}
analysis-cause-even = No single thing decided it.
analysis-cause-even-turns = { $count ->
    [one] No single thing decided it; the costliest choices fell in turn { $turns }.
   *[other] No single thing decided it; the costliest choices fell in turns { $turns }.
}
analysis-caption-chance = In points of chance, from { $start } to { $end }; choices beside those of a quick bot.
analysis-caption-points = In points, from { $start } expected to { $end }; choices beside those of a quick bot.

analysis-costs = { $count ->
    [0] No choice cost much
    [1] One choice cost much
    [2] Two choices cost much
    [3] Three choices cost much
   *[other] { $count } choices cost much
}
analysis-touch = touch to see
analysis-nothing-found = Nothing to object to: no choice was worse than what is uncertain about it.
analysis-strokes = { $count ->
    [one] A stroke of fate
   *[other] Strokes of fate
}
analysis-flag = Flag { $number }
analysis-stroke = Stroke of fate
analysis-flag-title = { $turn }: { $what }
analysis-flag-name = Flag { $number }. { $turn }: { $what }. { $fall }
analysis-stroke-name = Stroke of fate: { $what }. { $fall }
analysis-a-choice = a choice
analysis-a-stroke = Something turned up
analysis-better-is = Better: { $what }
analysis-stood-in = Played by a bot for you.
analysis-stood-in-of = Played by a bot for { $name }.
analysis-stood-in-count = { $count ->
    [one] One of these choices was made by a bot that stood in.
   *[other] { $count } of these choices were made by a bot that stood in.
}
analysis-all-stood-in = Whatever cost much was played by a bot.
analysis-no-help = Nothing to be done about it.
analysis-good-luck = It came by itself.

choice-played = Played
choice-better = Better
choice-tried = Your try
choice-both = Both
analysis-show = Show on the board
analysis-why = The better choice brings:
analysis-why-later = It shows on the score sheet only later.
analysis-play-better = { $seats ->
    [1] Play the better choice on
   *[other] Play the better choice on, against bots
}
analysis-play-it = Play
analysis-learn = Learn from my mistakes
analysis-learn-of = Learn from the mistakes of { $name }
analysis-replay-here = Replay from here
analysis-share = Share the analysis
analysis-share-picture = The curve, the score and the choices that cost
analysis-share-png = Picture (PNG)
analysis-share-svg = Drawing (SVG)
analysis-share-send = Send the picture…

analysis-turn-head = Turn
analysis-at-start = { $name }, at its beginning
analysis-at-end = { $name }, at its end
analysis-likeliest = Likeliest title
analysis-marks = Marks

analysis-mistakes = Your mistakes
analysis-mistakes-of = Mistakes of { $name }
analysis-back = Back to the analysis
analysis-at-of = { $at } of { $of }
analysis-mistake-at = Mistake { $at } of { $of }
analysis-find-better = Find better than: { $what }
analysis-you-played-chance = { $turn }. What was played leaves a chance of { $value }.
analysis-you-played-points = { $turn }. What was played leaves { $value } points.
analysis-weighing = Your choice is being weighed …
analysis-good = Well seen!
analysis-not-yet = Not yet
analysis-some-better = Better than what was played, but there is more.
analysis-no-better = That does not help.
analysis-missing = Something is missing: { $line }. Where could that come from?
analysis-look-further = The gain comes later. What does this choice make impossible?
analysis-see = See it
analysis-again = Try again
analysis-play-rest = Play on
analysis-next = Next one
analysis-finish = Finish
analysis-all-done = All seen
analysis-found = Found by yourself: { $found } of { $of }.
analysis-scale-tried = Try
analysis-scale-good = You
analysis-scale-best = To find
