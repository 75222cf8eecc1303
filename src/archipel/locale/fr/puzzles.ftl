### Puzzles: positions with one clearly best choice.

server-puzzle-none = Ce puzzle n’existe pas.
server-puzzle-choice = Ce choix n’est pas possible ici.
server-puzzle-over = Ce puzzle est terminé : sa solution est connue.

puzzle-title = Puzzle
puzzle-of-day = Puzzle du jour
puzzle-back = Retour à la page du jour
puzzle-ask = Trouvez le meilleur choix.
puzzle-ask-short = { $solutions ->
    [one] Un choix vaut nettement mieux que tous les autres.
   *[other] { $solutions } choix valent nettement mieux que les autres.
}
puzzle-ask-chance = { $solutions ->
    [one] Un choix vaut nettement mieux que tous les autres
   *[other] { $solutions } choix valent nettement mieux que tous les autres
} : avec lui, on gagne { $value } de ces parties.
puzzle-ask-points = { $solutions ->
    [one] Un choix vaut nettement mieux que tous les autres
   *[other] { $solutions } choix valent nettement mieux que tous les autres
} : il mène à { $value } points en moyenne.
puzzle-among = C’est l’un de ceux-ci :
puzzle-help = Aide
puzzle-hint = Un indice
puzzle-give-up = La solution
puzzle-others = D’autres puzzles
puzzle-next = Un autre
puzzle-tries = { $count ->
    [one] { $count } essai jusqu’ici
   *[other] { $count } essais jusqu’ici
}
puzzle-found = { $count ->
    [one] Trouvé du premier coup.
   *[other] Trouvé en { $count } essais.
}
puzzle-found-hint = { $count ->
    [one] Trouvé avec un indice, du premier coup.
   *[other] Trouvé avec un indice, en { $count } essais.
}
puzzle-solution = La solution
puzzle-tempts-chance = « { $what } » semble le mieux à première vue, et gagne { $value } de ces parties.
puzzle-tempts-points = « { $what } » semble le mieux à première vue, et mène à { $value } points.
puzzle-tempting = Tentant
choice-maybe = Peut-être
puzzle-days = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-days-in-a-row = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
puzzle-longest = record { $days }
puzzle-today-counts = Aujourd’hui compte. Un jour manqué par mois ne coupe pas la série.
puzzle-before-midnight = Résolu avant minuit (UTC), aujourd’hui compte. Un jour manqué par mois ne coupe pas la série.
puzzle-day-none = pas de puzzle
puzzle-day-open = encore ouvert
puzzle-day-solved = résolu
puzzle-day-hint = résolu avec un indice
puzzle-day-missed = manqué
puzzle-day-spared = manqué, mais épargné
puzzle-strip-days = { $game } · { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
puzzle-solve = Le résoudre
puzzle-look-again = Le revoir
puzzle-practise = Puzzles pour s’exercer
puzzle-solved-of = { $solved } sur { $all } résolus
puzzle-number = Puzzle { $number }
puzzle-state-open = pas encore résolu
puzzle-state-tried = essayé, pas encore résolu
puzzle-state-solved = résolu
puzzle-state-hint = résolu avec un indice
puzzle-state-missed = solution montrée
