### Revenir sur une partie avec une analyse : la courbe, ce qui a décidé, apprendre de ses erreurs.

analysis-begin = Analyser
analysis-close = Fermer l’analyse
analysis-curve = La courbe
analysis-choices = Choix
analysis-review = Ce qui a décidé la partie
analysis-this-choice = Ce choix
analysis-table = La courbe en tableau
analysis-none = Une revue sans analyse

analysis-first-look = Premier regard
analysis-deep = Analyse fine
analysis-begun = Un premier regard a commencé.
analysis-deep-begun = L’analyse fine a commencé ; la page peut déjà servir.
analysis-half = La moitié est faite.
analysis-moves-done = { $done } coups sur { $total }
analysis-turns-done = { $done } tours sur { $total }
analysis-seconds-left = encore { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} environ
analysis-minutes-left = encore { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} environ
analysis-left-usable = { $left }, vous pouvez déjà regarder
analysis-usable = Vous pouvez déjà regarder.
analysis-soon = quelques secondes
analysis-stop = Arrêter
analysis-stopped = Premier regard arrêté.
analysis-deep-stopped = Analyse fine arrêtée.
analysis-go-on = Reprendre
analysis-rough = Chiffres d’un premier regard.
analysis-deepen = Affiner
analysis-refined = affiné

analysis-percent = { $number } %
analysis-about = ≈ { $change }
analysis-turn = Tour { $number }
analysis-step = Coup { $step }
analysis-chart-chance = Chance de gagner, tour par tour. { $now }
analysis-chart-points = Points attendus à la fin, tour par tour. { $now }
analysis-live-chance = Chance de gagner
analysis-live-points = Points à la fin
analysis-expected = attendus
analysis-uncertain = incertain
analysis-for = pour
analysis-against = contre
analysis-luck = hasard
analysis-own = vos choix
analysis-choices-of = choix de { $name }
analysis-those-of = ceux de { $name }
analysis-others = ceux des autres

analysis-won = Gagné
analysis-lost = Perdu
analysis-won-by = Gagné de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-lost-by = Perdu de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-points-title = { analysis-points }, { $title }
analysis-unfinished = Pas jouée jusqu’au bout
analysis-of-seat = { $name } : { $what }
analysis-cause-choices = Le hasard n’est pas en cause : tout s’est joué dans les choix.
analysis-cause-choices-turns = { $count ->
    [one] Le hasard n’est pas en cause : tout s’est joué dans les choix, surtout ceux du tour { $turns }.
   *[other] Le hasard n’est pas en cause : tout s’est joué dans les choix, surtout ceux des tours { $turns }.
}
analysis-cause-skill = Des choix meilleurs qu’attendu ont fait la différence.
analysis-cause-skill-turns = { $count ->
    [one] Des choix meilleurs qu’attendu ont fait la différence ; il restait à prendre au tour { $turns }.
   *[other] Des choix meilleurs qu’attendu ont fait la différence ; il restait à prendre aux tours { $turns }.
}
analysis-cause-luck-bad = Le hasard a pesé plus que tous les choix. Il n’y avait pas grand-chose à faire.
analysis-cause-luck-bad-turns = { $count ->
    [one] Le hasard a pesé plus que tous les choix ; il restait à prendre au tour { $turns }.
   *[other] Le hasard a pesé plus que tous les choix ; il restait à prendre aux tours { $turns }.
}
analysis-cause-luck-good = Le hasard a donné un coup de main.
analysis-cause-luck-good-turns = { $count ->
    [one] Le hasard a donné un coup de main. De meilleurs choix au tour { $turns } auraient rapporté plus encore.
   *[other] Le hasard a donné un coup de main. De meilleurs choix aux tours { $turns } auraient rapporté plus encore.
}
analysis-cause-spite = Le hasard était contre ; les choix l’ont rattrapé.
analysis-cause-spite-turns = { $count ->
    [one] Le hasard était contre ; les choix l’ont rattrapé, sauf au tour { $turns }.
   *[other] Le hasard était contre ; les choix l’ont rattrapé, sauf aux tours { $turns }.
}
analysis-cause-even = Rien n’a décidé à soi seul.
analysis-cause-even-turns = { $count ->
    [one] Rien n’a décidé à soi seul ; les choix les plus chers sont du tour { $turns }.
   *[other] Rien n’a décidé à soi seul ; les choix les plus chers sont des tours { $turns }.
}
analysis-caption-chance = En points de chance, de { $start } à { $end } ; les choix, comparés à ceux d’un bot rapide.
analysis-caption-points = En points, de { $start } attendus à { $end } ; les choix, comparés à ceux d’un bot rapide.

analysis-costs = { $count ->
    [0] Aucun choix n’a coûté cher
    [1] Un choix a coûté cher
    [2] Deux choix ont coûté cher
    [3] Trois choix ont coûté cher
   *[other] { $count } choix ont coûté cher
}
analysis-touch = touchez pour voir
analysis-nothing-found = Rien à redire : aucun choix n’a été pire que ce qu’il a d’incertain.
analysis-strokes = { $count ->
    [one] Un coup du sort
   *[other] Coups du sort
}
analysis-flag = Drapeau { $number }
analysis-stroke = Coup du sort
analysis-flag-title = { $turn } : { $what }
analysis-flag-name = Drapeau { $number }. { $turn } : { $what }. { $fall }
analysis-stroke-name = Coup du sort : { $what }. { $fall }
analysis-a-choice = un choix
analysis-a-stroke = Quelque chose est sorti
analysis-better-is = Mieux : { $what }
analysis-stood-in = Joué par un bot à votre place.
analysis-stood-in-of = Joué par un bot à la place de { $name }.
analysis-stood-in-count = { $count ->
    [one] L’un de ces choix a été fait par un bot remplaçant.
   *[other] { $count } de ces choix ont été faits par un bot remplaçant.
}
analysis-all-stood-in = Tout ce qui a coûté cher a été joué par un bot.
analysis-no-help = Rien à y faire.
analysis-good-luck = C’est venu tout seul.

choice-played = Joué
choice-better = Mieux
choice-tried = Votre essai
choice-both = Les deux
analysis-show = Montrer sur le plateau
analysis-why = Le meilleur choix apporte :
analysis-why-later = La feuille de score ne le montre que plus tard.
analysis-play-better = { $seats ->
    [1] Jouer la suite avec ce meilleur choix
   *[other] Jouer la suite avec ce meilleur choix, contre des bots
}
analysis-play-it = Jouer
analysis-learn = Apprendre de mes erreurs
analysis-learn-of = Apprendre des erreurs de { $name }
analysis-replay-here = Rejouer d’ici
analysis-share = Partager l’analyse
analysis-share-picture = La courbe, le score et les choix qui ont coûté
analysis-share-png = Image (PNG)
analysis-share-svg = Dessin (SVG)
analysis-share-send = Envoyer l’image…

analysis-turn-head = Tour
analysis-at-start = { $name }, au début
analysis-at-end = { $name }, à la fin
analysis-likeliest = Titre le plus probable
analysis-marks = Repères

analysis-mistakes = Vos erreurs
analysis-mistakes-of = Erreurs de { $name }
analysis-back = Retour à l’analyse
analysis-at-of = { $at } sur { $of }
analysis-mistake-at = Erreur { $at } sur { $of }
analysis-find-better = Trouvez mieux que : { $what }
analysis-you-played-chance = { $turn }. Le choix joué laisse { $value } de chances.
analysis-you-played-points = { $turn }. Le choix joué laisse { $value } points.
analysis-weighing = Votre choix est pesé…
analysis-good = Bien vu !
analysis-not-yet = Pas encore
analysis-some-better = C’est mieux que le choix joué, mais il y a plus.
analysis-no-better = Cela n’aide pas.
analysis-missing = Il manque quelque chose : { $line }. D’où cela pourrait-il venir ?
analysis-look-further = Le gain vient plus tard. Qu’est-ce que ce choix rend impossible ?
analysis-see = Voir
analysis-again = Réessayer
analysis-play-rest = Jouer la suite
analysis-next = La suivante
analysis-finish = Terminer
analysis-all-done = Toutes vues
analysis-found = Trouvées seul : { $found } sur { $of }.
analysis-scale-tried = Essai
analysis-scale-good = Vous
analysis-scale-best = À trouver
