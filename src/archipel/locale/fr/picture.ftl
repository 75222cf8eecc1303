### L’image d’une partie analysée, à partager.

picture-alt = { $game } : { $scores }
picture-score = { $name } { $points }
picture-axis-chance = Chance de gagner
picture-axis-points = Points attendus à la fin
picture-brought-chance = Points de chance apportés par
picture-brought-points = Points apportés par
picture-luck = le hasard
picture-own = ses choix
picture-others = les autres
picture-score-head = Score
picture-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
picture-won-by = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
picture-won = Gagné
picture-lost = Perdu
picture-number = { $number }
picture-flag = { $turn } · { $name } : { $what }
picture-flag-alone = { $turn } : { $what }
picture-rough = Chiffres d’un premier regard
picture-other-game = cette analyse est celle d’une autre partie
picture-unfinished = { server-analysis-unfinished }
