### The ladder: how strong each level of bots is.

ladder-title = The ladder of bots
ladder-page = How strong are the bots?
ladder-lead = How often one level beats another. The mark is the share of victories; the true one lies on its line 95 times in 100.
ladder-picture = How often one level of bots beats another
ladder-against = { $upper } against { $lower }
ladder-percent = { $share }%
ladder-even = even
ladder-axis = share of the stronger
ladder-unproven = not proven yet
ladder-figure-unproven = { $share } · not proven yet
ladder-games = { $count ->
    [one] 1 game a pair
   *[other] { $count } games a pair
}
ladder-games-from = { $fewest } to { $count } games a pair
ladder-deals = { $count ->
    [one] the same deal for each
   *[other] the same { $count } deals for each
}
ladder-deals-from = the same { $fewest } to { $count } deals for each
ladder-game = { $game }: all modes
ladder-all = All games
ladder-levels = The levels
ladder-level-random = Chance
ladder-about-random = does anything the rules allow: the floor of the scale, and nobody to play against
ladder-about-easy = takes what lies before it, and often misjudges
ladder-about-normal = weighs its choices, with an error here and there
ladder-about-strong = makes plans, and looks through what may come before it chooses
ladder-how = How it is measured
ladder-how-rivals = Two levels at one table, every deal played twice with the seats swapped. A shared victory counts half.
ladder-how-alone = Alone or as a team: each level plays the same deals by itself. Whoever does better on a deal has won it; equals have half each.
ladder-how-proven = A line that touches 50% proves nothing: its mark is hollow.
ladder-how-made = Made by Archipel { $version }, { $date }.
ladder-stale = Measured with other rules than today’s.
ladder-table = The figures in a table
ladder-table-of = { $game }: { $mode }
ladder-ratings = Ratings
ladder-rating-note = From all pairs at once: 400 points are ten victories to one, and { $anchor } stands at { $rating } in every mode (the scale of Elo).
ladder-column-level = Level
ladder-column-rating = Rating
ladder-column-interval = 95% interval
ladder-column-pair = Pair
ladder-column-share = Share
ladder-column-games = Games
ladder-column-mean = Mean score
ladder-column-won = Won
ladder-column-pace = Seconds a decision
ladder-interval = { $low } to { $high }
ladder-plus-minus = { $mean } ± { $off }
ladder-glance = At a glance
ladder-glance-largest = The largest step:
ladder-glance-smallest = The smallest:
ladder-glance-step = { $lower } to { $upper }, { $game }
ladder-glance-more = It will take more games.
ladder-none = Nobody has measured the bots of this game yet.
ladder-failed = The figures cannot be fetched just now.
