### The picture of an analysed game, to share.

picture-alt = { $game }: { $scores }
picture-score = { $name } { $points }
picture-axis-chance = Chance to win
picture-axis-points = Points expected at the end
picture-brought-chance = Points of chance brought by
picture-brought-points = Points brought by
picture-luck = luck
picture-own = own choices
picture-others = the others
picture-score-head = Score
picture-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
picture-won-by = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}
picture-won = Won
picture-lost = Lost
picture-number = { $number }
picture-flag = { $turn } · { $name }: { $what }
picture-flag-alone = { $turn }: { $what }
picture-rough = Figures of a first look
picture-other-game = this analysis is of another game
picture-unfinished = { server-analysis-unfinished }
