### L’échelle : de quelle force est chaque niveau de bots.

ladder-title = L’échelle des bots
ladder-page = De quelle force sont les bots ?
ladder-lead = À quel point un niveau en bat un autre. Le repère est la part de victoires ; la vraie se trouve sur son trait 95 fois sur 100.
ladder-picture = À quel point un niveau de bots en bat un autre
ladder-against = { $upper } contre { $lower }
ladder-percent = { $share } %
ladder-even = à égalité
ladder-axis = part du plus fort
ladder-unproven = pas encore prouvé
ladder-figure-unproven = { $share } · pas encore prouvé
ladder-games = { $count ->
    [one] { $count } partie par paire
   *[other] { $count } parties par paire
}
ladder-games-from = de { $fewest } à { $count } parties par paire
ladder-deals = { $count ->
    [one] la même donne pour chacun
   *[other] les mêmes { $count } donnes pour chacun
}
ladder-deals-from = les mêmes { $fewest } à { $count } donnes pour chacun
ladder-game = { $game } : tous les modes
ladder-all = Tous les jeux
ladder-levels = Les niveaux
ladder-level-random = Hasard
ladder-about-random = fait n’importe quoi de permis : le bas de l’échelle, contre qui l’on ne joue pas
ladder-about-easy = prend ce qu’il a devant lui, et se trompe souvent
ladder-about-normal = pèse ses choix, avec une erreur ici ou là
ladder-about-strong = fait des plans, et regarde ce qui peut venir avant de choisir
ladder-how = Comment c’est mesuré
ladder-how-rivals = Deux niveaux à la même table, chaque donne jouée deux fois, les sièges échangés. Une victoire partagée compte pour moitié.
ladder-how-alone = Seul ou en équipe : chaque niveau joue les mêmes donnes de son côté. Qui fait mieux sur une donne la gagne ; à égalité, une moitié chacun.
ladder-how-proven = Un trait qui touche 50 % ne prouve rien : son repère est creux.
ladder-how-made = Mesuré par Archipel { $version }, le { $date }.
ladder-stale = Mesuré avec d’autres règles que celles d’aujourd’hui.
ladder-table = Les chiffres en tableau
ladder-table-of = { $game } : { $mode }
ladder-ratings = Cotes
ladder-rating-note = D’après toutes les paires à la fois : 400 points font dix victoires contre une, et { $anchor } est à { $rating } dans chaque mode (l’échelle d’Elo).
ladder-column-level = Niveau
ladder-column-rating = Cote
ladder-column-interval = Intervalle à 95 %
ladder-column-pair = Paire
ladder-column-share = Part
ladder-column-games = Parties
ladder-column-mean = Score moyen
ladder-column-won = Gagnées
ladder-column-pace = Secondes par décision
ladder-interval = de { $low } à { $high }
ladder-plus-minus = { $mean } ± { $off }
ladder-glance = En un regard
ladder-glance-largest = Le plus grand pas :
ladder-glance-smallest = Le plus petit :
ladder-glance-step = { $lower } à { $upper }, { $game }
ladder-glance-more = Il faudra plus de parties.
ladder-none = Personne n’a encore mesuré les bots de ce jeu.
ladder-failed = Les chiffres ne peuvent pas être lus pour l’instant.
